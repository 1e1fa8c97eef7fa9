#include "api/match.h"

#include <nlohmann/json.hpp>

namespace sightlines {

Json Match::record_to_share() const { return is_study() ? record() : record_here(); }

}  // namespace sightlines
