#include "games/crossfire_squads/text/unit_wording.h"

#include <cstdlib>

#include "engine/wording.h"

namespace sightlines::crossfire_squads {

const char* kind_words_of(const Make& unit) {
    constexpr std::array names{"unit",      "company commander", "platoon commander", "rifle squad",   "machine gun",
                               "SMG squad", "engineers",         "forward observer",  "anti-tank gun", "anti-tank team",
                               "vehicle"};
    constexpr std::array types{"vehicle", "Sherman", "T-34", "Panzer IV", "Tiger", "StuG", "SU-76", "half-track"};
    return unit.kind == Kind::veh ? types[static_cast<std::size_t>(unit.type)]
                                  : names[static_cast<std::size_t>(unit.kind)];
}

const char* ground_words_of(Ground ground) {
    constexpr std::array names{"hill", "field", "woods", "rough ground", "hedge", "building", "wire", "minefield"};
    return names[static_cast<std::size_t>(ground)];
}

std::string inches(int units) {
    const int tenths = (units * 10 + inch / 2) / inch;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string place_words(Point p) { return inches(p.x) + " in east, " + inches(p.y) + " in south"; }

// Twice as long one way as the other counts as straight that way.
std::string_view heading_words_of(Point heading) {
    const int x = std::abs(heading.x), y = std::abs(heading.y);
    std::string letters;
    if (2 * y > x) letters += heading.y < 0 ? 'n' : 's';
    if (2 * x > y) letters += heading.x < 0 ? 'w' : 'e';
    return wording::compass(letters);
}

}  // namespace sightlines::crossfire_squads
