#include "api/bot_of.inl"
#include "games/dogfight/ai/bot.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/codec.h"

namespace sightlines::registry {

constexpr BotEntry dogfight_bot = bot_of<dogfight::Rules>;
constexpr Asker dogfight_asker = asker_of<dogfight::Rules>;

}  // namespace sightlines::registry
