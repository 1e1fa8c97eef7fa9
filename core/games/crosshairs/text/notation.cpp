#include "games/crosshairs/text/notation.h"

#include <algorithm>

#include "base/narrow.h"
#include "base/scanner.h"
#include "engine/wording.h"
#include "games/crosshairs/rules/board.h"

namespace sightlines::crosshairs {
namespace {

std::string rotation(int turn) { return turn < 0 ? "<" : turn > 0 ? ">" : ""; }

std::optional<Cell> read_cell(Scanner& scan) {
    const std::string_view rest = scan.rest();
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789", 1), rest.size());
    return scan.value(digits, cell_from);
}

std::optional<Heading> read_heading(Scanner& scan) {
    const auto word = scan.word(heading_words);
    return word ? std::optional(all_headings[*word]) : std::nullopt;
}

std::int8_t read_rotation(Scanner& scan) {
    return scan.take('<') ? std::int8_t{-1} : scan.take('>') ? std::int8_t{1} : std::int8_t{0};
}

std::optional<Action> read_entry(Scanner& scan) {
    const auto cell = read_cell(scan);
    if (!cell || !scan.take('=')) return std::nullopt;
    const auto heading = read_heading(scan);
    if (!heading) return std::nullopt;
    if (!scan.take('^')) return Enter{*cell, *heading};
    const auto height = scan.number(1, 6);
    if (!height) return std::nullopt;
    return Enter{*cell, *heading, narrow(*height)};
}

std::optional<Action> read_flight(Scanner& scan) {
    const auto cell = read_cell(scan);
    if (!cell) return std::nullopt;
    if (scan.take('#')) return Crash{*cell};
    if (scan.take('^')) return Climb{*cell, read_rotation(scan)};
    if (scan.take('v')) return Swoop{*cell, read_rotation(scan)};
    if (scan.take('w')) return PowerDive{*cell, read_rotation(scan)};
    if (!scan.take('-')) return std::nullopt;
    const auto steps = scan.number(1, 2);
    if (!steps) return std::nullopt;
    return Level{*cell, narrow(*steps), read_rotation(scan)};
}

std::optional<Action> read_token(Scanner& scan) {
    if (scan.take('.')) return EndTurn{};
    if (scan.take('=')) return PullOut{};
    if (scan.take('+')) return read_entry(scan);
    if (scan.take('~')) {
        if (const auto cell = read_cell(scan)) return PlaceCloud{*cell};
        return std::nullopt;
    }
    if (scan.take('x')) {
        if (const auto cell = read_cell(scan)) return Shoot{*cell};
        return std::nullopt;
    }
    return read_flight(scan);
}

struct Writer {
    std::string operator()(const PlaceCloud& a) const { return "~" + cell_name(a.cell); }
    std::string operator()(const Enter& a) const {
        const std::string height = a.height > 0 ? "^" + std::to_string(a.height) : "";
        return "+" + cell_name(a.cell) + "=" + std::string(heading_words[index(a.heading)]) + height;
    }
    std::string operator()(const Climb& a) const { return cell_name(a.plane) + "^" + rotation(a.turn); }
    std::string operator()(const Level& a) const {
        return cell_name(a.plane) + "-" + std::to_string(a.steps) + rotation(a.turn);
    }
    std::string operator()(const Swoop& a) const { return cell_name(a.plane) + "v" + rotation(a.turn); }
    std::string operator()(const PowerDive& a) const { return cell_name(a.plane) + "w" + rotation(a.turn); }
    std::string operator()(const PullOut&) const { return "="; }
    std::string operator()(const Crash& a) const { return cell_name(a.plane) + "#"; }
    std::string operator()(const Shoot& a) const { return "x" + cell_name(a.target); }
    std::string operator()(const EndTurn&) const { return "."; }
};

}  // namespace

std::string move_text(const Action& action) { return std::visit(Writer{}, action); }

Result<Action> read_move_text(std::string_view text) {
    Scanner scan(text);
    const std::optional<Action> action = read_token(scan);
    if (action && scan.done()) return *action;
    return format_error("This is not a move of Crosshairs. Examples: ~c4  +a3=ne  e5^<  e5-2>  e5v  e5w  =  xf6  .");
}

namespace {

// One cell in five characters: owner (A, B, ...) with facing and height, "~" on both sides for a cloud.
std::string cell_text(const Sky& sky, Cell cell) {
    const char edge = sky.at().clouds.contains(cell) ? '~' : ' ';
    const Plane* plane = sky.plane_on(cell);
    if (plane == nullptr) return {edge, edge, edge == '~' ? '~' : '.', edge, ' '};
    std::string facing(heading_words[index(plane->heading)]);
    facing.resize(2, edge);
    return std::string(1, static_cast<char>('A' + plane->owner)) + facing + static_cast<char>('0' + plane->height) +
           (edge == '~' ? '~' : ' ');
}

}  // namespace

std::string ascii_board(const Rules& rules, const Position& at) {
    const Sky sky(at);
    std::string text;
    for (int row = row_count - 1; row >= 0; --row) {
        const int length = row_length(row);
        text += static_cast<char>('a' + row);
        text.append(static_cast<std::size_t>((row_count - length) * 5 / 2 + 2), ' ');
        for (int number = 0; number < length; ++number)
            text += cell_text(sky, static_cast<Cell>(detail::row_starts[static_cast<std::size_t>(row)] + number));
        while (text.back() == ' ') text.pop_back();
        text += '\n';
    }
    for (int player = 0; player < rules.setup().players; ++player) {
        const auto seat = static_cast<std::size_t>(player);
        const int team = rules.setup().seats[seat].team;
        text += std::string(1, static_cast<char>('A' + player)) + ": player " + std::to_string(player) + ", " +
                wording::counted(at.off[seat], "plane") + " off the board, " +
                wording::counted(rules.free_rings(at, team), "ring") + " free";
        if (rules.options().type == GameType::ffa) text += ", " + wording::counted(at.points[seat], "point");
        text += '\n';
    }
    return text;
}

}  // namespace sightlines::crosshairs
