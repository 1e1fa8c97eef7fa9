// Text that people wrote, of several lines.
#pragma once

#include <string>

namespace sightlines {

// The text with its lines broken for a width, in ImGui's font. Where something in it runs from right to left each line
// has that direction for itself; what is isolated in it stays on one line. Other texts are as they were: ImGui breaks
// them.
std::string broken_into_lines(const std::string& text, float width);

}  // namespace sightlines
