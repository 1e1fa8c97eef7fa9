#pragma once

#include <array>

#include "games/crossfire_squads/ai/weights.h"
#include "games/crossfire_squads/rules/rules.h"

// What the weights of the evaluation of Crossfire with squads are multiplied with in a position.
namespace sightlines::crossfire_squads::counts {

struct Weight {
    const char* name;
    int value;
};

// In the order in which they are fitted. A unit counts in full, and what it is worth less when pinned or suppressed is
// taken off by percent. Only the kinds of the standard force are there.
inline constexpr std::array<Weight, 22> weights{{
    {"cc", values::unit[1]},
    {"pc", values::unit[2]},
    {"rifle", values::unit[3]},
    {"hmg", values::unit[4]},
    {"pinned", 100 - values::percent_of_state[1]},
    {"suppressed", 100 - values::percent_of_state[2]},
    {"score", values::score},
    {"growth", values::growth},
    {"hope", values::hope},
    {"last_hope", values::last_hope},
    {"first holder", values::holders[0]},
    {"second holder", values::holders[1]},
    {"third holder", values::holders[2]},
    {"fourth holder", values::holders[3]},
    {"held_weakly", values::held_weakly},
    {"way", 1},
    {"spent_shot", values::spent_shot},
    {"cover", values::cover},
    {"led", values::led},
    {"cared", values::cared},
    {"turn", values::turn},
    {"wait", values::wait},
}};
inline constexpr std::size_t pinned = 4, score = 6, hope = 8, holders = 10, held_weakly = 14, way = 15, spent_shot = 16,
                             cover = 17, led = 18, cared = 19, turn = 20;

using Row = std::array<double, weights.size()>;

// Of side 0 less those of side 1, in phase play of a game of standard forces, none of them hidden.
Row row_of(const Options& options, const Position& at);

}  // namespace sightlines::crossfire_squads::counts
