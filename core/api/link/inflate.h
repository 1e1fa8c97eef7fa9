#pragma once

#include <string>
#include <string_view>

namespace sightlines {

// What bytes of raw deflate unpack to, until they end or go wrong.
struct Inflated {
    std::string text;  // at most largest_record + 1 bytes (forms.h)
    bool is_whole = false;
    bool goes_wrong = false;
};

Inflated inflate_text(std::string_view packed);

}  // namespace sightlines
