#include "games/crosshairs/rules/judge.h"

#include "games/crosshairs/rules/refusals.h"

namespace sightlines::crosshairs {
namespace {

template <class Kind>
constexpr bool allowed_in_a_dive = std::is_same_v<Kind, Swoop> || std::is_same_v<Kind, PowerDive> ||
                                   std::is_same_v<Kind, Shoot> || std::is_same_v<Kind, PullOut>;

int count_clouds_beside(const CellSet& clouds, Cell cell, Cell* last = nullptr) {
    int count = 0;
    for (const Heading heading : all_headings) {
        const Cell beside = ahead(cell, heading);
        if (beside == no_cell || !clouds.contains(beside)) continue;
        ++count;
        if (last != nullptr) *last = beside;
    }
    return count;
}

}  // namespace

const Crosshairs& Judge::crosshairs() const {
    if (!crosshairs_) crosshairs_.emplace(rules_.options(), rules_.setup(), sky_);
    return *crosshairs_;
}

Verdict Judge::verdict(const Action& action) const {
    if (at_.phase == Phase::over) return refuse::game_over;
    return std::visit(
        [this]<class Kind>(const Kind& kind) -> Verdict {
            constexpr bool cloud = std::is_same_v<Kind, PlaceCloud>;
            if (at_.phase == Phase::clouds && !cloud) return refuse::clouds_first;
            if (at_.phase != Phase::clouds && cloud) return refuse::clouds_are_down;
            if (at_.phase != Phase::dive && std::is_same_v<Kind, PullOut>) return refuse::not_diving;
            if (at_.phase == Phase::dive && !allowed_in_a_dive<Kind>) return refuse::dive_first;
            return judge(kind);
        },
        action);
}

Verdict Judge::judge(const PlaceCloud& action) const {
    if (at_.clouds.contains(action.cell)) return refuse::cloud_on_cloud;
    Cell other = no_cell;
    const int beside = count_clouds_beside(at_.clouds, action.cell, &other);
    if (beside > 1 || (beside == 1 && count_clouds_beside(at_.clouds, other) > 0)) return refuse::cloud_too_big;
    return accepted;  // CH-CLOUD-04: on any other cell
}

Verdict Judge::judge(const Enter& action) const {
    const auto player = static_cast<std::size_t>(at_.player);
    const Seat& seat = rules_.setup().seats[player];
    if (at_.off[player] == 0) return refuse::none_off_board;
    if (at_.left == 0) return refuse::quota_spent;
    if (!on_side(action.cell, seat.side)) return refuse::not_your_side;
    if (sky_.occupied(action.cell)) return refuse::entry_occupied;
    if (action.height > rules_.options().handicap[player]) return refuse::entry_too_high;
    if (action.height > 0 && rules_.free_rings(at_, seat.team) < action.height) return refuse::no_ring;
    return accepted;
}

// What any flight of a plane asks for first: it is there, it is the player's, and it is its turn to act.
Verdict Judge::may_act(Cell cell) const {
    const Plane* plane = sky_.plane_on(cell);
    if (plane == nullptr) return refuse::no_plane_there;
    if (plane->owner != at_.player) return refuse::not_your_plane;
    if (at_.phase == Phase::dive) {
        if (cell != at_.dive) return refuse::other_plane_dives;
        return accepted;
    }
    if (plane->acted) return refuse::has_acted;
    if (at_.left == 0) return refuse::quota_spent;
    return accepted;
}

// CH-MOVE-05: clouds are not asked about.
Verdict Judge::way_ahead(Cell from, Heading heading) const {
    const Cell next = ahead(from, heading);
    if (next == no_cell) return refuse::leaves_the_board;
    if (sky_.occupied(next)) return refuse::way_is_barred;
    return accepted;
}

Verdict Judge::judge(const Climb& action) const {
    if (const Verdict v = may_act(action.plane); !v.accepted()) return v;
    const Plane& climbing = plane(action.plane);
    if (climbing.height == top_height) return refuse::at_the_ceiling;
    const auto owner = static_cast<std::size_t>(climbing.owner);
    if (rules_.free_rings(at_, rules_.setup().seats[owner].team) < 1) return refuse::no_ring;
    return way_ahead(action.plane, climbing.heading);
}

Verdict Judge::judge(const Level& action) const {
    if (const Verdict v = may_act(action.plane); !v.accepted()) return v;
    const Heading heading = plane(action.plane).heading;
    const Verdict first = way_ahead(action.plane, heading);
    if (!first.accepted() || action.steps == 1) return first;
    return way_ahead(ahead(action.plane, heading), heading);
}

Verdict Judge::judge(const Swoop& action) const {
    if (const Verdict v = may_act(action.plane); !v.accepted()) return v;
    if (plane(action.plane).height < 1) return refuse::swoop_too_low;
    return way_ahead(action.plane, plane(action.plane).heading);
}

Verdict Judge::judge(const PowerDive& action) const {
    if (const Verdict v = may_act(action.plane); !v.accepted()) return v;
    if (plane(action.plane).height < 2) return refuse::power_too_low;
    return accepted;
}

// CH-DIVE-04.
Verdict Judge::judge(const PullOut&) const { return accepted; }

Verdict Judge::judge(const Crash& action) const {
    if (const Verdict v = may_act(action.plane); !v.accepted()) return v;
    if (plane(action.plane).height > 1 || !sky_.barred(plane(action.plane))) return refuse::no_need_to_crash;
    return accepted;
}

// CH-FIRE-05: the caller is always the player to act.
Verdict Judge::judge(const Shoot& action) const {
    const int target = sky_.place_on(action.target);
    if (target < 0) return refuse::nothing_to_shoot;
    return crosshairs().verdict(at_.player, static_cast<std::size_t>(target));
}

// CH-FIRE-06: an open shot does not keep a turn from ending.
Verdict Judge::judge(const EndTurn&) const {
    if (plane_action_possible()) return refuse::actions_due;
    return accepted;
}

bool Judge::plane_action_possible() const {
    if (at_.left == 0) return false;
    for (const Plane& plane : at_.planes) {
        if (plane.owner == at_.player && !plane.acted) return true;
    }
    const auto player = static_cast<std::size_t>(at_.player);
    if (at_.off[player] == 0) return false;
    for (const Cell cell : side_cells(rules_.setup().seats[player].side)) {
        if (!sky_.occupied(cell)) return true;
    }
    return false;
}

}  // namespace sightlines::crosshairs
