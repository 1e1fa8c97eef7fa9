#include "api/match_of.inl"
#include "api/registry.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/codec.h"

namespace sightlines {

template class MatchOf<dogfight::Rules>;

namespace registry {
const GameEntry dogfight{&dogfight::Rules::info, open_as<dogfight::Rules>};
}

}  // namespace sightlines
