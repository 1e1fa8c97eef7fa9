// Colours, fonts and sizes, for a light and a dark scheme. shell/style.css has the same palette for the HTML;
// tests/page/palette_test.cpp compares them. Lengths are CSS pixels.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "imgui.h"

namespace sightlines::theme {

struct Palette {
    ImU32 page, panel, raised;
    ImU32 text, secondary, hairline;
    ImU32 accent;  // only for what the player can do now
    ImU32 on_accent;
    ImU32 refusal;
    ImU32 field, pale_field, wood, water, grid;
};

// The colours of the sides, in seat order. Each side also has a pattern, drawn by the game.
struct Side {
    ImU32 fill, outline, highlight;
    const char* name;
};

enum class Font { text, strong, display };

// A font size in ImGui is the height of a line, which our fonts make 4/3 of what CSS calls the size
// (web/packaging/fonts/sfnt.mjs).
constexpr float type_size(float css_pixels) { return css_pixels * 4 / 3; }
inline constexpr float small = type_size(13), body = type_size(15), heading = type_size(20), title = type_size(34);
inline constexpr float unit = 8, radius = 8;

// The caller keeps the bytes, which must stay valid. Call once per font, before the first frame.
void add_font(Font font, std::span<unsigned char> file);

// Colours of a page around this one, 0xRRGGBB; -1: the palette's.
struct Own {
    int accent = -1, page = -1;
    bool operator==(const Own&) const = default;
};

// Applies the colour scheme and the least height of what is pressed (36 for a mouse); `strong`: sides() are easier to
// tell apart for colour-blind eyes; `contrast`: nothing is pale. Call before each frame; cheap if nothing has changed.
void follow(bool dark, float target = 36, bool strong = false, bool contrast = false, Own own = {});

const Palette& palette();
const std::array<Side, 6>& sides();
ImFont* font(Font font);
float button_height();  // the least height of what is pressed
ImU32 fade(ImU32 colour, float opacity);

// As drawn, on one line, or wrapped at a width.
ImVec2 text_size(Font font, float size, std::string_view text, float wrap = 0);
inline float text_width(Font font, float size, std::string_view text) { return text_size(font, size, text).x; }

// Pushes a font of the theme for the length of a scope.
class Type {
  public:
    // At least 1: where no room is left a caller may compute 0, which ImGui takes for an error.
    Type(Font which, float size) { ImGui::PushFont(font(which), std::max(size, 1.0f)); }
    ~Type() { ImGui::PopFont(); }
    Type(const Type&) = delete;
    Type& operator=(const Type&) = delete;
};

enum class Weight { primary, normal, quiet };  // primary: in the accent colour, at most one visible
bool button(std::string_view test_id, const char* label, float width = 0, Weight weight = Weight::normal);

}  // namespace sightlines::theme
