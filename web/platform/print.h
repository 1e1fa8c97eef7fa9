// vsnprintf, as far as the page and ImGui print: %d %i %u %x %X %p %c %s %%, and %f with six digits and no width; with
// widths, precisions, zeros in front, '-' and sizes. Anything else is written as it stands. See browser/printing.cpp.
#pragma once

#include <cstdarg>
#include <cstddef>

namespace sightlines::platform {

int print(char* out, std::size_t size, const char* format, std::va_list arguments);

}  // namespace sightlines::platform
