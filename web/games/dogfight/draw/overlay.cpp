// Overlay: targets and their CVs, the causes of a refusal, and the keyboard cursor.
#include <algorithm>
#include <array>
#include <cmath>

#include "board/paint.h"
#include "games/dogfight/draw/label_layout.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/text/board_words.h"
#include "games/dogfight/view.h"
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

void View::write(ImDrawList& list, ImVec2 centre, float size, const char* text, ImU32 ink) const {
    written_.push_back(art::boxed_text(list, centre, size, text, ink));
}

// Whether an aircraft, a label, a step target or another text is there.
bool View::is_occupied(ImVec2 centre, ImVec2 half) const {
    const auto touches = [here = area_around(centre, half)](const Area& other) { return overlap(here, other) > 0; };
    for (std::size_t letter = 0; letter < label_centres_.size(); ++letter) {
        if (!at().planes[letter].in_play()) continue;
        const ImVec2 size = label_size(static_cast<int>(letter));
        const float reach = art::reach(looks_[letter]);
        if (touches(area_around(label_centres_[letter], {size.x / 2, size.y / 2})) ||
            touches(area_around(art::lifted(looks_[letter]), {reach, reach})))
            return true;
    }
    const float token = ring_.radius() * 0.4f;
    if (firer() != nobody && touches(aim_area())) return true;
    return std::ranges::any_of(planned_, touches) || std::ranges::any_of(hit_areas(), touches) ||
           std::ranges::any_of(
               ring_.targets(),
               [&](const PlacedTarget& target) { return touches(area_around(target.centre, {token, token})); }) ||
           std::ranges::any_of(written_, touches) || std::ranges::any_of(cv_numbers_, touches, &CvNumber::area);
}

// Whom it is seen to hunt.
int View::target_shown(int letter) const {
    const Aircraft& plane = at().plane(letter);
    int target = plane.target != nobody ? plane.target : plane.random_target;
    for (const Shown& shown : displayed(rules().options(), at()))
        target = shown.plane == letter ? shown.target : target;
    return plane.in_play() && target != nobody && at().plane(target).in_play() ? target : int{nobody};
}

// Bent to the right, so that two aircraft that target each other have two separate lines. Empty if they are too close.
std::vector<ImVec2> View::target_line(int letter, int target) const {
    const ImVec2 a = art::lifted(looks_[static_cast<std::size_t>(letter)]);
    const ImVec2 b = art::lifted(looks_[static_cast<std::size_t>(target)]);
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
void View::draw_target(ImDrawList& list, int letter, int target, float strength, bool dashed, bool numbers) const {
    const std::vector<ImVec2> line = target_line(letter, target);
    if (line.size() < 3) return;
    const Aircraft& plane = at().plane(letter);
    const bool night = paint::is_dark(theme::palette().page);
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(plane.side)];
    if (numbers) {
        const bool is_target = plane.target == target && !plane.fresh;
        const bool is_surprise = plane.random_target == target;
        if (label_centres_.empty() || (!is_target && !is_surprise) || at().grand_turn) return;
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
                const bool outside = c.x - half.x < room_.min.x || c.x + half.x > room_.max.x ||
                                     c.y - half.y < room_.min.y || c.y + half.y > room_.max.y;
                if (outside || is_occupied(c, half)) continue;
                const Area area = area_around(c, half);
                cv_numbers_.push_back({area, letter, target, 0, nullptr});
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
    const std::size_t dash = dashed ? 2 : 4, gap = dashed ? 0 : 1;
    for (std::size_t i = 0; i + 1 < shaft.size(); i += dash + gap)
        paint::stroke(list, shaft.subspan(i, std::min(dash, shaft.size() - i)), ink, width);
    reticle(list, line.back(), std::max(5.0f, chart().size * 0.13f), ink);
}

void View::draw_targets(ImDrawList& list, bool numbers) const {
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        const Aircraft& plane = at().plane(letter);
        const int target = target_shown(letter);
        if (target == nobody) continue;
        const bool fires = (at().phase == Phase::fire && letter == selection_.acting()) || letter == at().shot.firer;
        if (fires) continue;  // draw_fire() draws these
        const bool strong = letter == selection_.acting() || selection_.is_inspected(letter);
        const bool dashed = at().plane(target).side == plane.side || plane.form || plane.target == nobody;
        draw_target(list, letter, target, strong ? 0.95f : 0.42f, dashed, numbers);
    }
    const int decider = selection_.acting();
    if (decider == nobody || selection_.hovered() == nobody || selection_.hovered() == decider) return;
    const bool asks = at().phase == Phase::target || at().phase == Phase::random;
    if (asks && at().plane(decider).target != selection_.hovered())
        draw_target(list, decider, selection_.hovered(), 0.9f, true, numbers);
}

