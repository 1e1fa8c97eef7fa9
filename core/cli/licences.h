// The licences of the program and of what is compiled into it, as licences.cmake reads them from the sources of the
// build.
#pragma once

#include <string_view>

namespace sightlines {

std::string_view licences();

}  // namespace sightlines
