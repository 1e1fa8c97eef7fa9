#include "app/live/live_play.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "app/by_link.h"
#include "app/deferred.h"
#include "base/sha256.h"
#include "games/page.h"
#include "platform.h"
#include "screens/by_link/live_dice.h"
#include "session/player_names.h"

namespace sightlines {

using live::Event;
using live::Presence;

namespace {

// 256 bits of the source that keys are made from.
std::string new_secret() {
    Digest bits{};
    for (std::uint8_t& byte : bits) byte = static_cast<std::uint8_t>(platform::random_below(256));
    return hexadecimal(bits);
}

}  // namespace

LivePlay::~LivePlay() {
    if (is_on_table()) session().game.live = nullptr;
}

double LivePlay::now() const { return platform::wall_clock_ms(); }

bool LivePlay::is_on_table() const { return room_ && desk_.table() != nullptr && session().game.live == this; }

// A room for the game on the table, where this page plays a seat, or none.
bool LivePlay::open_room(bool host, int seat) {
    Result<std::unique_ptr<Match>> game = open_match(session().match().record());
    if (!game) return false;
    if (live::hiding_seats(**game).size() > 1) {
        session().notice.show({"", "Both sides hide something in this game, so it is played by link only."});
        return false;
    }
    live::Setup setup;
    setup.host = host, setup.seat = seat, setup.match = session().match().annotations().match;
    setup.name = by_link::own_name();
    setup.game = std::move(*game);
    setup.secret = new_secret;
    for (int each = 0; each < session().match().seats(); ++each)
        setup.computers += seats::level_of(seats::at(session().game.seats, each)) > 0 ? 'c' : '.';
    if (std::exchange(match_, setup.match) != setup.match) rolls_.clear(), live_dice() = {match_, {}};
    told_ = session().match().size();
    met_ = false;
    heard_rolls_ = 0;
    session().game.live = this;
    room_ = std::make_unique<live::Room>(std::move(setup));
    began_ = room_->game().ply();
    presences_.assign(static_cast<std::size_t>(session().match().seats()), Presence::here);
    queue_.clear();
    session().sending.set_sent_all();
    return true;
}

// What is on the table goes on as a game by link.
void LivePlay::part(std::string sentence) {
    platform::request_frames();
    if (!is_on_table()) return;
    session().game.live = nullptr;
    if (!std::exchange(met_, false)) return;
    session().set_seats(session().game.seats);
    (void)session().take_change();
    desk_.table_changed();
    if (!sentence.empty()) session().notice.show({"", std::move(sentence)});
}

void LivePlay::leave(std::string notice) {
    if (!room_) return;
    room_->leave(now());
    for (const live::Outgoing& out : room_->take_outgoing())
        platform::live(out.text.empty() ? platform::LiveCall::close : platform::LiveCall::send, out.line, out.text);
    play_all_shown();
    part(std::move(notice));
    room_.reset();
}

// Whoever goes on to something else leaves.
void LivePlay::look_at_table() {
    if (!room_ || is_on_table()) return;
    queue_.clear();
    leave("");
    card_ = Card::none;
}

// --- What comes, and what goes

void LivePlay::news(platform::LiveNews news, int connection, std::string_view text) {
    using platform::LiveNews;
    look_at_table();
    switch (news) {
        case LiveNews::can: break;
        case LiveNews::offered:
            if (connection == connection_ && card_ == Card::invites) write_offer(text);
            break;
        case LiveNews::answered:
            if (connection == connection_ && card_ == Card::answers) write_answer(text);
            break;
        case LiveNews::arrived:
            if (is_answer(text)) (void)open(text, From::paste);
            break;
        case LiveNews::copied: copied_ = connection == connection_; break;
        case LiveNews::scanned: (void)the_page().open(text, From::paste); break;
        case LiveNews::code: {
            const auto side = static_cast<std::size_t>(std::sqrt(static_cast<double>(text.size())));
            if (side * side == text.size() && connection == connection_) code_ = {side, std::string(text)};
            break;
        }
        case LiveNews::handed:
            desk_.fail({"", text.empty() ? "This invitation has ended: ask for a new one."
                                         : "The page that waits has taken the answer. You can close this one."},
                       "live", From::script);
            break;
        case LiveNews::opened:
            if (room_) room_->opened(connection, now());
            break;
        case LiveNews::received:
            if (room_) room_->received(connection, text, now());
            break;
        case LiveNews::closed:
            if (connection == connection_ && ticket_.empty() && (card_ == Card::invites || card_ == Card::answers)) {
                forget_card();
                session().notice.show({"", "No connection can be made here. The game goes on by link."});
            } else if (room_) {
                room_->closed(connection, now());
            }
            break;
        case LiveNews::away:
            if (room_) room_->present(text == "1" ? Presence::away : Presence::here, now());
            break;
        case LiveNews::tick:
            if (room_) room_->advance(now());
            break;
    }
    pump();
    follow();
    platform::request_frames();
}

void LivePlay::pump() {
    for (std::size_t at = heard_rolls_; room_ && at < room_->rolls().size(); ++at, ++heard_rolls_)
        rolls_.push_back(room_->rolls()[at]);
    while (room_) {
        std::vector<live::Outgoing> outgoing = room_->take_outgoing();
        std::vector<Event> events = room_->take_events();
        if (outgoing.empty() && events.empty()) break;
        for (const live::Outgoing& out : outgoing)
            platform::live(out.text.empty() ? platform::LiveCall::close : platform::LiveCall::send, out.line, out.text);
        for (Event& event : events) {
            if (room_) take(event);
        }
        platform::request_frames();
    }
    if (room_ && room_->waits()) platform::live(platform::LiveCall::wake);
}

void LivePlay::take(Event& event) {
    const std::string name = room_->name_of(event.seat);
    const bool known = event.seat >= 0 && event.seat < static_cast<int>(presences_.size());
    switch (event.what) {
        case Event::What::joined:
            if (known) presences_[static_cast<std::size_t>(event.seat)] = Presence::here;
            if (event.line == connection_ && event.line != 0) card_ = Card::none, connection_ = 0;
            met_ = true;
            name_players();
            if (desk_.table() != nullptr)
                session().notice.show(
                    sightlines::news(event.seat < 0 ? "Somebody watches." : "Connected with " + name + "."));
            break;
        case Event::What::left: leave_with(event); break;
        case Event::What::played:
        case Event::What::replaced:
        case Event::What::undone: queue_.push_back(std::move(event)); break;
        case Event::What::undo_asked:
            undo_folded_ = false;
            platform::announce(name + " would like to take back the last move.");
            break;
        case Event::What::undo_refused: session().notice.show({"", event.text}); break;
        case Event::What::marked: show_mark(event.text); break;
        case Event::What::presence:
            if (known) presences_[static_cast<std::size_t>(event.seat)] = event.presence;
            break;
        case Event::What::differs: {
            const std::string link = event.text;
            part("");
            room_.reset();
            (void)the_page().open(link, From::paste);
            break;
        }
    }
}

// Somebody is gone. Without anybody there the game goes on by link.
void LivePlay::leave_with(const Event& event) {
    const bool host = room_->setup().host, of_card = event.line == connection_ && card_ != Card::none;
    const bool over = (!host || !room_->is_connected()) && event.line != 0;
    if (!over && !of_card && event.seat == live::no_seat && host) return;  // somebody who has watched
    if (over) play_all_shown();
    if (over || of_card) {
        if (card_ != Card::none && connection_ != event.line) platform::live(platform::LiveCall::close, connection_);
        card_ = Card::none;
        ticket_.clear();
        connection_ = 0;
    }
    if (over) {
        const bool met = is_met();
        const int unknown = room_->game().ply() - room_->known();  // what may have been lost on its way is to be sent
        if (met) session().game.sent = static_cast<int>(session().match().size()) - unknown;
        part("");
        room_.reset();
        if (!met) session().game.sent = sent_before_;
    }
    session().notice.show({"", event.text});
}

// --- On the table

bool LivePlay::may_show() const {
    const OpenGame& game = session().game;
    return !game.unconfirmed && !game.looks_back() && !session().telling.playback() &&
           !session().telling.is_resting() && !game.analysis;
}

// What was played here goes to the others, and what they have played is shown, one after the other.
void LivePlay::follow() {
    look_at_table();
    if (!is_met()) return;
    const Match& match = session().match();
    const std::size_t told = told_;
    while (is_on_table() && queue_.empty() && match.size() > told_ && !session().game.unconfirmed) {
        const Result<> played = room_->play(match.action(told_), now());
        if (!played) {
            session().game.sent = static_cast<int>(told_);
            session().go_to(told_);
            session().forget_rest();
            session().notice.show({"", played.error().message});
            break;
        }
        ++told_;
        session().sending.set_sent_all();
        pump();
    }
    if (is_on_table() && told_ != told) desk_.keep();  // what was sent
    while (is_on_table() && !queue_.empty() && (queue_.front().what == Event::What::undone || may_show())) show_next();
    if (is_on_table() && !queue_.empty() && session().telling.is_resting())
        platform::draw_at(session().telling.rests_until());
}

// At once, wherever somebody looks.
void LivePlay::play_all_shown() {
    if (queue_.empty() || !is_on_table()) return;
    session().telling.end();
    session().go_to(session().match().size());
    while (!queue_.empty() && is_on_table()) show_next();
}

void LivePlay::show_next() {
    const Event event = std::move(queue_.front());
    queue_.pop_front();
    if (event.what == Event::What::replaced) return replace(event);
    if (event.what == Event::What::undone) {
        told_ = static_cast<std::size_t>(event.ply);
        session().game.sent = event.ply;
        session().go_to(told_);
        session().forget_rest();
        session().notice.show(sightlines::news(event.seat == room_->setup().seat
                                                   ? "Your move is taken back."
                                                   : room_->name_of(event.seat) + " has taken back a move."));
    } else {
        play_shown(event);
    }
    if (session().take_change()) desk_.table_changed();
}

void LivePlay::play_shown(const Event& event) {
    session().play(Session::By::computer, [&](Match& match) { return match.play(event.action); });
    told_ = session().match().size();
    if (told_ > 0 && session().match().roll(told_ - 1) != nullptr) live_dice().plies.insert(told_ - 1);
    session().sending.set_sent_all();
}

// Where something is hidden from this page the game may begin anew, as by link.
void LivePlay::replace(const Event& event) {
    Result<std::unique_ptr<Match>> game = open_match(event.game->record());
    if (!game) return;
    (*game)->annotate(session().match().annotations());
    desk_.put_on_table(std::move(*game), desk_.saved_id(), session().game.seats);
    session().game.live = this;
    live_dice().plies.clear();  // the log begins anew as well
    told_ = session().match().size();
    session().sending.set_sent_all();
    platform::set_fragment(desk_.address_of_table());
    desk_.keep();
}

// As they call themselves.
void LivePlay::name_players() {
    Annotations named = session().match().annotations();
    named.players.resize(static_cast<std::size_t>(session().match().seats()));
    bool any = false;
    for (std::size_t seat = 0; seat < named.players.size(); ++seat) {
        if (named.players[seat].empty()) named.players[seat] = room_->names()[seat];
        any = any || !named.players[seat].empty();
    }
    if (any && named != session().match().annotations()) session().annotate(std::move(named));
    if (session().take_change()) desk_.table_changed();
}

// --- What the table asks

bool LivePlay::locks() const { return met_ && (!queue_.empty() || !room_->may_play()); }

std::string LivePlay::said() const {
    if (!room_) return "";
    if (room_->asks_undo()) return undo_words();
    const Status status = session().match().status();
    if (status.roll) return room_->throws() || queue_.empty() ? "Dice are thrown by both." : "The dice are thrown.";
    const int actor = static_cast<int>(status.to_act);
    if (session().game.watches()) return "You're watching.";
    if (actor == room_->setup().seat) return "One moment: the others are told.";
    return "Waiting for " + room_->name_of(actor) + ".";
}

const Live& Live::here() {
    static constexpr Live table{
        .desk = [](Desk& desk) -> std::unique_ptr<LiveDesk> { return std::make_unique<LivePlay>(desk); },
        .game_of =
            [](std::string_view text) {
                const Result<live::Ticket> ticket = live::read_ticket(text);
                return ticket && ticket->offers ? std::string(game_of_link(ticket->link)) : std::string();
            }};
    return table;
}

}  // namespace sightlines
