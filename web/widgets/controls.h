// Controls in the style of the theme. Each adds its name as a test id. Lengths are CSS pixels.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "board/area.h"
#include "engine/offers.h"
#include "imgui.h"
#include "widgets/theme.h"

namespace sightlines {

// Small wrapped text; caption() uses the secondary colour.
void small_text(ImU32 colour, const std::string& text);

ImVec2 small_text_size(const std::string& text, float wrap = 0);  // as drawn; 0: on one line

int lines_of(theme::Font font, float letters, const std::string& text, float room);  // as drawn, wrapped

// Draws small text from the screen position `begin`, wrapped at the screen coordinate `right`, without moving ImGui's
// cursor. Returns its height.
float small_text_at(ImVec2 begin, float right, ImU32 colour, const std::string& text);
void caption(const char* text);
void caption_below(const char* text);  // a caption of the control above it

// A switch. Returns whether it was clicked.
bool toggle(const char* name, bool on);

// A segmented control, wrapped into rows of `width`. Returns the index just clicked, else -1. Test ids "name:0",
// "name:1", ...
int segments(const char* name, std::span<const char* const> labels, int chosen, float width);

// Minus, the value as `text`, plus. Returns -1, 0 or 1; repeats while held down. Test ids "name:less", "name:more".
int stepper(const char* name, const char* text, bool can_less, bool can_more, float text_width = 56);

float stepper_width(float text_width = 56);

// Puts the next item, `wide` wide, on the same line if that fits into `width`, else on the next line.
void same_line_if_fits(float gap, float wide, float width);

// The whole board as one button with the test id "board". The view does the hit test. It takes no part in the keyboard
// navigation of focus.h, because boards have their own cursor.
// click: a click or a tap; slid: the release was elsewhere than the press, so nothing is pressed.
enum class BoardPress { none, click, slid };
BoardPress board_button(const Area& area);

// A piece dragged from one place of a board to another is pressed, moved over more than 8 pixels, and released. Whether
// the pointer has been so far from where the button went down; still true in the frame of the release.
bool dragged();
inline ImVec2 pressed_at() { return ImGui::GetIO().MouseClickedPos[0]; }

// A button for an answer, under its shorter name where there is little room. The usual one stands out if anything may
// be suggested.
bool offer_button(const std::string& test_id, const Offer& offer, float width, bool advises);

// A button without a label, on which the caller draws; it is outlined if `chosen`. Returns whether it was clicked.
bool tile(const std::string& name, ImVec2 size, bool chosen);

// A square tile with a player's emblem, drawn by the game's function.
using DrawEmblem = void (*)(ImDrawList& list, ImVec2 centre, float size, int player);
bool emblem_tile(const std::string& name, int player, bool chosen, DrawEmblem draw_emblem);

// A rule's id as a small link into the rulebook. In a list it is only as high as its line, so that it does not overlap
// the link in the next line.
void rule_link(std::string_view game, const char* rule, bool in_list = false);

}  // namespace sightlines
