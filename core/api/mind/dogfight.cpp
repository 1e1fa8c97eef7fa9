#include "api/mind_of.inl"
#include "games/dogfight/codec.h"
#include "games/dogfight/mind.h"
#include "games/dogfight/rules.h"

namespace sightlines::registry {

constexpr MindEntry dogfight_mind = mind_of<dogfight::Rules>;

}  // namespace sightlines::registry
