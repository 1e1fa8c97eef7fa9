#include <algorithm>
#include <array>
#include <cstdint>

#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/judge.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

// The actions that are listed, and the kinds of those that are too many to list.
namespace sightlines::crossfire_squads {

namespace {

struct Lister {
    const Rules& rules;
    const Position& at;
    std::vector<Action>& out;
    int side;

    void offer(const Action& action) const {
        if (rules.check(at, action).accepted()) out.push_back(action);
    }

    void objectives() const {
        for (const Piece& piece : at.terrain) {
            if (piece.is_area()) out.emplace_back(Objective{piece.id});
        }
    }
    void edges() const {
        for (const Edge edge : {Edge::n, Edge::e, Edge::s, Edge::w}) out.emplace_back(HomeEdge{edge});
    }
    void deployment() const {
        if (rules.options().hidden == side) hiding();
        offer(Done{});
    }
    void hiding() const {
        for (int number = 0; number < most_units; ++number) {
            const UnitId id = unit_id(side, number);
            if (!at[id].exists() || at[id].placement != Placement::waiting) continue;
            for (const Piece& piece : at.terrain) {
                if (piece.is_area()) offer(Hide{id, piece.id});
            }
        }
    }
    void play() const {
        each_on_table(at, side, [&](UnitId id, const Unit& unit) {
            if (can_shoot_at_all(unit)) shots(id);
            if (unit.prone) offer(Pivot{id, no_heading, no_heading});
            if (is_rifle_squad(unit)) offer(GoProne{id});
            if (unit.state != State::fit) offer(Rally{id});
            if (unit.kind == Kind::fo) missions(id);
        });
        out.emplace_back(EndTurn{});
    }
    // Only the closest enemies of either sort can be targets (CS-FIRE-06, CS-VEH-08): the others need no check.
    void shots(UnitId id) const {
        std::array<std::int64_t, 2> least{INT64_MAX, INT64_MAX};
        std::array<Units, 2> closest;
        each_on_table(at, 1 - side, [&](UnitId enemy, const Unit& target) {
            const std::size_t sort = is_vehicle(target) ? 1 : 0;
            const std::int64_t distance = squared_distance(at[id].at, target.at);
            if (distance > least[sort] || !line_of_fire(at, id, enemy).accepted()) return;
            if (distance < least[sort]) closest[sort].clear();
            least[sort] = distance;
            closest[sort].push_back(enemy);
        });
        for (const Units& enemies : closest) {
            for (const UnitId enemy : enemies) offer(Fire{{id}, enemy, no_unit});
        }
    }
    void missions(UnitId id) const {
        each_on_table(at, 1 - side, [&](UnitId enemy, const Unit&) { offer(CallFire{id, enemy, no_piece}); });
        for (const Piece& piece : at.terrain) {
            if (piece.ground == Ground::building) offer(CallFire{id, no_unit, piece.id});
        }
    }
    void helpers_to_join() const {
        const Helpers able = helpers(at, *at.melee, side);
        out.emplace_back(Join{});
        for (const UnitId squad : able.squads) out.emplace_back(Join{{squad}});
        for (const UnitId leader : able.commanders) out.emplace_back(Join{{leader}});
        for (const UnitId squad : able.squads) {
            for (const UnitId leader : able.commanders)
                out.emplace_back(Join{{std::min(squad, leader), std::max(squad, leader)}});
        }
    }
    // Every choice of `count` units, in ascending order.
    void choices(const AnyUnits& from, std::size_t first, int count, AnyUnits chosen) const {
        if (count == 0) {
            out.emplace_back(SpillOver{chosen});
            return;
        }
        for (std::size_t i = first; i < from.size(); ++i) {
            AnyUnits more = chosen;
            more.push_back(from[i]);
            choices(from, i + 1, count - 1, more);
        }
    }
    void spills() const {
        const AnyUnits from = spill_candidates(at, *at.spill);
        choices(from, 0, std::min(static_cast<int>(from.size()), static_cast<int>(at.spill->count)), {});
    }
};

}  // namespace

void Rules::legal(const Position& at, std::vector<Action>& out) const {
    const Side actor = to_act(at);
    if (actor < Side::first) return;
    const Lister list{*this, at, out, static_cast<int>(actor)};
    switch (at.phase) {
        case Phase::objective: return list.objectives();
        case Phase::edge: return list.edges();
        case Phase::deploy: return list.deployment();
        case Phase::play: return list.play();
        case Phase::react: out.emplace_back(Hold{}); return;
        case Phase::group: out.emplace_back(Done{}); return;
        case Phase::join: return list.helpers_to_join();
        case Phase::spill: return list.spills();
        case Phase::affect:
            for (const UnitId id : affected_candidates(at, at.affected->building, list.side))
                out.emplace_back(Affect{id});
            return;
        default: return;
    }
}

std::vector<std::string_view> Rules::parametric(const Position& at) const {
    if (is_chance(at.phase)) return {"roll"};
    switch (at.phase) {
        case Phase::deploy:
            if (at.stock) return {"place", "mine", "wire"};
            return {"place"};
        case Phase::react: return {"react"};
        case Phase::group: return {"move"};
        case Phase::reveal: return {"reveal"};
        case Phase::play: break;
        default: return {};
    }
    std::vector<std::string_view> kinds{"move", "pivot", "fire"};
    if (options_.retreat) kinds.emplace_back("retreat");
    if (options_.obstacles) kinds.emplace_back("cross");
    if (options_.observers) kinds.emplace_back("smoke");
    if (options_.recon) kinds.emplace_back("recon");
    if (options_.hidden == at.active) kinds.emplace_back("reveal");
    return kinds;
}

}  // namespace sightlines::crossfire_squads
