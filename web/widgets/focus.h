// The focus of the keyboard: the arrow keys walk over all that can be pressed, from pane to pane, and Enter or Space
// presses it. Where a board is shown they belong to the board, until F4 is pressed; Escape, F4 or a click gives them
// back.
#pragma once

namespace sightlines {

class Focus {
  public:
    void begin_frame(bool board);  // is one shown?
    void end_frame();

  private:
    bool walks_ = false;  // beside a board
};

}  // namespace sightlines
