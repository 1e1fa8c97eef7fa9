// The legend: units, markers and kinds of ground on the table, each drawn as on the map, with its name and what it
// does.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "base/sort_short.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/land.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/art/map_palette.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "games/crossfire_squads/draw/sight_fan.h"
#include "games/crossfire_squads/draw/traces.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/map_words.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads::art {
namespace {

constexpr float entry_height = 36, sample_width = 40, legend_column = 250;

enum class Marker {
    pinned,
    suppressed,
    prone,
    missed,
    flag,
    place,
    way,
    danger,
    sight,
    arc,
    trail,
    shot,
    rally,
    near,
    commander
};

struct Entry {
    enum class Shows { unit, marker, ground, smoke } shows;
    std::string name, effect;
    Make unit = {};
    Marker marker = Marker::pinned;
    Ground ground = Ground::woods;
};

bool is_on_table(const Terrain& terrain, Ground ground, int viewer) {
    return std::any_of(terrain.begin(), terrain.end(), [&](const Piece& piece) {
        return piece.ground == ground && (!piece.hidden || viewer == everybody || piece.owner == viewer);
    });
}

// Each kind once; a vehicle for each type.
void add_units(std::vector<Entry>& entries, const Position& at) {
    std::vector<Make> kinds;
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (!at[unit].exists()) continue;
        Make kind;
        kind.kind = at[unit].kind;
        kind.type = at[unit].type;
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    }
    sort_short(kinds,
               [](const Make& a, const Make& b) { return a.kind != b.kind ? a.kind < b.kind : a.type < b.type; });
    for (const Make& kind : kinds)
        entries.push_back({Entry::Shows::unit, words::legend_name(kind), words::legend_effect(kind), kind});
}

struct OfMarker {
    Marker marker;
    const char *name, *effect;
};
// What nobody can guess comes first: the panel may have room for a few only.
constexpr std::array puzzling{OfMarker{Marker::sight, labels::light_ground, labels::what_it_sees},
                              OfMarker{Marker::near, labels::dotted_ring, labels::near_enough},
                              OfMarker{Marker::place, labels::blue_ring, labels::worth_going_to},
                              OfMarker{Marker::way, labels::blue_way, labels::nobody_sees_it},
                              OfMarker{Marker::danger, labels::red_dashes, labels::may_be_shot_at},
                              OfMarker{Marker::trail, labels::a_move, labels::in_the_last_turn},
                              OfMarker{Marker::flag, labels::flag, labels::hold_it_alone}};
constexpr std::array others{OfMarker{Marker::shot, labels::a_shot, labels::a_bar_for_each_hit},
                            OfMarker{Marker::rally, labels::a_rally, labels::arrow_if_it_helped},
                            OfMarker{Marker::pinned, labels::pinned, labels::cannot_move},
                            OfMarker{Marker::suppressed, labels::suppressed, labels::can_only_rally},
                            OfMarker{Marker::prone, labels::prone, labels::harder_to_hit},
                            OfMarker{Marker::missed, labels::has_missed, labels::cannot_shoot_again},
                            OfMarker{Marker::commander, labels::thin_line, labels::can_direct_it}};

void add_markers(std::vector<Entry>& entries, std::span<const OfMarker> lines) {
    for (const OfMarker& line : lines) {
        Entry entry{Entry::Shows::marker, line.name, line.effect};
        entry.marker = line.marker;
        entries.push_back(entry);
    }
}

void add_grounds(std::vector<Entry>& entries, const Position& at, int viewer) {
    struct OfGround {
        Ground ground;
        const char *name, *effect;
    };
    static constexpr std::array lines{OfGround{Ground::woods, labels::woods, labels::is_cover},
                                      OfGround{Ground::field, labels::field, labels::is_cover},
                                      OfGround{Ground::hill, labels::hill, labels::is_cover},
                                      OfGround{Ground::rough, labels::rough_ground, labels::is_cover},
                                      OfGround{Ground::building, labels::building, labels::is_cover},
                                      OfGround{Ground::hedge, labels::hedge, labels::blocks_sight_unless_touched},
                                      OfGround{Ground::wire, labels::wire, labels::stops_a_move},
                                      OfGround{Ground::mine, labels::minefield, labels::goes_off}};
    for (const OfGround& line : lines) {
        if (!is_on_table(at.terrain, line.ground, viewer)) continue;
        Entry entry{Entry::Shows::ground, line.name, line.effect};
        entry.ground = line.ground;
        entries.push_back(entry);
    }
    if (!at.smoke.empty()) entries.push_back({Entry::Shows::smoke, labels::smoke_cloud, labels::blocks_sight});
}

