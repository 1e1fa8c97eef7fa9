#include "games/crossfire_squads/text/dice_help.h"

#include <algorithm>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/narrator.h"

namespace sightlines::crossfire_squads {
namespace {

using words::percent;

constexpr std::uint32_t faces_from(int least) {
    std::uint32_t faces = 0;
    for (int face = std::max(least, 1); face <= 6; ++face) faces |= 1U << face;
    return faces;
}

std::string hit_odds(const HitOdds& odds, State target = State::fit) {
    std::string text = "Each 5 or 6 hits. ";
    if (target == State::suppressed)
        return text + "It is suppressed: one changes nothing, two destroy it (" + percent(odds[2] + odds[3]) + ").";
    text += target == State::pinned ? "It is pinned: one changes nothing" : "One pins (" + percent(odds[1]) + ")";
    if (odds[2] > 0) text += ", two suppress (" + percent(odds[2]) + ")";
    if (odds[3] > 0) text += ", three destroy (" + percent(odds[3]) + ")";
    return text + ". No hit: " + percent(odds[0]) + ".";
}

// "3 or more: 67%."
DiceHelp single(const std::string& what, int needed, int modifiers, const std::string& then = "") {
    const int least = needed - modifiers;
    std::string odds = least <= 1  ? "Cannot fail"
                       : least > 6 ? "Cannot succeed"
                                   : "Needs " + (least == 6 ? std::string("a 6") : std::to_string(least) + " or more") +
                                         ": " + percent(odds_of_reaching(needed, modifiers));
    return {what, odds + "." + (then.empty() ? "" : " " + then), faces_from(least)};
}

DiceHelp shot_help(const Scene& scene) {
    const Position& at = scene.seen();
    const Shooting& s = *at.shooting;
    const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
    const std::string who = wording::capital(scene.units().full(shooter)) + " at " + scene.name(s.target);
    if (is_vehicle(at[s.target])) {
        if (s.penetration)
            return single("Armour: " + who, armour(at, shooter, s.target), penetration_modifiers(at, shooter).total());
        return single("To hit: " + who, needed_to_hit, hit_modifiers(at, shooter, s.target).total());
    }
    const bool ambush = std::find(s.ambush.begin(), s.ambush.end(), shooter) != s.ambush.end();
    const int dice = fire_dice(scene.options(), at, shooter, s.target, ambush).total();
    return {who, hit_odds(odds_of_hits(dice), at[s.target].state), faces_from(5)};
}

DiceHelp melee_help(const Scene& scene) {
    const Position& at = scene.seen();
    const MeleeForecast forecast = forecast_melee(scene.options(), at, *at.melee);
    const int first = at.active;
    std::string odds;
    for (const int side : {first, 1 - first}) {
        const auto i = static_cast<std::size_t>(side);
        odds += wording::side_name(side) + " adds " + words::number(forecast.modifiers[i].total()) + " and wins with " +
                percent(forecast.wins[i]) + ". ";
    }
    return {
        "Close combat", odds + "A tie is rolled again.", 0, {wording::side_name(first), wording::side_name(1 - first)}};
}

}  // namespace

DiceHelp dice_help(const Scene& scene) {
    const Options& options = scene.options();
    const Position& at = scene.seen();
    const auto unit = [&](UnitId id) { return wording::capital(scene.name(id)); };
    switch (at.phase) {
        case Phase::rolloff:
            return {"Roll-off",
                    "A tie is rolled again.",  // what it decides is the question
                    0,
                    {wording::side_name(0), wording::side_name(1)}};
        case Phase::fire: return shot_help(scene);
        case Phase::rally: {
            const Test test = forecast_rally(options, at, at.rallying);
            return single(unit(at.rallying) + " rallies", test.needed, test.modifiers.total(),
                          "A failure ends the turn.");
        }
        case Phase::cc: return melee_help(scene);
        case Phase::cross: {
            const Test test = forecast_crossing(options, at, at.crossing->unit);
            return single(unit(at.crossing->unit) + " crosses the wire", test.needed, test.modifiers.total(),
                          "A failure ends the turn.");
        }
        case Phase::mine: {
            const HitOdds odds = odds_of_hits(4);
            return {"Mines under " + scene.name(at.mine->unit),
                    "Each 5 or 6 hits. One does nothing, two suppress (" + percent(odds[2]) + "), three destroy (" +
                        percent(odds[3]) + ").",
                    faces_from(5)};
        }
        case Phase::he: {
            const Bombardment& b = *at.bombardment;
            const std::string on = b.target != no_unit ? scene.name(b.target) : scene.places().piece(b.building);
            return {"Explosives on " + on, hit_odds(odds_of_hits(bombardment_dice(at, b).total())), faces_from(5)};
        }
        case Phase::smoke: return single("Smoke", 3, 0);
        case Phase::recon: {
            const int odds = odds_of_a_six(static_cast<int>(at.recon->units.size()));
            return {"Recon by fire", "A 6 shows who hides there: " + percent(odds) + ". Without one the turn ends.",
                    faces_from(6)};
        }
        default: return {};
    }
}

}  // namespace sightlines::crossfire_squads
