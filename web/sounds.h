// The sounds that there are: platform.h plays them.
#pragma once

namespace sightlines::platform {

enum class Sound { none, engine, wood, shot, dice, paper, won, lost };

}  // namespace sightlines::platform
