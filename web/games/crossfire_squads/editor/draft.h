// The editor's draft as a value, and its conversion from and to records.
#pragma once

#include <optional>
#include <span>

#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"

namespace sightlines::crossfire_squads {

struct Draft {
    Options options;
    Position at;           // phase play, no action in progress; units may be unplaced
    bool deploys = false;  // the game begins with the roll-off: only pieces and forces matter

    friend bool operator==(const Draft&, const Draft&) = default;
};

// From any position of a game; drops an action in progress.
Draft draft_of(const Options& options, const Position& at);
Draft emptied(const Draft& draft);

// With the options switched on that its pieces and units need.
Draft prepared(Draft draft);

// Not validated: opening the record does that.
Json record_of(const Draft& draft);
std::optional<Draft> draft_from(const Json& record);

// Whether a draft was begun with these options; it may have switched some on since.
bool began_with(const Draft& draft, const Options& options);

// With the table of this number (CS-SET-03); keeps the forces.
Draft with_generated_table(Draft draft, int seed, bool buildings);

// Places unplaced units where they could be deployed; unchanged if the draft is invalid.
Draft with_all_placed(const Draft& draft, std::uint64_t seed);

// --- Pieces ---------------------------------------------------------------------------------------------------------

bool is_valid_outline(std::span<const Point> corners);      // CS-GEO-06
const char* outline_error(std::span<const Point> corners);  // the fault as a sentence; null: none
Corners clockwise(Corners corners);

// The shape of a piece drawn with one drag: from corner to corner, or along its length.
Corners shape_between(Ground ground, Point from, Point to);

// An unused id for a piece of this kind, or no_piece.
PieceId free_piece(const Terrain& terrain, Ground ground);
void remove_piece(Position& at, PieceId id);  // and references to it; units hidden there are revealed in place
PieceId change_ground(Position& at, PieceId id, Ground ground);

// Moved by `by`, or less if it would leave the table.
Corners shifted(const Corners& corners, Point by);

// --- Units ----------------------------------------------------------------------------------------------------------

UnitId free_unit(const Position& at, int side);  // or no_unit
Unit new_unit(const Position& at, int side, Kind kind, Point point);
void place_unit(Position& at, UnitId id, Point point);  // places it on the table and updates what it may still do
PieceId hiding_place(const Position& at, UnitId id);    // the area piece that its centre is in, or no_piece
void update_retreats(Position& at);                     // of the active side (CS-RETREAT-01)

// The nearest of sixteen headings, turned by so many steps.
Point turned(Point heading, int steps);

}  // namespace sightlines::crossfire_squads
