#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sightlines {

// A record as it is, in a fragment or in a text, as read_link takes it.
struct JsonLink {
    std::string link;
    std::size_t end = 0;  // behind it in the text
};

// With a brace, in whichever coding, behind a "#" at a place of the text.
JsonLink json_behind_hash(std::string_view text, std::size_t brace);

// What begins with a brace, to the one that closes it; with the quotes of JSON where a program has made them curly.
JsonLink json_at(std::string_view text, std::size_t brace);

}  // namespace sightlines
