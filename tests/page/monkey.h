// A monkey test of the page: random events from a seed, and invariants checked after each. The events are a script, one
// per line, so that a finding can be replayed and pasted into a test:
//
//     CHECK(monkey::replay({"open 390 844 fingers page here 1 #1d...", "choose cell:e5", "key Control+z"}) == "");
//
// The words of a line are those of monkey_events.cpp. A line whose test id does not exist does nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines::monkey {

using Script = std::vector<std::string>;

// Replays in this process. Returns "" or the broken invariant.
std::string replay(const Script& script);

struct Finding {
    Script script;       // shortened as far as possible
    std::string broken;  // the invariant, or how the page crashed
};

// Opens a position of this game and plays so many events, in a separate process, so that crashes are found and
// shortened too.
std::optional<Finding> look_for_faults(std::string_view game, std::uint64_t seed, int events);

std::string in_words(const Finding& finding);  // to be pasted into a test

}  // namespace sightlines::monkey
