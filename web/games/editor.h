// The interface of a game's position editor. It does not validate its draft: `record` is checked by whoever opens it,
// like any link.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "games/view.h"

namespace sightlines {

class BoardEditor {
  public:
    BoardEditor() = default;
    BoardEditor(const BoardEditor&) = delete;
    BoardEditor& operator=(const BoardEditor&) = delete;
    virtual ~BoardEditor() = default;

    // Draw inside the current ImGui window. `draw_board` also handles pointer and keys. `width` in CSS pixels.
    virtual void draw_board(const Area& area) = 0;
    virtual void draw_tools(float width) = 0;  // the panel: pieces to place, who acts, and so on

    virtual Json record() const = 0;               // of the draft, which may be invalid
    virtual bool restore(const Json& record) = 0;  // false: the record is of another game or has other options
    virtual std::size_t changes() const = 0;       // grows with each change, including undo and redo
    virtual bool can_undo() const = 0;
    virtual bool can_redo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    virtual void clear() = 0;               // an empty board
    virtual void restart() = 0;             // the starting position
    virtual std::string state() const = 0;  // JSON for tests
};

// What all editors share: rules, draft and undo history. The two functions that use JSON are in editor.inl.
template <Game G>
class EditorOf : public BoardEditor {
  public:
    using Position = typename G::Position;

    explicit EditorOf(const MatchOf<G>& match) : EditorOf(match, match.history().at()) {}

    Json record() const final;
    bool restore(const Json& saved) final;
    std::size_t changes() const final { return changes_; }
    bool can_undo() const final { return now_ > 0; }
    bool can_redo() const final { return now_ + 1 < drafts_.size(); }
    void undo() final { go_to(now_ - 1); }
    void redo() final { go_to(now_ + 1); }
    void clear() final { change(emptied()); }
    void restart() final { change(rules_.start()); }

  protected:
    EditorOf(const MatchOf<G>& match, Position draft) : rules_(match.history().rules()), drafts_{std::move(draft)} {}

    const G& rules() const { return rules_; }
    const Position& draft() const { return drafts_[now_]; }

    void change(Position next) {
        if (next == draft()) return;
        drafts_.resize(now_ + 1, next);
        drafts_.push_back(std::move(next));
        go_to(now_ + 1);
    }
    virtual Position emptied() const = 0;
    virtual void changed() {}  // the draft has changed: clear the selection

  private:
    void go_to(std::size_t draft) {
        now_ = draft;
        ++changes_;
        changed();
    }

    G rules_;
    std::vector<Position> drafts_;
    std::size_t now_ = 0;
    std::size_t changes_ = 0;
};

}  // namespace sightlines
