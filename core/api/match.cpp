#include "api/match.h"

#include <nlohmann/json.hpp>

namespace sightlines {

Json Match::record_to_share() const { return tree_ ? record() : record_here(); }

}  // namespace sightlines
