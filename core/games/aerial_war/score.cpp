#include "games/aerial_war/score.h"

#include <algorithm>

#include "games/aerial_war/combat.h"
#include "games/aerial_war/planes.h"
#include "games/aerial_war/reach.h"

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
using Squadron = Bounded<Fighter, 4>;

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
    int worth = 0;  // in 36ths of a stake and 1/whole
    int kill = 0;   // in 36ths
    int target = -1;
};

class Melee {
  public:
    Melee(const SquareSet& occupied, Squadron& attackers, Squadron& targets, const Stakes& stakes)
        : occupied_(occupied), attackers_(attackers), targets_(targets), stakes_(stakes) {}

    // What the attackers may win, one after the other, each seeking its best attack with the better of two dice.
    int worth() {
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
        for (std::size_t i = 0; i < targets_.size(); ++i) {
            const Fighter& target = targets_[i];
            const int away = std::abs(file_of(target.plane.square) - file_of(attacker.square)) +
                             std::abs(rank_of(target.plane.square) - rank_of(attacker.square));
            if (away > die_faces + 1) continue;
            for (const Facing facing : all_facings) {
                const Square from = behind(target.plane.square, facing);
                if (from == no_square || occupied_.contains(from)) continue;
                unsigned dice = dice_between(attacker.square, attacker.facing, from, facing);
                if (dice == 0) continue;
                const Odds here = odds(from, facing, target.plane);
                const int worth = (here.kill * stakes_.gain - here.die * stakes_.loss) / 36 * target.alive / whole;
                for (std::size_t die = 0; dice != 0; ++die, dice >>= 1U) {
                    if ((dice & 1U) != 0 && worth > aims[die].worth) aims[die] = {worth, here.kill, static_cast<int>(i)};
                }
            }
        }
        return settle(aims);
    }

    int settle(std::array<Aim, die_faces>& aims) {
        for (std::size_t i = 1; i < aims.size(); ++i) {
            for (std::size_t k = i; k > 0 && aims[k].worth > aims[k - 1].worth; --k) std::swap(aims[k], aims[k - 1]);
        }
        int sum = 0;
        std::array<int, 4> killed{};  // in 36 * 36ths
        for (std::size_t rank = 0; rank < aims.size() && aims[rank].target >= 0; ++rank) {
            sum += aims[rank].worth * best_of_two[rank];
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
    constexpr std::array<std::array<int, 5>, 5> chances{{{50'000, 0, 0, 0, 0},
                                                         {100'000, 50'000, 20'000, 8'000, 3'500},
                                                         {100'000, 80'000, 50'000, 27'000, 14'000},
                                                         {100'000, 92'000, 73'000, 50'000, 31'000},
                                                         {100'000, 96'500, 86'000, 69'000, 50'000}}};
    return chances[static_cast<std::size_t>(planes)][static_cast<std::size_t>(enemies)];
}

int battle_chance(const Rules&, const Position& at, const Sight& sight) {
    const bool german = at.side == 0;
    const int own = count_planes(at, at.side);
    const int enemies = count_planes(at, enemy_of(at.side));
    int chance = material(own, enemies);
    if (at.phase != Phase::initiative && own > 0 && enemies > 0) {
        Squadron flown, waiting, others;
        for (const Colour colour : all_colours) {
            if (const Plane* plane = plane_of(at, at.side, colour)) (colour < at.mover ? flown : waiting).push_back({*plane});
            if (const Plane* plane = plane_of(at, enemy_of(at.side), colour)) others.push_back({*plane});
        }
        const Stakes ours{material(own, enemies - 1) - chance, chance - material(own - 1, enemies)};
        const Stakes theirs{ours.loss, ours.gain};
        const SquareSet taken = occupied(at);
        int swing = 0;
        if (sight.strikes) swing += Melee(taken, waiting, others, ours).worth();
        if (sight.threats) swing -= Melee(taken, others, flown, theirs).worth();
        chance = std::clamp(chance + swing * 85 / 100, certain / 1000, certain - certain / 1000);
    }
    return german ? chance : certain - chance;
}

int match_chance(const Rules& rules, int battle, const std::array<std::int8_t, 2>& score, BattleEnd end) {
    auto next = score;
    if (end != BattleEnd::drawn) ++next[end == BattleEnd::german ? 0 : 1];
    if (rules.decided(battle, next)) return next[0] == next[1] ? certain / 2 : next[0] > next[1] ? certain : 0;
    return (match_chance(rules, battle + 1, next, BattleEnd::german) +
            match_chance(rules, battle + 1, next, BattleEnd::allied)) /
           2;
}

}  // namespace sightlines::aerial_war
