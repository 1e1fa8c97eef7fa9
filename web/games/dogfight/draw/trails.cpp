#include "games/dogfight/draw/trails.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "board/area.h"
#include "board/paint.h"
#include "games/dogfight/draw/label_layout.h"
#include "games/dogfight/text/board_words.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

ImVec2 middle_of(ImVec2 a, ImVec2 b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

// A smooth curve through the points.
std::vector<ImVec2> smooth(const std::vector<ImVec2>& points) {
    constexpr int pieces = 8;
    std::vector<ImVec2> line;
    const auto at = [&](std::size_t i, int by) {
        const auto place = std::clamp(static_cast<int>(i) + by, 0, static_cast<int>(points.size()) - 1);
        return points[static_cast<std::size_t>(place)];
    };
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const ImVec2 a = at(i, -1), b = at(i, 0), c = at(i, 1), d = at(i, 2);
        for (int piece = 0; piece < pieces; ++piece) {
            const float t = static_cast<float>(piece) / pieces, t2 = t * t, t3 = t2 * t;
            const auto mixed = [&](float p, float q, float r, float s) {
                return 0.5f * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t2 + (3 * q - p - 3 * r + s) * t3);
            };
            line.emplace_back(mixed(a.x, b.x, c.x, d.x), mixed(a.y, b.y, c.y, d.y));
        }
    }
    line.push_back(points.back());
    return line;
}

// A ribbon with soft edges, widest and faintest at its beginning.
void ribbon(ImDrawList& list, const std::vector<ImVec2>& line, float narrow, float wide, ImU32 colour) {
    const auto count = static_cast<int>(line.size());
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    list.PrimReserve((count - 1) * 12, count * 3);
    const unsigned first = list._VtxCurrentIdx;
    for (int i = 0; i < count; ++i) {
        const ImVec2 from = line[static_cast<std::size_t>(std::max(i - 1, 0))];
        const ImVec2 to = line[static_cast<std::size_t>(std::min(i + 1, count - 1))];
        const ImVec2 here = line[static_cast<std::size_t>(i)];
        const float length = std::max(std::hypot(to.x - from.x, to.y - from.y), 0.01f);
        const float age = 1 - static_cast<float>(i) / static_cast<float>(count - 1);
        const float half = narrow + (wide - narrow) * age;
        const ImVec2 normal{-(to.y - from.y) / length * half, (to.x - from.x) / length * half};
        const ImU32 here_colour = faded(colour, (1 - age) * (1 - age * 0.3f));
        const ImU32 clear = colour & ~IM_COL32_A_MASK;
        list.PrimWriteVtx({here.x - normal.x, here.y - normal.y}, white, clear);
        list.PrimWriteVtx(here, white, here_colour);
        list.PrimWriteVtx({here.x + normal.x, here.y + normal.y}, white, clear);
    }
    for (unsigned i = 0; i + 1 < static_cast<unsigned>(count); ++i) {
        const unsigned a = first + 3 * i;
        for (const unsigned corner : {a, a + 3, a + 4, a, a + 4, a + 1, a + 1, a + 4, a + 5, a + 1, a + 5, a + 2})
            list.PrimWriteIdx(corner);
    }
}

}  // namespace

std::vector<ImVec2> Trails::points_flown() const {
    constexpr float step = 8;
    std::vector<ImVec2> points;
    for (const std::vector<Trail>* trails : {&marks_.trails, &wakes_}) {
        for (const Trail& trail : *trails) {
            std::optional<ImVec2> last;
            for (const std::size_t ply : trail.plies) {
                const ImVec2 next = art::lifted(look_of(history().at(ply), trail.letter));
                const ImVec2 from = last.value_or(next);
                const float far = std::hypot(next.x - from.x, next.y - from.y);
                for (float along = step; along < far; along += step)
                    points.emplace_back(std::lerp(from.x, next.x, along / far), std::lerp(from.y, next.y, along / far));
                points.push_back(next);
                last = next;
            }
        }
    }
    return points;
}

void Trails::draw_wake(ImDrawList& list, const Trail& wake) const {
    std::vector<ImVec2> points;
    points.reserve(wake.plies.size());
    for (const std::size_t ply : wake.plies) points.push_back(art::lifted(look_of(history().at(ply), wake.letter)));
    const std::vector<ImVec2> line = smooth(points);
    const bool night = paint::is_dark(theme::palette().page);
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(at().plane(wake.letter).side)];
    const float size = chart().size;
    ribbon(list, line, size * 0.12f, size * 0.3f, night ? IM_COL32(214, 226, 244, 90) : IM_COL32(255, 255, 255, 215));
    ribbon(list, line, size * 0.05f, size * 0.07f, faded(night ? side.highlight : side.fill, 0.75f));
}

