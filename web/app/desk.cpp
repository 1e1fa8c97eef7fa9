#include "app/desk.h"

#include <nlohmann/json.hpp>

#include "api/chapters.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "app/deferred.h"
#include "app/host.h"
#include "base/parts.h"
#include "platform.h"
#include "session/seats.h"

namespace sightlines {

std::string Desk::whole_link_of(const Match& match) {
    const Result<std::string> link = write_link(match.record_to_share());
    return link ? *link : std::string();
}

std::string Desk::link_of(const Match& match) {
    std::string whole = whole_link_of(match);
    if (!whole.empty() || match.is_study()) return whole;
    const Result<std::string> position = write_link(match.position_record());  // too long: at least where it stands
    return position ? *position : std::string();
}

void Desk::put_on_table(std::unique_ptr<Match> match, std::string saved_id, std::string seats) {
    put_on_table(std::make_unique<Table>(std::move(match), std::move(seats)));
    saved_id_ = saved_id.empty() ? new_game_id() : std::move(saved_id);
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = find_game(games, saved_id_);
    kept_link_ = saved != nullptr ? saved->link : std::string();
}

void Desk::put_on_table(std::unique_ptr<Table> table) {
    leave_screens();
    table_ = std::move(table);
    original_link_ = address_of_table();
    table_is_put();
    host::changed(table_->match());
    platform::request_frames();
}

void Desk::show(std::unique_ptr<Screen> screen) {
    leave_screens();
    if (!platform::surroundings().embedded) table_.reset();
    screen_ = std::move(screen);
    update_title();
    platform::request_frames();
}

void Desk::name_anew() {
    saved_id_ = new_game_id();
    original_link_ = address_of_table();
    platform::push_fragment(original_link_);
}

std::string Desk::address_of_table() const {
    const Exercise* exercise = table_->exercise();
    return exercise == nullptr ? link_of(table_->match()) : exercise->address();
}

void Desk::show_address(From from) {
    if (from == From::address) {
        platform::set_fragment(address_of_table());
    } else {
        platform::push_fragment(address_of_table());
    }
}

void Desk::begin(std::unique_ptr<Match> match, std::string seats) {
    put_on_table(std::move(match), "", std::move(seats));
    std::string sitting = table_->session().game.seats;
    sitting.resize(static_cast<std::size_t>(table_->view().players()), seats::here);
    if (seats::by_link(sitting)) part<ByLink>()->name_match(*this);
    for (const SavedGame& each : saved_games()) {  // begun before, and not played: that one goes on
        if (!each.title.empty() || each.seats != sitting || !same_record(each.link, original_link_)) continue;
        saved_id_ = each.id;
        kept_link_ = each.link;
    }
    table_->session().begin_here();
    platform::push_fragment(original_link_);
    keep();
}

// From an earlier position. A tree would keep both lines too, but not which of them is played.
void Desk::play_on() {
    keep();
    const bool kept = keep_whole();
    if (kept) {
        table_->session().forget_rest();
        table_changed();
    } else if (!table_->session().analyse()) {
        return;
    }
    table_->session().notice.show(
        news(kept ? "The game as it was is on the start page." : "Both lines stay in the game."));
}

void Desk::keep_left(std::string link) {
    SavedGame left{new_game_id(), std::move(link), table_->session().game.seats};
    left.when_ms = platform::wall_clock_ms();
    if (put_in_library(line_of(left)))
        table_->session().notice.show(news("The game as it was is kept in the library."));
}

// Saves the game on the table.
void Desk::keep() {
    const Match& match = table_->match();
    const std::string link = whole_link_of(match);
    if (link.empty()) return;  // what was saved before has more than a position
    const Prompt asked = table_->session().asked();
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = find_game(games, saved_id_);
    if (saved != nullptr && !same_record(saved->link, kept_link_)) {  // another tab has gone on with it: both are kept
        if (match.annotations().match.empty()) {
            saved_id_ = new_game_id();
            table_->session().notice.show({"", went_on_elsewhere + std::string(" Both are kept on the start page.")});
        } else if (const ByLink* by_link = part<ByLink>()) {
            by_link->keep_other_tabs(*this, *saved);
        }
    }
    SavedGame game{saved_id_, link, table_->session().game.seats, asked.who};
    const bool beside = table_->session().game.beside;  // the game waits as it was
    if (beside && saved != nullptr) game.asked = saved->asked;
    if (match.cursor() != match.size() && !match.is_study()) {  // nothing is lost that was taken back
        const Result<std::string> whole = write_link(match.record());
        if (!whole) return;  // what was saved before has more than this
        game.link = *whole;
        game.shown = link;
    }
    game.sent = table_->session().game.sent;
    game.seats.resize(static_cast<std::size_t>(table_->view().players()), seats::here);
    if (match.cursor() == match.size() && !beside)
        game.turn = match.status().outcome                               ? SavedGame::Turn::over
                    : seats::at(game.seats, asked.player) == seats::here ? SavedGame::Turn::here
                                                                         : SavedGame::Turn::others;
    game.when_ms = platform::wall_clock_ms();
    std::string kept = game.link;
    if (save_game(std::move(game))) {
        kept_link_ = std::move(kept);
        return;
    }
    if (storage_refused_) return;
    storage_refused_ = true;
    table_->refuse_storage();
}

// The game on the table, as it was saved last, as one of its own. False: the browser keeps nothing.
bool Desk::keep_whole() {
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = find_game(games, saved_id_);
    const Result<std::string> whole = write_link(table_->match().record());
    if (saved == nullptr || !whole || saved->link != *whole) return false;
    SavedGame copy = *saved;
    copy.id = new_game_id();
    copy.shown.clear();
    return save_game(std::move(copy));
}

}  // namespace sightlines
