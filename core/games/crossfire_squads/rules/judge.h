#pragma once

#include <algorithm>

#include "base/result.h"
#include "games/crossfire_squads/rules/types.h"

// Checks one action: a function for each kind, in the order of Action. Returns the first refusal that applies.
namespace sightlines::crossfire_squads {

struct Judge {
    const Options& options;
    const Position& at;
    int side;  // to act

    // judge.cpp
    Verdict operator()(const Roll& roll) const;
    Verdict operator()(const Objective& order) const;
    Verdict operator()(const HomeEdge& order) const;
    Verdict operator()(const PlaceUnit& order) const;
    Verdict operator()(const Hide& order) const;
    Verdict operator()(const LayMine& order) const;
    Verdict operator()(const LayWire& order) const;
    Verdict operator()(const GoProne& order) const;
    Verdict operator()(const Rally& order) const;
    Verdict operator()(const EndTurn& order) const;
    Verdict operator()(const Hold& order) const;
    Verdict operator()(const Done& order) const;
    Verdict operator()(const Join& order) const;
    Verdict operator()(const CallFire& order) const;
    Verdict operator()(const CallSmoke& order) const;
    Verdict operator()(const Affect& order) const;
    Verdict operator()(const SpillOver& order) const;

    // judge_orders.cpp
    Verdict operator()(const Move& order) const;
    Verdict operator()(const Pivot& order) const;
    Verdict operator()(const Fire& order) const;
    Verdict operator()(const React& order) const;
    Verdict operator()(const Retreat& order) const;
    Verdict operator()(const Cross& order) const;
    Verdict operator()(const Recon& order) const;
    Verdict operator()(const Reveal& order) const;

    Verdict in(Phase phase) const;  // CS-ACT-01
    Verdict exists(UnitId unit) const;
    Verdict own(UnitId unit) const;                                      // CS-ACT-02, on the table
    Verdict own(const AnyUnits& units) const;                            // and each once (CS-FIRE-13)
    Verdict in_play(UnitId unit) const;                                  // exists, the phase, own: no more (CS-ACT-03)
    Verdict able_to_move(UnitId unit) const;                             // CS-MOVE-01, CS-VEH-01, CS-FO-02
    Verdict headings(const Unit& unit, Point face, Point turret) const;  // of PlaceUnit
    Verdict turret(const Unit& unit, Point turret) const;
};

template <class List>
bool has(const List& units, UnitId id) {
    return std::find(units.begin(), units.end(), id) != units.end();
}

// The dice that are due, if chance is to act (CS-ACT-09).
std::optional<Dice> due(const Options& options, const Position& at);

}  // namespace sightlines::crossfire_squads
