#include "board/paint.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "platform.h"

namespace sightlines::paint {
namespace {

constexpr float tau = 2 * std::numbers::pi_v<float>;

ImVec2 plus(ImVec2 a, ImVec2 b, float times = 1) { return {a.x + b.x * times, a.y + b.y * times}; }

ImVec2 unit(ImVec2 from, ImVec2 to) {
    const float x = to.x - from.x, y = to.y - from.y, length = std::sqrt(x * x + y * y);
    return length > 0 ? ImVec2{x / length, y / length} : ImVec2{1, 0};
}

// The offset of a line's edge at a corner, for half-width 1. Limited at sharp corners.
ImVec2 mitre(ImVec2 before, ImVec2 after) {
    const ImVec2 normal{-(before.y + after.y) / 2, (before.x + after.x) / 2};
    const float squared = std::max(normal.x * normal.x + normal.y * normal.y, 0.12f);
    return {normal.x / squared, normal.y / squared};
}

bool is_convex(std::span<const ImVec2> points) {
    const std::size_t n = points.size();
    for (std::size_t i = 0; i < n; ++i) {
        const ImVec2 a = points[i], b = points[(i + 1) % n], c = points[(i + 2) % n];
        if ((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) < -1e-3f) return false;
    }
    return true;
}

// Nobody sees what is drawn into this list. Recordings have no owner, and are kept for other frames.
bool is_unseen(const ImDrawList& list) { return list._OwnerName != nullptr && !platform::is_seen(); }

// Reserves space in a draw list and writes untextured vertices and triangles into it. The list is up to date when the
// writer is destroyed: its own functions would store where they are after each vertex.
class Writer {
  public:
    Writer(ImDrawList& list, int vertices, int triangles) : list_(list), white_(ImGui::GetFontTexUvWhitePixel()) {
        list.PrimReserve(3 * triangles, vertices);
        first_ = list._VtxCurrentIdx;  // only now: PrimReserve may begin anew
        vertex_ = list._VtxWritePtr;
        index_ = list._IdxWritePtr;
    }
    ~Writer() {
        list_._VtxCurrentIdx += static_cast<unsigned>(vertex_ - list_._VtxWritePtr);
        list_._VtxWritePtr = vertex_;
        list_._IdxWritePtr = index_;
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void vertex(ImVec2 at, ImU32 colour) { *vertex_++ = {at, white_, colour}; }
    void index(ImDrawIdx vertex) { *index_++ = first_ + vertex; }
    void triangle(int a, int b, int c) {
        for (const int i : {a, b, c}) index(static_cast<ImDrawIdx>(i));
    }

  private:
    ImDrawList& list_;
    ImVec2 white_;
    ImDrawIdx first_ = 0;
    ImDrawVert* vertex_ = nullptr;
    ImDrawIdx* index_ = nullptr;
};

}  // namespace

ImU32 mix(ImU32 from, ImU32 to, float part) {
    ImU32 mixed = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        const auto a = static_cast<float>((from >> shift) & 255), b = static_cast<float>((to >> shift) & 255);
        mixed |= static_cast<ImU32>(std::clamp(a + (b - a) * part, 0.0f, 255.0f) + 0.5f) << shift;
    }
    return mixed;
}

ImU32 faded(ImU32 colour, float opacity) {
    const float alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) * std::clamp(opacity, 0.0f, 1.0f);
    return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha + 0.5f) << IM_COL32_A_SHIFT);
}

bool is_dark(ImU32 colour) {
    const ImVec4 c = ImGui::ColorConvertU32ToFloat4(colour);
    return 0.2126f * c.x + 0.7152f * c.y + 0.0722f * c.z < 0.5f;
}

float hairline() { return 1 / std::max(ImGui::GetIO().DisplayFramebufferScale.x, 0.5f); }

Fine::Fine(ImDrawList& list) : list_(list), before_(list._FringeScale) { list._FringeScale = hairline(); }
Fine::~Fine() { list_._FringeScale = before_; }

