// The screen of a game in play: the board, and beside or below it the turn, the actions, the log and sharing. It lays
// out a Session, and changes it when something is pressed.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/view.h"
#include "platform.h"
#include "screens/table/computer_panel.h"
#include "screens/table/dice_on_board.h"
#include "screens/table/dice_tray.h"
#include "screens/table/ending_panel.h"
#include "screens/table/event_bar.h"
#include "screens/table/exercise_card.h"
#include "screens/table/guide.h"
#include "screens/table/tab.h"
#include "screens/table/told_lines.h"
#include "screens/table/turn_panel.h"
#include "session/session.h"

namespace sightlines {

class Analysis;
class Study;

class Table {
  public:
    // `seats`: see session/seats.h; empty: all at this screen.
    explicit Table(std::unique_ptr<Match> match, std::string seats = {});
    Table(std::unique_ptr<Match> match, std::unique_ptr<ExerciseCard> exercise);

    using Request = Session::Request;
    Request draw();

    Session& session() { return session_; }
    const Session& session() const { return session_; }
    const Match& match() const { return session_.match(); }
    BoardView& view() { return view_; }
    const BoardView& view() const { return view_; }

    void engine_replied(int ticket, std::string_view reply);  // the answer to platform::ask_engine
    void guide();                                             // shows the hints of the guided first game
    void refuse_storage();                                    // says what it means that the browser keeps nothing
    void ask_hint();
    void analyse_and_review();  // in analysis; a review that was kept is shown
    bool wants_review() const { return review_wanted_; }

    // A lesson or a puzzle.
    ExerciseCard* exercise() const { return session_.exercise() != nullptr ? exercise_ : nullptr; }
    LessonCard* lesson() const { return exercise() != nullptr ? exercise()->as_lesson() : nullptr; }
    PuzzleCard* puzzle() const { return exercise() != nullptr ? exercise()->as_puzzle() : nullptr; }
    void press(ExerciseCard::Pressed what);  // on the card, or in the text view
    ExerciseCard::Pressed take_pressed();    // reported once
    void analyse_exercise();                 // and continues it as a game, in analysis from where it began

    // What Back closes before the table is left, and the uppermost of that.
    bool can_close() const { return shows_keys_ || session_.notice.now(); }
    void close();

    // A game as a tree: call only with a tree in match().
    void act_in_study(std::string_view command, std::string_view what);  // Study::act, or "analysis:" and Analysis::act
    std::string study_text() const;                                      // for the text view: see text_view.h
    std::string study_stamp() const;                                     // another one when that has changed

    std::string state() const;  // JSON for tests

    ~Table();

  private:
    friend struct TablePanels;
    friend struct TableRecords;

    Table(std::unique_ptr<BoardView> view, std::unique_ptr<Match>&& match, const std::string& seats);

    void take_keys();
    void take_share_key();
    void follow();  // what has happened in the session, as far as a layout shows it
    void after_end(AfterEnd pressed);

    // layout.cpp
    void draw_wide();
    void draw_tall();
    void draw_embedded();
    void draw_small();  // small_layout.cpp; only if table::is_small()
    void draw_heading(float width);
    void draw_embed_bar(const platform::Bar& offered, float width);
    void draw_turn(float width);
    void draw_players_or_guide(float width, float spare = 0);
    bool guides_above_tabs() const;
    bool guides_below_tab() const;
    void draw_board(const Area& area);        // and what is told below it
    void draw_over_board(const Area& board);  // notices

    // tabs.cpp
    void draw_tab_row(float width);
    void draw_tab(float width);  // the one that is chosen
    void draw_first_tab(float width);
    void draw_play(float width);
    void draw_log(float width);
    void draw_share(float width);
    void draw_analysis(float width);
    bool reads() const { return tab_ == Tab::play && session_.game.reads(); }
    bool tells_all() const { return reads() || (tab_ == Tab::play && ending_.is_shown()); }  // the tab does
    void draw_judgement(float width) const;  // everybody's chances, in analysis

    // ../study/reader.cpp, with a tree
    void draw_reader(ImVec2 size);
    void draw_read(float width);
    void draw_tried(float width);

    // Call only if records_are_here().
    Study& study() const;
    Analysis& analysis() const;
    bool asks_for_analysis();  // of a tree; false: the engine is free for other questions

    BoardView& view_;  // of the session
    mutable Session session_;
    ExerciseCard* exercise_ = nullptr;  // the same
    ExerciseCard::Pressed pressed_ = ExerciseCard::Pressed::nothing;
    mutable Tab tab_ = Tab::play;
    TurnPanel turn_panel_{session_, view_};
    DiceTray dice_{session_, view_};
    ToldLines told_{session_, view_, tab_};
    ComputerPanel computer_{session_, view_};
    DiceOnBoard rolled_{session_, view_};
    EventBar event_bar_{session_, view_, rolled_};
    EndingPanel ending_{session_, view_};
    mutable std::unique_ptr<Study> study_;
    mutable std::unique_ptr<Analysis> analysis_;
    std::optional<Guide> guide_;
    bool review_wanted_ = false;  // as soon as its code is here
    bool notice_on_top_ = false;  // away from the pointer
    Area tabs_{};                 // their row, with room around a notice
    Area board_{};                // where the board was last drawn
    bool board_pressed_ = false;  // and not dragged, in this frame
    bool shows_keys_ = false;
    bool storage_refused_ = false;
    int ends_ = 0, decisions_ = 0, notices_ = 0;  // of the session, as far as they are followed
};

void act_on_puzzle(Table& table, std::string_view command);  // PuzzleCard::act, of a puzzle that is on the table

}  // namespace sightlines
