#include "api/mind_of.inl"
#include "games/crossfire_squads/codec.h"
#include "games/crossfire_squads/mind.h"
#include "games/crossfire_squads/rules.h"

namespace sightlines::registry {

constexpr MindEntry crossfire_squads_mind = mind_of<crossfire_squads::Rules>;

}  // namespace sightlines::registry
