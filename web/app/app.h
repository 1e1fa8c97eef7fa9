// The application: owns the home page, the table and the screen that covers them, and switches between them. The
// address bar always holds the link of the game on the table; a draft in the editor has no link yet.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/arrivals.h"
#include "app/deferred.h"
#include "app/desk.h"
#include "app/lessons.h"
#include "app/puzzle_desk.h"
#include "app/puzzle_links.h"
#include "app/saved_games.h"
#include "app/sheets.h"
#include "platform/page.h"
#include "screens/home.h"
#include "screens/loading.h"
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
    bool can_close() const;  // whether anything besides sheets is open that Back closes: it has no address of its own
    void close();            // closes the uppermost of it
    void report_text_changed();  // calls platform::text_changed if it has changed since the last call

  private:
    bool shows_table() const override { return table_ && !is_covered(); }
    void table_changed() override;
    void leave_screens() override;
    void table_is_put() override;
    void update_title() override;
    void learn(std::string_view game, std::string_view id) override;
    void puzzles(std::string_view game, std::string_view id) override;
    std::string fail(Notice notice, std::string_view code, From from, std::string details = "") override;
    std::string screen_state() const;
    LibraryScreen* library() const { return screen_ ? screen_->as_library() : nullptr; }  // null: it is not shown
    Arrivals& arrivals() const override;
    bool asks_about_arrival() const { return arrivals_ && arrivals_->ask(); }
    bool is_covered() const { return waiting_.loading || screen_; }
    bool shows_refused() const;  // whether this is an embed without a game, whose link could not be opened
    void draw_screen();
    void draw_loading();
    void draw_table();
    void set_up(const std::string& game, Json options, std::string seats);
    void play_from_screen(const std::string& seats);
    void edit_from_table();
    void edit(const Match& match, bool resume);
    void go_home();
    void handle(const Request& request);
    void go_on_with(const Request& request);  // Request::Kind::resume
    void change_table(void (*ByLink::*how)(Desk&));
    void handle_exercise_button();

    void draw_start_sheet();
    void start_when_here(const GamePage& page, const std::string& seats);
    void start_from_text_view(const GamePage& page, std::string_view how);  // "computer", "friend", "begin"

    // app_open.cpp
    std::string open_game(std::string_view text, From from, bool may_be_mended);
    std::string put_opened(std::unique_ptr<Match> match, From from);
    std::string open_lesson(const lessons::LessonLink& link, From from);
    std::string open_puzzles(const PuzzleLink& link, From from);
    std::optional<std::string> open_other(std::string_view text, From from);
    void open_library();
    void read_library(std::string_view file);  // and shows it; call only if records_are_here()

    // app_text.cpp
    std::string talk() const;  // what games by link ask or offer, as table_text writes it; "null": nothing
    void act_at_table(std::string_view command);

    std::optional<Home> home_;                    // made at first use, because it reads the browser's storage
    std::unique_ptr<PuzzleDesk> puzzle_desk_;     // made when puzzles are first shown
    mutable std::unique_ptr<Arrivals> arrivals_;  // made at first use
    std::string address_;                         // what the address bar was last asked to open
    Waiting waiting_;                             // shows its screen instead of any of them
    std::optional<StartSheet> start_sheet_;       // over the home page
    Sheets sheets_{waiting_};
    std::optional<Notice> notice_;
    Focus focus_;
    std::string last_text_;  // the text view's content when a change was last reported
};

}  // namespace sightlines
