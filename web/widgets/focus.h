// Keyboard focus: the arrow keys move it between all buttons and panes; Enter or Space presses a button. If a board is
// shown, the arrow keys belong to the board until F4 is pressed; Escape, F4 or a click gives them back.
#pragma once

namespace sightlines {

class Focus {
  public:
    void begin_frame(bool board);  // whether a board is shown
    void end_frame();

  private:
    bool navigating_ = false;  // the keys move the focus although a board is shown
};

}  // namespace sightlines
