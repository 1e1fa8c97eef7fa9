#pragma once

#include "app.h"

namespace sightlines {

App& app();  // the one there is; made at its first use

}  // namespace sightlines
