#include "screens/home.h"

namespace sightlines {

std::string Home::state() const {
    return R"({"screen":"home","games":)" + std::to_string(cards_.size()) + R"(,"kept":)" +
           std::to_string(kept_.size()) + "}";
}

}  // namespace sightlines
