#include "games/dogfight/rules/names.h"

namespace sightlines::dogfight {

std::string hex_name(Hex hex) { return static_cast<char>('a' + hex.column) + std::to_string(hex.row + 1); }

std::optional<Hex> hex_from(std::string_view name) {
    if (name.size() < 2 || name.size() > 3 || name[0] < 'a' || name[0] > 'z' || name[1] == '0') return std::nullopt;
    int row = 0;
    for (const char digit : name.substr(1)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        row = row * 10 + (digit - '0');
    }
    if (row > most_rows) return std::nullopt;
    return Hex{static_cast<std::int8_t>(name[0] - 'a'), static_cast<std::int8_t>(row - 1)};
}

}  // namespace sightlines::dogfight
