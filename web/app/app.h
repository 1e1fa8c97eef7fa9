// The application: owns the screens (home, table, set-up, editor, lessons, loading) and switches between them. The
// address bar always holds the link of the game on the table; a draft in the editor has no link yet.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/arrivals.h"
#include "app/by_link.h"
#include "app/desk.h"
#include "app/lessons.h"
#include "app/puzzle_links.h"
#include "app/saved_games.h"
#include "app/sheets.h"
#include "platform/page.h"
#include "screens/edit.h"
#include "screens/home.h"
#include "screens/learn.h"
#include "screens/library/library.h"
#include "screens/loading.h"
#include "screens/puzzles/puzzles.h"
#include "screens/set_up.h"
#include "screens/start_sheet.h"
#include "screens/table/table.h"
#include "widgets/focus.h"

namespace sightlines {

class App final : public Page, public Desk {
  public:
    void draw();  // emits one frame of ImGui calls
    std::string open(std::string_view text, From from) override;
    std::string play_moves(std::string_view text, From from = From::sheet) override;
    std::string record() const override;
    std::string exercise() const override;
    std::string share() const override;
    void go_to(int ply) override;
    void engine_replied(int ticket, std::string_view reply) override;
    void deferred_changed() override;
    void book_arrived(std::string_view kind, std::string_view game, std::string_view file) override;
    void named(std::string_view name) override;
    void library_answered(platform::LibraryAnswer answer, std::string_view text) override;
    void games_changed() override;
    std::string state() const;  // JSON, for tests: state/

    // The text view: app_text.cpp.
    std::string text() const override;
    void act(std::string_view command, std::string_view what) override;
    bool can_close() const;  // besides sheets, whether anything is open that has no address of its own: Back closes it
    void close();            // the uppermost of it
    void report_text_changed();  // calls platform::text_changed if it has changed since the last call

  private:
    bool shows_table() const override { return table_ && !is_covered(); }
    void table_changed() override;
    void leave_screens() override;
    void table_is_put() override;
    void name_game() override { by_link::name_match(*this); }
    void went_on(const SavedGame& saved) override { by_link::keep_other_tabs(*this, saved); }
    std::string screen_state() const;
    template <class Kind>
    Kind* screen() const {  // null: another one is shown
        const auto* held = std::get_if<std::unique_ptr<Kind>>(&screen_);
        return held != nullptr ? held->get() : nullptr;
    }
    bool is_covered() const { return waiting_.loading || screen_.index() != 0; }
    bool shows_refused() const;  // an embed that has no game, because its link could not be opened
    void draw_screen();
    void draw_loading();
    void draw(Learn& list);
    void end_set_up(SetUp::Done done);
    void draw(Edit& edit);
    void draw_table();
    void set_up(const std::string& game, Json options, std::string seats);
    void edit_from_table();
    std::string resume_exercise(std::string_view kept);  // with the editor's part
    void update_title() const;
    void edit(const Match& match, bool resume);
    void go_home();
    void handle(const Request& request);
    void handle_exercise_button();

    void draw_start_sheet();
    void start_when_here(const GamePage& page, const std::string& seats);
    void start_from_text_view(const GamePage& page, std::string_view how);  // "computer", "friend", "begin"

    // app_open.cpp
    std::string open_game(std::string_view text, From from, bool may_be_mended);
    std::string put_opened(std::unique_ptr<Match> match, From from);
    std::string open_lesson(const lessons::LessonLink& link, From from);
    void learn(std::string_view game, std::string_view id);  // from a button
    std::string open_puzzles(const PuzzleLink& link, From from);
    void puzzles(std::string_view game, std::string_view id);  // the same
    // `details`: of a fault within a record, for those who write records.
    std::string fail(Notice notice, std::string_view code, From from, std::string details = "");

    // app_puzzles.cpp: call only if puzzles_are_here()
    void show_puzzles(PuzzleLink link);
    void puzzles_arrived(std::string_view game, std::string_view file);
    void handle_puzzle_button(ExerciseCard::Pressed pressed);
    void act_on_puzzle(std::string_view command);

    void open_library();
    // app_library.cpp: call only if by_link_is_here()
    void show_library();
    void read_library(std::string_view file);  // and shows it
    void open_from_library(const Library::Request& request);

    // app_text.cpp
    std::string talk() const;  // what games by link ask or offer, as table_text has it
    void act_at_table(std::string_view command);

    std::optional<Home> home_;                           // made at first use, because it reads the browser's storage
    std::unique_ptr<PuzzleCatalogue> puzzle_catalogue_;  // made when puzzles are first shown
    // Shown instead of the home page or the table, which are kept below; std::monostate: neither is covered.
    std::variant<std::monostate, std::unique_ptr<SetUp>, std::unique_ptr<Edit>, std::unique_ptr<Learn>,
                 std::unique_ptr<Library>, std::unique_ptr<Puzzles>>
        screen_;
    std::string address_;                    // what the address bar was last asked to open
    Waiting waiting_;                        // shows its screen instead of any of them
    std::optional<StartSheet> start_sheet_;  // over the home page
    Arrivals arrivals_{*this};
    Sheets sheets_{waiting_};
    std::optional<Notice> notice_;
    Focus focus_;
    std::string last_text_;  // the text view's content when a change was last reported
};

}  // namespace sightlines
