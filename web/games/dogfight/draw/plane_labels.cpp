// Labels of the aircraft: letter, level with an arrow when leaving it, pitch, MT marker and damage, and for inspected
// aircraft the speed.
#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>

#include "board/paint.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/view.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

// Sizes of the parts of a label, relative to its font size.
constexpr float tile_part = 1.1f, field = 0.66f, tile_gap = 0.16f;

std::string level_text(const Aircraft& plane) {
    return std::to_string(plane.altitude) + (plane.leave > 0 ? "\xE2\x86\x91" : plane.leave < 0 ? "\xE2\x86\x93" : "");
}

float width_of(const std::string& text, float size) {
    return theme::font(theme::Font::strong)->CalcTextSizeA(std::round(size), 1000, 0, text.c_str()).x;
}

float overlap(const Area& a, const Area& b) {
    const float x = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x);
    const float y = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
    return x > 0 && y > 0 ? x * y : 0;
}

Area around(ImVec2 centre, ImVec2 half) {
    return {{centre.x - half.x, centre.y - half.y}, {centre.x + half.x, centre.y + half.y}};
}

// A bar for the first mark in each box, and over it one for the second marks.
void draw_damage(ImDrawList& list, const Aircraft& plane, ImVec2 min, ImVec2 max) {
    if (plane.damage <= 0) return;
    const theme::Palette& p = theme::palette();
    const int boxes = all_boxes(plane.card);
    const auto bar = [&](int marks, ImU32 ink) {
        const float part = std::clamp(static_cast<float>(marks) / static_cast<float>(boxes), 0.0f, 1.0f);
        list.AddRectFilled(min, {min.x + (max.x - min.x) * part, max.y}, ink, 1);
    };
    list.AddRectFilled(min, max, p.hairline, 1);
    bar(plane.damage, faded(p.refusal, 0.62f));
    if (plane.damage > boxes) bar(plane.damage - boxes, paint::mix(p.refusal, p.text, 0.55f));
}

}  // namespace

float View::label_font_size() const {
    return std::round(std::clamp(chart().size * 0.56f, chart().size < 12 ? 9.0f : 11.0f, 18.0f));
}

ImVec2 View::label_size(int letter) const {
    const Aircraft& plane = at().plane(letter);
    const float size = label_font_size();
    float width = size * (tile_part + 2 * tile_gap) + width_of(level_text(plane), size);
    if (plane.pitch != 0 || plane.spin) width += size * field;
    if (plane.mt > 0) width += size * field * 0.7f;
    if (selection_.is_inspected(letter)) width += width_of(" S" + std::to_string(plane.speed), size);
    return {width, size * (plane.damage > 0 ? 1.32f : 1.1f)};
}

// Places each label at one of twelve candidates around its aircraft, where it overlaps least with aircraft and labels.
void View::place_labels() {
    label_centres_.assign(looks_.size(), {});
    std::vector<Area> taken;
    const auto in_play = [this](std::size_t letter) { return at().planes[letter].in_play(); };
    for (std::size_t letter = 0; letter < looks_.size(); ++letter) {
        if (!in_play(letter)) continue;
        const float reach = chart().size * 0.5f * looks_[letter].scale;
        taken.push_back(around(art::lifted(looks_[letter]), {reach, reach}));
        taken.push_back(around(looks_[letter].ground, {reach * 0.5f, reach * 0.4f}));
    }
    // Reserved for the forecast of a step, which is above the step targets.
    if (!ring_.empty())
        taken.push_back(around({ring_.centre().x, ring_.centre().y - ring_.radius() * 1.5f - 20}, {70, 28}));
    for (const PlacedTarget& target : ring_.targets()) {
        const float reach = ring_.radius() * 0.6f;
        taken.push_back(around(target.centre, {reach, reach}));
    }
    for (std::size_t letter = 0; letter < looks_.size(); ++letter) {
        if (!in_play(letter)) continue;
        const ImVec2 size = label_size(static_cast<int>(letter)), half{size.x / 2, size.y / 2};
        const ImVec2 air = art::lifted(looks_[letter]), ground = looks_[letter].ground;
        const float beside = chart().size * 0.66f * looks_[letter].scale + half.x;
        const float above = chart().size * 0.6f * looks_[letter].scale + half.y;
        const float lower = (air.y + ground.y) / 2 + chart().size * 0.1f;
        const float clear = ring_.empty() ? chart().size * 0.7f : ring_.radius() * 1.3f;  // away from everything nearby
        const std::array<ImVec2, 12> places{{{air.x + beside, lower},
                                             {air.x - beside, lower},
                                             {ground.x, ground.y + chart().size * 0.42f + half.y},
                                             {air.x, air.y - above},
                                             {air.x + beside, air.y - half.y},
                                             {air.x - beside, air.y - half.y},
                                             {air.x + beside, ground.y + half.y * 2.4f},
                                             {air.x - beside, ground.y + half.y * 2.4f},
                                             {air.x + beside + clear, lower},
                                             {air.x - beside - clear, lower},
                                             {ground.x, ground.y + half.y + clear},
                                             {air.x, air.y - above - clear}}};
        float least = FLT_MAX;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Area here = around(places[i], half);
            float cost = static_cast<float>(i) * 6;
            for (const Area& other : taken) cost += overlap(here, other);
            const bool outside = here.min.x < room_.min.x || here.max.x > room_.max.x || here.min.y < room_.min.y ||
                                 here.max.y > room_.max.y;
            if (outside) cost += 4000;
            if (cost >= least) continue;
            least = cost;
            label_centres_[letter] = places[i];
        }
        taken.push_back(around(label_centres_[letter], half));
    }
}

