#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "base/rng.h"
#include "engine/dice.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/rules.h"
#include "samples/samples.h"

namespace sightlines::test {

template <>
struct Samples<aerial_war::Rules> {
    // Every length of the match with every choice of attacks and loops, without a limit and with several.
    static std::vector<aerial_war::Options> option_sets() {
        using namespace aerial_war;
        constexpr std::array<std::pair<std::int8_t, bool>, 3> lengths{{{1, false}, {3, false}, {3, true}}};
        std::vector<Options> sets;
        for (const auto& [battles, play_all] : lengths) {
            for (const auto attacks : {Obligation::optional, Obligation::forced}) {
                for (const auto loops : {Obligation::optional, Obligation::forced}) {
                    for (const auto limit : std::to_array<std::int16_t>({0, 1, 2, 3, 5, 12, 40, 999}))
                        sets.push_back({battles, play_all, attacks, loops, limit});
                }
            }
        }
        return sets;
    }

    static std::vector<aerial_war::Action> every_action() {
        using namespace aerial_war;
        std::vector<Action> all;
        for (const Roll& roll : all_rolls({{6}, ""})) all.emplace_back(roll);
        for (const Roll& roll : all_rolls({{6, 6}, ""})) all.emplace_back(roll);
        for (Square square = 0; square < square_count; ++square) {
            for (const Facing facing : all_facings) all.emplace_back(Fly{square, facing});
            all.emplace_back(Ram{square});
        }
        for (const Action& action : {Action(Attack{}), Action(Hold{}), Action(Loop{}), Action(Stay{})})
            all.push_back(action);
        return all;
    }

    // Planes thrown onto a part of the board, which may be so small that they are in each other's way.
    static aerial_war::Position any_position(const aerial_war::Rules& rules, Rng& rng) {
        using namespace aerial_war;
        const auto below = [&rng](int bound) {
            return static_cast<std::int8_t>(rng.below(static_cast<std::uint32_t>(bound)));
        };
        aerial_war::Position at;
        at.battle = static_cast<std::int8_t>(1 + below(rules.options().battles));
        for (std::int8_t fought = 1; fought < at.battle; ++fought) {
            const int winner = below(3);  // or nobody
            if (winner == 2) continue;
            ++at.score[static_cast<std::size_t>(winner)];
            if (rules.decided(fought, at.score)) at.score = {};
        }
        const int files = 2 + below(3) * below(4);
        const int ranks = 3 + below(3) * below(4);
        const int east = below(2) == 0 ? 0 : file_count - files;
        const int north = below(2) == 0 ? 0 : rank_count - ranks;
        for (std::int8_t side = 0; side < 2; ++side) {
            for (const Colour colour : all_colours) {
                const Square square = square_at(east + below(files), north + below(ranks));
                if (below(4) == 0 || plane_on(at, square) != nullptr) continue;
                at.planes.push_back({square, side, colour, all_facings[static_cast<std::size_t>(below(4))]});
            }
        }
        std::sort(at.planes.begin(), at.planes.end(),
                  [](const Plane& a, const Plane& b) { return a.square < b.square; });
        if (at.planes.empty()) return at;
        const Plane& moving = at.planes[static_cast<std::size_t>(below(static_cast<int>(at.planes.size())))];
        at.side = moving.side;
        at.mover = moving.colour;
        at.first = below(2);
        const int rounds = rules.options().round_limit > 0 ? rules.options().round_limit : 12;
        at.round = static_cast<std::int16_t>(1 + below(std::min(rounds, 100)));
        at.phase = phase_for(at, moving);
        if (at.phase == Phase::fly)
            at.dice = {static_cast<std::int8_t>(1 + below(6)), static_cast<std::int8_t>(1 + below(6))};
        return at;
    }

  private:
    // A phase that the planes around the mover allow.
    static aerial_war::Phase phase_for(const aerial_war::Position& at, const aerial_war::Plane& moving) {
        using namespace aerial_war;
        const bool even = at.round % 2 == 0;
        const Plane* target = target_of(at, moving);
        if (target == nullptr) return even && hemmed(at, moving) == Hemmed::free ? Phase::fly : Phase::throttle;
        const AttackKind kind = attack_kind(moving, *target);
        if (kind == AttackKind::head_on) return even ? Phase::return_fire : Phase::attack;
        if (kind == AttackKind::tail && loop_room(at, moving).free()) return even ? Phase::looping : Phase::loop;
        return even ? Phase::attack : Phase::shot;
    }
};

}  // namespace sightlines::test
