#include "api/match_of.inl"
#include "api/registry.h"
#include "games/crosshairs/ai/opening.h"
#include "games/crosshairs/offers/offers.h"
#include "games/crosshairs/rules/rules.h"
#include "games/crosshairs/text/codec.h"
#include "games/crosshairs/text/link_sample.h"

namespace sightlines {

template class MatchOf<crosshairs::Rules>;

namespace registry {
const GameEntry crosshairs{&crosshairs::Rules::info, open_as<crosshairs::Rules>, 'c', crosshairs::link_sample,
                           scenarios::crosshairs};
}

}  // namespace sightlines
