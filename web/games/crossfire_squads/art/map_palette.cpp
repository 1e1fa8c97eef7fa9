#include "games/crossfire_squads/art/map_palette.h"

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

constexpr ImU32 rgb(unsigned hex, unsigned opacity = 255) {
    return IM_COL32((hex >> 16) & 255, (hex >> 8) & 255, hex & 255, opacity);
}

constexpr MapColours day{
    .night = false,
    .ground = rgb(0xE3DDC3),
    .ground_light = rgb(0xF3EED9),
    .ground_dark = rgb(0xC9C29E),
    .line = rgb(0x5E5A44),
    .shade = rgb(0x4A4A2C, 46),
    .wood = rgb(0xB4BE92),
    .crown = rgb(0x8A9D6C),
    .crown_lit = rgb(0xB7C591),
    .crown_dark = rgb(0x6E8254),
    .wood_edge = rgb(0x66784E),
    .crops = {rgb(0xE5D196), rgb(0xDCCF9E), rgb(0xD6D49B), rgb(0xE9DDB0)},
    .furrow = rgb(0x9C8448),
    .field_edge = rgb(0xA08C52),
    .slope = {rgb(0xDCCBA2), rgb(0xD6BF91), rgb(0xD0B483), rgb(0xCBAA77)},
    .contour = rgb(0x9C6B3C),
    .scree = rgb(0xCFC9B2),
    .stone = rgb(0x9F9A8A),
    .stone_lit = rgb(0xE2DED0),
    .tuft = rgb(0x7C7F52),
    .hedge = rgb(0x6E8250),
    .hedge_lit = rgb(0x9FB277),
    .yard = rgb(0xC9B7A4),
    .roof = rgb(0xB3B1AC),
    .roof_lit = rgb(0xD2D0CA),
    .roof_dark = rgb(0x949390),
    .wall = rgb(0x5C5A55),
    .wire = rgb(0x4C4A44),
    .mine = rgb(0x8E2F22),
    .smoke = rgb(0xA7A59E),
    .smoke_lit = rgb(0xF0EEE8),
};

constexpr MapColours dark{
    .night = true,
    .ground = rgb(0x2E342C),
    .ground_light = rgb(0x3A4137),
    .ground_dark = rgb(0x22271F),
    .line = rgb(0xA7AC98),
    .shade = rgb(0x000000, 84),
    .wood = rgb(0x232D23),
    .crown = rgb(0x2D3A2B),
    .crown_lit = rgb(0x4C5F44),
    .crown_dark = rgb(0x1D261C),
    .wood_edge = rgb(0x5C6F50),
    .crops = {rgb(0x43402B), rgb(0x3E3D2C), rgb(0x3B412C), rgb(0x474432)},
    .furrow = rgb(0x7A714A),
    .field_edge = rgb(0x776D49),
    .slope = {rgb(0x3B352A), rgb(0x443B2D), rgb(0x4D4230), rgb(0x564934)},
    .contour = rgb(0x9A7850),
    .scree = rgb(0x363833),
    .stone = rgb(0x565952),
    .stone_lit = rgb(0x7C7F76),
    .tuft = rgb(0x70765A),
    .hedge = rgb(0x3F5138),
    .hedge_lit = rgb(0x627A55),
    .yard = rgb(0x4E453E),
    .roof = rgb(0x4C5154),
    .roof_lit = rgb(0x656B6F),
    .roof_dark = rgb(0x393D40),
    .wall = rgb(0x14171A),
    .wire = rgb(0xB3B2A8),
    .mine = rgb(0xD9705C),
    .smoke = rgb(0x868C90),
    .smoke_lit = rgb(0xC7CBCE),
};

}  // namespace

MapColours map_colours() { return paint::is_dark(theme::palette().page) ? dark : day; }

}  // namespace sightlines::crossfire_squads::art
