// Rows and buttons of the panel. Lengths are CSS pixels.
#pragma once

#include <string>
#include <string_view>

#include "base/modifiers.h"
#include "base/result.h"
#include "games/crossfire_squads/rules/types.h"
#include "imgui.h"
#include "widgets/rows.h"

namespace sightlines::crossfire_squads::rows {

using sightlines::rows::fact, sightlines::rows::narrow, sightlines::rows::title;
inline constexpr float gap = 4;

// Wrapped text with its rule at the right.
void sentence(const std::string& text, std::string_view rule, float width, ImU32 ink = 0);

// The modifiers of a number, each with its rule.
void modifiers(const ModifierSum& sum, float width);

// The sentence of a refusal.
void refusal(Verdict verdict, float width);
void refusal(const std::string& text, std::string_view rule, float width);

// A button for an order. Shows its key if there is a keyboard.
struct Button {
    std::string test_id;
    std::string name;
    const char* key = "";
    // primary: the default answer; risky: the same where it will rather fail; declining: leaves things as they are;
    // quiet: unfolds
    enum class Look { plain, chosen, primary, risky, dim, declining, quiet } look = Look::plain;
    const char* note = "";  // a few words below the name
};
bool fits(const std::string& name, float width, const char* key = "");  // on a button, beside its key
bool button(const Button& button, float width);
float noted_height();  // of a button with a note

// A button to pick one of several units.
struct Chip {
    std::string test_id;
    UnitId id = no_unit;
    Unit unit;
    std::string note;   // "3 dice"
    std::string label;  // what the unit is called: "2/3"
    bool chosen = false;
    int key = 0;  // a digit that picks it
};
inline constexpr float chip_width = 82, widest_chip = 118;
bool chip(const Chip& chip, ImVec2 size);

// Lays out `count` items of equal size in rows.
class Grid {
  public:
    Grid(int count, float width, float least, float height, float most = 1000);
    ImVec2 size() const { return {each_, height_}; }
    void next();  // call before each item
    void finish() const;

  private:
    float each_ = 0, height_;
    int rows_ = 1, columns_ = 1, place_ = 0;
    ImVec2 begin_;
};

// A unit as a small counter, with the ring of its state.
void draw_unit(ImDrawList& list, ImVec2 centre, float radius, int side, const Unit& unit, float opacity = 1);

// Chances side by side as a bar: none, pin, suppression, kill.
void odds_bar(float none, float pin, float suppression, float width);

}  // namespace sightlines::crossfire_squads::rows
