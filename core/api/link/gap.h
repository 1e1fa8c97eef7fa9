#pragma once

#include <cstddef>
#include <string_view>

#include "api/link/unit.h"

namespace sightlines {

// What programs put between two characters of a link: line breaks and the marks of a quotation behind them, no-break
// spaces, what is invisible, backslashes, tags at which a line may break, "(2/3)" where a message came in parts.
// Returns where the link may go on, or `at` when it can only end there. A blank line is no gap.
std::size_t behind_gap(std::string_view text, std::size_t at, Escapes escapes);

}  // namespace sightlines
