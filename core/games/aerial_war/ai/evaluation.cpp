#include "games/aerial_war/ai/evaluation.h"

#include <algorithm>

#include "games/aerial_war/ai/reach.h"
#include "games/aerial_war/ai/threats.h"
#include "games/aerial_war/ai/weights.h"
#include "games/aerial_war/rules/board.h"

namespace sightlines::aerial_war {
namespace {

constexpr int whole = 1024;  // of a plane that is certainly alive
constexpr int die_faces = 6;

// How likely the best of two dice is the best, second best, ... of the six, in 36ths.
constexpr std::array<int, die_faces> best_of_two{11, 9, 7, 5, 3, 1};

struct Fighter {
    Plane plane;
    int alive = whole;
};
using Squadron = StaticVector<Fighter, 4>;

// What a kill is worth to the attackers, and what the loss of a plane costs them.
struct Stakes {
    int gain;
    int loss;
};

// The outcome of an attack, in 36ths.
struct Odds {
    int kill;
    int die;
};

struct Aim {
    int value = 0;  // in 36ths of a stake and 1/whole
    int kill = 0;   // in 36ths
    int target = -1;
};

class Melee {
  public:
    Melee(const SquareSet& occupied, Squadron& attackers, Squadron& targets, const Stakes& stakes)
        : occupied_(occupied), attackers_(attackers), targets_(targets), stakes_(stakes) {}

    // What the attackers may win, one after the other, each seeking its best attack with the better of two dice.
    int value() {
        std::int64_t sum = 0;
        for (Fighter& attacker : attackers_) sum += std::int64_t{turn_of(attacker.plane)} * attacker.alive / whole;
        return static_cast<int>(sum);
    }

  private:
    Odds odds(Square from, Facing facing, const Plane& target) const {
        if (target.facing == opposite(facing)) return {12, 8};
        if (target.facing != facing) return {6, 0};
        const Square room = behind(from, facing);
        return {18, room == no_square || occupied_.contains(room) ? 0 : 3};
    }

    int turn_of(const Plane& attacker) {
        std::array<Aim, die_faces> aims{};
        const DiceByPose& dice_to = dice_from(attacker.square, attacker.facing);
        for (std::size_t i = 0; i < targets_.size(); ++i) {
            const Fighter& target = targets_[i];
            if (steps_between(target.plane.square, attacker.square) > die_faces + 1) continue;
            for (const Facing facing : all_facings) {
                const Square from = behind(target.plane.square, facing);
                if (from == no_square || occupied_.contains(from)) continue;
                unsigned dice = dice_to[pose_of(from, facing)];
                if (dice == 0) continue;
                const Odds here = odds(from, facing, target.plane);
                const int value = (here.kill * stakes_.gain - here.die * stakes_.loss) / 36 * target.alive / whole;
                for (std::size_t die = 0; dice != 0; ++die, dice >>= 1U) {
                    if ((dice & 1U) != 0 && value > aims[die].value)
                        aims[die] = {value, here.kill, static_cast<int>(i)};
                }
            }
        }
        return settle(aims);
    }

    int settle(std::array<Aim, die_faces>& aims) {
        for (std::size_t i = 1; i < aims.size(); ++i) {
            for (std::size_t k = i; k > 0 && aims[k].value > aims[k - 1].value; --k) std::swap(aims[k], aims[k - 1]);
        }
        int sum = 0;
        std::array<int, 4> killed{};  // in 36 * 36ths
        for (std::size_t rank = 0; rank < aims.size() && aims[rank].target >= 0; ++rank) {
            sum += aims[rank].value * best_of_two[rank];
            killed[static_cast<std::size_t>(aims[rank].target)] += best_of_two[rank] * aims[rank].kill;
        }
        for (std::size_t i = 0; i < targets_.size(); ++i)
            targets_[i].alive -= targets_[i].alive * killed[i] / (36 * 36);
        return sum / 36;
    }

    const SquareSet& occupied_;
    Squadron& attackers_;
    Squadron& targets_;
    Stakes stakes_;
};

}  // namespace

int material(int planes, int enemies) {
    return values::material[static_cast<std::size_t>(planes)][static_cast<std::size_t>(enemies)];
}

Exchange exchange(const Position& at, bool counts_threats) {
    Squadron flown;
    Squadron waiting;
    Squadron others;
    for (const Colour colour : all_colours) {
        if (const Plane* plane = plane_of(at, at.side, colour))
            (colour < at.mover ? flown : waiting).push_back({*plane});
        if (const Plane* plane = plane_of(at, enemy_of(at.side), colour)) others.push_back({*plane});
    }
    const int own = count_planes(at, at.side);
    const int enemies = count_planes(at, enemy_of(at.side));
    const int even = material(own, enemies);
    const Stakes ours{material(own, enemies - 1) - even, even - material(own - 1, enemies)};
    const SquareSet taken = occupied(at);
    const int strikes = Melee(taken, waiting, others, ours).value();
    return {strikes, counts_threats ? Melee(taken, others, flown, {ours.loss, ours.gain}).value() : 0};
}

int battle_chance(const Position& at, const EvaluationWeights& weights) {
    constexpr int least = certain / 1000;
    const int own = count_planes(at, at.side);
    const int enemies = count_planes(at, enemy_of(at.side));
    int chance = material(own, enemies);
    if (at.phase != Phase::initiative) {
        const auto [strikes, threats] = exchange(at, weights.threats > 0);
        const int swing = (weights.strikes * strikes - weights.threats * threats) / 100;
        chance = std::clamp(chance + swing, least, certain - least);
    }
    return at.side == 0 ? chance : certain - chance;
}

int distance_penalty(const Position& at, int side, const EvaluationWeights& weights) {
    const int own = count_planes(at, side);
    const int enemies = count_planes(at, enemy_of(side));
    if (own == 0 || enemies == 0) return 0;
    int steps = 0;
    for (const Plane& plane : at.planes) {
        if (plane.side == side) steps += nearest(at, plane);
    }
    return weights.approach_weight * steps * (material(own, enemies - 1) - material(own - 1, enemies)) / 2000;
}

namespace {

int chance_after(const Rules& rules, int battle, std::array<std::int8_t, 2> score, BattleEnd end) {
    if (end != BattleEnd::drawn) ++score[end == BattleEnd::german ? 0 : 1];
    if (rules.decided(battle, score)) return score[0] == score[1] ? certain / 2 : score[0] > score[1] ? certain : 0;
    const auto next = [&](BattleEnd then) { return chance_after(rules, battle + 1, score, then); };
    return (next(BattleEnd::german) + next(BattleEnd::allied)) / 2;
}

}  // namespace

int match_chance(const Rules& rules, const Position& at, BattleEnd end) {
    return chance_after(rules, at.battle, at.score, end);
}

int match_chance(const Rules& rules, const Position& at, int battle_chance) {
    const std::int64_t won = match_chance(rules, at, BattleEnd::german);
    const std::int64_t lost = match_chance(rules, at, BattleEnd::allied);
    const int chance = std::clamp(battle_chance, 0, certain);
    return static_cast<int>((won * chance + lost * (certain - chance)) / (certain / 1000) / certain);
}

}  // namespace sightlines::aerial_war
