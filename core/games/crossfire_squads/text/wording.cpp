#include "games/crossfire_squads/text/wording.h"

#include <array>
#include <utility>

namespace sightlines::crossfire_squads {

std::string_view text_examples(std::string_view kind) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 12> examples{{
        {"place", "a02 @ 15 45 in places a02 there; a05 @ 15 45 in ^ 0,-1 facing north as well"},
        {"mine", "mine t04 lays one in that piece"},
        {"wire", "wire 15 25 in ew lays it there from west to east (or ns, ne, nw)"},
        {"react", "b01 r120 shoots at the mover at point 120 of its way"},
        {"move", "a02 > 15 10.6 in moves a02; a02+a03 > 15 10.6 in several, one after the other"},
        {"reveal", "b03 = 15 10.6 in shows it there"},
        {"pivot", "a05 ^ 1,0 turns it to the east"},
        {"fire", "a02+a04 x b03 fires at b03 with several; a01! a02+a04 x b03 directed by a01"},
        {"retreat", "a02 << 15 37.5 in"},
        {"cross", "a02 # w00 15 10.6 in goes over the wire w00"},
        {"smoke", "a07 ~ 15 10.6 in ew lays smoke from west to east"},
        {"recon", "a02+a03 ?? t04 15 10.6 in fires into t04 at that point"},
    }};
    for (const auto& [name, text] : examples) {
        if (name == kind) return text;
    }
    return "";
}

}  // namespace sightlines::crossfire_squads
