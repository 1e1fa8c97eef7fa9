// The lists of games and of computer players in a program that plays a single game, SIGHTLINES_GAME.
#include <array>

#include "api/mind_registry.h"
#include "api/registry.h"

namespace sightlines::registry {

std::span<const GameEntry* const> games() {
    static constexpr std::array only{&SIGHTLINES_GAME};
    return only;
}

std::span<const MindEntry* const> minds() {
    static constexpr std::array only{&SIGHTLINES_MIND};
    return only;
}

}  // namespace sightlines::registry
