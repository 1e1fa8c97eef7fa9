// How the game on the table is saved.
#include "api/link/forms.h"
#include "app/app.h"
#include "app/saved_games.h"
#include "games/page.h"
#include "platform.h"
#include "session/seats.h"

namespace sightlines {

// Saves the game on the table.
void App::keep() {
    const Match& match = table_->match();
    const std::string link = whole_link_of(match);
    if (link.empty()) return;  // what was saved before has more than a position
    const Prompt asked = table_->asked();
    const std::vector<SavedGame> games = saved_games();
    const SavedGame* saved = find_game(games, saved_id_);
    if (saved != nullptr &&
        renewed(saved->link) != renewed(kept_link_)) {  // another tab has gone on with it: both are kept
        if (match.annotations().match.empty()) {
            saved_id_ = new_game_id();
            table_->show_notice({"", went_on_elsewhere + std::string(" Both are kept on the start page.")});
        } else if (by_link_is_here()) {
            keep_other_tabs(*saved);
        }
    }
    SavedGame game{saved_id_, link, table_->seats(), asked.who};
    if (match.cursor() != match.size() && !match.is_study()) {  // nothing is lost that was taken back
        const Result<std::string> whole = write_link(match.record());
        if (!whole) return;  // what was saved before has more than this
        game.link = *whole;
        game.shown = link;
    }
    game.sent = table_->sent();
    game.seats.resize(static_cast<std::size_t>(table_->view().players()), seats::here);
    if (match.cursor() == match.size())
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
bool App::keep_whole() {
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
