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
                        "The red Albatros has flown. Get into its hex, then fire. You end at the pale plane. Arrows "
                        "turn its nose; a die: it may fail."};
constexpr GuideHint aim_circling{
    "aim",
    "The red Albatros has flown. Circle in its hex, then fire. Combat Value is how well you aim. To leave a circle "
    "costs a hex next turn. Arrows turn the nose; a die: it may fail."};
constexpr GuideHint value{
    "value",
    "Combat Value is how well you aim; below 1 you cannot fire. Turns, circles, aerobatics and a "
    "place behind the Albatros earn it, and take as much from whoever hunts you. Half of it or more fades each "
    "turn, unless you are in the hex of the Albatros, at the same height."};
constexpr GuideHint aerobatics{
    "aerobatics",
    "New: aerobatics. A turn or a circle with them wins more Combat Value, if it works. They can "
    "make it harder, and cost 1 speed. A button below flies without them."};
constexpr GuideHint order{"order",
                          "Who flies first: the lower sum of a die, experience and speed. Flying later is better: you "
                          "see where the other went."};
constexpr GuideHint tail{"tail", "You aim at the Albatros, so you may let it fly first. Follow it."};
constexpr GuideHint engine{"engine",
                           "How far you fly is the engine's die: a slow plane flies one hex, a fast one often two."};
constexpr GuideHint fly{"fly",
                        "Another way? Tap another lit hex, or an arrow to turn the nose. Tapped again, it is flown."};
constexpr GuideHint dots{"dots",
                         "The dots on a label: how hard that plane turned. The harder you turn, the shorter the burst "
                         "that you may fire."};
constexpr GuideHint clouds{"clouds", "Clouds are only scenery: they hide nobody, and cost nothing."};
constexpr GuideHint circle{"circle",
                           "The pale plane circles: it stays in the hex, turning, and earns Combat Value; the tighter, "
                           "the more, and the less sure. To leave the circle costs a hex of your next move."};
constexpr GuideHint shake{
    "shake",
    "The Albatros is aiming at you. If you fly as the pale plane does, the Albatros loses Combat Value, "
    "and so hits you less, or not at all."};
constexpr GuideHint fire{
    "fire", "A shot! It costs nothing. Each hit by you is a point, the Albatros itself 10. The most points win."};
constexpr GuideHint fire_in_its_hex{
    "fire",
    "A shot! In its hex your nose may point anywhere. Firing costs nothing. Each hit is a "
    "point, the Albatros itself 10. The most points win."};

constexpr GuideHint guns{"guns",
                         "Each gun throws two dice. Your Combat Value and the pilot's skill are added, 10 is taken "
                         "off, more from farther. What is left above 0 are hits, more in a longer burst. Two equal "
                         "dice may hit something critical, and wreck it."};
constexpr GuideHint speed{"speed",
                          "Slow planes turn easily, but fly one hex, and may stall. Fast ones fly two, and turn badly. "
                          "About as fast as the Albatros is best."};

// Where this move brings no shot: how to come to the next one.
constexpr GuideHint height{"height",
                           "No shot: one of you is too high. A shot needs about the same height. The height bar shows "
                           "what this move can reach."};
constexpr GuideHint back{"back",
                         "The Albatros is behind you. Flying straight on takes you away from it: turn until your nose "
                         "points at it, even by a hard turn."};
constexpr GuideHint away{"away",
                         "Too far for a shot in this turn. Prepare the next one: end near the Albatros, about as "
                         "high as it is."};
constexpr GuideHint wait{"wait",
                         "You fly first, so the Albatros can still get away from you. Whoever is near and behind it "
                         "when a turn ends may follow it in the next."};

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
    std::vector<GuideHint> hints{circling && in_its_hex ? moment::aim_circling : moment::aim, moment::value};
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
    if (at.turn > 2 && mover.mt > 1) hints.push_back(moment::dots);
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
        case Phase::fire: {
            std::vector<GuideHint> hints{shares_hex(at, letter) ? moment::fire_in_its_hex : moment::fire};
            if (at.plane(letter).mt > 1) hints.push_back(moment::dots);
            hints.push_back(moment::guns);
            return hints;
        }
        case Phase::throttle: return {moment::speed};
        default: return {};
    }
}

}  // namespace sightlines::dogfight
