#include "games/aerial_war/text/thrown_dice.h"

#include "games/aerial_war/text/sentences.h"

namespace sightlines::aerial_war {

std::optional<ThrownDice> thrown_dice(const Position& before, const Roll& roll) {
    if (before.phase == Phase::throttle) return std::nullopt;
    const DiceHelp help = dice_help(before);
    ThrownDice thrown{help.what};
    const std::uint32_t hits = help.hits;
    for (std::size_t die = 0; die < roll.faces.size(); ++die)
        thrown.counting |= (hits >> static_cast<unsigned>(roll.faces[die]) & 1U) << die;
    return thrown;
}

}  // namespace sightlines::aerial_war
