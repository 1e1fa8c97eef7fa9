#include "games/crosshairs/offers/offers.h"

#include <algorithm>

#include "engine/wording.h"
#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/text/lexicon.h"
#include "games/crosshairs/text/sentences.h"

namespace sightlines {
namespace crosshairs {
namespace {

struct Offerer {
    const Rules& rules;
    const Position& at;
    const Action& action;
    const Sky sky{at};

    std::string group_of(Cell cell) const {
        const Plane* plane = sky.plane_on(cell);
        return "Plane on " + cell_name(cell) + (plane == nullptr ? "" : ", " + flight_state(*plane));
    }
    Offer flight(Cell plane, std::string name, Manoeuvre kind, int turn) const {
        const std::vector<Cell> way = path(at, plane, kind);
        std::string order = wording::capital(manoeuvre_verb(kind));
        order += way.empty() ? " on " + cell_name(plane) : " from " + cell_name(plane) + " to " + cell_name(way.back());
        if (turn != 0) {
            const std::string side = turn < 0 ? "turning left" : "turning right";
            name += " " + side;
            order += ", " + side;
        }
        return {group_of(plane), std::move(name), landing(rules, at, action), "", Role::usual, std::move(order)};
    }

    Offer flight(Manoeuvre kind, const auto& a) const { return flight(a.plane, manoeuvre_name(kind), kind, a.turn); }

    Offer operator()(const PlaceCloud& a) const { return {"Place a cloud", "Place a cloud on " + cell_name(a.cell)}; }
    Offer operator()(const Enter& a) const {
        std::string name = "Enter at " + cell_name(a.cell) + ", facing " + heading_name(a.heading);
        std::string order = "Bring a plane on at " + cell_name(a.cell);
        std::string group = order;
        order += ", facing " + heading_name(a.heading);
        if (a.height > 0) order += ", at height " + std::to_string(a.height);
        return {std::move(group), std::move(name), "height " + std::to_string(a.height), "",
                Role::usual,      std::move(order)};
    }
    Offer operator()(const Climb& a) const { return flight(Manoeuvre::climb, a); }
    Offer operator()(const Level& a) const {
        const Manoeuvre kind = a.steps == 1 ? Manoeuvre::level_one : Manoeuvre::level_two;
        return flight(a.plane, "Fly level " + wording::counted(a.steps, "hex", "hexes"), kind, a.turn);
    }
    Offer operator()(const Swoop& a) const { return flight(Manoeuvre::swoop, a); }
    Offer operator()(const PowerDive& a) const { return flight(Manoeuvre::power, a); }
    Offer operator()(const PullOut&) const {
        return {group_of(at.dive), "Pull out",  "",
                "Pull out",        Role::other, "Pull out of the dive on " + cell_name(at.dive)};
    }
    // Seldom meant where there is a shot, which may win before the crash loses.
    Offer operator()(const Crash& a) const {
        const bool shoots = std::ranges::any_of(
            at.planes, [this](const Plane& plane) { return rules.check(at, Shoot{plane.cell}).accepted(); });
        return {group_of(a.plane),
                "Crash",
                "",
                "",
                shoots ? Role::other : Role::usual,
                "Let the plane on " + cell_name(a.plane) + " crash"};
    }
    Offer operator()(const Shoot& a) const {
        const Plane* plane = sky.plane_on(a.target);
        const std::string whose = plane == nullptr ? "" : wording::side_colour(plane->owner) + " ";
        const std::string cell = cell_name(a.target);
        return {"Shoot", "Shoot down the " + whose + "plane on " + cell, "", "Shoot " + cell};
    }
    Offer operator()(const EndTurn&) const {
        return {"Turn", "End the turn without shooting", "", "End turn", Role::declining};
    }
};

std::string planes_due(const Rules& rules, const Position& at) {
    if (!Judge(rules, at).plane_action_possible()) return "Shoot, or end the turn.";
    const auto any = [&at](bool acted) {
        return std::any_of(at.planes.begin(), at.planes.end(),
                           [&at, acted](const Plane& p) { return p.owner == at.player && p.acted == acted; });
    };
    const std::string what = at.off[static_cast<std::size_t>(at.player)] == 0 ? "Fly "
                             : any(false)                                     ? "Fly or bring on "
                                                                              : "Bring on ";
    const char* plane = any(true) ? "more plane" : "plane";
    return what + (at.left == 1 ? "one " + std::string(plane) : wording::counted(at.left, plane)) + ".";
}

std::string winners_text(const Outcome& outcome) {
    if (outcome.winners.empty()) return "A draw";
    const std::vector<int> winners(outcome.winners.begin(), outcome.winners.end());
    return listed_sides(winners) + (outcome.winners.size() == 1 ? " wins" : " win");
}

std::string reason_text(const Rules& rules, const Outcome& outcome) {
    const std::string_view reason = outcome.reason;
    if (reason == "elimination" && rules.setup().players == 2 && outcome.winners.size() == 1)
        return wording::side_name(1 - outcome.winners[0]) + " is down to its last plane and must give up.";
    if (reason == "elimination") return "Only one side has enough planes left to go on.";
    if (reason == "points") return "One player is left, and the highest score wins.";
    if (reason == "circle") return "The next player is out of the game.";
    return "That was the last round.";
}

}  // namespace

Prompt prompt(const Rules& rules, const Position& at, Cell in_hand) {
    const Status status = rules.status(at);
    const std::string round = "Round " + std::to_string(at.round);
    if (status.outcome) return {-1, winners_text(*status.outcome), reason_text(rules, *status.outcome), round};
    return {at.player, wording::side_name(at.player) + " to act", Offers<Rules>::question(rules, at, in_hand).asks,
            at.phase == Phase::clouds ? "Clouds" : round};
}

}  // namespace crosshairs

using namespace crosshairs;

Question Offers<Rules>::question(const Rules& rules, const Position& at, Cell in_hand) {
    if (at.phase == Phase::clouds)
        return {"Place a cloud: " + std::to_string(at.clouds.size() + 1) + " of " +
                    std::to_string(rules.options().clouds) + ".",
                ""};
    const Sky sky(at);
    if (at.phase == Phase::dive) return {"Dive on, or pull out.", "The plane on " + cell_name(at.dive)};
    if (in_hand == no_cell || rules.check(at, Crash{in_hand}).accepted()) return {planes_due(rules, at), ""};
    return {sky.occupied(in_hand) ? "Choose how it flies and which way it faces." : "Choose which way it faces.", ""};
}

Offer Offers<Rules>::offer(const Rules& rules, const Position& at, const Action& action) {
    return std::visit(Offerer{rules, at, action}, action);
}

}  // namespace sightlines
