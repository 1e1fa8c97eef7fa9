// The App's part in puzzles. Deferred, but for what waits for it (app_open.cpp).
#include <algorithm>
#include <array>

#include "api/link/forms.h"
#include "app/app.h"
#include "app/daily.h"
#include "app/saved_games.h"
#include "games/page.h"
#include "platform.h"
#include "screens/puzzles/puzzle_card.h"

namespace sightlines {
namespace {

// False: there is no such puzzle, or its file is not here.
bool put_on_table(Desk& desk, PuzzleCatalogue& catalogue, const GamePage& page, std::string_view id) {
    const std::shared_ptr<const PuzzleBook> book = catalogue.book(page.game->id);
    if (book == nullptr) return false;
    const auto found = std::ranges::find(book->puzzles, id, &Puzzle::id);
    if (found == book->puzzles.end()) return false;
    Result<std::unique_ptr<Match>> opened = open_puzzle(*found);
    if (!opened) return false;
    const std::unique_ptr<BoardView> view = page.view(**opened);
    const std::string player = view->player_name(view->asked().player);
    const auto which = static_cast<std::size_t>(found - book->puzzles.begin());
    auto card = std::make_unique<PuzzleCard>(catalogue, book, which, **opened, player);
    desk.put_on_table(std::make_unique<Table>(std::move(*opened), std::move(card)));
    platform::announce("Puzzle: " + found->title + ". Find the best move for " + player + ".");
    return true;
}

}  // namespace

void App::show_puzzles(PuzzleLink link) {
    if (puzzle_catalogue_ == nullptr) puzzle_catalogue_ = std::make_unique<PuzzleCatalogue>();
    const GamePage* page = page_of(link.game);
    if (const Puzzle* daily = puzzle_catalogue_->of_day(link.game, today());
        daily != nullptr && link.id == puzzle_links::id_of_today) {
        link.id = daily->id;
        platform::set_fragment(puzzle_links::fragment(link.game, link.id));
    }
    if (page != nullptr && !link.id.empty() && sightlines::put_on_table(*this, *puzzle_catalogue_, *page, link.id))
        return;
    leave_screens();
    const bool of_no_game = !link.is_well_formed || (page == nullptr && !link.game.empty());
    const bool unknown =
        of_no_game || (page != nullptr && !link.id.empty() && puzzle_catalogue_->book(link.game) != nullptr);
    const bool embedded = platform::surroundings().embedded;
    if (embedded && unknown) return void(fail({"FORMAT", puzzle_links::refusal}, "no-puzzle", From::script));
    if (!embedded) table_.reset();
    auto puzzles = std::make_unique<Puzzles>(*puzzle_catalogue_, page, of_no_game ? std::string() : link.id);
    if (unknown) puzzles->say(std::string(puzzle_links::refusal) + " These are all of them.");
    screen_ = std::move(puzzles);
    update_title();
    platform::request_frames();
}

void App::puzzles_arrived(std::string_view game, std::string_view file) {
    puzzle_catalogue_->loaded(game, file);
    platform::request_frames();
    Puzzles* puzzles = screen<Puzzles>();
    if (puzzles == nullptr) return;
    puzzles->arrived();
    const GamePage* page = puzzles->page();
    if (page == nullptr || page->game->id != game || puzzles->wanted().empty()) return;
    if (puzzle_catalogue_->book(game) != nullptr) return show_puzzles({std::string(game), puzzles->wanted()});
    if (!platform::surroundings().embedded) return;
    leave_screens();
    (void)fail({"FORMAT", puzzle_catalogue_->fault(game)}, "not-loaded", From::script);
}

void App::handle_puzzle_button(ExerciseCard::Pressed pressed) {
    using Pressed = ExerciseCard::Pressed;
    const PuzzleCard& card = *table_->puzzle();
    const std::string game = card.book().game, id = card.puzzle().id;
    const Puzzle* next = card.next();
    switch (pressed) {
        case Pressed::again: return puzzles(game, id);
        case Pressed::next: return puzzles(game, next != nullptr ? next->id : "");
        case Pressed::list: return puzzles(game, "");
        case Pressed::play_on:
            table_->analyse_exercise();
            saved_id_ = new_game_id();
            original_link_ = address_of_table();
            (void)table_->session().take_change();
            return platform::push_fragment(original_link_);
        case Pressed::show:
        case Pressed::nothing: return;
    }
}

// "hint", "answer", "share", or what the buttons of the card do.
void App::act_on_puzzle(std::string_view command) {
    using Pressed = ExerciseCard::Pressed;
    constexpr std::array<std::pair<std::string_view, Pressed>, 4> buttons{
        {{"again", Pressed::again}, {"next", Pressed::next}, {"list", Pressed::list}, {"analyse", Pressed::play_on}}};
    for (const auto& [name, pressed] : buttons) {
        if (command == name) return handle_puzzle_button(pressed);
    }
    table_->act_on_puzzle(command);
}

}  // namespace sightlines
