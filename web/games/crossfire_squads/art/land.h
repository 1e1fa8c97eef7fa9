// Draws each kind of ground for the map. Table units times `scale` are CSS pixels; the table's corner is at (0, 0).
// With `sign` -1 the table is turned by 180 degrees; the light comes from the upper left all the same.
#pragma once

#include <span>

#include "games/crossfire_squads/art/map_palette.h"
#include "games/crossfire_squads/art/outline.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

struct Pen {
    ImDrawList& list;
    float scale;
    MapColours colours;
    float sign = 1;

    ImVec2 at(ImVec2 units) const { return {units.x * sign * scale, units.y * sign * scale}; }
    // `units`, and from there to the right and down on the screen, in table units.
    ImVec2 at(ImVec2 units, ImVec2 off) const { return at({units.x + sign * off.x, units.y + sign * off.y}); }
    float px(float units) const { return units * scale; }
    // Whether a length in table units is at least so many pixels.
    bool shows(float units, float pixels) const { return px(units) >= pixels; }

    Outline placed(const Outline& line) const;
    void fill(const Outline& line, ImU32 colour) const;
    // What lies between two lines of as many points, each of its own colour, or colours.
    void band(const Outline& outer, const Outline& inner, ImU32 at_outer, ImU32 at_inner) const;
    void band(const Outline& outer, const Outline& inner, std::span<const ImU32> at_outer,
              std::span<const ImU32> at_inner) const;
    void stroke(const Outline& line, ImU32 colour, float pixels, bool closed = true) const;
};

// Plants and stones, each a little different from the next by `look`, 0 to 1.
void draw_tree(const Pen& pen, ImVec2 at, float radius, float look);
void draw_bush(const Pen& pen, ImVec2 at, float radius, float look);
void draw_tuft(const Pen& pen, ImVec2 at, float size);

void draw_woods(const Pen& pen, const PieceShape& shape);
void draw_field(const Pen& pen, const PieceShape& shape);
void draw_hedge(const Pen& pen, const PieceShape& shape);
void draw_hill(const Pen& pen, const PieceShape& shape);
void draw_rough(const Pen& pen, const PieceShape& shape);
void draw_building(const Pen& pen, const PieceShape& shape);
void draw_wire(const Pen& pen, const PieceShape& shape);
void draw_mine(const Pen& pen, const PieceShape& shape, bool hidden);

void draw_piece(const Pen& pen, const Piece& piece);

}  // namespace sightlines::crossfire_squads::art
