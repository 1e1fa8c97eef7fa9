// Drawing that ImGui's draw list lacks and every board wants.
#pragma once

#include <span>

#include "imgui.h"

namespace sightlines::paint {

ImU32 mix(ImU32 from, ImU32 to, float part);

// A disc of one colour up to `solid`, fading to nothing at `radius`.
void soft_disc(ImDrawList& list, ImVec2 centre, float solid, float radius, ImU32 colour);

void dashed(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float dash, float gap);

// Filled and outlined; the points may form a concave shape without holes, clockwise on the screen.
void shape(ImDrawList& list, std::span<const ImVec2> points, ImU32 fill, ImU32 outline, float width);

// Points given around the origin with the nose to +x, turned by `angle` and scaled about `centre`.
struct Placed {
    ImVec2 centre;
    float angle = 0;
    float scale = 1;
    ImVec2 operator()(ImVec2 local) const;
};

void arrow(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float head);

// Text centred on a point, in the font and size given.
void label(ImDrawList& list, ImFont* font, float size, ImVec2 centre, ImU32 colour, const char* text);

}  // namespace sightlines::paint