void stroke(ImDrawList& list, std::span<const ImVec2> points, ImU32 colour, float width, Ends ends) {
    const int n = static_cast<int>(points.size());
    if (n < 2 || (colour & IM_COL32_A_MASK) == 0 || is_unseen(list)) return;
    const float soft = hairline();
    if (width < soft) colour = faded(colour, width / soft);
    const bool thin = width <= soft;  // without a solid core, one vertex in the middle is enough
    const float core = thin ? 0 : (width - soft) / 2, outer = core + soft;
    const ImU32 clear = colour & ~IM_COL32_A_MASK;
    const bool closed = ends == Ends::closed;
    const int pieces = closed ? n : n - 1, across = thin ? 3 : 4;

    Writer out(list, n * across, pieces * (across - 1) * 2);
    ImVec2 before = closed ? unit(points.back(), points.front()) : unit(points[0], points[1]);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const ImVec2 at = points[i];
        const bool last = i + 1 == points.size();
        const ImVec2 after = !last ? unit(at, points[i + 1]) : closed ? unit(at, points.front()) : before;
        const ImVec2 edge = mitre(before, after);
        before = after;
        out.vertex(plus(at, edge, -outer), clear);
        if (thin) {
            out.vertex(at, colour);
        } else {
            out.vertex(plus(at, edge, -core), colour);
            out.vertex(plus(at, edge, core), colour);
        }
        out.vertex(plus(at, edge, outer), clear);
    }
    for (int i = 0; i < pieces; ++i) {
        const int a = i * across, b = (i + 1) % n * across;
        for (int k = 0; k + 1 < across; ++k) {
            out.triangle(a + k, b + k, b + k + 1);
            out.triangle(a + k, b + k + 1, a + k + 1);
        }
    }
}

void fill(ImDrawList& list, std::span<const ImVec2> points, ImU32 colour) {
    if (is_unseen(list)) return;
    const Fine fine(list);
    const int n = static_cast<int>(points.size());
    if (is_convex(points)) {
        list.AddConvexPolyFilled(points.data(), n, colour);
    } else {
        list.AddConcavePolyFilled(points.data(), n, colour);
    }
}

void shape(ImDrawList& list, std::span<const ImVec2> points, ImU32 inside, ImU32 outline, float width) {
    fill(list, points, inside);
    if (width > 0) stroke(list, points, outline, width, Ends::closed);
}

void wash(ImDrawList& list, int first, ImVec2 from, ImVec2 to, ImU32 at_from, ImU32 at_to) {
    const ImVec2 direction{to.x - from.x, to.y - from.y};
    const float squared = std::max(direction.x * direction.x + direction.y * direction.y, 1e-6f);
    for (int i = first; i < list.VtxBuffer.Size; ++i) {
        ImDrawVert& vertex = list.VtxBuffer[i];
        const float part = ((vertex.pos.x - from.x) * direction.x + (vertex.pos.y - from.y) * direction.y) / squared;
        const ImU32 colour = mix(at_from, at_to, std::clamp(part, 0.0f, 1.0f));
        vertex.col = (vertex.col & IM_COL32_A_MASK) | (colour & ~IM_COL32_A_MASK);
    }
}

void bead(ImDrawList& list, ImVec2 centre, float radius, ImU32 lit, ImU32 colour) {
    if (is_unseen(list)) return;
    const int n = std::clamp(static_cast<int>(1.6f * radius / hairline()), 5, 11);
    const float soft = hairline() / 2;
    Writer out(list, 2 * n + 1, 3 * n);
    out.vertex(plus(centre, {-1, -1}, radius * 0.3f), lit);
    for (int i = 0; i < n; ++i) {
        const float angle = tau * (static_cast<float>(i) + 0.5f) / static_cast<float>(n);
        const ImVec2 direction{std::cos(angle), std::sin(angle)};
        out.vertex(plus(centre, direction, radius - soft), colour);
        out.vertex(plus(centre, direction, radius + soft), colour & ~IM_COL32_A_MASK);
    }
    for (int i = 0; i < n; ++i) {
        const int a = 1 + 2 * i, b = 1 + 2 * ((i + 1) % n);
        out.triangle(0, a, b);
        out.triangle(a, a + 1, b + 1);
        out.triangle(a, b + 1, b);
    }
}

