#include "api/mind_of.inl"
#include "games/crosshairs/codec.h"
#include "games/crosshairs/mind.h"
#include "games/crosshairs/rules.h"

namespace sightlines::registry {

constexpr MindEntry crosshairs_mind = mind_of<crosshairs::Rules>;

}  // namespace sightlines::registry
