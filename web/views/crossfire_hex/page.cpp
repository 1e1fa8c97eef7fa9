#include "views/crossfire_hex/editor.h"
#include "views/crossfire_hex/settings.h"
#include "views/crossfire_hex/view.h"
#include "views/page_with.h"

namespace sightlines::crossfire_hex {

constexpr GamePage game_page = page_with<Rules, CrossfireView, CrossfireEditor>(settings, card);

}  // namespace sightlines::crossfire_hex
