#include "api/bot_registry.h"

#include <array>

namespace sightlines::registry {

std::span<const BotEntry* const> bots() {
    static constexpr std::array all{&crosshairs_bot, &crossfire_hex_bot, &crossfire_squads_bot, &dogfight_bot,
                                    &aerial_war_bot};
    return all;
}

std::span<const Asker* const> askers() {
    static constexpr std::array all{&crosshairs_asker, &crossfire_hex_asker, &crossfire_squads_asker, &dogfight_asker,
                                    &aerial_war_asker};
    return all;
}

}  // namespace sightlines::registry
