#include "app/arrivals.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/compare_records.h"
#include "api/continue_hidden.h"
#include "api/games.h"
#include "api/link/reader.h"
#include "app/by_link.h"
#include "app/deferred.h"
#include "app/saved_games.h"
#include "games/page.h"
#include "platform.h"
#include "session/player_names.h"
#include "session/seats.h"
#include "session/turns.h"

namespace sightlines {
namespace {

constexpr const char* older = "This link is older. Here is the game as it stands now.";

int next_to_act(const Match& match, const BoardView& view, std::string_view seats) {
    const int asked = view.asked().player;
    if (asked >= 0 && seats::at(seats, asked) == seats::elsewhere) return asked;
    const std::size_t free = seats.find(seats::elsewhere);
    return match.status().outcome || free == std::string_view::npos ? -1 : static_cast<int>(free);
}

// The first action from `from` on that somebody here decided; size() if there is none.
std::size_t own_action(const Match& match, std::string_view seats, std::size_t from) {
    while (from < match.size() && !turns::decided_here(match, seats, from)) ++from;
    return from;
}

// Whether somebody else went on after it.
bool is_answered(const Match& match, std::string_view seats, std::size_t ply) {
    while (ply < match.size() && (turns::decided_here(match, seats, ply) || match.actor(ply) < Side::first)) ++ply;
    return ply < match.size();
}

// The ply from which the game is told to whoever is invited to a seat: after the last action of that seat, else after
// what was laid out, without dice, before the first turn. If nothing comes after that, the beginning of the last turn.
std::size_t first_untold(const Match& match, const BoardView& view, int seat) {
    std::size_t first = match.size();
    while (first > 0 && match.actor(first - 1) != player_side(seat)) --first;
    const std::vector<LoggedTurn> log = view.log();
    const auto is_rolled = [&](const LoggedTurn& turn) {
        for (std::size_t ply = turn.first; ply < turn.last; ++ply)
            if (match.roll(ply) != nullptr) return true;
        return false;
    };
    for (const LoggedTurn& turn : log) {
        if (turn.player >= 0 || is_rolled(turn)) break;
        first = std::max(first, turn.last);
    }
    return first < match.size() || log.empty() ? first : log.back().first;
}

// Names of the others as what arrives has them; one's own stays.
void merge_names(Match& into, const Match& known, const Match& arrives, std::string_view seats) {
    Annotations merged = into.annotations();
    merged.players.resize(static_cast<std::size_t>(into.seats()));
    bool any = false;
    for (int seat = 0; seat < into.seats(); ++seat) {
        std::string& name = merged.players[static_cast<std::size_t>(seat)];
        const std::string_view ours = name_at(known.annotations().players, seat);
        const std::string_view theirs = name_at(arrives.annotations().players, seat);
        name = seats::at(seats, seat) == seats::here || theirs.empty() ? ours : theirs;
        any = any || !name.empty();
    }
    if (!any) merged.players.clear();
    into.annotate(std::move(merged));
}

// Whether the game has something that somebody elsewhere may not see.
bool hides_here(const Match& match, std::string_view seats) {
    for (int player = 0; player < match.seats(); ++player) {
        if (seats::at(seats, player) != seats::elsewhere) continue;
        const std::optional<Result<Json>> seen = match.record_for(player);
        if (seen && *seen && (**seen).value("start", Json()) != match.position()) return true;
    }
    return false;
}

// Says in words that somebody else has taken a seat of this screen in the game that arrives; "" if nobody has.
std::string taken_seat(const Match& arrives, const Match& known, const BoardView& view, std::string_view seats) {
    for (int player = 0; player < arrives.seats(); ++player) {
        if (seats::at(seats, player) != seats::here) continue;
        const std::string theirs = display_name(name_at(arrives.annotations().players, player));
        const std::string_view ours = name_at(known.annotations().players, player);
        if (theirs.empty() || ours.empty() || theirs == display_name(ours)) continue;
        return "In this link " + theirs + " plays " + view.player_in_sentence(player) + ", but here you do.";
    }
    return "";
}

}  // namespace

// A match that arrives: an invitation, news of a known game, or a question.
void Arrivals::open(std::unique_ptr<Match> arrives, From from) {
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = find_game(games, arrives->annotations().match);
    std::unique_ptr<Match> known = saved != nullptr ? open_saved(*saved) : nullptr;
    if (known == nullptr) {
        return invite(std::move(arrives), from);
    }
    const std::string taken = taken_seat(*arrives, *known, *make_view(*known), saved->seats);
    const std::string question = compare(known, arrives, *saved, from);
    if (!question.empty()) {
        ask_about(std::move(known), std::move(arrives), *saved, question, from);
    } else if (!taken.empty()) {
        session().notice.show({"", taken});
    }
}

void Arrivals::invite(std::unique_ptr<Match> arrives, From from) {
    const std::string id = arrives->annotations().match, seats = by_link::seats_of(*arrives);
    desk_.put_on_table(std::move(arrives), id, seats);
    session().sending.set_sent_all();
    desk_.show_address(from);
    const int seat = next_to_act(desk_.table()->match(), desk_.table()->view(), seats);
    if (seat < 0) return;
    invitation_ = std::make_unique<Invitation>(desk_.table()->match(), seat, platform::stored(name_key));
    platform::announce(invitation_->heading() + ". " + invitation_->text());
}

void Arrivals::answer_invitation(Invitation::Answer answer) {
    platform::request_frames();
    const int seat = invitation_->seat();
    invitation_.reset();
    if (answer == Invitation::Answer::play) by_link::take_seat(desk_, seat);
    session().tell_from(first_untold(desk_.table()->match(), desk_.table()->view(), seat));
}

// Puts the game on the table that is to go on, the known one or what arrives; or gives the reason to ask.
std::string Arrivals::compare(std::unique_ptr<Match>& known, std::unique_ptr<Match>& arrives, const SavedGame& saved,
                              From from) {
    using Relation = RecordComparison::Relation;
    const RecordComparison both = compare_records(known->record(), arrives->record());
    const std::string move = "Move " + std::to_string(both.common + 1);
    switch (both.relation) {
        case Relation::same:
        case Relation::shorter: {
            const bool shown_here = same_record(desk_.link_of(*arrives), saved.shown);
            by_link::show(desk_, std::move(known), saved, from);
            if (shown_here) {
                session().take_back_to(arrives->size());
            } else if (both.relation == Relation::shorter) {
                session().notice.show({"", older});
            }
            return "";
        }
        case Relation::longer: {
            const std::size_t own = own_action(*arrives, saved.seats, both.common);
            if (own < arrives->size())
                return "Move " + std::to_string(own + 1) +
                       " in this link is yours, but was not played in this browser. If you played it on another "
                       "device, open the link\u2019s game.";
            merge_names(*arrives, *known, *arrives, saved.seats);
            SavedGame now = saved;
            now.sent = static_cast<int>(arrives->size());
            by_link::show(desk_, std::move(arrives), now, from);
            desk_.keep();
            session().continue_from(both.common);
            return "";
        }
        case Relation::different:
            if (turns::decided_here(*known, saved.seats, both.common) &&
                is_answered(*arrives, saved.seats, both.common))
                return "This answers a turn that you have taken back: move " + std::to_string(both.common + 1) +
                       " is another one here now.";
            return move + (turns::decided_here(*known, saved.seats, both.common)
                               ? ", which was yours, is another one in this link than in this browser."
                               : " is another one in this link than in the one before: somebody has changed what was "
                                 "already played.");
        case Relation::other_start:
            return continue_seen(known, arrives, saved, from) ? ""
                   : hides_here(*known, saved.seats)
                       ? "This link begins from a position that is not in this game. Perhaps it answers a turn that "
                         "you have taken back. What you hide is only in the game here."
                       : "This link has the name of a game that you play, but begins from another position.";
        case Relation::other_options: return "This link has the name of a game that you play, but with other rules.";
    }
    return "";
}

// Where something is hidden, each side's game begins with what that side saw. What comes back is played on the whole
// game here; and who has only seen a part goes on with the next part. False: it is neither.
bool Arrivals::continue_seen(std::unique_ptr<Match>& known, std::unique_ptr<Match>& arrives, const SavedGame& saved,
                             From from) {
    const std::size_t before = known->size();
    SavedGame now = saved;
    for (int player = 0; player < known->seats(); ++player) {
        if (seats::at(saved.seats, player) != seats::elsewhere) continue;
        const Result<Continued> continued = continue_hidden(*known, *arrives, player);
        if (!continued) continue;
        merge_names(*known, *known, *arrives, saved.seats);
        now.sent = static_cast<int>(known->size());
        by_link::show(desk_, std::move(known), now, from);
        desk_.keep();
        if (continued->taken > 0) session().continue_from(before);
        const std::string left = std::to_string(continued->left);
        if (continued->left > 0)
            session().notice.show(
                {continued->why->rule, "The last " + left +
                                           " of the moves in this link are not played: what the other "
                                           "side could not see comes first. " +
                                           continued->why->message});
        else if (continued->taken == 0)
            session().notice.show({"", older});
        if (continued->left > 0) left_over_ = {std::move(arrives), player};
        return true;
    }
    const auto asks_here = [&](const Match& match) {
        return turns::sits(saved.seats, match.status().to_act, seats::here);
    };
    if (!known->may_hide() || hides_here(*known, saved.seats) || asks_here(*known) ||
        !(asks_here(*arrives) || arrives->status().outcome))
        return false;
    merge_names(*arrives, *known, *arrives, saved.seats);
    now.sent = static_cast<int>(arrives->size());
    by_link::show(desk_, std::move(arrives), now, from);
    desk_.keep();
    return true;
}

void Arrivals::go_on() {
    live_.follow();
    go_on_with_rest();
}

// Once it is decided here what the other side could not see, the rest of what it had played goes on.
void Arrivals::go_on_with_rest() {
    if (left_over_.match == nullptr || !session().sending.has_to_send()) return;
    LeftOver rest = std::exchange(left_over_, {});
    Result<std::unique_ptr<Match>> whole = open_match(desk_.table()->match().record());
    if (!whole) return;
    const std::size_t before = (*whole)->size();
    const Result<Continued> continued = continue_hidden(**whole, *rest.match, rest.player);
    if (!continued || continued->taken == 0) return;  // it does not fit any more
    SavedGame now{desk_.saved_id(), {}, session().game.seats};
    now.sent = static_cast<int>((*whole)->size());
    by_link::show(desk_, std::move(*whole), now, From::address);
    desk_.keep();
    session().continue_from(before);
    if (continued->left > 0) left_over_ = std::move(rest);
}

void Arrivals::ask_about(std::unique_ptr<Match> known, std::unique_ptr<Match> arrives, const SavedGame& saved,
                         std::string sentence, From from) {
    by_link::show(desk_, std::move(known), saved, from);
    std::unique_ptr<Match> mine = open_saved(saved);
    if (mine == nullptr) return;
    constexpr const char* heading = "Two versions of this game";
    platform::announce(heading + (". " + sentence));
    divergence_ = std::make_unique<Divergence>(std::move(mine), std::move(arrives), heading, std::move(sentence));
}

const Arriving& Arriving::here() {
    static constexpr Arriving table{.arrivals = [](Desk& desk) { return std::make_unique<Arrivals>(desk); }};
    return table;
}

}  // namespace sightlines
