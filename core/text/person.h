#pragma once

#include <string>
#include <string_view>

namespace sightlines::wording {

// What is said of one in the present tense, as it is said of several or to whoever reads it: "goes prone" becomes
// "go prone", "has the first turn" becomes "have the first turn".
std::string for_you(std::string_view does);

}  // namespace sightlines::wording
