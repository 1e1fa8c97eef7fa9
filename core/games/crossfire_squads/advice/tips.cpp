#include "games/crossfire_squads/advice/tips.h"

#include <algorithm>

#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/narrator.h"

namespace sightlines::crossfire_squads {
namespace {

std::string weapon_text(const Unit& unit) {
    if (unit.kind == Kind::fo) return "It calls explosives and smoke.";
    if (is_commander(unit)) return "It does not shoot; units near it rally more easily.";
    if (unit.kind == Kind::bz) return "It shoots at vehicles only.";
    const int dice = is_vehicle(unit) ? row_of(unit.type).dice : row_of(unit.kind).attack;
    return "It shoots with " + words::dice(dice) + (row_of(unit.kind).arc ? " in front of it." : ", all round.");
}

// What it can do in its own turn.
std::string means_of(const Unit& unit) {
    switch (unit.state) {
        case State::suppressed: return "It can only rally.";
        case State::pinned:
            return can_shoot_at_all(unit) ? "It can shoot or rally, but not move." : "It can only rally.";
        default: return "It can move. " + weapon_text(unit);
    }
}

std::string reaction_of(const Scene& scene, const AnswerDraft& draft, UnitId id) {
    const Unit& unit = scene.unit(id);
    if (unit.no_fire) return "It missed and cannot shoot again this turn.";
    if (!can_shoot_at_all(unit)) return "It cannot shoot.";
    const bool able = std::any_of(draft.forecasts().exposures.begin(), draft.forecasts().exposures.end(),
                                  [&](const Exposure& exposure) { return exposure.enemy == id; });
    return able ? "It can shoot at the mover." : "It has no line of fire to the mover.";
}

// Of an enemy, for the unit that is chosen.
std::string as_target(const Scene& scene, const AnswerDraft& draft, UnitId id) {
    const UnitId chosen = draft.choice().unit;
    if (chosen == no_unit || scene.phase() != Phase::play) return weapon_text(scene.unit(id));
    const std::string who = "Your " + scene.units().full(chosen);
    for (const LineForecast& line : draft.forecasts().lines) {
        if (line.enemy != id) continue;
        if (const words::Explanation why = words::no_fire(scene.seen(), scene.units(), chosen, line); !why.text.empty())
            return who + " cannot shoot at it. " + why.text;
        if (is_vehicle(scene.unit(id))) return who + " can shoot at it.";
        const int dice = fire_dice(scene.options(), scene.seen(), chosen, id, false).total();
        return who + " can shoot at it with " + words::dice(dice) + ".";
    }
    return weapon_text(scene.unit(id));
}

}  // namespace

std::string tip_of_unit(const Scene& scene, const AnswerDraft& draft, UnitId id) {
    const Unit& unit = scene.unit(id);
    std::string text = wording::capital(scene.name(id));
    if (const std::string state = words::state_of(unit); !state.empty()) text += ": " + state;
    text += ". ";
    if (side_of(id) != scene.decider()) return text + as_target(scene, draft, id);
    if (unit.hidden()) return text + "The enemy does not see it.";
    if (scene.phase() == Phase::react) return text + reaction_of(scene, draft, id);
    return text + means_of(unit);
}

std::string tip_of_place(const Scene& scene, Point p) {
    const Position& at = scene.seen();
    const PlaceNames places = scene.places();
    for (const SmokeBase& smoke : at.smoke) {
        if (squared_distance(smoke.at, p) <= square(50)) return "Smoke: nobody sees through it.";
    }
    // What lies on top first: obstacles, then hedges, then areas.
    const Piece* found = nullptr;
    for (const Piece& piece : at.terrain) {
        if (!piece.shape.is_within(piece.ground == Ground::hedge ? 12 : 0, p)) continue;
        if (found == nullptr || is_obstacle(piece.ground) || found->is_area()) found = &piece;
    }
    if (found == nullptr) return "";
    std::string text = wording::capital(places.piece(found->id));
    switch (found->ground) {
        case Ground::hedge:
            return text + ": blocks sight, except to and from units that touch it. Crossing it stops a move.";
        case Ground::wire: return text + ": it stops a move until somebody crosses it.";
        case Ground::mine: return text + ": it goes off under units that stop in it or set out from it.";
        default: break;
    }
    text += ": cover, one die less against units in it. It blocks sight; entering or leaving it stops a move.";
    if (found->id == at.objective) text += " Hold it alone when a turn ends for a point.";
    return text;
}

}  // namespace sightlines::crossfire_squads
