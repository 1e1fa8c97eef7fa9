// The page's worker is sent records: it reads and writes no links (without_links.cpp), and knows no scenario of
// SIGHTLINES_GAME by name.
#include <string_view>

#include "api/registry.h"

namespace sightlines::SIGHTLINES_GAME {
std::string_view link_sample() { return {}; }
}  // namespace sightlines::SIGHTLINES_GAME

namespace sightlines::scenarios {
std::span<const ScenarioRecord> SIGHTLINES_GAME() { return {}; }
}  // namespace sightlines::scenarios
