#include "views/aerial_war/editor.h"
#include "views/aerial_war/settings.h"
#include "views/aerial_war/view.h"
#include "views/page_with.h"

namespace sightlines::aerial_war {

constexpr GamePage game_page = page_with<Rules, AerialWarView, AerialWarEditor>(settings, card);

}  // namespace sightlines::aerial_war
