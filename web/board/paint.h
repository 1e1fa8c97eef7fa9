// Drawing functions that ImGui's draw list lacks. Lengths are CSS pixels; edges are antialiased over one device pixel.
#pragma once

#include <span>
#include <vector>

#include "imgui.h"

namespace sightlines::paint {

ImU32 mix(ImU32 from, ImU32 to, float part);
ImU32 faded(ImU32 colour, float opacity);
bool is_dark(ImU32 colour);

// The width of one device pixel.
float hairline();

// While it exists, the list antialiases edges over one device pixel; ImGui's default is one CSS pixel.
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

// A polyline with mitred corners. Below a width of one device pixel it becomes more transparent instead of thinner.
enum class Ends { open, closed };
void stroke(ImDrawList& list, std::span<const ImVec2> points, ImU32 colour, float width, Ends ends = Ends::open);

void fill(ImDrawList& list, std::span<const ImVec2> points, ImU32 colour);  // like shape, without an outline

// A filled and outlined polygon without holes; it may be concave. The points are clockwise on the screen.
void shape(ImDrawList& list, std::span<const ImVec2> points, ImU32 inside, ImU32 outline, float width);

// Recolours the vertices from index `first` on with a linear gradient, from at_from at `from` to at_to at `to`. Keeps
// their opacity.
void wash(ImDrawList& list, int first, ImVec2 from, ImVec2 to, ImU32 at_from, ImU32 at_to);

// A shaded sphere, lit from the upper left.
void bead(ImDrawList& list, ImVec2 centre, float radius, ImU32 lit, ImU32 colour);

// A disc that is opaque up to the radius `solid` and fades out towards `radius`.
void soft_disc(ImDrawList& list, ImVec2 centre, float solid, float radius, ImU32 colour);

void dashed(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float dash, float gap);

void arrow(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float head);

// An arrow whose middle is `centre`, in the direction `way`, a unit vector; `reach` is half its length.
void arrow_about(ImDrawList& list, ImVec2 centre, ImVec2 way, float reach, ImU32 colour, float width, float head);

// Two lines that cross at `centre`; `arm` is half the side of the square that they fill.
void cross(ImDrawList& list, ImVec2 centre, float arm, ImU32 colour, float width);

// Marks a hint: an arrow along the points, or a ring if there is only one. `size` is that of a cell of the board;
// `number`: written at its end, if it is not 0.
void hint(ImDrawList& list, std::span<const ImVec2> points, float size, ImU32 colour, ImU32 casing, int number = 0);

// Transforms local points (nose to +x): scales, rotates by `angle` radians, moves the origin to `centre`.
class Placed {
  public:
    Placed(ImVec2 centre, float angle = 0, float scale = 1);
    ImVec2 operator()(ImVec2 local) const;

  private:
    ImVec2 centre_, along_;
};

// Recorded triangles, to be drawn repeatedly. Texture coordinates are set when they are drawn.
struct Mesh {
    std::vector<ImDrawVert> vertices;
    std::vector<ImDrawIdx> indices;
};
void draw(ImDrawList& list, const Mesh& mesh, ImVec2 shift, float scale = 1);

// A draw list that records a Mesh: shapes and lines, no text.
class Recorder {
  public:
    Recorder();
    ImDrawList& list() { return list_; }
    Mesh take() const;

  private:
    ImDrawList list_;
};

// A line of text: label() centres it on a point, text() begins at its upper left corner.
void label(ImDrawList& list, ImFont* font, float size, ImVec2 centre, ImU32 colour, const char* text);
void text(ImDrawList& list, ImFont* font, float size, ImVec2 at, ImU32 colour, const char* text);

}  // namespace sightlines::paint
