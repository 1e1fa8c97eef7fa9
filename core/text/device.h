#pragma once

#include <string>
#include <string_view>

namespace sightlines::wording {

// A text for the device in hand: where a gesture is named it has both words, "{Click|Tap} a lit hex.", that of a mouse
// first.
std::string for_device(std::string_view text, bool touch);

}  // namespace sightlines::wording
