#include "base/sound.h"

#include "base/settings.h"

namespace sightlines {

void play_sound(platform::Sound sound) {
    if (sound != platform::Sound::none && settings().volume > 0) platform::play_sound(sound, settings().volume);
}

}  // namespace sightlines
