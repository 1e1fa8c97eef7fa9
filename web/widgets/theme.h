// Colours, fonts and measures of the page: a printed map under good light, or the same by night.
// shell/style.css holds the same palette for the HTML; a browser test compares the two.
#pragma once

#include <array>
#include <span>

#include "imgui.h"

namespace sightlines::theme {

struct Palette {
    ImU32 page, panel, raised;
    ImU32 text, secondary, hairline;
    ImU32 accent;  // what the player can do now, and nothing else
    ImU32 on_accent;
    ImU32 refusal;
    ImU32 field, pale_field, wood, water, grid;
};

// The sides in seat order. Each also has a pattern, which the game's view draws.
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

// The bytes stay the caller's and must live on. Call once for each font, before the first frame.
void add_font(Font font, std::span<unsigned char> file);

// Call before a frame whenever the surroundings may have changed; cheap when they have not.
void follow(bool dark, bool coarse);

const Palette& palette();
const std::array<Side, 6>& sides();
ImFont* font(Font font);
float button_height();  // 36, or 44 for fingers
ImU32 fade(ImU32 colour, float opacity);

// Text set in a font of the theme, for the length of a scope.
class Type {
  public:
    Type(Font which, float size) { ImGui::PushFont(font(which), size); }
    ~Type() { ImGui::PopFont(); }
    Type(const Type&) = delete;
    Type& operator=(const Type&) = delete;
};

enum class Weight { primary, normal, quiet };  // primary: accent, at most one in sight
bool button(const char* label, float width = 0, Weight weight = Weight::normal);

}  // namespace sightlines::theme
