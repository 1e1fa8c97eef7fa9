#pragma once

#include <string>
#include <string_view>

namespace sightlines::wording {

// The form of a verb after he, she or it, of its plain form: "move": "moves", "miss": "misses", "have": "has".
std::string third_person(std::string_view verb);

}  // namespace sightlines::wording
