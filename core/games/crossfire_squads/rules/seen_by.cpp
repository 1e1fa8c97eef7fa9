#include <algorithm>

#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/rules.h"

namespace sightlines::crossfire_squads {

namespace {

void take_off_hidden_units(Position& at, Side viewer) {
    for (std::size_t id = 0; id < at.units.size(); ++id) {
        if (at.units[id].hidden() && player_side(side_of(static_cast<UnitId>(id))) != viewer) at.units[id] = Unit{};
    }
}

void take_off_hidden_mines(Position& at, Side viewer) {
    const auto secret = [&](const Piece& piece) { return piece.hidden && player_side(piece.owner) != viewer; };
    std::vector<Piece> pieces(at.terrain.begin(), at.terrain.end());
    if (std::none_of(pieces.begin(), pieces.end(), secret)) return;
    std::erase_if(pieces, secret);
    at.terrain = Terrain(std::move(pieces));
}

// The halt as the mover's side expects it: what is hidden from it does not shorten its way (CS-HIDE).
void expect_halt(Position& at) {
    Motion& motion = *at.motion;
    if (motion.kind == MotionKind::pivot || motion.kind == MotionKind::cross) return;
    Position before = at;
    before[motion.unit].at = motion.from;
    const int halt = plan_move(before, motion.unit, motion.to).halt;
    motion.halt = static_cast<std::int16_t>(std::max<int>(halt, motion.reached));
}

}  // namespace

Position Rules::seen_by(const Position& at, Side side) const {
    Position seen = at;
    take_off_hidden_units(seen, side);
    take_off_hidden_mines(seen, side);
    if (seen.motion && player_side(side_of(seen.motion->unit)) == side) expect_halt(seen);
    Units known;
    for (const UnitId id : seen.revealing) {
        if (seen[id].exists()) known.push_back(id);
    }
    seen.revealing = known;
    return seen;
}

}  // namespace sightlines::crossfire_squads
