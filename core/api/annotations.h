// What people write into a game beside its moves: names, the id of a match by link, comments and variations. They are
// optional keys of a record. On the page this code is fetched later, with play by link; nothing calls it for a game
// without annotations (games.h: is_annotated).
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "json/reader.h"

namespace sightlines {

// In the order in which they are written.
inline constexpr std::array<std::string_view, 6> annotation_keys{"players", "match", "notes",
                                                                 "lines",   "title", "chapters"};
inline constexpr std::size_t longest_name = 40;    // characters
inline constexpr std::size_t match_length = 10;    // of 0-9 and a-z
inline constexpr std::size_t longest_note = 1000;  // characters
inline constexpr std::size_t most_marks = 40;      // of one note
inline constexpr std::size_t most_lines = 200;
inline constexpr std::size_t most_moves = 20'000;  // of a game and its variations together

// A comment on the position after `at` actions of its line. It has a text, or marks, or both; a mark is a ring ("e5")
// or an arrow ("e5-g6") by the game's own names of places and pieces.
struct Note {
    std::size_t at = 0;
    std::string text;
    std::vector<std::string> marks;
    friend bool operator==(const Note&, const Note&) = default;
};

// A variation. Lines are numbered: 0 is the game itself, k the k-th of Annotations::lines. This one leaves the line
// `from`, which has a smaller number, after `at` actions, counted from the start of the game.
struct Line {
    std::size_t from = 0;
    std::size_t at = 0;
    std::vector<JsonValue> moves;  // actions as the game writes them
    std::vector<Note> notes;
    std::size_t end() const { return at + moves.size(); }
    friend bool operator==(const Line&, const Line&) = default;
};

// A position of a tree: after `ply` actions from the start, on the path to the end of a line. A place before the line
// begins lies on the line that it leaves.
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
    // Of a study with chapters (chapters.h): its title, its place among them, and the others, in their order.
    std::string title = {};
    std::size_t chapter = 0;
    std::vector<JsonValue> chapters = {};

    bool has_chapters() const { return !title.empty() || !chapters.empty(); }
    // How many actions are in the variations that remain if the game forgets its actions after the first `kept`.
    std::size_t actions_in_lines(std::size_t kept) const { return lines.empty() ? 0 : count_actions(kept); }
    bool empty() const { return players.empty() && match.empty() && notes.empty() && lines.empty() && !has_chapters(); }
    // Forgets comments on the game's actions after the first `kept`, and the variations that leave it there.
    void forget_after(std::size_t kept) {
        if (!notes.empty() || !lines.empty()) forget_notes_and_lines(kept);
    }
    friend bool operator==(const Annotations&, const Annotations&) = default;

  private:
    void forget_notes_and_lines(std::size_t kept);
    std::size_t count_actions(std::size_t kept) const;
};

// Reads the annotations of a record of a game with that many seats and moves. If one is malformed, sets a fault with
// its path. The moves of variations are not judged here, because only a match knows the rules.
Annotations read_annotations(const Reader& record, int seats, std::size_t moves);
void write_annotations(Annotations annotations, std::size_t moves, Json& record);  // the record has so many moves
void write_players_and_match(const Annotations& annotations, Json& record);

// Whether a name, note or mark may be kept: 1 to `longest` characters without control characters. It must be valid
// UTF-8, which json.h has judged in a record.
bool is_text(std::string_view text, std::size_t longest);

}  // namespace sightlines