void Trails::draw_trail(ImDrawList& list, const Trail& trail, int number) const {
    const bool night = paint::is_dark(theme::palette().page);
    std::vector<ImVec2> points;
    points.reserve(trail.plies.size());
    for (const std::size_t ply : trail.plies) points.push_back(art::lifted(look_of(history().at(ply), trail.letter)));
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(at().plane(trail.letter).side)];
    const ImU32 ink = night ? side.highlight : side.fill;
    const float width = std::max(1.4f, chart().size * 0.045f);
    paint::stroke(list, points, faded(night ? IM_COL32(8, 14, 22, 255) : IM_COL32(255, 253, 246, 255), 0.6f),
                  width * 2.4f);
    paint::stroke(list, points, faded(ink, 0.85f), width);
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        list.AddCircleFilled(points[i], width * (i == 0 ? 2.2f : 1.7f), ink);
        const ImVec2 a = points[i], b = points[i + 1];
        if (std::hypot(b.x - a.x, b.y - a.y) > chart().size * 0.7f)
            paint::arrow(list, a, middle_of(middle_of(a, b), b), ink, width, std::max(5.0f, chart().size * 0.2f));
    }
    const float radius = std::max(8.0f, chart().size * 0.2f);
    if (number == 0 || is_occupied(points[0], {radius, radius})) return;
    picture_.take(square_around(points[0], radius));
    list.AddCircleFilled(points[0], radius, theme::palette().raised);
    list.AddCircle(points[0], radius, ink, 0, std::max(1.2f, width));
    paint::label(list, theme::font(theme::Font::strong), radius * 1.5f, points[0], theme::palette().text,
                 std::to_string(number).c_str());
}

// In words, where there is room beside the aircraft that is there.
void Trails::draw_result(ImDrawList& list, const std::string& text, ImU32 ink, ImVec2 target) const {
    const float size = std::clamp(chart().size * 0.3f, 14.0f, 20.0f);
    const float wide = theme::text_width(theme::Font::strong, std::round(size), text);
    const ImVec2 half{wide / 2 + 6, size / 2 + 3};
    for (int place = 0; place < 16; ++place) {
        const float angle = pi / 4 * static_cast<float>(place % 8) - pi / 2;
        const float out = chart().size * (place < 8 ? 1.2f : 1.6f);
        const ImVec2 c{target.x + (out + half.x * 0.5f) * std::cos(angle), target.y + out * std::sin(angle)};
        if (is_outside(c, half) || is_occupied(c, half)) continue;
        return write(list, c, size, text.c_str(), ink);
    }
}

void Trails::draw_shot(ImDrawList& list, const ShotMark& shot) const {
    const theme::Palette& p = theme::palette();
    const Position& then = history().at(shot.ply);
    const ImVec2 from = art::lifted(look_of(then, shot.firer)), to = art::lifted(look_of(then, shot.target));
    const float width = std::max(1.5f, chart().size * 0.05f);
    paint::stroke(list, std::array{from, to}, faded(p.raised, 0.5f), width * 2.2f);
    paint::dashed(list, from, to, p.refusal, width, chart().size * 0.2f, chart().size * 0.12f);
    draw_result(list, words::shot_result(shot.hits), p.refusal, to);
    if (shot.hits == 0) {
        list.AddCircle(to, chart().size * 0.34f, p.refusal, 0, width);
        return;
    }
    for (int ray = 0; ray < 10; ++ray) {
        const float angle = 0.3f + 0.6283185f * static_cast<float>(ray);
        const float reach = chart().size * (ray % 2 == 0 ? 0.98f : 0.88f);
        const ImVec2 direction{std::cos(angle), std::sin(angle)};
        list.AddLine({to.x + direction.x * reach * 0.74f, to.y + direction.y * reach * 0.74f},
                     {to.x + direction.x * reach, to.y + direction.y * reach}, p.refusal, width * 1.2f);
    }
}

// Where it burns on the ground, with the smoke of its fall.
void Trails::draw_loss(ImDrawList& list, const LossMark& loss) const {
    const theme::Palette& p = theme::palette();
    const art::Look look = look_of(history().at(loss.ply), loss.letter);
    const ImVec2 ground = look.ground, air = art::lifted(look);
    const float size = chart().size;
    if (history().at(loss.ply + 1).plane(loss.letter).out == Out::destroyed) {
        for (int puff = 0; puff < 7; ++puff) {
            const float part = static_cast<float>(puff) / 6;
            const ImVec2 c{ground.x + (air.x - ground.x) * part + size * 0.14f * std::sin(part * 7),
                           ground.y + (air.y - ground.y) * part};
            paint::soft_disc(list, c, 0, size * (0.2f + 0.26f * part),
                             faded(IM_COL32(34, 32, 34, 255), 0.62f - 0.5f * part));
        }
        paint::soft_disc(list, ground, 0, size * 0.34f, IM_COL32(244, 138, 40, 210));
    }
    const float arm = size * 0.3f, width = std::max(2.0f, size * 0.09f);
    for (const float scale : {2.2f, 1.0f}) {
        const ImU32 ink = scale > 1 ? faded(p.raised, 0.8f) : p.refusal;
        paint::cross(list, ground, arm, ink, width * scale);
    }
    art::emblem(list, {ground.x, ground.y - arm * 1.9f}, arm * 1.1f, at().plane(loss.letter).side);
}

void Trails::draw(ImDrawList& list) const {
    for (const Trail& wake : wakes_) draw_wake(list, wake);
    const std::vector<int> numbers = trail_numbers(marks_.trails);
    for (std::size_t i = 0; i < numbers.size(); ++i) draw_trail(list, marks_.trails[i], numbers[i]);
    for (const ShotMark& shot : marks_.shots) draw_shot(list, shot);
    for (const LossMark& loss : marks_.losses) draw_loss(list, loss);
}

void Trails::draw_test(ImDrawList& list) const {
    if (!marks_.test || !at().plane(marks_.test->letter).in_play()) return;
    const bool passed = marks_.test->passed;
    draw_result(list, words::test_result(passed), passed ? theme::palette().text : theme::palette().refusal,
                art::lifted(look(marks_.test->letter)));
}

}  // namespace sightlines::dogfight
