// What the page shows. This stand-in draws a themed board and panel that use every feature of the platform.
#pragma once

#include <string>
#include <string_view>

namespace sightlines {

enum class From { address, paste, file, sheet, script };    // where a text to open came from

class App {
  public:
    void draw();                                              // one frame of ImGui calls
    std::string open(std::string_view text, From from);       // "" or the error as JSON: {"code","rule","message"}
    std::string record() const;                               // JSON
    void go_to(int move);
    std::string state() const;                                // JSON, for tests

  private:
    void draw_board(float x, float y, float width, float height);
    void draw_panel(float x, float y, float width, float height);

    std::string text_ = "#1d.start";
    int presses_ = 0, chosen_ = -1, board_clicks_ = 0, move_ = 0, keys_ = 0;
    float zoom_ = 1, pan_x_ = 0, pan_y_ = 0;
    bool long_pressed_ = false;
    std::string from_ = "nowhere";
};

}    // namespace sightlines
