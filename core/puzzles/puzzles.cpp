#include "puzzles/puzzles.h"

#include <array>

#include "puzzles/maker.h"

namespace sightlines {
namespace {

const PuzzleMaker* maker_of(std::string_view game) {
#define SIGHTLINES_ADDRESS(game) &registry::game##_puzzles,
    static constexpr std::array all{SIGHTLINES_GAMES(SIGHTLINES_ADDRESS)};
#undef SIGHTLINES_ADDRESS
    for (const PuzzleMaker* maker : all)
        if (maker->game->id == game) return maker;
    return nullptr;
}

}  // namespace

bool make_puzzles(std::string_view game, const PuzzlePlan& plan, const std::function<void(const Puzzle&)>& take) {
    const PuzzleMaker* maker = maker_of(game);
    if (maker == nullptr) return false;
    maker->make(*maker, plan, take);
    return true;
}

PuzzleProof prove_puzzle(const Match& match, const std::vector<JsonValue>& answer, int effort, std::uint64_t seed) {
    return maker_of(match.game().id)->prove(match, answer, effort, seed);
}

std::span<const PuzzleTheme> puzzle_themes(std::string_view game) { return maker_of(game)->themes; }

int puzzle_margin(std::string_view game) { return maker_of(game)->margin; }

}  // namespace sightlines
