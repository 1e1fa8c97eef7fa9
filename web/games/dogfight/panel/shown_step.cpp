#include "games/dogfight/panel/move_card.h"
#include "games/dogfight/panel/rows.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/maneuver_tests.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using words::percent;

void draw_destination(const StepForecast& f, float width) {
    if (f.out == Out::left) return rows::sentence(labels::off_the_map, "DF-GEO-08", width, theme::palette().refusal);
    if (f.out == Out::destroyed)
        return rows::sentence(labels::into_the_ground, "DF-GEO-06", width, theme::palette().refusal);
    rows::fact(words::end_text(f), words::height_and_pitch(f), width);
}

void draw_test(const StepForecast& f, bool adv_tables, float width) {
    if (!f.test.needed) return rows::fact(labels::no_roll, labels::sure, width);
    rows::fact(words::roll_text(f.test), percent(f.success), width);
    rows::modifiers(f.modifiers, width);
    if (const std::string costs = words::costs_sentence(f.test); !costs.empty())
        rows::sentence(costs, adv_tables ? "DF-ADV-TAB-02" : "DF-MT-03", width, theme::palette().secondary);
}

void draw_risks(const StepForecast& f, float width) {
    const theme::Palette& p = theme::palette();
    if (f.departs) rows::sentence(labels::uncertain_exit, "DF-ADV-DEP-01", width, p.secondary);
    if (f.stall_check) rows::sentence(words::stall_sentence(f), "DF-STALL-03", width, p.refusal);
    if (f.stress_test) rows::sentence(words::strain_sentence(f), "DF-STR-01", width, p.refusal);
    if (f.success.of == f.success.out_of) return;
    rows::sentence(words::failure_sentence(f.failure), "DF-MT-11", width, p.secondary);
}

}  // namespace

void draw_shown_step(const Scene<Rules>& scene, const StepChoice& steps, float width) {
    const theme::Palette& p = theme::palette();
    const StepOffer* offer = steps.shown();
    if (offer == nullptr) return caption(labels::tap_a_place);
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
        rows::fact(words::bonus_text(scene.at, target),
                   words::number(plane.cv) + words::to + words::number(plane.cv + f.own_cv), width, p.accent);
        rows::modifiers(ModifierSum()
                            .add(why::turn_bonus, bonus.facing)
                            .add(why::stay_bonus, bonus.stay)
                            .add(why::points_bonus, bonus.points),
                        width);
    }
    for (const Loss& loss : f.losses) rows::sentence(words::loss_sentence(scene.at, loss), "DF-CV-08", width);
    draw_risks(f, width);
    const int step = std::max<int>(scene.at.move.step, 1);
    rows::fact(
        labels::left_after,
        f.last ? labels::none_left : words::mps_text(std::max(0, f.horizontal - step), std::max(0, f.vertical - step)),
        width);
}

}  // namespace sightlines::dogfight
