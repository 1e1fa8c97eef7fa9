#include "games/dogfight/draw/gunnery.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "board/paint.h"
#include "games/dogfight/draw/label_layout.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/text/board_words.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

constexpr float aim_radius = 0.8f, aim_arms = 1.25f;  // times the size of a hex; times that

float gunnery_size(float labels) { return std::max(11.0f, std::min(14.0f, labels * 0.9f)); }

// The parts of a circle whose points are `wanted`.
template <class Wanted>
std::vector<std::vector<ImVec2>> arcs(ImVec2 centre, float radius, Wanted wanted) {
    constexpr int pieces = 72;
    std::vector<std::vector<ImVec2>> all(1);
    for (int i = 0; i <= pieces; ++i) {
        const float angle = 6.2831853f * static_cast<float>(i) / pieces;
        const ImVec2 point{centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)};
        if (wanted(point))
            all.back().push_back(point);
        else if (!all.back().empty())
            all.emplace_back();
    }
    std::erase_if(all, [](const std::vector<ImVec2>& arc) { return arc.size() < 2; });
    return all;
}

bool in_combat(Phase phase) {
    return phase == Phase::fire || phase == Phase::hit || phase == Phase::pip || phase == Phase::crit;
}

}  // namespace

int Gunnery::firer() const {
    if (!in_combat(at().phase)) return nobody;
    const int letter = at().phase == Phase::fire ? selection().acting() : at().shot.firer;
    return letter == nobody || at().plane(letter).target == nobody ? int{nobody} : letter;
}

Area Gunnery::aim_area() const {
    const int letter = firer();
    if (letter == nobody) return {};
    const float reach = chart().size * aim_radius * aim_arms;
    return square_around(art::lifted(look(at().plane(letter).target)), reach);
}

std::vector<Area> Gunnery::hit_areas() const {
    std::vector<Area> areas;
    const float star = std::max(12.0f, chart().size * 0.42f) * 1.4f;
    for (const Pending& pending : at().pending) {
        const ImVec2 air = art::lifted(look(pending.target));
        areas.push_back(area_around({air.x + chart().size * 0.55f, air.y - chart().size * 0.5f}, {star, star}));
    }
    return areas;
}

void Gunnery::draw_fire(ImDrawList& list) const {
    if (!in_combat(at().phase)) return;
    const int letter = firer();
    draw_no_shot(list, letter);
    if (letter == nobody) return;
    const ImVec2 from = art::lifted(look(letter));
    const ImVec2 to = art::lifted(look(at().plane(letter).target));
    draw_aim(list, from, to, art::reach(look(letter)));
    draw_shot_odds(list, letter, from, to);
}

// Why the aircraft under the pointer may not fire.
void Gunnery::draw_no_shot(ImDrawList& list, int firer) const {
    const int letter = selection().inspection().hovered;
    if (letter == nobody || letter == firer || !at().plane(letter).in_play()) return;
    const char* why = words::no_shot_reason(why_no_fire(at(), at().plane(letter)));
    const ImVec2 c = look(letter).ground;
    if (why != nullptr)
        write(list, {c.x, c.y + chart().size * 1.1f}, gunnery_size(label_font_size()), why, theme::palette().text);
}

