#pragma once

#include <array>
#include <vector>

#include "base/rng.h"
#include "engine/playout.h"
#include "games/crossfire_hex/rules/rules.h"
#include "samples/samples.h"

namespace sightlines::test {

template <>
struct Samples<crossfire_hex::Rules> {
    // Both kinds of ko, without a limit and with short and long ones.
    static std::vector<crossfire_hex::Options> option_sets() {
        std::vector<crossfire_hex::Options> sets;
        for (const auto ko : {crossfire_hex::Ko::board, crossfire_hex::Ko::full}) {
            for (const auto limit : std::to_array<std::int16_t>({0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89}))
                sets.push_back({ko, limit});
        }
        return sets;
    }

    static std::vector<crossfire_hex::Action> every_action() {
        using namespace crossfire_hex;
        std::vector<Action> all;
        for (Cell from = 0; from < cell_count; ++from) {
            for (Cell to = 0; to < cell_count; ++to) all.emplace_back(Move{from, to});
        }
        for (Cell to = 0; to < cell_count; ++to) all.emplace_back(Enter{to});
        return all;
    }

    // Few men or many, mostly in a heap, and a history of its own.
    static crossfire_hex::Position any_position(const crossfire_hex::Rules& rules, Rng& rng) {
        using namespace crossfire_hex;
        const auto below = [&rng](int bound) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); };
        Position at;
        at.player = static_cast<std::int8_t>(below(2));
        for (const int player : {0, 1}) {
            for (int men = below(below(3) == 0 ? side_men + 1 : 5); men > 0; --men) {
                const auto cell = static_cast<Cell>(below(1 + below(cell_count)));
                Stack stack = at.board[cell];
                if (stack.height() == capacity(cell) || below(6) == 0) {
                    ++at.reserve[static_cast<std::size_t>(player)];
                    continue;
                }
                stack.add(player);
                at.board.put(cell, stack);
            }
        }
        if (rules.options().quiet_limit > 0) at.quiet = static_cast<std::int16_t>(below(rules.options().quiet_limit));
        const auto admitted = rules.admit(at);
        if (!admitted) return at;
        at = *admitted;
        playout(rules, at, rng, below(30));
        return at;
    }
};

}  // namespace sightlines::test
