#pragma once

#include <string>

#include "json/json.h"

namespace sightlines {

// "#1d....", as versions before 0.7 wrote links, for programs that can read no other. FORMAT like write_link.
Result<std::string> write_deflated_link(const Json& record);

}  // namespace sightlines
