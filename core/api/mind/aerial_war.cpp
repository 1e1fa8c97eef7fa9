#include "api/mind_of.inl"
#include "games/aerial_war/codec.h"
#include "games/aerial_war/mind.h"
#include "games/aerial_war/rules.h"

namespace sightlines::registry {

constexpr MindEntry aerial_war_mind = mind_of<aerial_war::Rules>;

}  // namespace sightlines::registry
