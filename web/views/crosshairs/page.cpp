#include "views/crosshairs/editor.h"
#include "views/crosshairs/settings.h"
#include "views/crosshairs/view.h"
#include "views/page_with.h"

namespace sightlines::crosshairs {

constexpr GamePage game_page = page_with<Rules, CrosshairsView, CrosshairsEditor>(settings, card, &opening);

}  // namespace sightlines::crosshairs
