#include "games/crossfire_squads/offers/offers.h"

#include "engine/wording.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/odds.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/questions.h"
#include "games/crossfire_squads/text/scene.h"
#include "games/crossfire_squads/text/verbs.h"

namespace sightlines {
namespace crossfire_squads {
namespace {

using words::percent;

// What comes of an action, going on after its name; "" where nothing is left to chance.
struct Noter {
    const Scene& scene;

    const Position& at() const { return scene.seen(); }
    const Options& options() const { return scene.options(); }
    std::string shot(const AnyUnits& units, UnitId target, const Position& there) const {
        const VolleyOdds odds = odds_of_volley(options(), there, units, target);
        if (is_vehicle(there[target])) return "destroys it " + percent(odds.after[3]);
        return (there[target].state == State::suppressed ? "destroys it " : "suppresses it ") + percent(odds.keeps);
    }

    std::string operator()(const Fire& a) const { return shot(a.units, a.target, at()); }
    std::string operator()(const Rally& a) const { return percent(odds_to_rally(options(), at(), a.unit)); }
    std::string operator()(const CallFire& a) const {
        const int dice = bombardment_dice(at(), {a.unit, a.target, a.piece}).total();
        return "hits " + percent(certain - odds_of_hits(dice)[0]);
    }
    std::string operator()(const Join& a) const {
        Melee melee = *at().melee;
        for (const UnitId id : a.units) melee.units.push_back(id);
        std::sort(melee.units.begin(), melee.units.end());
        const MeleeForecast forecast = forecast_melee(options(), at(), melee);
        return "wins " + percent(forecast.wins[static_cast<std::size_t>(scene.decider())]);
    }
    std::string operator()(const React& a) const {
        const UnitId mover = at().motion->unit;
        Position there = at();
        there[mover].at = point_of(*at().motion, a.point);
        if (!a.spots.empty()) return "";
        if (is_vehicle(there[mover])) return shot(a.units, mover, there);
        return "stops it " + percent(odds_of_volley(options(), there, a.units, mover).hits);
    }
    std::string operator()(const Retreat&) const { return "nobody shoots at it on the way"; }
    template <class Other>
    std::string operator()(const Other&) const {
        return "";
    }
};

Role role_of(const Action& action) {
    if (std::holds_alternative<Hold>(action) || std::holds_alternative<Done>(action)) return Role::declining;
    const auto* join = std::get_if<Join>(&action);
    if (join != nullptr && join->units.empty()) return Role::declining;
    return std::holds_alternative<GoProne>(action) ? Role::other : Role::usual;
}

}  // namespace
}  // namespace crossfire_squads

using namespace crossfire_squads;

Question Offers<Rules>::question(const Rules& rules, const Position& at) {
    const Scene scene(rules, at);
    return {words::question(scene), words::asked_about(scene)};
}

Offer Offers<Rules>::offer(const Rules& rules, const Position& at, const Action& action) {
    const Scene scene(rules, at);
    return {words::group_of(scene, action), words::answer(scene, action), std::visit(Noter{scene}, action), "",
            role_of(action)};
}

}  // namespace sightlines
