// What the table keeps of a game that is a tree, besides the tree itself.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "api/game_tree.h"
#include "screens/study/tree_rows.h"
#include "screens/study/tree_tab.h"

namespace sightlines {

struct Study {
    // What was there before something was deleted, until something else is played or written.
    struct Erased {
        GameTree tree;
        Place at;
        std::string words;
        int changes = 0;
    };
    TreeRows rows = {};
    TreeTab tab = {};
    std::optional<Erased> erased = {};
    bool tries = false;                    // in an embed: what can be done is shown instead of what is said
    std::optional<Place> read_at = {};     // in an embed: what is said there was last drawn
    bool marks = false;                    // a press on the board marks it
    std::optional<ImVec2> mark_from = {};  // where the mark that is being drawn begins
    std::size_t link_length = 0;           // after so many changes:
    int measured_changes = -1;
};

}  // namespace sightlines