// Only where somebody fires in one.
void add_arc(std::vector<Entry>& entries, const Position& at) {
    bool any = false, only_guns = true;
    for (int id = 0; id < all_units; ++id) {
        const Unit& unit = at[static_cast<UnitId>(id)];
        if (!unit.exists() || !row_of(unit.kind).arc) continue;
        any = true;
        only_guns = only_guns && unit.kind == Kind::hmg;
    }
    const char* effect = only_guns ? labels::machine_gun_can_fire : labels::that_one_can_fire;
    if (any) add_markers(entries, std::array{OfMarker{Marker::arc, labels::coloured_cone, effect}});
}

std::vector<Entry> entries_of(const Position& at, int viewer) {
    std::vector<Entry> entries;
    const std::span<const OfMarker> markers(puzzling);
    add_markers(entries, markers.first(1));
    add_arc(entries, at);
    add_markers(entries, markers.subspan(1));
    add_units(entries, at);
    add_markers(entries, others);
    add_grounds(entries, at, viewer);
    return entries;
}

int columns_in(float width) { return std::max(1, static_cast<int>(width / legend_column)); }

Polygon swatch(Ground ground) {
    if (ground == Ground::hedge) return Polygon(Corners{{10, 122}, {310, 122}, {310, 138}, {10, 138}});
    if (ground == Ground::wire) return Polygon(Corners{{10, 90}, {310, 90}, {310, 170}, {10, 170}});
    return Polygon(Corners{{24, 0}, {296, 0}, {320, 24}, {320, 236}, {296, 260}, {24, 260}, {0, 236}, {0, 24}});
}

void draw_ground_sample(ImDrawList& list, ImVec2 at, Ground ground) {
    static std::vector<std::pair<Ground, paint::Mesh>> samples;
    static const theme::Palette* palette = nullptr;
    static float hairline = 0;
    if (palette != &theme::palette() || hairline != paint::hairline()) samples.clear();
    palette = &theme::palette();
    hairline = paint::hairline();
    auto found = std::find_if(samples.begin(), samples.end(), [&](const auto& item) { return item.first == ground; });
    if (found == samples.end()) {
        paint::Recorder made;
        draw_piece(Pen{made.list(), sample_width / 320, map_colours()},
                   Piece{first_area, ground, swatch(ground), -1, false});
        samples.emplace_back(ground, made.take());
        found = samples.end() - 1;
    }
    paint::draw(list, found->second, at);
}

void draw_smoke_sample(ImDrawList& list, ImVec2 at) {
    const MapColours colours = map_colours();
    for (const float x : {0.3f, 0.68f}) {
        const ImVec2 c{at.x + sample_width * x, at.y + sample_width * 0.4f};
        paint::soft_disc(list, c, 6, 10, paint::faded(colours.smoke, 0.9f));
        paint::soft_disc(list, {c.x - 2, c.y - 2}, 0, 6, paint::faded(colours.smoke_lit, 0.9f));
    }
}

// As it looks on either side; vehicles look alike.
void draw_unit_sample(ImDrawList& list, ImVec2 at, const Make& unit) {
    const float y = at.y + 14;
    if (unit.kind == Kind::veh) return draw_symbol(list, {at.x + sample_width / 2, y}, 15, 0, unit);
    draw_symbol(list, {at.x + 9.5f, y}, 9, 0, unit);
    draw_symbol(list, {at.x + 30.5f, y}, 9, 1, unit);
}

