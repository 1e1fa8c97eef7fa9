#include "games/crosshairs/text/guide.h"

#include <algorithm>
#include <bit>

#include "games/crosshairs/rules/judge.h"

namespace sightlines::crosshairs {
namespace {

constexpr int reader = 0, other = 1;

namespace hints {

constexpr GuideHint shoot{"shoot",
                          "Two of your planes aim at a red one: it is in the crosshairs. {Click|Tap} it. Shots cost "
                          "nothing: take every one."};
constexpr GuideHint dive{"dive", "In a dive it may go on as long as it has height, and shoot in between."};
constexpr GuideHint threat{
    "threat",
    "Two red planes aim at the plane in the ring. Fly it away or behind a cloud, or put another plane in their way."};
constexpr GuideHint crash{"crash",
                          "The plane in the ring must crash: it has no free hex ahead and no height to dive. Keep a "
                          "free hex in front of every nose."};
constexpr GuideHint won_one{
    "won-one", "Shot down! It takes two planes to shoot, so a side that is down to its last plane has lost."};
constexpr GuideHint lost_one{
    "lost-one",
    "You have lost a plane. Before you end a turn, look for rings on your own planes: there two red lines meet."};
constexpr GuideHint choose{"choose",
                           "{Click|Tap} a green plane with a frame. Each flies once a turn, and two that aim at the "
                           "same red plane can shoot it down."};
constexpr GuideHint aim{
    "aim",
    "One of your planes already aims at the red plane in the ring. Turn a second nose towards it, and you can shoot."};
constexpr GuideHint block{"block",
                          "The plane in the ring fires into a cloud. Clouds and planes stop a line of fire: fly round "
                          "them, or hide behind them."};
constexpr GuideHint edge{
    "edge",
    "The plane in the ring is near the edge. With no hex ahead and no height to dive it must crash: turn it in time."};
constexpr GuideHint fly{
    "fly", "The dashed line shows where it will fire. Try the flights and the arrows, then press \"Fly\"."};
constexpr GuideHint height{
    "height",
    "This plane has height to spend. In a dive it may turn several times in one go: try \"Swoop\" or \"Power dive\"."};
constexpr GuideHint climb{
    "climb", "This plane is low. A climb takes it one hex ahead and one level up. With height it can dive later."};

}  // namespace hints

int planes_of(const Position& at, int player) {
    return static_cast<int>(std::ranges::count(at.planes, player, &Plane::owner));
}

// Of the planes on the board: which of them a hint is about; no_cell where it has no occasion.
struct Occasions {
    Cell aimed_at = no_cell, threatened = no_cell, blocked = no_cell, near_edge = no_cell, crashing = no_cell;

    Occasions(const Rules& rules, const Position& at, const Judge& judge) {
        for (std::size_t place = 0; place < at.planes.size(); ++place) {
            const Plane& plane = at.planes[place];
            const int lines = std::popcount(judge.crosshairs().hostile_aim(place));
            if (plane.owner != reader && lines == 1) aimed_at = plane.cell;
            if (plane.owner != reader) continue;
            if (lines >= 2) threatened = plane.cell;
            if (line_of_fire(judge.sky(), plane, rules.options().concealed).end == LineEnd::cloud) blocked = plane.cell;
            if (plane.acted) continue;
            if (must_crash(rules, at, plane.cell)) crashing = plane.cell;
            const Cell next = ahead(plane.cell, plane.heading);
            if (plane.height < 2 && (next == no_cell || ahead(next, plane.heading) == no_cell)) near_edge = plane.cell;
        }
    }
};

}  // namespace

std::vector<GuideHint> guide_hints(const Rules& rules, const Position& at, const std::optional<Choice>& choice) {
    if (at.player != reader || (at.phase != Phase::act && at.phase != Phase::dive)) return {};
    const Judge judge(rules, at);
    const Occasions found(rules, at, judge);
    std::vector<GuideHint> due;
    const auto add = [&due](const GuideHint& hint, Cell cell) {
        if (cell != no_cell) due.push_back(hint.about(cell));
    };
    if (judge.crosshairs().any_open(reader)) due.push_back(hints::shoot);
    if (at.phase == Phase::dive) due.push_back(hints::dive);
    if (choice && !choice->entering && at.phase == Phase::act) {
        due.push_back(hints::fly);
        const Plane* plane = plane_at(at, choice->cell);
        if (plane != nullptr && plane->height >= 2) due.push_back(hints::height);
        if (plane != nullptr && plane->height == 0) due.push_back(hints::climb);
    }
    if (choice) return due;
    add(hints::threat, found.threatened);
    add(hints::crash, found.crashing);
    constexpr int at_first = 4;  // planes of each side in the guided game
    if (planes_of(at, other) < at_first) due.push_back(hints::won_one);
    if (planes_of(at, reader) < at_first) due.push_back(hints::lost_one);
    if (at.phase == Phase::act && at.left > 0) due.push_back(hints::choose);
    add(hints::aim, found.aimed_at);
    add(hints::block, found.blocked);
    add(hints::edge, found.near_edge);
    return due;
}

}  // namespace sightlines::crosshairs
