#pragma once

#include <span>
#include <string>

namespace sightlines::wording {

std::string listed(std::span<const std::string> words);  // "a", "a and b", "a, b and c"; "" of none

}  // namespace sightlines::wording
