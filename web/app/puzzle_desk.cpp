#include "app/puzzle_desk.h"

#include <algorithm>
#include <array>

#include "app/daily.h"
#include "app/deferred.h"
#include "app/desk.h"
#include "games/page.h"
#include "platform.h"
#include "screens/puzzles/mistake_card.h"
#include "screens/puzzles/puzzles.h"

namespace sightlines {
namespace {

class Puzzler final : public PuzzleDesk {
  public:
    explicit Puzzler(Desk& desk) : desk_(desk) {}

    void show(PuzzleLink link) final;
    void arrived(std::string_view game, std::string_view file) final;
    void press(ExerciseCard::Pressed pressed) final;
    void act(std::string_view command) final;

  private:
    bool put_on_table(const GamePage& page, std::string_view id);  // false: none has the id, or its file is not here
    bool put_mistake(const GamePage& page, std::string_view id);

    Desk& desk_;
    PuzzleCatalogue catalogue_;
};

bool Puzzler::put_on_table(const GamePage& page, std::string_view id) {
    const std::shared_ptr<const PuzzleBook> book = catalogue_.book(page.game->id);
    if (book == nullptr) return false;
    const Puzzle* found = book->find(id);
    if (found == nullptr) return false;
    Result<std::unique_ptr<Match>> opened = open_puzzle(*found);
    if (!opened) return false;
    const std::unique_ptr<BoardView> view = page.view(**opened);
    const std::string player = view->player_in_sentence(view->asked().player);
    auto card = std::make_unique<PuzzleCard>(catalogue_, book, *found, **opened, player);
    desk_.put_on_table(std::make_unique<Table>(std::move(*opened), std::move(card)));
    platform::announce("Puzzle: " + found->title + ". Find the best move for " + player + ".");
    return true;
}

// One that does not open is of another version, or somebody has written into the storage: it is kept no longer.
bool Puzzler::put_mistake(const GamePage& page, std::string_view id) {
    const std::vector<Mistake> mistakes = kept_mistakes(page.game->id);
    const auto found = std::ranges::find(mistakes, id, &Mistake::id);
    if (found == mistakes.end()) return false;
    const auto book = std::make_shared<const PuzzleBook>(book_of_mistakes(page.game->id, mistakes));
    const Puzzle& puzzle = book->puzzles[static_cast<std::size_t>(found - mistakes.begin())];
    Result<std::unique_ptr<Match>> opened = open_puzzle(puzzle);
    if (!opened) {
        forget_mistake(id);
        return false;
    }
    const std::unique_ptr<BoardView> view = page.view(**opened);
    const std::string player = view->player_in_sentence(view->asked().player);
    auto card = std::make_unique<MistakeCard>(catalogue_, book, puzzle, **opened, player, *found);
    desk_.put_on_table(std::make_unique<Table>(std::move(*opened), std::move(card)));
    platform::announce("A mistake of yours: find something better for " + player + ".");
    return true;
}

void Puzzler::show(PuzzleLink link) {
    const GamePage* page = page_of(link.game);
    if (const Puzzle* daily = catalogue_.of_day(link.game, today());
        daily != nullptr && link.id == puzzle_links::id_of_today) {
        link.id = daily->id;
        platform::set_fragment(puzzle_links::fragment(link.game, link.id));
    }
    const bool own = link.id.starts_with(mistake_id);
    if (page != nullptr && own && put_mistake(*page, link.id)) return;
    if (page != nullptr && !link.id.empty() && put_on_table(*page, link.id)) return;
    const bool of_no_game = !link.is_well_formed || (page == nullptr && !link.game.empty());
    const bool unknown =
        of_no_game || own || (page != nullptr && !link.id.empty() && catalogue_.book(link.game) != nullptr);
    if (unknown && platform::surroundings().embedded) {
        desk_.leave_screens();
        return void(desk_.fail({"FORMAT", puzzle_links::refusal}, "no-puzzle", From::script));
    }
    auto puzzles = std::make_unique<Puzzles>(catalogue_, page, of_no_game || own ? std::string() : link.id);
    if (unknown) puzzles->say(std::string(puzzle_links::refusal) + " These are all of them.");
    desk_.show(std::move(puzzles));
}

void Puzzler::arrived(std::string_view game, std::string_view file) {
    catalogue_.loaded(game, file);
    platform::request_frames();
    if (desk_.screen() == nullptr || desk_.screen()->kind() != Screen::Kind::puzzles) return;
    auto& puzzles = static_cast<Puzzles&>(*desk_.screen());
    puzzles.arrived();
    const GamePage* page = puzzles.page();
    if (page == nullptr || page->game->id != game || puzzles.wanted().empty()) return;
    if (catalogue_.book(game) != nullptr) return show({std::string(game), puzzles.wanted()});
    if (!platform::surroundings().embedded) return;
    desk_.leave_screens();
    (void)desk_.fail({"FORMAT", catalogue_.fault(game)}, "not-loaded", From::script);
}

void Puzzler::press(ExerciseCard::Pressed pressed) {
    using Pressed = ExerciseCard::Pressed;
    const PuzzleCard& card = *desk_.table()->puzzle();
    const std::string game = card.book().game, id = card.puzzle().id;
    const Puzzle* next = card.next();
    switch (pressed) {
        case Pressed::again: return desk_.puzzles(game, id);
        case Pressed::next: return desk_.puzzles(game, next != nullptr ? next->id : "");
        case Pressed::list: return desk_.puzzles(game, "");
        case Pressed::play_on:
            desk_.table()->analyse_exercise();
            desk_.name_anew();
            return void(desk_.table()->session().take_change());
        case Pressed::show:
        case Pressed::nothing: return;
    }
}

void Puzzler::act(std::string_view command) {
    using Pressed = ExerciseCard::Pressed;
    constexpr std::array<std::pair<std::string_view, Pressed>, 4> buttons{
        {{"again", Pressed::again}, {"next", Pressed::next}, {"list", Pressed::list}, {"analyse", Pressed::play_on}}};
    for (const auto& [name, pressed] : buttons) {
        if (command == name) return press(pressed);
    }
    act_on_puzzle(*desk_.table(), command);
}

}  // namespace

const Puzzling& Puzzling::here() {
    static constexpr Puzzling table{
        .desk = [](Desk& desk) -> std::unique_ptr<PuzzleDesk> { return std::make_unique<Puzzler>(desk); }};
    return table;
}

}  // namespace sightlines
