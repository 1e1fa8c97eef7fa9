#pragma once

#include <vector>

#include "games/crossfire_squads/rules/rules.h"

// Quick decisions within an activation: reactions, members of a group, helpers, explosives, units that must appear.
namespace sightlines::crossfire_squads {

// Candidate reactions at some of the points of the way, `most` of them: the most dangerous first. All allowed.
std::vector<Action> reactions(const Rules& rules, const Position& at, std::size_t points, std::size_t most);

// Shots out of hiding at the mover. All allowed.
std::vector<Action> ambushes(const Rules& rules, const Position& at, std::size_t most);

// Where the members of a group may go, best first. All allowed; empty if none can.
std::vector<Action> group_moves(const Rules& rules, const Position& at, std::size_t most);

// Spots in the piece where a hidden unit may appear. All allowed.
std::vector<Action> appearances(const Rules& rules, const Position& at, UnitId unit, std::size_t most);

// A default action for every phase but deployment and play; legal, and always the same.
Action quick_reply(const Rules& rules, const Position& at);

// Where a unit of that kind faces to look at a place from another; no_heading for kinds without a facing.
Point facing(const Unit& unit, Point from, Point to);

}  // namespace sightlines::crossfire_squads
