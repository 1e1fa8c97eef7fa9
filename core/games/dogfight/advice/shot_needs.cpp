#include "games/dogfight/advice/shot_needs.h"

#include <cstdlib>

#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/tables.h"

namespace sightlines::dogfight {
namespace {

ShotNeeds::Place place_of(const Aircraft& firer, const Aircraft& target) {
    if (firer.hex == target.hex) return ShotNeeds::Place::in_its_hex;
    if (distance(firer.hex, target.hex) > 1) return ShotNeeds::Place::too_far;
    const bool ahead = firer.middle() || firer.face == towards(firer.hex, target.hex);
    return ahead ? ShotNeeds::Place::next_ahead : ShotNeeds::Place::nose_elsewhere;
}

// As in the target's hex, where it is nowhere yet.
bool height_allows(const Aircraft& firer, const Aircraft& target, bool placed) {
    Aircraft there = firer;
    if (!placed) there.hex = target.hex;
    return fire_range(there, target).has_value();
}

}  // namespace

std::optional<ShotNeeds> shot_needs(const Position& at, const Plan& plan) {
    const Aircraft& mover = at.mover();
    if (mover.target == nobody || plan.out != Out::in_play || plan.falls || plan.places.empty()) return std::nullopt;
    const Aircraft& target = at.plane(mover.target);
    if (target.side == mover.side || plan.shot.no_fire == NoFire::no_gun) return std::nullopt;
    Aircraft after = mover;
    after.hex = plan.end().hex;
    after.face = plan.end().face;
    after.altitude = plan.end().altitude;
    after.leave = plan.end().leave;
    ShotNeeds needs;
    needs.place = place_of(after, target);
    needs.hexes = distance(after.hex, target.hex);
    needs.half_levels = half_levels(after) - half_levels(target);
    needs.height = height_allows(after, target, needs.placed());
    const auto range = fire_range(after, target);
    if (range) {
        needs.range_cost = -table::fire_range[static_cast<std::size_t>(*range)];
    }
    const bool as_drawn = range ? needs.hexes > 0 || *range == std::abs(needs.half_levels) : needs.half_levels != 0;
    if (needs.placed() && !as_drawn) needs.counts_as = target.altitude;
    needs.value = plan.cv;
    needs.least_value = plan.shot.value_needed;
    needs.any_hit = plan.shot.any_hit;
    needs.rolls = plan.rolls;
    needs.circling = after.middle();
    needs.burst = plan.shot.no_fire != NoFire::burst;
    return needs;
}

}  // namespace sightlines::dogfight
