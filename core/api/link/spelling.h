#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/link/unit.h"

namespace sightlines {

// A dash in a payload: programs make one of "--", or of each "-".
inline constexpr char en_dash = '\1';
inline constexpr char em_dash = '\2';

// What stands in a text and may be a link: as long as it could be, with all places where it may end before.
struct Spelling {
    struct Stop {
        std::size_t size = 0;  // of the payload
        std::size_t at = 0;    // in the text
    };

    std::string head;         // "1d."
    std::string payload;      // characters of the alphabet of its form, and dashes
    std::vector<Stop> stops;  // the last is the end
    Stop line;                // where its first line ends
};

// At the place behind a "#". None: there is no head of a link.
std::optional<Spelling> spelling_at(std::string_view text, std::size_t at, Escapes escapes = Escapes::usual);

}  // namespace sightlines
