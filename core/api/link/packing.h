#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "api/link/token_model.h"

namespace sightlines {

// JSON as write_json writes it, packed by what a model expects, and unpacked by one that has seen the same before. Both
// learn from it. What a packed text may cost is bounded before and while it is unpacked.
struct Packed {
    enum class Fault { none, broken, too_large, too_odd };
    Fault fault = Fault::none;
    std::string text;
};
Packed pack(TokenModel& model, std::string_view json);
Packed unpack(TokenModel& model, std::string_view bytes, std::size_t most);

}  // namespace sightlines