void soft_disc(ImDrawList& list, ImVec2 centre, float solid, float radius, ImU32 colour) {
    if (is_unseen(list)) return;
    const int n = std::clamp(static_cast<int>(radius * 1.5f), 6, 40);
    const int across = solid > 0 ? 2 : 1;
    Writer out(list, across * n + 1, (2 * across - 1) * n);
    out.vertex(centre, colour);
    for (int i = 0; i < n; ++i) {
        const float angle = tau * static_cast<float>(i) / static_cast<float>(n);
        const ImVec2 direction{std::cos(angle), std::sin(angle)};
        if (across == 2) out.vertex(plus(centre, direction, solid), colour);
        out.vertex(plus(centre, direction, radius), colour & ~IM_COL32_A_MASK);
    }
    for (int i = 0; i < n; ++i) {
        const int a = 1 + across * i, b = 1 + across * ((i + 1) % n);
        out.triangle(0, a, b);
        if (across == 1) continue;
        out.triangle(a, a + 1, b + 1);
        out.triangle(a, b + 1, b);
    }
}

void dashed(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float dash, float gap) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const ImVec2 direction = unit(from, to);
    const float period = std::max(dash + gap, 1.0f);
    for (float at = 0; at < length; at += period) {
        const ImVec2 piece[2] = {plus(from, direction, at), plus(from, direction, std::min(at + dash, length))};
        stroke(list, piece, colour, width);
    }
}

void arrow(ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 colour, float width, float head) {
    const ImVec2 direction = unit(from, to), normal{-direction.y, direction.x};
    const ImVec2 neck = plus(to, direction, -head);
    const ImVec2 shaft[2] = {from, neck};
    stroke(list, shaft, colour, width);
    const ImVec2 tip[3] = {plus(neck, normal, -head * 0.6f), to, plus(neck, normal, head * 0.6f)};
    fill(list, tip, colour);
}

void arrow_about(ImDrawList& list, ImVec2 centre, ImVec2 way, float reach, ImU32 colour, float width, float head) {
    arrow(list, plus(centre, way, -reach), plus(centre, way, reach), colour, width, head);
}

void cross(ImDrawList& list, ImVec2 centre, float arm, ImU32 colour, float width) {
    list.AddLine({centre.x - arm, centre.y - arm}, {centre.x + arm, centre.y + arm}, colour, width);
    list.AddLine({centre.x - arm, centre.y + arm}, {centre.x + arm, centre.y - arm}, colour, width);
}

namespace {

void hint_number(ImDrawList& list, ImVec2 centre, float size, ImU32 colour, ImU32 casing, int number) {
    const float radius = std::max(9.0f, size * 0.18f);
    list.AddCircleFilled(centre, radius + 1.5f, casing);
    list.AddCircleFilled(centre, radius, colour);
    const char text[2] = {static_cast<char>('0' + number), 0};
    ImFont* font = ImGui::GetFont();
    const float high = radius * 1.7f;
    const ImVec2 extent = font->CalcTextSizeA(high, 100, 0, text);
    list.AddText(font, high, {centre.x - extent.x / 2, centre.y - extent.y / 2}, casing, text);
}

}  // namespace

