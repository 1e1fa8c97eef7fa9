#include "games/crossfire_squads/art/map_palette.h"

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

constexpr ImU32 rgb(unsigned hex, unsigned opacity = 255) {
    return IM_COL32((hex >> 16) & 255, (hex >> 8) & 255, hex & 255, opacity);
}

constexpr MapColours by_day{
    .night = false,
    .ground = rgb(0xE6E0C6),
    .ground_light = rgb(0xF3EEDA),
    .ground_dark = rgb(0xCFC9A6),
    .line = rgb(0x5E5A44),
    .shade = rgb(0x4A4A2C, 52),
    .wood = rgb(0xB9C597),
    .crown = rgb(0x87A06A),
    .crown_lit = rgb(0xB3C690),
    .crown_dark = rgb(0x5F7A4C),
    .canopy_shade = rgb(0x33452A, 120),
    .crops = {rgb(0xE9D69C), rgb(0xDFCF9A), rgb(0xD8D79C), rgb(0xECDDAC)},
    .furrow = rgb(0x9C8448),
    .field_edge = rgb(0xA08C52),
    .slope = {rgb(0xE0D3AC), rgb(0xDCC79A), rgb(0xD6BA88), rgb(0xD2B07C)},
    .sunlit = rgb(0xFBF1D8),
    .shaded = rgb(0x93713F),
    .contour = rgb(0x9A6431),
    .scree = rgb(0xD2CBB4),
    .stone = rgb(0x96918A),
    .stone_lit = rgb(0xE4E0D4),
    .tuft = rgb(0x7C7F52),
    .hedge = rgb(0x64804B),
    .hedge_lit = rgb(0x9DB576),
    .yard = rgb(0xC9B7A4),
    .roof = rgb(0xB3B1AC),
    .roof_lit = rgb(0xD2D0CA),
    .roof_dark = rgb(0x949390),
    .wall = rgb(0x5C5A55),
    .wire = rgb(0x4C4A44),
    .mine = rgb(0x8E2F22),
    .smoke = rgb(0xA7A59E),
    .smoke_lit = rgb(0xF0EEE8),
    .way = rgb(0x1559B0),
};

// A map by night: blue-green ground, moonlit rims.
constexpr MapColours by_night{
    .night = true,
    .ground = rgb(0x25302F),
    .ground_light = rgb(0x2F3D3A),
    .ground_dark = rgb(0x1B2423),
    .line = rgb(0xB3BCA6),
    .shade = rgb(0x000000, 92),
    .wood = rgb(0x1E3329),
    .crown = rgb(0x2F5340),
    .crown_lit = rgb(0x5C8A66),
    .crown_dark = rgb(0x17291F),
    .canopy_shade = rgb(0x050B08, 150),
    .crops = {rgb(0x4C4526), rgb(0x453F28), rgb(0x414527), rgb(0x524A2C)},
    .furrow = rgb(0xA39352),
    .field_edge = rgb(0x8D8150),
    .slope = {rgb(0x343A34), rgb(0x433E32), rgb(0x514632), rgb(0x5E4E35)},
    .sunlit = rgb(0xA8936A),
    .shaded = rgb(0x141814),
    .contour = rgb(0xC4935A),
    .scree = rgb(0x39403E),
    .stone = rgb(0x66706E),
    .stone_lit = rgb(0xA7B0AC),
    .tuft = rgb(0x7F8C66),
    .hedge = rgb(0x3C6145),
    .hedge_lit = rgb(0x74A06F),
    .yard = rgb(0x5A4C44),
    .roof = rgb(0x5C6970),
    .roof_lit = rgb(0x8797A0),
    .roof_dark = rgb(0x404A50),
    .wall = rgb(0x0E1214),
    .wire = rgb(0xC2C2B6),
    .mine = rgb(0xE07A64),
    .smoke = rgb(0x868C90),
    .smoke_lit = rgb(0xC7CBCE),
    .way = rgb(0x86C1FF),
};

}  // namespace

MapColours map_colours() { return paint::is_dark(theme::palette().page) ? by_night : by_day; }

}  // namespace sightlines::crossfire_squads::art
