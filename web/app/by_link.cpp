#include "app/by_link.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/chapters.h"
#include "api/compare_records.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "app/deferred.h"
#include "app/saved_games.h"
#include "games/page.h"
#include "platform.h"
#include "screens/by_link/live_choice.h"
#include "session/player_names.h"
#include "session/seats.h"
#include "session/turns.h"

namespace sightlines::by_link {
namespace {

std::string new_match_name() {
    constexpr std::string_view characters = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string name;
    for (std::size_t i = 0; i < match_length; ++i)
        name += characters[platform::random_below(static_cast<unsigned>(characters.size()))];
    return name;
}

// A game at this screen goes on in another tab only from what is kept (Desk::keep), so nothing is lost if all that was
// done here is. While a computer is to act there, the other tab will tell of its action, too.
void show_other_tabs(Desk& desk, const SavedGame& saved) {
    const Result<std::string> here = write_link(desk.table()->match().record());
    const auto is_kept = [&](const std::string& link) { return same_record(link, desk.kept_link()); };
    const bool all_kept = (here && is_kept(*here)) || is_kept(desk.address_of_table());
    if (is_kept(saved.link) || !all_kept) return;
    std::unique_ptr<Match> there = open_saved(saved);
    if (there == nullptr) return;
    if (turns::level_of(saved.seats, there->status().to_act) > 0) return;
    const bool analyses = desk.table()->session().game.analysis;
    desk.put_on_table(std::move(there), saved.id, saved.seats);
    if (analyses) desk.table()->session().analyse();
    if (const Result<Json> shown = read_link(saved.shown)) desk.table()->session().go_to(moves_in(*shown));
    (void)desk.table()->session().take_change();
    platform::set_fragment(desk.address_of_table());
    desk.table()->session().notice.show({"", went_on_elsewhere});
}

// As the seats are now: computers by their level, and whoever is alone at this screen.
void name_seats(Desk& desk) {
    Annotations named = desk.table()->match().annotations();
    named.players.resize(static_cast<std::size_t>(desk.table()->match().seats()));
    const int you = seats::you(desk.table()->session().game.seats, desk.table()->match().seats());
    for (std::size_t player = 0; player < named.players.size(); ++player) {
        std::string& name = named.players[player];
        const int level = seats::level_of(seats::at(desk.table()->session().game.seats, static_cast<int>(player)));
        if (level > 0) name = computer_name(level);
        if (level == 0 && computer_level(name) > 0) name.clear();
        if (static_cast<int>(player) == you && name.empty()) name = own_name();
    }
    if (std::all_of(named.players.begin(), named.players.end(), [](const auto& name) { return name.empty(); }))
        named.players.clear();
    if (named != desk.table()->match().annotations()) desk.table()->session().annotate(std::move(named));
}

// Gives the game on the table a name that all its links have, and its players theirs.
void name_match(Desk& desk) {
    Annotations named = desk.table()->match().annotations();
    named.match = new_match_name();
    forget_game(desk.saved_id());
    desk.rename(named.match);
    desk.table()->session().annotate(std::move(named));
    desk.table()->session().game.sent = -1;
    name_seats(desk);
    desk.remember_address();
    if (live_choice().is_taken()) {
        live_choice().invites = true;
        platform::request_frames();
    }
}

// Writes the name of whoever is at this screen into the game on the table, where they have one seat.
void name_own_seat(Desk& desk) {
    if (desk.table()->match().annotations().match.empty()) return;
    const std::string name = own_name();
    const int seat = seats::you(desk.table()->session().game.seats, desk.table()->match().seats());
    Annotations named = desk.table()->match().annotations();
    if (seat < 0 || (name.empty() && named.players.empty())) return;
    named.players.resize(static_cast<std::size_t>(desk.table()->match().seats()));
    named.players[static_cast<std::size_t>(seat)] = name;
    desk.table()->session().annotate(std::move(named));
    desk.table_changed();
}

}  // namespace

std::string own_name() {
    std::string name = platform::stored(name_key);
    const bool good = is_text(name, longest_name) && computer_level(name) == 0 && !display_name(name).empty();
    return good ? name : std::string();
}

std::string seats_of(const Match& match) {
    std::string seats;
    for (int player = 0; player < match.seats(); ++player) {
        const int level = computer_level(name_at(match.annotations().players, player));
        seats += level > 0 ? seats::computer(level) : seats::elsewhere;
    }
    return seats;
}

void take_seat(Desk& desk, int seat) {
    std::string seats = desk.table()->session().game.seats;
    seats[static_cast<std::size_t>(seat)] = seats::here;
    desk.table()->session().set_seats(std::move(seats));
    desk.table()->session().sending.set_sent_all();
    if (!own_name().empty()) name_own_seat(desk);  // else as those who sent the link call them
    (void)desk.table()->session().take_change();
    desk.table_changed();
}

void show(Desk& desk, std::unique_ptr<Match> match, const SavedGame& saved, From from) {
    desk.put_on_table(std::move(match), saved.id, saved.seats);
    desk.table()->session().game.sent = saved.sent;
    desk.show_address(from);
}

// Keeps a game on the start page as one of its own: without the name of the match, which another version has.
void keep_copy(const Match& match) {
    Json record = match.record();
    record.erase("match");
    const Result<std::string> link = write_link(record);
    if (!link) return;
    SavedGame copy{new_game_id(), *link, {}, make_view(match)->asked().who};
    copy.when_ms = platform::wall_clock_ms();
    (void)save_game(std::move(copy));
}

// The game of the link in place of the one on the table, which is kept as well.
void take_other_version(Desk& desk, std::unique_ptr<Match> arrives) {
    keep_copy(desk.table()->match());
    SavedGame now{desk.saved_id(), {}, desk.table()->session().game.seats};
    now.seats.resize(static_cast<std::size_t>(arrives->seats()), seats::elsewhere);  // other options, other seats
    now.sent = static_cast<int>(arrives->size());
    show(desk, std::move(arrives), now, From::script);
    desk.keep();
}

namespace {

// The game here that a record has the name of goes on as it is. False: there is none.
bool resume(Desk& desk, const Json& record, From from) {
    const Json name = record.value("match", Json());
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = name.is_string() ? find_game(games, name.get<std::string>()) : nullptr;
    std::unique_ptr<Match> known = saved != nullptr ? open_saved(*saved) : nullptr;
    if (known == nullptr) return false;
    show(desk, std::move(known), *saved, from);
    return true;
}

// Another tab has gone on with the game on the table.
void follow_other_tab(Desk& desk) {
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = find_game(games, desk.saved_id());
    if (saved == nullptr || desk.table()->exercise() != nullptr) return;
    if (desk.table()->match().annotations().match.empty()) return show_other_tabs(desk, *saved);
    std::unique_ptr<Match> there = open_saved(*saved);
    if (there == nullptr) return;
    const RecordComparison both = compare_records(desk.table()->match().record(), there->record());
    if (both.relation == RecordComparison::Relation::longer) {
        show(desk, std::move(there), *saved, From::address);
        desk.table()->session().continue_from(both.common);
    } else if (both.relation == RecordComparison::Relation::same) {
        desk.table()->session().game.sent = std::max(desk.table()->session().game.sent, saved->sent);
    }
    platform::request_frames();
}

// What another tab has made of a match that goes on here in another way.
void keep_other_tabs(Desk& desk, const SavedGame& saved) {
    const std::unique_ptr<Match> there = open_saved(saved);
    if (there == nullptr) return;
    using Relation = RecordComparison::Relation;
    const Relation how = compare_records(desk.table()->match().record(), there->record()).relation;
    if (how == Relation::same || how == Relation::shorter) return;
    keep_copy(*there);
    desk.table()->session().notice.show({"", went_on_elsewhere + std::string(" Both are kept on the start page.")});
}

void open_original(Desk& desk) {
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* original = find_game(games, desk.table()->session().game.copy_of);
    std::unique_ptr<Match> there = original != nullptr ? open_saved(*original) : nullptr;
    if (there != nullptr) return show(desk, std::move(there), *original, From::script);
    desk.table()->session().notice.show({"", "The game itself is no longer kept here."});
}

void analyse_copy(Desk& desk) {
    Json record = desk.table()->match().record();
    const std::size_t ply = desk.table()->session().analysed_from();
    const bool reviews = desk.table()->wants_review();
    const Order tried = std::exchange(desk.table()->session().game.tried, {});
    std::string original = desk.saved_id();
    record.erase("match");
    Result<std::unique_ptr<Match>> opened = open_match(record);
    if (!opened) return;
    desk.put_on_table(std::move(*opened), "");
    desk.table()->session().go_to(ply);
    if (reviews) {
        desk.table()->analyse_and_review();
    } else {
        desk.table()->session().analyse();
    }
    desk.table()->session().game.copy_of = std::move(original);
    if (tried) (void)desk.table()->session().play(Session::By::hand, tried);
    platform::push_fragment(desk.address_of_table());
    desk.table()->session().notice.show(news("A copy to try things in. The game itself is on the start page."));
}

void turn_chapter(Desk& desk) {
    const OpenGame& game = desk.table()->session().game;
    const bool analysis = game.analysis, reading = game.reading;
    auto opened = open_chapter(game.turned->record, game.turned->chapter);
    if (!opened) return;
    desk.put_on_table(std::move(*opened), desk.saved_id(), game.seats);
    desk.table()->session().game.reading = reading;
    if (reading) desk.table()->session().go_to(0);
    if (analysis) desk.table()->session().analyse();
    desk.table_changed();
}

}  // namespace

}  // namespace sightlines::by_link

namespace sightlines {

const ByLink& ByLink::here() {
    static constexpr ByLink table{
        .name_match = by_link::name_match,
        .name_seats = by_link::name_seats,
        .name_own_seat = by_link::name_own_seat,
        .resume = by_link::resume,
        .refuse_link = [](Desk& desk) { desk.table()->session().refuse_link(); },
        .follow_other_tab = by_link::follow_other_tab,
        .keep_other_tabs = by_link::keep_other_tabs,
        .open_original = by_link::open_original,
        .analyse_copy = by_link::analyse_copy,
        .turn_chapter = by_link::turn_chapter,
    };
    return table;
}

}  // namespace sightlines
