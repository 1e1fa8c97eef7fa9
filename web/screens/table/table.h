// The screen of a game in play: the board, and beside or below it the turn, the actions, the log and sharing.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "app/statistics.h"
#include "games/view.h"
#include "platform.h"
#include "screens/table/dice_tray.h"
#include "screens/table/ending.h"
#include "screens/table/exercise.h"
#include "screens/table/guide.h"
#include "screens/table/log_tab.h"
#include "screens/table/picture.h"
#include "session/engine_client.h"
#include "session/narration.h"
#include "session/seats.h"
#include "session/sharing.h"
#include "session/turns.h"

namespace sightlines {

struct Analysis;
struct Study;

class Table {
  public:
    // `seats`: see session/seats.h; empty: all at this screen.
    explicit Table(std::unique_ptr<Match> match, std::string seats = {});
    Table(std::unique_ptr<Match> match, std::unique_ptr<Exercise> exercise);

    // Requests that the table cannot handle itself.
    enum class Request {
        nothing,
        leave,          // back to the home page
        reset,          // in an embed: back to the game as it was loaded
        rematch,        // the same game again, with the players of seats()
        next_scenario,  // the one after this small one, with the players of seats()
        analyse,        // a copy of the game from analysed_from(), to try things in
        play_on,        // the game as it was is to be kept, then forget_rest()
        settings,       // open the settings
        edit            // open the editor
    };
    Request draw();

    // Each is reported once.
    bool take_change();                 // the record or the cursor has changed; not while an old turn is shown
    void announce_position();           // what was played, and what is asked now; slow, so after the address is written
    std::optional<GameEnd> take_end();  // the game has ended here, one person against computers
    Exercise::Pressed take_pressed();   // the button pressed on the card of the exercise

    const Match& match() const { return *match_; }
    BoardView& view() { return *view_; }
    const BoardView& view() const { return *view_; }
    const std::string& seats() const { return seats_; }
    void set_seats(std::string seats);
    void refuse_storage();                   // says what it means that the browser keeps nothing
    void annotate(Annotations annotations);  // what people have written into the game

    // By link (screens/by_link/send.cpp draws it). The first sent() actions are known to others and stay; -1: not even
    // the game was sent.
    int sent() const { return sent_; }
    void set_sent(int plies) { sent_ = plies; }
    void set_sent_all() { sent_ = static_cast<int>(match_->size()); }
    void continue_from(std::size_t ply);  // what came after it is news: it is told
    bool decided_elsewhere() const;       // now or in the past, by somebody who is sent links
    bool has_to_send() const;             // there are actions for others, and nothing more to do here
    bool watches() const { return turns::looks_on(seats_, view_->players()); }
    std::string friend_name(int player) const;  // "Ben", "your friend"
    std::optional<Notice> send();               // to whoever is next
    bool analyse();                             // false: not while it would show what is hidden, which is said
    bool analyses() const { return analysis_; }
    void analyse_and_review();  // in analysis; a review that was kept is shown
    bool wants_review() const { return review_wanted_; }
    std::size_t analysed_from() const { return analysed_from_; }
    void engine_replied(int ticket, std::string_view reply);  // the answer to platform::ask_engine
    void ask_hint();
    const std::optional<EngineReply>& hint() const { return hint_; }
    bool decided_by_computer() const;  // now or in the past
    bool computers_turn() const;       // the computer plays the next action
    Sharing sharing() const { return {*match_, *view_}; }
    Prompt asked() const;  // from the view, with the players' names; what others do is told
    std::string said_of_friend(int player) const;
    std::string said_of_computer(int player) const;
    Names names() const { return names_of(*view_, seats_, match_->annotations().players); }
    std::vector<std::string> told() const;  // what was done since the last decision here, in sentences
    std::string standing() const;           // the aim and the scores, in one line
    std::string scores() const;             // "You 3 planes, Red 2 planes"
    void guide();                           // shows the hints of the guided first game
    void begin_here();                      // what came before was laid out, not played: it is not told nor undone
    bool plays_back() const { return playback_.has_value(); }
    void replay();                      // shows again what others did since the last decision here
    void tell_from(std::size_t ply);    // what was played elsewhere from there on: tells it, and shows it once
    const char* title_by_link() const;  // before the game's name, in the title of the page: "Your move: "; "": nothing
    std::size_t first_told() const;
    void skip();  // what is being told, to its end
    Exercise* exercise() const { return exercise_.get(); }
    LessonCard* lesson() const { return exercise_ ? exercise_->as_lesson() : nullptr; }
    PuzzleCard* puzzle() const { return exercise_ ? exercise_->as_puzzle() : nullptr; }
    void act_on_puzzle(std::string_view command);                 // PuzzleCard::act
    void press(Exercise::Pressed what);                           // on the card, or in the text view
    void resume_exercise(const Json& moves, int ply, int tried);  // where the reader had come to
    void end_exercise();                                          // and continue the game
    void analyse_exercise();                                      // the same, in analysis from where it began
    void go_to(std::size_t ply);
    void step(int by);  // forward or back: in an exercise by choices; where a study is read, along its first line
    void show_notice(Notice notice);
    void play_proposed();  // what the view proposes, or says its refusal
    void play_opening();   // lays out the opening at random (Match::play_opening)
    // Move texts; plays all of them or none, and says why.
    std::optional<Notice> play_moves(std::string_view text, bool by_script);
    void confirm();  // the move that waits for it (Settings::confirms)
    // undo.cpp
    bool looks_back() const;           // at an earlier position of a game in play: nothing is played there
    std::string looking_back() const;  // "You're looking back: move 42 of 49."
    bool can_play_on() const;          // from there, if somebody says so
    void play_on();                    // somebody says so; what was played stays, in another game or as a line
    void forget_rest();                // what lies after the cursor
    void take_back_to(std::size_t ply);
    bool can_undo() const { return match_->cursor() > (looks_back() ? 0 : first_to_undo()); }
    std::optional<std::size_t> undo_goal() const;  // nothing where dice that were thrown stand in the way
    void undo();  // the move that waits; else to the last decision of a person here; past thrown dice in analysis only
    void redo();  // what undo() took back
    void roll_at_once();  // rolls the pending dice without animation
    const std::optional<Notice>& notice() const { return notice_; }
    // What Back closes before the table is left, and the uppermost of that.
    bool can_close() const { return shows_keys_ || notice_ || shows_ending_card(); }
    void close();
    std::string state() const;  // JSON for tests

