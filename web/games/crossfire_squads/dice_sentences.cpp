// Explains the dice to be rolled: what is needed, and with what chance.
#include <algorithm>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/sentences.h"
#include "games/crossfire_squads/wording.h"

namespace sightlines::crossfire_squads {
namespace {

using words::percent;

constexpr std::uint32_t faces_from(int least) {
    std::uint32_t faces = 0;
    for (int face = std::max(least, 1); face <= 6; ++face) faces |= 1U << face;
    return faces;
}

constexpr double chance_from(int least) { return std::clamp(7 - least, 0, 6) / 6.0; }

std::string hit_odds(const HitChances& chances) {
    return "Fives and sixes hit. Nothing " + percent(chances.none) + ", pin " + percent(chances.pin) +
           ", suppression " + percent(chances.suppression) + ", kill " + percent(chances.kill) + ".";
}

// "Needs 4, with +1: 3 or more, 67 %."
DiceHelp single(const std::string& what, int needed, int modifiers) {
    const int least = needed - modifiers;
    std::string odds = "Needs " + std::to_string(needed);
    if (modifiers != 0) odds += ", with " + words::with_sign(modifiers);
    odds += ": ";
    if (least <= 1) {
        odds += "any face does";
    } else if (least > 6) {
        odds += "no face does";
    } else {
        odds += least == 6 ? "a 6" : std::to_string(least) + " or more";
    }
    return {what, odds + ", " + percent(chance_from(least)) + ".", faces_from(least)};
}

DiceHelp shot_help(const Options& options, const Position& at) {
    const Shooting& s = *at.shooting;
    const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
    const std::string who = unit_name(shooter) + " at " + unit_name(s.target);
    if (is_vehicle(at[s.target])) {
        if (s.penetration)
            return single("Armour: " + who, armour(at, shooter, s.target), penetration_modifiers(at, shooter).total());
        return single("To hit: " + who, needed_to_hit, hit_modifiers(at, shooter, s.target).total());
    }
    const bool ambush = std::find(s.ambush.begin(), s.ambush.end(), shooter) != s.ambush.end();
    const int dice = fire_dice(options, at, shooter, s.target, ambush).total();
    return {"Fire: " + who, hit_odds(chances_of_hits(dice)), faces_from(5)};
}

DiceHelp melee_help(const Options& options, const Position& at) {
    const MeleeForecast forecast = forecast_melee(options, at, *at.melee);
    const int first = at.active;
    std::string odds;
    for (const int side : {first, 1 - first}) {
        const auto i = static_cast<std::size_t>(side);
        odds += wording::side_name(side) + " " + words::with_sign(forecast.modifiers[i].total()) + ", wins " +
                percent(forecast.wins[i]) + ". ";
    }
    return {
        "Close combat", odds + "Ties are rolled again.", 0, {wording::side_name(first), wording::side_name(1 - first)}};
}

}  // namespace

DiceHelp dice_help(const Options& options, const Position& at) {
    switch (at.phase) {
        case Phase::rolloff:
            return {"Roll-off",
                    "The higher die names the objective; the other side takes an edge. Ties are rolled again.",
                    0,
                    {wording::side_name(0), wording::side_name(1)}};
        case Phase::fire: return shot_help(options, at);
        case Phase::rally: {
            const Test test = forecast_rally(options, at, at.rallying);
            return single("Rally of " + unit_name(at.rallying), test.needed, test.modifiers.total());
        }
        case Phase::cc: return melee_help(options, at);
        case Phase::cross: {
            const Test test = forecast_crossing(options, at, at.crossing->unit);
            return single("Wire: " + unit_name(at.crossing->unit), test.needed, test.modifiers.total());
        }
        case Phase::mine: {
            const HitChances chances = chances_of_hits(4);
            return {"Mines: " + unit_name(at.mine->unit),
                    "Fives and sixes hit; one hit does nothing. Suppression " + percent(chances.suppression) +
                        ", kill " + percent(chances.kill) + ".",
                    faces_from(5)};
        }
        case Phase::he: {
            const Bombardment& b = *at.bombardment;
            const std::string on = b.target != no_unit ? unit_name(b.target) : words::piece_words(at, b.building);
            return {"High explosive on " + on, hit_odds(chances_of_hits(bombardment_dice(at, b).total())),
                    faces_from(5)};
        }
        case Phase::smoke: return single("Smoke", 3, 0);
        case Phase::recon: {
            const auto count = static_cast<int>(at.recon->units.size());
            double none = 1;
            for (int die = 0; die < count; ++die) none *= 5.0 / 6;
            return {"Recon by fire", "A 6 shows who hides there, " + percent(1 - none) + "; else the turn ends.",
                    faces_from(6)};
        }
        default: return {};
    }
}

}  // namespace sightlines::crossfire_squads
