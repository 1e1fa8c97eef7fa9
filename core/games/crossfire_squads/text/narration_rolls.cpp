// Rolls of the dice as sentences.
#include <algorithm>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/narrator.h"
#include "text/listed.h"

namespace sightlines::crossfire_squads {
namespace {

using wording::capital;

// "needed 4 or more", for a die with modifiers.
std::string need(const Narrator& n, int needed, int modifiers) {
    const int least = needed - modifiers;
    if (least <= 1) return n.now("could not fail", "cannot fail");
    if (least > 6) return n.now("could not succeed", "cannot succeed");
    return n.now("needed ", "needs ") + (least == 6 ? std::string("a 6") : std::to_string(least) + " or more");
}

std::string hits_text(int hits) { return hits == 0 ? "no hit" : words::counted(hits, "hit"); }

// With the dice that hit, if others did not: "2 hits (5 and 6)".
std::string hits_of_text(const Roll& roll) {
    Roll hits;
    for (const auto face : roll.faces) {
        if (face >= 5) hits.faces.push_back(face);
    }
    const std::string text = hits_text(hits_of(roll));
    return hits.faces.empty() || hits.faces.size() == roll.faces.size() ? text : text + " (" + faces_text(hits) + ")";
}

// Why a hit did less or more than usual.
std::string effect_text(const Narrator& n, UnitId target, int hits) {
    const State state = n.before[target].state;
    if (state == State::fit || hits == 0) return "";
    if (hits == 1)
        return std::string(", which changes nothing as it is ") +
               (state == State::pinned ? "pinned already" : "suppressed already");
    if (hits == 2 && state == State::suppressed) return ", which destroy it as it is suppressed already";
    return "";
}

std::string shot(const Narrator& n, const Roll& roll) {
    const Shooting& s = *n.before.shooting;
    const UnitId shooter = s.units[static_cast<std::size_t>(s.next)];
    const std::string who = capital(n.whose(shooter)) + " ";
    if (is_vehicle(n.before[s.target])) {
        const int die = roll.faces[0];
        const int needed = s.penetration ? armour(n.before, shooter, s.target) : needed_to_hit;
        const int more = s.penetration ? penetration_modifiers(n.before, shooter).total()
                                       : hit_modifiers(n.before, shooter, s.target).total();
        return who + need(n, needed, more) + (s.penetration ? " to pierce the armour" : " to hit") +
               n.now(" and rolled ", " and rolls ") + std::to_string(die) + ": " +
               (die + more < needed ? (s.penetration ? n.now("the armour held", "the armour holds") : "a miss")
                                    : (s.penetration ? "through the armour" : "a hit"));
    }
    const std::string who_at_whom = !n.named             ? capital(n.whose(shooter)) + " at " + n.whose(s.target) + ": "
                                    : s.units.size() > 1 ? capital(n.units.name(shooter)) + ": "
                                                         : "Dice: ";
    return who_at_whom + faces_text(roll) + ", " + hits_of_text(roll) + effect_text(n, s.target, hits_of(roll));
}

// A single die against a number.
std::string test(const Narrator& n, UnitId unit, const std::string& to, const Test& test, int die) {
    const bool works = die + test.modifiers.total() >= test.needed;
    return capital(n.whose(unit)) + " " + need(n, test.needed, test.modifiers.total()) + " " + to +
           n.now(" and rolled ", " and rolls ") + std::to_string(die) + ": " +
           (works ? n.now("it worked", "it works") : n.now("it failed", "it fails"));
}

std::string fight(const Narrator& n, const Roll& roll) {
    const int first = n.before.active;
    std::string text = "Close combat: ";
    std::array<int, 2> totals{};
    for (const int at : {0, 1}) {
        const int side = at == 0 ? first : 1 - first, die = roll.faces[static_cast<std::size_t>(at)];
        const int more = melee_modifiers(n.rules.options(), n.before, *n.before.melee, side).total();
        totals[static_cast<std::size_t>(at)] = die + more;
        if (at == 1) text += ", ";
        text += n.side(side) + " " + std::to_string(die);
        if (more != 0) text += words::with_sign(more);
    }
    return totals[0] == totals[1] ? text + ": a tie, to be rolled again" : text;
}

std::string roll_off(const Narrator& n, const Roll& roll) {
    const int first = roll.faces[0], second = roll.faces[1];
    const std::string text = capital(n.side_does(0, "rolled", "rolls")) + " " + std::to_string(first) + ", " +
                             n.side(1) + " " + std::to_string(second) + ": ";
    if (first == second) return text + "a tie, to be rolled again";
    return text + n.side(first > second ? 0 : 1) + n.now(" could", " may") + " choose where the flag stands";
}

std::string blast(const Narrator& n, const Roll& roll) {
    const Bombardment& b = *n.before.bombardment;
    const std::string on = b.target != no_unit ? n.whose(b.target) : n.places.piece(b.building);
    return "Explosives on " + on + n.now(" needed 5 or more and rolled ", " need 5 or more and roll ") +
           faces_text(roll) + ": " + hits_text(hits_of(roll));
}

}  // namespace

std::string faces_text(const Roll& roll) {
    std::vector<std::string> faces;
    for (const auto face : roll.faces) faces.push_back(std::to_string(static_cast<int>(face)));
    return wording::listed(faces);
}

std::string Narrator::rolled(const Roll& roll) const {
    switch (before.phase) {
        case Phase::rolloff: return roll_off(*this, roll);
        case Phase::fire: return shot(*this, roll);
        case Phase::rally:
            return test(*this, before.rallying, "to rally", forecast_rally(rules.options(), before, before.rallying),
                        roll.faces[0]);
        case Phase::cc: return fight(*this, roll);
        case Phase::cross:
            return test(*this, before.crossing->unit, "to cross the wire",
                        forecast_crossing(rules.options(), before, before.crossing->unit), roll.faces[0]);
        case Phase::mine: {
            const int hits = hits_of(roll);
            return "Mines under " + whose(before.mine->unit) +
                   now(" needed 5 or more and rolled ", " need 5 or more and roll ") + faces_text(roll) + ": " +
                   (hits == 1 ? now("1 hit, which did nothing", "1 hit, which does nothing") : hits_text(hits));
        }
        case Phase::he: return blast(*this, roll);
        case Phase::smoke:
            return now("The smoke needed 3 or more and rolled ", "The smoke needs 3 or more and rolls ") +
                   std::to_string(roll.faces[0]) + ": " +
                   (after.smoke.size() > before.smoke.size() ? now("it lay as planned", "it lies as planned")
                                                             : now("none came", "none comes"));
        case Phase::recon: {
            const bool found = std::find(roll.faces.begin(), roll.faces.end(), 6) != roll.faces.end();
            return now("The search needed a 6 and rolled ", "The search needs a 6 and rolls ") + faces_text(roll) +
                   ": " +
                   (found ? places.piece(before.recon->piece) + now(" held no more secrets", " holds no more secrets")
                          : now("nobody was found", "nobody is found"));
        }
        default: return "";
    }
}

}  // namespace sightlines::crossfire_squads
