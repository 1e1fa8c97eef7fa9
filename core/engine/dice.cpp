#include "engine/dice.h"

#include <cassert>
#include <cstdint>

namespace sightlines {

std::size_t count_rolls(const Dice& dice) {
    std::size_t count = 1;
    for (const std::int8_t sides : dice.sides) {
        count *= static_cast<std::size_t>(sides);
        if (count > most_listed_rolls) return most_listed_rolls + 1;
    }
    return count;
}

std::vector<Roll> all_rolls(const Dice& dice) {
    assert(listed(dice));
    std::vector<Roll> rolls{Roll{}};
    for (const std::int8_t sides : dice.sides) {
        std::vector<Roll> longer;
        for (const Roll& roll : rolls) {
            for (std::int8_t face = 1; face <= sides; ++face) {
                longer.push_back(roll);
                longer.back().faces.push_back(face);
            }
        }
        rolls = std::move(longer);
    }
    return rolls;
}

bool fits(const Dice& dice, const Roll& roll) {
    if (roll.faces.size() != dice.sides.size()) return false;
    for (std::size_t die = 0; die < roll.faces.size(); ++die) {
        if (roll.faces[die] < 1 || roll.faces[die] > dice.sides[die]) return false;
    }
    return true;
}

Roll sample_roll(const Dice& dice, Rng& rng) {
    Roll roll;
    for (const std::int8_t sides : dice.sides)
        roll.faces.push_back(static_cast<std::int8_t>(1 + rng.below(static_cast<std::uint32_t>(sides))));
    return roll;
}

}  // namespace sightlines
