#include "api/bot_registry.h"

#include <array>

namespace sightlines::registry {

std::span<const BotEntry* const> bots() {
#define SIGHTLINES_ADDRESS(game) &game##_bot,
    static constexpr std::array all{SIGHTLINES_GAMES(SIGHTLINES_ADDRESS)};
#undef SIGHTLINES_ADDRESS
    return all;
}

std::span<const Asker* const> askers() {
#define SIGHTLINES_ADDRESS(game) &game##_asker,
    static constexpr std::array all{SIGHTLINES_GAMES(SIGHTLINES_ADDRESS)};
#undef SIGHTLINES_ADDRESS
    return all;
}

}  // namespace sightlines::registry
