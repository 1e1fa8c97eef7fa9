// What is played, and taken back.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/compare_records.h"
#include "api/continue_hidden.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "session/live/room.h"

namespace sightlines::live {
namespace {

constexpr Refusal not_your_turn{"live-turn", "FORMAT", "It is somebody else's turn."};
constexpr Refusal nothing_to_undo{"live-undo", "FORMAT", "There is nothing of yours to take back: dice stand."};
constexpr Refusal hidden_stands{"live-hidden", "FORMAT",
                                "In a game with hidden units nothing is taken back: it might have shown them."};

// From a decision of that seat on, without dice.
bool allows_undo(const SharedGame& game, const UndoAsked& undo) {
    const Match& match = game.match();
    if (undo.ply != game.ply() || undo.to >= undo.ply || undo.to < game.ply() - static_cast<int>(match.size()))
        return false;
    const std::size_t from = match.size() - static_cast<std::size_t>(undo.ply - undo.to);
    for (std::size_t ply = from; ply < match.size(); ++ply)
        if (match.roll(ply) != nullptr) return false;
    return static_cast<int>(match.actor(from)) == undo.seat && !match.may_hide() && !match.status().roll.has_value();
}

bool is_roll(const Json& action) { return action.value("do", Json()) == "roll"; }

}  // namespace

bool Room::may_play() const {
    const Status status = game_.match().status();
    return !awaits_ && !throw_ && !undo_ && plays_here(static_cast<int>(status.to_act));
}

// --- What is played

Result<> Room::play(const Json& action, double now) {
    if (!may_play() || is_roll(action)) return not_your_turn;
    if (Result<> played = game_.play(action); !played) return played;
    void_undo();
    played(game_.match().action(game_.match().size() - 1), nullptr);
    awaits_ = sees_part_ && is_connected_with(hider_);
    advance(now);
    return ok;
}

// To all but who has played it, or, of dice, to nobody: all have them.
void Room::played(const Json& action, const Line* by) {
    const bool roll = is_roll(action);
    for (auto& [id, line] : lines_) {
        if (line.state != Line::State::together && line.state != Line::State::comparing) continue;
        if (hides_) {
            if (line.state == Line::State::together) show_hidden(line, &action, &line != by && !roll);
        } else if (!roll && &line != by) {
            line.send(Play{game_.ply() - 1, action, game_.hash()});
        }
    }
}

// Tells a page from which something is hidden how the game stands there after an action, or without one. `own`: the
// action is news to it.
void Room::show_hidden(Line& line, const Json* action, bool own) {
    std::unique_ptr<SharedGame> now = game_.as_seen_by(viewer_of(line, hider_));
    line.owes = now == nullptr;
    if (now == nullptr) return;  // it is shown with what follows
    const bool follows = line.seen != nullptr && action != nullptr && line.seen->ply() == game_.ply() - 1 &&
                         line.seen->play(*action) && line.seen->match().position() == now->match().position();
    if (follows && own) return line.send(Play{game_.ply() - 1, *action, now->hash()});
    if (follows) return line.send(Seen{game_.ply(), now->hash(), ""});
    const Result<std::string> link = write_link(now->match().record());
    if (!link) return refuse(line, Reason::differs);
    line.send(Seen{game_.ply(), now->hash(), *link});
    line.seen = std::move(now);
}

void Room::take(Line& line, const Play& play, double) {
    const Json& action = *play.action;
    const Match& match = game_.match();
    if (play.ply < game_.ply()) return refuse(line, Reason::again);
    const int actor = static_cast<int>(match.status().to_act);
    const bool theirs = setup_.host ? actor == line.seat && actor >= 0 : actor >= 0 && actor != setup_.seat;
    if (play.ply > game_.ply() || !theirs || is_roll(action) || line.owes) return refuse(line, Reason::turn);
    const std::size_t before = match.size();
    if (line.seen != nullptr) {  // as that page sees the game
        SharedGame& seen = *line.seen;
        if (const Result<> played = seen.play(action); !played)
            return refuse(line, Reason::illegal, played.error().message);
        if (seen.hash() != play.hash) return refuse(line, Reason::differs);
        seen.take_back(seen.match().size() - 1);
        if (!game_.play(action)) return show_hidden(line, nullptr, true);  // what is hidden stands in the way
    } else {
        if (const Result<> played = game_.play(action); !played)
            return refuse(line, Reason::illegal, played.error().message);
        if (game_.hash() != play.hash) {
            game_.take_back(before);
            return refuse(line, Reason::differs);
        }
    }
    void_undo();
    awaits_ = false;
    line.knows = game_.ply();
    line.send(Got{game_.ply()});
    tell({.what = Event::What::played, .seat = actor, .ply = game_.ply() - 1, .action = match.action(before)});
    played(match.action(before), &line);
}

void Room::take(Line& line, const Seen& seen, double) {
    if (!sees_part_ && setup_.seat >= 0) return refuse(line, Reason::turn);
    if (setup_.host && line.seat != hider_) return refuse(line, Reason::seat);
    if (seen.link.empty()) {
        if (seen.hash != game_.hash()) return refuse(line, Reason::differs);
        game_.count_from(seen.ply);
    } else {
        const Result<Json> record = read_link(seen.link);
        Result<std::unique_ptr<Match>> opened = record ? open_match(*record) : record.error();
        if (!opened || (*opened)->game().id != game_.match().game().id || (*opened)->seats() != game_.match().seats())
            return refuse(line, Reason::illegal);
        Annotations written = game_.match().annotations();
        (*opened)->annotate(written);
        SharedGame now(std::move(*opened), seen.ply);
        if (now.hash() != seen.hash) return refuse(line, Reason::differs);
        Result<std::unique_ptr<Match>> shown = open_match(now.match().record());
        if (!shown) return refuse(line, Reason::illegal);
        game_ = std::move(now);
        throw_.reset();
        tell({.what = Event::What::replaced, .seat = hider_, .ply = seen.ply, .game = std::move(*shown)});
    }
    awaits_ = false;
    if (setup_.seat >= 0) line.send(Got{game_.ply()});
    if (line.state == Line::State::comparing) join(line);
    if (setup_.host && !seen.link.empty()) send_all(seen, &line);
}

// --- Games that differ when pages meet

void Room::take(Line& line, const Whole& whole, double) {
    const Result<Json> record = read_link(whole.link);
    Result<std::unique_ptr<Match>> opened = record ? open_match(*record) : record.error();
    if (!opened || (*opened)->game().id != game_.match().game().id) return refuse(line, Reason::illegal);
    if (hides_) return go_on_hidden(line, **opened);
    if (sees_part_ && line.seat == hider_) return refuse(line, Reason::turn);
    if (setup_.seat < 0 || (sees_part_ && !setup_.host)) {  // whoever watches sees what there is
        (*opened)->annotate(game_.match().annotations());
        Result<std::unique_ptr<Match>> shown = open_match((*opened)->record());
        if (!shown) return refuse(line, Reason::illegal);
        game_ = SharedGame(std::move(*opened), game_.ply());
        tell({.what = Event::What::replaced, .ply = game_.ply(), .game = std::move(*shown)});
        return join(line);
    }
    if (line.state == Line::State::together && !setup_.host) {  // others have played while the two greeted each other
        const Result<std::string> own = write_link(game_.match().record());
        if (!own) return refuse(line, Reason::differs);
        line.send(Whole{*own});
        line.state = Line::State::comparing;
    }
    if (line.state != Line::State::comparing) return refuse(line, Reason::turn);
    compare(line, std::move(*opened), whole.link);
}

void Room::compare(Line& line, std::unique_ptr<Match> theirs, const std::string& link) {
    using Relation = RecordComparison::Relation;
    const RecordComparison both = compare_records(game_.match().record(), theirs->record());
    const bool goes_on = both.relation == Relation::longer && !(setup_.host && is_connected());
    bool own = false;
    for (std::size_t ply = both.common; goes_on && ply < theirs->size(); ++ply)
        own = own || plays_here(static_cast<int>(theirs->actor(ply)));
    if (!goes_on || own) {
        if (both.relation == Relation::shorter || both.relation == Relation::same) return join(line);
        tell({.what = Event::What::differs, .seat = line.seat, .text = link});
        return refuse(line, Reason::differs);
    }
    for (std::size_t ply = both.common; ply < theirs->size(); ++ply) {
        if (!game_.play(theirs->action(ply))) return refuse(line, Reason::illegal);
        tell({.what = Event::What::played,
              .seat = static_cast<int>(theirs->actor(ply)),
              .ply = static_cast<int>(ply),
              .action = theirs->action(ply)});
    }
    join(line);
}

// What was played on the other side while the pages were apart.
void Room::go_on_hidden(Line& line, Match& theirs) {
    const std::size_t before = game_.match().size();
    const Result<Continued> continued = continue_hidden(game_.match(), theirs, viewer_of(line, hider_));
    game_.match().go_to(game_.match().size());
    for (std::size_t ply = before; continued && ply < game_.match().size(); ++ply)
        tell({.what = Event::What::played,
              .seat = static_cast<int>(game_.match().actor(ply)),
              .ply = static_cast<int>(ply),
              .action = game_.match().action(ply)});
    join(line);
    show_hidden(line, nullptr, true);
}

// --- Taking back

std::optional<int> Room::asks_undo() const {
    if (!undo_ || undo_->seat == setup_.seat) return std::nullopt;
    const bool waits = std::ranges::find(undo_->missing, setup_.seat) != undo_->missing.end();
    return waits ? std::optional(undo_->seat) : std::nullopt;
}

// Back to the last decision of this page, if there are no dice behind it.
std::optional<UndoAsked> Room::own_undo() const {
    if (setup_.seat < 0 || undo_ || throw_ || !is_connected() || game_.match().may_hide()) return std::nullopt;
    UndoAsked undo{setup_.seat, game_.ply(), game_.ply()};
    for (std::size_t ply = game_.match().size(); ply-- > 0;) {
        if (game_.match().roll(ply) != nullptr) break;
        if (static_cast<int>(game_.match().actor(ply)) != setup_.seat) continue;
        undo.to = static_cast<int>(ply);
        break;
    }
    return allows_undo(game_, undo) ? std::optional(undo) : std::nullopt;
}

Result<> Room::ask_undo(double now) {
    if (game_.match().may_hide()) return hidden_stands;
    if (setup_.seat < 0 || undo_ || throw_ || !is_connected()) return not_your_turn;
    const std::optional<UndoAsked> own = own_undo();
    if (!own) return nothing_to_undo;
    UndoAsked undo = *own;
    for (int seat = 0; seat < game_.match().seats(); ++seat)
        if (is_connected_with(seat)) undo.missing.push_back(seat);
    undo_ = undo;
    send_all(Undo{Undo::What::ask, undo.seat, undo.ply, undo.to});
    advance(now);
    return ok;
}

void Room::answer_undo(bool allows, double now) {
    if (!asks_undo()) return;
    if (!setup_.host) {
        undo_->missing.clear();
        send_all(Undo{allows ? Undo::What::allow : Undo::What::refuse, undo_->seat, undo_->ply, undo_->to});
        if (!allows) undo_.reset();
    } else if (allows) {
        std::erase(undo_->missing, setup_.seat);
        if (undo_->missing.empty()) undo_done();
    } else {
        send_all(Undo{Undo::What::refuse, undo_->seat, undo_->ply, undo_->to});
        undo_.reset();
    }
    advance(now);
}

void Room::undo_done() {
    const UndoAsked undo = *std::exchange(undo_, std::nullopt);
    if (setup_.host) send_all(Undo{Undo::What::done, undo.seat, undo.ply, undo.to});
    game_.take_back(game_.match().size() - static_cast<std::size_t>(undo.ply - undo.to));
    for (auto& [id, line] : lines_) line.knows = std::min(line.knows, undo.to);
    tell({.what = Event::What::undone, .seat = undo.seat, .ply = undo.to});
}

// Somebody has played, or is gone: what was asked is not answered any more.
void Room::void_undo() {
    if (!undo_) return;
    if (undo_->seat == setup_.seat) tell({.what = Event::What::undo_refused, .text = "The game has gone on."});
    undo_.reset();
}

void Room::take(Line& line, const Undo& undo, double) {
    const bool same = undo_ && undo_->seat == undo.seat && undo_->ply == undo.ply && undo_->to == undo.to;
    if (undo.what == Undo::What::ask) {
        UndoAsked asked{undo.seat, undo.ply, undo.to};
        if (setup_.host ? undo.seat != line.seat : undo.seat == setup_.seat) return refuse(line, Reason::seat);
        if (!allows_undo(game_, asked) || undo_) {  // the game has gone on meanwhile
            if (setup_.host) line.send(Undo{Undo::What::refuse, undo.seat, undo.ply, undo.to});
            return;
        }
        if (setup_.seat >= 0) asked.missing.push_back(setup_.seat);
        for (int seat = 0; seat < game_.match().seats() && setup_.host; ++seat)
            if (seat != undo.seat && is_connected_with(seat)) asked.missing.push_back(seat);
        undo_ = asked;
        if (setup_.host) send_all(undo, &line);
        if (setup_.seat >= 0) tell({.what = Event::What::undo_asked, .seat = undo.seat});
        return;
    }
    if (!same) return;  // of a question that is over
    const bool answers = undo.what == Undo::What::allow || undo.what == Undo::What::refuse;
    if (setup_.host && (!answers || std::ranges::find(undo_->missing, line.seat) == undo_->missing.end()))
        return refuse(line, Reason::turn);
    if (undo.what == Undo::What::refuse) {
        if (setup_.host) send_all(undo, &line);
        if (undo.seat == setup_.seat)
            tell({.what = Event::What::undo_refused, .seat = line.seat, .text = name_of(line.seat) + " says no."});
        undo_.reset();
    } else if (undo.what == Undo::What::allow && setup_.host) {
        std::erase(undo_->missing, line.seat);
        if (undo_->missing.empty()) undo_done();
    } else if (undo.what == Undo::What::done && !setup_.host) {
        if (asks_undo()) return refuse(line, Reason::turn);  // it was not allowed here
        undo_done();
    }
}

}  // namespace sightlines::live
