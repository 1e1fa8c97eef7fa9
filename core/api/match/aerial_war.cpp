#include "api/match_of.inl"
#include "api/registry.h"
#include "games/aerial_war/offers/offers.h"
#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/text/codec.h"
#include "games/aerial_war/text/link_sample.h"

namespace sightlines {

template class MatchOf<aerial_war::Rules>;

namespace registry {
const GameEntry aerial_war{&aerial_war::Rules::info, open_as<aerial_war::Rules>, 'a', aerial_war::link_sample,
                           scenarios::aerial_war};
}

}  // namespace sightlines
