#include "games/crosshairs/rules/grid.h"

namespace sightlines::crosshairs {

static_assert(cell_at({0, -5}) == 0 && cell_at({0, 5}) == 90 && hex_of(90) == Hex{0, 5});
static_assert(side_cells(BoardSide::s)[5] == 5 && side_cells(BoardSide::n)[5] == 90);
static_assert(side_cells(BoardSide::ne)[0] == side_cells(BoardSide::se)[5]);
static_assert(side_cells(BoardSide::sw)[5] == side_cells(BoardSide::nw)[0]);

std::string cell_name(Cell cell) {
    const int row = detail::row_of(cell);
    return static_cast<char>('a' + row) + std::to_string(cell - detail::row_starts[static_cast<std::size_t>(row)] + 1);
}

std::optional<Cell> cell_from(std::string_view name) {
    if (name.size() < 2 || name.size() > 3 || name[0] < 'a' || name[0] > 'k' || name[1] == '0') return std::nullopt;
    int number = 0;
    for (const char digit : name.substr(1)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    const int row = name[0] - 'a';
    if (number > row_length(row)) return std::nullopt;
    return static_cast<Cell>(detail::row_starts[static_cast<std::size_t>(row)] + number - 1);
}

}  // namespace sightlines::crosshairs
