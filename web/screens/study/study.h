// The log of a game, and a game that is a tree: what is written into it, and marks on the board. It comes with the
// deferred part of records. Functions that need a tree say so.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "api/game_tree.h"
#include "screens/study/exercise_maker.h"
#include "screens/study/tree_rows.h"
#include "screens/study/tree_tab.h"
#include "screens/table/log_tab.h"
#include "session/session.h"
#include "widgets/theme.h"

namespace sightlines {

class Study {
  public:
    Study(Session& session, BoardView& view) : session_(session), view_(view) {}
    virtual ~Study() = default;

    // Virtual, so that nothing of the part is named where they are called.
    virtual void draw_log(float width);  // the tab

    // With a tree. A button of text(): "visit" ("1 3", line and ply), "ask" for a comment, "comment" (its text), "copy"
    // the line, "mark", "promote", "delete", "restore" what was deleted.
    virtual void act(std::string_view command, std::string_view what);
    virtual bool take_keys(bool arrows);                           // true: the key was for the tree
    virtual void draw_board(const Area& board);                    // with its marks
    virtual void draw_entry_and_ways(float width, float letters);  // what is said of the position, and how it can go on
    virtual void draw_link_length();                               // where a messenger may cut the link off
    virtual std::string text(std::string_view analysis);           // for the text view: see text_view.h
    virtual std::string stamp() const;                             // another one when that has changed

    void draw_way_to_comment(float width);
    void draw_chapters(float width, bool writes);  // which one it is, and the way to the others

    // In an embed, where a study is read.
    void begin_page(bool pressed);         // `pressed`: the board was
    void begin_entry();                    // in the pane of what is read or tried
    bool tries() const { return tries_; }  // what can be done is shown instead of what is said
    void show_tried(bool tries);

  private:
    // What was there before something was deleted, until something else is played or written.
    struct Erased {
        GameTree tree;
        Place at;
        std::string words;
        int changes = 0;
    };

    const Match& match() const { return session_.match(); }
    std::vector<TreeRow>& rows();
    const Erased* erased() const;                    // what was deleted last, if nothing was done since
    static std::size_t count(const GameTree& tree);  // of its actions
    std::size_t to_erase();
    void erase();
    void mark(const std::string& name);  // or no longer
    void act_on_chapters(std::string_view command, std::string_view what);
    bool writes_chapters() const;
    void turn(Json study, std::size_t chapter);
    void take_marks(const Area& board, std::span<const NamedPlace> places);
    void draw_marks_on(const Area& board);

    Session& session_;
    BoardView& view_;
    LogTab log_;
    TreeRows rows_;
    TreeTab tab_;
    ExerciseMaker exercise_;
    std::optional<Erased> erased_;
    std::optional<std::pair<Place, int>> counted_at_;  // and after so many changes
    std::size_t to_erase_ = 0;
    bool tries_ = false;
    bool drops_ = false;               // the chapter, if that is said once more
    int turned_ = 0;                   // pages that were turned, as far as it is known here
    std::optional<Place> read_at_;     // what is said there was last drawn
    bool marks_ = false;               // a press on the board marks it
    std::optional<ImVec2> mark_from_;  // where the mark that is being drawn begins
    std::size_t link_length_ = 0;      // after so many changes:
    int measured_changes_ = -1;
};

}  // namespace sightlines
