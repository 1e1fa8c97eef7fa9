#include "games/aerial_war/view.h"
#include "games/page_with.h"

namespace sightlines::aerial_war {

constexpr GamePage game_page = page_with<Rules, View>(settings, home_card);

}  // namespace sightlines::aerial_war
