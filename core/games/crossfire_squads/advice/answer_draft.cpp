#include "games/crossfire_squads/advice/answer_draft.h"

#include <algorithm>

#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/offers/orders.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

UnitId unit_of(const Action& action) {
    UnitId unit = no_unit;
    std::visit(
        [&]<class Order>(const Order& order) {
            if constexpr (requires { order.unit; })
                unit = order.unit;
            else if constexpr (std::is_same_v<Order, Fire> || std::is_same_v<Order, React>)
                unit = order.units[0];
        },
        action);
    return unit;
}

bool AnswerDraft::points_at_enemy(const Scene& scene) const {
    return hovered_.unit != no_unit && side_of(hovered_.unit) != scene.decider();
}

bool AnswerDraft::comes_out(const Scene& scene) const {
    return scene.phase() == Phase::react && choice_.unit != no_unit && scene.unit(choice_.unit).hidden();
}

std::optional<Point> AnswerDraft::placed(const Scene& scene) const {
    if (comes_out(scene)) {
        const auto spot = choice_.spots.find(choice_.unit);
        return spot == choice_.spots.end() ? std::nullopt : std::optional(spot->second.at);
    }
    if (!choice_.gathers) return choice_.goal;
    return choice_.gathering ? choice_.gathering
                             : std::optional(plan_move(scene.seen(), choice_.unit, *choice_.goal).at);
}

bool AnswerDraft::is_picked(UnitId unit) const {
    const Units& partners = choice_.partners;
    return unit == choice_.unit || std::find(partners.begin(), partners.end(), unit) != partners.end();
}

bool AnswerDraft::is_waypoint(std::size_t leg) const {
    const std::vector<Leg>& legs = forecasts_.walk->legs;
    return std::find(choice_.waypoints.begin(), choice_.waypoints.end(), legs[leg].plan.at) != choice_.waypoints.end();
}

bool AnswerDraft::turns_turret(const Scene& scene) const {
    const bool moves = scene.phase() == Phase::group ||
                       (scene.phase() == Phase::play && (choice_.tool == Tool::orders || choice_.tool == Tool::cross));
    return moves && choice_.unit != no_unit && choice_.goal && has_turret(scene.unit(choice_.unit));
}

bool AnswerDraft::turns_at_goal(const Scene& scene) const {
    const bool puts = scene.phase() == Phase::deploy || scene.phase() == Phase::reveal;
    if (turns_turret(scene)) return true;
    return puts && choice_.goal && choice_.unit != no_unit && row_of(scene.unit(choice_.unit).kind).arc;
}

std::vector<UnitId> AnswerDraft::offered(const Scene& scene) const {
    return offered_units(scene, choice_, forecasts_.exposures);
}

std::optional<Action> AnswerDraft::intended(const Scene& scene) const {
    return crossfire_squads::intended(scene, choice_);
}

Verdict AnswerDraft::verdict(const Scene& scene) const {
    const std::optional<Action> action = intended(scene);
    return action ? scene.check(*action) : accepted;
}

bool AnswerDraft::is_free() const {
    return choice_.unit != no_unit && choice_.tool == Tool::orders && !choice_.goal && choice_.target == no_unit &&
           choice_.partners.empty();
}

bool AnswerDraft::is_idle(const Scene& scene) const {
    return is_free() && shots_.empty() && proposal() == nullptr && scene.unit(choice_.unit).kind != Kind::fo;
}

const AdvisedPlace* AnswerDraft::proposal() const {
    if (!advises() || !is_free() || places_.empty() || !places_.front().is_worth_going()) return nullptr;
    return &places_.front();
}

const Shot* AnswerDraft::proposed_shot(const Scene& scene) const {
    const bool shoots = scene.phase() == Phase::play && is_free() && !shots_.empty() && proposal() == nullptr;
    return shoots && advises() && better_.unit == no_unit && scene.unit(choice_.unit).state == State::fit
               ? &shots_.front()
               : nullptr;
}

UnitId AnswerDraft::aimed_at(const Scene& scene) const {
    const Shot* shot = proposed_shot(scene);
    return shot == nullptr ? choice_.target : shot->target;
}

UnitId AnswerDraft::to_be_charged(const Scene& scene) const {
    const UnitId enemy = refused_ != no_unit ? refused_ : aimed_at(scene);
    if (enemy == no_unit || choice_.unit == no_unit) return no_unit;
    const Walk walk = plan_walk(scene.options(), scene.seen(), choice_.unit, {scene.unit(enemy).at}, false);
    return !walk.legs.empty() && walk.legs.back().plan.why == Halt::contact ? enemy : no_unit;
}

UnitId AnswerDraft::suggested_unit(const Scene& scene) const {
    if (scene.viewer() != scene.decider() || !advises()) return no_unit;
    if (!suggested_) suggested_ = hint_ ? unit_of(*hint_) : advised_unit(scene);
    return *suggested_;
}

bool AnswerDraft::is_last_shot(const Scene& scene, UnitId shooter) const {
    if (scene.phase() != Phase::play || shooter == no_unit || shooter != suggested_unit(scene)) return false;
    if (!last_shot_) last_shot_ = crossfire_squads::is_last_shot(scene);
    return *last_shot_;
}

UnitId AnswerDraft::next_unit(const Scene& scene) const {
    if (better_.unit != no_unit) return is_free() ? better_.unit : no_unit;
    const UnitId next = is_idle(scene) ? suggested_unit(scene) : no_unit;
    return next == choice_.unit ? no_unit : next;
}

bool AnswerDraft::only_the_end_is_left(const Scene& scene) const {
    if (scene.phase() != Phase::play || !scene.decides() || scene.viewer() != scene.decider()) return false;
    if (!advises()) return false;
    if (ending_wins(scene)) return !choice_.goal && choice_.target == no_unit && scene.check(EndTurn{}).accepted();
    if (hint_ && !std::holds_alternative<EndTurn>(*hint_)) return false;
    const bool rests = choice_.unit == no_unit || (is_idle(scene) && scene.unit(choice_.unit).state == State::fit);
    return rests && suggested_unit(scene) == no_unit && scene.check(EndTurn{}).accepted();
}

bool AnswerDraft::goes_on() const {
    return unfinished_ && choice_.unit == unfinished_->unit && choice_.goal == unfinished_->goal;
}

}  // namespace sightlines::crossfire_squads
