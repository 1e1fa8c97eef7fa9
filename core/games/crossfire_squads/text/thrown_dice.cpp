#include "games/crossfire_squads/text/thrown_dice.h"

#include <array>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/text/dice_help.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

ThrownDice thrown_dice(const Rules& rules, const Position& before, const Roll& roll) {
    const DiceHelp help = dice_help(Scene(rules, before));
    ThrownDice thrown{help.what};
    const bool melee = before.phase == Phase::cc;
    if (melee || before.phase == Phase::rolloff) {
        const int first = melee ? before.active : 0;
        std::array<int, 2> totals{roll.faces[0], roll.faces[1]};
        for (const std::size_t at : {0U, 1U}) {
            const int side = at == 0 ? first : 1 - first;
            thrown.players.push_back(side);
            if (melee) totals[at] += melee_modifiers(rules.options(), before, *before.melee, side).total();
        }
        if (totals[0] != totals[1]) thrown.counting = totals[0] > totals[1] ? 1U : 2U;
        return thrown;
    }
    const std::uint32_t faces = help.hits;
    for (std::size_t die = 0; die < roll.faces.size(); ++die)
        thrown.counting |= (faces >> static_cast<unsigned>(roll.faces[die]) & 1U) << die;
    return thrown;
}

}  // namespace sightlines::crossfire_squads
