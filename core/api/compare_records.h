// Compares a game that arrives by link with the same match as it is known here.
#pragma once

#include <cstddef>

#include "json/json.h"

namespace sightlines {

struct RecordComparison {
    enum class Relation {
        same,
        longer,         // what arrives goes on where the known game ends
        shorter,        // what arrives is the beginning of the known game
        different,      // they part after `common` actions
        other_start,    // they start from different positions
        other_options,  // they have other options, or are different games
    };
    Relation relation = Relation::same;
    std::size_t common = 0;  // actions at the beginning of both
};

// Both records are as Match::record writes them. Names, comments and variations are not compared.
RecordComparison compare_records(const Json& known, const Json& arrives);

}  // namespace sightlines
