// A game as a tree, in rows: the game itself, its variations below the actions that they replace, what is said in
// place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/game_tree.h"
#include "api/match.h"
#include "games/view.h"
#include "screens/table/log_tab.h"

namespace sightlines {

struct TreeRow {
    enum class Kind : std::uint8_t { heading, action, comment };
    Kind kind = Kind::action;
    Place at;               // after the action, or where the comment belongs
    std::size_t depth = 0;  // 0: the game itself
    bool begins = false;    // a variation, with this row
    LogLine line = {};      // a comment is its text
};

class TreeRows {
  public:
    // Of a match with a tree. `changes`: counts what was played and written; until then they are kept.
    std::vector<TreeRow>& of(const Match& match, const BoardView& view, std::string_view seats, int changes);
    void forget() { told_.clear(); }  // an action was removed or is elsewhere

  private:
    // The sentences of a line, kept until its number of actions changes.
    struct Told {
        std::size_t actions = 0;
        bool known = false;
        std::vector<LogLine> lines = {};
    };
    struct Leaving {
        Place from;
        std::size_t line;
        std::pair<std::size_t, std::size_t> key() const { return {from.line, from.ply}; }
    };
    bool tell(const Match& match, const BoardView& view, std::string_view seats, std::size_t line);
    void tell_all(const Match& match, const BoardView& view, std::string_view seats);
    void find_leaving(const GameTree& tree);
    std::span<const Leaving> leaving(std::size_t line, std::size_t first, std::size_t last) const;  // at these plies
    void add_order(std::size_t line, std::vector<std::size_t>& order) const;
    void add_line(const GameTree& tree, std::size_t line, std::size_t depth);
    void add_variations(const GameTree& tree, Place at, std::size_t depth);
    void add_comment(const Note* note, Place at, std::size_t depth);

    std::vector<Told> told_;
    std::vector<Leaving> leaving_;  // by the place
    std::vector<TreeRow> rows_;
    std::string told_to_;  // who plays
    int made_at_ = 0;      // that many changes
};

}  // namespace sightlines
