#include "games/dogfight/editor/editor.h"
#include "games/dogfight/view.h"
#include "games/page_with.h"

namespace sightlines::dogfight {

constexpr GamePage game_page = page_with<Rules, View, Editor>(settings, home_card);

}  // namespace sightlines::dogfight
