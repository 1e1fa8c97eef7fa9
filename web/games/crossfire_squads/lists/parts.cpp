// Each list by itself.
#include <algorithm>
#include <array>

#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/list_words.h"
#include "games/crossfire_squads/advice/listed_places.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/advice/suggest.h"
#include "games/crossfire_squads/lists/lists.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int middle = 4;  // of a square
constexpr std::array<Point, 8> winds{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

// From which a square is proposed.
Point start_of(const Scene& scene, const Choice& choice) {
    if (choice.goal) return *choice.goal;
    if (choice.unit != no_unit && scene.unit(choice.unit).on_table()) return scene.unit(choice.unit).at;
    return {table_width / 2, table_height / 2};
}

}  // namespace

Lists::Adds Lists::adds(Part part) {
    static constexpr std::array<Adds, 14> all{
        &Lists::add_units,           &Lists::add_tasks,   &Lists::add_places,   &Lists::add_grounds,
        &Lists::add_edges,           &Lists::add_targets, &Lists::add_partners, &Lists::add_commanders,
        &Lists::add_winds,           &Lists::add_turret,  &Lists::add_slants,   &Lists::add_gathering,
        &Lists::add_reaction_points, &Lists::add_shooters};
    return all[static_cast<std::size_t>(part)];
}

void Lists::add_units(All& lists, const Scene& scene, const Selection& selection) const {
    List list{"unit", labels::list_of_units};
    const std::vector<UnitId> units =
        scene.phase() == Phase::affect ? selection.offered(scene) : choosable_units(scene);
    for (const UnitId id : units) {
        list.add(!declined_ && id == selection.choice().unit, words::listed_unit(scene, id),
                 [id](Lists& self, const Scene& at, Selection& chosen) {
                     self = {};
                     chosen.choose(at, id);
                 });
    }
    add_declining(list, scene, selection);
    lists.push_back(std::move(list));
}

// Nobody is chosen then.
void Lists::add_declining(List& list, const Scene& scene, const Selection& selection) const {
    for (const Declining& answer : declining_answers(scene, selection.guided())) {
        if (!scene.check(answer.action).accepted()) continue;
        list.add(declined_ && declined_->name == answer.name, answer.name,
                 [answer](Lists& self, const Scene& at, Selection& chosen) {
                     self = {};
                     self.declined_ = answer;
                     chosen.choose(at, no_unit);
                 });
    }
}

void Lists::add_tasks(All& lists, const Scene& scene, const Selection& selection) const {
    List list{"deed", labels::list_of_tasks};
    for (const Task each : tasks_of(scene, selection.choice(), selection.forecasts().lines)) {
        list.add(each == task(scene, selection), form_of(each).name,
                 [each](Lists& self, const Scene& at, Selection& chosen) {
                     if (at.phase() == Phase::play) chosen.choose(at, chosen.choice().unit);
                     if (chosen.choice().tool != form_of(each).tool) chosen.choose_tool(at, form_of(each).tool);
                     self = {};
                     self.unit_ = chosen.choice().unit;
                     self.task_ = each;
                     if (each == Task::shoot || each == Task::explosives) chosen.aim_at_best(at);
                 });
    }
    if (!list.options.empty()) lists.push_back(std::move(list));
}

void Lists::add_places(All& lists, const Scene& scene, const Selection& selection) const {
    List list{"place", labels::list_of_places};
    const std::optional<Point> goal = selection.placed(scene);
    const Task what = task(scene, selection);
    for (const ListedPlace& place : listed_places(scene, selection, what)) {
        const bool now = goal == place.at && list.chosen < 0;
        list.add(now, words::listed_place(scene, place, what),
                 [at = place.at](Lists&, const Scene& now_, Selection& chosen) { chosen.order_to(now_, at); });
    }
    const bool in_square = goal && list.chosen < 0;
    if (what != Task::charge) {
        list.add(in_square, labels::any_square, [](Lists&, const Scene& at, Selection& chosen) {
            const Point start = chosen.placed(at).value_or(start_of(at, chosen.choice()));
            chosen.order_to(at, point_in_square(square_at(start), middle));
        });
    }
    lists.push_back(std::move(list));
    if (in_square) add_squares(lists, scene, selection);
}

void Lists::add_squares(All& lists, const Scene& scene, const Selection& selection) const {
    const Point goal = *selection.placed(scene);
    List squares{"square", labels::list_of_squares};
    const PlaceNames places = scene.places();
    for (int square = 0; square < square_columns * square_lines; ++square) {
        squares.add(square == square_at(goal), words::listed_square(places, square),
                    [square](Lists&, const Scene& at, Selection& chosen) {
                        chosen.order_to(at, point_in_square(square, middle));
                    });
    }
    List points{"point", labels::list_of_points};
    for (int point = 0; point < points_of_square; ++point) {
        points.add(point == point_number(goal), words::listed_point(point),
                   [point, goal](Lists&, const Scene& at, Selection& chosen) {
                       chosen.order_to(at, point_in_square(square_at(goal), point));
                   });
    }
    lists.push_back(std::move(squares));
    lists.push_back(std::move(points));
    add_shifts(lists, goal);
}