    // A game as a tree (screens/study/): call only with a tree in match().
    void visit(Place at);
    bool reads() const {  // an embed of a study: it is read from its start, step by step
        return platform::surroundings().embedded && match_->tree() != nullptr && !analysis_;
    }
    // A button of study_text(): "visit" ("1 3", line and ply), "ask" for a comment, "comment" (its text), "copy" the
    // line, "promote", "delete", "restore" what was deleted.
    void act_in_study(std::string_view command, std::string_view what);
    std::string study_text() const;   // for the text view: see text_view.h
    std::string study_stamp() const;  // another one when that has changed
    void refuse_link();               // says that the game has become too long for one

    void draw_picture() { sightlines::draw_picture(*match_, *view_); }

  private:
    // Who or what plays.
    enum class By { hand, follows, dice, text, script, computer, hint, opening };  // follows: GameView::take_follows
    static bool decides(By by) { return by != By::dice && by != By::computer && by != By::follows; }

    // Everything that is played goes through this. Returns the refusal, if any.
    std::optional<Notice> attempt(By by, const Order& order);
    bool play(By by, const Order& order);  // the same, and shows it; true: the position changed
    std::optional<Notice> barrier(By by) const;
    std::optional<Notice> warn_of_losing(By by, const Order& order);
    std::size_t sent_plies() const { return static_cast<std::size_t>(std::max(sent_, 0)); }
    std::size_t first_to_undo() const { return is_free() ? 0 : std::max(laid_out_, sent_plies()); }
    bool decided_by_others() const { return decided_by_computer() || decided_elsewhere(); }
    bool is_closed() const { return exercise_ && exercise_->closes() && exercise_->is_done(); }
    bool decides_here() const { return !decided_by_others() && !playback_ && !is_closed() && !looks_back(); }
    bool is_within_turn() const;
    static Notice nothing_is_played();  // while one looks back
    bool keeps_secrets() const;         // of a game that goes on: what may be hidden is not looked at otherwise
    static Notice stays_hidden();       // says so

    enum class Tab { play, log, share, analysis };

    // layout.cpp
    void draw_wide();
    void draw_tall();
    void draw_embedded();
    void draw_heading(float width);
    void draw_turn_in_bar(ImVec2 at, float width);
    bool is_wide() const;
    bool is_low() const;
    static bool is_small();
    void draw_small();  // only if is_small()
    void draw_embed_bar(const platform::Bar& offered, float width);
    void draw_controls();
    void draw_steps();
    void draw_rules();
    void draw_turn(float width);
    void draw_question(float width);
    bool take_new_question();  // whether it is another than when this was last asked
    bool has_large_question() const;
    void draw_bare_question(float letters);
    void draw_question_of_low(float width);
    void draw_players_or_guide(float width);
    bool guides_above_tabs() const;
    bool guides_below_tab() const;
    bool has_event_bar() const;
    Area above_event_bar(const Area& board) const;
    Area above_bar(const Area& board) const;
    void draw_board(const Area& area);  // and what is told below it
    void draw_standing(float width, bool brief);

