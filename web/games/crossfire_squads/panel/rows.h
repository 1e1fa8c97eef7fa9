// What the panel of Crossfire with squads is made of.
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

// Wrapped words with the rule they come from at the right.
void sentence(const std::string& text, std::string_view rule, float width, ImU32 ink = 0);

// The modifiers of a number, each with its rule.
void modifiers(const ModifierSum& sum, float width);

// The sentence of a refusal.
void refusal(Verdict verdict, float width);

// Something that can be ordered. The key stands on it where there is a keyboard.
struct Button {
    std::string mark;  // for tests
    std::string name;
    const char* key = "";
    enum class Look { plain, chosen, first, dim } look = Look::plain;  // first: what one would do now
};
bool button(const Button& button, float width);

// A unit to be picked out of several.
struct Chip {
    std::string mark;
    UnitId id = no_unit;
    Unit unit;
    std::string note;  // "3 dice"
    bool chosen = false;
    int key = 0;  // a digit that picks it
};
inline constexpr float chip_width = 74, widest_chip = 118;
bool chip(const Chip& chip, ImVec2 size);

// A place for each of `count` things of equal size, in as many rows as the width asks for.
class Grid {
  public:
    Grid(int count, float width, float least, float height, float most = 1000);
    ImVec2 size() const { return {each_, height_}; }
    void next();  // before each of them
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
