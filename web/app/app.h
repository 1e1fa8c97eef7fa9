// The application: owns the screens (home, table, set-up, editor, lessons, loading) and switches between them. The
// address bar always holds the link of the game on the table; a draft in the editor has no link yet.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/lessons.h"
#include "app/puzzle_links.h"
#include "app/saved_games.h"
#include "screens/by_link/divergence.h"
#include "screens/by_link/invitation.h"
#include "screens/by_link/link_choice.h"
#include "screens/edit.h"
#include "screens/home.h"
#include "screens/learn.h"
#include "screens/library/library.h"
#include "screens/loading.h"
#include "screens/puzzles/puzzles.h"
#include "screens/set_up.h"
#include "screens/start_sheet.h"
#include "screens/statistics_sheet.h"
#include "screens/table/table.h"
#include "widgets/focus.h"

namespace sightlines {

inline constexpr const char* went_on_elsewhere = "This game went on in another tab.";

// Where a text to be opened came from; kept: from the page around an embed, which has loaded it anew.
enum class From { address, paste, file, sheet, script, kept };

class App {
  public:
    void draw();                                         // emits one frame of ImGui calls
    std::string open(std::string_view text, From from);  // "" or the error as JSON: {"code","rule","message"}
    std::string play_moves(std::string_view text, From from = From::sheet);  // the same; move texts, on the table
    std::string record() const;    // the game on the table as JSON; "null" if there is none
    std::string exercise() const;  // of the lesson or puzzle on the table, for From::kept, as JSON; "null": none
    std::string share() const;     // what can be shared of it, as JSON (see Sharing::json), or "null"
    // Chooses what draw_picture() draws: a record, or, for "", the game on the table. False: there is no such game, or
    // its code is still being fetched.
    bool show_picture_of(std::string_view text);
    void draw_picture();  // emits one frame that shows only that board
    void go_to(int ply);
    void engine_replied(int ticket, std::string_view reply);  // the answer to platform::ask_engine
    void deferred_changed();                                  // the code of a deferred game has arrived or failed to
    void book_arrived(std::string_view kind, std::string_view game, std::string_view file);  // platform::fetch_book
    void named(std::string_view name);                                             // the answer to platform::ask_name
    void library_answered(platform::LibraryAnswer answer, std::string_view text);  // to platform::library
    void games_changed();       // another tab has saved a game, or may have
    std::string state() const;  // JSON, for tests: state/

    // The text view: app_text.cpp.
    std::string text() const;                                   // JSON: see text_view.h
    void act(std::string_view command, std::string_view what);  // runs the command of a button in the text view
    bool can_close() const;  // besides sheets, whether anything is open that has no address of its own: Back closes it
    void close();            // the uppermost of it
    void report_text_changed();  // calls platform::text_changed if it has changed since the last call

  private:
    std::string screen_state() const;
    void begin(std::unique_ptr<Match> match, std::string seats);  // as a new game
    void put_on_table(std::unique_ptr<Match> match, std::string saved_id, std::string seats = {});
    void put_on_table(std::unique_ptr<Table> table);
    void table_changed();
    void keep();
    bool keep_whole();
    static std::string whole_link_of(const Match& match);  // "" if it would be too long
    static std::string link_of(const Match& match);        // of the position if the game is too long
    std::string address_of_table() const;
    template <class Kind>
    Kind* screen() const {  // null: another one is shown
        const auto* held = std::get_if<std::unique_ptr<Kind>>(&screen_);
        return held != nullptr ? held->get() : nullptr;
    }
    bool is_covered() const { return loading_ || screen_.index() != 0; }
    bool shows_table() const { return table_ && !is_covered(); }
    bool shows_refused() const;  // an embed that has no game, because its link could not be opened
    void draw_screen();
    void draw_loading();
    void draw(Learn& list);
    void draw(SetUp& set_up);
    void end_set_up(SetUp::Done done);
    void draw(Edit& edit);
    void draw(Library& library);
    void draw(Puzzles& puzzles);
    void draw_table();
    void draw_refused();
    void set_up(const std::string& game, Json options, std::string seats);
    void edit_from_table();
    std::string resume_exercise(std::string_view kept);  // with the editor's part
    void analyse_copy();
    void play_on();
    void update_title() const;
    void edit(const Match& match, bool resume);
    void leave_screens();
    void go_home();
    bool wait_for_code(const GamePage* page, std::function<void()> then);
    bool wait_for_part(Loading::What what, const GamePage* page, std::function<void()> then);
    bool wait_for_by_link(const GamePage* page, std::function<void()> then) {
        return wait_for_part(Loading::What::by_link, page, std::move(then));
    }
    bool wait_for_editor(const GamePage& page, std::function<void()> then) {
        return wait_for_part(Loading::What::editor, &page, std::move(then));
    }
    void handle(const Request& request);
    void handle_exercise_button();
    void show_settings();
    void show_statistics();
    void draw_sheets();

