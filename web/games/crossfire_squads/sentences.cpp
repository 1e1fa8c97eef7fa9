#include "games/crossfire_squads/sentences.h"

#include <array>

#include "games/crossfire_squads/picks.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/wording.h"

namespace sightlines::crossfire_squads {
namespace {

using wording::side_name;

std::string stage_of(const Position& at) {
    std::string stage = at.turn == 0 ? "Before the battle" : "Turn " + std::to_string(at.turn);
    if (at.objective != no_piece && at.turn > 0)
        stage += words::dot + std::to_string(at.vp[0]) + " : " + std::to_string(at.vp[1]);
    return stage;
}

std::string who_of(const Position& at, int side) {
    const Edge edge = at.edges[static_cast<std::size_t>(side)];
    return side_name(side) + (edge == Edge::none ? "" : words::dot + std::string(words::edge_name(edge)));
}

Prompt end_of(const Position& at) {
    constexpr std::array reasons{"", "The objective was held long enough.", "The other side has no unit left.",
                                 "The last turn is over: the higher score wins."};
    std::string who;
    for (const std::int8_t side : at.win->winners) who += side_name(side);
    const bool draw = at.win->winners.size() != 1;
    return {
        -1, draw ? "A draw" : who + " wins",
        draw ? "The last turn is over, and the scores are equal." : reasons[static_cast<std::size_t>(at.win->reason)],
        stage_of(at)};
}

std::string deployment_question(const Position& at, int side) {
    if (has_units_to_place(at, side)) return "Place a unit, a quarter of the table deep at most from the home edge.";
    return "All units are placed. Lay the obstacles that are left, or give them up.";
}

std::string reaction_question(const Position& at) {
    constexpr std::array verbs{"moves", "turns", "crosses wire", "retreats"};
    const Motion& motion = *at.motion;
    return wording::capital(words::full_name(at, motion.unit)) + " " + verbs[static_cast<std::size_t>(motion.kind)] +
           ". Shoot at it, or hold fire?";
}

std::string spill_question(const Position& at) {
    return "The explosion spreads: choose " + words::counted(at.spill->count, "unit", "units") +
           " near it to be suppressed.";
}

// Both sides can read the question: hidden details appear only in the panel of the deciding player.
std::string question_of(const Position& at, int side, UnitId chosen) {
    switch (at.phase) {
        case Phase::objective: return "Which piece of ground is the objective?";
        case Phase::edge: return "From which edge do you come? The other side has the one opposite.";
        case Phase::deploy: return deployment_question(at, side);
        case Phase::react: return reaction_question(at);
        case Phase::group: return "The group is under way. Who moves next?";
        case Phase::join: return "Close combat: who is called in to help?";
        case Phase::affect: return "The building is hit: which of your units in it takes the effect?";
        case Phase::spill: return spill_question(at);
        case Phase::reveal: return "Hidden units are found: where do they stand?";
        case Phase::play:
            return chosen == no_unit ? "Order as many units as you like, until something fails or you end the turn."
                                     : "What shall " + words::short_name(at, chosen) + " do?";
        default: return "";
    }
}

std::string roll_question(const Position& at) {
    switch (at.phase) {
        case Phase::rolloff: return "Roll off: who names the objective, and who takes an edge?";
        case Phase::fire: {
            const Shooting& s = *at.shooting;
            const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
            return wording::capital(words::short_name(at, shooter)) + " fires at " + words::short_name(at, s.target) +
                   ".";
        }
        case Phase::rally: return wording::capital(words::short_name(at, at.rallying)) + " tries to rally.";
        case Phase::cc: return "Close combat: the higher total wins, the others are lost.";
        case Phase::cross: return wording::capital(words::short_name(at, at.crossing->unit)) + " crosses the wire.";
        case Phase::mine: return "Mines go off under " + words::short_name(at, at.mine->unit) + ".";
        case Phase::he: {
            const Bombardment& b = *at.bombardment;
            return "High explosive on " +
                   (b.target != no_unit ? words::short_name(at, b.target) : words::piece_words(at, b.building)) + ".";
        }
        case Phase::smoke: return wording::capital(words::short_name(at, at.smoke_call->unit)) + " calls smoke.";
        case Phase::recon: return "Recon by fire into " + words::piece_words(at, at.recon->piece) + ".";
        default: return "";
    }
}

}  // namespace

Prompt prompt(const Scene& scene, UnitId chosen) {
    const Position& at = scene.seen();
    if (at.phase == Phase::over) return end_of(at);
    const int side = scene.decider();
    if (side < 0) return {-1, "Dice", roll_question(at), stage_of(at)};
    if (scene.covered())
        return {side, "Hand over", side_name(side) + " decides now, and the other side must not look.", stage_of(at)};
    const bool secret = at.phase == Phase::reveal && scene.viewer() != side;
    return {side, who_of(at, side), secret ? "A decision of this side." : question_of(at, side, chosen), stage_of(at)};
}

std::string options_in_use(const Options& o) {
    std::string text;
    const auto add = [&text](bool on, const std::string& what) {
        if (on) text += (text.empty() ? "In use: " : ", ") + what;
    };
    add(o.units, "SMG squads and engineers");
    add(o.commanders, "suppressed and expert commanders");
    add(o.observers, "forward observers");
    add(o.retreat, "retreat");
    add(o.hidden != nobody, o.hidden == nobody ? "" : side_name(o.hidden) + " may hide");
    add(o.recon, "recon by fire");
    add(o.obstacles, "obstacles");
    add(o.buildings, "buildings");
    add(o.quality, "quality of troops");
    add(o.nations[0] != Nation::none,
        std::string(words::nation_name(o.nations[0])) + " against " + words::nation_name(o.nations[1]));
    add(o.vehicles, "vehicles");
    if (!text.empty()) text += ". ";
    text += words::counted(o.vp_goal, "point wins", "points win");
    if (o.turn_limit > 0) text += "; the last turn is " + std::to_string(o.turn_limit);
    return text + ".";
}

std::string note_of(const Scene& scene, const Selection& selection, UnitId id) {
    const Unit& unit = scene.unit(id);
    const Choice& choice = selection.choice();
    if (scene.phase() == Phase::react) {
        if (unit.hidden()) return "hidden";
        const Exposure::Segment* segment = segment_at(selection.forecasts().exposures, id, choice.slider.point());
        if (segment == nullptr) return "";
        return segment->dice == 0 ? "gun" : words::dice(segment->dice);
    }
    if (scene.phase() == Phase::play && choice.target != no_unit && !is_vehicle(scene.unit(choice.target)))
        return words::dice(fire_dice(scene.options(), scene.seen(), id, choice.target, false).total());
    return unit.platoon > 0 ? "plt " + std::to_string(unit.platoon) : "";
}

}  // namespace sightlines::crossfire_squads
