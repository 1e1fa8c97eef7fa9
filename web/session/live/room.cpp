#include "session/live/room.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "engine/wording.h"

namespace sightlines::live {
namespace {

constexpr std::string_view game_stays = " The connection is ended, and the game is as it was.";

int hider_of(const Match& match) {
    const std::vector<int> hiding = hiding_seats(match);
    return hiding.size() == 1 ? hiding.front() : -1;
}

// What this page says of the other, whose fault it is.
std::string fault_of(const std::string& name, Reason why, std::string_view details) {
    switch (why) {
        case Reason::newer: return name + " plays with a newer version: reload this page, then invite again.";
        case Reason::form: return "What came from " + name + " cannot be understood." + std::string(game_stays);
        case Reason::large:
        case Reason::flood: return "More came from " + name + " than can be read." + std::string(game_stays);
        case Reason::seat: return name + " asked for another seat than the one in the invitation.";
        case Reason::taken: return name + " asked for a seat that is taken.";
        case Reason::match: return name + " is at another game. Invite again from the game that you want to play.";
        case Reason::turn: return "What " + name + " sent was not asked for." + std::string(game_stays);
        case Reason::again: return "An old message came again from " + name + "." + std::string(game_stays);
        case Reason::illegal:
            return "A move that the rules forbid came from " + name + "." +
                   (details.empty() ? "" : " " + std::string(details)) + std::string(game_stays);
        case Reason::differs: return "The game of " + name + " is another one than the game here.";
        case Reason::dice:
            return "The dice of " + name + " are not those that were promised." + std::string(game_stays);
        case Reason::late: return name + " has not shown the dice in time." + std::string(game_stays);
        default: return name + " is gone. Go on by link, or invite again.";
    }
}

// And what the other says of this one.
std::string told_by(const std::string& name, Reason why) {
    switch (why) {
        case Reason::left: return name + " has left. Go on by link, or invite again.";
        case Reason::newer: return "The page of " + name + " is older than this one. It has to be reloaded there.";
        case Reason::seat:
        case Reason::taken: return "This seat is taken. Ask " + name + " for another invitation.";
        case Reason::match: return name + " is at another game. Ask for a new invitation.";
        case Reason::differs: return "The game of " + name + " is another one than the game here.";
        default: return name + " has ended the connection. The game is as it was: go on by link, or invite again.";
    }
}

}  // namespace

Room::Room(Setup setup)
    : setup_(std::move(setup)),
      game_(std::move(setup_.game)),
      hider_(hider_of(game_.match())),
      hides_(hider_ >= 0 && hider_ == setup_.seat),
      sees_part_(hider_ >= 0 && hider_ != setup_.seat) {
    const auto seats = static_cast<std::size_t>(game_.match().seats());
    names_ = game_.match().annotations().players;
    names_.resize(seats);
    here_.assign(seats, '0');
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (setup_.host && seat < setup_.computers.size() && setup_.computers[seat] == 'c') here_[seat] = 'c';
    if (setup_.seat < 0) return;
    here_[static_cast<std::size_t>(setup_.seat)] = '1';
    if (!setup_.name.empty()) names_[static_cast<std::size_t>(setup_.seat)] = setup_.name;
}

std::string Room::name_of(int seat) const {
    const auto at = static_cast<std::size_t>(seat);
    if (seat < 0) return "Somebody who watches";
    return at < names_.size() && !names_[at].empty() ? names_[at] : "your friend";
}

Line* together_at(std::map<int, Line>& lines, int seat) {
    for (auto& [id, line] : lines)
        if (line.seat == seat && line.state == Line::State::together) return &line;
    return nullptr;
}

int viewer_of(const Line& line, int hider) { return line.seat >= 0 ? line.seat : hider == 0 ? 1 : 0; }

bool Room::is_connected_with(int seat) const {
    return seat >= 0 && static_cast<std::size_t>(seat) < here_.size() && seat != setup_.seat &&
           here_[static_cast<std::size_t>(seat)] == '1' && (setup_.host || is_connected());
}

bool Room::is_connected() const {
    return std::any_of(lines_.begin(), lines_.end(),
                       [](const auto& each) { return each.second.state == Line::State::together; });
}

bool Room::plays_here(int seat) const {
    if (seat < 0) return false;
    return seat == setup_.seat || (setup_.host && here_[static_cast<std::size_t>(seat)] == 'c');
}

// --- Lines

void Room::expect(int line, int seat) {
    for (auto& [id, other] : lines_)
        if (other.seat == seat) other.knows = -1;  // of a connection that is over
    Line& expected = lines_[line];
    expected = Line{};
    expected.seat = seat;
}

void Room::opened(int id, double now) {
    const auto found = lines_.find(id);
    if (found == lines_.end() || found->second.state != Line::State::expected) return;
    Line& line = found->second;
    line.state = Line::State::greeting;
    line.counted = line.since = now;
    if (setup_.host) greet(line);
    advance(now);
}

// The host greets first. The game is as the other side may see it, as far as that is known.
void Room::greet(Line& line) {
    const std::unique_ptr<SharedGame> seen = hides_ ? game_.as_seen_by(viewer_of(line, hider_)) : nullptr;
    const SharedGame& shown = seen != nullptr ? *seen : game_;
    line.send(Hello{protocol, setup_.match, setup_.seat, setup_.name, game_.ply(), shown.hash()});
}

void Line::send(const Message& message) {
    if (state != State::over) waiting.push_back(write_message(message));
}

void Room::send_all(const Message& message, const Line* but) {
    for (auto& [id, line] : lines_)
        if (&line != but && line.state == Line::State::together) line.send(message);
}

void Line::flush(int id, double now, std::vector<Outgoing>& out) {
    constexpr double between = 1000 / own_rate, ahead = 400;
    while (!waiting.empty() && sends_from <= now + ahead) {
        sends_from = std::max(sends_from, now) + between;
        out.push_back({id, std::move(waiting.front())});
        waiting.pop_front();
    }
}

std::vector<Outgoing> Room::take_outgoing() { return std::exchange(outgoing_, {}); }

void Room::end(Line& line, Reason why, std::string sentence) {
    if (line.state == Line::State::over) return;
    const auto found = std::find_if(lines_.begin(), lines_.end(), [&](auto& each) { return &each.second == &line; });
    line.waiting.clear();
    outgoing_.push_back({found->first, write_message(Bye{why})});
    outgoing_.push_back({found->first, ""});
    const int seat = setup_.host ? line.seat : no_seat;
    const bool was_there = line.state == Line::State::together;
    line.state = Line::State::over;
    tell({.what = Event::What::left, .seat = seat, .line = found->first, .text = std::move(sentence)});
    if (was_there) forget(line);
}

void Room::refuse(Line& line, Reason why, std::string_view details) {
    const std::string name = !setup_.host && line.seat < 0 ? "your friend" : name_of(line.seat);
    end(line, why, wording::capital(fault_of(name, why, details)));
}

void Room::forget(Line& line) {
    void_undo();
    if (setup_.host && line.seat >= 0) {
        here_[static_cast<std::size_t>(line.seat)] = '0';
        // Whoever is gone throws no more: those who are left begin anew.
        if (throw_ && throw_->with.find(static_cast<char>('0' + line.seat)) != std::string::npos) throw_.reset();
        send_all(Company{names_, here_});
    } else if (!setup_.host) {
        for (char& each : here_) each = each == '1' ? '0' : each;
        if (setup_.seat >= 0) here_[static_cast<std::size_t>(setup_.seat)] = '1';
        throw_.reset();
    }
}

void Room::closed(int id, double now) {
    const auto found = lines_.find(id);
    if (found == lines_.end() || found->second.state == Line::State::over) return;
    Line& line = found->second;
    const bool was_there = line.state == Line::State::together;
    line.state = Line::State::over;
    line.waiting.clear();
    tell({.what = Event::What::left,
          .seat = setup_.host ? line.seat : no_seat,
          .line = id,
          .text = wording::capital(fault_of(name_of(line.seat), Reason::left, {}))});
    if (was_there) forget(line);
    advance(now);
}

void Room::leave(double now) {
    for (auto& [id, line] : lines_) {
        if (line.state == Line::State::over) continue;
        line.send(Bye{Reason::left});
        line.sends_from = 0;
        line.flush(id, now, outgoing_);
        outgoing_.push_back({id, ""});
        line.state = Line::State::over;
    }
    throw_.reset();
    undo_.reset();
}

bool Room::waits() const {
    return throw_ || std::any_of(lines_.begin(), lines_.end(), [](const auto& each) {
               using State = Line::State;
               const Line& line = each.second;
               return !line.waiting.empty() || line.state == State::greeting || line.state == State::comparing;
           });
}

// Whoever keeps others waiting for dice, or does not say who they are.
void Room::leave_late(double now) {
    for (auto& [id, line] : lines_) {
        const bool meets = line.state == Line::State::greeting || line.state == Line::State::comparing;
        if (meets && !line.hello && now - line.since > patience_ms) refuse(line, Reason::late);
    }
    if (!throw_ || now - throw_->since <= patience_ms) return;
    if (!setup_.host) return refuse(lines_.begin()->second, Reason::late);
    const Throw waits = *throw_;
    for (const char each : waits.with) {
        const int seat = each - '0';
        const bool came = waits.told ? waits.secrets.contains(seat) : waits.seals.contains(seat);
        Line* line = together_at(lines_, seat);
        if (!came && line != nullptr) refuse(*line, Reason::late);
    }
}

// Nobody joins those who are throwing dice, or are about to throw them once more.
bool Room::may_greet() const {
    const bool again = game_.match().status().roll && last_thrown_ == game_.ply();
    return !throw_ && (!again || !is_connected());
}

void Room::advance(double now) {
    leave_late(now);
    for (auto& [id, line] : lines_) {
        if (!line.hello || !may_greet() || line.state != Line::State::greeting) continue;
        const Hello hello = *std::exchange(line.hello, std::nullopt);
        take(line, hello, now);
    }
    throw_if_due(now);
    for (auto& [id, line] : lines_)
        if (line.state != Line::State::over) line.flush(id, now, outgoing_);
}

void Room::received(int id, std::string_view text, double now) {
    const auto found = lines_.find(id);
    if (found == lines_.end() || found->second.state == Line::State::over) return;
    Line& line = found->second;
    line.allowance = std::min(burst, line.allowance + (now - line.counted) * rate / 1000) - 1;
    line.counted = now;
    if (line.allowance < 0) return refuse(line, Reason::flood);
    std::variant<Message, Reason> read = read_message(text);
    if (const auto* reason = std::get_if<Reason>(&read)) return refuse(line, *reason);
    const Message& message = *std::get_if<Message>(&read);
    const bool greets = std::holds_alternative<Hello>(message), ends = std::holds_alternative<Bye>(message);
    const bool compares = std::holds_alternative<Whole>(message) || std::holds_alternative<Seen>(message);
    const bool fits = ends                                   ? true
                      : line.state == Line::State::greeting  ? greets
                      : line.state == Line::State::comparing ? compares || std::holds_alternative<Company>(message)
                      : line.state == Line::State::together  ? !greets
                                                             : false;
    if (!fits) return refuse(line, Reason::turn);
    std::visit([&](const auto& each) { take(line, each, now); }, message);
    advance(now);
}

// --- Greeting

void Room::take(Line& line, const Hello& hello, double) {
    if (setup_.host && !may_greet()) {
        line.hello = hello;
        return;
    }
    if (hello.match != setup_.match) return refuse(line, Reason::match);
    if (setup_.host) {
        if (hello.seat != line.seat) return refuse(line, Reason::seat);
        if (line.seat >= 0 && (here_[static_cast<std::size_t>(line.seat)] != '0' || plays_here(line.seat)))
            return refuse(line, Reason::taken);
    } else {
        if (hello.seat < 0 || hello.seat >= game_.match().seats() || hello.seat == setup_.seat)
            return refuse(line, Reason::seat);
        line.seat = hello.seat;
    }
    if (line.seat >= 0 && !hello.name.empty()) names_[static_cast<std::size_t>(line.seat)] = hello.name;
    if (!setup_.host) greet(line);
    const int viewer = viewer_of(line, hider_);
    std::unique_ptr<SharedGame> seen = hides_ ? game_.as_seen_by(viewer) : nullptr;
    const std::string own = seen != nullptr ? seen->hash() : game_.hash();
    if (own == hello.hash && (hider_ >= 0 || hello.ply == game_.ply())) {
        if (hides_) line.seen = std::move(seen);
        if (!setup_.host && sees_part_ && line.seat != hider_) game_.count_from(hello.ply);
        join(line);
        // Where something is hidden only the page that hides it knows how far the game is.
        if (hides_) line.send(Seen{game_.ply(), own, ""});
        awaits_ = sees_part_ && line.seat == hider_;
        return;
    }
    line.state = Line::State::comparing;
    if (!setup_.host && sees_part_ && line.seat != hider_) game_.count_from(hello.ply);
    if (hides_ && line.seat >= 0) return;  // what the other side has played is waited for
    if (hides_) {
        join(line);
        return show_hidden(line, nullptr, true);
    }
    const Result<std::string> link = write_link(game_.match().record());
    if (!link) return refuse(line, Reason::differs);
    if (setup_.seat >= 0 || setup_.host) line.send(Whole{*link});
    if (setup_.host && line.seat < 0) return join(line);
    if (sees_part_ && line.seat == hider_) awaits_ = true;
}

void Room::join(Line& line) {
    line.state = Line::State::together;
    line.knows = game_.ply();
    const int seat = line.seat;
    if (seat >= 0) here_[static_cast<std::size_t>(seat)] = '1';
    const int id = std::find_if(lines_.begin(), lines_.end(), [&](auto& each) { return &each.second == &line; })->first;
    tell({.what = Event::What::joined, .seat = seat, .line = id});
    if (setup_.host) send_all(Company{names_, here_});
}

void Room::take(Line& line, const Company& company, double) {
    if (setup_.host || company.names.size() != names_.size()) return refuse(line, Reason::turn);
    const std::string before = std::exchange(here_, company.here);
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        const bool own = static_cast<int>(seat) == setup_.seat;
        if (own && here_[seat] != '1') return refuse(line, Reason::taken);
        if (!own && !company.names[seat].empty()) names_[seat] = company.names[seat];
        if (own || before[seat] == here_[seat]) continue;
        if (here_[seat] == '1' && static_cast<int>(seat) != line.seat)
            tell({.what = Event::What::joined, .seat = static_cast<int>(seat)});
        if (here_[seat] == '1' || before[seat] != '1') continue;
        void_undo();
        tell({.what = Event::What::left,
              .seat = static_cast<int>(seat),
              .text = name_of(static_cast<int>(seat)) + " is gone."});
    }
}

