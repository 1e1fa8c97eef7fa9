#pragma once

// Laws of a game in words: what the text view and `show --words` rely on.
#include <set>

#include "api/move_list.h"
#include "laws/walk.h"

namespace sightlines::laws {

inline bool one_line(std::string_view text) { return text.find_first_of("\n\r\t") == std::string_view::npos; }

inline void check_board(const AccessibleBoard& board) {
    hold(!board.tables.empty(), "no table");
    std::set<std::string> cells;
    for (const TextTable& table : board.tables) {
        hold(!table.name.empty(), "a table without a name");
        for (const TextRow& row : table.rows) {
            hold(!row.name.empty(), "a row without a name");
            for (const TextCell& cell : row.cells) {
                hold(one_line(cell.text), cell.text);
                hold(!cell.name.empty(), "a cell without a name");
                if (table.kind == TextTable::Kind::board) hold(cells.insert(cell.name).second, cell.name + " twice");
                if (table.kind == TextTable::Kind::list)
                    hold(row.cells.size() == table.rows[0].cells.size(), "rows of different length");
            }
        }
    }
    for (const std::string& fact : board.facts) hold(one_line(fact) && fact.ends_with('.'), fact);
}

// Words for everything that is listed; no two actions under one name; the move text of each can be played.
inline void check_actions(Match& match) {
    std::set<std::string> names;
    for (const AccessibleAction& action : match.accessible_actions()) {
        const std::string name = action.group + ": " + action.words;
        hold(!action.group.empty() && !action.words.empty(), "no words for " + action.text);
        hold(names.insert(name).second, name + ", twice");
        const auto moves = split_moves(action.text, match.dice_in_brackets(), match.blanks_in_moves());
        hold(moves == std::vector<std::string>{action.text}, name + ": more than one move, " + action.text);
        hold(match.play_text(action.text).has_value(), name + ": cannot be played as " + action.text);
        hold(match.cursor() == 1 && match.text(0) == action.text, name + ": is not " + action.text);
        match.go_to(0);
    }
}

template <Game G>
int told_in_words(Look<G>& here) {
    MatchOf<G> match(History<G>(here.rules, here.at), false);
    check_board(match.accessible_board());
    const std::size_t expected = here.rules.status(here.at).roll ? 0 : here.listed.size();
    hold(match.accessible_actions().size() == expected, "as many words as actions");
    check_actions(match);
    return 1;
}

template <Game G>
int unlisted_kinds_have_a_form(Look<G>& here) {
    int kinds = 0;
    for (const std::string_view kind : here.rules.parametric(here.at)) {
        if (kind == "roll") continue;
        hold(!Codec<G>::text_examples(kind).empty(), kind);
        ++kinds;
    }
    return kinds;
}

template <Game G>
void add_laws_of_words(std::vector<Law<Look<G>>>& laws) {
    if constexpr (requires(const G& rules, const typename G::Position& at) { Codec<G>::accessible_board(rules, at); }) {
        laws.push_back({"positions and listed actions in words", 37, 20, told_in_words<G>});
        if constexpr (HasParametricActions<G>)
            laws.push_back({"a kind that is not listed says how it is written", 5, 20, unlisted_kinds_have_a_form<G>});
    }
}

}  // namespace sightlines::laws
