#include "games/dogfight/plan_prospect.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/plan_worth.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/initiative.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/ratings.h"

namespace sightlines::dogfight {
namespace {

constexpr int turned_away = 1;      // Combat Value that the target's own turns cost, on average
constexpr int farthest_met = 3;     // hexes at the beginning of a turn
constexpr double hardly = 0.02;     // so rare a meeting is not looked at
constexpr double holds_hex = 0.85;  // a circle, and a turn back, succeed so often
constexpr double turns_back = 0.6;
constexpr double stays = 0.15;  // of those in the middle who go on circling

// How likely the target is to end a hex by these turns.
struct Turn {
    int by;
    double chance;
};
constexpr std::array<Turn, 5> turns{{{0, 0.3}, {1, 0.2}, {-1, 0.2}, {2, 0.15}, {-2, 0.15}}};

struct Place {
    Hex hex;
    Facing face;
    double chance;
};
using Places = StaticVector<Place, 14>;

// The chances that an aircraft flies no hex, one, and two or more in its next move (DF-MOV-02).
std::array<double, 3> hexes_flown(const Aircraft& plane) {
    std::array<double, 3> chances{};
    for (int die = 1; die <= 6; ++die)
        chances[static_cast<std::size_t>(std::min(2, mps_at(plane.speed + die, plane.pitch, 0).horizontal))] += 1 / 6.0;
    return chances;
}

// Where an aircraft can be after its next move. Where it flies two hexes, its second turn is left out.
Places places_after(const Aircraft& plane) {
    const std::array<double, 3> flown = hexes_flown(plane);
    Places places;
    if (flown[0] > 0) places.push_back({plane.hex, plane.face, flown[0]});
    if (plane.middle()) {
        places.push_back({plane.hex, Facing::none, stays * (1 - flown[0])});
        for (const Facing exit : all_facings) {
            places.push_back({plane.hex, exit, (1 - stays) * flown[1] / 6});
            places.push_back({neighbour(plane.hex, exit), exit, (1 - stays) * flown[2] / 6});
        }
        return places;
    }
    const Hex ahead = neighbour(plane.hex, plane.face);
    for (const Turn& turn : turns) {
        const Facing face = turned(plane.face, turn.by);
        places.push_back({ahead, face, flown[1] * turn.chance});
        if (flown[2] > 0) places.push_back({neighbour(ahead, face), face, flown[2] * turn.chance});
    }
    return places;
}

// How likely an aircraft can end its next move in a hex if it wants to.
double reach(const Aircraft& plane, const std::array<double, 3>& flown, Hex hex) {
    if (plane.middle()) {
        const int away = distance(plane.hex, hex);
        return away == 0 ? 1 : away == 1 ? flown[2] : 0;
    }
    const Hex ahead = neighbour(plane.hex, plane.face);
    const int away = distance(ahead, hex);
    if (away == 0) return flown[1] + holds_hex * flown[2];
    if (hex == plane.hex) return flown[0] + turns_back * flown[2];
    return away == 1 ? flown[2] : 0;
}

// The hits of all guns with the longest burst, in the hex of the target.
double mean_hits(const Options& options, const Aircraft& firer, const Aircraft& target, int cv) {
    const int burst = longest_burst(firer, target).burst();
    if (cv < 1 || burst < 1) return 0;
    const int modifier = fire_modifiers(options, firer, 0).total() - firer.cv + std::min(cv, 10);
    return firer.card.guns * hits_of_all_throws(modifier, burst) / 36.0;
}

// The share of meetings at the same height, as far as it can be seen.
double same_height(const Aircraft& a, const Aircraft& b) {
    constexpr std::array shares{1.0, 1.0, 0.6, 0.35, 0.2};
    const auto apart = static_cast<std::size_t>(std::abs(half_levels(a) - half_levels(b)));
    return apart < shares.size() ? shares[apart] : 0.05;
}

// DF-INI: that the hunter flies after its target, by its die, or by tailing it.
double flies_later(const Options& options, const Aircraft& hunter, const Aircraft& target, int cv) {
    const bool hunted = counts_as_targeting(target);
    const int lead = initiative_modifiers(options, hunter).total() - initiative_modifiers(options, target).total();
    const int bonus = cv <= 0 ? 0 : hunted ? cv : (cv + 1) / 2;
    int later = 0, tails = 0;
    for (int apart = -9; apart <= 9; ++apart) {
        const int ways = 10 - std::abs(apart);
        if (apart + lead > 0) later += ways;
        if (apart + lead <= 0 && apart + lead + bonus > 0) tails += ways;
    }
    return (later + tails * (hunted ? 0.5 : 1.0)) / 100;
}

Aircraft after_turn(Aircraft plane) {
    plane.speed = narrow(std::clamp<int>(plane.speed + plane.speed_change, 0, top_speed));
    return plane;
}

}  // namespace

Prospects::Prospects(const Options& options, const Position& at) : options_(options), at_(at) {
    const int hunted = at.mover().target;
    if (hunted == nobody) return;
    const Aircraft& now = at.plane(hunted);
    Places places;
    if (now.moved) {
        places.push_back({now.hex, now.face, 1});
    } else {
        places = places_after(now);
    }
    for (const Place& place : places) {
        Stand stand{after_turn(now), place.chance, {}};
        stand.target.hex = place.hex;
        stand.target.face = place.face;
        for (const Place& next : places_after(stand.target)) {
            const auto same = std::ranges::find(stand.ends, next.hex, &End::hex);
            if (same != stand.ends.end()) {
                same->chance += next.chance;
            } else {
                stand.ends.push_back({next.hex, next.chance});
            }
        }
        stands_.push_back(std::move(stand));
    }
}

double Prospects::hits_next(const Aircraft& hunter, const Stand& stand) const {
    const std::array<double, 3> flown = hexes_flown(hunter);
    double after = 0, before = 0;  // met by flying after it, or before it, where it is likeliest to be
    for (const End& end : stand.ends) {
        const double met = reach(hunter, flown, end.hex) * end.chance;
        after += met;
        before = std::max(before, met);
    }
    if (after * stand.chance < hardly) return 0;
    const int cv = kept_cv(hunter, stand.target) + position_bonus(hunter, stand.target);
    const double later = flies_later(options_, hunter, stand.target, cv);
    return (later * after + (1 - later) * before) * same_height(hunter, stand.target) *
           mean_hits(options_, hunter, stand.target, cv);
}

Prospect Prospects::of(const Plan& plan) const {
    if (plan.out != Out::in_play || plan.falls || stands_.empty()) return {};
    const Waypoint& end = plan.end();
    Aircraft hunter = at_.mover();
    hunter.hex = end.hex;
    hunter.face = end.face;
    hunter.altitude = end.altitude;
    hunter.leave = end.leave;
    hunter.pitch = end.pitch;
    hunter.cv = narrow(plan.cv);
    Prospect prospect;
    const Aircraft& target = at_.plane(hunter.target);
    if (target.moved) {
        prospect.now = plan.shot.hits;
    } else {
        double meets = 0;
        for (const Stand& stand : stands_) meets += stand.target.hex == hunter.hex ? stand.chance : 0;
        if (meets > 0)
            prospect.now =
                meets * same_height(hunter, target) * mean_hits(options_, hunter, target, plan.cv - turned_away);
    }
    if (at_.turn < at_.limit) {
        hunter.speed = narrow(plan.speed);
        for (const Stand& stand : stands_) {
            if (distance(stand.target.hex, hunter.hex) <= farthest_met)
                prospect.next += stand.chance * hits_next(hunter, stand);
        }
    }
    prospect.now *= plan.chance;
    prospect.next *= plan.chance;
    return prospect;
}

}  // namespace sightlines::dogfight
