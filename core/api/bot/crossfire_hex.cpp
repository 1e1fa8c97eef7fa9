#include "api/bot_of.inl"
#include "games/crossfire_hex/advice/advice.h"
#include "games/crossfire_hex/ai/bot.h"
#include "games/crossfire_hex/offers/offers.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/text/codec.h"

namespace sightlines::registry {

constexpr BotEntry crossfire_hex_bot = bot_of<crossfire_hex::Rules>;
constexpr Asker crossfire_hex_asker = asker_of<crossfire_hex::Rules>;

}  // namespace sightlines::registry
