// All settings on one sheet, over whatever screen is shown.
#pragma once

namespace sightlines {

enum class SettingsSheet { open, closed, statistics };  // statistics: they were asked for
SettingsSheet draw_settings_sheet();

}  // namespace sightlines