void draw_marker_sample(ImDrawList& list, ImVec2 at, Marker marker) {
    const ImVec2 middle{at.x + sample_width / 2, at.y + 14};
    switch (marker) {
        case Marker::flag: return draw_flag(list, {{middle.x - 10, middle.y + 14}, 28, {}, nobody});
        case Marker::place: return draw_place(list, middle, 11);
        case Marker::way:
            return draw_line(list, {at.x + 4, middle.y}, {at.x + 37, middle.y}, map_colours().way, 3, Line::solid);
        case Marker::danger:
            return draw_line(list, {at.x + 4, middle.y}, {at.x + 37, middle.y}, theme::palette().refusal, 3.4f,
                             Line::dashed);
        case Marker::sight:
        case Marker::arc: {
            const FanInk ink = fan_ink(marker == Marker::arc);
            const ImVec2 cone[3] = {{at.x + 4, middle.y}, {at.x + 37, at.y + 3}, {at.x + 37, at.y + 25}};
            list.AddRectFilled({at.x + 4, at.y + 3}, {at.x + 37, at.y + 25}, map_colours().ground);
            list.AddTriangleFilled(cone[0], cone[1], cone[2], ink.fill);
            return paint::stroke(list, cone, ink.edge, paint::hairline(), paint::Ends::closed);
        }
        case Marker::trail: {
            Make unit;
            unit.kind = Kind::rifle;
            draw_symbol(list, {at.x + 8, middle.y + 2}, 8, 1, unit, left_behind);
            return draw_trail(list, {at.x + 15, middle.y + 1}, {at.x + 38, middle.y - 5}, 1);
        }
        case Marker::shot: return draw_shot(list, {at.x - 4, middle.y}, {at.x + 50, middle.y}, 1, 2);
        case Marker::rally:
            draw_rally(list, {at.x + 11, middle.y}, 0, true);
            return draw_rally(list, {at.x + 32, middle.y}, 0, false);
        case Marker::near: {
            Make unit;
            unit.kind = Kind::pc;
            draw_symbol(list, middle, 7, 0, unit);
            return draw_dotted_ring(list, middle, 12, theme::palette().text);
        }
        case Marker::commander:
            return draw_line(list, {at.x + 4, middle.y + 4}, {at.x + 37, middle.y - 4}, theme::sides()[0].outline, 1.2f,
                             Line::solid);
        default: break;
    }
    Look look{middle, 11, 0, {}};
    look.unit.kind = Kind::rifle;
    look.numbered = false;
    if (marker == Marker::pinned) look.unit.state = State::pinned;
    if (marker == Marker::suppressed) look.unit.state = State::suppressed;
    look.unit.prone = marker == Marker::prone;
    look.unit.no_fire = marker == Marker::missed;
    draw_counter(list, look);
}

void draw_sample(ImDrawList& list, ImVec2 at, const Entry& entry) {
    switch (entry.shows) {
        case Entry::Shows::unit: return draw_unit_sample(list, at, entry.unit);
        case Entry::Shows::marker: return draw_marker_sample(list, at, entry.marker);
        case Entry::Shows::ground: return draw_ground_sample(list, at, entry.ground);
        case Entry::Shows::smoke: return draw_smoke_sample(list, at);
    }
}

}  // namespace

float legend_height(const Position& at, int viewer, float width) {
    const int count = static_cast<int>(entries_of(at, viewer).size()), columns = columns_in(width);
    const int rows = (count + columns - 1) / columns;
    return entry_height * static_cast<float>(rows);
}

void draw_legend(ImDrawList& list, ImVec2 corner, float width, const Position& at, int viewer) {
    const theme::Palette& p = theme::palette();
    const int columns = columns_in(width);
    int place = 0;
    for (const Entry& entry : entries_of(at, viewer)) {
        const int column = place % columns, row = place / columns;
        const ImVec2 begin{corner.x + static_cast<float>(column) * width / static_cast<float>(columns),
                           corner.y + static_cast<float>(row) * entry_height};
        ++place;
        const float x = begin.x + sample_width + 8;
        paint::text(list, theme::font(theme::Font::strong), theme::small, {x, begin.y - 2}, p.text, entry.name.c_str());
        paint::text(list, theme::font(theme::Font::text), theme::small * 0.92f, {x, begin.y + 13}, p.secondary,
                    entry.effect.c_str());
        draw_sample(list, begin, entry);
    }
}

}  // namespace sightlines::crossfire_squads::art
