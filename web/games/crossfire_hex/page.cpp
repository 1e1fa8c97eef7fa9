#include "games/crossfire_hex/view.h"
#include "games/page_with.h"

namespace sightlines::crossfire_hex {

constexpr GamePage game_page = page_with<Rules, View>(settings, home_card);

}  // namespace sightlines::crossfire_hex
