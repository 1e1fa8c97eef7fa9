// Overlay: targets and their CVs, the causes of a refusal, and the keyboard cursor.
#include <algorithm>
#include <array>
#include <cmath>

#include "board/paint.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/view.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

ImVec2 along(ImVec2 from, ImVec2 to, float part) {
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

std::string signed_text(int number) {
    return number > 0 ? "+" + std::to_string(number) : number < 0 ? "\xE2\x88\x92" + std::to_string(-number) : "0";
}

}  // namespace

// Whether a label, a step target or another CV is there.
bool View::is_occupied(ImVec2 centre, ImVec2 half) const {
    const auto touches = [&](const Area& other) {
        return centre.x + half.x > other.min.x && centre.x - half.x < other.max.x && centre.y + half.y > other.min.y &&
               centre.y - half.y < other.max.y;
    };
    const auto around = [](ImVec2 c, ImVec2 reach) {
        return Area{{c.x - reach.x, c.y - reach.y}, {c.x + reach.x, c.y + reach.y}};
    };
    for (std::size_t letter = 0; letter < label_centres_.size(); ++letter) {
        const ImVec2 size = label_size(static_cast<int>(letter));
        if (at().planes[letter].in_play() && touches(around(label_centres_[letter], {size.x / 2, size.y / 2})))
            return true;
    }
    const float token = ring_.radius() * 0.4f;
    return std::ranges::any_of(
               ring_.targets(),
               [&](const PlacedTarget& target) { return touches(around(target.centre, {token, token})); }) ||
           std::ranges::any_of(cv_numbers_, touches, &CvNumber::area);
}

// Bent to the right, so that two aircraft that target each other have two separate arrows.
void View::draw_target(ImDrawList& list, int letter, int target, float strength, bool dashed, bool numbers) const {
    const theme::Palette& p = theme::palette();
    const art::Look& own = looks_[static_cast<std::size_t>(letter)];
    const Aircraft& plane = at().plane(letter);
    const ImVec2 a = art::lifted(own), b = art::lifted(looks_[static_cast<std::size_t>(target)]);
    const float length = std::hypot(b.x - a.x, b.y - a.y);
    if (length < chart().size * 0.6f) return;
    const ImVec2 direction{(b.x - a.x) / length, (b.y - a.y) / length};
    const float clear = chart().size * 0.62f, bend = std::min(length * 0.1f, chart().size);
    const ImVec2 begin{a.x + direction.x * clear, a.y + direction.y * clear};
    const ImVec2 end{b.x - direction.x * clear, b.y - direction.y * clear};
    const ImVec2 middle{(a.x + b.x) / 2 - direction.y * bend, (a.y + b.y) / 2 + direction.x * bend};
    const auto at_part = [&](float part) { return along(along(begin, middle, part), along(middle, end, part), part); };
    const bool night = paint::is_dark(p.page);
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(own.side)];
    if (numbers) {
        const bool is_target = plane.target == target && !plane.fresh;
        const bool is_surprise = plane.random_target == target;
        if (label_centres_.empty() || (!is_target && !is_surprise) || at().grand_turn) return;
        if (chart().size < 22 && strength < 0.8f) return;  // too small for all numbers, which are also in the ledger
        // Beside a short line, else on it. If the place is occupied, try others along the line, or leave the number
        // out: it is also in the ledger.
        const std::string cv = signed_text(plane.cv);
        const float size = std::clamp(chart().size * 0.4f, 10.0f, 14.0f);
        const ImVec2 half{size * (0.4f + 0.32f * static_cast<float>(cv.size())), size / 2 + 1};
        const float room = 4 * chart().size - length;
        const float aside = room > 0 ? std::min(chart().size * 0.5f, room * 0.3f) : 0;
        for (const float part : {std::min(0.3f, chart().size * 0.85f / length), 0.5f, 0.7f, 0.1f, 0.9f}) {
            const ImVec2 on = at_part(part), tail{on.x - direction.y * aside, on.y + direction.x * aside};
            if (is_occupied(tail, half)) continue;
            cv_numbers_.push_back(
                {{{tail.x - half.x, tail.y - half.y}, {tail.x + half.x, tail.y + half.y}}, letter, target});
            return art::boxed_text(list, tail, size, cv.c_str(), night ? side.highlight : side.outline);
        }
        return;
    }
    const ImU32 ink = faded(night ? side.highlight : side.fill, strength);
    const float width = std::max(1.2f, chart().size * 0.055f) * (strength > 0.8f ? 1.4f : 1.0f);
    constexpr int pieces = 18;
    std::array<ImVec2, pieces + 1> line;
    for (int i = 0; i <= pieces; ++i) line[static_cast<std::size_t>(i)] = at_part(static_cast<float>(i) / pieces);
    const std::span<const ImVec2> shaft(line.data(), pieces);
    paint::stroke(list, shaft, faded(IM_COL32(255, 253, 246, 255), (night ? 0.15f : 0.6f) * strength), width * 2.6f);
    if (dashed) {
        for (std::size_t i = 0; i + 1 < pieces; i += 2) paint::stroke(list, shaft.subspan(i, 2), ink, width);
    } else {
        paint::stroke(list, shaft, ink, width);
    }
    paint::arrow(list, line[pieces - 1], end, ink, width, std::max(6.0f, chart().size * 0.3f));
}

void View::draw_targets(ImDrawList& list, bool numbers) const {
    const std::vector<Shown> shown = displayed(rules().options(), at());
    cv_numbers_.clear();
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        const Aircraft& plane = at().plane(letter);
        int target = plane.target != nobody ? plane.target : plane.random_target;
        const auto found = std::find_if(shown.begin(), shown.end(), [&](const Shown& s) { return s.plane == letter; });
        if (found != shown.end()) target = found->target;
        if (!plane.in_play() || target == nobody) continue;
        const bool fires = (at().phase == Phase::fire && letter == selection_.acting()) || letter == at().shot.firer;
        if (fires) continue;  // draw_fire() draws these
        const Aircraft& other = at().plane(target);
        if (!other.in_play()) continue;
        const bool strong = letter == selection_.acting() || selection_.is_inspected(letter);
        const bool dashed = other.side == plane.side || plane.form || plane.target == nobody;
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
    const ImVec2 from = art::lifted(looks_[static_cast<std::size_t>(selection_.acting())]), to = last_mouse_;
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