void Lists::add_shifts(All& lists, Point goal) const {
    const Point shift = shift_from_point(goal), from = goal - shift;
    List east{"east", labels::list_of_shifts_east}, south{"south", labels::list_of_shifts_south};
    for (int step = -fine_steps; step <= fine_steps; ++step) {
        const int by = step * fine_step;
        const auto going_to = [](Point place) {
            return [place](Lists&, const Scene& at, Selection& chosen) { chosen.order_to(at, place); };
        };
        east.add(by == shift.x, words::listed_shift(step, {1, 0}), going_to(from + Point{by, shift.y}));
        south.add(by == shift.y, words::listed_shift(step, {0, 1}), going_to(from + Point{shift.x, by}));
    }
    lists.push_back(std::move(east));
    lists.push_back(std::move(south));
}

// From where the leader of a group halts.
void Lists::add_gathering(All& lists, const Scene& scene, const Selection& selection) const {
    if (!selection.can_gather()) return;
    const Choice& choice = selection.choice();
    const Point halt = plan_move(scene.seen(), choice.unit, *choice.goal).at;
    const Point shift = choice.gathering.value_or(halt) - halt;
    List east{"gather-east", labels::list_of_gatherings_east}, south{"gather-south", labels::list_of_gatherings_south};
    for (int step = -fine_steps; step <= fine_steps; ++step) {
        const int by = step * fine_step;
        const auto gathering_at = [](Point place) {
            return [place](Lists&, const Scene& at, Selection& chosen) {
                if (!chosen.choice().gathers) chosen.toggle_gathering();
                chosen.place_at(at, place);
                chosen.toggle_gathering();
            };
        };
        east.add(by == shift.x, words::listed_shift(step, {1, 0}), gathering_at(halt + Point{by, shift.y}));
        south.add(by == shift.y, words::listed_shift(step, {0, 1}), gathering_at(halt + Point{shift.x, by}));
    }
    lists.push_back(std::move(east));
    lists.push_back(std::move(south));
}

void Lists::add_grounds(All& lists, const Scene& scene, const Selection& selection) const {
    List list{"ground", labels::list_of_grounds};
    const UnitId unit = selection.choice().unit;
    for (const Piece& piece : scene.seen().terrain) {
        const PieceId id = piece.id;
        const Action action = scene.phase() == Phase::objective ? Action(Objective{id}) : Action(Hide{unit, id});
        if (!scene.check(action).accepted()) continue;
        list.add(id == selection.choice().piece, wording::capital(scene.places().piece(id)),
                 [id](Lists&, const Scene&, Selection& chosen) { chosen.choose_piece(id); });
    }
    lists.push_back(std::move(list));
}

void Lists::add_edges(All& lists, const Scene& scene, const Selection& selection) const {
    List list{"edge", labels::list_of_edges};
    for (const Edge edge : {Edge::n, Edge::e, Edge::s, Edge::w}) {
        if (!scene.check(HomeEdge{edge}).accepted()) continue;
        list.add(edge == selection.choice().edge, words::edge_name(edge),
                 [edge](Lists&, const Scene&, Selection& chosen) { chosen.choose_edge(edge); });
    }
    lists.push_back(std::move(list));
}

void Lists::add_targets(All& lists, const Scene& scene, const Selection& selection) const {
    List list{"target", labels::list_of_targets};
    const bool observes = scene.unit(selection.choice().unit).kind == Kind::fo;
    for (const LineForecast& line : selection.forecasts().lines) {
        if (observes ? !line.seen : !line.fire.accepted()) continue;
        const UnitId id = line.enemy;
        list.add(id == selection.choice().target, words::listed_unit(scene, id),
                 [id](Lists&, const Scene& at, Selection& chosen) { chosen.aim_at_unit(at, id); });
    }
    lists.push_back(std::move(list));
}

void Lists::add_partners(All& lists, const Scene& scene, const Selection& selection) const {
    const bool walks = scene.phase() == Phase::play && task(scene, selection) == Task::walk;
    for (const UnitId id : selection.offered(scene)) {
        if (id == selection.choice().unit) continue;
        List list{"with:" + std::to_string(id), walks ? words::comes_along(scene, id) : words::joins(scene, id)};
        for (const bool in : {false, true}) {
            list.add(selection.is_picked(id) == in, labels::no_or_yes[in ? 1 : 0],
                     [id, in](Lists&, const Scene& at, Selection& chosen) {
                         if (chosen.is_picked(id) != in) chosen.pick(at, id);
                     });
        }
        lists.push_back(std::move(list));
    }
}

