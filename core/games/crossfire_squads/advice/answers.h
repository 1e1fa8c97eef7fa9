// Which answer is suggested to questions other than what to do in a turn.
#pragma once

#include <optional>
#include <vector>

#include "games/crossfire_squads/rules/situation.h"

namespace sightlines::crossfire_squads {

// The grounds for the flag, the edges: best first, for the computer and for people alike.
std::vector<Action> objectives_in_order(const Position& at);
std::vector<Action> edges_in_order(const Position& at);
PieceId advised_objective(const Situation& situation);
Edge advised_edge(const Situation& situation);

std::optional<Point> advised_placing(const Situation& situation, UnitId unit, Point face);  // in cover, near the flag
// Of a side that may hide: near the flag, with few others; no_piece: it may hide nowhere.
PieceId advised_hiding(const Situation& situation, UnitId unit);
// Round the group's destination, in this position or in one that may follow.
std::optional<Point> advised_group_goal(const Situation& situation, const Position& at, UnitId unit);
std::optional<Point> advised_retreat(const Situation& situation, UnitId unit);

// In a close combat: who raises the odds.
Units advised_helpers(const Situation& situation, const std::vector<UnitId>& offered);
// `count` of them, those that lose least by so many hits.
Units least_lost(const Position& seen, std::vector<UnitId> offered, int count, int hits);

// Best first, a few.
struct RatedAction {
    std::int64_t value;
    Action action;
};
std::vector<Action> best_of(std::vector<RatedAction> rated);

}  // namespace sightlines::crossfire_squads
