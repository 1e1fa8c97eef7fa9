#include "games/crossfire_squads/moments.h"

#include "games/crossfire_squads/places.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

using enum Moment::What;

PieceId hedge_at(const Position& seen, Stand stand) {
    for (const Piece& piece : seen.terrain) {
        if (piece.ground == Ground::hedge && touches(piece, stand)) return piece.id;
    }
    return no_piece;
}

Moment moment_at(const Position& seen, const Motion& motion, int point, PieceId start) {
    const Stand stand{point_of(motion, point), radius_of(seen[motion.unit])};
    Moment moment{open, no_piece, stand.at};
    if (const Piece* area = area_at(seen.terrain, stand.at)) {
        moment.what = area->id == start ? leaving : inside;
        moment.piece = area->id;
    } else if (const PieceId hedge = hedge_at(seen, stand); hedge != no_piece) {
        moment.what = Moment::What::hedge;
        moment.piece = hedge;
    }
    return moment;
}

}  // namespace

std::vector<Moment> moments_of(const Position& seen, const Slider& slider) {
    std::vector<Moment> moments;
    if (!seen.motion || slider.empty()) return moments;
    const Motion& motion = *seen.motion;
    if (motion.kind == MotionKind::pivot) return {{turning, no_piece, motion.from, 0, slider.last()}};
    const Piece* start = area_at(seen.terrain, motion.from);
    const Piece* end = area_at(seen.terrain, point_of(motion, motion.halt));
    const PieceId left = start == nullptr || start == end ? no_piece : start->id;
    for (int index = 0; index <= slider.last(); ++index) {
        Moment moment = moment_at(seen, motion, slider.points[static_cast<std::size_t>(index)], left);
        if (index == slider.last() && index > 0) moment.what = arrival;
        moment.first = moment.last = index;
        const bool goes_on =
            !moments.empty() && moments.back().what == moment.what && moments.back().piece == moment.piece;
        goes_on ? void(moments.back().last = index) : moments.push_back(moment);
    }
    return moments;
}

}  // namespace sightlines::crossfire_squads
