#include "games/crossfire_squads/advice/reaction.h"

#include <algorithm>

#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

using enum ReactionPoint::What;

PieceId hedge_at(const Position& seen, Stand stand) {
    for (const Piece& piece : seen.terrain) {
        if (piece.ground == Ground::hedge && touches(piece, stand)) return piece.id;
    }
    return no_piece;
}

ReactionPoint reaction_point_at(const Position& seen, const Motion& motion, int point, PieceId start) {
    const Stand stand{point_of(motion, point), radius_of(seen[motion.unit])};
    ReactionPoint moment{open, no_piece, stand.at};
    if (const Piece* area = area_at(seen.terrain, stand.at)) {
        moment.what = area->id == start ? leaving : inside;
        moment.piece = area->id;
    } else if (const PieceId hedge = hedge_at(seen, stand); hedge != no_piece) {
        moment.what = ReactionPoint::What::hedge;
        moment.piece = hedge;
    }
    return moment;
}

}  // namespace

std::vector<ReactionPoint> reaction_points_of(const Position& seen, const std::vector<int>& points) {
    std::vector<ReactionPoint> reaction_points;
    if (!seen.motion || points.empty()) return reaction_points;
    const Motion& motion = *seen.motion;
    const int last = static_cast<int>(points.size()) - 1;
    if (motion.kind == MotionKind::pivot) return {{turning, no_piece, motion.from, 0, last}};
    const Piece* start = area_at(seen.terrain, motion.from);
    const Piece* end = area_at(seen.terrain, point_of(motion, motion.halt));
    const PieceId left = start == nullptr || start == end ? no_piece : start->id;
    for (int index = 0; index <= last; ++index) {
        ReactionPoint moment = reaction_point_at(seen, motion, points[static_cast<std::size_t>(index)], left);
        if (index == last && index > 0) moment.what = arrival;
        moment.first = moment.last = index;
        const bool goes_on = !reaction_points.empty() && reaction_points.back().what == moment.what &&
                             reaction_points.back().piece == moment.piece;
        goes_on ? void(reaction_points.back().last = index) : reaction_points.push_back(moment);
    }
    return reaction_points;
}

bool may_react(const Position& seen, UnitId id) {
    const Unit& unit = seen[id];
    const bool shot = seen.motion && std::find(seen.motion->shot_by.begin(), seen.motion->shot_by.end(), id) !=
                                         seen.motion->shot_by.end();
    return (unit.on_table() || unit.hidden()) && can_shoot_at_all(unit) && !unit.no_fire && !shot;
}

const Exposure::Segment* segment_at(const std::vector<Exposure>& exposures, UnitId unit, int point) {
    for (const Exposure& exposure : exposures) {
        if (exposure.enemy != unit) continue;
        for (const Exposure::Segment& segment : exposure.segments) {
            if (segment.first <= point && point <= segment.last) return &segment;
        }
    }
    return nullptr;
}

BestShot best_shooter(const Position& seen, const std::vector<int>& points, const std::vector<Exposure>& exposures,
                      int index) {
    return best_shot_in(seen, points, exposures, index, index);
}

BestShot best_shot_in(const Position& seen, const std::vector<int>& points, const std::vector<Exposure>& exposures,
                      int first, int last) {
    BestShot best{no_unit, first, -1};
    for (int index = first; index <= last; ++index) {
        const int point = points[static_cast<std::size_t>(index)];
        for (const Exposure& exposure : exposures) {
            if (!may_react(seen, exposure.enemy)) continue;
            const Exposure::Segment* segment = segment_at(exposures, exposure.enemy, point);
            if (segment != nullptr && segment->dice > best.dice) best = {exposure.enemy, index, segment->dice};
        }
    }
    return best;
}

BestShot best_shot(const Position& seen, const std::vector<int>& points, const std::vector<Exposure>& exposures) {
    return best_shot_in(seen, points, exposures, 0, static_cast<int>(points.size()) - 1);
}

int place_to_shoot(const std::vector<int>& points, int shown, const std::vector<Exposure>& exposures, UnitId unit) {
    if (segment_at(exposures, unit, points[static_cast<std::size_t>(shown)]) != nullptr) return shown;
    int best = -1, most = -1;
    for (int index = 0; index < static_cast<int>(points.size()); ++index) {
        const auto* segment = segment_at(exposures, unit, points[static_cast<std::size_t>(index)]);
        if (segment != nullptr && segment->dice > most) best = index, most = segment->dice;
    }
    return best;
}

}  // namespace sightlines::crossfire_squads
