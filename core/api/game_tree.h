// A game as a tree: the game itself and the variations that leave it. It is kept line by line, as a record has it, so
// that an unchanged tree is written as it was read. It knows no rules: the caller has judged each action before adding
// it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "api/annotations.h"
#include "base/result.h"
#include "json/json.h"

namespace sightlines {

inline constexpr Refusal tree_full{"tree-full", "FORMAT", "A game can hold 200 variations, and this one is full."};

// How many actions two paths have in common, counted from the start.
std::size_t in_common(const std::vector<const Json*>& one, const std::vector<const Json*>& other);

class GameTree {
  public:
    // Takes the parts of a record, which read_annotations has judged.
    GameTree(std::vector<JsonValue> moves, std::vector<Note> notes, std::vector<Line> variations);

    const std::vector<Line>& lines() const { return lines_; }  // the game itself first
    std::size_t end(std::size_t line) const { return lines_[line].end(); }
    bool plain() const;        // neither variations nor notes
    std::size_t size() const;  // actions in all lines

    // One position can be named by several places: by the line that it lies on, and by every line that leaves later.
    // Its home is the place on the line that has its last action; the start is {0, 0}.
    Place home(Place at) const;
    std::vector<const Json*> actions(Place to) const;  // all actions from the start to a place
    const Json& action(Place at) const;                // the last of them; `at` is not the start
    // The places one action further: on the line itself first, then on the variations that leave it here.
    std::vector<Place> next(Place at) const;
    std::vector<Place> siblings(Place at) const;  // next() of the place before: the last action and its alternatives
    const Note* note(Place at) const;
    const Note* introduction(std::size_t line) const;  // a variation's note about the place that it leaves, or null

    // Follows an action if the tree has it here. Otherwise adds it, to the line if this is its end, or else as a new
    // variation. Returns the place after it, or nullopt if the tree is full.
    std::optional<Place> play(Place at, const Json& action);
    // Sets the note of a place; without text and marks it is removed. Refused if it is too long or has control
    // characters.
    Result<> annotate(Place at, std::string text, std::vector<std::string> marks);
    // Exchanges the variation with the rest of the line that it leaves; no path is lost. Returns where the place is
    // afterwards, or nullopt if it lies on the game itself.
    std::optional<Place> promote(Place at);
    // Removes the action that led to a place and all that follows it; the first alternative to it takes its place on
    // the line. Returns the place before it, or nullopt for the start. The caller keeps a copy to undo this.
    std::optional<Place> erase(Place at);

    Annotations annotations() const;  // notes and lines, for a record
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
