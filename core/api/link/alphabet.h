#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sightlines {

// RFC 4648 section 5 without padding. Reading takes neither padding, other characters nor left-over bits.
std::string write_base64url(std::string_view bytes);
std::optional<std::string> read_base64url(std::string_view text);

}  // namespace sightlines
