#include "games/dogfight/panel/move_card.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/words/wording.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using words::percent;
using words::with_sign;

void draw_destination(const StepForecast& f, float width) {
    if (f.out == Out::left)
        return rows::sentence("It flies off the map and is out of the game.", "DF-GEO-08", width,
                              theme::palette().refusal);
    if (f.out == Out::destroyed)
        return rows::sentence("It flies into the ground and is destroyed.", "DF-GEO-06", width,
                              theme::palette().refusal);
    rows::fact("To " + words::place_name(f.hex, f.face),
               "height " + words::level_name(f.altitude, f.leave) + words::dot + words::pitch_name(f.pitch), width);
}

void draw_test(const StepForecast& f, bool adv_tables, float width) {
    if (!f.test.needed) return rows::fact("No roll needed", "sure", width);
    rows::fact(
        "Roll two dice: " + std::to_string(f.test.number) + " or more, test level " + std::to_string(f.test.level),
        percent(f.success), width);
    rows::modifiers(f.modifiers, width);
    std::string costs;
    const auto cost = [&](const char* name, int value) {
        if (value != 0) costs += (costs.empty() ? "" : ", ") + std::string(name) + " " + with_sign(value);
    };
    cost("speed", f.test.speed_cost);
    cost("power roll", f.test.power_cost);
    cost("minimum speed", f.test.min_rise);
    if (!costs.empty())
        rows::sentence("It costs, done or failed: " + costs, adv_tables ? "DF-ADV-TAB-02" : "DF-MT-03", width,
                       theme::palette().secondary);
}

void draw_risks(const StepForecast& f, float width) {
    const theme::Palette& p = theme::palette();
    if (f.departs) rows::sentence("A roll decides which way it leaves.", "DF-ADV-DEP-01", width, p.secondary);
    if (f.stall_check)
        rows::sentence("It is slow: stalls " + percent(f.stalls) + ", spins " + percent(f.spins), "DF-STALL-03", width,
                       p.refusal);
    if (f.stress_test)
        rows::sentence("Strain: breaks up " + percent(f.breaks) + ", damaged " + percent(f.damaged), "DF-STR-01", width,
                       p.refusal);
    if (f.success.of == f.success.out_of) return;
    std::string text = "If it fails:";
    if (f.failure.mean_cv < 0) text += " Combat Value " + words::decimal(f.failure.mean_cv) + " on average,";
    text += " speed lost " + percent(f.failure.speed_loss);
    if (f.failure.stress.of > 0) text += ", strain " + percent(f.failure.stress);
    if (f.failure.nose_drops.of > 0) text += ", nose drops " + percent(f.failure.nose_drops);
    rows::sentence(text, "DF-MT-11", width, p.secondary);
}

}  // namespace

std::string mps_text(int horizontal, int vertical) {
    return std::to_string(horizontal) + (horizontal == 1 ? " hex" : " hexes") + words::dot + std::to_string(vertical) +
           " half levels";
}

void draw_shown_step(const Scene<Rules>& scene, const StepChoice& steps, float width) {
    const theme::Palette& p = theme::palette();
    const Offer* offer = steps.shown();
    if (offer == nullptr) return caption("Tap a place on the board to see what it brings. Tap it again to fly there.");
    const StepForecast& f = offer->forecast;
    const Aircraft& plane = scene.at.mover();
    if (steps.chosen() != offer->step) rows::title(words::step_name(offer->step, plane.pitch));
    draw_destination(f, width);
    draw_test(f, scene.rules.options().adv_tables, width);
    if (const int target = plane.target != nobody ? plane.target : plane.random_target;
        target != nobody && f.own_cv != 0) {
        Aircraft after = plane;
        after.hex = f.hex;
        after.altitude = f.altitude;
        const Gains gains = gains_of(scene.rules.options(), plane, offer->step,
                                     attempted_by(scene.rules.options(), plane, offer->step, steps.points()),
                                     offer->step.kind == StepKind::fly);
        const Bonus bonus = bonus_against(scene.rules.options(), after, scene.at.plane(target), gains);
        rows::fact("Combat Value on " + words::plane_words(scene.at, target),
                   words::number(plane.cv) + words::to + words::number(plane.cv + f.own_cv), width, p.accent);
        rows::modifiers(ModifierSum()
                            .add(why::turn_bonus, bonus.facing)
                            .add(why::stay_bonus, bonus.stay)
                            .add(why::points_bonus, bonus.points),
                        width);
    }
    for (const Loss& loss : f.losses)
        rows::sentence(wording::capital(words::plane_words(scene.at, loss.pursuer)) + " loses " +
                           std::to_string(loss.cv) + " Combat Value",
                       "DF-CV-08", width);
    draw_risks(f, width);
    const int step = std::max<int>(scene.at.move.step, 1);
    rows::fact(
        "Left after it",
        f.last ? "none: the move ends" : mps_text(std::max(0, f.horizontal - step), std::max(0, f.vertical - step)),
        width);
}

}  // namespace sightlines::dogfight
