// What differs from game to game in a program that plays a single one, SIGHTLINES_GAME.
#include <array>

#include "api/bot_registry.h"
#include "api/registry.h"

namespace sightlines::registry {

std::span<const GameEntry* const> games() {
    static constexpr std::array only{&SIGHTLINES_GAME};
    return only;
}

std::span<const BotEntry* const> bots() {
    static constexpr std::array only{&SIGHTLINES_BOT};
    return only;
}

}  // namespace sightlines::registry
