// What programs do to a link on its way, at random: for the fuzz target, and for as many records as one likes.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace sightlines::test {

using Draw = std::function<std::uint32_t(std::uint32_t bound)>;  // 0 to bound - 1

// One to three of them, one upon the other. The rest of the link stays as it was or goes away: nothing puts another
// letter in the place of one.
std::string mangled(const std::string& link, const Draw& draw);

}  // namespace sightlines::test
