// What a press on the table means, and a unit that is dragged over it.
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/nearby.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/lexicon.h"

namespace sightlines::crossfire_squads {
namespace {

// Whether the unit cannot stand at the place for the friend that was hit there. A finger hits one from farther away.
bool is_in_the_way(const Scene& scene, UnitId unit, const Press& press) {
    const Unit& friendly = scene.unit(press.unit);
    return unit == press.unit ||
           squared_distance(friendly.at, press.at) < square(radius_of(friendly) + radius_of(scene.unit(unit)));
}

}  // namespace

void Selection::click(const Scene& scene, const Press& press) {
    if (continuation_.walks_to(press.at)) return;
    continuation_.stop_walking();
    if (!scene.decides()) return;
    if (press.on_goal && choice_.unit != no_unit && !is_on_enemy(scene, press))
        return choice_.goal ? confirm(scene) : do_default(scene);
    const bool wants_ground = choice_.tool == Tool::smoke || choice_.tool == Tool::recon || choice_.tool == Tool::turn;
    if (press.unit != no_unit && !wants_ground) return click_unit(scene, press.unit);
    click_ground(scene, press.at);
}

void Selection::order_to(const Scene& scene, Point place) {
    if (scene.phase() == Phase::react) return place_at(scene, place);
    const bool moves = choice_.tool == Tool::orders || choice_.tool == Tool::assault;
    if (moves && scene.phase() != Phase::deploy) return aim_at(scene, place);
    click(scene, {no_unit, place});
}

// Nearer to an enemy than to the goal beside it.
bool Selection::is_on_enemy(const Scene& scene, const Press& press) const {
    if (press.unit == no_unit || side_of(press.unit) == scene.decider()) return false;
    const AdvisedPlace* proposed = proposal();
    if (!choice_.goal && proposed == nullptr) return false;
    const Point goal = choice_.goal ? *choice_.goal : proposed->at;
    return squared_distance(scene.unit(press.unit).at, press.at) < squared_distance(goal, press.at);
}

bool Selection::ask_for_unit(bool wanted) {
    if (wanted) refuse({"", words::choose_a_unit_first(), "no-unit"});
    return wanted;
}

void Selection::click_unit(const Scene& scene, UnitId unit) {
    const Phase phase = scene.phase();
    if (side_of(unit) == scene.decider()) {
        const bool names = phase == Phase::join || phase == Phase::spill;
        const bool joins = choice_.grouping || phase == Phase::react;
        if (names || (joins && choice_.unit != no_unit && unit != choice_.unit)) return join_or_choose(scene, unit);
        if (phase == Phase::react && choice_.unit == no_unit) return choose_shooter(scene, unit);
        return choose(scene, unit == choice_.unit ? no_unit : unit);
    }
    const bool moves = scene.seen().motion && scene.seen().motion->unit == unit;
    if (phase == Phase::react && !moves) return refuse({"", words::only_the_mover(scene), "not-the-mover"});
    if (choice_.unit == no_unit && !advises()) return void(ask_for_unit(true));
    if (choice_.unit == no_unit) return phase == Phase::play ? aim_with_best(scene, unit) : void();
    const Kind kind = scene.unit(choice_.unit).kind;
    const bool unarmed = kind == Kind::cc || kind == Kind::pc;
    if (choice_.tool == Tool::assault || phase == Phase::group || unarmed) {
        const Point place = scene.unit(unit).at;
        return choice_.goal == place ? confirm(scene) : aim_at(scene, place);
    }
    if (phase != Phase::play) return;
    if (choice_.target == unit) return confirm(scene);
    aim_at_unit(scene, unit);
    if (verdict(scene).accepted()) return;
    propose(scene, *intended(scene));
    for (const LineForecast& line : forecasts_.lines) {
        if (line.enemy == unit && !line.seen)
            explain(words::no_fire(scene.seen(), scene.units(), choice_.unit, line).text);
    }
    refused_ = unit;
    clear_aim();  // it was said why; the panel offers what can be done instead
    forecast(scene);
}

// In a reaction, one that cannot shoot with those chosen shoots instead of them.
void Selection::join_or_choose(const Scene& scene, UnitId unit) {
    const bool leaves = is_picked(unit);
    toggle_partner(scene, unit);
    const bool alone = scene.phase() == Phase::react && !leaves && !scene.unit(unit).hidden();
    if (!alone || verdict(scene).accepted()) return;
    toggle_partner(scene, unit);
    choose_shooter(scene, unit);
}

// In a reaction: at the place that is shown, else where it rolls most dice. One that cannot shoot at all says why, and
// what was proposed stays.
void Selection::choose_shooter(const Scene& scene, UnitId unit) {
    const Slider& slider = choice_.slider;
    if (scene.unit(unit).hidden() || slider.empty()) return choose(scene, unit);
    const int index = place_to_shoot(slider.points, slider.index, forecasts_.exposures, unit);
    if (index < 0) return refuse({"", words::cannot_react(scene, unit, slider.point()), "cannot-react"});
    choose(scene, unit);
    slide(scene, index);
}

void Selection::aim_with_best(const Scene& scene, UnitId enemy) {
    const UnitId shooter = best_shooter_at(scene, enemy);
    if (shooter == no_unit) return refuse({"", words::nobody_can_shoot_at(scene, enemy), "no-shooter"});
    choose(scene, shooter);
    aim_at_unit(scene, enemy);
}

void Selection::click_ground(const Scene& scene, Point place) {
    const Piece* area = area_at(scene.seen().terrain, place);
    const PieceId piece = area == nullptr ? no_piece : area->id;
    const Tool tool = choice_.tool;
    const bool names_ground = scene.phase() == Phase::objective || scene.phase() == Phase::deploy;
    if (tool == Tool::mine || (choice_.unit == no_unit && names_ground)) choice_.piece = piece;
    if (tool == Tool::mine || tool == Tool::wire) return aim_at(scene, place);
    if (scene.phase() == Phase::react && (choice_.unit == no_unit || !scene.unit(choice_.unit).hidden()))
        return slide_to(scene, place);
    if (choice_.unit == no_unit) return;
    const Unit& unit = scene.unit(choice_.unit);
    if (tool == Tool::turn || tool == Tool::turret) {
        if (place != unit.at) choice_.face = place - unit.at;
        return forecast(scene);
    }
    if (scene.phase() == Phase::react || choice_.gathers) return place_at(scene, place);
    if (scene.phase() == Phase::deploy || tool == Tool::recon) choice_.piece = piece;
    aim_at(scene, place);
    if (scene.phase() == Phase::play && tool == Tool::orders) give_way(scene);
}

// Where a friend bars the place that was pressed, a free one beside it is meant.
bool Selection::give_way(const Scene& scene) {
    const Verdict judged = verdict(scene);
    const bool at_once = !judged.accepted() && judged.why().rule == "CS-MOVE-07";
    if (!at_once && (!forecasts_.walk || !is_barred(scene.seen(), *forecasts_.walk))) return false;
    const auto place = free_place_near(scene, choice_.unit, *choice_.goal);
    if (place) aim_at(scene, *place);
    return place.has_value();
}

bool Selection::can_drag(const Scene& scene, UnitId unit) const {
    const bool moves = scene.phase() == Phase::play || scene.phase() == Phase::group;
    return scene.decides() && moves && unit != no_unit && side_of(unit) == scene.decider() &&
           scene.unit(unit).on_table() && is_choosable(scene.seen(), unit);
}

void Selection::take_up(const Scene& scene, UnitId unit) {
    if (unit != choice_.unit) return choose(scene, unit);
    choice_.tool = Tool::orders;
    clear_aim();
    forecast(scene);
}

void Selection::put_down(const Scene& scene, const Press& press) {
    if (press.unit != no_unit && press.unit == aimed_at(scene)) return aim_at_unit(scene, press.unit);
    if (press.unit != no_unit && side_of(press.unit) != scene.decider()) return click_unit(scene, press.unit);
    clear_aim();
    if (press.unit != no_unit && is_in_the_way(scene, choice_.unit, press)) return forecast(scene);
    aim_at(scene, press.at);
    if (scene.phase() == Phase::play && give_way(scene)) return;  // elsewhere than there: marked first
    const bool allowed = verdict(scene).accepted();
    confirm(scene);
    if (allowed) return;
    clear_aim();
    forecast(scene);
}

}  // namespace sightlines::crossfire_squads
