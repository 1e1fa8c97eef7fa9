// The App, for those who know more of it than the platform does.
#pragma once

#include "app/app.h"

namespace sightlines {

App& app();  // the one there is

}  // namespace sightlines
