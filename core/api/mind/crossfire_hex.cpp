#include "api/mind_of.inl"
#include "games/crossfire_hex/codec.h"
#include "games/crossfire_hex/mind.h"
#include "games/crossfire_hex/rules.h"

namespace sightlines::registry {

constexpr MindEntry crossfire_hex_mind = mind_of<crossfire_hex::Rules>;

}  // namespace sightlines::registry
