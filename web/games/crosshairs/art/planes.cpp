#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

#include "board/paint.h"
#include "games/crosshairs/art/airframe.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/art/markings.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs::art {
namespace {

using paint::faded;
using paint::mix;

constexpr ImU32 white = IM_COL32_WHITE, black = IM_COL32_BLACK;

ImU32 greyed(ImU32 colour, float part) {
    const ImVec4 c = ImGui::ColorConvertU32ToFloat4(colour);
    const float grey = 0.30f * c.x + 0.59f * c.y + 0.11f * c.z;
    return mix(colour, ImGui::ColorConvertFloat4ToU32({grey, grey, grey, c.w}), part);
}

// Paints a plane. Light comes from the upper left of the screen, whatever its heading.
class PlanePainter {
  public:
    PlanePainter(ImDrawList& list, ImVec2 centre, float angle, float scale, int seat, float opacity, bool spent)
        : list_(list),
          placed_(centre, angle, scale),
          centre_(centre),
          scale_(scale),
          seat_(seat),
          opacity_(opacity),
          spent_(spent),
          line_(std::max(scale * 0.017f, std::min(0.75f, scale * 0.03f))) {}

    void paint() {
        const theme::Side& side = theme::sides()[static_cast<std::size_t>(seat_)];
        const Airframe& a = airframe();
        const bool detailed = scale_ > 18;  // on a miniature the rest would be smaller than a pixel
        keyline();
        panel(a.lower_wing, mix(side.fill, side.outline, 0.55f), side.outline, 0.5f);
        panel(a.tailplane, side.fill, side.outline, 1);
        panel(a.body, mix(side.fill, side.outline, 0.12f), side.outline, 1);
        if (detailed) {
            panel(a.fin, mix(side.fill, side.outline, 0.8f), side.outline, 0.4f);
            for (const auto& strut : a.struts) line(strut, mix(side.outline, black, 0.3f), 0.016f);
        }
        wing(side);
        if (detailed) cockpit(side);
        panel(a.cowling, IM_COL32(186, 190, 192, 255), IM_COL32(52, 56, 60, 255), 1);
        if (detailed) nose();
    }

  private:
    ImU32 toned(ImU32 colour) const {
        if (spent_) colour = mix(greyed(colour, 0.45f), theme::palette().pale_field | IM_COL32_A_MASK, 0.32f);
        return faded(colour, opacity_);
    }

    std::span<const ImVec2> placed(std::span<const ImVec2> shape) {
        points_.clear();
        for (const ImVec2 point : shape) points_.push_back(placed_(point));
        return points_;
    }

    // With an outline, and a gradient as strong as `relief`.
    void panel(std::span<const ImVec2> shape, ImU32 colour, ImU32 outline, float relief) {
        const auto points = placed(shape);
        const int first = list_.VtxBuffer.Size;
        paint::fill(list_, points, toned(colour));
        const float reach = 0.3f * scale_;
        paint::wash(list_, first, {centre_.x - reach, centre_.y - reach}, {centre_.x + reach, centre_.y + reach},
                    toned(mix(colour, white, 0.22f * relief)), toned(mix(colour, black, 0.20f * relief)));
        paint::stroke(list_, points, toned(outline), line_, paint::Ends::closed);
    }

    void line(std::span<const ImVec2> points, ImU32 colour, float width) {
        paint::stroke(list_, placed(points), toned(colour), std::max(width * scale_, 0.6f));
    }

    void cockpit(const theme::Side& side) {
        panel(airframe().cockpit, IM_COL32(48, 36, 28, 255), mix(side.outline, black, 0.4f), 0);
        const ImU32 helmet = IM_COL32(126, 82, 48, 255), lit = IM_COL32(214, 168, 120, 255);
        paint::bead(list_, placed_({-0.012f, 0}), 0.03f * scale_, toned(lit), toned(helmet));
    }

    void wing(const theme::Side& side) {
        const Airframe& a = airframe();
        panel(a.upper_wing, side.fill, side.outline, 1);
        for (const Mark& mark : wing_marking(seat_))
            paint::fill(list_, placed(mark.shape), toned(tone_of(mark, seat_)));
        if (scale_ > 44) {
            for (const auto& rib : a.ribs) line(rib, faded(side.outline, 0.3f), 0.006f);
        }
        paint::stroke(list_, placed(a.upper_wing), toned(side.outline), line_, paint::Ends::closed);
        const std::array<ImVec2, 2> edge{{{0.222f, -0.345f}, {0.222f, 0.345f}}};
        line(edge, faded(white, 0.45f), 0.012f);
    }

