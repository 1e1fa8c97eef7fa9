#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"

namespace sightlines {

// A position, a caption and a goal that the reader reaches by playing. Patterns are those of pattern.h.
struct Lesson {
    struct Wrong {
        JsonValue played;  // a pattern
        std::string say;
    };

    std::string id;
    std::string title;
    int level = 1;                   // how hard it is, 1 to 3
    std::vector<std::string> rules;  // ids of what it teaches
    std::vector<std::string> text;   // the caption, in paragraphs
    std::string goal;
    std::vector<std::string> hints;  // from gentle to plain
    std::string praise;              // may be empty

    JsonValue record;
    std::size_t first = 0;      // the ply at which the reader begins: the end of the record
    std::vector<Side> players;  // whom the reader plays

    // The goal is reached when the reader has played each of `played`, and all patterns of `position` and `result` fit
    // the position and the result of the game.
    std::vector<JsonValue> played;
    std::vector<JsonValue> position;
    std::vector<JsonValue> result;

    std::vector<JsonValue> allow;  // patterns of what the reader may play; empty: everything legal
    std::string instead;           // what is said to anything else
    std::vector<Wrong> wrong;
    std::vector<Wrong> right;         // what is said after an action on the way to the goal
    std::size_t tries = 0;            // the most actions; 0: any number
    std::vector<JsonValue> solution;  // the reader's actions
    // What chance and the other side do, in this order. Each entry is a list, of which the first legal action is
    // played.
    std::vector<std::vector<JsonValue>> replies;
};

struct LessonBook {
    std::string game;
    std::vector<Lesson> lessons;
};

// Reads public/lessons/<game>.json (262,144 bytes at most), strictly: FORMAT with the path of the first fault. Every
// record opens and ends with a turn of the reader; every reply and every step of the solution has the shape of an
// action.
Result<LessonBook> read_lessons(std::string_view file);

// Where the reader stands in a lesson.
struct LessonStep {
    enum class Stand {
        open,        // the reader goes on
        taken_back,  // what was just played is not wanted here and has been taken back
        done,
        over,  // the tries are used up, nothing can be played, or the game ended otherwise: start over or undo
    };
    Stand stand = Stand::open;
    std::string said;         // a sentence for taken_back and over; the praise for done; of `right` for open, or ""
    std::size_t replies = 0;  // actions played in answer, now part of the match
};

// Makes a match of the lesson's record; the cursor stands at its end.
std::unique_ptr<Match> open_lesson(const Lesson& lesson);

// Nothing about a lesson is remembered outside the match: an action since the end of the record is the reader's when a
// player of the lesson was to act, and a reply otherwise. So undo, redo and reload need no more than the match.

// Judges the plies from `from` to the cursor, which the reader has just played, and plays the replies.
LessonStep after_play(const Lesson& lesson, Match& match, std::size_t from);

// Where the reader stands at the cursor, after undo, redo or opening a saved match. It plays nothing and is never
// taken_back.
LessonStep standing(const Lesson& lesson, const Match& match);

// Where undo and redo lead: the nearest ply at which the reader chooses, before the cursor (not before the record's
// end) or after it (the last ply at most).
std::size_t choice_before(const Lesson& lesson, const Match& match);
std::size_t choice_after(const Lesson& lesson, const Match& match);

// Plays the lesson's own solution, with the replies. It is done if its last action, and none before, reaches the goal;
// otherwise over, with a sentence for the author.
LessonStep play_solution(const Lesson& lesson);

}  // namespace sightlines