void Lists::add_commanders(All& lists, const Scene& scene, const Selection& selection) const {
    const std::vector<UnitId> commanders = offered_directors(scene, selection.choice());
    if (commanders.empty()) return;
    List list{"by", labels::list_of_commanders};
    list.add(selection.choice().director == no_unit, labels::no_commander,
             [](Lists&, const Scene& at, Selection& chosen) {
                 if (chosen.choice().director != no_unit) chosen.toggle_director(at, chosen.choice().director);
             });
    for (const UnitId id : commanders) {
        list.add(selection.choice().director == id, words::listed_unit(scene, id),
                 [id](Lists&, const Scene& at, Selection& chosen) {
                     if (chosen.choice().director != id) chosen.toggle_director(at, id);
                 });
    }
    lists.push_back(std::move(list));
}

void Lists::add_turret(All& lists, const Scene& scene, const Selection& selection) const {
    if (!selection.turns_turret(scene)) return;
    const Choice& choice = selection.choice();
    List list{"turret", labels::turret_then};
    list.add(choice.turret == no_heading, labels::as_the_hull,
             [](Lists&, const Scene& at, Selection& chosen) { chosen.order_to(at, *chosen.choice().goal); });
    for (const Point wind : winds) {
        const bool now = choice.turret != no_heading && heading_words_of(choice.turret) == heading_words_of(wind);
        list.add(now, words::listed_wind(wind),
                 [wind](Lists&, const Scene& at, Selection& chosen) { chosen.face_to(at, *chosen.placed(at) + wind); });
    }
    lists.push_back(std::move(list));
}

void Lists::add_winds(All& lists, const Scene& scene, const Selection& selection) const {
    const Choice& choice = selection.choice();
    if (!row_of(scene.unit(choice.unit).kind).arc) return;
    const auto spot = choice.spots.find(choice.unit);
    const Point face = spot == choice.spots.end() ? choice.face : spot->second.face;
    List list{"facing", labels::list_of_winds};
    for (const Point wind : winds) {
        const bool now = face != no_heading && heading_words_of(face) == heading_words_of(wind);
        list.add(now, words::listed_wind(wind), [wind](Lists&, const Scene& at, Selection& chosen) {
            chosen.face_to(at, chosen.placed(at).value_or(start_of(at, chosen.choice())) + wind);
        });
    }
    lists.push_back(std::move(list));
}

void Lists::add_slants(All& lists, const Scene&, const Selection& selection) const {
    List list{"slant", labels::list_of_slants};
    for (int i = 0; i < 4; ++i) {
        const auto slant = static_cast<Slant>(i);
        list.add(slant == selection.choice().slant, words::slant_name(slant),
                 [slant](Lists&, const Scene& at, Selection& chosen) { chosen.set_slant(at, slant); });
    }
    lists.push_back(std::move(list));
}

void Lists::add_reaction_points(All& lists, const Scene& scene, const Selection& selection) const {
    const Slider& slider = selection.choice().slider;
    List list{"moment", labels::list_of_reaction_points};
    for (const ReactionPoint& moment : selection.forecasts().reaction_points) {
        const BestShot best =
            best_shot_in(scene.seen(), slider.points, selection.forecasts().exposures, moment.first, moment.last);
        list.add(moment.first <= slider.index && slider.index <= moment.last,
                 words::reaction_point_line(words::moment(scene, moment), best.dice),
                 [index = best.index](Lists&, const Scene& at, Selection& chosen) { chosen.slide(at, index); });
    }
    lists.push_back(std::move(list));
    add_points_of_way(lists, scene, selection);
}

// Within the moment, the place itself.
void Lists::add_points_of_way(All& lists, const Scene& scene, const Selection& selection) const {
    const Slider& slider = selection.choice().slider;
    List list{"where", labels::list_of_points_of_way};
    for (const ReactionPoint& moment : selection.forecasts().reaction_points) {
        if (slider.index < moment.first || slider.index > moment.last) continue;
        for (int index = moment.first; index <= moment.last; ++index) {
            const Point at = point_of(*scene.seen().motion, slider.points[static_cast<std::size_t>(index)]);
            list.add(index == slider.index, words::far_on_its_way(scene.seen().motion->from, at),
                     [index](Lists&, const Scene& now, Selection& chosen) { chosen.slide(now, index); });
        }
    }
    if (list.options.size() > 1) lists.push_back(std::move(list));
}

void Lists::add_shooters(All& lists, const Scene& scene, const Selection& selection) const {
    const Choice& choice = selection.choice();
    const Forecasts& forecasts = selection.forecasts();
    const UnitId shooter = choice.unit != no_unit ? choice.unit : forecasts.shooter;
    List list{"shooter", labels::list_of_shooters};
    for (const UnitId id : shooters_at_point(scene, choice.slider, forecasts.exposures)) {
        list.add(!declined_ && id == shooter, words::listed_unit(scene, id),
                 [id](Lists& self, const Scene& at, Selection& chosen) {
                     const int index = chosen.choice().slider.index;
                     self = {};
                     chosen.choose(at, id);
                     chosen.slide(at, index);
                 });
    }
    add_declining(list, scene, selection);
    lists.push_back(std::move(list));
}

}  // namespace sightlines::crossfire_squads
