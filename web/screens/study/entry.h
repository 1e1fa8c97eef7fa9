// What a reader of a study is given at the position in view: what is said of it, and how it can go on.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "api/game_tree.h"
#include "screens/study/tree_rows.h"

namespace sightlines {

// One of several continuations.
struct Way {
    Place to;
    std::string words;     // its first sentence
    std::string notation;  // shorter; or ""
};
// The continuations where the tree branches, the line itself first; empty where it does not.
std::vector<Way> ways_from(const GameTree& tree, const std::vector<TreeRow>& rows, Place at);

void draw_entry(const std::string& words, float width, float letters);
std::optional<Place> draw_ways(std::span<const Way> ways, float width);  // a line each; the one that was pressed

// A button back and one on, of which either may be missing. Returns -1 or 1 for the one pressed, else 0.
int draw_pages(bool back, bool on, bool on_is_main, float width);

}  // namespace sightlines
