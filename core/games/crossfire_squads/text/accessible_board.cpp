#include "games/crossfire_squads/text/accessible_board.h"

#include <algorithm>

#include "engine/wording.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"
#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads {
namespace {

using wording::add_part;

std::string platoon_text(const Make& unit) { return unit.platoon == 0 ? "" : std::to_string(unit.platoon); }

std::string place_text(const Unit& unit) {
    if (unit.on_table()) return place_words(unit.at);
    return unit.hidden() ? "hidden" : "not placed yet";
}

std::string ground_text(const PlaceNames& places, const Unit& unit) {
    if (unit.on_table()) return places.at(unit.at);
    return unit.hidden() ? "in " + places.piece(unit.hidden_in) : "";
}

std::string state_text(const PlaceNames& places, const Unit& unit) {
    std::string text;
    if (unit.state != State::fit) add_part(text, unit.state == State::pinned ? "pinned" : "suppressed");
    if (unit.prone) add_part(text, "prone");
    if (unit.no_fire) add_part(text, "missed and cannot react again this turn");
    if (unit.quality != Quality::regular)
        add_part(text, unit.quality == Quality::veteran ? "veterans" : "green troops");
    if (unit.expert) add_part(text, "expert");
    if (unit.used != 0) add_part(text, unit.used == 1 ? "has acted" : "has called a mission");
    if (unit.clearing != no_piece) add_part(text, "clears " + places.piece(unit.clearing));
    if (unit.face != no_heading) add_part(text, "facing " + std::string(heading_words_of(unit.face)));
    if (unit.turret != no_heading) add_part(text, "turret to the " + std::string(heading_words_of(unit.turret)));
    if (unit.calibre != Calibre::none)
        add_part(text,
                 std::to_string(unit.he) + " calls of explosives and " + std::to_string(unit.smoke) + " of smoke left");
    return text;
}

TextTable force_of(const Position& at, const UnitNames& names, int side) {
    TextTable table{TextTable::Kind::list, wording::side_name(side) + " units", {}};
    const PlaceNames places(at);
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side, number);
        const Unit& unit = at[id];
        if (!unit.exists()) continue;
        table.rows.push_back({names.full(id),
                              {{"Kind", kind_words_of(unit)},
                               {"Platoon", platoon_text(unit)},
                               {"State", state_text(places, unit)},
                               {"Place", place_text(unit)},
                               {"Ground", ground_text(places, unit)}}});
    }
    return table;
}

TextTable terrain_of(const Position& at) {
    TextTable table{TextTable::Kind::list, "Terrain", {}};
    const PlaceNames places(at);
    for (const Piece& piece : at.terrain) {
        const Box& box = piece.shape.box();
        std::string remark;
        if (piece.id == at.objective) add_part(remark, "the flag");
        if (piece.owner >= 0) add_part(remark, "laid by " + wording::side_name(piece.owner));
        if (piece.hidden) add_part(remark, "not found yet");
        table.rows.push_back({places.piece(piece.id),
                              {{"Ground", ground_words_of(piece.ground)},
                               {"From west to east", inches(box.left) + " to " + inches(box.right) + " in"},
                               {"From north to south", inches(box.top) + " to " + inches(box.bottom) + " in"},
                               {"Remark", std::move(remark)}}});
    }
    return table;
}

bool is_in(const Box& square, Point p) {
    return std::min(p.x / square_side, square_columns - 1) == square.left / square_side &&
           std::min(p.y / square_side, square_lines - 1) == square.top / square_side;
}

// "green rifle 3 of the 2nd platoon": one part of a list, without a comma of its own.
std::string unit_on_map(const UnitNames& names, UnitId id) {
    const Make& make = names.make(id);
    const std::string colour = wording::side_colour(side_of(id)) + " ";
    if (make.kind == Kind::none) return colour + "unit";  // lost before anybody could know it
    const bool parted = names.full(id) != names.name(id);
    return colour + names.name(id) + (parted ? " of the " + UnitNames::platoon(make.platoon) : "");
}

// Units first, then the ground that reaches into the square.
std::string square_text(const Position& at, const UnitNames& names, const PlaceNames& places, const Box& square) {
    std::string text;
    for (UnitId id = 0; id < all_units; ++id) {
        if (at[id].on_table() && is_in(square, at[id].at)) add_part(text, unit_on_map(names, id));
    }
    for (const Piece& piece : at.terrain) {
        if (piece.shape.is_within(0, polygon_of(square.grown(-1)))) add_part(text, places.piece(piece.id));
    }
    const auto smoke =
        std::any_of(at.smoke.begin(), at.smoke.end(), [&](const SmokeBase& base) { return is_in(square, base.at); });
    if (smoke) add_part(text, "smoke");
    return text;
}

TextTable map_of(const Position& at, const UnitNames& names) {
    const PlaceNames places(at);
    TextTable table{TextTable::Kind::board, "Table in squares of six inches, from the north-west", {}};
    for (int line = 0; line < square_lines; ++line) {
        TextRow row{"Row " + std::to_string(line + 1), {}};
        for (int column = 0; column < square_columns; ++column) {
            const Box square{column * square_side, line * square_side, (column + 1) * square_side,
                             (line + 1) * square_side};
            row.cells.push_back({square_name(column, line), square_text(at, names, places, square)});
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string course_of(const Rules& rules, const Position& at) {
    if (at.turn == 0) return "The battle has not begun.";
    std::string text = "Turn " + std::to_string(at.turn);
    if (rules.options().turn_limit > 0) text += " of " + std::to_string(rules.options().turn_limit);
    return text + ", " + wording::side_name(at.active) + "'s. Points: " + wording::side_name(0) + " " +
           std::to_string(at.vp[0]) + ", " + wording::side_name(1) + " " + std::to_string(at.vp[1]) + "; first to " +
           std::to_string(rules.options().vp_goal) + " wins.";
}

std::string edge_of(const Position& at, int side) {
    const Edge edge = at.edges[static_cast<std::size_t>(side)];
    return wording::side_name(side) + " comes from the " +
           std::string(wording::compass(edge_words[static_cast<std::size_t>(edge)])) + ".";
}

}  // namespace

AccessibleBoard accessible_board(const Rules& rules, const Position& at) {
    const UnitNames names(rules.options(), at);
    AccessibleBoard text{{map_of(at, names), force_of(at, names, 0), force_of(at, names, 1), terrain_of(at)},
                         {course_of(rules, at)}};
    for (const int side : {0, 1}) {
        if (at.edges[static_cast<std::size_t>(side)] != Edge::none) text.facts.push_back(edge_of(at, side));
    }
    if (const Piece* flag = at.terrain.find(at.objective))
        text.facts.push_back("The flag is in the " + std::string(ground_words_of(flag->ground)) + " at " +
                             square_of(flag->shape.box().middle()) + ".");
    std::string lost;
    for (const UnitId id : at.lost) add_part(lost, unit_on_map(names, id));
    if (!lost.empty()) text.facts.push_back("Lost: " + lost + ".");
    text.facts.emplace_back("Places are counted in inches from the north-west corner; the table is 72 by 48 inches.");
    return text;
}

}  // namespace sightlines::crossfire_squads
