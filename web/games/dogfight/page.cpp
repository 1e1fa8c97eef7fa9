#include "games/dogfight/view.h"
#include "games/page_with.h"

namespace sightlines::dogfight {

constexpr GamePage game_page = page_with<Rules, View>(settings, home_card);

}  // namespace sightlines::dogfight
