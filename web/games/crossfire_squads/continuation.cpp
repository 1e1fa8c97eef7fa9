#include "games/crossfire_squads/continuation.h"

#include <algorithm>

#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/rules/movement.h"

namespace sightlines::crossfire_squads {
namespace {

// What a decision about a shot at the mover stands on: who may shoot, with how many dice, and where it is going.
struct Stakes {
    std::vector<std::pair<UnitId, int>> shooters;
    PieceId ground = no_piece;
    bool at_flag = false;
    friend bool operator==(const Stakes&, const Stakes&) = default;
};
Stakes stakes_of(const Options& options, const Position& at) {
    const Point end = point_of(*at.motion, at.motion->halt);
    const Piece* flag = at.terrain.find(at.objective);
    Stakes stakes{{}, PlaceNames(at).area_at(end), flag != nullptr && flag->shape.contains(end)};
    for (const Exposure& exposure : exposures_of(options, at, *at.motion)) {
        int most = 0;
        for (const Exposure::Segment& segment : exposure.segments) most = std::max(most, segment.dice);
        stakes.shooters.emplace_back(exposure.enemy, most);
    }
    return stakes;
}

// The mover simply walks on after fire was held, and nothing else has happened: the answer would be the same.
bool was_declined(const Scene& scene, bool guided) {
    if (scene.history() == nullptr) return false;
    const History<Rules>& history = *scene.history();
    const std::size_t now = history.cursor();
    if (!guided || now < 2 || !std::holds_alternative<Hold>(history.actions()[now - 2])) return false;
    const Position& at = scene.seen();
    const Position before = scene.seen_of(history.at(now - 2));
    if (!before.motion || before.motion->unit != at.motion->unit || before.motion->kind != at.motion->kind)
        return false;
    const Stakes stakes = stakes_of(scene.options(), at);
    const Halt why = plan_move(at, at.motion->unit, at.motion->to).why;
    return !stakes.shooters.empty() && !stakes.at_flag && !may_come_out(scene) && why != Halt::contact &&
           why != Halt::held && stakes == stakes_of(scene.options(), before);
}

}  // namespace

void Continuation::moved(bool follows) {
    if (!follows) *this = {};
}

void Continuation::wait() {
    next_ = Next::nothing;
    released_ = false;
}

void Continuation::find(const Scene& scene, const AnswerDraft& draft) {
    const Position& seen = scene.seen();
    const Choice& choice = draft.choice();
    if (held_ && held_->first != seen.turn) held_.reset();
    if (!scene.decides() || scene.decider() != scene.viewer()) return;
    const bool holds = held_ && held_->second == scene.decider();
    if (seen.phase == Phase::react && (holds || was_declined(scene, draft.guided()))) next_ = Next::hold;
    if (seen.phase != Phase::deploy) places_rest_ = nobody;
    if (places_rest_ != scene.decider() || choice.unit == no_unit) return;
    const bool hides = choice.piece != no_piece && scene.check(Hide{choice.unit, choice.piece}).accepted();
    if (hides || (choice.goal && draft.verdict(scene).accepted())) next_ = Next::place;
}

Continuation::Next Continuation::take() {
    const Next next = next_;
    wait();
    return next;
}

void Continuation::set_out(const Position& seen, const Walk& walk, std::vector<Point> stops) {
    walk_ = crossfire_squads::set_out(seen, walk, std::move(stops));
    many_legs_ = walk.legs.size() > 1;
}

Onward Continuation::follow(const Scene& scene) {
    const int side = side_of(walk_->unit);
    const bool decides = scene.decides() && scene.decider() == side && scene.viewer() == side;
    const Onward onward = crossfire_squads::follow(scene.options(), scene.seen(), decides, *walk_);
    if (onward.what == Onward::What::goes) next_ = Next::leg;
    return onward;
}

void Continuation::stop_walking() {
    if (next_ != Next::leg) return;
    wait();
    end_walk();
}

// Who waits for a unit to arrive presses its goal again.
bool Continuation::walks_to(Point place) const {
    constexpr int reach = 120;  // an inch and a half
    return next_ == Next::leg && walk_ && !walk_->stops.empty() &&
           squared_distance(walk_->stops.back(), place) <= square(reach);
}

}  // namespace sightlines::crossfire_squads
