#include "games/dogfight/draw/target_lines.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>

#include "board/paint.h"
#include "games/dogfight/draw/label_layout.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/text/board_words.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

ImVec2 along(ImVec2 from, ImVec2 to, float part) {
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

// A reticle beside a Combat Value.
void reticle(ImDrawList& list, ImVec2 c, float radius, ImU32 ink) {
    const float width = std::max(1.0f, radius * 0.24f);
    list.AddCircle(c, radius * 0.72f, ink, 0, width);
    for (int arm = 0; arm < 4; ++arm) {
        const float angle = 1.5707963f * static_cast<float>(arm);
        const ImVec2 d{std::cos(angle), std::sin(angle)};
        list.AddLine({c.x + d.x * radius * 0.4f, c.y + d.y * radius * 0.4f}, {c.x + d.x * radius, c.y + d.y * radius},
                     ink, width);
    }
}

}  // namespace

// Whom it is seen to hunt.
int TargetLines::target_shown(int letter) const {
    const Aircraft& plane = at().plane(letter);
    int target = plane.target != nobody ? plane.target : plane.random_target;
    for (const Shown& shown : displayed(rules().options(), at()))
        target = shown.plane == letter ? shown.target : target;
    return plane.in_play() && target != nobody && at().plane(target).in_play() ? target : int{nobody};
}

std::vector<ImVec2> TargetLines::line_of(int letter, int target) const {
    const ImVec2 a = art::lifted(look(letter));
    const ImVec2 b = art::lifted(look(target));
    const float length = std::hypot(b.x - a.x, b.y - a.y);
    if (length < chart().size * 0.6f) return {};
    const ImVec2 direction{(b.x - a.x) / length, (b.y - a.y) / length};
    const float clear = std::min(chart().size * 0.62f, length * 0.36f), bend = std::min(length * 0.1f, chart().size);
    const ImVec2 begin{a.x + direction.x * clear, a.y + direction.y * clear};
    const ImVec2 end{b.x - direction.x * clear, b.y - direction.y * clear};
    const ImVec2 middle{(a.x + b.x) / 2 - direction.y * bend, (a.y + b.y) / 2 + direction.x * bend};
    const int pieces = std::clamp(static_cast<int>(length / 9), 6, 60);
    std::vector<ImVec2> line;
    for (int i = 0; i <= pieces; ++i) {
        const float part = static_cast<float>(i) / static_cast<float>(pieces);
        line.push_back(along(along(begin, middle, part), along(middle, end, part), part));
    }
    return line;
}

// Broken, and with a sight at its end: an arrow would be taken for a way that is flown.
void TargetLines::draw_one(ImDrawList& list, int letter, int target, float strength, bool dashed, bool numbers) const {
    const std::vector<ImVec2> line = line_of(letter, target);
    if (line.size() < 3) return;
    const Aircraft& plane = at().plane(letter);
    const bool night = paint::is_dark(theme::palette().page);
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(plane.side)];
    if (numbers) {
        const bool is_target = plane.target == target && !plane.fresh;
        const bool is_surprise = plane.random_target == target;
        if ((!is_target && !is_surprise) || at().grand_turn) return;
        if (chart().size < 22 && strength < 0.8f) return;  // too small for all numbers, which are also in the ledger
        // On the line or beside it, where nothing is covered; else it is left out, and only in the ledger.
        const std::string cv = words::value_of(at(), letter);
        const float size = std::clamp(chart().size * 0.36f, 12.0f, 17.0f), high = size / 2 + 1;
        const float wide = theme::text_width(theme::Font::strong, std::round(size), cv);
        const ImVec2 half{(wide + size * 1.5f) / 2, high};
        for (const float aside : {0.0f, half.x + 3, -half.x - 3, half.x * 2, -half.x * 2}) {
            for (const float part : {0.3f, 0.5f, 0.7f, 0.15f, 0.85f}) {
                const auto place = static_cast<std::size_t>(part * static_cast<float>(line.size() - 2));
                const ImVec2 on = line[place], next = line[place + 1];
                const float step = std::max(std::hypot(next.x - on.x, next.y - on.y), 0.1f);
                const ImVec2 c{on.x - (next.y - on.y) / step * aside, on.y + (next.x - on.x) / step * aside};
                if (is_outside(c, half) || is_occupied(c, half)) continue;
                const Area area = area_around(c, half);
                picture_.add_number({area, letter, target, 0, nullptr});
                const ImU32 ink = night ? side.highlight : side.outline;
                list.AddRectFilled(area.min, area.max, faded(theme::palette().raised, 0.95f), half.y);
                list.AddRect(area.min, area.max, faded(ink, 0.6f), half.y, 0, paint::hairline());
                reticle(list, {area.min.x + size * 0.62f, c.y}, size * 0.34f, ink);
                return paint::label(list, theme::font(theme::Font::strong), size,
                                    {area.max.x - size * 0.42f - wide / 2, c.y}, ink, cv.c_str());
            }
        }
        return;
    }
    const ImU32 ink = faded(night ? side.highlight : side.fill, strength);
    const float width = std::max(1.2f, chart().size * 0.05f) * (strength > 0.8f ? 1.3f : 1.0f);
    const std::span<const ImVec2> shaft(line.data(), line.size() - 1);
    paint::stroke(list, shaft, faded(IM_COL32(255, 253, 246, 255), (night ? 0.15f : 0.6f) * strength), width * 2.6f);
    const std::size_t dash = dashed ? 2 : 4, space = dashed ? 0 : 1;
    for (std::size_t i = 0; i + 1 < shaft.size(); i += dash + space)
        paint::stroke(list, shaft.subspan(i, std::min(dash, shaft.size() - i)), ink, width);
    reticle(list, line.back(), std::max(5.0f, chart().size * 0.13f), ink);
}

void TargetLines::draw(ImDrawList& list, bool numbers) const {
    for (int letter = 0; letter < static_cast<int>(looks().size()); ++letter) {
        const Aircraft& plane = at().plane(letter);
        const int target = target_shown(letter);
        if (target == nobody) continue;
        const bool fires = (at().phase == Phase::fire && letter == selection().acting()) || letter == at().shot.firer;
        if (fires) continue;  // Gunnery draws these
        const bool strong = letter == selection().acting() || selection().inspection().is_on(letter);
        const bool dashed = at().plane(target).side == plane.side || plane.form || plane.target == nobody;
        draw_one(list, letter, target, strong ? 0.95f : 0.42f, dashed, numbers);
    }
    const int decider = selection().acting();
    if (decider == nobody || selection().inspection().hovered == nobody || selection().inspection().hovered == decider)
        return;
    const bool asks = at().phase == Phase::target || at().phase == Phase::random;
    if (asks && at().plane(decider).target != selection().inspection().hovered)
        draw_one(list, decider, selection().inspection().hovered, 0.9f, true, numbers);
}

}  // namespace sightlines::dogfight
