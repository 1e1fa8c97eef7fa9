#include "games/crosshairs/rules/rules.h"

#include <algorithm>

#include "games/crosshairs/rules/judge.h"

namespace sightlines::crosshairs {
namespace {

constexpr std::array<std::int8_t, 3> turns{-1, 0, 1};

// The rotation at the end of a flight never decides whether it is allowed (CH-MOVE-06): judged once, listed three
// times.
template <class Flight>
void keep_turned(const Judge& judge, Flight flight, std::vector<Action>& out) {
    if (!judge.judge(flight).accepted()) return;
    for (const std::int8_t turn : turns) {
        flight.turn = turn;
        out.emplace_back(flight);
    }
}

void keep_flights(const Judge& judge, Cell plane, std::vector<Action>& out) {
    keep_turned(judge, Climb{plane}, out);
    keep_turned(judge, Level{plane, 1}, out);
    keep_turned(judge, Level{plane, 2}, out);
    keep_turned(judge, Swoop{plane}, out);
    keep_turned(judge, PowerDive{plane}, out);
    if (judge.judge(Crash{plane}).accepted()) out.emplace_back(Crash{plane});
}

// Nor does the facing of an entering plane.
void keep_entries(const Judge& judge, BoardSide side, std::int8_t highest, std::vector<Action>& out) {
    for (const Cell cell : side_cells(side)) {
        for (std::int8_t height = 0; height <= highest; ++height) {
            if (!judge.judge(Enter{cell, Heading::e, height}).accepted()) break;
            for (const Heading heading : all_headings) out.emplace_back(Enter{cell, heading, height});
        }
    }
}

// Puts a plane back where it stands after a flight, keeping the planes in cell order.
void relocate(Position& next, std::size_t place, const Plane& moved) {
    Planes& planes = next.planes;
    while (place > 0 && planes[place - 1].cell > moved.cell) {
        planes[place] = planes[place - 1];
        --place;
    }
    while (place + 1 < planes.size() && planes[place + 1].cell < moved.cell) {
        planes[place] = planes[place + 1];
        ++place;
    }
    planes[place] = moved;
}

Plane* find_plane(Position& next, Cell cell) {
    return std::find_if(next.planes.begin(), next.planes.end(), [cell](const Plane& p) { return p.cell == cell; });
}

void begin_action(Position& next, Plane& plane) {
    if (plane.acted) return;
    plane.acted = true;
    --next.left;
}

}  // namespace

Verdict Rules::check(const Position& at, const Action& action) const { return Judge(*this, at).verdict(action); }

void Rules::legal(const Position& at, std::vector<Action>& out) const {
    if (at.phase == Phase::over) return;
    out.reserve(out.size() + 96);
    const Judge judge(*this, at);
    if (at.phase == Phase::clouds) {
        for (Cell cell = 0; cell < cell_count; ++cell) {
            if (judge.judge(PlaceCloud{cell}).accepted()) out.emplace_back(PlaceCloud{cell});
        }
        return;
    }
    // CH-FIRE-05: before the actions of a turn, between them and after the last.
    for (std::size_t target = 0; target < at.planes.size(); ++target) {
        if (judge.crosshairs().verdict(at.player, target).accepted()) out.emplace_back(Shoot{at.planes[target].cell});
    }
    if (at.phase == Phase::dive) {
        keep_turned(judge, Swoop{at.dive}, out);
        keep_turned(judge, PowerDive{at.dive}, out);
        out.emplace_back(PullOut{});
        return;
    }
    if (at.left > 0) {
        const auto player = static_cast<std::size_t>(at.player);
        for (const Plane& plane : at.planes) {
            if (plane.owner == at.player && !plane.acted) keep_flights(judge, plane.cell, out);
        }
        if (at.off[player] > 0) keep_entries(judge, setup_.seats[player].side, options_.handicap[player], out);
    }
    if (judge.judge(EndTurn{}).accepted()) out.emplace_back(EndTurn{});
}

namespace {

// What an action does, before the automatic steps that follow it.
class Effect {
  public:
    Effect(const Rules& rules, Position& next) : rules_(rules), next_(next) {}

