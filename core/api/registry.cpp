#include "api/registry.h"

#include <array>

namespace sightlines::registry {

std::span<const GameEntry* const> games() {
#define SIGHTLINES_ADDRESS(game) &game,
    static constexpr std::array all{SIGHTLINES_GAMES(SIGHTLINES_ADDRESS)};
#undef SIGHTLINES_ADDRESS
    return all;
}

}  // namespace sightlines::registry
