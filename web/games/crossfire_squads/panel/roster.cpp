#include "games/crossfire_squads/panel/roster.h"

#include <algorithm>
#include <vector>

#include "base/sort_short.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "platform.h"
#include "widgets/theme.h"
#include "widgets/tip.h"

namespace sightlines::crossfire_squads {
namespace {

using theme::Font;

constexpr float label = 11, header_width = 30, platoon_gap = 7;

// A unit's cell in the list, large enough for a finger if need be.
bool is_coarse() { return platform::surroundings().coarse; }
float cell_width() { return is_coarse() ? theme::button_height() : 21; }
float row_height() { return is_coarse() ? theme::button_height() : 25; }

struct Entry {
    UnitId id;
    Unit unit;
    bool lost;
};

// The units of a platoon by number, including lost ones.
struct Platoon {
    int number;
    std::vector<Entry> entries;
    float width() const { return (number > 0 ? label : 0) + cell_width() * static_cast<float>(entries.size()); }
};

bool is_lost(const Position& at, UnitId id) { return std::find(at.lost.begin(), at.lost.end(), id) != at.lost.end(); }

// A position has only the ids of lost units; their kinds are in the starting position or in the forces of the options.
Unit original_unit(const Position& start, const Options& options, UnitId id) {
    if (start[id].exists()) return start[id];
    const Force& force = options.forces[static_cast<std::size_t>(side_of(id))];
    Unit unit;
    if (static_cast<std::size_t>(number_of(id)) < force.size())
        static_cast<Make&>(unit) = force[static_cast<std::size_t>(number_of(id))];
    return unit;
}

std::vector<Platoon> platoons_of(const Position& at, const Position& start, const Options& options, int side) {
    std::vector<Platoon> platoons;
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side, number);
        const bool lost = is_lost(at, id);
        if (!lost && !at[id].exists()) continue;
        const Unit unit = lost ? original_unit(start, options, id) : at[id];
        auto found = std::find_if(platoons.begin(), platoons.end(),
                                  [&](const Platoon& platoon) { return platoon.number == unit.platoon; });
        if (found == platoons.end()) found = platoons.insert(found, Platoon{unit.platoon, {}});
        found->entries.push_back({id, unit, lost});
    }
    sort_short(platoons, [](const Platoon& a, const Platoon& b) { return a.number < b.number; });
    return platoons;
}

struct Strength {
    int units = 0, pinned = 0, suppressed = 0, lost = 0;
};

Strength strength_of(const Position& at, int side) {
    Strength strength;
    for (int number = 0; number < most_units; ++number) {
        const Unit& unit = at[unit_id(side, number)];
        if (!unit.exists()) continue;
        ++strength.units;
        if (unit.state == State::pinned) ++strength.pinned;
        if (unit.state == State::suppressed) ++strength.suppressed;
    }
    for (const UnitId id : at.lost) strength.lost += side_of(id) == side ? 1 : 0;
    return strength;
}

// Numbers of units, and of pinned, suppressed and lost ones with the symbols that counters have.
void draw_strength(ImDrawList& list, ImVec2 at, const Strength& strength, bool brief) {
    const theme::Palette& p = theme::palette();
    float x = at.x;
    const auto put = [&](const std::string& text, ImU32 ink) {
        paint::text(list, theme::font(Font::text), theme::small, {x, at.y + 4}, ink, text.c_str());
        x += theme::text_width(Font::text, theme::small, text) + 10;
    };
    put(brief ? std::to_string(strength.units) : words::counted(strength.units, "unit"), p.text);
    const float y = at.y + 14;
    if (strength.pinned > 0) {
        list.AddCircle({x + 5, y}, 5, IM_COL32(242, 178, 38, 255), 0, 2.5f);
        x += 14;
        put(std::to_string(strength.pinned), p.secondary);
    }
    if (strength.suppressed > 0) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            const float from = 1.5707963f * static_cast<float>(quarter) + 0.24f;
            list.PathArcTo({x + 5, y}, 5, from, from + 1.09f);
            list.PathStroke(IM_COL32(206, 42, 38, 255), 0, 2.5f);
        }
        x += 14;
        put(std::to_string(strength.suppressed), p.secondary);
    }
    if (strength.lost == 0) return;
    list.AddLine({x, y + 5}, {x + 9, y - 5}, p.refusal, 2);
    x += 13;
    put(std::to_string(strength.lost), p.secondary);
}

