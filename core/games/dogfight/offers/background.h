#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/dogfight/rules/rules.h"

namespace sightlines::dogfight {

// A value with its name; or, without a value, a sentence with the rule that it stands for.
struct Fact {
    std::string text;
    std::string value = {};
    std::string_view rule = {};
};

// What the answers to a question depend on, for whoever asks for details.
std::vector<Fact> background(const Rules& rules, const Position& at);

}  // namespace sightlines::dogfight
