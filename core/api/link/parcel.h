#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "api/link/token_model.h"

namespace sightlines {

// A text packed into letters and digits, which says how long it is and proves what comes out of it:
//   length   of what follows it, in characters: two digits of base 62, or three (parcel.cpp)
//   content  in base 62: the check of the text, crc32, four bytes, the first ones first; then its packed bytes
enum class ParcelFault { none, cut_off, changed, too_large, too_odd };

struct Parcel {
    ParcelFault fault = ParcelFault::none;
    std::string text;
};

// Of JSON as write_json writes it: the parcel, or too_odd, for what no limit of a record allows.
Parcel write_parcel(TokenModel& model, std::string_view json);

// The JSON in the parcel at the beginning of a text, which may have at most so many bytes. The model must have seen
// what it had seen when the parcel was written.
Parcel read_parcel(TokenModel& model, std::string_view text, std::size_t most);

// How many characters of a text its parcel has by its own account; 0 if the text is too short to say.
std::size_t parcel_size(std::string_view text);

}  // namespace sightlines
