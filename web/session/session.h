// A game that is being played, studied or solved, without drawing: its match and cursor, who sits where, playing and
// taking back, the computer, hints, what is told, and sending. The table shows it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/game_tree.h"
#include "app/statistics.h"
#include "session/computer_player.h"
#include "session/engine_client.h"
#include "session/hints.h"
#include "session/open_game.h"
#include "session/pending_roll.h"
#include "session/sending.h"
#include "session/sharing.h"
#include "session/shown_notice.h"
#include "session/telling.h"

namespace sightlines {

Notice nothing_is_played();  // while one looks back
Notice stays_hidden();       // what OpenGame::keeps_secrets hides

class Session {
  public:
    // `seats`: see session/seats.h; empty: all at this screen.
    Session(std::unique_ptr<Match> match, std::unique_ptr<GameView> view, std::string seats);
    void begin_exercise(std::unique_ptr<Exercise> exercise);  // at once, instead of a game

    // Requests that a table cannot handle itself.
    enum class Request {
        nothing,
        leave,          // back to the home page
        reset,          // in an embed: back to the game as it was loaded
        rematch,        // the same game again, with the players of the seats
        next_scenario,  // the one after this small one, with the same players
        analyse,        // a copy of the game from analysed_from(), to try things in: first OpenGame::tried
        play_on,        // the game as it was is to be kept, then forget_rest()
        original,       // of this copy: OpenGame::copy_of
        chapter,        // OpenGame::turned
        settings,       // open the settings
        edit            // open the editor
    };
    void request(Request request) { request_ = request; }
    Request take_request() { return std::exchange(request_, Request::nothing); }

    OpenGame game;
    EngineClient engine;
    ComputerPlayer computer{game, engine};
    Hints hints{game, engine};
    Telling telling{game};
    Sending sending{game};
    PendingRoll roll;
    ShownNotice notice;

    const Match& match() const { return *game.match; }
    Exercise* exercise() const { return game.exercise.get(); }
    Sharing sharing() const { return {*game.match, *game.view}; }

    // Each is reported once.
    bool take_change();        // the record or the cursor has changed; not while an old turn is shown
    void announce_position();  // what was played, and what is asked now; slow, so after the address is written
    std::string take_left() { return std::exchange(left_, ""); }  // a link to the game with what others had played
    std::optional<GameEnd> take_end();  // the game has ended here, one person against computers

    void set_seats(std::string seats);
    void annotate(Annotations annotations);  // what people have written into the game
    void begin_here();                       // what came before was laid out, not played: it is not told nor undone
    void continue_from(std::size_t ply);     // what came after it is news: it is told
    void end_exercise();                     // and continue the game
    void resume_exercise(const Json& moves, int ply, int tried);  // where the reader had come to

    // Once a frame, before it is drawn. `shows_dice`: they are seen where they are thrown. True: nothing is under way,
    // and the engine may be asked for other things.
    bool advance(bool shows_dice);
    bool take_reply(int ticket, std::string_view reply);  // the answer to platform::ask_engine; false: it is no use
    void ask_hint();

    // Playing.
    enum class By { hand, follows, dice, text, script, computer, hint };  // follows: GameView::take_follows
    bool play(By by, const Order& order);                                 // says a refusal; true: the position changed
    void play_proposed();                                                 // what the view proposes, or says its refusal
    // Move texts; plays all of them or none, and says why.
    std::optional<Notice> play_moves(std::string_view text, bool by_script);
    void take_roll(const Roll& thrown);
    void roll_at_once();  // rolls the pending dice without animation
    void confirm();       // the move that waits for it (Settings::confirms)
    bool decides_here() const;

    // Looking round, and taking back (undo.cpp).
    void go_to(std::size_t ply);
    void step(int by);   // forward or back: in an exercise by choices; where a study is read, along its first line
    void play_on();      // somebody says so; what was played stays, in another game or as a line
    void forget_rest();  // what lies after the cursor
    void take_back_to(std::size_t ply);
    void undo();  // the move that waits; else to the last decision of a person here; past thrown dice in analysis only
    void redo();  // what undo() took back

    // Analysis. A game by link stays as it is: a copy of it is analysed.
    bool analyse();                      // or no longer; false: not while it would show what is hidden, which is said
    bool analyse_from(std::size_t ply);  // false: the copy will be
    std::size_t analysed_from() const { return analysed_from_; }
    void grow_tree();  // in analysis, once its code is here

    // A game as a tree (tree_play.cpp): call only with a tree in match(), and if records_are_here().
    void visit(Place at);
    void edit_tree(GameTree tree, Place at);
    void write_here(const std::string& text, std::vector<std::string> marks);  // a comment, with marks
    void refuse_link();  // says that the game has become too long for one

    // What is asked and told.
    Prompt asked() const;             // from the view, with the players' names; what others do is told
    void replay();                    // shows again what others did since the last decision here
    void tell_from(std::size_t ply);  // what was played elsewhere from there on: tells it, and shows it once

  private:
    friend struct TreeSteps;  // tries a move in a line beside the game

    // Everything that is played goes through this. Returns the refusal, if any.
    std::optional<Notice> attempt(By by, const Order& order);
    std::optional<Notice> barrier(By by) const;
    std::optional<Notice> warn_of_losing(By by, const Order& order);
    std::string link_to_leave() const;
    void settle(By by, std::size_t from);  // after playing from that ply to the cursor
    void judge_exercise(std::size_t from);
    void go_on();    // lets the view propose what follows by itself
    void see_end();  // called after each action played here
    void play_computer_action(const EngineReply& reply);
    void moved_from(std::size_t ply);  // by somebody who looks around
    std::size_t go_back_to(const std::vector<const Json*>& other);

    Request request_ = Request::nothing;
    std::size_t analysed_from_ = 0;
    std::string left_;            // see take_left
    std::string warned_of_;       // the move that somebody was warned of, since it loses the game at once
    bool unannounced_ = false;    // what has been played since announce_position was called
    std::optional<GameEnd> end_;  // not yet reported
};

}  // namespace sightlines
