// Deployment, and places for units that reveal themselves.
#include <algorithm>
#include <array>

#include "base/test_ids.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/offers/orders.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using Look = rows::Button::Look;

}  // namespace

void Panel::draw_deployment(float width) {
    switch (seen().phase) {
        case Phase::objective: {
            const Piece* piece = seen().terrain.find(choice().piece);
            if (piece == nullptr) return caption(labels::choose_ground);
            if (const Verdict judged = scene_.check(Objective{choice().piece}); !judged.accepted())
                return draw_refusal(judged, width);
            draw_default(width);
            return;
        }
        case Phase::edge: {
            const Edge nearer = advised_edge(scene_);
            rows::Grid grid(4, width, 64, theme::button_height());
            for (const Edge edge : {Edge::n, Edge::e, Edge::s, Edge::w}) {
                grid.next();
                const std::string test_id = "edge:" + std::string(edge_words[static_cast<std::size_t>(edge)]);
                const Look look = edge == nearer ? Look::primary : Look::plain;
                if (rows::button({test_id, words::edge_name(edge), "", look}, grid.size().x)) propose(HomeEdge{edge});
            }
            return grid.finish();
        }
        default: return draw_placing(width);
    }
}

void Panel::draw_placing(float width) {
    const bool places = choice().unit != no_unit && choice().goal && choice().tool == Tool::orders;
    if (choice().goal || choice().tool != Tool::orders) draw_confirm(width);
    if (choice().unit != no_unit && !choice().goal) caption(labels::choose_its_place);
    if (places && selection_.verdict(scene_).accepted() && rows::button({"do:place-rest", labels::all_the_rest}, width))
        return selection_.place_rest(scene_);
    if (choice().unit != no_unit && choice().goal && row_of(seen()[choice().unit].kind).arc)
        draw_facing(width, labels::where_it_faces);
    if (scene_.check(Done{}).accepted() && decline("do:done", labels::done, "W", width)) propose(Done{});
    if (choice().unit != no_unit) draw_unit_card(width);
    draw_switches(width);
    const bool hides = scene_.options().hidden == scene_.decider();
    if (choice().unit != no_unit && choice().tool == Tool::orders && hides &&
        (unfolded_.more || choice().piece != no_piece)) {
        const Piece* piece = seen().terrain.find(choice().piece);
        const Verdict judged = piece == nullptr ? accepted : scene_.check(Hide{choice().unit, choice().piece});
        if (!judged.accepted()) {
            draw_refusal(judged, width);
        } else if (piece == nullptr) {
            caption(labels::or_choose_hiding_place);
        } else if (rows::button({"do:hide", labels::hide_it_there, "I"}, width)) {
            return propose(Hide{choice().unit, choice().piece});
        }
    }
    if (seen().stock && (unfolded_.more || choice().unit == no_unit)) draw_obstacles(width);
    if (choice().unit != no_unit)
        rows::fact(labels::still_to_place, std::to_string(choosable_units(scene_).size()), width);
    draw_picks(width);
}

// Mines and wire that are left to lay.
void Panel::draw_obstacles(float width) {
    const auto side = static_cast<std::size_t>(scene_.decider());
    const Stock& stock = *seen().stock;
    const std::array<std::pair<Tool, std::string>, 2> tools{
        {{Tool::mine, words::mines_left(stock.mines[side])}, {Tool::wire, words::wire_left(stock.wire[side])}}};
    rows::Grid grid(2, width, 96, theme::button_height());
    for (const auto& [tool, name] : tools) {
        grid.next();
        const Look look = choice().tool == tool                  ? Look::chosen
                          : can_use(scene_, choice().unit, tool) ? Look::plain
                                                                 : Look::dim;
        const char* test_id = tool == Tool::mine ? "tool:mine" : "tool:wire";
        if (rows::button({test_id, name, tool == Tool::mine ? "B" : "C", look}, grid.size().x) &&
            can_use(scene_, choice().unit, tool))
            selection_.choose_tool(scene_, tool);
    }
    grid.finish();
    if (choice().tool == Tool::mine) caption(labels::choose_ground_in_half);
    if (choice().tool == Tool::wire) draw_slants(width);
}

void Panel::draw_reveal_card(float width) {
    if (choice().unit != no_unit) {
        if (!choice().goal)
            caption(words::choose_place_in(scene_.places().piece(seen()[choice().unit].hidden_in)).c_str());
        draw_confirm(width);
        if (choice().goal && row_of(seen()[choice().unit].kind).arc) draw_facing(width, labels::where_it_faces);
    }
    draw_picks(width);
}

}  // namespace sightlines::crossfire_squads
