// The App's part in what comes while it runs: code, lessons and puzzles, the library's answers, what other tabs have
// saved.
#include "app/app.h"
#include "app/by_link.h"
#include "app/saved_games.h"
#include "app/settings.h"
#include "games/page.h"
#include "platform.h"
#include "session/seats.h"

namespace sightlines {

void App::book_arrived(std::string_view kind, std::string_view game, std::string_view file) {
    if (kind == "puzzles") return puzzles_arrived(game, file);
    lessons::loaded(game, file);
    platform::request_frames();
    waiting_.lessons_arrived();
}

void App::deferred_changed() {
    platform::request_frames();
    renew_saved_games();
    if (home_) home_->refresh();  // saved games that wait for their code
    if (Library* library = screen<Library>()) library->refresh();
    if (arrivals_.ask_which_link()) arrivals_.code_arrived();
    if (!table_) update_title();
    if (table_ && by_link_is_here() && table_->match().annotations().match.empty()) {
        if (seats::by_link(table_->session().game.seats))
            table_changed();
        else if (shows_table() && !arrivals_.ask())
            by_link::follow_other_tab(*this);
    }
    waiting_.code_arrived();
}

void App::library_answered(platform::LibraryAnswer answer, std::string_view text) {
    if (Library* library = screen<Library>()) library->answered(answer, text);
}

void App::games_changed() {
    forget_settings_read();
    if (Library* library = screen<Library>()) library->refresh();
    if (arrivals_.ask_which_link()) arrivals_.code_arrived();
    if (home_ && !table_) {
        home_->refresh();
        update_title();
    }
    if (shows_table() && !by_link_is_here()) {
        platform::fetch_deferred(by_link_part);  // then it is looked at
    } else if (shows_table() && !arrivals_.ask()) {
        by_link::follow_other_tab(*this);
    }
    platform::request_frames();
}

}  // namespace sightlines
