#include "games/crossfire_squads/advice/order_words.h"

#include <algorithm>

#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/offers/offers.h"
#include "games/crossfire_squads/offers/tasks.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"

namespace sightlines::crossfire_squads {
namespace {

// What the move that is planned leads over: up to its first halt at least.
Walk planned_walk(const Scene& scene, const AnswerDraft& draft) {
    const Choice& choice = draft.choice();
    const Forecasts& forecasts = draft.forecasts();
    if (forecasts.walk && !forecasts.walk->legs.empty()) return *forecasts.walk;
    if (!forecasts.move || !choice.goal) return {};
    return single_leg(choice.unit, scene.unit(choice.unit).at, *choice.goal, *forecasts.move);
}

constexpr int needed_of_smoke = 3;

int odds_to_arrive(const Walk& walk) { return certain - odds_of_a_hit(threats_of(walk)); }

// What for; where to, the answer says.
std::string walk_suggested(const Scene& scene, const AdvisedPlace& place) {
    const Position& at = scene.seen();
    const Piece* flag = flag_of(at);
    const bool to_flag = flag != nullptr && flag->shape.contains(place.walk.end());
    const std::string reason = to_flag                                       ? reason_to_hold(at, scene.decider())
                               : place.shot > 0                              ? "it has a shot from there"
                               : in_cover(at, place.walk.end(), Cover::fire) ? "it has cover"
                                                                             : "it comes nearer";
    const std::string who = scene.units().full(place.walk.unit);
    const bool numbered = who.back() >= '0' && who.back() <= '9';
    return (numbered ? "Walk " : "Walk the ") + who + " there: " + reason + ".";
}

}  // namespace

std::string suggested(const Scene& scene, const Action& action) {
    const Offer offer = Offers<Rules>::offer(scene.rules(), scene.seen(), action);
    const std::string who = offer.group.substr(0, offer.group.find(','));
    std::string what = offer.words();
    if (const auto* move = std::get_if<Move>(&action); move != nullptr && scene.phase() == Phase::play) {
        for (const AdvisedPlace& place : advised_places(scene, move->unit))
            if (place.at == move->to) return walk_suggested(scene, place);
    }
    if (std::holds_alternative<EndTurn>(action))
        return std::string("End the turn: ") +
               (scorer(scene.seen()) == scene.decider() ? "a point for you." : "nothing more is worth the risk.");
    const std::size_t odds = what.rfind(", ");
    const auto shoot = [&](const std::string& shot, const AnyUnits& units) {
        const UnitNames& names = scene.units();
        return shot + " with " +
               (units.size() == 1 ? names.definite(units[0]) : names.list({units.begin(), units.size()})) + ": " +
               what.substr(odds + 2) + ".";
    };
    if (const auto* fire = std::get_if<Fire>(&action); fire != nullptr && odds != what.npos)
        return shoot(what.substr(0, std::min(what.find(", with "), odds)), fire->units);
    if (const auto* react = std::get_if<React>(&action); react != nullptr && odds != what.npos)
        return shoot("Shoot", react->units);
    return (who.empty() ? "" : who + words::dot) + what + ".";
}

std::string order_name(const Scene& scene, const AnswerDraft& draft, const Action& action, const Fits& fits) {
    const Choice& choice = draft.choice();
    const Forecasts& forecasts = draft.forecasts();
    const auto chosen_side = [&] { return static_cast<std::size_t>(side_of(choice.unit)); };
    if (const auto* move = std::get_if<Move>(&action)) {
        if (forecasts.charge) {
            const int arrives = odds_to_arrive(planned_walk(scene, draft));
            const std::string name = words::charge(scene, *forecasts.charge, side_of(choice.unit), arrives);
            return fits(name) ? name
                              : std::string(form_of(Task::charge).brief) + " " +
                                    words::percent(arrives * forecasts.charge->wins[chosen_side()] / certain);
        }
        if (move->with) return labels::move_as_group;
        if (scene.phase() == Phase::group) return labels::go_on;
        if (!forecasts.walk || forecasts.walk->legs.empty()) return labels::walk;
        const bool again = draft.goes_on();
        const std::string way = words::walk_to(scene, *forecasts.walk, again);
        return fits(way) ? way : again ? labels::go_on : labels::walk;
    }
    if (std::holds_alternative<Fire>(action) && forecasts.volley) {
        const std::string aim = words::shoot_for(*forecasts.volley, scene.unit(std::get<Fire>(action).target));
        return fits(aim) ? aim : labels::shoot;
    }
    if (const auto* call = std::get_if<CallFire>(&action)) {
        const int dice = bombardment_dice(scene.seen(), {call->unit, call->target, call->piece}).total();
        return words::explosive(certain - odds_of_hits(dice)[0]);
    }
    if (std::holds_alternative<CallSmoke>(action)) return words::smoke(odds_of_reaching(needed_of_smoke, 0));
    if (const auto* recon = std::get_if<Recon>(&action)) {
        const std::string name = words::search(odds_of_a_six(static_cast<int>(recon->units.size())));
        return fits(name) ? name : form_of(Task::search).brief;
    }
    if (std::holds_alternative<Cross>(action))
        return words::cross(forecast_crossing(scene.options(), scene.seen(), choice.unit).odds);
    if (std::holds_alternative<Retreat>(action)) return labels::fall_back;
    if (const auto* pivot = std::get_if<Pivot>(&action))
        return form_of(pivot->face == no_heading ? Task::stand : Task::turn).name;
    if (std::holds_alternative<React>(action)) {
        const Motion& motion = *scene.seen().motion;
        const bool turns = motion.kind == MotionKind::pivot || choice.slider.empty();
        const Point at = turns ? motion.from : point_of(motion, choice.slider.point());
        const std::string place = turns ? "" : scene.places().at(at), ground = turns ? "" : words::ground_at(scene, at);
        const std::string mover = scene.units().full(motion.unit);
        for (const std::string& name :
             {words::shoot_there(mover, place), words::shoot_there(mover, ground), words::shoot_there(mover, "")}) {
            if (fits(name)) return name;
        }
        return labels::shoot;
    }
    if (const auto* flag = std::get_if<Objective>(&action)) {
        const std::string name = words::flag_in(scene.places().piece(flag->piece));
        return fits(name) ? name : labels::here;
    }
    if (const auto* home = std::get_if<HomeEdge>(&action)) return words::edge_name(home->edge);
    if (const auto* join = std::get_if<Join>(&action))
        return join->units.empty() ? labels::nobody_called : labels::call_them;
    if (std::holds_alternative<Affect>(action)) return labels::takes_hit;
    if (std::holds_alternative<SpillOver>(action)) return labels::these;
    if (std::holds_alternative<LayMine>(action)) return labels::lay_mines;
    if (std::holds_alternative<LayWire>(action)) return labels::lay_wire;
    return labels::here;
}

std::string order_note(const Scene& scene, const AnswerDraft& draft, const Action& action) {
    const Choice& choice = draft.choice();
    const Forecasts& forecasts = draft.forecasts();
    if (std::holds_alternative<Move>(action)) {
        if (!forecasts.move) return "";
        if (forecasts.group) return words::group_note(scene, *forecasts.group);
        const Walk walk = planned_walk(scene, draft);
        if (!forecasts.charge) return words::walk_note(scene, walk, draft.guided());
        const std::string on_the_way = words::threat_note(scene, walk);
        return (on_the_way.empty() ? "" : on_the_way + " ") +
               words::charge_note(scene, *forecasts.charge, side_of(choice.unit), odds_to_arrive(walk));
    }
    if (const auto* fire = std::get_if<Fire>(&action))
        return forecasts.volley
                   ? words::shoot_note(scene, *forecasts.volley, *fire, draft.is_last_shot(scene, choice.unit))
                   : "";
    if (std::holds_alternative<React>(action) && forecasts.volley) {
        const Motion& motion = *scene.seen().motion;
        const bool turns = motion.kind == MotionKind::pivot || choice.slider.empty();
        return words::shot_note(scene, *forecasts.volley, motion.unit,
                                turns ? scene.unit(motion.unit).at : point_of(motion, choice.slider.point()));
    }
    if (std::holds_alternative<Retreat>(action)) return labels::nobody_moves_shots;
    if (std::holds_alternative<CallFire>(action)) return labels::call_never_ends_turn;
    if (std::holds_alternative<Join>(action) && forecasts.melee)
        return words::charge_note(scene, *forecasts.melee, scene.decider());
    return "";
}

std::string brief_note(const Scene& scene, const AnswerDraft& draft, const Action& action) {
    const std::optional<VolleyForecast>& volley = draft.forecasts().volley;
    const bool has_dice = volley && !volley->shots.empty() && !volley->shots.front().vehicle;
    const auto* fire = std::get_if<Fire>(&action);
    if (volley && fire != nullptr && fire->commander == no_unit && draft.guided())
        return words::shoot_odds(scene, *volley, *fire);
    return has_dice && std::holds_alternative<React>(action) ? words::stopping(*volley, scene.seen().motion->unit)
                                                             : order_note(scene, draft, action);
}

std::string refusal_text(const Scene& scene, const AnswerDraft& draft, Verdict judged) {
    for (const LineForecast& line : draft.forecasts().lines) {
        if (line.enemy == draft.choice().target && !line.seen)
            return words::no_fire(scene.seen(), scene.units(), draft.choice().unit, line).text;
    }
    const std::optional<Action> action = draft.intended(scene);
    if (action && std::holds_alternative<React>(*action) && judged.why().rule == "CS-FIRE-03")
        return words::cannot_react(scene, draft.choice().unit, draft.choice().slider.point());
    const auto* move = action ? std::get_if<Move>(&*action) : nullptr;
    if (move != nullptr && judged.why().rule == "CS-MOVE-07") {
        const Leg leg{scene.unit(move->unit).at, move->to, plan_move(scene.seen(), move->unit, move->to)};
        const std::string friendly = words::ends_on_friend(scene, move->unit, leg);
        if (!friendly.empty()) return friendly;
    }
    return std::string(judged.why().message);
}

}  // namespace sightlines::crossfire_squads
