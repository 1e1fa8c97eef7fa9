// All that a game says while it is played, without the page around it: what is asked before each action and every
// answer with its note, what is told of the action afterwards, hints, tips and refusals.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sightlines::page {

struct Sentence {
    std::string kind;  // "asked", "panel", "told"
    std::string text;
};

// What is said at a ply of a game before it goes on; after its last ply also what sums it up.
struct SaidAtPly {
    std::string place;  // "crosshairs-duel 12"
    std::vector<Sentence> sentences;
};

// Of all playthroughs of a game, and of the whole game among the golden links.
std::vector<SaidAtPly> said_in(std::string_view game);

std::vector<std::string> parts_of(std::string_view text);  // its sentences

// What sentences have in common that differ only in numbers, squares, directions and the colours in a stack.
std::string pattern_of(std::string_view sentence);

}  // namespace sightlines::page
