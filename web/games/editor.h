// The interface of a game's position editor. It does not validate its draft: `record` is checked by whoever opens it,
// like any link.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/keys.h"
#include "base/test_ids.h"
#include "board/look.h"
#include "games/list.h"
#include "games/view.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

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

// What all editors share: rules, draft and undo history. The functions that use JSON are in editor.inl.
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
    // Changes the draft as `change_it` says, and whatever has to change with that.
    template <class Change>
    void edit(Change change_it) {
        Position next = draft();
        change_it(next);
        tidy(next);
        change(std::move(next));
    }
    virtual void tidy(Position& next) const { (void)next; }  // makes consistent what was changed
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

// An editor of a board whose places are numbered from 0; -1 is none.
template <Game G, class Place>
class PlaceEditor : public EditorOf<G> {
  public:
    using Name = std::string (*)(Place);
    static constexpr Place nowhere = -1;

    PlaceEditor(const MatchOf<G>& match, int places, Name name) : EditorOf<G>(match), places_(places), name_(name) {}

    std::string state() const override;

  protected:
    virtual void click(Place place) = 0;

    // The board as a button, over all of `area`. `middle`: of a place, on the screen; `under`: the place at a point.
    template <class Middle, class Under>
    void take_pointer(const Area& area, Middle middle, Under under) {
        const bool clicked = board_button(area) == BoardPress::click;
        test_ids::add_cells(places_, name_, middle);
        hovered_ = ImGui::IsItemHovered() ? under(ImGui::GetIO().MousePos) : nowhere;
        if (clicked) click(hovered_);
    }
    // Arrows move the cursor, which first appears in the middle; Enter and Space click.
    template <class Beside>
    void take_cursor_keys(Place middle, Beside beside) {
        if (const auto arrow = arrow_pressed())
            cursor_ = cursor_ == nowhere ? middle : beside(cursor_, board_look().on_board(*arrow));
        if (cursor_ != nowhere && (key_repeated(ImGuiKey_Enter) || key_repeated(ImGuiKey_Space))) click(cursor_);
    }
    // Outlines what is pointed at, the cursor and what is chosen, as `outline` draws a place in a colour and width.
    template <class Outline>
    void draw_outlines(Outline outline) const {
        const theme::Palette& p = theme::palette();
        if (hovered_ != nowhere) outline(hovered_, theme::fade(p.accent, 0.6f), 1.5f);
        if (cursor_ != nowhere) outline(cursor_, p.text, 2.0f);
        if (chosen_ != nowhere) outline(chosen_, p.accent, 3.0f);
    }

    int brush_ = 0;
    Place chosen_ = nowhere;
    Place hovered_ = nowhere;
    Place cursor_ = nowhere;

  private:
    int places_;
    Name name_;
};

template <Game G, class Editor>
std::unique_ptr<BoardEditor> editor_of(const Match& match) {
    return std::make_unique<Editor>(static_cast<const MatchOf<G>&>(match));
}

// Of the game that a match plays; it starts from the position at the cursor. Each game's is in its editor.cpp.
std::unique_ptr<BoardEditor> make_editor(const Match& match);
#define SIGHTLINES_DECLARE(id)                              \
    namespace id {                                          \
    std::unique_ptr<BoardEditor> make_editor(const Match&); \
    }
SIGHTLINES_GAMES(SIGHTLINES_DECLARE)
#undef SIGHTLINES_DECLARE

}  // namespace sightlines
