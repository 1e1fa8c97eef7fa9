#include "games/dogfight/draw/step_targets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "board/area.h"
#include "board/paint.h"
#include "games/dogfight/text/board_words.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

// A disc with a tip in this direction; for the middle, without one, a disc with a round arrow.
void token(ImDrawList& list, ImVec2 c, float radius, std::optional<float> angle, ImU32 inside, ImU32 edge,
           float width) {
    if (!angle) {
        list.AddCircleFilled(c, radius, inside);
        list.AddCircle(c, radius, edge, 0, width);
        list.PathArcTo(c, radius * 1.32f, -pi * 0.45f, pi * 1.15f, 20);
        list.PathStroke(edge, 0, width * 1.3f);
        const float end = pi * 1.15f;
        const ImVec2 tip{c.x + radius * 1.32f * std::cos(end), c.y + radius * 1.32f * std::sin(end)};
        paint::arrow(list, {tip.x - std::sin(end) * 0.1f, tip.y + std::cos(end) * 0.1f},
                     {tip.x - std::sin(end) * radius * 0.5f, tip.y + std::cos(end) * radius * 0.5f}, edge, width,
                     radius * 0.5f);
        return;
    }
    std::array<ImVec2, 16> points;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const float at = *angle + 0.72f + (2 * pi - 1.44f) * static_cast<float>(i) / 14;
        points[i] = {c.x + radius * std::cos(at), c.y + radius * std::sin(at)};
    }
    points.back() = {c.x + radius * 1.62f * std::cos(*angle), c.y + radius * 1.62f * std::sin(*angle)};
    paint::shape(list, points, inside, edge, width);
}

// A warning triangle with an exclamation mark.
void warning(ImDrawList& list, ImVec2 c, float size, ImU32 colour) {
    const std::array<ImVec2, 3> sides{
        {{c.x, c.y - size * 0.5f}, {c.x + size * 0.55f, c.y + size * 0.45f}, {c.x - size * 0.55f, c.y + size * 0.45f}}};
    paint::fill(list, sides, colour);
    const ImU32 ink = theme::palette().raised;
    list.AddLine({c.x, c.y - size * 0.16f}, {c.x, c.y + size * 0.14f}, ink, std::max(1.2f, size * 0.12f));
    list.AddCircleFilled({c.x, c.y + size * 0.3f}, std::max(0.8f, size * 0.07f), ink);
}

}  // namespace

void StepLayer::draw_destination(ImDrawList& list) const {
    if (ring().empty() || !decides_here()) return;
    const theme::Palette& p = theme::palette();
    const Aircraft& mover = at().mover();
    const Hex goal = mover.middle() ? mover.hex : neighbour(mover.hex, mover.face);
    const ImVec2 c = chart().centre(goal);
    const float line = std::max(1.2f, chart().size * 0.045f);
    paint::soft_disc(list, c, ring().radius(), ring().radius() * 1.9f, faded(p.panel, 0.5f));
    art::hex_outline(list, chart(), goal, 0.98f, faded(p.accent, 0.1f), faded(p.accent, 0.8f), line);
    if (!mover.middle())
        paint::arrow(list, look(at().current).ground, c, faded(p.accent, 0.6f), line * 1.3f, chart().size * 0.22f);
}

