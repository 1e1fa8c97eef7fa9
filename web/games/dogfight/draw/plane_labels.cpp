#include "games/dogfight/draw/plane_labels.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/panel/aircraft_card.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/text/lexicon.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

// Sizes of the parts of a label, relative to its font size.
constexpr float tile_part = 1.1f, field = 0.66f, part_gap = 0.18f, speed_sign = 0.52f, height_part = 0.46f;
constexpr float least_hex_for_names = 20;
constexpr std::size_t most_names = 6;

std::string level_text(const Aircraft& plane) { return words::level_name(plane.altitude, plane.leave); }

float width_of(const std::string& text, float size) {
    return theme::text_width(theme::Font::strong, std::round(size), text);
}

// Height, pitch or spin, speed, and the marker.
float values_width(const Aircraft& plane, float size) {
    float width = width_of(level_text(plane), size);
    if (plane.pitch != 0 || plane.spin) width += size * field;
    width += size * (part_gap * 2 + speed_sign) + width_of(std::to_string(plane.speed), size);
    if (plane.mt > 0) width += size * field * 0.8f;
    return width;
}

// How much of what it can take is gone, as on the cards.
void draw_damage(ImDrawList& list, const Aircraft& plane, ImVec2 min, ImVec2 max) {
    if (plane.damage <= 0) return;
    const theme::Palette& p = theme::palette();
    list.AddRectFilled(min, max, p.hairline, 1);
    list.AddRectFilled(min, {min.x + (max.x - min.x) * card_parts::damaged_part(plane), max.y}, p.refusal, 1);
}

// Writes from left to right.
class Line {
  public:
    Line(ImDrawList& list, float x, float middle, float size) : list_(list), x_(x), middle_(middle), size_(size) {}

    void write(const std::string& words, ImU32 ink) {
        const float width = width_of(words, size_);
        paint::label(list_, theme::font(theme::Font::strong), size_, {x_ + width / 2, middle_}, ink, words.c_str());
        x_ += width;
    }
    void skip(float part) { x_ += size_ * part; }

    // An arrow up from the ground.
    void height_sign() {
        const float x = x_ + size_ * 0.2f, low = middle_ + size_ * 0.27f, high = middle_ - size_ * 0.25f;
        const float width = std::max(1.2f, size_ * 0.085f), half = size_ * 0.17f;
        const ImU32 ink = theme::palette().secondary;
        paint::stroke(list_, std::array<ImVec2, 2>{{{x - half, low}, {x + half, low}}}, ink, width);
        paint::stroke(list_, std::array<ImVec2, 2>{{{x, low - size_ * 0.1f}, {x, high}}}, ink, width);
        paint::stroke(
            list_, std::array<ImVec2, 3>{{{x - half, high + half * 1.1f}, {x, high}, {x + half, high + half * 1.1f}}},
            ink, width);
        skip(height_part);
    }

    void values(const Aircraft& plane) {
        const theme::Palette& p = theme::palette();
        write(level_text(plane), p.text);
        if (plane.spin) {
            list_.PathArcTo({x_ + size_ * field / 2, middle_}, size_ * 0.26f, 0.5f, 5.6f, 12);
            list_.PathStroke(p.refusal, 0, 1.6f);
            list_.AddCircleFilled({x_ + size_ * field / 2, middle_}, size_ * 0.1f, p.refusal);
            skip(field);
        } else if (plane.pitch != 0) {
            art::chevrons(list_, {x_ + size_ * field / 2, middle_}, size_, plane.pitch, p.text);
            skip(field);
        }
        skip(part_gap * 2);
        speed(p.secondary);
        write(std::to_string(plane.speed), p.secondary);
        if (plane.mt > 0) marker(plane.mt);
    }

  private:
    // Two arrow heads to the right.
    void speed(ImU32 ink) {
        const float half = size_ * 0.17f;
        for (const float at : {0.06f, 0.26f}) {
            const float x = x_ + size_ * at;
            paint::stroke(list_,
                          std::array<ImVec2, 3>{{{x, middle_ - half}, {x + half * 0.9f, middle_}, {x, middle_ + half}}},
                          ink, std::max(1.2f, size_ * 0.09f));
        }
        skip(speed_sign);
    }

    void marker(int level) {
        const theme::Palette& p = theme::palette();
        for (int pip = 0; pip < 3; ++pip) {
            const ImVec2 at{x_ + size_ * field * 0.46f, middle_ + size_ * 0.3f * static_cast<float>(1 - pip)};
            if (pip < level) list_.AddCircleFilled(at, size_ * 0.13f, p.accent);
            if (pip >= level) list_.AddCircle(at, size_ * 0.11f, p.secondary, 0, paint::hairline());
        }
        skip(field * 0.8f);
    }

