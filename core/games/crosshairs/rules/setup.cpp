#include "games/crosshairs/rules/setup.h"

#include <cassert>
#include <span>

namespace sightlines::crosshairs {
namespace {

using enum BoardSide;

// CH-TEAM-01.
constexpr std::array<Seat, 2> duel_seats{{{0, 6, s}, {1, 6, n}}};
constexpr std::array<Seat, 3> one_v_two_seats{{{0, 5, s}, {1, 3, nw}, {1, 3, ne}}};
constexpr std::array<Seat, 4> one_v_three_seats{{{0, 5, s}, {1, 2, nw}, {1, 2, n}, {1, 2, ne}}};
constexpr std::array<Seat, 4> two_v_two_seats{{{0, 5, s}, {0, 5, sw}, {1, 5, n}, {1, 5, ne}}};

constexpr std::array<BoardSide, 3> sides_of_three{s, nw, ne};
constexpr std::array<BoardSide, 4> sides_of_four{s, nw, n, se};
constexpr std::array<BoardSide, 5> sides_of_five{s, sw, nw, ne, se};
constexpr std::array<BoardSide, 6> sides_of_six{s, sw, nw, n, ne, se};

std::span<const Seat> team_seats(GameType type) {
    switch (type) {
        case GameType::duel: return duel_seats;
        case GameType::one_v_two: return one_v_two_seats;
        case GameType::one_v_three: return one_v_three_seats;
        case GameType::two_v_two: return two_v_two_seats;
        case GameType::ffa:
        case GameType::circle: break;
    }
    return {};
}

std::span<const BoardSide> sides_of(int players) {
    switch (players) {
        case 3: return sides_of_three;
        case 4: return sides_of_four;
        case 5: return sides_of_five;
        default: return sides_of_six;
    }
}

constexpr int all = 99;

}  // namespace

int player_count(const Options& options) {
    return each_alone(options.type) ? options.players : static_cast<int>(team_seats(options.type).size());
}

int default_pool(const Options& options) { return each_alone(options.type) ? 29 - options.players : 30; }

Setup setup_for(const Options& options) {
    Setup setup;
    setup.players = static_cast<std::int8_t>(player_count(options));
    setup.pool = options.rings.value_or(static_cast<std::int8_t>(default_pool(options)));
    for (std::size_t player = 0; player < static_cast<std::size_t>(setup.players); ++player) {
        if (each_alone(options.type)) {
            const std::int8_t fleet = options.type == GameType::ffa ? 5 : 4;  // CH-FFA-01, CH-CIRC-01
            setup.seats[player] = {static_cast<std::int8_t>(player), fleet, sides_of(setup.players)[player]};
        } else {
            setup.seats[player] = team_seats(options.type)[player];
        }
    }
    return setup;
}

int ramp(const Options& options, const Setup& setup, int player, int round) {
    const auto listed = [round](int first, int second) { return round == 1 ? first : round == 2 ? second : all; };
    switch (options.type) {  // CH-TEAM-05
        case GameType::one_v_two: return player == 0 ? listed(1, 3) : listed(1, 2);
        case GameType::one_v_three: return player == 0 ? listed(2, 4) : listed(1, all);
        case GameType::two_v_two: return player <= 1 ? listed(1, 3) : listed(2, all);
        case GameType::duel:
        case GameType::ffa:
        case GameType::circle: break;
    }
    if (options.ramp == Ramp::round) return round;  // CH-HOUSE-03
    return setup.players * (round - 1) + player + 1;
}

}  // namespace sightlines::crosshairs