void View::draw_label(ImDrawList& list, int letter) const {
    const auto place = static_cast<std::size_t>(letter);
    if (place >= label_centres_.size()) return;
    const theme::Palette& p = theme::palette();
    const Aircraft& plane = at().planes[place];
    const ImVec2 size = label_size(letter), c = label_centres_[place];
    const ImVec2 a{c.x - size.x / 2, c.y - size.y / 2}, b{c.x + size.x / 2, c.y + size.y / 2};
    const float text = label_font_size(), line = text * 1.1f, middle = a.y + line / 2;
    const bool decides = letter == selection_.acting();
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(plane.side)];
    // A line connects the label with its aircraft if it is far away.
    const ImVec2 air = art::lifted(looks_[place]);
    if (std::hypot(c.x - air.x, c.y - air.y) > size.x / 2 + chart().size * 1.1f) {
        const std::array<ImVec2, 2> thread{{c, air}};
        paint::stroke(list, thread, faded(p.raised, 0.8f), 3);
        paint::stroke(list, thread, own.outline, 1.2f);
    }
    list.AddRectFilled({a.x + 1, a.y + 1.5f}, {b.x + 1, b.y + 1.5f}, IM_COL32(10, 20, 30, 60), 4);
    list.AddRectFilled(a, b, faded(p.raised, 0.96f), 4);
    list.AddRect(a, b,
                 decides                  ? p.accent
                 : paint::is_dark(p.page) ? own.highlight
                                          : own.outline,
                 4, 0, decides ? 2.0f : 1.0f);
    art::letter_tile(list, {a.x + 1, a.y + 1}, {a.x + text * tile_part, a.y + line - 1}, plane.side, letter);
    ImFont* font = theme::font(theme::Font::strong);
    float x = a.x + text * (tile_part + tile_gap);
    const auto write = [&](const std::string& words, ImU32 ink) {
        const float width = width_of(words, text);
        paint::label(list, font, text, {x + width / 2, middle}, ink, words.c_str());
        x += width;
    };
    write(level_text(plane), p.text);
    if (plane.spin) {
        list.PathArcTo({x + text * field / 2, middle}, text * 0.26f, 0.5f, 5.6f, 12);
        list.PathStroke(p.refusal, 0, 1.6f);
        list.AddCircleFilled({x + text * field / 2, middle}, text * 0.1f, p.refusal);
        x += text * field;
    } else if (plane.pitch != 0) {
        art::chevrons(list, {x + text * field / 2, middle}, line * 0.95f, plane.pitch, p.text);
        x += text * field;
    }
    if (plane.mt > 0) {
        for (int pip = 0; pip < 3; ++pip) {
            const ImVec2 at_pip{x + text * field * 0.36f, middle + text * 0.3f * static_cast<float>(1 - pip)};
            if (pip < plane.mt) list.AddCircleFilled(at_pip, text * 0.13f, p.accent);
            if (pip >= plane.mt) list.AddCircle(at_pip, text * 0.11f, p.secondary, 0, paint::hairline());
        }
        x += text * field * 0.7f;
    }
    if (selection_.is_inspected(letter)) write(" S" + std::to_string(plane.speed), p.secondary);
    draw_damage(list, plane, {a.x + 3, a.y + line}, {b.x - 3, b.y - 1.5f});
}

}  // namespace sightlines::dogfight