void StepLayer::draw_targets(ImDrawList& list) const {
    if (ring().empty() || !decides_here()) return;
    const theme::Palette& p = theme::palette();
    const Aircraft& mover = at().mover();
    const float radius = ring().radius() * 0.36f, line = std::max(1.2f, chart().size * 0.04f);
    const float text = std::round(radius * 1.06f);
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(mover.side)];
    // Translucent if other aircraft are below the targets.
    bool clear = true;
    for (std::size_t letter = 0; letter < looks().size(); ++letter) {
        const ImVec2 air = art::lifted(looks()[letter]);
        const bool near = std::hypot(air.x - ring().centre().x, air.y - ring().centre().y) < ring().radius() * 1.5f;
        if (near && looks()[letter].opacity > 0 && static_cast<int>(letter) != at().current) clear = false;
    }
    const StepOffer* shown = selection().steps().shown();
    for (const auto& [target, centre] : ring().targets()) {
        const bool exits = at().phase == Phase::exit;
        const bool open = exits || target.offer != nullptr;
        if (!open) {
            const float arm = radius * 0.28f;
            const ImU32 ink = faded(p.secondary, 0.8f);
            paint::cross(list, centre, arm, ink, 1.5f);
            continue;
        }
        const bool chosen =
            selection().steps().chosen() && same_direction(*selection().steps().chosen(), target.direction);
        const bool hovered = shown != nullptr && same_direction(shown->step, target.direction);
        const float strength = (target.matches_settings ? 1.0f : 0.5f) * (shown == nullptr || hovered ? 1.0f : 0.62f);
        const ImU32 inside = chosen ? p.accent : hovered ? paint::mix(p.raised, p.accent, 0.22f) : p.raised;
        const auto angle = target.face == Facing::none ? std::nullopt : std::optional(chart().angle(target.face));
        token(list, centre, radius, angle, faded(inside, (clear || hovered ? 0.96f : 0.74f) * strength),
              faded(p.accent, strength), line * (hovered ? 1.6f : 1.0f));
        const ImU32 ink = faded(chosen ? p.on_accent : p.text, strength);
        ImFont* font = theme::font(theme::Font::strong);
        if (target.offer == nullptr) continue;
        const StepForecast& forecast = target.offer->forecast;
        if (forecast.success.of >= forecast.success.out_of) {
            list.AddCircleFilled(centre, radius * 0.26f, faded(chosen ? p.on_accent : p.accent, strength));
        } else {
            const int percent = static_cast<int>(std::lround(forecast.success.value() * 100));
            paint::label(list, font, text, centre, ink, std::to_string(percent).c_str());
        }
        if (forecast.own_cv > 0) {
            const ImVec2 badge{centre.x + radius * 0.95f, centre.y - radius * 0.8f};
            write(list, badge, std::max(10.0f, text * 0.8f), ("+" + std::to_string(forecast.own_cv)).c_str(),
                  paint::is_dark(p.page) ? own.highlight : own.outline);
        }
    }
}

void StepLayer::draw_warnings(ImDrawList& list, const StepForecast& forecast, ImVec2 from) const {
    const float size = std::max(11.0f, std::min(13.0f, chart().size * 0.5f));
    for (const std::string& text : words::warnings(forecast)) {
        const ImU32 ink = theme::palette().refusal;
        write(list, from, size, ("       " + text).c_str(), ink);
        const float width = theme::text_width(theme::Font::strong, size, ("       " + text));
        warning(list, {from.x - width / 2 + size * 0.45f, from.y}, size * 0.8f, ink);
        from.y -= size + 4;
    }
}

void StepLayer::draw_forecast(ImDrawList& list) const {
    const StepOffer* shown = selection().steps().shown();
    if (shown == nullptr || at().current == nobody) return;
    const theme::Palette& p = theme::palette();
    const StepForecast& forecast = shown->forecast;
    Position next = at();
    Aircraft& after = next.plane(at().current);
    after.hex = forecast.hex;
    after.face = forecast.face;
    after.altitude = std::max<std::int8_t>(forecast.altitude, 0);
    after.leave = forecast.leave;
    after.pitch = forecast.pitch;
    after.out = forecast.out == Out::left ? Out::left : Out::in_play;
    art::Look look = look_of(next, at().current);
    look.opacity = 0.85f;
    look.scale *= 0.9f;
    art::shadow(list, look);
    art::stalk(list, look);
    art::plane(list, look);
    const float size = std::clamp(label_font_size() * 0.85f, 11.0f, 14.0f);
    // Always above the step targets, so that it does not move with the pointer.
    const ImVec2 c = ring().empty() ? look.ground : ring().centre();
    const float away = (ring().empty() ? chart().size : ring().radius() * 1.5f) + size;
    const std::string level = words::end_height(forecast);
    write(list, {c.x, c.y - away}, size, level.c_str(), p.text);
    for (const Loss& loss : forecast.losses) {
        const ImVec2 label = labels_.centre(loss.pursuer);
        const std::string text = words::lost_cv(loss.cv);
        write(list, {label.x, label.y - label_font_size() * 0.6f - size * 0.75f}, size, text.c_str(), p.refusal);
    }
    draw_warnings(list, forecast, {c.x, c.y - away - size - 5});
}

}  // namespace sightlines::dogfight
