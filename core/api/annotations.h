// What people write into a game beside its moves: the optional keys of a record, in the order in which they are
// written. On the page what is declared here comes with play by link, after the page itself: nothing calls it for a
// game without annotations (games.h: is_annotated).
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "json/reader.h"

namespace sightlines {

inline constexpr std::array<std::string_view, 4> annotation_keys{"players", "match", "notes", "lines"};
inline constexpr std::size_t longest_name = 40;    // characters
inline constexpr std::size_t match_length = 10;    // of 0-9 and a-z
inline constexpr std::size_t longest_note = 1000;  // characters
inline constexpr std::size_t most_marks = 40;      // of one note
inline constexpr std::size_t most_lines = 200;
inline constexpr std::size_t most_moves = 20'000;  // of a game and its variations together

// A comment after `at` actions of its line: a text, or marks (rings "e5" and arrows "e5-g6" by the game's own names of
// places and pieces), or both.
struct Note {
    std::size_t at = 0;
    std::string text;
    std::vector<std::string> marks;
    friend bool operator==(const Note&, const Note&) = default;
};

// A variation: it leaves line `from` (0 is the game itself, k the k-th of Annotations::lines, an earlier one) after
// `at` actions, counted from the start of the game along its path.
struct Line {
    std::size_t from = 0;
    std::size_t at = 0;
    std::vector<JsonValue> moves;  // actions as the game writes them
    std::vector<Note> notes;
    std::size_t end() const { return at + moves.size(); }
    friend bool operator==(const Line&, const Line&) = default;
};

// After `ply` actions on the path of a line: 0 is the game itself, k the k-th of Annotations::lines. A place before its
// line begins lies on the line that this one leaves.
struct Place {
    std::size_t line = 0;
    std::size_t ply = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

struct Annotations {
    std::vector<std::string> players;  // names by seat, "" for a seat without one; empty: none was given
    std::string match;                 // of a game played by link, the same in all its links; else ""
    std::vector<Note> notes;           // of the game itself, in the order of their plies
    std::vector<Line> lines;

    // How many actions the variations have that stay if the game's own after the first `kept` are forgotten.
    std::size_t actions_in_lines(std::size_t kept) const { return lines.empty() ? 0 : count_actions(kept); }
    bool empty() const { return players.empty() && match.empty() && notes.empty() && lines.empty(); }
    // Forgets what was said of, and what branches off, the game's actions after the first `kept`.
    void forget_after(std::size_t kept) {
        if (!notes.empty() || !lines.empty()) forget_notes_and_lines(kept);
    }
    friend bool operator==(const Annotations&, const Annotations&) = default;

  private:
    void forget_notes_and_lines(std::size_t kept);
    std::size_t count_actions(std::size_t kept) const;
};

// Reads them: a fault with its path where one is malformed. `seats`: of the game; `moves`: how many it has. The moves
// of lines are taken as they are; they are judged where the rules are known.
Annotations read_annotations(const Reader& record, int seats, std::size_t moves);
void write_annotations(Annotations annotations, std::size_t moves, Json& record);  // of a record of so many moves
void write_players_and_match(const Annotations& annotations, Json& record);

// Whether a name, note or mark is fit to be kept: 1 to `longest` characters of valid UTF-8 (which json.h has judged in
// a record), none of them a control.
bool is_text(std::string_view text, std::size_t longest);

}  // namespace sightlines
