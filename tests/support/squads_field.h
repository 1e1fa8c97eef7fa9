// A position of Crossfire with squads, in the words of crossfire_squads.h, for tests of what judges positions.
#pragma once

#include <catch_amalgamated.hpp>
#include <string_view>

#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"
#include "support/crossfire_squads.h"

namespace sightlines::test::squads {

struct Field {
    crossfire_squads::Rules rules;
    crossfire_squads::Position at;
};

inline Field field(std::string_view phase, const Words& units, const Words& terrain,
                   const crossfire_squads::Options& options = {}) {
    using crossfire_squads::Rules;
    const Rules rules = *Rules::make(options);
    const auto start = parse_json(position(phase, units, terrain).dump());
    REQUIRE(start);
    Fault fault;
    const auto read = Codec<Rules>::position(rules, Reader(*start, "start", fault));
    REQUIRE(read);
    const auto admitted = rules.admit(*read);
    REQUIRE(admitted);
    return {rules, *admitted};
}

}  // namespace sightlines::test::squads
