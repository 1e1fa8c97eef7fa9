#include "games/crossfire_squads/art/flag.h"

#include <algorithm>
#include <cmath>

#include "board/paint.h"
#include "games/crossfire_squads/art/outline.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

using paint::faded;

Outline star_around(ImVec2 centre, float radius) {
    Outline points;
    for (int i = 0; i < 10; ++i) {
        const float angle = tau / 10 * static_cast<float>(i) - tau / 4, reach = i % 2 == 0 ? radius : radius * 0.42f;
        points.emplace_back(centre.x + std::cos(angle) * reach, centre.y + std::sin(angle) * reach);
    }
    return points;
}

struct Cloth {
    ImU32 colour, mark;
};
Cloth cloth_of(int holder) {
    const theme::Palette& p = theme::palette();
    if (holder != 0 && holder != 1) return {p.text, p.raised};
    return {theme::sides()[static_cast<std::size_t>(holder)].fill, IM_COL32(251, 247, 236, 255)};
}

// From the pole to where it blows, `top` and `bottom` parts of its height; waving.
Outline cloth(ImVec2 top, float wide, float high, float from, float to) {
    constexpr int steps = 8;
    const auto wave = [&](float part) { return high * 0.11f * std::sin(part * 5.2f) * part; };
    Outline points;
    for (int i = 0; i <= steps; ++i) {
        const float part = static_cast<float>(i) / steps;
        points.emplace_back(top.x + wide * part, top.y + high * from + wave(part));
    }
    for (int i = steps; i >= 0; --i) {
        const float part = static_cast<float>(i) / steps;
        points.emplace_back(top.x + wide * part, top.y + high * to + wave(part));
    }
    return points;
}

Flag standing(ImVec2 foot, float height, int holder) {
    const float edge = height * 0.12f;
    return {foot, height, {{foot.x - edge, foot.y - height - edge}, {foot.x + height * 0.86f, foot.y + edge}}, holder};
}

// What speaks against a place, most of all being out of view, then outside the piece, then behind counters; 0: nothing.
float fault(const Camera& camera, const Piece& piece, const Flag& flag, std::span<const Disc> discs) {
    const auto& [a, b] = flag.area;
    const Area& view = camera.viewport();
    float sum = overlap(camera.on_screen(piece.shape.box()), view) && !is_inside(flag.area, view) ? 1e5f : 0;
    for (const ImVec2 corner : {a, b, ImVec2{a.x, b.y}, ImVec2{b.x, a.y}})
        if (!piece.shape.contains(camera.point_at(corner))) sum += 1e4f;
    const ImVec2 middle = flag.area.centre();
    for (const Disc& disc : discs) {
        if (!overlap(flag.area, disc)) continue;
        const float far = std::hypot(disc.centre.x - middle.x, disc.centre.y - middle.y);
        sum += std::max(1.0f, disc.radius + flag.height - far);
    }
    return sum;
}

}  // namespace

int holder_of(const Position& at) {
    const Piece* piece = at.terrain.find(at.objective);
    if (piece == nullptr) return nobody;
    const auto holds = [&](int side) {
        return any_on_table(at, side, [&](UnitId, const Unit& unit) {
            return unit.state == State::fit && piece->shape.contains(unit.at);
        });
    };
    const bool first = holds(0), second = holds(1);
    return first && second ? contested : first ? 0 : second ? 1 : nobody;
}

