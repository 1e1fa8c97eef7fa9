#include "games/crossfire_squads/advice.h"

namespace sightlines::crossfire_squads {

std::string advice(const Rules&, const Position&, const Action&) { return "The best that the computer sees."; }

}  // namespace sightlines::crossfire_squads
