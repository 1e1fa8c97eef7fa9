// Keyboard focus: the arrow keys move it between all buttons and panes; Enter or Space presses a button. If a board is
// shown, the arrow keys belong to the board until F4 or Tab is pressed; Escape, F4 or a click gives them back. Tab goes
// from button to button, and from the last, or with Shift from the first, out of the canvas.
#pragma once

struct ImGuiWindow;

namespace sightlines {

class Focus {
  public:
    void begin_frame(bool board);  // whether a board is shown
    void end_frame();

  private:
    void step_by_tab(bool back);

    bool navigating_ = false;  // the keys move the focus although a board is shown
    bool board_ = false;
    ImGuiWindow* pane_ = nullptr;  // the pane to whose first button Tab leads in the next frame
    bool to_last_ = false;         // Tab leads to its last button instead
};

}  // namespace sightlines
