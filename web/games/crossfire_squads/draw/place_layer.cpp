#include "games/crossfire_squads/draw/place_layer.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/art/map_palette.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/map_words.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using paint::faded;

constexpr float small_capitals = 12.5f;
constexpr float most_of_it = 0.3f;  // that a name may cover
constexpr float detailed = 0.19f;   // the scale from which on every piece is named,
constexpr int most_named = 10;      // and the number up to which it is on any

float capitals_width(const std::string& text) { return art::lettering_width(text, small_capitals); }

// Small capitals, in lines as short as the longest word allows, or as `wide` does.
std::vector<std::string> lines_of(std::string text, float wide) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); });
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        if (!lines.empty() && capitals_width(lines.back() + " " + word) <= wide) {
            lines.back() += " " + word;
        } else {
            lines.push_back(word);
        }
        begin = end + 1;
    }
    return lines;
}

struct Lettering {
    std::vector<std::string> lines;
    float wide = 0, high = 0;

    Area at(ImVec2 c) const {
        return {{c.x - wide / 2 - 4, c.y - high / 2 - 1}, {c.x + wide / 2 + 4, c.y + high / 2 + 1}};
    }
};

Lettering lettering_of(std::vector<std::string> lines) {
    Lettering found{std::move(lines)};
    for (const std::string& each : found.lines) found.wide = std::max(found.wide, capitals_width(each));
    found.high = small_capitals * static_cast<float>(found.lines.size());
    return found;
}

// The name, where it leaves enough of the piece to be seen.
std::optional<Lettering> lettering_on(ImVec2 size, const std::string& name) {
    const float room = size.x * 0.8f, deep = size.y * 0.72f;
    Lettering found = lettering_of(lines_of(name, room));
    const bool fits = found.wide <= room && found.high <= deep;
    if (fits && found.wide * found.high <= most_of_it * size.x * size.y) return found;
    return std::nullopt;
}

int areas_in(const Camera& camera, const Terrain& terrain) {
    const Area& view = camera.viewport();
    int count = 0;
    for (const Piece& piece : terrain)
        count += piece.is_area() && art::overlap(camera.on_screen(piece.shape.box()), view);
    return count;
}

// In the order of the pieces. Kept, because they are the same in every frame.
const std::vector<std::string>& names_of(const Position& at) {
    struct Kept {
        Terrain terrain;
        PieceId objective = no_piece;
        std::vector<std::string> names;
    };
    static Kept kept;
    if (kept.names.size() == at.terrain.size() && kept.objective == at.objective && kept.terrain == at.terrain)
        return kept.names;
    kept = {at.terrain, at.objective, {}};
    const PlaceNames names(at);
    for (const Piece& piece : at.terrain) kept.names.push_back(words::map_name(names, piece.id));
    return kept.names;
}

using IsFree = std::function<bool(const Area&)>;

// Where the lettering has room within the piece.
std::optional<Area> room_within(const Area& box, const Lettering& lettering, const IsFree& is_free) {
    for (const float part : {0.5f, 0.3f, 0.7f, 0.15f, 0.85f}) {
        const Area area = lettering.at({(box.min.x + box.max.x) / 2, box.min.y + box.size().y * part});
        if (art::is_inside(area, box) && is_free(area)) return area;
    }
    return std::nullopt;
}

// Where it has room across the border, leaving most of the piece to be seen.
std::optional<Area> room_across(const Area& box, const Lettering& lettering, const IsFree& is_free) {
    constexpr float hidden = 0.5f;
    const ImVec2 size = box.size();
    for (const float down : {1.0f, 0.0f, 0.85f, 0.15f, 0.5f}) {
        for (const float across : {0.5f, 0.2f, 0.8f, 0.0f, 1.0f}) {
            const Area area = lettering.at({box.min.x + size.x * across, box.min.y + size.y * down});
            const float wide = std::min(area.max.x, box.max.x) - std::max(area.min.x, box.min.x),
                        high = std::min(area.max.y, box.max.y) - std::max(area.min.y, box.min.y);
            if (wide * high <= hidden * size.x * size.y && is_free(area)) return area;
        }
    }
    return std::nullopt;
}

