// What the world outside has to say: called by browser/exports.cpp, by tests in its stead, and by nothing else.
#pragma once

#include <string_view>

#include "platform.h"

namespace sightlines::platform {

enum class Pointer { mouse, touch, pen };
struct Modifiers {
    bool shift = false, command = false, alt = false;
};  // command: Ctrl, or Cmd on a Mac

void on_frame();  // what backend::ask_frame asked for
void on_wake();   // the same for backend::wake_at

void on_resize(int pixel_width, int pixel_height, float scale);  // draws at once: a resized canvas is blank
void on_surroundings(bool dark, bool reduced_motion, bool coarse, bool embedded, const Bar& bar, const Insets& safe);
void on_scheme(Scheme chosen);
void on_visible(bool visible);  // of an embed: it is not scrolled out of sight
void on_context_lost();
void on_context_restored();

// Mouse and pen. Fingers go to on_finger, which makes such a pointer of them.
void on_pointer_move(Pointer kind, float x, float y, Modifiers held);
void on_pointer_button(Pointer kind, int button, bool down, float x, float y, Modifiers held);
void on_pointer_gone();  // left, was lifted, or what it had begun is called off

// Each finger by a number of its own while it is down; `gone`: the system has taken it away.
enum class Phase { down, move, up, gone };
void on_finger(int id, Phase phase, float x, float y, Modifiers held);

void on_wheel(float dx, float dy, Modifiers held);
void on_gesture(const Gesture& since_last, bool active);
bool on_key(std::string_view key, std::string_view code, Modifiers held, bool repeated);  // true: it was ours
void on_blur();
void on_copied(Copied outcome);
void on_deferred(std::string_view game, bool here);  // else it did not come

// What of all this has reached the app, added up since the start: for tests.
struct InputTotals {
    int clicks = 0, keys = 0;
    float wheel = 0, zoom = 1, pan_x = 0, pan_y = 0;
};
const InputTotals& seen();

}  // namespace sightlines::platform