    // told_turn.cpp
    void show(std::size_t ply);  // moves the cursor without a change to report
    bool may_replay() const;
    void play_back(std::size_t from, bool again);
    void advance_playback();
    void end_playback();
    void rest();                                // until what was just played has been read
    bool is_own_result(std::size_t ply) const;  // a roll of the only person here, or about what is theirs
    bool rolls_for_all() const;
    bool is_being_read(std::size_t ply) const;  // such a result, on the strip; the page is drawn again when it was
    static double own_result_ms();              // that such a result stays, at least
    void mark_told_moves();
    void point_in_log(std::optional<std::size_t> ply);
    static constexpr std::size_t most_told = 6, most_beside_event_bar = 2;
    void draw_told(float width, std::size_t most);
    void draw_playback(float width);
    bool draw_latest_told();  // in one line; false: there is nothing to tell

    // event_bar.cpp, with the editor's part
    void update_event_bar();
    void let_event_bar_go();  // once it has been read
    EventOnBar told_of(const std::vector<Narration::Line>& lines) const;
    // Where the strip is and what has room on it, of the text between the dice and `right`.
    struct StripLayout {
        Area area;
        float left = 0, right = 0, smaller = 1;  // of the first die; the size of dice
        std::string text;
    };
    StripLayout lay_out_strip(const Area& board) const;
    float strip_covers(const Area& board);   // of the board, for a long sentence
    void draw_event_bar(const Area& board);  // in the pane of the board, after that

    // looking_back.cpp, with the editor's part
    Area without_bar(const Area& board) const;
    void draw_looking_back(Area area);  // in the pane of the board

    // game_end.cpp
    void see_end();
    static bool has_editor_part();
    bool awaits_ending_card() const;
    bool shows_ending_card() const;
    void draw_ending_card(const Area& board);
    float width_of_card(const Area& room) const;
    ImVec2 place_of_card(const Area& room, ImVec2 size) const;
    void draw_ending_in_panel(float width);
    const Ending& ending();  // of a game that is over
    EndingOffers ending_offers(bool card) const;
    void after_end(AfterEnd pressed);
    void review(std::size_t ply, std::string what);  // in analysis, from there

    // tabs.cpp
    void draw_tabs(float width);
    void draw_play(float width);
    void draw_confirm(float width);
    void draw_dice(float width);
    void draw_latest_roll(float width) const;  // the dice of the last two plies, if there were any
    void draw_send(float width);               // of a game by link: sending, waiting
    void draw_refused_storage(float width);
    void draw_log(float width);
    void draw_share(float width);
    void draw_analysis_tab(float width);

    // ../study/: call only if by_link_is_here(), the others than the first three only with a tree
    void open_study();  // where something is written into the game
    void draw_log_tab(float width);
    Study& study() const;
    void leave_tree();
    std::size_t go_back_to(const std::vector<const Json*>& other);
    void edit_tree(GameTree tree, Place at);
    void comment(std::string_view text);
    void erase_in_tree();
    bool take_study_keys(bool arrows);
    void mark(const std::string& name);  // or no longer
    void take_marks(const Area& board, std::span<const NamedPlace> places);
    void draw_marks_on(const Area& board);
    void draw_marked(const Area& board);
    void turn_page(int by);
    void draw_comment(float width);  // what is said of the position, and how it can go on
    void draw_ways_on(float width);
    void draw_reader(ImVec2 size, bool board_pressed);
    void show_tried(bool tries);
    void draw_read(float width);
    void draw_tried(float width);
    void draw_link_length();  // where a messenger may cut the link off

    // ../analysis/: call only if by_link_is_here()
    Analysis& analysis() const;
    bool ask_for_analysis();  // false: there is nothing to ask
    void take_analysis();
    void draw_arrows_of_lines();
    void play_best_line(std::size_t which);
    std::string analysis_text() const;   // of study_text()
    std::string analysis_stamp() const;  // changes when that does
    void act_in_analysis(std::string_view command, std::string_view what);
    std::string told_decision(std::size_t ply) const;  // of the game that is reviewed
    std::string told_action(std::size_t ply, const std::string& action) const;
    std::string told_better(std::size_t ply) const;
    void choose_decision(std::size_t ply);
    void take_reviewed(const Json& reply);
    void take_verdict(const Json& reply);
    void begin_review();
    void stop_review();
    void show_reviewed(std::size_t ply);  // of the game itself
    void write_review();
    void draw_analysis(float width);
    void draw_lines(float width);
    void draw_review(float width);
    void draw_costly(int player, float width);
    void draw_decision(std::size_t ply, float width);
    bool try_here();  // somebody who tries has played something else

