#include "games/aerial_war/rules/grid.h"

namespace sightlines::aerial_war {

static_assert(square_at(0, 0) == 0 && square_at(10, 13) == 153 && square_at(11, 0) == no_square);
static_assert(ahead(0, Facing::n) == 11 && ahead(0, Facing::e) == 1 && behind(0, Facing::n) == no_square);
static_assert(turned(Facing::n, -1) == Facing::w && opposite(Facing::w) == Facing::e);

std::string square_name(Square square) {
    return static_cast<char>('a' + file_of(square)) + std::to_string(rank_of(square) + 1);
}

std::optional<Square> square_from(std::string_view name) {
    if (name.size() < 2 || name.size() > 3 || name[0] < 'a' || name[0] > 'k' || name[1] == '0') return std::nullopt;
    int rank = 0;
    for (const char digit : name.substr(1)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        rank = rank * 10 + (digit - '0');
    }
    const Square square = square_at(name[0] - 'a', rank - 1);
    if (square == no_square) return std::nullopt;
    return square;
}

}  // namespace sightlines::aerial_war
