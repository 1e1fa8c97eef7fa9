#include "games/crossfire_squads/draw/rim.h"

#include <algorithm>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/flag.h"
#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/map_words.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float letters = 15, high = 20, arrow = 12;

// Within the names of the squares, and above the buttons in the corner.
Area rim_of(const Area& view) { return {{view.min.x + 26, view.min.y + 26}, {view.max.x - 6, view.max.y - 60}}; }

bool holds(const Area& area, ImVec2 p) {
    return p.x >= area.min.x && p.x <= area.max.x && p.y >= area.min.y && p.y <= area.max.y;
}

// Where the line from the middle to a place beyond leaves the area.
ImVec2 leaving(const Area& area, ImVec2 beyond) {
    const ImVec2 from = area.centre(), size = area.size();
    const ImVec2 way{beyond.x - from.x, beyond.y - from.y};
    const float across = std::fabs(way.x) / (size.x / 2), down = std::fabs(way.y) / (size.y / 2);
    const float part = 1 / std::max({across, down, 1.0f});
    return {from.x + way.x * part, from.y + way.y * part};
}

// `along`: so far along the rim.
Area label_area(const Area& rim, const RimMark& mark, float wide, float along) {
    const float side = std::fabs(mark.inward.x) > std::fabs(mark.inward.y) ? 0.0f : 1.0f;  // of the rim: it is level
    const float x = mark.tip.x + mark.inward.x * (arrow + wide / 2 + 2) + along * side,
                y = mark.tip.y + mark.inward.y * (arrow + high / 2 + 2) + along * (1 - side);
    const ImVec2 at{std::clamp(x, rim.min.x + wide / 2, std::max(rim.min.x, rim.max.x - wide) + wide / 2),
                    std::clamp(y, rim.min.y + high / 2, std::max(rim.min.y, rim.max.y - high) + high / 2)};
    return {{at.x - wide / 2, at.y - high / 2}, {at.x + wide / 2, at.y + high / 2}};
}

// With labels, none over another: those of a side are put together, else there is no room for the later one.
std::vector<RimMark> apart(const Area& rim, const UnitNames& names, const std::vector<RimMark>& marks,
                           const std::vector<Area>& kept_free) {
    std::vector<RimMark> placed;
    for (RimMark mark : marks) {
        // Beside its arrow, off what is kept free if that can be.
        const auto put_label = [&](RimMark& on) {
            const float wide = art::lettering_width(words::beyond_rim(names, on.units), letters) + 12;
            const auto covers = [&](const Area& label) {
                return std::ranges::any_of(kept_free, [&](const Area& each) { return art::overlap(label, each); });
            };
            for (const float along : {0.0f, 24.0f, -24.0f, 48.0f, -48.0f, 72.0f, -72.0f, 0.0f}) {
                on.label = label_area(rim, on, wide, along);
                if (!covers(on.label)) return;
            }
        };
        const auto hit_by = [&](const Area& label, const RimMark* but) {
            return std::find_if(placed.begin(), placed.end(), [&](const RimMark& other) {
                return &other != but && art::overlap(label, other.label);
            });
        };
        put_label(mark);
        const auto hit = hit_by(mark.label, nullptr);
        if (hit == placed.end()) {
            placed.push_back(std::move(mark));
        } else if (hit->side == mark.side) {
            RimMark more = *hit;
            more.units.insert(more.units.end(), mark.units.begin(), mark.units.end());
            put_label(more);
            if (hit_by(more.label, &*hit) == placed.end()) *hit = std::move(more);
        }
    }
    return placed;
}

}  // namespace

std::vector<RimMark> rim_marks(const Camera& camera, const Scene& scene, std::span<const art::Disc> counters) {
    constexpr float together = 76;
    const Position& at = scene.seen();
    const Area rim = rim_of(camera.viewport());
    std::vector<RimMark> marks;
    std::vector<Area> kept_free;
    constexpr float least = 300;  // of a board with room for them
    const ImVec2 size = camera.viewport().size();
    if (at.turn == 0 || camera.is_overview() || std::min(size.x, size.y) < least) return marks;
    for (int number = 0; number < all_units; ++number) {
        const auto id = static_cast<UnitId>(number);
        if (!at[id].on_table() || !art::is_shown(at, id, scene.viewer())) continue;
        const ImVec2 place = camera.at(art::map_position(at, id));
        if (holds(camera.viewport(), place)) continue;
        const ImVec2 tip = leaving(rim, place), middle = rim.centre();
        const float far = std::max(std::hypot(middle.x - tip.x, middle.y - tip.y), 1.0f);
        const auto same = std::find_if(marks.begin(), marks.end(), [&](const RimMark& mark) {
            return mark.side == side_of(id) && std::hypot(mark.tip.x - tip.x, mark.tip.y - tip.y) < together;
        });
        if (same != marks.end()) {
            same->units.push_back(id);
        } else {
            marks.push_back(
                {side_of(id), tip, {(middle.x - tip.x) / far, (middle.y - tip.y) / far}, std::vector<UnitId>{id}, {}});
        }
    }
    for (const art::Disc& counter : counters) kept_free.push_back(square_around(counter.centre, counter.radius));
    if (const Piece* piece = at.terrain.find(at.objective))
        kept_free.push_back(art::flag_on(camera, *piece, art::holder_of(at), counters).area);
    return apart(rim, scene.units(), marks, kept_free);
}

void draw_rim(ImDrawList& list, const Scene& scene, const std::vector<RimMark>& marks) {
    for (const RimMark& mark : marks) {
        const ImU32 ink = theme::sides()[static_cast<std::size_t>(mark.side)].fill;
        const ImVec2 from{mark.tip.x + mark.inward.x * arrow, mark.tip.y + mark.inward.y * arrow};
        const auto& [a, b] = mark.label;
        const ImVec2 leader[2] = {from, {std::clamp(from.x, a.x, b.x), std::clamp(from.y, a.y, b.y)}};
        paint::stroke(list, leader, ink, 1.2f);
        art::draw_arrow_head(list, from, mark.tip, ink, arrow);
        art::draw_label(list, mark.label.centre(), words::beyond_rim(scene.units(), mark.units), theme::palette().text);
        list.AddRect(a, b, ink, 4);
        for (const UnitId id : mark.units) test_ids::add("rim:" + unit_name(id), mark.label.min, mark.label.max);
    }
}

}  // namespace sightlines::crossfire_squads
