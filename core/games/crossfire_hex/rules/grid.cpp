#include "games/crossfire_hex/rules/grid.h"

namespace sightlines::crossfire_hex {

static_assert(cell_at({0, -4}) == no_cell && cell_at({2, -4}) == 0 && cell_at({-2, 4}) == cell_count - 1);
static_assert(hex_of(21) == Hex{0, 0} && cell_at({0, 0}) == 21);
static_assert(capacity(0) == 2 && capacity(21) == 6);

std::string cell_name(Cell cell) {
    const Hex hex = hex_of(cell);
    return {static_cast<char>('a' + 2 * hex.q + hex.r + 6), static_cast<char>('5' + hex.r)};
}

std::optional<Cell> cell_from(std::string_view name) {
    if (name.size() != 2) return std::nullopt;
    const Cell cell = cell_on(name[1] - '1', name[0] - 'a');
    if (cell == no_cell) return std::nullopt;
    return cell;
}

}  // namespace sightlines::crossfire_hex
