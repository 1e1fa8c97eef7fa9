// Events from outside the page. Called only by browser/exports.cpp and, in tests, in its place. Positions are CSS
// pixels.
#pragma once

#include <string_view>

#include "platform.h"

namespace sightlines::platform {

enum class Pointer { mouse, touch, pen };
struct Modifiers {
    bool shift = false, command = false, alt = false;
};  // command: Ctrl, or Cmd on a Mac

void on_frame();  // requested by backend::ask_frame
void on_wake();   // requested by backend::wake_at

// Device pixels, and device pixels in one unit; `text`: how many CSS pixels that is. Draws at once, because a resized
// canvas is blank.
void on_resize(int pixel_width, int pixel_height, float scale, float text = 1);
void on_surroundings(bool dark, bool contrast, bool reduced_motion, bool coarse, bool embedded, const Bar& bar,
                     const Insets& safe);
void on_scheme(Scheme chosen);
void on_colours(int accent, int page);  // as in Surroundings
void on_visible(bool visible);          // for an embed: whether it is scrolled into view
void on_context_lost();
void on_context_restored();

// Mouse and pen. Fingers go to on_finger, which translates them into these.
void on_pointer_move(Pointer kind, float x, float y, Modifiers held);
void on_pointer_button(Pointer kind, int button, bool down, float x, float y, Modifiers held);
void on_pointer_gone();  // left the page, was lifted, or was cancelled

// `id` identifies a finger while it is down; `gone`: cancelled by the system.
enum class Phase { down, move, up, gone };
void on_finger(int id, Phase phase, float x, float y, Modifiers held);

void on_wheel(float dx, float dy, Modifiers held);
void on_gesture(const Gesture& since_last, bool active);
bool on_key(std::string_view key, std::string_view code, Modifiers held,
            bool repeated);  // true: the page has handled it
void on_blur();
void on_copied(Copied outcome);
void on_letters();  // letters are to be drawn anew: what draws them, or a font, is here
void on_deferred(std::string_view game, bool here);  // `here` is false if fetching failed

// Totals of the input that has reached the app since the start; for tests.
struct InputTotals {
    int clicks = 0, keys = 0;
    float wheel = 0, zoom = 1, pan_x = 0, pan_y = 0;
};
const InputTotals& input_totals();

}  // namespace sightlines::platform