Flag flag_on(const Camera& camera, const Piece& piece, int holder, std::span<const Disc> discs) {
    const Area box = camera.on_screen(piece.shape.box());
    const ImVec2 size = box.size();
    const float least = std::clamp(2.4f * camera.least_counter(), 13.0f, 54.0f);
    const float whole = std::clamp(std::min(size.x, size.y) * 0.62f, least, 54.0f);
    constexpr int steps = 12;
    Flag best = standing({box.min.x + size.x / 2, box.min.y + size.y / 2}, whole * 0.6f, holder);
    for (const float part : {1.0f, 0.8f, 0.6f}) {
        float least_fault = 1e9f, nearest = 1e9f;
        for (int i = 0; i < steps * steps; ++i) {
            const int column = i % steps, row = i / steps;
            const ImVec2 foot{box.min.x + size.x * (static_cast<float>(column) + 0.5f) / steps,
                              box.min.y + size.y * (static_cast<float>(row) + 0.5f) / steps};
            if (!piece.shape.contains(camera.point_at(foot))) continue;
            const Flag flag = standing(foot, whole * part, holder);
            const float wrong = fault(camera, piece, flag, discs);
            const ImVec2 middle = flag.area.centre();
            const float far = std::hypot(middle.x - box.min.x - size.x / 2, middle.y - box.min.y - size.y * 0.45f);
            if (wrong > least_fault || (wrong == least_fault && far >= nearest)) continue;
            best = flag;
            least_fault = wrong;
            nearest = far;
        }
        if (least_fault <= 0) break;
    }
    return best;
}

void draw_flag(ImDrawList& list, const Flag& flag) {
    const float high = flag.height * 0.56f, wide = flag.height * 0.8f, pole = std::max(flag.height * 0.075f, 1.6f);
    const ImVec2 top{flag.foot.x, flag.foot.y - flag.height};
    const theme::Palette& p = theme::palette();
    const ImU32 keyline = paint::is_dark(p.page) ? p.page : p.raised;
    const Cloth look = cloth_of(flag.holder);
    // Its shadow lies on the ground, to the lower right.
    const ImVec2 shadow[2] = {flag.foot, {flag.foot.x + flag.height * 0.5f, flag.foot.y + flag.height * 0.2f}};
    paint::stroke(list, shadow, IM_COL32(0, 0, 0, 60), pole * 1.6f);
    const ImVec2 staff[2] = {flag.foot, {top.x, top.y - pole}};
    paint::stroke(list, staff, keyline, pole + 3);
    const Outline whole = cloth(top, wide, high, 0, 1);
    paint::stroke(list, whole, keyline, 3.4f, paint::Ends::closed);
    if (flag.holder == contested) {
        paint::fill(list, cloth(top, wide, high, 0, 0.5f), theme::sides()[0].fill);
        paint::fill(list, cloth(top, wide, high, 0.5f, 1), theme::sides()[1].fill);
    } else {
        paint::fill(list, whole, look.colour);
    }
    paint::stroke(list, whole, faded(IM_COL32_BLACK, 0.45f), std::max(0.9f, flag.height * 0.02f), paint::Ends::closed);
    paint::fill(list, star_around({top.x + wide * 0.48f, top.y + high * 0.52f}, high * 0.32f),
                flag.holder == contested ? IM_COL32(251, 247, 236, 255) : look.mark);
    paint::stroke(list, staff, IM_COL32(60, 48, 36, 255), pole);
    list.AddCircleFilled(staff[1], pole * 0.95f, IM_COL32(214, 168, 60, 255));
}

void draw_flag_ground(ImDrawList& list, const Camera& camera, const Piece& piece, int holder) {
    const theme::Palette& p = theme::palette();
    Outline line;
    for (const Point corner : piece.shape.corners()) line.push_back(camera.at(corner));
    const float width = std::clamp(camera.scale() * 9, 1.5f, 3.2f);
    const bool held = holder == 0 || holder == 1;
    const ImU32 ink = held ? theme::sides()[static_cast<std::size_t>(holder)].fill : p.text;
    paint::stroke(list, line, faded(paint::is_dark(p.page) ? p.page : p.raised, 0.9f), width * 2.4f,
                  paint::Ends::closed);
    if (held) return paint::stroke(list, line, ink, width * 1.2f, paint::Ends::closed);
    for (std::size_t i = 0; i < line.size(); ++i)
        paint::dashed(list, line[i], line[(i + 1) % line.size()], ink, width, width * 5, width * 2.6f);
}

}  // namespace sightlines::crossfire_squads::art
