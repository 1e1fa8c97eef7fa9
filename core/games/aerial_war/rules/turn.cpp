#include <algorithm>

#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/rules.h"

// What actions bring about: battles, rounds and turns, shots, loops and crashes, and what happens by itself.
namespace sightlines::aerial_war {
namespace {

// AW-SET-01, AW-SET-02, AW-SET-03, AW-SET-04: the planes of both sides, in square order.
Planes set_up() {
    Planes planes;
    for (int place = 0; place < 4; ++place)  // h1 i1 j1 k1
        planes.push_back({square_at(7 + place, 0), 0, all_colours[static_cast<std::size_t>(place)], Facing::n});
    for (int place = 3; place >= 0; --place)  // a14 b14 c14 d14
        planes.push_back({square_at(3 - place, 13), 1, all_colours[static_cast<std::size_t>(place)], Facing::s});
    return planes;
}

// AW-BAT-05.
void begin_battle(Position& next) {
    next.phase = Phase::initiative;
    next.side = 0;
    next.first = 0;
    next.round = 1;
    next.mover = Colour::red;
    next.planes = set_up();
}

// Puts a plane elsewhere, keeping the planes in square order.
void relocate(Position& next, Square from, Square to, Facing facing) {
    Plane* old = next.planes.begin() + (plane_on(next, from) - next.planes.begin());
    Plane plane = *old;
    plane.square = to;
    plane.facing = facing;
    next.planes.erase(old);
    const auto place =
        std::find_if(next.planes.begin(), next.planes.end(), [to](const Plane& other) { return other.square > to; });
    next.planes.insert(place, plane);
}

void take_away(Position& next, Square square) {
    next.planes.erase(next.planes.begin() + (plane_on(next, square) - next.planes.begin()));
}

// AW-TURN-02, AW-TURN-03: the first plane of a side that is left, from a place in the order on.
const Plane* first_from(const Position& at, int side, std::size_t place) {
    for (; place < all_colours.size(); ++place) {
        if (const Plane* plane = plane_of(at, side, all_colours[place])) return plane;
    }
    return nullptr;
}

void give_turn(Position& next, int side) {
    next.phase = Phase::throttle;
    next.side = static_cast<std::int8_t>(side);
    next.mover = first_from(next, side, 0)->colour;
}

}  // namespace

Position Rules::start() const {
    Position at;
    begin_battle(at);
    return at;
}

// AW-BAT-01, AW-BAT-02.
void Rules::roll_initiative(Position& next, int total) const {
    if (next.side == 0) {
        next.high = static_cast<std::int8_t>(total);
        next.side = 1;
        return;
    }
    const int german = next.high;
    next.high = 0;
    next.side = 0;
    if (total == german) return;
    next.first = total > german ? 1 : 0;
    give_turn(next, next.first);
}

void Rules::take_roll(Position& next, const Roll& roll) const {
    const std::optional<HitRoll> shot = due_hit_roll(next);
    const bool hit = shot && shot->hits(roll.faces[0]);
    switch (next.phase) {
        case Phase::initiative: return roll_initiative(next, roll.faces[0] + roll.faces[1]);
        case Phase::throttle:
            next.phase = Phase::fly;
            next.dice = {roll.faces[0], roll.faces[1]};
            return;
        case Phase::shot: {
            const Plane& target = *target_of(next, mover(next));
            const AttackKind kind = attack_kind(mover(next), target);
            if (hit) return shoot_down(next, target.square);
            if (kind == AttackKind::head_on) {
                next.phase = Phase::return_fire;
            } else if (kind == AttackKind::tail && loop_room(next, mover(next)).free()) {
                next.phase = Phase::loop;
            } else {
                next_plane(next);
            }
            return;
        }
        case Phase::loop:
            if (hit) return offer_loop(next);
            return next_plane(next);
        default:  // return fire and counter-attacks are shots at the mover
            if (hit) return shoot_down(next, mover(next).square);
            return next_plane(next);
    }
}

// AW-FIRE-01, AW-OPT-03: what follows a flight.
void Rules::open_fire(Position& next) const {
    next.dice = {};
    if (target_of(next, mover(next)) == nullptr) return next_plane(next);
    next.phase = options_.attacks == Obligation::forced ? Phase::shot : Phase::attack;
}

// AW-FIRE-10, AW-OPT-04.
void Rules::offer_loop(Position& next) const {
    next.phase = Phase::looping;
    if (options_.loops == Obligation::forced) fly_loop(next);
}

// AW-FIRE-11.
void Rules::fly_loop(Position& next) const {
    const Plane& attacker = mover(next);
    relocate(next, target_of(next, attacker)->square, loop_room(next, attacker).square, attacker.facing);
    next.phase = Phase::counter;
}

void Rules::shoot_down(Position& next, Square square) const {
    take_away(next, square);
    go_on(next);
}

// AW-RAM-03.
void Rules::crash(Position& next, Square target) const {
    take_away(next, mover(next).square);
    take_away(next, target);
    go_on(next);
}

// After a loss (AW-BAT-04, AW-BAT-06).
void Rules::go_on(Position& next) const {
    const bool german = count_planes(next, 0) > 0;
    const bool allied = count_planes(next, 1) > 0;
    if (german && allied) return next_plane(next);
    if (!german && !allied) return end_battle(next, std::nullopt);
    end_battle(next, german ? 0 : 1);
}

// AW-TURN-01, AW-TURN-02, AW-TURN-03, AW-TURN-04, AW-BAT-03, AW-HOUSE-01: after a turn with all that came of it,
// whether the mover held its fire (AW-FIRE-02), missed for good (AW-FIRE-12) or is gone.
void Rules::next_plane(Position& next) const {
    next.phase = Phase::throttle;
    if (const Plane* plane = first_from(next, next.side, static_cast<std::size_t>(next.mover) + 1)) {
        next.mover = plane->colour;
        return;
    }
    if (next.side == next.first) return give_turn(next, enemy_of(next.first));
    if (options_.round_limit > 0 && next.round >= options_.round_limit) {
        const int difference = count_planes(next, 0) - count_planes(next, 1);
        if (difference == 0) return end_battle(next, std::nullopt);
        return end_battle(next, difference > 0 ? 0 : 1);
    }
    next.round = std::min<std::int16_t>(static_cast<std::int16_t>(next.round + 1), last_round);
    give_turn(next, next.first);
}

// AW-BAT-04, AW-BAT-05, AW-BAT-06, AW-END-01, AW-END-02. Without a winner the battle is drawn.
void Rules::end_battle(Position& next, std::optional<int> winner) const {
    if (winner) ++next.score[static_cast<std::size_t>(*winner)];
    if (!decided(next.battle, next.score)) {
        ++next.battle;
        return begin_battle(next);
    }
    next.phase = Phase::over;
    next.side = 0;
    next.first = 0;
    next.mover = Colour::red;
}

// AW-RAM-01, AW-RAM-04. Some plane of every side can fly or must ram, so this comes to an end.
void Rules::settle(Position& next) const {
    while (next.phase == Phase::throttle || next.phase == Phase::ram) {
        const Hemmed state = hemmed(next, mover(next));
        next.phase = state == Hemmed::must_ram ? Phase::ram : Phase::throttle;
        if (state != Hemmed::must_stay) return;
        next_plane(next);
    }
}

void Rules::play(Position& next, const Action& action) const {
    std::visit(
        [this, &next]<class Kind>(const Kind& kind) {
            if constexpr (std::is_same_v<Kind, Roll>) {
                take_roll(next, kind);
            } else if constexpr (std::is_same_v<Kind, Fly>) {
                relocate(next, mover(next).square, kind.to, kind.facing);
                open_fire(next);
            } else if constexpr (std::is_same_v<Kind, Ram>) {
                crash(next, kind.target);
            } else if constexpr (std::is_same_v<Kind, Attack>) {
                next.phase = Phase::shot;
            } else if constexpr (std::is_same_v<Kind, Loop>) {
                fly_loop(next);
            } else {
                next_plane(next);
            }
        },
        action);
    settle(next);
}

}  // namespace sightlines::aerial_war
