// A game as a tree: the game itself and the variations that leave it, kept line by line as a record has them, so that a
// tree that nobody changed is written as it was read. No rules: whoever adds an action has judged it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "api/annotations.h"
#include "base/result.h"
#include "json/json.h"

namespace sightlines {

inline constexpr Refusal tree_full{"tree-full", "FORMAT", "A game can hold 200 variations, and this one is full."};

// How many actions two paths have in common, from the start.
std::size_t in_common(const std::vector<const Json*>& one, const std::vector<const Json*>& other);

class GameTree {
  public:
    // As a record has them: judged (annotations.h).
    GameTree(std::vector<JsonValue> moves, std::vector<Note> notes, std::vector<Line> variations);

    const std::vector<Line>& lines() const { return lines_; }  // the game itself first
    std::size_t end(std::size_t line) const { return lines_[line].end(); }
    bool plain() const;        // neither variations nor notes
    std::size_t size() const;  // actions in all lines

    // The place by the line that has its last action; the start is {0, 0}. Places are the same if their homes are.
    Place home(Place at) const;
    std::vector<const Json*> actions(Place to) const;  // the path there
    const Json& action(Place at) const;                // that led there: not to the start
    // What can be played next: where the line itself goes on first, then the variations that leave it there.
    std::vector<Place> next(Place at) const;
    std::vector<Place> siblings(Place at) const;  // next() of the place before: this one is among them
    const Note* note(Place at) const;
    const Note* introduction(std::size_t line) const;  // of a variation: what its notes say of the place that it leaves

    // Follows an action that is there already, else adds it: at the end of a line to that, anywhere else as a
    // variation. None: it has as many actions as it may have, or as many variations.
    std::optional<Place> play(Place at, const Json& action);
    // What is said there; nothing at all removes the note. Refused: too long, or control characters.
    Result<> annotate(Place at, std::string text, std::vector<std::string> marks);
    // The variation takes the place of the line that it leaves, from there on; no path is lost. Where the place is
    // then; none: it is on the game itself.
    std::optional<Place> promote(Place at);
    // Removes the action that led there and all that follows it; the first variation of the same moment goes on in its
    // stead. Where it would have been played; none: it is the start. Whoever wants to undo this keeps a copy.
    std::optional<Place> erase(Place at);

    Annotations annotations() const;  // the notes and lines
    friend bool operator==(const GameTree&, const GameTree&) = default;

  private:
    Place origin(std::size_t line) const { return home({lines_[line].from, lines_[line].at}); }
    std::vector<std::size_t> leaving(Place home) const;
    void leave_from_home();
    void swap_with_parent(std::size_t line);
    void erase_lines(std::vector<bool> erased);
    std::vector<std::size_t> put_in_order();

    std::vector<Line> lines_;
};

}  // namespace sightlines
