#include "views/dogfight/editor.h"
#include "views/dogfight/settings.h"
#include "views/dogfight/view.h"
#include "views/page_with.h"

namespace sightlines::dogfight {

constexpr GamePage game_page = page_with<Rules, DogfightView, DogfightEditor>(settings, card);

}  // namespace sightlines::dogfight
