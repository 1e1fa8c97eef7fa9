// Invitations and their answers.
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "app/by_link.h"
#include "app/live/live_play.h"
#include "app/saved_games.h"
#include "games/page.h"
#include "platform.h"
#include "session/player_names.h"
#include "session/seats.h"

namespace sightlines {
namespace {

constexpr const char* ended = "This invitation has ended: ask for a new one.";

double minutes_now() { return std::floor(platform::wall_clock_ms() / 60'000); }

bool is_old(const live::Ticket& ticket) {
    return minutes_now() - ticket.minutes > live::ticket_lasts_minutes || ticket.minutes - minutes_now() > 24 * 60;
}

}  // namespace

// --- The host

// The first seat of a person elsewhere who is not here; no_seat: there is none.
int LivePlay::free_seat() const {
    for (int seat = 0; seat < session().match().seats(); ++seat)
        if (seats::at(session().game.seats, seat) == seats::elsewhere && !(room_ && room_->is_connected_with(seat)))
            return seat;
    return live::no_seat;
}

// -2: whoever is not here yet; no_seat: to watch.
void LivePlay::invite(int seat) {
    if (desk_.table() == nullptr) return;
    const int own = seats::you(session().game.seats, session().match().seats());
    if (own < 0 || session().match().annotations().match.empty()) {
        session().notice.show(
            {"", "Live, one person plays at each device: choose one side for yourself under Players."});
        return;
    }
    look_at_table();
    if (waits() && seat == -2) return void(folded_ = false);
    if (!room_) sent_before_ = session().game.sent;
    if (!room_ && !open_room(true, own)) return;
    offered_ = seat == -2 ? free_seat() : seat;
    show_card(Card::invites);
    connects_ = false;
    connection_ = ++last_connection_;
    room_->expect(connection_, offered_);
    platform::live(platform::LiveCall::offer, connection_);
    platform::request_frames();
}

// The game as whoever gets it may see it.
std::string LivePlay::game_link(int seat) const {
    const Match& match = room_->game().match();
    const std::vector<int> hiding = live::hiding_seats(match);
    const bool hides = !hiding.empty() && hiding.front() == room_->setup().seat;
    const int viewer = seat >= 0 ? seat : hides && hiding.front() == 0 ? 1 : 0;
    Json record = match.record();
    if (hides) {
        const std::optional<Result<Json>> seen = match.record_for(viewer);
        if (seen && !*seen) return "";
        record = seen ? **seen : match.position_record();
    }
    record["match"] = session().match().annotations().match;
    if (!session().match().annotations().players.empty()) record["players"] = session().match().annotations().players;
    const Result<std::string> link = write_link(record);
    return link ? *link : std::string();
}

void LivePlay::write_offer(std::string_view words) {
    Result<live::Reach> reach = live::read_reach(words);
    const std::string link = game_link(offered_);
    if (!reach || link.empty()) {
        forget_card();
        session().notice.show({"", link.empty() ? "Something hidden has to be decided first. Then invite again."
                                                : "This browser does not tell where it can be reached."});
        return;
    }
    live::Ticket ticket{
        true, match_, room_->setup().seat, offered_, by_link::own_name(), minutes_now(), std::move(*reach), link};
    ticket_ = live::write_ticket(ticket);
    offer_ticket();
}

void LivePlay::offer_ticket() {
    platform::live(platform::LiveCall::code, connection_, platform::address(ticket_));
    platform::live(platform::LiveCall::copy, connection_, ticket_words() + ": " + platform::address(ticket_));
    platform::announce(card().text);
}

std::string LivePlay::ticket_words() const {
    const std::string game(session().match().game().name);
    return card_ == Card::invites ? "Play " + game + " with me, now" : "My answer: " + game;
}

void LivePlay::give() {
    gave_ = true;
    const std::string address = platform::address(ticket_);
    if (platform::can_share()) return platform::share(ticket_words(), address);
    platform::copy_text(ticket_words() + ": " + address);
}

std::string LivePlay::open_answer(const live::Ticket& ticket, std::string_view text, From from) {
    if (!is_waited_for(ticket)) {
        if (is_old(ticket) || from == From::paste) return desk_.fail({"", ended}, "link-ended", from);
        platform::live(platform::LiveCall::hand, 0, text);
        return "";
    }
    connects_ = true;
    platform::live(platform::LiveCall::took);
    platform::live(platform::LiveCall::connect, connection_, live::write_reach(ticket.reach));
    platform::request_frames();
    return "";
}

bool LivePlay::is_waited_for(const live::Ticket& ticket) const {
    return is_on_table() && card_ == Card::invites && !ticket_.empty() && !ticket.offers && ticket.match == match_ &&
           ticket.seat == offered_ && !is_old(ticket);
}

bool LivePlay::is_answer(std::string_view text) const {
    const Result<live::Ticket> ticket = live::read_ticket(text);
    return ticket && is_waited_for(*ticket);
}

// --- The guest

std::string LivePlay::open(std::string_view text, From from) {
    Result<live::Ticket> ticket = live::read_ticket(text);
    if (!ticket) return desk_.fail({ticket.error().rule, ticket.error().message}, ticket.error().code, from);
    return ticket->offers ? open_offer(std::move(*ticket), from) : open_answer(*ticket, text, from);
}

std::string LivePlay::open_offer(live::Ticket ticket, From from) {
    if (is_old(ticket)) return desk_.fail({"", ended}, "link-ended", from);
    if (room_ && ticket.match == match_) {
        return desk_.fail({"", room_->setup().host ? "This is your own invitation: send it to your friend."
                                                   : "You are playing this game already."},
                          "live", from);
    }
    const Result<Json> record = read_link(ticket.link);
    Result<std::unique_ptr<Match>> game = record ? open_match(*record) : record.error();
    if (!game) return desk_.fail({game.error().rule, game.error().message}, game.error().code, from);
    leave("");
    card_ = Card::none;
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = find_game(games, ticket.match);
    std::unique_ptr<Match> known = saved != nullptr ? open_saved(*saved) : nullptr;
    if (known != nullptr) {
        by_link::show(desk_, std::move(known), *saved, from);
    } else {
        const std::string seats = by_link::seats_of(**game);
        desk_.put_on_table(std::move(*game), ticket.match, seats);
        session().sending.set_sent_all();
        desk_.show_address(from);
    }
    invitation_ = std::move(ticket);
    show_card(Card::joins);
    platform::announce(card().heading + " " + card().text);
    platform::request_frames();
    return "";
}

void LivePlay::join() {
    const live::Ticket& ticket = *invitation_;
    const int seat = ticket.seat;
    sent_before_ = static_cast<int>(session().match().size());
    if (seat >= 0 && seats::at(session().game.seats, seat) != seats::here) by_link::take_seat(desk_, seat);
    if (!open_room(false, seat)) return forget_card();
    show_card(Card::answers);
    connection_ = ++last_connection_;
    room_->expect(connection_, live::no_seat);
    platform::live(platform::LiveCall::accept, connection_, live::write_reach(ticket.reach));
    platform::request_frames();
}

void LivePlay::write_answer(std::string_view words) {
    Result<live::Reach> reach = live::read_reach(words);
    if (!reach) {
        forget_card();
        return session().notice.show({"", "This browser does not tell where it can be reached."});
    }
    ticket_ = live::write_ticket(
        {false, match_, invitation_->host, invitation_->seat, by_link::own_name(), minutes_now(), std::move(*reach)});
    offer_ticket();
}

}  // namespace sightlines
