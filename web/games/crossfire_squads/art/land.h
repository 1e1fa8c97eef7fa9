// Draws each kind of ground for the map. Table units times `scale` are CSS pixels; the table's corner is at (0, 0).
#pragma once

#include "games/crossfire_squads/art/map_palette.h"
#include "games/crossfire_squads/art/outline.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

struct Pen {
    ImDrawList& list;
    float scale;
    Inks inks;

    ImVec2 at(ImVec2 units) const { return {units.x * scale, units.y * scale}; }
    float px(float units) const { return units * scale; }
    // Whether a length in table units is at least so many pixels.
    bool shows(float units, float pixels) const { return px(units) >= pixels; }

    Outline placed(const Outline& line) const;
    void fill(const Outline& line, ImU32 colour) const;
    void stroke(const Outline& line, ImU32 colour, float pixels, bool closed = true) const;
};

void print_woods(const Pen& pen, const Plot& plot);
void print_field(const Pen& pen, const Plot& plot);
void print_hedge(const Pen& pen, const Plot& plot);
void print_hill(const Pen& pen, const Plot& plot);
void print_rough(const Pen& pen, const Plot& plot);
void print_building(const Pen& pen, const Plot& plot);
void print_wire(const Pen& pen, const Plot& plot);
void print_mine(const Pen& pen, const Plot& plot, bool hidden);

void print(const Pen& pen, const Piece& piece);

}  // namespace sightlines::crossfire_squads::art
