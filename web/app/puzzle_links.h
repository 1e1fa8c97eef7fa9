// Links to puzzles.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sightlines {

// "puzzle=crosshairs/p12" in a fragment or a link, "#puzzle=crosshairs" for all of a game, "#puzzles" for all games;
// "#puzzle=crosshairs/today" is the puzzle of the day on which the link is opened.
struct PuzzleLink {
    std::string game;  // "" for all
    std::string id;
    bool is_well_formed = true;
    bool operator==(const PuzzleLink&) const = default;
};

namespace puzzle_links {

// The puzzle that the first link in a text names; a full stop or a bracket behind the link is no part of it. nullopt
// if that link names no puzzle.
std::optional<PuzzleLink> parse(std::string_view text);
std::string fragment(std::string_view game, std::string_view id);
inline constexpr std::string_view id_of_today = "today";
inline constexpr const char* refusal = "This link is for a puzzle that does not exist.";

}  // namespace puzzle_links
}  // namespace sightlines