    // computer_seats.cpp
    bool computer_rolls() const;
    void let_computer_act();
    void play_computer_action();
    void ask_judgement();
    bool offers_hint() const;
    void name_hint(EngineReply& hint) const;
    void take_hint(EngineReply hint);
    void forget_hint();  // and drops the engine's question
    void draw_computer(float width);
    void draw_hint(float width);
    void draw_followed_hint(float width);  // without a button of its own that plays it
    std::vector<int> chances_here() const;
    std::vector<int> reviewed_chances() const;  // call only if by_link_is_here()
    void draw_judgement(float width) const;

    void draw_notice_on(const Area& board);
    void draw_tip_on_board() const;  // in the pane of the board
    bool arrows_step() const;        // through the game
    void take_keys();
    void moved_from(std::size_t ply);                                        // by somebody who looks around
    void grow_tree();                                                        // in analysis, once its code is here
    bool is_free() const { return analysis_ || match_->tree() != nullptr; }  // to undo dice, and to play otherwise
    void go_on();  // lets the view propose what follows by itself
    void take_roll(const Roll& roll);
    void settle(By by, std::size_t from);  // after playing from that ply to the cursor
    void judge_exercise(std::size_t from);

    struct DeleteAnalysis {
        void operator()(Analysis* analysis) const;
    };
    struct DeleteStudy {
        void operator()(Study* study) const;
    };

    std::unique_ptr<Match> match_;
    std::unique_ptr<BoardView> view_;
    std::string seats_;
    std::unique_ptr<Exercise> exercise_;
    Exercise::Pressed pressed_ = Exercise::Pressed::nothing;
    DiceTray dice_;
    Tab tab_ = Tab::play;
    LogTab log_;
    mutable std::unique_ptr<Study, DeleteStudy> study_;
    mutable std::unique_ptr<Analysis, DeleteAnalysis> analysis_state_;
    bool review_wanted_ = false;  // as soon as its code is here
    std::optional<Notice> notice_;
    bool notice_on_top_ = false;  // away from the pointer
    Area board_{};                // where the board was last drawn
    bool analysis_ = false;       // analysis mode: undo works even past rolls
    std::size_t analysed_from_ = 0;
    EngineClient computer_;
    bool looks_back_ = false;   // see looks_back
    bool paused_ = false;       // no computer acts
    double own_turn_ms_ = 0;    // when somebody here was last to act
    bool shows_seats_ = false;  // who plays can be changed
    bool skips_ = false;        // the turn of the others is not told slowly
    double pause_until_ = 0;    // pause after an action of the computer, in the time of now_ms
    Narration narration_;
    std::optional<Guide> guide_;
    int sent_ = 0;
    std::optional<int> sending_;              // what sent_ will be when the link has been copied
    std::size_t laid_out_ = 0;                // actions that were played for the players before their first one
    std::optional<std::size_t> unconfirmed_;  // the ply of a move that waits to be confirmed; nothing else happens
    std::string warned_of_;                   // the move that somebody was warned of, since it loses the game at once
    std::optional<std::size_t> pointed_;      // the action in the log that is marked on the board
    std::optional<Playback> playback_;
    std::optional<EventOnBar> on_event_bar_;
    std::vector<Judged> judged_;      // by the computer, when it chose
    std::optional<double> ended_ms_;  // when the end was seen here; its card is then shown a moment later
    std::optional<GameEnd> end_;      // not yet reported
    std::optional<Ending> ending_;    // made when it is first drawn: its summary walks through the whole game
    bool ending_closed_ = false;
    float ending_height_ = 0;          // of the card, as last drawn
    std::optional<EngineReply> hint_;  // shown until it is played or dismissed
    std::vector<int> chances_;         // in analysis: EngineReply::chances of a position, which is this one:
    std::optional<Place> chances_of_;
    bool judgement_asked_ = false;  // they have been requested for this position
    std::string last_question_;     // drawn in the play tab
    bool changed_ = false;
    bool unannounced_ = false;  // what has been played since announce_position was called
    Request request_ = Request::nothing;
    bool shows_keys_ = false;
    bool storage_refused_ = false;
};

}  // namespace sightlines
