#include "games/crossfire_squads/art/flag.h"

#include <algorithm>
#include <array>
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
    const float least = std::max(13.0f, 2.4f * camera.least_counter());
    const float height = std::clamp(std::min(size.x, size.y) * 0.62f, least, 54.0f);
    static constexpr std::array<ImVec2, 21> places{
        {{0.5f, 0.42f}, {0.5f, 0.12f}, {0.22f, 0.3f}, {0.72f, 0.3f},  {0.3f, 0.95f}, {0.6f, 0.95f}, {0.85f, 0.6f},
         {0.08f, 0.6f}, {0.5f, 0.02f}, {0.15f, 1.0f}, {0.92f, 1.0f},  {-0.1f, 0.5f}, {1.02f, 0.4f}, {1.05f, 0.95f},
         {-0.4f, 0.9f}, {-0.4f, 0.3f}, {0.5f, 1.5f},  {1.05f, 0.05f}, {-0.7f, 0.6f}, {-0.2f, 0.0f}, {1.05f, 1.5f}}};
    const Area& view = camera.viewport();
    const auto is_free = [&](const Flag& flag) {
        return (!overlap(box, view) || is_inside(flag.area, view)) &&
               std::none_of(discs.begin(), discs.end(), [&](const Disc& disc) { return overlap(flag.area, disc); });
    };
    for (const ImVec2 place : places) {
        const Flag flag = standing({box.min.x + size.x * place.x, box.min.y + size.y * place.y}, height, holder);
        if (is_free(flag)) return flag;
    }
    const ImVec2 middle{(box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2};
    constexpr int rings = 8, ways = 16;
    for (int i = 0; i < rings * ways; ++i) {
        const int ring = 1 + i / ways;
        const float far = 12 * static_cast<float>(ring), angle = tau * static_cast<float>(i % ways) / ways;
        Flag flag = standing({middle.x + std::cos(angle) * (size.x / 2 + far),
                              middle.y + std::sin(angle) * (size.y / 2 + far) + height / 2},
                             height, holder);
        flag.piece =
            ImVec2{std::clamp(flag.foot.x, box.min.x, box.max.x), std::clamp(flag.foot.y, box.min.y, box.max.y)};
        if (is_free(flag)) return flag;
    }
    return standing({middle.x, box.min.y}, height, holder);
}

void draw_flag(ImDrawList& list, const Flag& flag) {
    const float high = flag.height * 0.56f, wide = flag.height * 0.8f, pole = std::max(flag.height * 0.075f, 1.6f);
    const ImVec2 top{flag.foot.x, flag.foot.y - flag.height};
    const theme::Palette& p = theme::palette();
    const ImU32 keyline = paint::is_dark(p.page) ? p.page : p.raised;
    const Cloth look = cloth_of(flag.holder);
    if (flag.piece) {
        const ImVec2 leader[2] = {flag.foot, *flag.piece};
        paint::stroke(list, leader, keyline, 4);
        paint::stroke(list, leader, look.colour, 1.8f);
    }
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