void draw_entry(ImDrawList& list, ImVec2 centre, const Entry& entry, bool chosen) {
    const theme::Palette& p = theme::palette();
    const float size = is_coarse() ? 14 : 8.5f;
    if (chosen) list.AddCircle(centre, size + 3, p.accent, 0, 2);
    const float opacity = entry.lost ? 0.3f : entry.unit.placement == Placement::waiting ? 0.5f : 1.0f;
    Unit shown = entry.unit;
    if (entry.lost) shown.state = State::fit;
    rows::draw_unit(list, centre, size, side_of(entry.id), shown, opacity);
    if (!entry.lost) return;
    list.AddLine({centre.x - 7, centre.y + 7}, {centre.x + 7, centre.y - 7}, p.refusal, 2);
}

void draw_header(ImDrawList& list, ImVec2 at, int side) {
    art::draw_badge(list, {at.x + 11, at.y + row_height() / 2}, 20, side);
}

}  // namespace

float Roster::draw_force(const Forces& forces, ImVec2 begin, float width, int side) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float left = begin.x + header_width, right = begin.x + width;
    ImVec2 at{left, begin.y};
    for (const Platoon& platoon : platoons_of(forces.scene.seen(), forces.start, forces.scene.options(), side)) {
        if (at.x > left && at.x + platoon.width() > right) at = {left, at.y + row_height()};
        if (forces.scene.units().names_platoon(platoon.entries.front().id)) {
            paint::text(list, theme::font(Font::text), theme::small - 2, {at.x, at.y + (row_height() - 17) / 2},
                        theme::palette().secondary, std::to_string(platoon.number).c_str());
            at.x += label;
        }
        for (const Entry& entry : platoon.entries) {
            if (at.x + cell_width() > right + 1) at = {left + label, at.y + row_height()};
            ImGui::SetCursorScreenPos(at);
            const std::string test_id = "chip:" + unit_name(entry.id);
            if (ImGui::InvisibleButton(test_id.c_str(), {cell_width(), row_height()}, ImGuiButtonFlags_EnableNav) &&
                !entry.lost)
                interaction_.pressed = entry.id;
            test_ids::add_item(test_id);
            tip(entry.lost ? words::is_lost(forces.scene.name(entry.id)) : forces.tips(entry.id));
            if (ImGui::IsItemHovered() && !entry.lost) {
                interaction_.hovered = entry.id;
                ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
            }
            draw_entry(list, {at.x + cell_width() / 2, at.y + row_height() / 2}, entry, entry.id == forces.chosen);
            at.x += cell_width();
        }
        at.x += platoon_gap;
    }
    return at.y + row_height();
}

// A single line for both sides, for small screens.
void Roster::draw_strengths(const Scene& scene, float width) {
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float half = width / 2;
    const float row = platform::surroundings().coarse ? theme::button_height() : 28;
    if (ImGui::InvisibleButton("roster", {width, row}, ImGuiButtonFlags_EnableNav)) open_ = !open_;
    test_ids::add_item("roster");
    for (int side = 0; side < 2; ++side) {
        const ImVec2 at{begin.x + half * static_cast<float>(side), begin.y};
        draw_header(list, {at.x, at.y + (row - row_height()) / 2}, side);
        test_ids::add("player:" + std::to_string(side), at, {at.x + half, at.y + row});
        if (scene.covered()) continue;
        draw_strength(list, {at.x + header_width, at.y + (row - 28) / 2}, strength_of(scene.seen(), side), half < 150);
    }
}

Roster::Interaction Roster::draw(const Forces& forces, float width) {
    const Scene& scene = forces.scene;
    interaction_ = {};
    const platform::Surroundings& around = platform::surroundings();
    const bool small = around.width < 700 || around.is_low() || (around.coarse && around.width < around.height);
    if (small) draw_strengths(scene, width);
    if (small && !open_) return interaction_;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const Position& at = scene.seen();
    const int acting = at.active == nobody || at.phase == Phase::over ? scene.decider() : at.active;
    float y = origin.y;
    for (int side = 0; side < 2; ++side) {
        list.ChannelsSplit(2);
        list.ChannelsSetCurrent(1);
        const float bottom = scene.covered() ? y + row_height() : draw_force(forces, {origin.x, y}, width, side);
        if (!small) {
            draw_header(list, {origin.x, y}, side);
            test_ids::add("player:" + std::to_string(side), {origin.x, y}, {origin.x + header_width, y + row_height()});
        }
        list.ChannelsSetCurrent(0);
        if (acting == side) {
            list.AddRectFilled({origin.x - 6, y - 2}, {origin.x + width + 6, bottom + 1},
                               theme::fade(theme::palette().accent, 0.1f), theme::radius);
            test_ids::add("turn:" + std::to_string(side), {origin.x, y}, {origin.x + width, bottom});
        }
        list.ChannelsMerge();
        y = bottom + 4;
    }
    ImGui::SetCursorScreenPos(origin);
    ImGui::Dummy({width, y - origin.y - 4});
    return interaction_;
}

}  // namespace sightlines::crossfire_squads
