#include "api/bot_of.inl"
#include "games/crosshairs/advice/advice.h"
#include "games/crosshairs/ai/bot.h"
#include "games/crosshairs/offers/offers.h"
#include "games/crosshairs/rules/rules.h"
#include "games/crosshairs/text/codec.h"

namespace sightlines::registry {

constexpr BotEntry crosshairs_bot = bot_of<crosshairs::Rules>;
constexpr Asker crosshairs_asker = asker_of<crosshairs::Rules>;

}  // namespace sightlines::registry
