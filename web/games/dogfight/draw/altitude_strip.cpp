#include "games/dogfight/draw/altitude_strip.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {

using paint::faded;

namespace {

// Maps levels to positions on the strip.
struct Scale {
    ImVec2 min, max;  // the sky, with the ground below it
    float ground, step, numbers;
    int ceiling;

    Scale(const Area& area, int ceiling_) : ceiling(ceiling_) {
        const ImVec2 size = area.size();
        const float rim = size.x > 50 ? 5.0f : 3.0f;
        min = {area.min.x + rim, area.min.y + rim};
        max = {area.max.x - rim, area.max.y - rim};
        ground = std::max(8.0f, size.y * 0.025f);
        step = (max.y - min.y - ground) / (static_cast<float>(ceiling) + 0.6f);
        numbers = size.x > 50 ? 20.0f : 13.0f;
    }
    float y(float level) const { return max.y - ground - (level - 0.2f) * step; }
};

void draw_scale(ImDrawList& list, const Area& area, const Scale& scale, const Area& covered) {
    const theme::Palette& p = theme::palette();
    const bool night = paint::is_dark(p.page);
    const ImU32 shadow = IM_COL32(30, 24, 10, night ? 60 : 22);
    list.AddRectFilled({area.min.x - 1, area.min.y + 1}, {area.max.x + 2, area.max.y + 4}, shadow, 6);
    list.AddRectFilled(area.min, area.max, paint::mix(p.panel, p.raised, 0.4f), 4);
    const ImU32 high = night ? IM_COL32(14, 26, 46, 255) : IM_COL32(122, 176, 214, 255);
    const ImU32 low = night ? IM_COL32(48, 62, 76, 255) : IM_COL32(232, 236, 226, 255);
    const float ground = scale.max.y - scale.ground;
    list.AddRectFilledMultiColor(scale.min, {scale.max.x, ground}, high, high, low, low);
    list.AddRectFilledMultiColor({scale.min.x, ground}, scale.max, p.wood, p.wood, p.field, p.field);
    const float text = std::clamp(scale.step * 0.62f, 9.0f, 12.0f);
    const ImU32 ink = night ? faded(p.secondary, 0.9f) : IM_COL32(44, 70, 94, 255);
    for (int level = 1; level <= scale.ceiling; ++level) {
        const float y = scale.y(static_cast<float>(level));
        const bool named = scale.step >= 13 || level % 2 == 0;
        list.AddLine({scale.min.x + (named ? scale.numbers : scale.numbers - 3), y}, {scale.max.x, y},
                     faded(night ? p.secondary : IM_COL32_WHITE, named ? 0.5f : 0.25f), paint::hairline());
        const bool hidden = y + text / 2 > covered.min.y && y - text / 2 < covered.max.y;
        if (named && !hidden)
            paint::label(list, theme::font(theme::Font::strong), text, {scale.min.x + scale.numbers / 2, y}, ink,
                         std::to_string(level).c_str());
    }
}

}  // namespace

void draw_altitude_strip(ImDrawList& list, const Area& area, const Position& at, const Selection& selection,
                         const std::vector<art::Look>& looks, const Area& covered) {
    const ImVec2 size = area.size();
    if (size.x <= 0 || size.y <= 0) return;
    int ceiling = 1;
    for (const Aircraft& plane : at.planes) {
        if (plane.in_play()) ceiling = std::max<int>(ceiling, plane.card.ceiling);
    }
    const Scale scale(area, ceiling);
    draw_scale(list, area, scale, covered);
    // Aircraft at about the same height share the width, in the order of their letters.
    const float left = scale.min.x + scale.numbers, room = scale.max.x - left;
    const float tile = std::clamp(size.x * 0.15f, 10.0f, 14.0f), height = tile + 2;
    const auto place_of = [&](int letter) {
        float place = 0, count = 0;
        for (int other = 0; other < static_cast<int>(looks.size()); ++other) {
            const art::Look& one = looks[static_cast<std::size_t>(other)];
            const float apart = std::fabs(one.level - looks[static_cast<std::size_t>(letter)].level) * scale.step;
            if (one.opacity == 0 || apart >= height) continue;
            count += 1;
            if (other < letter) place += 1;
        }
        return ImVec2{place, count};
    };
    const auto silhouette = [&](int letter, float level, float pitch, float opacity) {
        const art::Look& look = looks[static_cast<std::size_t>(letter)];
        const ImVec2 place = place_of(letter);
        const float width = room / place.y, y = scale.y(level);
        if (y + height > covered.min.y && y - height < covered.max.y) return;
        const ImVec2 c{left + width * (place.x + 0.5f), y};
        const float length = std::min(width * 0.92f, 38.0f);
        if (letter == selection.acting())
            list.AddRectFilled({left - 1, y - height / 2 - 1}, {scale.max.x, y + height / 2 + 1},
                               faded(theme::palette().accent, 0.28f * opacity));
        art::profile(list, {c.x - length * 0.06f, c.y}, length, pitch, look.side, look.type, opacity);
        const float half = std::min(tile, std::max(width - 1, 9.0f)) / 2;
        if (opacity == 1)
            art::letter_tile(list, {c.x - half, c.y - half + 1}, {c.x + half, c.y + half + 1}, look.side, letter, 1);
    };
    list.PushClipRect(scale.min, scale.max, true);
    if (const StepOffer* shown = selection.steps().shown(); shown != nullptr && at.current != nobody)
        silhouette(at.current,
                   static_cast<float>(shown->forecast.altitude) + static_cast<float>(shown->forecast.leave) / 2,
                   static_cast<float>(shown->forecast.pitch), 0.55f);
    if (const Plan* preview = selection.planning() ? selection.plan().preview() : nullptr)
        silhouette(at.current,
                   static_cast<float>(preview->end().altitude) + static_cast<float>(preview->end().leave) / 2,
                   static_cast<float>(preview->end().pitch), 0.55f);
    for (int letter = 0; letter < static_cast<int>(looks.size()); ++letter) {
        const art::Look& look = looks[static_cast<std::size_t>(letter)];
        if (look.opacity > 0) silhouette(letter, look.level, look.pitch, 1);
    }
    list.PopClipRect();
}

}  // namespace sightlines::dogfight
