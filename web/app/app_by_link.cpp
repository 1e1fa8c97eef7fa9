// The App's part in games by link: their names, their seats, the other tabs. Deferred, as its neighbours
// app_arrivals.cpp and app_cards.cpp are.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/compare_records.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "app/app.h"
#include "app/saved_games.h"
#include "games/page.h"
#include "platform.h"
#include "session/player_names.h"
#include "session/seats.h"
#include "session/turns.h"

namespace sightlines {
namespace {

std::string new_match_name() {
    constexpr std::string_view characters = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string name;
    for (std::size_t i = 0; i < match_length; ++i)
        name += characters[platform::random_below(static_cast<unsigned>(characters.size()))];
    return name;
}

// As it was given at this browser, if a record may hold it.
std::string own_name() {
    std::string name = platform::stored(name_key);
    const bool good = is_text(name, longest_name) && computer_level(name) == 0 && !display_name(name).empty();
    return good ? name : std::string();
}

}  // namespace

// Gives the game on the table a name that all its links have, and its players theirs.
void App::name_match() {
    Annotations named = table_->match().annotations();
    named.match = new_match_name();
    forget_game(saved_id_);
    saved_id_ = named.match;
    table_->annotate(std::move(named));
    table_->set_sent(-1);
    name_seats();
    original_link_ = address_of_table();
}

// As the seats are now: computers by their level, and whoever is alone at this screen.
void App::name_seats() {
    Annotations named = table_->match().annotations();
    named.players.resize(static_cast<std::size_t>(table_->match().seats()));
    const int you = seats::you(table_->seats(), table_->match().seats());
    for (std::size_t player = 0; player < named.players.size(); ++player) {
        std::string& name = named.players[player];
        const int level = seats::level_of(seats::at(table_->seats(), static_cast<int>(player)));
        if (level > 0) name = computer_name(level);
        if (level == 0 && computer_level(name) > 0) name.clear();
        if (static_cast<int>(player) == you && name.empty()) name = own_name();
    }
    if (std::all_of(named.players.begin(), named.players.end(), [](const auto& name) { return name.empty(); }))
        named.players.clear();
    if (named != table_->match().annotations()) table_->annotate(std::move(named));
}

// Writes the name of whoever is at this screen into the game on the table, where they have one seat.
void App::name_own_seat() {
    if (table_->match().annotations().match.empty()) return;
    const std::string name = own_name();
    const int seat = seats::you(table_->seats(), table_->match().seats());
    Annotations named = table_->match().annotations();
    if (seat < 0 || (name.empty() && named.players.empty())) return;
    named.players.resize(static_cast<std::size_t>(table_->match().seats()));
    named.players[static_cast<std::size_t>(seat)] = name;
    table_->annotate(std::move(named));
    table_changed();
}

void App::take_seat(int seat) {
    std::string seats = table_->seats();
    seats[static_cast<std::size_t>(seat)] = seats::here;
    table_->set_seats(std::move(seats));
    table_->set_sent_all();
    if (!own_name().empty()) name_own_seat();  // else as those who sent the link call them
    (void)table_->take_change();
    table_changed();
}

void App::show_by_link(std::unique_ptr<Match> match, const SavedGame& saved, From from) {
    put_on_table(std::move(match), saved.id, saved.seats);
    table_->set_sent(saved.sent);
    show_address(from);
}

// The game here that a record has the name of goes on as it is. False: there is none.
bool App::resume_match(const Json& record, From from) {
    const Json name = record.value("match", Json());
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = name.is_string() ? find_game(games, name.get<std::string>()) : nullptr;
    std::unique_ptr<Match> known = saved != nullptr ? open_saved(*saved) : nullptr;
    if (known == nullptr) return false;
    show_by_link(std::move(known), *saved, from);
    return true;
}

// Keeps a game on the start page as one of its own: without the name of the match, which another version has.
void App::keep_copy(const Match& match) {
    Json record = match.record();
    record.erase("match");
    const Result<std::string> link = write_link(record);
    if (!link) return;
    SavedGame copy{new_game_id(), *link, {}, make_view(match)->asked().who};
    copy.when_ms = platform::wall_clock_ms();
    (void)save_game(std::move(copy));
}

// The game of the link in place of the one on the table, which is kept as well.
void App::take_other_version(std::unique_ptr<Match> arrives) {
    keep_copy(table_->match());
    SavedGame now{saved_id_, {}, table_->seats()};
    now.seats.resize(static_cast<std::size_t>(arrives->seats()), seats::elsewhere);  // other options, other seats
    now.sent = static_cast<int>(arrives->size());
    show_by_link(std::move(arrives), now, From::script);
    keep();
}

// Another tab has gone on with the game on the table.
void App::follow_other_tab() {
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = find_game(games, saved_id_);
    const bool asks = invitation_ || divergence_ || link_choice_;
    if (saved == nullptr || asks || table_->exercise() != nullptr) return;
    if (table_->match().annotations().match.empty()) return show_other_tabs(*saved);
    std::unique_ptr<Match> there = open_saved(*saved);
    if (there == nullptr) return;
    const RecordComparison both = compare_records(table_->match().record(), there->record());
    if (both.relation == RecordComparison::Relation::longer) {
        show_by_link(std::move(there), *saved, From::address);
        table_->continue_from(both.common);
    } else if (both.relation == RecordComparison::Relation::same) {
        table_->set_sent(std::max(table_->sent(), saved->sent));
    }
    platform::request_frames();
}

// A game at this screen goes on in another tab only from what is kept (App::keep), so nothing is lost if all that was
// done here is. While a computer is to act there, the other tab will tell of its action, too.
void App::show_other_tabs(const SavedGame& saved) {
    const Result<std::string> here = write_link(table_->match().record());
    const bool all_kept = (here && *here == kept_link_) || address_of_table() == kept_link_;
    if (saved.link == kept_link_ || !all_kept) return;
    std::unique_ptr<Match> there = open_saved(saved);
    if (there == nullptr) return;
    if (turns::level_of(saved.seats, there->status().to_act) > 0) return;
    const bool analyses = table_->analyses();
    put_on_table(std::move(there), saved.id, saved.seats);
    if (analyses) table_->analyse();
    if (const Result<Json> shown = read_link(saved.shown)) table_->go_to(moves_in(*shown));
    (void)table_->take_change();
    platform::set_fragment(address_of_table());
    table_->show_notice({"", went_on_elsewhere});
}

// What another tab has made of a match that goes on here in another way.
void App::keep_other_tabs(const SavedGame& saved) {
    const std::unique_ptr<Match> there = open_saved(saved);
    if (there == nullptr) return;
    using Relation = RecordComparison::Relation;
    const Relation how = compare_records(table_->match().record(), there->record()).relation;
    if (how == Relation::same || how == Relation::shorter) return;
    keep_copy(*there);
    table_->show_notice({"", went_on_elsewhere + std::string(" Both are kept on the start page.")});
}

}  // namespace sightlines