void View::draw_highlights(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const float width = std::max(1.5f, chart().size * 0.06f);
    for (const Hex hex : selection_.highlights())
        art::hex_outline(list, chart(), hex, 0.97f, faded(p.refusal, 0.25f), p.refusal, width * 1.4f);
    // All possible targets.
    if (at().phase == Phase::target || at().phase == Phase::random || at().phase == Phase::tail) {
        const int decider = selection_.acting();
        for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
            const Action action = at().phase == Phase::random
                                      ? Action(RandomAt{static_cast<std::int8_t>(letter)})
                                      : Action(Declare{static_cast<std::int8_t>(letter), false});
            const bool open = at().phase == Phase::tail ? decider != nobody && at().plane(decider).target == letter
                                                        : rules().check(at(), action).accepted();
            if (!open) continue;
            const ImVec2 c = art::lifted(looks_[static_cast<std::size_t>(letter)]);
            const bool hot = letter == selection_.hovered();
            const float radius = chart().size * 0.86f;
            for (int part = 0; part < 4; ++part) {
                const float from = 0.35f + 1.5707963f * static_cast<float>(part);
                list.PathArcTo(c, radius, from, from + 0.87f, 8);
                list.PathStroke(faded(p.raised, 0.8f), 0, width * 2.4f);
                list.PathArcTo(c, radius, from, from + 0.87f, 8);
                list.PathStroke(faded(p.accent, hot ? 1.0f : 0.75f), 0, hot ? width * 1.5f : width);
            }
        }
    }
    // In a grand turn: the remaining hexes ahead.
    if (at().grand_turn && at().phase == Phase::move && at().current != nobody) {
        const Aircraft& plane = at().mover();
        Hex hex = plane.hex;
        for (int step = at().move.step; step <= at().move.hexes && !plane.middle(); ++step) {
            const ImVec2 from = chart().centre(hex);
            hex = neighbour(hex, plane.face);
            paint::dashed(list, from, chart().centre(hex), p.accent, width, chart().size * 0.12f, chart().size * 0.2f);
            list.AddCircle(chart().centre(hex), chart().size * 0.2f, faded(p.accent, 0.8f), 0, width);
        }
    }
}

void View::draw_drag(ImDrawList& list) const {
    if (!dragging_ || selection_.acting() == nobody) return;
    const theme::Palette& p = theme::palette();
    if (held_ == Held::marker || held_ == Held::other) return;
    ImVec2 from = art::lifted(looks_[static_cast<std::size_t>(selection_.acting())]);
    for (const PlacedWaypoint& waypoint : waypoints()) {
        if (held_ == Held::waypoint && waypoint.step == held_waypoint_) from = waypoint.centre;
    }
    const ImVec2 to = last_mouse_;
    paint::stroke(list, std::array{from, to}, faded(p.raised, 0.6f), 5);
    paint::dashed(list, from, to, p.accent, 2.5f, 8, 6);
    list.AddCircle(to, std::max(10.0f, chart().size * 0.3f), p.accent, 0, 2.5f);
}

void View::draw_cursor(ImDrawList& list) const {
    if (!selection_.cursor()) return;
    const float width = std::max(1.5f, chart().size * 0.06f);
    art::hex_outline(list, chart(), *selection_.cursor(), 1.0f, 0, theme::palette().raised, width * 3);
    art::hex_outline(list, chart(), *selection_.cursor(), 1.0f, 0, theme::palette().text, width * 1.5f);
}

}  // namespace sightlines::dogfight
