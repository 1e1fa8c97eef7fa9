#include "engine/dice.h"

#include <cassert>
#include <cstdint>
#include <limits>

namespace sightlines {

std::uint64_t count_rolls(const Dice& dice) {
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t count = 1;
    for (const char sides : dice.sides) {
        const auto faces = static_cast<std::uint64_t>(sides);
        if (count > largest / faces) return largest;
        count *= faces;
    }
    return count;
}

std::vector<Roll> all_rolls(const Dice& dice) {
    assert(listed(dice));
    std::vector<Roll> rolls;
    rolls.reserve(static_cast<std::size_t>(count_rolls(dice)));
    Roll roll{DiceNumbers(dice.sides.size(), static_cast<char>(dice.lowest))};
    for (;;) {
        rolls.push_back(roll);
        std::size_t die = dice.sides.size();
        while (die > 0 && roll.faces[die - 1] == dice.lowest + dice.sides[die - 1] - 1)
            roll.faces[--die] = static_cast<char>(dice.lowest);
        if (die == 0) return rolls;
        ++roll.faces[die - 1];
    }
}

bool fits(const Dice& dice, const Roll& roll) {
    if (roll.faces.size() != dice.sides.size()) return false;
    for (std::size_t die = 0; die < roll.faces.size(); ++die) {
        const int above = roll.faces[die] - dice.lowest;
        if (above < 0 || above >= dice.sides[die]) return false;
    }
    return true;
}

Roll sample_roll(const Dice& dice, Rng& rng) {
    Roll roll;
    for (const char sides : dice.sides) {
        const auto above = static_cast<int>(rng.below(static_cast<std::uint32_t>(sides)));
        roll.faces.push_back(static_cast<char>(dice.lowest + above));
    }
    return roll;
}

}  // namespace sightlines
