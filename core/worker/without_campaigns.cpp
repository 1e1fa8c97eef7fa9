// The page makes the next battle of a campaign by itself. This takes the place of core/api/campaign.cpp.
#include <nlohmann/json.hpp>

#include "api/campaign.h"

namespace sightlines {

std::optional<Json> next_battle(const Match&) { return std::nullopt; }

}  // namespace sightlines
