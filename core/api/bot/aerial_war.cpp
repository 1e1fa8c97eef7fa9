#include "api/bot_of.inl"
#include "games/aerial_war/advice/advice.h"
#include "games/aerial_war/ai/bot.h"
#include "games/aerial_war/offers/offers.h"
#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/text/codec.h"

namespace sightlines::registry {

constexpr BotEntry aerial_war_bot = bot_of<aerial_war::Rules>;
constexpr Asker aerial_war_asker = asker_of<aerial_war::Rules>;

}  // namespace sightlines::registry