    ImDrawList& list_;
    float x_, middle_, size_;
};

struct Extent {
    bool named;
    float text, line;
};

Extent extent_of(float hex, std::size_t planes, float font) {
    const bool named = hex >= least_hex_for_names && planes <= most_names;
    return {named, font, std::round(font * 1.1f)};
}

}  // namespace

bool PlaneLabels::is_in_view(int letter) const {
    const ImVec2 air = art::lifted(look(letter));
    constexpr float rim = 6;
    return air.x > room().min.x + rim && air.x < room().max.x - rim && air.y > room().min.y + rim &&
           air.y < room().max.y - rim;
}

int PlaneLabels::hexes_away(int letter) const {
    const Hex hex = at().plane(letter).hex;
    if (const int acting = selection().acting(); acting != nobody && acting != letter)
        return distance(at().plane(acting).hex, hex);
    const ImVec2 middle = room().centre();
    const std::optional<Hex> here = chart().hex_at(middle);
    return here ? distance(*here, hex) : 0;
}

ImVec2 PlaneLabels::size(int letter) const {
    const Aircraft& plane = at().plane(letter);
    const Extent extent = extent_of(chart().size, at().planes.size(), label_font_size());
    const float size = extent.text;
    if (!is_in_view(letter))
        return {size * (tile_part + 1.9f + part_gap) + width_of(std::to_string(hexes_away(letter)), size), extent.line};
    const float damage = plane.damage > 0 ? size * 0.24f : 0;
    const float values = values_width(plane, size) + size * part_gap;
    if (!extent.named) return {size * (tile_part + part_gap) + values, extent.line + damage};
    const float name = size * (0.95f + 2 * part_gap) + width_of(words::short_name(at(), letter), size);
    if (!selection().shows_values()) return {name + size * part_gap, extent.line + damage};
    const float with_signs = values + size * (part_gap + height_part);
    return {std::max(name, with_signs) + size * part_gap, extent.line * 2 + damage};
}

void PlaneLabels::place(const Obstacles& others) {
    Obstacles obstacles;
    std::vector<LabelWanted> wanted;
    std::vector<int> letters;
    const auto count = static_cast<int>(looks().size());
    for (int letter = 0; letter < count; ++letter) {
        const art::Look& look = picture_.look(letter);
        if (!at().plane(letter).in_play()) continue;
        const ImVec2 air = art::lifted(look);
        const float reach = art::reach(look);
        obstacles.areas.push_back(area_around(air, {reach, reach}));
        for (const float part : {0.25f, 0.6f, 1.0f})
            obstacles.points.emplace_back(air.x, air.y + (look.ground.y - air.y) * part);
        if (const int target = targets_.target_shown(letter); target != nobody) {
            for (const ImVec2 point : targets_.line_of(letter, target)) obstacles.points.push_back(point);
        }
        const ImVec2 size = this->size(letter);
        letters.push_back(letter);
        wanted.push_back({air, {size.x / 2, size.y / 2}, reach + 3});
    }
    obstacles.areas.insert(obstacles.areas.end(), others.areas.begin(), others.areas.end());
    obstacles.points.insert(obstacles.points.end(), others.points.begin(), others.points.end());
    const std::vector<ImVec2> centres = place_labels(room(), wanted, obstacles);
    centres_.assign(looks().size(), {});
    for (std::size_t i = 0; i < letters.size(); ++i) {
        centres_[static_cast<std::size_t>(letters[i])] = centres[i];
        const Area area = area_around(centres[i], wanted[i].half);
        test_ids::add((is_in_view(letters[i]) ? "label:" : "rim:") + plane_name(letters[i]), area.min, area.max);
    }
}

void PlaneLabels::draw_rim_arrow(ImDrawList& list, int letter) const {
    const auto place = static_cast<std::size_t>(letter);
    const theme::Palette& p = theme::palette();
    const ImVec2 size = this->size(letter), c = centres_[place], air = art::lifted(looks()[place]);
    const ImVec2 a{c.x - size.x / 2, c.y - size.y / 2}, b{c.x + size.x / 2, c.y + size.y / 2};
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(at().plane(letter).side)];
    const bool night = paint::is_dark(p.page);
    const float text = label_font_size(), middle = (a.y + b.y) / 2;
    list.AddRectFilled({a.x + 1, a.y + 1.5f}, {b.x + 1, b.y + 1.5f}, IM_COL32(10, 20, 30, 60), 6);
    list.AddRectFilled(a, b, faded(p.raised, 0.96f), 6);
    list.AddRect(a, b, night ? own.highlight : own.outline, 6, 0, 1);
    art::letter_tile(list, {a.x + 1, a.y + 1}, {a.x + text * tile_part, b.y - 1}, at().plane(letter).side, letter);
    Line line(list, a.x + text * (tile_part + part_gap), middle, text);
    const std::string far = std::to_string(hexes_away(letter));
    line.write(far, p.text);
    // A hex, the unit of the distance, and an arrow towards the aircraft.
    const float after = a.x + text * (tile_part + part_gap) + width_of(far, text);
    std::array<ImVec2, 6> hex;
    for (std::size_t i = 0; i < hex.size(); ++i) {
        const float angle = 1.0471976f * static_cast<float>(i);
        hex[i] = {after + text * 0.45f + text * 0.3f * std::cos(angle), middle + text * 0.3f * std::sin(angle)};
    }
    paint::stroke(list, hex, p.secondary, std::max(1.0f, text * 0.08f), paint::Ends::closed);
    const ImVec2 from{b.x - text * 0.55f, middle};
    const paint::Placed placed(from, std::atan2(air.y - c.y, air.x - c.x), text * 0.42f);
    const std::array<ImVec2, 3> head{placed({1, 0}), placed({-0.7f, 0.8f}), placed({-0.7f, -0.8f})};
    paint::fill(list, head, night ? own.highlight : own.fill);
}

