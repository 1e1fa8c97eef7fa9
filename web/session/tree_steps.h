// What is written into a game that is a tree, in words. It comes with the deferred part of records.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "api/game_tree.h"
#include "api/match.h"
#include "base/parts.h"
#include "games/texts.h"
#include "session/game_view.h"

namespace sightlines {

class Session;

// How a game and the lines beside it are kept apart.
struct TreeSteps {
    static constexpr std::string_view in_part = records_part;
    static const TreeSteps& here();

    // Plays at the earlier position in view, in a line beside the game. Returns the refusal, if any.
    // `by`: Session::By.
    std::optional<Notice> (*attempt)(Session& session, int by, const Order& order);
    void (*begin_line)(Session& session);    // what is played at the earlier position in view is tried, for all sides
    void (*back_to_game)(Session& session);  // from such a line, or from an earlier position
    void (*give_up)(Session& session);       // nothing was played in the line that has just been begun
    void (*leave)(Session& session);         // the game goes on where it is, without what was tried out
    void (*put_first)(Session& session);     // the line in view is the game itself
    void (*forget_lines)(Session& session);  // the path to the cursor is all there is
    void (*turn_page)(Session& session, int by);  // where a study is read
    std::string (*moves)(const Match& match);     // tree_moves

  private:
    static std::optional<Notice> attempt_beside(Session& session, int by, const Order& order);
};

void back_to_game(Session& session);  // the same, and where the part is not here yet

// What a note says: its text, then its marks.
std::string words_of(const Note& note);
// The sign of a move with which a comment on it may begin: "!", "?", "!?", "?!", "!!", "??"; else "".
std::string_view sign_in(std::string_view comment);
std::string tree_moves(const Match& match);   // all of it as text: variations in brackets, comments in braces
std::string entry_words(const Match& match);  // of the position in view; "": nothing

}  // namespace sightlines
