#include "games/crosshairs/view.h"
#include "games/page_with.h"

namespace sightlines::crosshairs {

constexpr GamePage game_page = page_with<Rules, View>(settings, home_card, &opening_texts);

}  // namespace sightlines::crosshairs
