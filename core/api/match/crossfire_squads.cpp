#include "api/match_of.inl"
#include "api/registry.h"
#include "games/crossfire_squads/ai/opening.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/link_sample.h"

namespace sightlines {

template class MatchOf<crossfire_squads::Rules>;

namespace registry {
const GameEntry crossfire_squads{
    &crossfire_squads::Rules::info, open_as<crossfire_squads::Rules>, 's',
    crossfire_squads::link_sample,  scenarios::crossfire_squads,      brief_record<crossfire_squads::Rules>};
}

}  // namespace sightlines
