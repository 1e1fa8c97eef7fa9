// The page: the home page, a game on the table, or one being set up, edited or loaded, and how each becomes another.
// The address bar always carries the game that is shown; a draft is none yet.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "panels/edit.h"
#include "panels/home.h"
#include "panels/loading.h"
#include "panels/set_up.h"
#include "panels/table.h"

namespace sightlines {

enum class From { address, paste, file, sheet, script };  // where a text to open came from

class App {
  public:
    void draw();                                         // one frame of ImGui calls
    std::string open(std::string_view text, From from);  // "" or the error as JSON: {"code","rule","message"}
    std::string play_moves(std::string_view text);       // the same, for move texts played on the table
    std::string record() const;                          // of the game on the table; "null" on the home page
    void go_to(int ply);
    void later_changed();       // the code of the games that come later is here now, or did not come
    std::string state() const;  // JSON, for tests

  private:
    void put_on_table(std::unique_ptr<Match> match, std::string kept_id, std::string away = {});
    void begin(std::unique_ptr<Match> match, std::string away);  // as a new game
    void draw_loading();
    void draw_set_up();
    void draw_edit();
    void draw_table();
    void set_up(std::string_view game, Json options);
    void edit(const Match& match, bool resume);
    bool waits_for(const GamePage* page, std::function<void()> then);
    void leave_screens();
    void fulfil(const Wish& wish);
    void go_home();
    void table_changed();

    std::optional<Home> home_;  // made at its first use: it asks the browser's storage
    std::unique_ptr<Table> table_;
    std::unique_ptr<SetUp> set_up_;   // shown above home page and table
    std::unique_ptr<Edit> edit_;      // the same
    std::string kept_id_;             // the name under which the game on the table is kept
    std::string came_as_;             // the link it came as, for "reset"
    std::optional<Loading> loading_;  // shown above all of them
    std::optional<Notice> notice_;
};

}  // namespace sightlines