// A cone, because bursts spread, and cross hairs. Both leave the firer free, whose size `clear` is.
void Gunnery::draw_aim(ImDrawList& list, ImVec2 from, ImVec2 to, float clear) const {
    const theme::Palette& p = theme::palette();
    const float line = std::max(1.4f, chart().size * 0.06f), length = std::hypot(to.x - from.x, to.y - from.y);
    const auto is_free = [&](ImVec2 point) { return std::hypot(point.x - from.x, point.y - from.y) > clear; };
    if (length > 2 * clear) {
        const ImVec2 direction{(to.x - from.x) / length, (to.y - from.y) / length};
        const ImVec2 muzzle{from.x + direction.x * clear, from.y + direction.y * clear};
        const float spread = chart().size * 0.3f;
        const std::array<ImVec2, 3> beam{{muzzle,
                                          {to.x - direction.y * spread, to.y + direction.x * spread},
                                          {to.x + direction.y * spread, to.y - direction.x * spread}}};
        paint::fill(list, beam, faded(p.refusal, 0.22f));
        const std::array<ImVec2, 2> shaft{{muzzle, to}};
        paint::stroke(list, shaft, faded(p.raised, 0.8f), line * 2.6f);
        paint::dashed(list, muzzle, to, p.refusal, line * 1.3f, chart().size * 0.18f, chart().size * 0.12f);
    }
    const float radius = chart().size * aim_radius;
    const std::vector<std::vector<ImVec2>> ring = arcs(to, radius, is_free);
    for (const std::vector<ImVec2>& arc : ring) paint::stroke(list, arc, faded(p.raised, 0.8f), line * 3);
    for (const std::vector<ImVec2>& arc : ring) paint::stroke(list, arc, p.refusal, line * 1.3f);
    for (int arm = 0; arm < 4; ++arm) {
        const float angle = 1.5707963f * static_cast<float>(arm);
        const ImVec2 d{std::cos(angle), std::sin(angle)};
        if (!is_free({to.x + d.x * radius, to.y + d.y * radius})) continue;
        list.AddLine({to.x + d.x * radius * 0.82f, to.y + d.y * radius * 0.82f},
                     {to.x + d.x * radius * aim_arms, to.y + d.y * radius * aim_arms}, p.refusal, line * 1.3f);
    }
}

// Above both aircraft or below them, where it covers nothing.
void Gunnery::draw_shot_odds(ImDrawList& list, int letter, ImVec2 from, ImVec2 to) const {
    const Aircraft& firer = at().plane(letter);
    const std::optional<FireForecast> fire = forecast_fire(rules().options(), at(), letter);
    if (!fire || fire->bursts.empty() || at().phase == Phase::crit) return;
    const int longest = fire->bursts.back().burst;
    const int burst = at().phase == Phase::fire ? longest : std::min<int>(at().shot.burst, longest);
    const std::string text = words::fire_text(*fire, burst, firer.hex == at().plane(firer.target).hex);
    const float size = gunnery_size(label_font_size());
    const float wide = theme::text_width(theme::Font::strong, std::round(size), text);
    const ImVec2 half{wide / 2 + size * 0.4f + 2, size / 2 + 3};
    const float off = chart().size * aim_radius * aim_arms + size;
    const float above = std::min(from.y, to.y) - off, below = std::max(from.y, to.y) + off;
    const float x =
        std::clamp((from.x + to.x) / 2, room().min.x + half.x, std::max(room().min.x + half.x, room().max.x - half.x));
    ImVec2 place{x, above};
    for (int step = 0; step < 24; ++step) {
        const int pair = step / 2;
        const float far = static_cast<float>(pair) * size * 0.7f;
        const ImVec2 here{x, step % 2 == 0 ? above - far : below + far};
        const bool outside = here.y - half.y < room().min.y || here.y + half.y > room().max.y;
        if (outside || is_occupied(here, half)) continue;
        place = here;
        break;
    }
    write(list, place, size, text.c_str(), theme::palette().refusal);
}

// Hits that are not marked yet; a star stands for critical hits.
void Gunnery::draw_hits(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    for (std::size_t letter = 0; letter < looks().size(); ++letter) {
        int hits = 0, criticals = 0;
        for (const Pending& pending : at().pending) {
            if (pending.target != static_cast<int>(letter)) continue;
            hits += pending.hits;
            criticals += pending.crits;
        }
        if (hits == 0 && criticals == 0) continue;
        const ImVec2 air = art::lifted(looks()[letter]);
        const ImVec2 c{air.x + chart().size * 0.55f, air.y - chart().size * 0.5f};
        const float radius = std::max(12.0f, chart().size * 0.42f);
        std::array<ImVec2, 20> star;
        for (std::size_t i = 0; i < star.size(); ++i) {
            const float angle = 6.2831853f * static_cast<float>(i) / static_cast<float>(star.size());
            const float reach = radius * (i % 2 == 0 ? 1.35f : 0.98f);
            star[i] = {c.x + reach * std::cos(angle), c.y + reach * std::sin(angle)};
        }
        if (criticals > 0) paint::shape(list, star, IM_COL32(244, 178, 60, 255), p.refusal, 1.5f);
        list.AddCircleFilled(c, radius * 0.86f, p.refusal);
        paint::label(list, theme::font(theme::Font::strong), radius * 1.25f, c, p.raised, std::to_string(hits).c_str());
    }
}

}  // namespace sightlines::dogfight
