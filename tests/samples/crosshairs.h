#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "base/rng.h"
#include "games/crosshairs/rules/rules.h"
#include "samples/samples.h"

namespace sightlines::test {

template <>
struct Samples<crosshairs::Rules> {
    // Every type with every number of players, as it is and with each variant and house option by itself; then some
    // mixtures.
    static std::vector<crosshairs::Options> option_sets() {
        std::vector<crosshairs::Options> sets;
        for (const crosshairs::Options& seats : seatings()) {
            for (const crosshairs::Options& set : one_by_one(seats)) sets.push_back(set);
        }
        Rng rng(7);
        for (int count = 0; count < 60; ++count) sets.push_back(mixture(rng));
        return sets;
    }

    static std::vector<crosshairs::Action> every_action() {
        using namespace crosshairs;
        constexpr std::array<std::int8_t, 3> turns{-1, 0, 1};
        std::vector<Action> all;
        for (Cell cell = 0; cell < cell_count; ++cell) {
            all.emplace_back(PlaceCloud{cell});
            all.emplace_back(Crash{cell});
            all.emplace_back(Shoot{cell});
            for (const Heading heading : all_headings) {
                for (std::int8_t height = 0; height <= top_height; ++height)
                    all.emplace_back(Enter{cell, heading, height});
            }
            for (const std::int8_t turn : turns) {
                all.emplace_back(Climb{cell, turn});
                all.emplace_back(Level{cell, 1, turn});
                all.emplace_back(Level{cell, 2, turn});
                all.emplace_back(Swoop{cell, turn});
                all.emplace_back(PowerDive{cell, turn});
            }
        }
        all.emplace_back(PullOut{});
        all.emplace_back(EndTurn{});
        return all;
    }

    static crosshairs::Position any_position(const crosshairs::Rules& rules, Rng& rng) {
        using namespace crosshairs;
        const Setup& setup = rules.setup();
        const auto below = [&rng](int bound) {
            return static_cast<std::int8_t>(rng.below(static_cast<std::uint32_t>(bound)));
        };

        Position at;
        for (int count = below(rules.options().clouds + 1); count > 0; --count) {
            const Cell cell = below(cell_count);
            if (rules.check(at, PlaceCloud{cell}).accepted()) at.clouds.insert(cell);
        }
        at.player = below(setup.players);
        const int rounds = rules.options().round_limit > 0 ? rules.options().round_limit : 12;
        at.round = static_cast<std::int16_t>(1 + below(std::min(rounds, 100)));
        for (std::int8_t player = 0; player < setup.players; ++player) {
            const auto seat = static_cast<std::size_t>(player);
            const bool out = player != at.player && rules.options().type != GameType::circle && below(6) == 0;
            int planes = out ? 0 : 2 + below(setup.seats[seat].fleet - 1);
            for (; planes > 0; --planes) {
                if (below(4) == 0 || !put_plane(rules, at, player, below)) ++at.off[seat];
            }
            if (rules.options().type == GameType::ffa) at.points[seat] = below(4);
        }
        at.phase = Phase::act;
        int waiting = at.off[static_cast<std::size_t>(at.player)];
        for (const Plane& plane : at.planes) {
            if (plane.owner != at.player) continue;
            if (!plane.acted) ++waiting;
            if (!plane.acted || below(2) == 0) continue;
            at.phase = Phase::dive;
            at.dive = plane.cell;
        }
        at.left = below(waiting + 1);
        return at;
    }

  private:
    static std::vector<crosshairs::Options> seatings() {
        using enum crosshairs::GameType;
        std::vector<crosshairs::Options> seatings;
        const auto seat = [&seatings](crosshairs::GameType type, std::int8_t players) {
            seatings.emplace_back();
            seatings.back().type = type;
            seatings.back().players = players;
        };
        for (const auto type : {duel, one_v_two, one_v_three, two_v_two}) seat(type, crosshairs::Options{}.players);
        for (std::int8_t players = 3; players <= 6; ++players) {
            seat(ffa, players);
            seat(circle, players);
        }
        return seatings;
    }

    static std::vector<crosshairs::Options> one_by_one(const crosshairs::Options& seats) {
        using namespace crosshairs;
        std::vector<Options> sets{seats};
        const auto with = [&](auto change) {
            sets.push_back(seats);
            change(sets.back());
        };
        for (const auto rings : std::to_array<std::int8_t>({0, 3, 99})) with([rings](Options& o) { o.rings = rings; });
        with([](Options& o) {
            for (int player = 0; player < player_count(o); ++player)
                o.handicap[static_cast<std::size_t>(player)] = static_cast<std::int8_t>((player * 2 + 1) % 7);
        });
        with([](Options& o) { o.turbulence = Turbulence::cloud; });
        with([](Options& o) { o.turbulence = Turbulence::hex; });
        with([](Options& o) { o.concealed = true; });
        for (const auto clouds : std::to_array<std::int8_t>({0, 1, 7}))
            with([clouds](Options& o) { o.clouds = clouds; });
        with([](Options& o) { o.active_attacker = true; });
        for (const auto limit : std::to_array<std::int16_t>({1, 3}))
            with([limit](Options& o) { o.round_limit = limit; });
        if (each_alone(seats.type)) with([](Options& o) { o.ramp = Ramp::round; });
        return sets;
    }

    static crosshairs::Options mixture(Rng& rng) {
        using namespace crosshairs;
        const auto one_in = [&rng](std::uint32_t bound) { return rng.below(bound) == 0; };
        const std::vector<Options> seats = seatings();
        Options set = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
        if (one_in(2)) set.rings = static_cast<std::int8_t>(rng.below(100));
        if (one_in(2)) {
            for (int player = 0; player < player_count(set); ++player)
                set.handicap[static_cast<std::size_t>(player)] = static_cast<std::int8_t>(rng.below(7));
        }
        set.turbulence = static_cast<Turbulence>(rng.below(3));
        set.concealed = one_in(2);
        if (one_in(2)) set.clouds = static_cast<std::int8_t>(rng.below(17));
        set.active_attacker = one_in(2);
        if (one_in(2)) set.round_limit = static_cast<std::int16_t>(1 + rng.below(20));
        if (each_alone(set.type) && one_in(2)) set.ramp = Ramp::round;
        return set;
    }

    template <class Below>
    static bool put_plane(const crosshairs::Rules& rules, crosshairs::Position& at, std::int8_t player, Below below) {
        using namespace crosshairs;
        const Cell cell = below(cell_count);
        auto* place =
            std::find_if(at.planes.begin(), at.planes.end(), [cell](const Plane& p) { return p.cell >= cell; });
        if (place != at.planes.end() && place->cell == cell) return false;
        const int rings = rules.free_rings(at, rules.setup().seats[static_cast<std::size_t>(player)].team);
        const std::int8_t height = below(std::min<int>(rings, top_height) + 1);
        const bool acted = player == at.player && below(2) == 0;
        at.planes.insert(place, Plane{cell, player, all_headings[static_cast<std::size_t>(below(6))], height, acted});
        return true;
    }
};

}  // namespace sightlines::test
