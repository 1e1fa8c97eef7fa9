// All settings on one sheet, over whatever screen is shown.
#pragma once

namespace sightlines {

// Draws it; false: it was closed.
bool draw_settings_sheet();

}  // namespace sightlines
