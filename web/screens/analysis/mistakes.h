// Decisions of the visitor that cost much, as reviews have found them, to be tried again as puzzles. They are kept in
// the browser's storage, the latest first.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "api/puzzle.h"

namespace sightlines {

inline constexpr std::size_t most_mistakes = 20;

struct Mistake {
    std::string game;
    std::string id = {};  // of the puzzle that it is: begins with mistake_id
    std::string link;     // the game up to the decision
    std::string played;   // JSON of an action
    std::string better;   // and of what the computer prefers
    std::string told;     // what was played, in a sentence
    std::string why;      // a sentence for what is better, or ""
    int cost = 0;         // per mille
    double when_ms = 0;   // of the review, by platform::local_clock_ms
    bool solved = false;
};

inline constexpr std::string_view mistake_id = "mine-";

std::string id_of_mistake(std::string_view link);

// Storage is not trusted: what is no mistake is left out, and positions are checked when they are opened.
std::vector<Mistake> kept_mistakes();
std::vector<Mistake> kept_mistakes(std::string_view game);
// Puts them in front of those that are kept already, where they are not among them.
void keep_mistakes(std::vector<Mistake> mistakes);
void mark_solved(std::string_view id);
void forget_mistake(std::string_view id);

// Those of a game as a book of puzzles, in their order; the level of each is 0.
PuzzleBook book_of_mistakes(std::string_view game, const std::vector<Mistake>& mistakes);

std::string title_of(const Mistake& mistake, double now_ms);  // "A move of yours that cost 17% (12 Nov)"

}  // namespace sightlines
