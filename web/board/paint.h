// Drawing that ImGui's draw list lacks and every board wants. Lengths are CSS pixels; edges are as sharp as the screen.
#pragma once

#include <span>
#include <vector>

#include "imgui.h"

namespace sightlines::paint {

ImU32 mix(ImU32 from, ImU32 to, float part);
ImU32 faded(ImU32 colour, float opacity);
bool is_dark(ImU32 colour);

// One device pixel: the thinnest honest line.
float hairline();

// For its lifetime the list blurs edges over one device pixel; ImGui by itself does so over one CSS pixel.
class Fine {
  public:
    explicit Fine(ImDrawList& list);
    ~Fine();
    Fine(const Fine&) = delete;
    Fine& operator=(const Fine&) = delete;

  private:
    ImDrawList& list_;
    float before_;
};

// A line of any width with mitred corners; thinner than a device pixel it grows paler instead.
enum class Ends { open, closed };
void stroke(ImDrawList& list, std::span<const ImVec2> points, ImU32 colour, float width, Ends ends = Ends::open);

void fill(ImDrawList& list, std::span<const ImVec2> points, ImU32 colour);  // as shape, without an outline

// Filled and outlined; the points may form a concave shape without holes, clockwise on the screen.
void shape(ImDrawList& list, std::span<const ImVec2> points, ImU32 inside, ImU32 outline, float width);

// Recolours what was drawn since the list had `first` vertices: one colour at `from`, the other at `to`, as light falls
// across a thing. Opacities stay.
void wash(ImDrawList& list, int first, ImVec2 from, ImVec2 to, ImU32 at_from, ImU32 at_to);

// A small ball, lit from the upper left.
void bead(ImDrawList& list, ImVec2 centre, float radius, ImU32 lit, ImU32 colour);

// A disc of one colour up to `solid`, fading to nothing at `radius`.
void soft_disc(ImDrawList& list, ImVec2 centre, float solid, float radius, ImU32 colour);

void dashed(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float dash, float gap);

void arrow(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float head);

// A hint: an arrow along the points, over everything else; a ring where there is one.
void hint(ImDrawList& list, std::span<const ImVec2> points, float size, ImU32 colour, ImU32 casing);

// Points given around the origin with the nose to +x, turned by `angle` and scaled about `centre`.
class Placed {
  public:
    Placed(ImVec2 centre, float angle = 0, float scale = 1);
    ImVec2 operator()(ImVec2 local) const;

  private:
    ImVec2 centre_, along_;
};

// Triangles that were made once and are drawn often. Texture coordinates are set when drawn.
struct Mesh {
    std::vector<ImDrawVert> vertices;
    std::vector<ImDrawIdx> indices;
};
void draw(ImDrawList& list, const Mesh& mesh, ImVec2 shift, float scale = 1);

// A list to draw such triangles on: shapes and lines, no text.
class Recorder {
  public:
    Recorder();
    ImDrawList& list() { return list_; }
    Mesh take() const;

  private:
    ImDrawList list_;
};

// Text in the font and size given: centred on a point, or from its upper left corner.
void label(ImDrawList& list, ImFont* font, float size, ImVec2 centre, ImU32 colour, const char* text);
void text(ImDrawList& list, ImFont* font, float size, ImVec2 at, ImU32 colour, const char* text);

}  // namespace sightlines::paint
