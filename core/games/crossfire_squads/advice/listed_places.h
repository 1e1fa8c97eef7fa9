// Places that can be named without pointing at them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/crossfire_squads/advice/answer_draft.h"
#include "games/crossfire_squads/offers/tasks.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

struct ListedPlace {
    enum class What : std::int8_t { proposed, ground, between, beside, enemy } what = What::proposed;
    PieceId piece = no_piece;  // it is in
    UnitId unit = no_unit;     // it is beside, or in contact with
    Point at = {};
    PieceId other = no_piece;  // it is between the two
};

// For what is ordered: the proposed place, the flag, cover near, beside friends, enemies.
std::vector<ListedPlace> listed_places(const Scene& scene, const AnswerDraft& draft, Task task);

// Squares of six inches, column by column, and nine points in each, line by line.
inline constexpr int points_of_square = 9;
int square_at(Point p);
Point point_in_square(int square, int point);
int point_number(Point p);  // in its square: the nearest of the nine

// Between those points, by an eighth of an inch.
inline constexpr int fine_step = inch / 8;
inline constexpr int fine_steps = 8;  // at most, either way
Point shift_from_point(Point p);      // from the nearest of the nine

}  // namespace sightlines::crossfire_squads