void draw_lettering(ImDrawList& list, const Area& area, const std::vector<std::string>& lines) {
    const theme::Palette& p = theme::palette();
    list.AddRectFilled(area.min, area.max, faded(p.panel, 0.66f), 6);
    float y = area.min.y + 1 + small_capitals / 2;
    for (const std::string& line : lines) {
        paint::label(list, theme::font(theme::Font::strong), small_capitals, {(area.min.x + area.max.x) / 2, y}, p.text,
                     line.c_str());
        y += small_capitals;
    }
}

}  // namespace

bool Naming::touches(const Area& label, const Piece& one) const {
    return one.shape.is_within(0, polygon_of(box_of(camera.point_at(label.min), camera.point_at(label.max)).grown(1)));
}

bool Naming::misleads(const Area& label) const {
    return std::any_of(terrain.begin(), terrain.end(), [&](const Piece& other) {
        return other.is_area() && !other.shape.is_within(0, piece.shape) && touches(label, other);
    });
}

std::vector<Area> draw_place_names(ImDrawList& list, const Camera& camera, const Position& at,
                                   const std::vector<art::Disc>& discs, const std::vector<Area>& areas,
                                   const std::vector<Point>& told) {
    constexpr float wide_enough = 90;
    constexpr float beside = 12;  // as far off as a name may stand; rather than farther it is left out
    const PlaceNames places(at);
    std::vector<PieceId> needed;
    needed.reserve(told.size());
    for (const Point p : told) needed.push_back(places.named_at(p));
    auto next = names_of(at).begin();
    const Area& view = camera.viewport();
    const bool crowded = areas_in(camera, at.terrain) > most_named;
    std::vector<Area> taken = areas;
    const IsFree is_free = [&](const Area& area) {
        return art::is_inside(area, view) &&
               std::none_of(taken.begin(), taken.end(), [&](const Area& other) { return art::overlap(area, other); }) &&
               std::none_of(discs.begin(), discs.end(),
                            [&](const art::Disc& disc) { return art::overlap(area, disc); });
    };
    for (const Piece& piece : at.terrain) {
        const std::string& name = *next++;
        if (!piece.is_area() || piece.id == at.objective) continue;
        const bool needs = std::find(needed.begin(), needed.end(), piece.id) != needed.end();
        // Where there are many, as on a map of the whole table, only what is named by the flag.
        if (!needs && crowded && camera.scale() < detailed && name.find("flag") == std::string::npos) continue;
        const Area box = camera.on_screen(piece.shape.box());
        // Never by a shorter name where there is little room: a piece would seem to be another one than a turn ago.
        std::optional<Lettering> lettering = lettering_on(box.size(), name);
        std::optional<Area> area;
        if (lettering) area = room_within(box, *lettering, is_free);
        const Naming naming{camera, at.terrain, piece};
        if (!area) {
            lettering = lettering_of(lines_of(name, wide_enough));
            area = room_across(box, *lettering, [&](const Area& one) {
                return is_free(one) && naming.touches(one, piece) && !naming.misleads(one);
            });
        }
        if (!area && needs) {
            const ImVec2 middle{(box.min.x + box.max.x) / 2, (box.min.y + box.max.y) / 2};
            const Area near{{box.min.x - beside, box.min.y - beside}, {box.max.x + beside, box.max.y + beside}};
            const art::Tag tag{{middle, 0}, lettering->wide + 8, lettering->high + 2, 0, true, [&](const Area& label) {
                                   return art::overlap(label, near) && !naming.misleads(label);
                               }};
            if (const auto placed = art::place_tags({&tag, 1}, discs, taken, view).front()) {
                area = placed->area;
                const auto [min, max] = *area;
                const ImVec2 ends[2] = {middle,
                                        {std::clamp(middle.x, min.x, max.x), std::clamp(middle.y, min.y, max.y)}};
                if (!naming.touches(*area, piece)) paint::stroke(list, ends, theme::palette().text, 1.2f);
            }
        }
        if (!area) continue;
        taken.push_back(*area);
        draw_lettering(list, *area, lettering->lines);
        test_ids::add("name:" + piece_name(piece.id), area->min, area->max);
    }
    return taken;
}

void draw_borders(ImDrawList& list, const Camera& camera, const Terrain& terrain) {
    const ImU32 ink = faded(theme::palette().text, 0.22f);
    for (const Piece& piece : terrain) {
        if (piece.is_area()) art::outline_piece(list, camera, piece, 0, ink, paint::hairline());
    }
}

}  // namespace sightlines::crossfire_squads
