#include "games/dogfight/advice/guide.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/dogfight/advice/shot_needs.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/rules/forecast.h"

namespace sightlines::dogfight {
namespace {

namespace moment {

constexpr GuideHint target{"target", "Hunt the red Albatros: get into its hex, then fire."};
constexpr GuideHint aim{"aim",  // where that is not asked
                        "Get into the hex of the red Albatros, then fire. The pale plane shows the move."};
constexpr GuideHint aim_circling{"aim", "Circle, that is turn, within the hex of the red Albatros, then fire."};
constexpr GuideHint odds{"odds", "Each lit hex shows your chance to hit now, and the danger until next turn."};
constexpr GuideHint value{"value", "Combat Value is your aim: turning and being behind earn it, distance loses it."};
constexpr GuideHint aerobatics{"aerobatics",
                               "New: aerobatics. They win Combat Value, make a turn harder, and cost 1 speed."};
constexpr GuideHint order{"order", "Flying later is better: you see where the other went."};
constexpr GuideHint tail{"tail", "You aim at the Albatros, so you may let it fly first. Follow it."};
constexpr GuideHint engine{"engine",
                           "The engine's die says how far you fly: a slow plane one hex, a fast one often two."};
constexpr GuideHint fly{"fly", "Another way? {Click|Tap} a lit hex or an arrow, then again to fly there."};
constexpr GuideHint clouds{"clouds", "Clouds are only scenery: they hide nobody, and cost nothing."};
constexpr GuideHint circle{"circle",
                           "Circling stays in the hex and earns Combat Value. Leaving it costs a hex next turn."};
constexpr GuideHint shake{"shake",
                          "The Albatros aims at you. A hard turn takes Combat Value from it, so it hits less."};
constexpr GuideHint fire{"fire", "A shot! It costs nothing. Each hit is a point, the Albatros itself 10."};
constexpr GuideHint fire_in_its_hex{
    "fire", "A shot! In one hex your nose may point anywhere. Each hit is a point, a kill 10 more."};
constexpr GuideHint guns{"guns", "Each gun throws two dice, plus Combat Value, minus 10: what is left are hits."};
constexpr GuideHint speed{"speed", "Slow planes turn well but may stall. About as fast as the Albatros is best."};

// Where this move brings no shot: how to come to the next one.
constexpr GuideHint height{"height", "No shot: one of you is too high. Climb or dive to about the same height."};
constexpr GuideHint back{"back", "The Albatros is behind you. Turn, even hard, until your nose points at it."};
constexpr GuideHint away{"away", "Too far for a shot. End near the Albatros, about as high as it is."};
constexpr GuideHint wait{"wait", "You fly first: the Albatros can still get away. End close behind it."};

}  // namespace moment

constexpr int reader = 0;

// Somebody has a shot in the making at the mover.
bool threatened(const Position& at, int letter) {
    for (const Aircraft& other : at.planes) {
        const bool hunts = other.in_play() && other.target == letter && other.side != at.plane(letter).side;
        if (hunts && other.cv > 0 && range(other, at.plane(letter)) <= 1) return true;
    }
    return false;
}

bool shares_hex(const Position& at, int letter) {
    const int target = at.plane(letter).target;
    return target != nobody && at.plane(letter).hex == at.plane(target).hex;
}

bool circles(const Plan& plan) { return plan.end().face == Facing::none; }

bool turns_hard(const Plan& plan) {
    return circles(plan) || std::ranges::any_of(plan.actions, [](const Action& action) {
               const Step* step = std::get_if<Step>(&action);
               return step != nullptr && (step->mid || step->turn < -1 || step->turn > 1);
           });
}

// Half of all ways lead there.
bool is_behind(const Aircraft& other, const Aircraft& plane) {
    if (plane.middle() || plane.hex == other.hex) return false;
    return distance(neighbour(plane.hex, plane.face), other.hex) > distance(plane.hex, other.hex);
}

// What keeps the plan from a shot, if that can be helped.
std::optional<GuideHint> what_lacks(const Position& at, const Plan& plan) {
    const std::optional<ShotNeeds> needs = shot_needs(at, plan);
    if (!needs || at.turn >= at.limit) return std::nullopt;
    const Aircraft& target = at.plane(at.mover().target);
    if (needs->met()) return target.moved ? std::nullopt : std::optional(moment::wait);
    constexpr int hardly_level = 3;  // half levels
    if (std::abs(needs->half_levels) >= hardly_level) return moment::height;
    if (is_behind(target, at.mover())) return moment::back;
    if (needs->hexes > 1) return moment::away;
    return target.moved ? std::nullopt : std::optional(moment::wait);
}

std::vector<GuideHint> first_move_hints(const Position& at, const Plan* proposed, bool circling) {
    const bool in_its_hex =
        at.mover().target != nobody &&
        (proposed == nullptr ? at.mover().hex : proposed->end().hex) == at.plane(at.mover().target).hex;
    std::vector<GuideHint> hints{circling && in_its_hex ? moment::aim_circling : moment::aim, moment::odds};
    if (circling) hints.push_back(moment::circle);
    if (proposed != nullptr && proposed->points > 0) hints.push_back(moment::aerobatics);
    return hints;
}

// So many a turn that they are read.
std::vector<GuideHint> move_hints(const Position& at, const Plan* proposed) {
    const Aircraft& mover = at.mover();
    const bool circling =
        proposed == nullptr ? mover.target != nobody && mover.hex == at.plane(mover.target).hex : circles(*proposed);
    const bool threat = threatened(at, at.current) && (proposed == nullptr || turns_hard(*proposed));
    std::vector<GuideHint> hints = at.turn == 1   ? first_move_hints(at, proposed, circling)
                                   : at.turn == 2 ? std::vector{moment::value}
                                                  : std::vector<GuideHint>();
    if (threat) hints.push_back(moment::shake);
    if (at.turn == 1) return hints;
    // As soon as they are suggested.
    if (proposed != nullptr && proposed->points > 0) hints.insert(hints.begin(), moment::aerobatics);
    if (const auto lacks = proposed == nullptr ? std::nullopt : what_lacks(at, *proposed)) hints.push_back(*lacks);
    if (circling) hints.push_back(moment::circle);
    hints.push_back(moment::value);
    if (at.turn > 2) hints.push_back(moment::fly);
    if (at.turn > 2) hints.push_back(moment::engine);
    if (at.turn > 5) hints.push_back(moment::clouds);
    return hints;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, const Plan* proposed) {
    if (at.phase == Phase::initiative) return {moment::order};
    const int letter = acting_plane(rules, at);
    if (letter == nobody || at.plane(letter).side != reader) return {};
    switch (at.phase) {
        case Phase::target: return {moment::target};
        case Phase::tail: return {moment::tail};
        case Phase::move: return move_hints(at, proposed);
        case Phase::fire: return {shares_hex(at, letter) ? moment::fire_in_its_hex : moment::fire, moment::guns};
        case Phase::throttle: return {moment::speed};
        default: return {};
    }
}

}  // namespace sightlines::dogfight
