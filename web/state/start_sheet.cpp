#include <nlohmann/json.hpp>

#include "games/page.h"
#include "screens/start_sheet.h"

namespace sightlines {

std::string StartSheet::state() const {
    return write_json(Json{{"screen", "start"},
                           {"game", page_->game->id},
                           {"mode", static_cast<int>(mode_)},
                           {"level", level_},
                           {"side", side_},
                           {"first", first_time_}});
}

}  // namespace sightlines
