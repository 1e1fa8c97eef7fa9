#include "games/crosshairs/text/wording.h"

#include <algorithm>

#include "engine/wording.h"

namespace sightlines::crosshairs {
namespace {

std::string state_of(const Plane& plane) {
    return "facing " + std::string(wording::compass(heading_words[index(plane.heading)])) + ", height " +
           std::to_string(plane.height);
}

const Plane* plane_at(const Position& at, Cell cell) {
    const auto found =
        std::find_if(at.planes.begin(), at.planes.end(), [cell](const Plane& p) { return p.cell == cell; });
    return found == at.planes.end() ? nullptr : found;
}

struct Teller {
    const Rules& rules;
    const Position& at;
    const Action& action;

    // Where the plane is afterwards, if it is still there.
    std::string result() const {
        Position next = at;
        rules.play(next, action);
        for (const Plane& plane : next.planes) {
            const Plane* before = plane_at(at, plane.cell);
            if (before == nullptr || before->heading != plane.heading || before->height != plane.height)
                return ", to " + cell_name(plane.cell) + ", " + state_of(plane);
        }
        return "";
    }
    std::string group_of(Cell cell) const {
        const Plane* plane = plane_at(at, cell);
        return "Plane on " + cell_name(cell) + (plane == nullptr ? "" : ", " + state_of(*plane));
    }
    ActionWords flight(Cell plane, std::string what, int turn) const {
        if (turn != 0) what += turn < 0 ? " turning left" : " turning right";
        return {group_of(plane), what + result()};
    }

    ActionWords operator()(const PlaceCloud& a) const {
        return {"Place a cloud", "Place a cloud on " + cell_name(a.cell)};
    }
    ActionWords operator()(const Enter& a) const {
        std::string text = "Enter at " + cell_name(a.cell) + ", facing " +
                           std::string(wording::compass(heading_words[index(a.heading)]));
        return {"Bring a plane on at " + cell_name(a.cell), text + ", height " + std::to_string(a.height)};
    }
    ActionWords operator()(const Climb& a) const { return flight(a.plane, "Climb", a.turn); }
    ActionWords operator()(const Level& a) const {
        return flight(a.plane, "Fly level " + wording::counted(a.steps, "hex", "hexes"), a.turn);
    }
    ActionWords operator()(const Swoop& a) const { return flight(a.plane, "Swoop", a.turn); }
    ActionWords operator()(const PowerDive& a) const { return flight(a.plane, "Power dive", a.turn); }
    ActionWords operator()(const PullOut&) const { return {group_of(at.dive), "Pull out of the dive"}; }
    ActionWords operator()(const Crash& a) const { return {group_of(a.plane), "Crash"}; }
    ActionWords operator()(const Shoot& a) const {
        const Plane* plane = plane_at(at, a.target);
        const std::string whose = plane == nullptr ? "" : wording::side_colour(plane->owner) + " ";
        return {"Shoot", "Shoot down the " + whose + "plane on " + cell_name(a.target)};
    }
    ActionWords operator()(const EndTurn&) const { return {"Turn", "End the turn"}; }
};

}  // namespace

ActionWords action_words(const Rules& rules, const Position& at, const Action& action) {
    return std::visit(Teller{rules, at, action}, action);
}

}  // namespace sightlines::crosshairs
