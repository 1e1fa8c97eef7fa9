#include "api/mind_registry.h"

#include <array>

namespace sightlines::registry {

std::span<const MindEntry* const> minds() {
    static constexpr std::array all{&crosshairs_mind, &crossfire_hex_mind, &crossfire_squads_mind, &dogfight_mind,
                                    &aerial_war_mind};
    return all;
}

}  // namespace sightlines::registry
