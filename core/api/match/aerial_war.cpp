#include "api/match_of.inl"
#include "api/registry.h"
#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/text/codec.h"

namespace sightlines {

template class MatchOf<aerial_war::Rules>;

namespace registry {
const GameEntry aerial_war{&aerial_war::Rules::info, open_as<aerial_war::Rules>};
}

}  // namespace sightlines
