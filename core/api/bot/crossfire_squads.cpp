#include "api/bot_of.inl"
#include "games/crossfire_squads/ai/bot.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"

namespace sightlines::registry {

constexpr BotEntry crossfire_squads_bot = bot_of<crossfire_squads::Rules>;
constexpr Asker crossfire_squads_asker = asker_of<crossfire_squads::Rules>;

}  // namespace sightlines::registry
