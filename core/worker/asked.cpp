// The asker of SIGHTLINES_GAME, in a program that plays a single game and is asked what its answers are called.
#include <array>

#include "api/bot_registry.h"

namespace sightlines::registry {

std::span<const Asker* const> askers() {
    static constexpr std::array only{&SIGHTLINES_ASKER};
    return only;
}

}  // namespace sightlines::registry
