// A game that is open: its match and view, who sits where, and in which way it is open. What is asked about that is
// asked here; what is done to it goes through Session.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "api/match.h"
#include "json/json.h"
#include "session/exercise.h"
#include "session/game_view.h"
#include "session/seats.h"
#include "session/turns.h"

namespace sightlines {

// A study with chapters, and the one of them that is to be put on the table.
struct TurnedStudy {
    JsonValue record;
    std::size_t chapter = 0;  // from 0
};

// A game that others play at the same time, page to page: what it asks of the table on which it lies.
class LiveCourse {
  public:
    virtual bool locks() const = 0;           // nobody here may act now
    virtual std::string said() const = 0;     // what is waited for, in place of a question
    virtual bool draw(float width) = 0;       // who is there and what they ask, in the panel; false: it has not begun
    virtual void draw_ways(float width) = 0;  // what else can be done about it, below the answers

  protected:
    ~LiveCourse() = default;
};

struct OpenGame {
    std::unique_ptr<Match> match;
    std::unique_ptr<GameView> view;
    std::unique_ptr<Exercise> exercise = {};      // null: it is a game
    std::string seats = {};                       // see session/seats.h; empty: all at this screen
    LiveCourse* live = nullptr;                   // it is played live
    bool analysis = false;                        // undo works even past rolls, and the computer plays no seat
    bool before_end = false;                      // see looks_back
    bool reading = false;                         // a study with comments that was opened to be read
    bool was_over = false;                        // the game that is analysed has been played to its end
    bool beside = false;                          // analysis that began with a move at an earlier position
    std::string copy_of = {};                     // a saved game by link, of which this is a copy to try things in
    std::optional<TurnedStudy> turned = {};       // with Session::Request::chapter
    Order tried = {};                             // at an earlier position, to be played in such a copy
    bool guided = false;                          // a first game, which is told slowly
    bool advised = true;                          // as the view was told last: GameView::let_advise
    std::size_t laid_out = 0;                     // actions that were played for the players before their first one
    std::optional<std::size_t> unconfirmed = {};  // the ply of a move that waits to be confirmed; nothing else happens
    // By link: the first so many actions are known to others and stay; -1: not even the game was sent.
    int sent = 0;
    bool changed = false;  // the record or the cursor, and that is not reported yet
    int changes = 0;       // how often something was played or written, or players have changed: for the log
    int decisions = 0;     // how often people have decided here
    int pages = 0;         // how often one was turned, where a study is read
    std::optional<double> ended_ms = {};  // when the end was seen here
    int ends = 0;                         // how often the game has ended here, or what it ends with has changed

    int you() const { return seats::you(seats, view->players()); }
    Names names() const { return names_of(*view, seats, match->annotations().players); }
    bool is_locked() const { return live != nullptr && live->locks(); }
    bool by_link() const { return seats::by_link(seats); }
    bool watches() const { return turns::looks_on(seats, view->players()); }
    bool is_at_end() const;  // of the line in view; of a game in play that has lines beside it, of the game itself
    bool is_free() const { return analysis || (match->tree() && seats.empty()); }  // to undo dice, and play otherwise
    bool is_closed() const { return exercise && ((exercise->closes() && exercise->is_done()) || exercise->judges()); }
    bool tells_events() const { return view->events() != nullptr && !exercise; }  // in the bar below the board

    bool decided_by_computer() const;  // the action at the cursor, which may be played already
    bool decided_elsewhere() const;    // that action, by somebody who is sent links
    bool rolled_elsewhere() const;     // the dice that are due
    bool decided_by_others() const { return decided_by_computer() || decided_elsewhere(); }
    bool computers_turn() const { return is_at_end() && decided_by_computer(); }  // the computer plays the next action
    bool computer_rolls() const;
    bool rolls_for_all() const;  // a roll of nobody in particular is due: a turn begins

    bool looks_back() const;     // at an earlier position of a game in play, or at a line beside it
    bool may_try() const;        // what is played there begins a line beside the game
    bool reads() const;          // a study: it is read from its start, step by step
    bool strays() const;         // beside the game, or in analysis away from the end of a game that is over
    bool keeps_secrets() const;  // of a game that goes on: what may be hidden is not looked at otherwise

    std::string looking_back() const;  // "You're looking back: move 42 of 49."
    bool can_play_on() const;          // from there, if somebody says so
    bool is_within_turn() const;  // what lies after the cursor is the rest of a turn here, and what the computer played
    bool arrows_step() const;     // through the game; where it is somebody's move here they are the board's

    bool can_undo() const { return match->cursor() > (looks_back() ? 0 : first_to_undo()); }
    std::optional<std::size_t> undo_goal() const;  // nothing where dice that were thrown stand in the way

    std::size_t sent_plies() const { return static_cast<std::size_t>(std::max(sent, 0)); }
    std::size_t first_to_undo() const { return is_free() ? 0 : std::max(laid_out, sent_plies()); }

    std::string scores() const;    // "You 3 planes, Red 2 planes"
    std::string standing() const;  // the aim and the scores, in one line
};

}  // namespace sightlines