void hint(ImDrawList& list, std::span<const ImVec2> points, float size, ImU32 colour, ImU32 casing, int number) {
    if (points.empty()) return;
    const float width = std::max(2.5f, size * 0.1f), ring = size * 0.62f;
    if (points.size() == 1) {
        list.AddCircle(points[0], ring, casing, 0, width + 3);
        list.AddCircle(points[0], ring, colour, 0, width);
        const float angle = static_cast<float>(number) * 0.9f - 2.5f;  // several rings may lie on each other
        const ImVec2 beside{points[0].x + ring * std::cos(angle), points[0].y + ring * std::sin(angle)};
        if (number > 0) hint_number(list, beside, size, colour, casing, number);
        return;
    }
    const ImVec2 last = points.back(), before = points[points.size() - 2];
    list.AddCircleFilled(points[0], width * 1.4f + 1.5f, casing);
    for (const float extra : {3.0f, 0.0f}) {
        const ImU32 ink = extra > 0 ? casing : colour;
        std::vector<ImVec2> shaft(points.begin(), points.end());
        shaft.back() = plus(last, unit(before, last), -size * 0.3f);
        stroke(list, shaft, ink, width + extra);
        arrow(list, plus(last, unit(before, last), -size * 0.35f - extra), plus(last, unit(before, last), extra), ink,
              width + extra, size * 0.38f + extra);
    }
    list.AddCircleFilled(points[0], width * 1.4f, colour);
    const float part = 0.8f - 0.2f * static_cast<float>(number);  // several arrows, too
    const ImVec2 on{before.x + (last.x - before.x) * part, before.y + (last.y - before.y) * part};
    if (number > 0) hint_number(list, on, size, colour, casing, number);
}

Placed::Placed(ImVec2 centre, float angle, float scale)
    : centre_(centre), along_{std::cos(angle) * scale, std::sin(angle) * scale} {}

ImVec2 Placed::operator()(ImVec2 local) const {
    return {centre_.x + along_.x * local.x - along_.y * local.y, centre_.y + along_.y * local.x + along_.x * local.y};
}

void draw(ImDrawList& list, const Mesh& mesh, ImVec2 shift, float scale) {
    if (mesh.indices.empty() || is_unseen(list)) return;
    Writer out(list, static_cast<int>(mesh.vertices.size()), static_cast<int>(mesh.indices.size() / 3));
    for (const ImDrawVert& vertex : mesh.vertices) out.vertex(plus(shift, vertex.pos, scale), vertex.col);
    for (const ImDrawIdx index : mesh.indices) out.index(index);
}

Recorder::Recorder() : list_(ImGui::GetDrawListSharedData()) { list_._ResetForNewFrame(); }

Mesh Recorder::take() const {
    return {{list_.VtxBuffer.begin(), list_.VtxBuffer.end()}, {list_.IdxBuffer.begin(), list_.IdxBuffer.end()}};
}

constexpr float least = 1;  // a size of none, where no room is left, is an error of the font's

void text(ImDrawList& list, ImFont* font, float size, ImVec2 at, ImU32 colour, const char* text) {
    size = std::max(size, least);
    ImGui::PushFont(font, size);  // only then are its glyphs cut as finely as the screen shows them
    list.AddText(font, size, at, colour, text);
    ImGui::PopFont();
}

void label(ImDrawList& list, ImFont* font, float size, ImVec2 centre, ImU32 colour, const char* text) {
    // Glyphs are rasterised at whole sizes; other sizes would be scaled and blurred.
    size = std::max(std::round(size), least);
    ImGui::PushFont(font, size);  // only then are its glyphs cut as finely as the screen shows them
    const ImVec2 area = ImGui::CalcTextSize(text);
    const auto placed = [](float middle, float length) {
        const float start = middle - length / 2;
        return std::round(start / hairline()) * hairline();
    };
    const ImVec2 at{placed(centre.x, area.x), placed(centre.y, area.y)};
    const int first = list.VtxBuffer.Size;
    list.AddText(font, size, at, colour, text);
    ImGui::PopFont();
    // ImGui truncates text positions to whole CSS pixels, which is visible in small labels: add the fraction.
    for (int i = first; i < list.VtxBuffer.Size; ++i) {
        ImVec2& corner = list.VtxBuffer[i].pos;
        corner = plus(corner, {at.x - std::trunc(at.x), at.y - std::trunc(at.y)});
    }
}

}  // namespace sightlines::paint
