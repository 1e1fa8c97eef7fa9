// A table that is being put together by hand, as values: what the editor changes, and what a link carries of it.
#pragma once

#include <optional>
#include <span>

#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"

namespace sightlines::crossfire_squads {

struct Draft {
    Options options;
    Position at;           // in play, with nothing under way; units may have no place
    bool deploys = false;  // the game begins with the roll-off: only pieces and forces count

    friend bool operator==(const Draft&, const Draft&) = default;
};

// From any moment of a game; what is under way there is dropped.
Draft draft_of(const Options& options, const Position& at);
Draft emptied(const Draft& draft);

// With the options on that its pieces and units need.
Draft prepared(Draft draft);

// Judged by whoever opens it.
Json record_of(const Draft& draft);
std::optional<Draft> draft_from(const Json& record);

// Whether a draft was begun with such options: some may have been switched on since.
bool began_with(const Draft& draft, const Options& options);

// Units without a place, put where they might be deployed; as it is, if the draft could not be played.
Draft with_all_placed(const Draft& draft, std::uint64_t seed);

// --- Pieces ---------------------------------------------------------------------------------------------------------

bool is_sound(std::span<const Point> corners);         // CS-GEO-06
const char* fault_of(std::span<const Point> corners);  // what is wrong with it in a sentence; null: nothing
Corners clockwise(Corners corners);

// A piece as it is drawn with one stroke from corner to corner, or along it.
Corners shape_between(Ground ground, Point from, Point to);

// Free id for a piece of this kind, or no_piece.
PieceId free_piece(const Terrain& terrain, Ground ground);
void remove_piece(Position& at, PieceId id);  // and what refers to it; who hid there stands there
PieceId change_ground(Position& at, PieceId id, Ground ground);

// Moved by so much, or by less where it would leave the table.
Corners shifted(const Corners& corners, Point by);

// --- Units ----------------------------------------------------------------------------------------------------------

UnitId free_unit(const Position& at, int side);  // or no_unit
Unit new_unit(const Position& at, int side, Kind kind, Point there);
void stand(Position& at, UnitId id, Point there);     // on the table; what it may still do is looked at anew
PieceId hiding_place(const Position& at, UnitId id);  // the area piece that its centre is in, or no_piece
void renew_retreats(Position& at);                    // of the active side (CS-RETREAT-01)

// The heading nearest to one of sixteen, and so many further on.
Point turned(Point heading, int steps);

}  // namespace sightlines::crossfire_squads
