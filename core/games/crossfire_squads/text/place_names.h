#pragma once

#include <string>

#include "games/crossfire_squads/rules/types.h"

// What places are called: the objective is the flag, and the rest is named by squares of six inches, A1 to L8, whose
// letters and numbers stand along the edges of the map. So a name is the same however the map is turned.
namespace sightlines::crossfire_squads {

inline constexpr int square_side = 6 * inch;
inline constexpr int square_columns = table_width / square_side;
inline constexpr int square_lines = table_height / square_side;

std::string square_name(int column, int line);  // "E4"
std::string square_of(Point p);

// For one position; copies what it needs.
class PlaceNames {
  public:
    explicit PlaceNames(const Position& at) : terrain_(at.terrain), objective_(at.objective) {}

    // "the woods at the flag", "the woods E4"; several of a kind in a square: "the woods E4 b".
    // A piece that is not there: "that place".
    std::string piece(PieceId id) const;
    std::string in(PieceId id) const;   // "in the woods at the flag", "on the hill E4"
    std::string open(Point p) const;    // "at E4"
    std::string ground(Point p) const;  // "the woods at the flag", "the open ground at E4"
    // "in the woods at the flag", "on the hill E4", "just outside the hill E4", "in the open at E4".
    std::string at(Point p) const;
    // "into the woods at the flag", "within the field E4", "off the hill E4", "into the open at E4".
    std::string way(Point from, Point to) const;
    // What lies in that direction: the next ground, "the hill E4", or a square, "E4".
    std::string towards(Point from, Point heading) const;

    PieceId area_at(Point p) const;   // the first that holds the point, or no_piece
    PieceId named_at(Point p) const;  // whose name at() uses: the same, or one that is less than an inch away

  private:
    std::string described(const Piece& piece) const;

    Terrain terrain_;
    PieceId objective_;
};

}  // namespace sightlines::crossfire_squads
