#pragma once

#include <algorithm>
#include <optional>
#include <span>

#include "games/crossfire_squads/rules/types.h"
#include "json/json.h"
#include "json/reader.h"

// What options, positions and actions have in common.
namespace sightlines::crossfire_squads {

// Where the points of an action may lie at all (CS-BAD-01).
inline constexpr Box everywhere{-farthest, -farthest, farthest, farthest};

UnitId read_unit(const Reader& in);
PieceId read_piece_id(const Reader& in);
Point read_point(const Reader& in, const Box& within);
Point read_heading(const Reader& in);  // as given, not yet reduced
Corners read_corners(const Reader& in, const Box& within);
std::array<std::int8_t, 2> read_pair(const Reader& in, int most);  // one for each side

template <class List>
List read_units(const Reader& in) {
    List units;
    const std::size_t count = in.size(List::capacity());
    for (std::size_t i = 0; i < count; ++i) units.push_back(read_unit(in.item(i)));
    return units;
}

// A word of a list whose first entry stands for a missing key.
template <class Word, std::size_t Count>
Word read_word_or_none(const Reader& in, std::string_view key, const std::array<std::string_view, Count>& words) {
    if (!in.has(key)) return Word{};
    return static_cast<Word>(1 + in.member(key).word(std::span(words).subspan(1)));
}

template <class Word, std::size_t Count>
std::string_view word_of(Word word, const std::array<std::string_view, Count>& words) {
    return words[static_cast<std::size_t>(word)];
}

Terrain read_terrain(const Reader& in);
Json terrain_json(const Terrain& terrain);

// A table by its difference from the game's own: pieces as they are now, null for one that is gone.
Terrain read_changes(const Reader& in, Terrain own);
Json changes_json(const Terrain& own, const Terrain& now);

Json point_json(Point point);
Json pair_json(const std::array<std::int8_t, 2>& numbers);
Json corners_json(const Corners& corners);
template <class List>
Json units_json(const List& units);

extern template Json units_json(const Units& units);
extern template Json units_json(const AnyUnits& units);

}  // namespace sightlines::crossfire_squads
