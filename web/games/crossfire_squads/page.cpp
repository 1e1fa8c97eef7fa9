#include "games/crossfire_squads/view.h"
#include "games/page_with.h"

namespace sightlines::crossfire_squads {

constexpr GamePage game_page = page_with<Rules, View>(settings, home_card, &opening_texts);

}  // namespace sightlines::crossfire_squads