void PlaneLabels::draw(ImDrawList& list, int letter) const {
    const auto place = static_cast<std::size_t>(letter);
    if (place >= centres_.size() || !at().plane(letter).in_play()) return;
    if (!is_in_view(letter)) return draw_rim_arrow(list, letter);
    const theme::Palette& p = theme::palette();
    const Aircraft& plane = at().planes[place];
    const Extent extent = extent_of(chart().size, at().planes.size(), label_font_size());
    const ImVec2 size = this->size(letter), c = centres_[place];
    const ImVec2 a{c.x - size.x / 2, c.y - size.y / 2}, b{c.x + size.x / 2, c.y + size.y / 2};
    const float text = extent.text, line = extent.line;
    const bool decides = letter == selection().acting(), night = paint::is_dark(p.page);
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(plane.side)];
    // A line connects the label with its aircraft if it is far away.
    const ImVec2 air = art::lifted(looks()[place]);
    const ImVec2 near{std::clamp(air.x, a.x, b.x), std::clamp(air.y, a.y, b.y)};
    if (std::hypot(near.x - air.x, near.y - air.y) > chart().size) {
        const std::array<ImVec2, 2> thread{{near, air}};
        paint::stroke(list, thread, faded(p.raised, 0.7f), 3);
        paint::stroke(list, thread, night ? own.highlight : own.outline, 1.2f);
    }
    list.AddRectFilled({a.x + 1, a.y + 2}, {b.x + 1, b.y + 2}, IM_COL32(10, 20, 30, 70), 5);
    list.AddRectFilled(a, b, faded(p.raised, 0.96f), 5);
    if (extent.named) {
        const float emblem = text * 0.82f, middle = a.y + line / 2 + 1;
        list.AddRectFilled({a.x, a.y}, {b.x, a.y + line}, faded(own.fill, night ? 0.34f : 0.2f), 5,
                           ImDrawFlags_RoundCornersTop);
        art::emblem(list, {a.x + text * (part_gap + 0.41f), middle}, emblem, plane.side);
        Line name(list, a.x + text * (0.95f + part_gap), middle, text);
        name.write(words::short_name(at(), letter), p.text);
        const bool told = selection().shows_values();
        if (told) {
            Line values(list, a.x + text * part_gap * 1.2f, a.y + line * 1.5f, text);
            values.height_sign();
            values.values(plane);
        }
        draw_damage(list, plane, {a.x + 4, a.y + line * (told ? 2.0f : 1.0f)}, {b.x - 4, b.y - 2});
    } else {
        art::letter_tile(list, {a.x + 1, a.y + 1}, {a.x + text * tile_part, a.y + line - 1}, plane.side, letter);
        Line(list, a.x + text * (tile_part + part_gap), a.y + line / 2, text).values(plane);
        draw_damage(list, plane, {a.x + 3, a.y + line}, {b.x - 3, b.y - 1.5f});
    }
    list.AddRect(a, b, decides ? p.accent : night ? own.highlight : own.outline, 5, 0, decides ? 2.0f : 1.0f);
}

bool PlaneLabels::is_on(int letter, ImVec2 point) const {
    if (static_cast<std::size_t>(letter) >= centres_.size()) return false;
    const ImVec2 whole = size(letter), c = centre(letter);
    return std::abs(point.x - c.x) < whole.x / 2 && std::abs(point.y - c.y) < whole.y / 2;
}

bool PlaneLabels::is_on_any(ImVec2 point) const {
    for (int letter = 0; letter < static_cast<int>(centres_.size()); ++letter) {
        if (look(letter).opacity > 0 && is_on(letter, point)) return true;
    }
    return false;
}

}  // namespace sightlines::dogfight
