#include "games/crossfire_squads/text/ascii_board.h"

#include <algorithm>

#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/fields.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int letter_columns = table_width / inch;
constexpr int letter_lines = table_height / (2 * inch);

// In the order of Ground; wire and minefields are drawn over the ground.
constexpr std::array<char, ground_words.size()> ground_letters{'h', 'f', 'w', 'r', '=', 'b', 'x', 'm'};
constexpr char smoke_letter = '%';

char capital(char letter) { return static_cast<char>('a' <= letter && letter <= 'z' ? letter - 'a' + 'A' : letter); }

// Areas count where they hold the middle, what is narrow wherever it reaches into the square.
bool shows(const Piece& piece, const Box& square, Point middle) {
    if (piece.hidden) return false;
    if (piece.ground == Ground::hedge || piece.ground == Ground::wire)
        return piece.shape.is_within(0, polygon_of(square.grown(-1)));
    return piece.shape.contains(middle);
}

char ground_letter(const Position& at, int column, int line) {
    const Box square{column * inch, 2 * line * inch, (column + 1) * inch, 2 * (line + 1) * inch};
    const Point middle{square.left + inch / 2, square.top + inch};
    char letter = '.';
    for (const Piece& piece : at.terrain) {
        if (!shows(piece, square, middle) || (piece.ground != Ground::wire && letter == 'm')) continue;
        letter = ground_letters[static_cast<std::size_t>(piece.ground)];
        if (piece.id == at.objective) letter = capital(letter);
    }
    const bool smoke =
        std::any_of(at.smoke.begin(), at.smoke.end(), [&](const SmokeBase& base) { return square.contains(base.at); });
    return smoke ? smoke_letter : letter;
}

// A unit by its id, or by a star where another id is in the way.
void draw_unit(std::string& row, std::array<bool, letter_columns>& taken, UnitId id, const Unit& unit) {
    const int middle = std::min(unit.at.x / inch, letter_columns - 1);
    const int left = std::clamp(middle - 1, 0, letter_columns - 3);
    const auto first = taken.begin() + left;
    if (std::none_of(first, first + 3, [](bool is) { return is; })) {
        row.replace(static_cast<std::size_t>(left), 3, unit_name(id));
        std::fill(first, first + 3, true);
    } else if (const auto column = static_cast<std::size_t>(middle); !taken[column]) {
        row[column] = '*';
        taken[column] = true;
    }
}

std::string map_text(const Position& at) {
    std::string text;
    for (int line = 0; line < letter_lines; ++line) {
        std::string row;
        for (int column = 0; column < letter_columns; ++column) row += ground_letter(at, column, line);
        std::array<bool, letter_columns> taken{};
        for (UnitId id = 0; id < all_units; ++id) {
            const Unit& unit = at[id];
            if (unit.on_table() && std::min(unit.at.y / (2 * inch), letter_lines - 1) == line)
                draw_unit(row, taken, id, unit);
        }
        text += row + "\n";
    }
    return text;
}

std::string legend() {
    std::string text;
    for (std::size_t ground = 0; ground < ground_letters.size(); ++ground)
        text += std::string(1, ground_letters[ground]) + " " + std::string(ground_words[ground]) + ", ";
    return text + std::string(1, smoke_letter) + " smoke, * another unit; the objective in capitals\n";
}

std::string pair_text(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); }

std::string make_text(const Make& make) {
    std::string text(kind_words[static_cast<std::size_t>(make.kind)]);
    if (make.type != Type::none) text += " " + std::string(type_words[static_cast<std::size_t>(make.type)]);
    if (make.platoon != 0) text += ", platoon " + std::to_string(make.platoon);
    if (make.quality != Quality::regular) text += make.quality == Quality::veteran ? ", veteran" : ", green";
    if (make.expert) text += ", expert";
    if (make.calibre != Calibre::none)
        text += ", " + std::string(calibre_words[static_cast<std::size_t>(make.calibre)]) + " with " +
                std::to_string(make.he) + " HE and " + std::to_string(make.smoke) + " smoke";
    return text;
}

std::string state_text(const Unit& unit) {
    std::string text;
    if (unit.face != no_heading) text += ", facing " + pair_text(unit.face);
    if (unit.turret != no_heading) text += ", turret " + pair_text(unit.turret);
    if (unit.state != State::fit) text += unit.state == State::pinned ? ", pinned" : ", suppressed";
    if (unit.prone) text += ", prone";
    if (unit.no_fire) text += ", no fire";
    if (unit.used != 0) text += unit.used == 1 ? ", has acted" : ", has called a mission";
    if (unit.clearing != no_piece) text += ", clears " + piece_name(unit.clearing);
    return text;
}

std::string units_text(const Position& at) {
    std::string text;
    for (UnitId id = 0; id < all_units; ++id) {
        const Unit& unit = at[id];
        if (!unit.exists() || unit.hidden()) continue;
        const std::string place = unit.on_table() ? pair_text(unit.at) : "not placed yet";
        text += unit_name(id) + ": " + make_text(unit) + ", " + place + state_text(unit) + "\n";
    }
    if (at.lost.empty()) return text;
    text += "lost:";
    for (const UnitId id : at.lost) text += " " + unit_name(id);
    return text + "\n";
}

std::string hidden_text(const Position& at) {
    std::string text;
    for (UnitId id = 0; id < all_units; ++id) {
        const Unit& unit = at[id];
        if (unit.hidden())
            text +=
                unit_name(id) + ": " + make_text(unit) + ", in " + piece_name(unit.hidden_in) + state_text(unit) + "\n";
    }
    for (const Piece& piece : at.terrain) {
        if (!piece.hidden) continue;
        text += piece_name(piece.id) + ": minefield of side " + std::to_string(piece.owner) + ", corners";
        for (const Point corner : piece.shape.corners()) text += " " + pair_text(corner);
        text += "\n";
    }
    return text.empty() ? "" : "hidden:\n" + text;
}

std::string course_text(const Position& at) {
    std::string text;
    if (at.turn != 0) text += "turn " + std::to_string(at.turn) + " of side " + std::to_string(at.active) + ", ";
    if (at.edges[0] != Edge::none)
        text += "home edges " + std::string(edge_words[static_cast<std::size_t>(at.edges[0])]) + " and " +
                std::string(edge_words[static_cast<std::size_t>(at.edges[1])]) + ", ";
    text += "points " + std::to_string(at.vp[0]) + " to " + std::to_string(at.vp[1]) + ", ";
    return text + "phase " + std::string(phase_words[static_cast<std::size_t>(at.phase)]) + "\n";
}

}  // namespace

std::string ascii_board(const Position& at) {
    return map_text(at) + legend() + units_text(at) + hidden_text(at) + course_text(at);
}

}  // namespace sightlines::crossfire_squads
