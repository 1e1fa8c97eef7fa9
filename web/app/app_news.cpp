// The App's part in what comes while it runs: code, lessons and puzzles, the library's answers, what other tabs have
// saved.
#include "app/app.h"
#include "app/deferred.h"
#include "app/saved_games.h"
#include "base/settings.h"
#include "games/page.h"
#include "platform.h"
#include "session/seats.h"

namespace sightlines {

void App::book_arrived(std::string_view kind, std::string_view game, std::string_view file) {
    if (kind == "puzzles") return puzzle_desk_->arrived(game, file);
    part<Learning>()->book_arrived(game, file);
    platform::request_frames();
    waiting_.lessons_arrived();
}

void App::deferred_changed() {
    platform::request_frames();
    renew_saved_games();
    if (home_) home_->refresh();  // saved games that wait for their code
    if (LibraryScreen* shown = library()) shown->refresh();
    if (arrivals_) arrivals_->code_arrived();
    if (!table_) update_title();
    const ByLink* by_link = part<ByLink>();
    if (table_ && by_link != nullptr && table_->match().annotations().match.empty()) {
        if (seats::by_link(table_->session().game.seats))
            table_changed();
        else if (shows_table() && !asks_about_arrival())
            by_link->follow_other_tab(*this);
    }
    waiting_.code_arrived();
}

void App::library_answered(platform::LibraryAnswer answer, std::string_view text) {
    if (LibraryScreen* shown = library()) shown->answered(answer, text);
}

void App::games_changed() {
    forget_settings_read();
    if (LibraryScreen* shown = library()) shown->refresh();
    if (arrivals_) arrivals_->code_arrived();
    if (home_ && !table_) {
        home_->refresh();
        update_title();
    }
    const ByLink* by_link = part<ByLink>();
    if (shows_table() && by_link == nullptr) {
        platform::fetch_deferred(records_part);  // then it is looked at
    } else if (shows_table() && !asks_about_arrival()) {
        by_link->follow_other_tab(*this);
    }
    platform::request_frames();
}

}  // namespace sightlines