    // CH-CLIMB-01, CH-LEVEL-01, CH-DIVE-01.
    void operator()(const Climb& a) { fly(a.plane, 1, 1, a.turn, false); }
    void operator()(const Level& a) { fly(a.plane, 0, a.steps, a.turn, false); }
    void operator()(const Swoop& a) { fly(a.plane, -1, 1, a.turn, true); }
    void operator()(const PowerDive& a) { fly(a.plane, -2, 0, a.turn, true); }

    // CH-ENTER-01.
    void operator()(const Enter& a) {
        const Plane entering{a.cell, next_.player, a.heading,
                             static_cast<std::int8_t>(rules_.height_after(next_, no_cell, a.cell, a.height)), true};
        Plane* after =
            std::find_if(next_.planes.begin(), next_.planes.end(), [&a](const Plane& p) { return p.cell > a.cell; });
        next_.planes.insert(after, entering);
        --next_.off[static_cast<std::size_t>(next_.player)];
        --next_.left;
    }

    // CH-DIVE-04: the plane was marked when its dive began.
    void operator()(const PullOut&) {
        next_.phase = Phase::act;
        next_.dive = no_cell;
    }

  private:
    void fly(Cell from, int rise, int steps, int turn, bool diving) {
        Plane* flying = find_plane(next_, from);
        begin_action(next_, *flying);
        Plane moved = *flying;
        int height = moved.height + rise;
        for (int step = 0; step < steps; ++step) {
            const Cell to = ahead(moved.cell, moved.heading);
            height = rules_.height_after(next_, moved.cell, to, height);
            moved.cell = to;
        }
        moved.height = static_cast<std::int8_t>(height);
        moved.heading = turned(moved.heading, turn);
        relocate(next_, static_cast<std::size_t>(flying - next_.planes.begin()), moved);
        if (diving) {
            next_.phase = Phase::dive;
            next_.dive = moved.cell;
        }
    }

    const Rules& rules_;
    Position& next_;
};

}  // namespace

void Rules::play(Position& next, const Action& action) const {
    std::visit(
        [this, &next]<class Kind>(const Kind& kind) {
            if constexpr (std::is_same_v<Kind, PlaceCloud>) {
                place_cloud(next, kind.cell);
            } else if constexpr (std::is_same_v<Kind, Shoot>) {
                remove_plane(next, kind.target, true);
            } else if constexpr (std::is_same_v<Kind, Crash>) {
                --next.left;
                remove_plane(next, kind.plane, false);
            } else if constexpr (std::is_same_v<Kind, EndTurn>) {
                end_turn(next);
            } else {
                Effect(*this, next)(kind);
            }
        },
        action);
    settle(next);
}

int Rules::alive(const Position& at, int player) const {
    int count = at.off[static_cast<std::size_t>(player)];
    for (const Plane& plane : at.planes) count += plane.owner == player ? 1 : 0;
    return count;
}

int Rules::free_rings(const Position& at, int team) const {
    int used = 0;
    for (const Plane& plane : at.planes) {
        if (setup_.seats[static_cast<std::size_t>(plane.owner)].team == team) used += plane.height;
    }
    return setup_.pool - used;
}

int Rules::height_after(const Position& at, Cell from, Cell to, int height) const {
    if (options_.turbulence == Turbulence::off || height == 0 || !at.clouds.contains(to)) return height;
    // Clouds have two hexes at most, so a cloud hex beside another belongs to the same cloud.
    const bool same_cloud = from != no_cell && at.clouds.contains(from);
    return options_.turbulence == Turbulence::cloud && same_cloud ? height : height - 1;
}

}  // namespace sightlines::crosshairs
