// How a game that arrives by link stands to the same match as it is known here.
#pragma once

#include <cstddef>

#include "json/json.h"

namespace sightlines {

struct RecordComparison {
    enum class Relation {
        same,
        longer,         // what arrives goes on where the known game ends
        shorter,        // it ends on the way to where the known game is
        different,      // after `common` actions another one was played
        other_start,    // it starts from another position
        other_options,  // other options, or another game
    };
    Relation relation = Relation::same;
    std::size_t common = 0;  // actions at the beginning of both
};

// Both are records as Match::record writes them; names, comments and variations are not compared.
RecordComparison compare_records(const Json& known, const Json& arrives);

}  // namespace sightlines
