// A monkey at the page: random events from a seed, and laws that hold after every one of them. What it did is a script,
// a line for each event, so that what it found can be replayed and pasted into a test:
//
//     CHECK(monkey::replay({"open 390 844 fingers page here 1 #1d...", "choose cell:e5", "key Control+z"}) == "");
//
// The words of a line are those of monkey_events.cpp. A line whose mark is not there does nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines::monkey {

using Script = std::vector<std::string>;

// "" or the law that was broken, in this process.
std::string replay(const Script& script);

struct Finding {
    Script script;       // as short as it could be made
    std::string broken;  // the law, or how the page died
};

// A page opened somewhere in this game, and then so many events. It runs in a process of its own: a page that dies is
// found too, and shortened like any other finding.
std::optional<Finding> look_for_faults(std::string_view game, std::uint64_t seed, int events);

std::string in_words(const Finding& finding);  // to be pasted into a test

}  // namespace sightlines::monkey
