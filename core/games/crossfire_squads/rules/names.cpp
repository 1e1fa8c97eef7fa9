#include "games/crossfire_squads/rules/names.h"

namespace sightlines::crossfire_squads {
namespace {

std::string text(char letter, int number) {
    return {letter, static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

// The two digits after the letter.
std::optional<int> number_in(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    if (text.size() != 3 || text.find_first_not_of(digits, 1) != std::string_view::npos) return std::nullopt;
    return 10 * (text[1] - '0') + (text[2] - '0');
}

}  // namespace

std::string unit_name(UnitId id) { return text(static_cast<char>('a' + side_of(id)), number_of(id)); }

std::string piece_name(PieceId id) {
    if (id < first_area) return text('m', id - first_mine);
    return id < first_wire ? text('t', id - first_area) : text('w', id - first_wire);
}

std::optional<UnitId> unit_from(std::string_view text) {
    const std::optional<int> number = number_in(text);
    if (!number || *number >= most_units || (text[0] != 'a' && text[0] != 'b')) return std::nullopt;
    return unit_id(text[0] - 'a', *number);
}

std::optional<PieceId> piece_from(std::string_view text) {
    const std::optional<int> number = number_in(text);
    if (!number) return std::nullopt;
    if (text[0] == 'm') return static_cast<PieceId>(first_mine + *number);
    if (text[0] == 't') return static_cast<PieceId>(first_area + *number);
    if (text[0] == 'w') return static_cast<PieceId>(first_wire + *number);
    return std::nullopt;
}

}  // namespace sightlines::crossfire_squads
