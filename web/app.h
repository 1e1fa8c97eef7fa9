// The page: the home page or a game on the table, and how one becomes the other. The address bar always carries the
// game that is shown.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "panels/home.h"
#include "panels/table.h"

namespace sightlines {

enum class From { address, paste, file, sheet, script };  // where a text to open came from

class App {
  public:
    void draw();                                         // one frame of ImGui calls
    std::string open(std::string_view text, From from);  // "" or the error as JSON: {"code","rule","message"}
    std::string record() const;                          // of the game on the table; "null" on the home page
    void go_to(int ply);
    std::string state() const;  // JSON, for tests

  private:
    void put_on_table(std::unique_ptr<Match> match, std::string kept_id);
    void fulfil(const Wish& wish);
    void go_home();
    void table_changed();

    std::optional<Home> home_;  // made at its first use: it asks the browser's storage
    std::unique_ptr<Table> table_;
    std::string kept_id_;  // the name under which the game on the table is kept
    std::string came_as_;  // the link it came as, for "reset"
    std::optional<Notice> notice_;
};

}  // namespace sightlines
