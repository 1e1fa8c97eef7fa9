#include "screens/home.h"

namespace sightlines {

std::string Home::state() const {
    return R"({"screen":"home","games":)" + std::to_string(games_) + R"(,"kept":)" + std::to_string(kept_.size()) + "}";
}

}  // namespace sightlines
