// Sounds, as loud as the visitor has set.
#pragma once

#include "platform.h"

namespace sightlines {

void play_sound(platform::Sound sound);

}  // namespace sightlines
