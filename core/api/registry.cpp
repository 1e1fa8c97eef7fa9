#include "api/registry.h"

#include <array>

namespace sightlines::registry {

std::span<const GameEntry* const> games() {
    static constexpr std::array all{&crosshairs, &crossfire_hex, &crossfire_squads, &dogfight, &aerial_war};
    return all;
}

}  // namespace sightlines::registry
