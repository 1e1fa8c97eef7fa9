#include "games/aerial_war/text/lexicon.h"

#include "engine/wording.h"
#include "games/aerial_war/rules/grid.h"

namespace sightlines::aerial_war {

std::string side_name(int side) { return side == 0 ? "Germans" : "Allies"; }

std::string plane_name(int side, Colour colour) {
    return (side == 0 ? "German " : "Allied ") + std::string(colour_names[static_cast<std::size_t>(colour)]);
}

std::string plane_name(const Plane& plane) { return plane_name(plane.side, plane.colour); }

std::string faced(Square square, Facing facing) {
    const Square next = ahead(square, facing);
    if (next != no_square) return square_name(next);
    const std::string here = square_name(square);  // a letter and a number, which stand along the edges
    const bool along_file = facing == Facing::n || facing == Facing::s;
    return "the edge by " + (along_file ? here.substr(1) : here.substr(0, 1));
}

std::string turn_heading(const Position& at) {
    return at.phase == Phase::initiative ? "first move" : std::string(colour_names[static_cast<std::size_t>(at.mover)]);
}

const char* attack_name(AttackKind kind) {
    switch (kind) {
        case AttackKind::side: return "Side attack";
        case AttackKind::head_on: return "Head-on attack";
        case AttackKind::tail: break;
    }
    return "Tail attack";
}

std::string chance_text(Chance chance) { return wording::percent(chance.of, chance.out_of); }

}  // namespace sightlines::aerial_war
