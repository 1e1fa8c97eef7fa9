#pragma once

#include <string>
#include <string_view>

namespace sightlines::test {

std::string base64url(std::string_view bytes);  // without padding

std::string from_hex(std::string_view digits);

}  // namespace sightlines::test
