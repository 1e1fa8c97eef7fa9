// What the cards of games by link have in common, drawn in the window of a modal. Lengths are CSS pixels.
#pragma once

#include <functional>
#include <string>

#include "board/area.h"
#include "imgui.h"
#include "widgets/theme.h"

namespace sightlines::by_link {

// The heading of a modal that has none of its own: drawn first, wrapped, beside the close button.
void draw_heading(const std::string& text, float width);

// A frame for a board, which `draw` draws. ImGui's cursor stays.
void draw_framed(const Area& area, const std::function<void(const Area&)>& draw);

// Draws text on one line, shortened with an ellipsis to fit into `room`. ImGui's cursor stays.
void draw_line(ImVec2 at, float room, theme::Font font, float size, ImU32 colour, const std::string& text);
std::string cut_to(std::string text, float room, theme::Font font, float size);

// The two answers of a card, below each other, or side by side where the card is low. Returns 0 for the main one, 1 for
// the other, -1 for none.
// Test ids as given.
int draw_answers(const std::string& main, const char* main_id, const std::string& other, const char* other_id,
                 float width);

// How a friend plays, by link or live, and the visitor's name. Returns the label of the button that begins it.
const char* draw_friend(float width);
void draw_name_button(float width);  // "Your name: Ann", which asks for it

}  // namespace sightlines::by_link