    void nose() {
        const std::array<ImVec2, 2> shine{{{0.345f, -0.03f}, {0.25f, -0.036f}}};
        line(shine, faded(white, 0.75f), 0.016f);
        panel(airframe().spinner, IM_COL32(92, 74, 58, 255), IM_COL32(44, 36, 30, 255), 0.6f);
        paint::fill(list_, placed(airframe().propeller), toned(IM_COL32(250, 248, 240, 120)));
        for (const float y : {-0.1f, 0.1f}) {  // motion blur of the blades
            const std::array<ImVec2, 2> blade{{{0.399f, y * 0.25f}, {0.396f, y * 1.6f}}};
            line(blade, IM_COL32(70, 54, 40, 150), 0.014f);
        }
    }

    // Sets the plane off from any background.
    void keyline() {
        const Shape& half = airframe().silhouette_half;
        points_.clear();
        for (const ImVec2 point : half) points_.push_back(placed_(point));
        for (std::size_t i = half.size() - 1; i-- > 1;) points_.push_back(placed_({half[i].x, -half[i].y}));
        const float width = line_ + 2 * std::max(scale_ * 0.016f, std::min(0.9f, scale_ * 0.035f));
        paint::stroke(list_, points_, faded(IM_COL32(255, 253, 246, 255), opacity_ * 0.92f), width,
                      paint::Ends::closed);
    }

    ImDrawList& list_;
    paint::Placed placed_;
    ImVec2 centre_;
    float scale_;
    int seat_;
    float opacity_;
    bool spent_;
    float line_;
    std::vector<ImVec2> points_;
};

float size_at(float height) { return 0.95f + 0.025f * height; }

}  // namespace

// Drawn nine times at low opacity with small offsets, which makes it soft. The silhouette is a triangle strip.
void plane_shadow(ImDrawList& list, const Look& look) {
    constexpr int copies = 9;
    const Shape& half = airframe().silhouette_half;
    const float off = look.cell * (0.035f + 0.042f * look.height), apart = look.cell * (0.012f + 0.008f * look.height);
    const float strength = (0.46f - 0.03f * look.height) * look.opacity;
    const ImU32 dark = faded(paint::is_dark(theme::palette().page) ? black : IM_COL32(38, 36, 24, 255),
                             1 - std::pow(1 - strength, 1.0f / copies));
    static paint::Mesh mesh;
    mesh.vertices.clear();
    mesh.indices.clear();
    for (int copy = 0; copy < copies; ++copy) {
        const float direction = 2 * std::numbers::pi_v<float> * static_cast<float>(copy) / (copies - 1);
        const float out = copy < copies - 1 ? apart : 0;
        const paint::Placed placed(
            {look.ground.x + off * 0.8f + out * std::cos(direction), look.ground.y + off + out * std::sin(direction)},
            look.angle, look.cell * size_at(look.height));
        for (std::size_t i = 0; i < half.size(); ++i) {
            if (i > 0) {
                const auto n = static_cast<ImDrawIdx>(mesh.vertices.size());
                mesh.indices.insert(mesh.indices.end(), {n - 2, n - 1, n + 1, n - 2, n + 1, n});
            }
            mesh.vertices.push_back({placed({half[i].x, -half[i].y}), {}, dark});
            mesh.vertices.push_back({placed(half[i]), {}, dark});
        }
    }
    paint::draw(list, mesh, {0, 0});
}

void plane(ImDrawList& list, const Look& look) {
    PlanePainter(list, look.ground, look.angle, look.cell * size_at(look.height), look.side, look.opacity, look.spent)
        .paint();
}

void plane_icon(ImDrawList& list, ImVec2 centre, float size, int side, float opacity) {
    constexpr float up = -std::numbers::pi_v<float> / 2;
    PlanePainter(list, centre, up, size / 0.9f, side, opacity, false).paint();
}

}  // namespace sightlines::crosshairs::art
