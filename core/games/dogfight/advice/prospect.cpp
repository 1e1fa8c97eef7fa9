#include "games/dogfight/advice/prospect.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "base/narrow.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/initiative.h"
#include "games/dogfight/rules/movement.h"
#include "games/dogfight/rules/ratings.h"

namespace sightlines::dogfight {
namespace {

constexpr int turned_away = 1;   // Combat Value that the target's own turns cost, on average
constexpr int farthest_met = 3;  // hexes at the beginning of a turn
constexpr Millionths percent(int of) { return millionths(of, 100); }

constexpr Millionths hardly = percent(2);      // so rare a meeting is not looked at
constexpr Millionths holds_hex = percent(85);  // a circle, and a turn back, succeed so often
constexpr Millionths turns_back = percent(60);
constexpr Millionths stays = percent(15);  // of those in the middle who go on circling
constexpr Millionths sixth = millionths(1, 6);

// How likely the target is to end a hex by these turns.
struct TurnThere {
    int by;
    Millionths chance;
};
constexpr std::array<TurnThere, 5> turns{
    {{0, percent(30)}, {1, percent(20)}, {-1, percent(20)}, {2, percent(15)}, {-2, percent(15)}}};

struct Place {
    Hex hex;
    Facing face;
    Millionths chance;
};
using Places = StaticVector<Place, 14>;

// The chances that an aircraft flies no hex, one, and two or more in its next move (DF-MOV-02).
std::array<Millionths, 3> hexes_flown(const Aircraft& plane) {
    std::array<int, 3> faces{};
    for (int die = 1; die <= 6; ++die)
        ++faces[static_cast<std::size_t>(std::min(2, mps_at(plane.speed + die, plane.pitch, 0).horizontal))];
    return {millionths(faces[0], 6), millionths(faces[1], 6), millionths(faces[2], 6)};
}

// Where an aircraft can be after its next move. Where it flies two hexes, its second turn is left out.
Places places_after(const Aircraft& plane) {
    const std::array<Millionths, 3> flown = hexes_flown(plane);
    Places places;
    if (flown[0].count > 0) places.push_back({plane.hex, plane.face, flown[0]});
    if (plane.middle()) {
        places.push_back({plane.hex, Facing::none, stays * (whole - flown[0])});
        for (const Facing exit : all_facings) {
            places.push_back({plane.hex, exit, (whole - stays) * flown[1] * sixth});
            places.push_back({neighbour(plane.hex, exit), exit, (whole - stays) * flown[2] * sixth});
        }
        return places;
    }
    const Hex ahead = neighbour(plane.hex, plane.face);
    for (const TurnThere& turn : turns) {
        const Facing face = turned(plane.face, turn.by);
        places.push_back({ahead, face, flown[1] * turn.chance});
        if (flown[2].count > 0) places.push_back({neighbour(ahead, face), face, flown[2] * turn.chance});
    }
    return places;
}

// How likely an aircraft can end its next move in a hex if it wants to.
Millionths reach(const Aircraft& plane, const std::array<Millionths, 3>& flown, Hex hex) {
    if (plane.middle()) {
        const int away = distance(plane.hex, hex);
        return away == 0 ? whole : away == 1 ? flown[2] : Millionths{};
    }
    const Hex ahead = neighbour(plane.hex, plane.face);
    const int away = distance(ahead, hex);
    if (away == 0) return flown[1] + holds_hex * flown[2];
    if (hex == plane.hex) return flown[0] + turns_back * flown[2];
    return away == 1 ? flown[2] : Millionths{};
}

// The hits of all guns with the longest burst, in the hex of the target.
Millionths hits_in_its_hex(const Options& options, const Aircraft& firer, const Aircraft& target, int cv) {
    const int burst = longest_burst(firer, target).burst();
    if (cv < 1 || burst < 1) return {};
    const int modifier = fire_modifiers(options, firer, 0).total() - firer.cv + std::min(cv, 10);
    return millionths(firer.card.guns * hits_of_all_throws(modifier, burst), 36);
}

// The chance that one of them scores there.
Millionths any_hit_in_its_hex(const Options& options, const Aircraft& firer, const Aircraft& target, int cv) {
    const int burst = longest_burst(firer, target).burst();
    if (cv < 1 || burst < 1) return {};
    const int modifier = fire_modifiers(options, firer, 0).total() - firer.cv + std::min(cv, 10);
    return any_hit(firer.card.guns, modifier, burst);
}

// The share of meetings at the same height, as far as it can be seen.
Millionths same_height(const Aircraft& a, const Aircraft& b) {
    constexpr std::array shares{percent(100), percent(100), percent(60), percent(35), percent(20)};
    const auto apart = static_cast<std::size_t>(std::abs(half_levels(a) - half_levels(b)));
    return apart < shares.size() ? shares[apart] : percent(5);
}

// DF-INI: that the hunter flies after its target, by its die, or by tailing it.
Millionths flies_later(const Options& options, const Aircraft& hunter, const Aircraft& target, int cv) {
    const bool hunted = counts_as_targeting(target);
    const int lead = initiative_modifiers(options, hunter).total() - initiative_modifiers(options, target).total();
    const int bonus = cv <= 0 ? 0 : hunted ? cv : (cv + 1) / 2;
    int later = 0, tails = 0;
    for (int apart = -9; apart <= 9; ++apart) {
        const int ways = 10 - std::abs(apart);
        if (apart + lead > 0) later += ways;
        if (apart + lead <= 0 && apart + lead + bonus > 0) tails += ways;
    }
    return millionths(2 * later + (hunted ? 1 : 2) * tails, 200);
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
        places.push_back({now.hex, now.face, whole});
    } else {
        places = places_after(now);
    }
    for (const Place& place : places) {
        Stand stand{after_turn(now), place.chance, {}};
        stand.target.hex = place.hex;
        stand.target.face = place.face;
        stand.ends = ends_of(stand.target);
        stands_.push_back(std::move(stand));
    }
}

std::vector<Prospects::End> Prospects::ends_of(const Aircraft& plane) {
    std::vector<End> ends;
    for (const Place& next : places_after(plane)) {
        const auto same = std::ranges::find(ends, next.hex, &End::hex);
        if (same != ends.end()) {
            same->chance += next.chance;
        } else {
            ends.push_back({next.hex, next.chance});
        }
    }
    return ends;
}

Aircraft Prospects::at_end(const Plan& plan) const {
    const Waypoint& end = plan.end();
    Aircraft mover = at_.mover();
    mover.hex = end.hex;
    mover.face = end.face;
    mover.altitude = end.altitude;
    mover.leave = end.leave;
    mover.pitch = end.pitch;
    mover.cv = narrow(plan.cv);
    return mover;
}

// That its target, which has yet to move, ends in its hex and at its height.
Millionths Prospects::meets_now(const Aircraft& hunter) const {
    Millionths meets;
    for (const Stand& stand : stands_) {
        if (stand.target.hex == hunter.hex) meets += stand.chance;
    }
    return meets * same_height(hunter, at_.plane(hunter.target));
}

Prospects::Meeting Prospects::meets_next(const Aircraft& hunter, const Stand& stand) const {
    const std::array<Millionths, 3> flown = hexes_flown(hunter);
    Millionths after, before;  // met by flying after it, or before it, where it is likeliest to be
    for (const End& end : stand.ends) {
        const Millionths met = reach(hunter, flown, end.hex) * end.chance;
        after += met;
        before = std::max(before, met);
    }
    if (after * stand.chance < hardly) return {};
    const int cv = carried_cv(hunter, stand.target).total() + position_bonus(hunter, stand.target);
    const Millionths later = flies_later(options_, hunter, stand.target, cv);
    return {(later * after + (whole - later) * before) * same_height(hunter, stand.target), cv};
}

Millionths Prospects::hits_next(const Aircraft& hunter, const Stand& stand) const {
    const Meeting meeting = meets_next(hunter, stand);
    return meeting.chance * hits_in_its_hex(options_, hunter, stand.target, meeting.cv);
}

Prospect Prospects::of(const Plan& plan) const {
    if (plan.out != Out::in_play || plan.falls || stands_.empty()) return {};
    Aircraft hunter = at_end(plan);
    Prospect prospect;
    const Aircraft& target = at_.plane(hunter.target);
    prospect.now = target.moved ? plan.shot.hits
                                : meets_now(hunter) * hits_in_its_hex(options_, hunter, target, plan.cv - turned_away);
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

// `own`: at the end of its move. `hunts`: it is the enemy's target in this turn.
Millionths Prospects::danger_from(const Aircraft& enemy, const Aircraft& own, bool hunts) const {
    Millionths safe = whole;
    if (hunts && !enemy.moved)
        safe = whole - reach(enemy, hexes_flown(enemy), own.hex) * same_height(enemy, own) *
                           any_hit_in_its_hex(options_, enemy, own, enemy.cv);
    if (at_.turn >= at_.limit) return whole - safe;
    const Stand stand{after_turn(own), whole, ends_of(after_turn(own))};
    Places places;
    if (enemy.moved) {
        places.push_back({enemy.hex, enemy.face, whole});
    } else {
        places = places_after(enemy);
    }
    Millionths next;
    for (const Place& place : places) {
        Aircraft hunter = after_turn(enemy);
        hunter.hex = place.hex;
        hunter.face = place.face;
        if (distance(hunter.hex, own.hex) > farthest_met) continue;
        const Meeting meeting = meets_next(hunter, stand);
        next += place.chance * meeting.chance * any_hit_in_its_hex(options_, hunter, stand.target, meeting.cv);
    }
    return whole - safe * (whole - next);
}

PlaceOdds Prospects::odds(const Plan& plan) const {
    if (plan.out != Out::in_play || plan.places.empty()) return {};
    Aircraft own = at_end(plan);
    PlaceOdds odds;
    if (!stands_.empty() && !plan.falls) {
        const Aircraft& target = at_.plane(own.target);
        odds.hit = plan.chance *
                   (target.moved ? plan.shot.any_hit
                                 : meets_now(own) * any_hit_in_its_hex(options_, own, target, plan.cv - turned_away));
    }
    own.speed = narrow(plan.speed);
    Millionths safe = whole;
    for (int letter = 0; letter < static_cast<int>(at_.planes.size()); ++letter) {
        Aircraft enemy = at_.plane(letter);
        if (!enemy.in_play() || enemy.side == own.side || enemy.spin) continue;
        const bool hunts = enemy.target == at_.current;
        enemy.cv = narrow(!hunts ? 0 : plan.hunter == letter ? plan.hunter_cv : enemy.cv);
        enemy.target = narrow(at_.current);
        safe *= whole - danger_from(enemy, own, hunts);
    }
    odds.danger = whole - safe;
    return odds;
}

}  // namespace sightlines::dogfight
