#include "puzzles/puzzles.h"

#include <array>

#include "puzzles/maker.h"

namespace sightlines {
namespace {

const PuzzleMaker* maker_of(std::string_view game) {
    static constexpr std::array all{&registry::crosshairs_puzzles, &registry::crossfire_hex_puzzles,
                                    &registry::crossfire_squads_puzzles, &registry::dogfight_puzzles,
                                    &registry::aerial_war_puzzles};
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

int puzzle_margin(std::string_view game) { return maker_of(game)->margin; }

}  // namespace sightlines
