#include "api/bot_registry.h"

#include <array>

namespace sightlines::registry {

std::span<const BotEntry* const> bots() {
    static constexpr std::array all{&crosshairs_bot, &crossfire_hex_bot, &crossfire_squads_bot, &dogfight_bot,
                                    &aerial_war_bot};
    return all;
}

}  // namespace sightlines::registry
