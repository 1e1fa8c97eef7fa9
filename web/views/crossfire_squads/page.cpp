#include "views/crossfire_squads/editor.h"
#include "views/crossfire_squads/settings.h"
#include "views/crossfire_squads/view.h"
#include "views/page_with.h"

namespace sightlines::crossfire_squads {

constexpr GamePage game_page = page_with<Rules, SquadsView, SquadsEditor>(settings, card, &opening);

}  // namespace sightlines::crossfire_squads
