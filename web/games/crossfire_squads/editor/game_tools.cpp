// The editor's panel: how the game begins, whose turn it is, another table, the forces.
#include <algorithm>

#include "base/narrow.h"
#include "board/area.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/editor/editor.h"
#include "games/crossfire_squads/editor/rows.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {

using editor_rows::amount;
using editor_rows::on_off;
using editor_rows::title;

void Editor::draw_generator(float width) {
    constexpr int last_seed = 9999;
    const Options& options = draft().options;
    const auto generate = [this](int seed, bool buildings) {
        change(with_generated_table(draft(), seed, buildings));
        deselect();
    };
    title(labels::another_table);
    if (const auto to = amount(labels::table_number, "seed", std::min(options.seed, last_seed), 1, last_seed,
                               std::to_string(options.seed), width))
        return generate(*to, options.buildings);
    if (on_off(labels::with_buildings, "buildings", options.buildings, width))
        return generate(options.seed, !options.buildings);
    if (theme::button("generate", labels::random_table, width))
        generate(1 + static_cast<int>(platform::random_below(last_seed)), options.buildings);
}

void Editor::draw_course(float width) {
    const Position& at = draft().at;
    const auto with = [&](auto edit) {
        Position next = at;
        edit(next);
        change_to(std::move(next));
    };
    if (const int to = segments("acts", labels::turns_of, at.active, width); to >= 0)
        return with([&](Position& p) {
            p.active = narrow(to);
            update_retreats(p);
        });
    if (const auto to = amount(labels::turn_number, "turn", at.turn, 1, last_turn, std::to_string(at.turn), width))
        return with([&](Position& p) { p.turn = *to; });
    for (const std::size_t side : {0U, 1U}) {
        const std::string name = words::points_of(static_cast<int>(side));
        const std::string mark = "points:" + std::to_string(side);
        if (const auto to = amount(name.c_str(), mark.c_str(), at.vp[side], 0, draft().options.vp_goal - 1,
                                   std::to_string(at.vp[side]), width))
            return with([&](Position& p) { p.vp[side] = narrow(*to); });
    }
    caption(labels::edge_of_green);
    if (const int to = segments("edge", labels::edges, static_cast<int>(at.edges[0]) - 1, width); to >= 0)
        with([&](Position& p) { p.edges = {static_cast<Edge>(to + 1), opposite(static_cast<Edge>(to + 1))}; });
}

void Editor::draw_roster(int side, float width) {
    const float each = platform::surroundings().coarse ? theme::button_height() : 34;
    const int in_row = count_in_row(width, each, 4);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    int place = 0;
    for (int i = 0; i < most_units; ++i) {
        const UnitId id = unit_id(side, i);
        const Unit& unit = draft().at[id];
        if (!unit.exists()) continue;
        if (place++ % in_row != 0) ImGui::SameLine(0, 4);
        if (tile("roster:" + unit_name(id), {each, each}, id == unit_)) {
            select_brush(Brush::choose);
            choose(id);
        }
        const ImVec2 min = ImGui::GetItemRectMin();
        const bool is_placed = draft().deploys || unit.placement != Placement::waiting;
        art::draw_symbol(list, {min.x + each / 2, min.y + each / 2}, 11, side, unit, is_placed ? 1 : 0.4f);
    }
}

void Editor::draw_game(float width) {
    title(labels::game_starts);
    if (const int to = segments("begins", labels::starts, draft().deploys ? 1 : 0, width); to >= 0) {
        Draft next = draft();
        next.deploys = to == 1;
        const bool any_waits = std::any_of(next.at.units.begin(), next.at.units.end(), [](const Unit& unit) {
            return unit.exists() && unit.placement == Placement::waiting;
        });
        if (!next.deploys && any_waits) {
            next = with_all_placed(next, platform::random_below(opening_seeds));
        }
        return change(std::move(next));
    }
    if (draft().deploys) {
        caption(labels::players_deploy);
    } else {
        draw_course(width);
    }
    draw_generator(width);
    for (const int side : {0, 1}) {
        title(wording::side_name(side));
        draw_roster(side, width);
    }
}

}  // namespace sightlines::crossfire_squads
