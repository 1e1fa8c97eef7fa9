// Deployment, and places for units that reveal themselves.
#include <algorithm>
#include <array>

#include "base/test_ids.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/rows.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "games/crossfire_squads/text/verbs.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using Look = rows::Button::Look;

}  // namespace

void Panel::draw_objective(float width) {
    choice().piece == no_piece ? caption(labels::choose_ground) : draw_confirm(width);
}

void Panel::draw_edges(float width) {
    rows::Grid grid(4, width, 64, theme::button_height());
    for (const Edge edge : {Edge::n, Edge::e, Edge::s, Edge::w}) {
        grid.next();
        const std::string test_id = "edge:" + std::string(edge_words[static_cast<std::size_t>(edge)]);
        const Look look = edge == choice().edge ? Look::primary : Look::plain;
        if (rows::button({test_id, words::edge_name(edge), "", look}, grid.size().x)) propose(HomeEdge{edge});
    }
    grid.finish();
}

void Panel::draw_placing(float width) {
    const bool places = choice().unit != no_unit && choice().goal && choice().tool == Tool::orders;
    if (choice().goal || choice().tool != Tool::orders) draw_confirm(width);
    if (choice().unit != no_unit && !choice().goal) caption(labels::choose_its_place);
    const TaskForm &rest = form_of(Task::place_rest), &hiding = form_of(Task::hide);
    if (places && selection_.verdict(scene_).accepted() && rows::button({rest.id, rest.brief}, width))
        return selection_.begin(scene_, Task::place_rest);
    if (choice().unit != no_unit && choice().goal && row_of(seen()[choice().unit].kind).arc)
        draw_facing(width, labels::where_it_faces);
    draw_declining(width);
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
        } else {
            const std::string name = words::answer(scene_, Hide{choice().unit, choice().piece});
            const bool fits = rows::fits(name, width, hiding.key);
            if (rows::button({hiding.id, fits ? name : hiding.brief, hiding.key}, width))
                return selection_.begin(scene_, Task::hide);
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
    const std::array<std::pair<Task, int>, 2> tasks{{{Task::mine, stock.mines[side]}, {Task::wire, stock.wire[side]}}};
    rows::Grid grid(2, width, 96, theme::button_height());
    for (const auto& [task, left] : tasks) {
        grid.next();
        const TaskForm& form = form_of(task);
        const Look look = choice().tool == form.tool ? Look::chosen : left > 0 ? Look::plain : Look::dim;
        if (rows::button({form.id, words::obstacles_left(form.brief, left), form.key, look}, grid.size().x) && left > 0)
            selection_.begin(scene_, task);
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
