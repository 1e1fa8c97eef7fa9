#include "api/match_of.inl"
#include "api/registry.h"
#include "games/crossfire_hex/offers/offers.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/crossfire_hex/text/link_sample.h"

namespace sightlines {

template class MatchOf<crossfire_hex::Rules>;

namespace registry {
const GameEntry crossfire_hex{&crossfire_hex::Rules::info, open_as<crossfire_hex::Rules>, 'h',
                              crossfire_hex::link_sample, scenarios::crossfire_hex};
}

}  // namespace sightlines
