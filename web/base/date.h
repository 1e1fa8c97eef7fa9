#pragma once

#include <string>

namespace sightlines {

// Says in few words when something was: "Today 14:05", "Yesterday", "12 Nov", "12 Nov 2025" in another year. Both times
// are of platform::local_clock_ms.
std::string date_in_words(double then_ms, double now_ms);

}  // namespace sightlines
