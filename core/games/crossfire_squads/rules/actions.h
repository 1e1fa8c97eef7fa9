#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "engine/game.h"
#include "games/crossfire_squads/rules/unit.h"

// What can be done, as values.
namespace sightlines::crossfire_squads {

// Headings are as they were given, not yet reduced, and no_heading where the key is missing. A roll is the engine's.

// Before play.
struct Objective {
    PieceId piece = no_piece;
    friend bool operator==(const Objective&, const Objective&) = default;
};
struct HomeEdge {
    Edge edge = Edge::n;
    friend bool operator==(const HomeEdge&, const HomeEdge&) = default;
};
struct PlaceUnit {
    UnitId unit = no_unit;
    Point at;
    Point face = no_heading;
    Point turret = no_heading;
    friend bool operator==(const PlaceUnit&, const PlaceUnit&) = default;
};
struct Hide {
    UnitId unit = no_unit;
    PieceId piece = no_piece;
    friend bool operator==(const Hide&, const Hide&) = default;
};
// In a whole piece, or in a polygon that joins two.
struct LayMine {
    PieceId piece = no_piece;
    std::array<PieceId, 2> between{no_piece, no_piece};
    Corners corners;
    friend bool operator==(const LayMine&, const LayMine&) = default;
};
struct LayWire {
    Point at;
    Slant slant = Slant::ew;
    friend bool operator==(const LayWire&, const LayWire&) = default;
};
// A straight move, as far as it gets. With `with` and `dest` it is the first of a group move; the others follow in
// phase `group`.
struct Move {
    UnitId unit = no_unit;
    Point to;
    std::optional<AnyUnits> with;  // who may follow
    std::optional<Point> dest;     // where all of them want to be
    Point turret = no_heading;
    friend bool operator==(const Move&, const Move&) = default;
};
// On the spot. Without `face` a prone squad stands up.
struct Pivot {
    UnitId unit = no_unit;
    Point face = no_heading;
    Point turret = no_heading;
    friend bool operator==(const Pivot&, const Pivot&) = default;
};
struct Fire {
    AnyUnits units;  // the leader first
    UnitId target = no_unit;
    UnitId commander = no_unit;  // who directs a crossfire
    friend bool operator==(const Fire&, const Fire&) = default;
};
struct GoProne {
    UnitId unit = no_unit;
    friend bool operator==(const GoProne&, const GoProne&) = default;
};
struct Rally {
    UnitId unit = no_unit;
    friend bool operator==(const Rally&, const Rally&) = default;
};
// Of the turn.
struct EndTurn {
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
// Where a hidden unit that reacts appears.
struct Spot {
    UnitId unit = no_unit;
    Point at;
    Point face = no_heading;
    friend bool operator==(const Spot&, const Spot&) = default;
};
// Fire at a mover, at a point of its route.
struct React {
    AnyUnits units;              // the leader first
    std::int32_t point = 0;      // see Motion
    UnitId commander = no_unit;  // who directs a crossfire
    std::vector<Spot> spots;     // of the hidden ones among them, in their order
    friend bool operator==(const React&, const React&) = default;
};
// No reaction to this move, or no more.
struct Hold {
    friend bool operator==(const Hold&, const Hold&) = default;
};
// No more movers of a group move, or no more obstacles in deployment.
struct Done {
    friend bool operator==(const Done&, const Done&) = default;
};
// Helpers for a close combat; none is possible.
struct Join {
    AnyUnits units;
    friend bool operator==(const Join&, const Join&) = default;
};
// CS-RETREAT-05.
struct Retreat {
    UnitId unit = no_unit;
    Point to;
    friend bool operator==(const Retreat&, const Retreat&) = default;
};
// Over wire.
struct Cross {
    UnitId unit = no_unit;
    PieceId wire = no_piece;
    Point to;
    Point turret = no_heading;
    friend bool operator==(const Cross&, const Cross&) = default;
};
// High explosive.
struct CallFire {
    UnitId unit = no_unit;
    UnitId target = no_unit;  // or `piece`
    PieceId piece = no_piece;
    friend bool operator==(const CallFire&, const CallFire&) = default;
};
struct CallSmoke {
    UnitId unit = no_unit;
    Point at;
    Slant slant = Slant::ew;
    friend bool operator==(const CallSmoke&, const CallSmoke&) = default;
};
// Who in a building that was hit suffers.
struct Affect {
    UnitId unit = no_unit;
    friend bool operator==(const Affect&, const Affect&) = default;
};
// Who near a target that was hit is suppressed.
struct SpillOver {
    AnyUnits units;
    friend bool operator==(const SpillOver&, const SpillOver&) = default;
};
// Fire at a piece that may hide somebody.
struct Recon {
    AnyUnits units;
    PieceId piece = no_piece;
    Point at;  // of the piece, which they aim at
    friend bool operator==(const Recon&, const Recon&) = default;
};
// A hidden unit appears.
struct Reveal {
    UnitId unit = no_unit;
    Point at;
    Point face = no_heading;
    friend bool operator==(const Reveal&, const Reveal&) = default;
};

using Action = std::variant<Roll, Objective, HomeEdge, PlaceUnit, Hide, LayMine, LayWire, Move, Pivot, Fire, GoProne,
                            Rally, EndTurn, React, Hold, Done, Join, Retreat, Cross, CallFire, CallSmoke, Affect,
                            SpillOver, Recon, Reveal>;

}  // namespace sightlines::crossfire_squads
