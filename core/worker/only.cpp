// What differs from game to game in a program that plays a single one, SIGHTLINES_GAME.
#include <array>
#include <string_view>

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

// It is sent records: it reads and writes no links (without_links.cpp), and knows no scenario by name.
namespace sightlines::SIGHTLINES_GAME {
std::string_view link_sample() { return {}; }
}  // namespace sightlines::SIGHTLINES_GAME

namespace sightlines::scenarios {
std::span<const ScenarioRecord> SIGHTLINES_GAME() { return {}; }
}  // namespace sightlines::scenarios