void Room::take(Line& line, const Bye& bye, double) {
    const bool was_there = line.state == Line::State::together;
    const int seat = line.seat;
    const auto found = std::find_if(lines_.begin(), lines_.end(), [&](auto& each) { return &each.second == &line; });
    line.state = Line::State::over;
    line.waiting.clear();
    outgoing_.push_back({found->first, ""});
    tell({.what = Event::What::left,
          .seat = setup_.host ? seat : no_seat,
          .line = found->first,
          .text = wording::capital(told_by(name_of(seat), bye.why))});
    if (was_there) forget(line);
}

int Room::known() const {
    int ply = game_.ply();
    for (const auto& [id, line] : lines_)
        if (line.seat >= 0 && line.knows >= 0) ply = std::min(ply, line.knows);
    return ply;
}

void Room::take(Line& line, const Got& got, double) {
    if (got.ply > game_.ply()) return refuse(line, Reason::turn);
    line.knows = std::max(line.knows, got.ply);
}

void Room::take(Line& line, const Mark& mark, double) {
    if (setup_.host ? mark.seat != line.seat : mark.seat == setup_.seat && mark.seat >= 0)
        return refuse(line, Reason::seat);
    if (setup_.host) send_all(mark, &line);
    tell({.what = Event::What::marked, .seat = mark.seat, .text = mark.place});
}

void Room::take(Line& line, const Present& present, double) {
    if (setup_.host ? present.seat != line.seat : present.seat == setup_.seat && present.seat >= 0)
        return refuse(line, Reason::seat);
    if (setup_.host) send_all(present, &line);
    tell({.what = Event::What::presence, .seat = present.seat, .presence = present.what});
}

void Room::mark(std::string place, double now) {
    send_all(Mark{setup_.seat, std::move(place)});
    advance(now);
}

void Room::present(Presence presence, double now) {
    send_all(Present{setup_.seat, presence});
    advance(now);
}

}  // namespace sightlines::live
