#include <algorithm>
#include <bit>
#include <limits>

#include "games/crosshairs/rules/judge.h"
#include "games/crosshairs/rules/rules.h"

// Whose turn it is, what ends by itself, who is out and who has won.
namespace sightlines::crosshairs {

// CH-SET-02.
Position Rules::start() const {
    Position at;
    for (std::size_t player = 0; player < static_cast<std::size_t>(setup_.players); ++player)
        at.off[player] = setup_.seats[player].fleet;
    if (options_.clouds == 0) open_game(at);  // CH-HOUSE-04
    return at;
}

// CH-CLOUD-01.
void Rules::place_cloud(Position& next, Cell cell) const {
    next.clouds.insert(cell);
    next.player = static_cast<std::int8_t>((next.player + 1) % setup_.players);
    if (next.clouds.size() >= options_.clouds) open_game(next);
}

// CH-CLOUD-05.
void Rules::open_game(Position& next) const {
    next.phase = Phase::act;
    next.player = 0;
    next.round = 1;
    next.left = static_cast<std::int8_t>(quota(next));
}

int Rules::quota(const Position& at) const {
    const int planes = alive(at, at.player);
    if (at.off[static_cast<std::size_t>(at.player)] == 0) return planes;
    return std::min(planes, ramp(options_, setup_, at.player, at.round));
}

// CH-TURN-09; a turn is over before the next player's begins (CH-TEAM-01).
void Rules::end_turn(Position& next) const {
    for (Plane& plane : next.planes) plane.acted = false;
    do {
        ++next.player;
        if (next.player == setup_.players) {
            next.player = 0;
            if (options_.round_limit > 0 && next.round >= options_.round_limit) return finish(next);
            next.round = std::min<std::int16_t>(static_cast<std::int16_t>(next.round + 1), last_round);
        }
    } while (alive(next, next.player) == 0);
    next.left = static_cast<std::int8_t>(quota(next));
}

// CH-DIVE-05, CH-TURN-07, CH-TURN-08: all that happens without a decision, until somebody has one to make.
void Rules::settle(Position& next) const {
    while (next.phase == Phase::act || next.phase == Phase::dive) {
        const Judge judge(*this, next);
        if (next.phase == Phase::dive) {
            const Plane& diving = *judge.sky().plane_on(next.dive);
            const bool stuck = diving.height == 1 && judge.sky().barred(diving);
            if (diving.height > 1 || (diving.height == 1 && !stuck)) return;
            if (stuck && judge.crosshairs().any_open(next.player)) return;
            next.phase = Phase::act;
            next.dive = no_cell;
        } else {
            if (judge.plane_action_possible() || judge.crosshairs().any_open(next.player)) return;
            end_turn(next);
        }
    }
}

void Rules::finish(Position& next) const {
    next.phase = Phase::over;
    next.player = 0;
    next.left = 0;
    next.dive = no_cell;
    for (Plane& plane : next.planes) plane.acted = false;
}

// CH-FIRE-10, CH-CRASH-02, CH-ELIM-01, CH-ELIM-02, CH-ELIM-03, CH-FFA-02; CH-FFA-04: no points unless `shot`.
void Rules::remove_plane(Position& next, Cell cell, bool shot) const {
    const auto on_cell = [cell](const Plane& plane) { return plane.cell == cell; };
    Plane* fallen = std::find_if(next.planes.begin(), next.planes.end(), on_cell);
    const std::int8_t owner = fallen->owner;
    next.planes.erase(fallen);
    const bool eliminated = alive(next, owner) == 1;
    if (shot && options_.type == GameType::ffa) {
        std::int8_t& points = next.points[static_cast<std::size_t>(next.player)];
        points = static_cast<std::int8_t>(std::min(points + (eliminated ? 2 : 1), most_points));
    }
    if (!eliminated) return;
    next.off[static_cast<std::size_t>(owner)] = 0;
    const auto own = [owner](const Plane& plane) { return plane.owner == owner; };
    Plane* last = std::find_if(next.planes.begin(), next.planes.end(), own);
    if (last != next.planes.end()) next.planes.erase(last);
    if (decided(next)) return finish(next);
    if (owner == next.player) end_turn(next);
}

int Rules::count_teams(const Position& at) const {
    unsigned teams = 0;
    for (int player = 0; player < setup_.players; ++player) {
        if (alive(at, player) > 0)
            teams |= 1U << static_cast<unsigned>(setup_.seats[static_cast<std::size_t>(player)].team);
    }
    return std::popcount(teams);
}

int Rules::count_eliminated(const Position& at) const {
    int count = 0;
    for (int player = 0; player < setup_.players; ++player) count += alive(at, player) == 0 ? 1 : 0;
    return count;
}

bool Rules::decided(const Position& at) const {
    return count_teams(at) == 1 || (options_.type == GameType::circle && count_eliminated(at) == 1);
}

Status Rules::status(const Position& at) const {
    constexpr std::array<std::string_view, 4> phases{"clouds", "act", "dive", "over"};
    Status status;
    status.phase = phases[static_cast<std::size_t>(at.phase)];
    if (at.phase == Phase::over) {
        status.outcome = outcome(at);
    } else {
        status.to_act = player_side(at.player);
    }
    return status;
}

namespace {

// The players for whom `score` is highest.
template <class Score>
StaticVector<std::int8_t, sightlines::most_players> best(int players, Score score) {
    StaticVector<std::int8_t, sightlines::most_players> winners;
    int highest = std::numeric_limits<int>::min();
    for (int player = 0; player < players; ++player) highest = std::max(highest, score(player));
    for (int player = 0; player < players; ++player) {
        if (score(player) == highest) winners.push_back(static_cast<std::int8_t>(player));
    }
    return winners;
}

}  // namespace

Outcome Rules::outcome(const Position& at) const {
    const int players = setup_.players;
    const auto points = [&at](int player) { return static_cast<int>(at.points[static_cast<std::size_t>(player)]); };
    const auto team_planes = [this, &at, players](int player) {
        const auto team = setup_.seats[static_cast<std::size_t>(player)].team;
        int planes = 0;
        for (int mate = 0; mate < players; ++mate) {
            if (setup_.seats[static_cast<std::size_t>(mate)].team == team) planes += alive(at, mate);
        }
        return planes;
    };
    if (options_.type == GameType::circle && count_eliminated(at) == 1) {  // CH-CIRC-03
        int eliminated = 0;
        while (alive(at, eliminated) > 0) ++eliminated;
        return {{static_cast<std::int8_t>((eliminated + players - 1) % players)}, "circle"};
    }
    const bool one_team_left = count_teams(at) == 1;
    // CH-FFA-03.
    if (options_.type == GameType::ffa) return {best(players, points), one_team_left ? "points" : "round-limit"};
    if (one_team_left) return {best(players, team_planes), "elimination"};
    if (options_.type == GameType::circle) return {{}, "round-limit"};
    Outcome limit{best(players, team_planes), "round-limit"};
    if (static_cast<int>(limit.winners.size()) == players) limit.winners.clear();  // equal numbers: a draw
    return limit;
}

}  // namespace sightlines::crosshairs