    // app_start.cpp
    void draw_start_sheet();
    void start(const GamePage& page, const std::string& seats);  // a new game, laid out by chance where it can be
    void start_guided(const GamePage& page);
    void start_next_scenario();
    void start_from_text_view(const GamePage& page, std::string_view how);  // "computer", "friend", "begin"
    void rematch();

    // app_open.cpp
    std::string open_game(std::string_view text, From from, bool may_be_mended);
    std::string open_lesson(const lessons::LessonLink& link, From from);
    void learn(std::string_view game, std::string_view id);  // from a button
    std::string open_puzzles(const PuzzleLink& link, From from);
    void puzzles(std::string_view game, std::string_view id);  // the same
    void lessons_changed();                                    // a file of lessons has arrived or failed to
    // `details`: of a fault within a record, for those who write records.
    std::string fail(Notice notice, std::string_view code, From from, std::string details = "");
    void show_address(From from);  // the table's, for something that was opened from there

    // app_by_link.cpp, app_arrivals.cpp, app_cards.cpp: call only if by_link_is_here()
    void name_match();
    void name_seats();
    std::string open_by_link(std::unique_ptr<Match> arrives, From from);
    std::string put_opened(std::unique_ptr<Match> match, From from);
    void show_by_link(std::unique_ptr<Match> match, const SavedGame& saved, From from);
    bool resume_match(const Json& record, From from);
    bool continue_seen(std::unique_ptr<Match>& known, std::unique_ptr<Match>& arrives, const SavedGame& saved,
                       From from);
    void invite(std::unique_ptr<Match> arrives, From from);
    std::string compare(std::unique_ptr<Match>& known, std::unique_ptr<Match>& arrives, const SavedGame& saved,
                        From from);
    void ask_about(std::unique_ptr<Match> known, std::unique_ptr<Match> arrives, const SavedGame& saved,
                   std::string sentence, From from);
    static void keep_copy(const Match& match);
    void continue_left_over();
    void take_other_version(std::unique_ptr<Match> arrives);
    void take_seat(int seat);
    void name_own_seat();
    void draw_by_link();
    void follow_other_tab();
    void show_other_tabs(const SavedGame& saved);
    void keep_other_tabs(const SavedGame& saved);
    std::string talk_by_link() const;
    void answer(std::string_view command);  // of a button of talk(), without its "talk:"
    void answer_invitation(Invitation::Answer answer);
    void answer_divergence(Divergence::Answer answer);
    void answer_link_choice(const std::string& link);

    // app_puzzles.cpp: call only if puzzles_are_here()
    void show_puzzles(const PuzzleLink& link);
    bool put_puzzle_on_table(const GamePage& page, std::string_view id);
    void puzzles_arrived(std::string_view game, std::string_view file);
    void choose_puzzle(const Puzzles::Choice& choice);
    void handle_puzzle_button(Exercise::Pressed pressed);
    void act_on_puzzle(std::string_view command);

    void open_library();
    // app_library.cpp: call only if by_link_is_here()
    void show_library();
    void read_library(std::string_view file);  // and shows it
    void open_from_library(const Library::Request& request);
    void act_in_library(std::string_view command, std::string_view what);

    // app_text.cpp
    std::string talk() const;  // what games by link ask or offer, as table_text has it
    void resume_saved(std::size_t which);
    void act_at_table(std::string_view command);

    std::optional<Home> home_;                           // made at first use, because it reads the browser's storage
    std::unique_ptr<PuzzleCatalogue> puzzle_catalogue_;  // made when puzzles are first shown
    std::unique_ptr<Table> table_;
    // Shown instead of the home page or the table, which are kept below; std::monostate: neither is covered.
    std::variant<std::monostate, std::unique_ptr<SetUp>, std::unique_ptr<Edit>, std::unique_ptr<Learn>,
                 std::unique_ptr<Library>, std::unique_ptr<Puzzles>>
        screen_;
    std::string saved_id_;                   // id of the saved game that is on the table
    std::string kept_link_;                  // under that id, as far as this page knows
    std::string original_link_;              // the link it was opened from, for "reset"
    std::string address_;                    // what the address bar was last asked to open
    std::optional<Loading> loading_;         // shown instead of any of them
    std::optional<StartSheet> start_sheet_;  // over the home page
    // What came from a player who sees only part of the game, of which moves are left (continue_hidden).
    struct LeftOver {
        std::unique_ptr<Match> match;
        int player = 0;
    };
    LeftOver left_over_;
    std::unique_ptr<Invitation> invitation_;   // over the table
    std::unique_ptr<Divergence> divergence_;   // the same
    std::unique_ptr<LinkChoice> link_choice_;  // over anything
    bool shows_settings_ = false;
    std::unique_ptr<StatisticsSheet> statistics_;  // over the settings
    std::optional<Notice> notice_;
    bool storage_refused_ = false;          // said once
    std::unique_ptr<Match> picture_match_;  // what draw_picture() draws; null: the game on the table
    Focus focus_;
    std::string last_text_;  // the text view's content when a change was last reported
};

}  // namespace sightlines
