#include "api/match_of.inl"
#include "api/registry.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/codec.h"
#include "games/dogfight/text/link_sample.h"

namespace sightlines {

template class MatchOf<dogfight::Rules>;

namespace registry {
const GameEntry dogfight{&dogfight::Rules::info, open_as<dogfight::Rules>, 'd', dogfight::link_sample,
                         scenarios::dogfight};
}

}  // namespace sightlines
