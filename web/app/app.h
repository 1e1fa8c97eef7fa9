// The page: the home page, a game on the table, or one being set up, edited or loaded, and how each becomes another.
// The address bar always carries the game that is shown; a draft is none yet.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/lessons.h"
#include "screens/edit.h"
#include "screens/home.h"
#include "screens/learn.h"
#include "screens/loading.h"
#include "screens/set_up.h"
#include "screens/table/table.h"
#include "widgets/focus.h"

namespace sightlines {

enum class From { address, paste, file, sheet, script };  // where a text to open came from

class App {
  public:
    void draw();                                         // one frame of ImGui calls
    std::string open(std::string_view text, From from);  // "" or the error as JSON: {"code","rule","message"}
    std::string play_moves(std::string_view text);       // the same, for move texts played on the table
    std::string record() const;                          // of the game on the table; "null" on the home page
    std::string share() const;                           // what can be shared of that game, as JSON, or "null"
    // Of a record, or of the game on the table; false: there is none, or its code is only now being fetched.
    bool show_picture_of(std::string_view text);
    void draw_picture();  // one frame with nothing but that board
    void go_to(int ply);
    void engine_replied(int ticket, std::string_view reply);  // by the computer: see platform::ask_engine
    void deferred_changed();    // the code of a deferred game is here now, or did not come
    void lessons_changed();     // the same for lessons
    std::string state() const;  // JSON, for tests

    // app_text.cpp: for those who do not see the canvas.
    std::string text() const;                                   // the page in words, as JSON: see text_view.h
    void act(std::string_view command, std::string_view what);  // what a button there does
    void tell_text_changed();                                   // if it has, since the last call

  private:
    void put_on_table(std::unique_ptr<Match> match, std::string saved_id, std::string seats = {});
    void begin(std::unique_ptr<Match> match, std::string seats);  // as a new game
    void draw_screen();
    void draw_loading();
    void draw_learn();
    void put_on_table(std::unique_ptr<Table> table);
    std::string open_lesson(const lessons::Place& place, From from);
    void learn(std::string_view game, std::string_view id);  // by a button
    void resume_saved(std::size_t which);                    // app_text.cpp, as the next
    void act_at_table(std::string_view command);
    void follow_lesson();  // what was pressed on its card
    std::string fail(Notice notice, std::string_view code, From from);
    std::string address_of_table() const;
    void draw_set_up();
    void draw_edit();
    void draw_table();
    void set_up(std::string_view game, Json options);
    void edit(const Match& match, bool resume);
    bool waits_for(const GamePage* page, std::function<void()> then);
    void leave_screens();
    bool shows_table() const { return table_ && !loading_ && !learn_ && !set_up_ && !edit_; }
    void handle(const Request& request);
    void go_home();
    void table_changed();

    std::optional<Home> home_;  // made at its first use: it asks the browser's storage
    std::unique_ptr<Table> table_;
    std::unique_ptr<SetUp> set_up_;   // shown above home page and table
    std::unique_ptr<Edit> edit_;      // the same
    std::unique_ptr<Learn> learn_;    // the same
    std::string saved_id_;            // the name under which the game on the table is saved
    std::string came_as_;             // the link it came as, for "reset"
    std::optional<Loading> loading_;  // shown above all of them
    std::optional<Notice> notice_;
    std::unique_ptr<Match> pictured_;  // null: the table's
    Focus focus_;
    std::string last_text_;  // what the text depended on when it was last said to change
};

}  // namespace sightlines
