#include "games/crossfire_squads/ai/order_generator.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "games/crossfire_squads/advice/fire_groups.h"
#include "games/crossfire_squads/ai/destinations.h"
#include "games/crossfire_squads/ai/evaluation.h"
#include "games/crossfire_squads/ai/reaction_policy.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {

namespace {

struct Valued {
    int value;
    Action action;
};

void keep_best(std::vector<Valued>& orders, std::size_t most, std::vector<Action>& out) {
    constexpr int taken = std::numeric_limits<int>::min();
    while (most > 0 && !orders.empty()) {
        const auto best = std::max_element(orders.begin(), orders.end(),
                                           [](const Valued& a, const Valued& b) { return a.value < b.value; });
        if (std::exchange(best->value, taken) == taken) return;
        if (std::find(out.begin(), out.end(), best->action) != out.end()) continue;
        out.push_back(best->action);
        --most;
    }
}

void keep_best_of_each(const std::vector<Valued>& moves, std::vector<Action>& out) {
    std::array<const Valued*, all_units> best{};
    for (const Valued& move : moves) {
        const auto* order = std::get_if<Move>(&move.action);
        if (order == nullptr) continue;
        const Valued*& kept = best[static_cast<std::size_t>(order->unit)];
        if (kept == nullptr || move.value > kept->value) kept = &move;
    }
    for (const Valued* move : best) {
        if (move != nullptr && std::find(out.begin(), out.end(), move->action) == out.end())
            out.push_back(move->action);
    }
}

struct Finder {
    const Rules& rules;
    const Position& at;
    const CandidateLimits& limits;
    Rng& rng;
    NodeCounter& nodes;
    int side;
    std::vector<Action>& out;

    bool allows(const Action& action) const { return rules.check(at, action).accepted(); }

    void shots() const {
        std::vector<Valued> found;
        each_on_table(at, 1 - side, [&](UnitId target, const Unit& unit) {
            for (const FireGroup& plan : fire_groups(rules.options(), at, side, target, true)) {
                const Action order = Fire{plan.units, target, plan.commander};
                const int value = loss_of(unit, plan.after) * 40 + plan.keeps;
                if (allows(order)) found.push_back({value, order});
            }
        });
        keep_best(found, limits.shots, out);
    }

    void missions(UnitId id, std::vector<Valued>& found) const {
        const Unit& observer = at[id];
        if (observer.he > 0) {
            each_on_table(at, 1 - side, [&](UnitId target, const Unit& enemy) {
                const Action order = CallFire{id, target, no_piece};
                const int dice = bombardment_dice(at, {id, target, no_piece}).total();
                const int loss = loss_of(enemy, under_fire(untouched(enemy.state), odds_of_hits(dice)));
                if (allows(order)) found.push_back({loss + 20, order});
            });
            for (const Piece& piece : at.terrain) {
                const Action order = CallFire{id, no_unit, piece.id};
                if (piece.ground == Ground::building && allows(order)) found.push_back({30, order});
            }
        }
        if (observer.smoke > 0) screens(id, found);
    }

    // Smoke before enemies who see much of the own side.
    void screens(UnitId id, std::vector<Valued>& found) const {
        each_on_table(at, 1 - side, [&](UnitId enemy_id, const Unit& enemy) {
            if (!can_shoot_at_all(enemy)) return;
            each_on_table(at, side, [&](UnitId own, const Unit& unit) {
                if (own % 3 != enemy_id % 3 || !sees(at, own, enemy_id)) return;
                const Point way = unit.at - enemy.at;
                const bool wide = std::abs(way.x) < std::abs(way.y);
                const Action order =
                    CallSmoke{id, enemy.at + Point{way.x / 3, way.y / 3}, wide ? Slant::ew : Slant::ns};
                if (allows(order)) found.push_back({5, order});
            });
        });
    }

    void recon(UnitId id, std::vector<Valued>& found) const {
        const Piece* objective = at.terrain.find(at.objective);
        if (objective == nullptr) return;
        for (const Piece& piece : at.terrain) {
            if (!piece.is_area()) continue;
            const Point middle = middle_of(piece);
            const auto far = squared_distance(middle, middle_of(*objective));
            if (far > square(1'000)) continue;
            Recon order{{id}, piece.id, middle};
            if (!allows(order)) continue;
            each_on_table(at, side, [&](UnitId other, const Unit&) {
                if (other == id) return;
                order.units.push_back(other);
                if (!allows(order)) order.units.erase(order.units.end() - 1);
            });
            found.push_back({static_cast<int>(order.units.size()) * 10 - static_cast<int>(far / 50'000), order});
        }
    }

    void pivots(UnitId id, std::vector<Valued>& found) const {
        const Unit& unit = at[id];
        const auto offer = [&](Point aim, int value) {
            const Point face = facing(unit, unit.at, aim);
            const Action order = Pivot{id, face, has_turret(unit) ? face : no_heading};
            if (!in_arc(aim_of(unit), aim - unit.at) && allows(order)) found.push_back({value, order});
        };
        each_on_table(at, 1 - side, [&](UnitId enemy_id, const Unit& enemy) {
            if (sees(at, id, enemy_id)) offer(enemy.at, 25);
        });
        if (const Piece* objective = at.terrain.find(at.objective)) offer(middle_of(*objective), 8);
    }

    bool is_seen(UnitId id) const {
        return any_on_table(at, 1 - side, [&](UnitId enemy, const Unit& unit) {
            return can_shoot_at_all(unit) && sees(at, id, enemy);
        });
    }

    void others() const {
        std::vector<Valued> found;
        each_on_table(at, side, [&](UnitId id, const Unit& unit) {
            if (unit.state != State::fit && allows(Rally{id})) found.push_back({value_of(unit), Rally{id}});
            if (row_of(unit.kind).arc && unit.state == State::fit) pivots(id, found);
            if (is_rifle_squad(unit) && !unit.prone && !in_cover(at, unit.at, Cover::fire) && is_seen(id))
                found.push_back({30, GoProne{id}});
            if (unit.kind == Kind::fo) missions(id, found);
            if (rules.options().recon && side != rules.options().hidden &&
                (is_rifle_squad(unit) || unit.kind == Kind::hmg))
                recon(id, found);
        });
        if (rules.options().hidden == side) {
            for (int number = 0; number < most_units; ++number) {
                const UnitId id = unit_id(side, number);
                if (!at[id].hidden()) continue;
                const int value = at[id].hidden_in == at.objective ? 90 : 10;
                for (Action& order : appearances(rules, at, id, 2)) found.push_back({value, std::move(order)});
            }
        }
        keep_best(found, limits.others, out);
    }

    // A unit goes for an enemy, and whoever stands by goes with it.
    void assaults(UnitId id, std::vector<Valued>& found) const {
        each_on_table(at, 1 - side, [&](UnitId, const Unit& enemy) {
            if (squared_distance(at[id].at, enemy.at) > square(900)) return;
            const Plan plan = plan_move(at, id, enemy.at);
            nodes.spend();
            if (plan.why != Halt::contact && plan.why != Halt::held) return;
            Move order{id, enemy.at, {}, {}, no_heading};
            if (!allows(order)) return;
            const int value = 40 + (enemy.state == State::suppressed ? 60 : 0) + (row_of(enemy.kind).rifle ? 0 : 30);
            found.push_back({value, order});
            AnyUnits with;
            each_on_table(at, side, [&](UnitId other, const Unit& unit) {
                if (other == id || unit.state != State::fit || with.size() >= 4) return;
                if (!near(stand_of(unit), stand_of(at[id]))) return;
                if (is_rifle_squad(unit) || unit.kind == Kind::pc || unit.kind == Kind::cc) with.push_back(other);
            });
            if (with.empty()) return;
            order.with = with;
            order.dest = enemy.at;
            if (allows(order)) found.push_back({value + 30 * static_cast<int>(with.size()), order});
        });
    }

    void moves() const {
        std::vector<Valued> found;
        std::vector<Valued> attacks;
        const DestinationEvaluator scene(at, side);
        std::vector<Destination> all;
        each_on_table(at, side, [&](UnitId id, const Unit& unit) {
            if (unit.state != State::fit || unit.used != 0) return;
            for (const Point to : destinations(at, id)) all.push_back({id, to});
            if (is_rifle_squad(unit) || unit.kind == Kind::cc) assaults(id, attacks);
        });
        for (std::size_t i = 0; i < std::min(all.size(), limits.places); ++i) {
            const auto left = static_cast<std::uint32_t>(all.size() - i);
            std::swap(all[i], all[i + rng.below(left)]);
            if (i % 10 == 0) nodes.spend();
            evaluate(scene, all[i], found);
        }
        keep_best(attacks, limits.moves / 4 + 1, out);
        if (limits.each_unit) keep_best_of_each(found, out);
        keep_best(found, limits.moves, out);
    }

    void evaluate(const DestinationEvaluator& scene, const Destination& way, std::vector<Valued>& found) const {
        const Plan plan = plan_move(at, way.unit, way.to);
        if (plan.halt == 0) return;
        const int gain = scene.value(way.unit, plan.at) - scene.value(way.unit, at[way.unit].at);
        if (gain <= 0) return;
        const Unit& unit = at[way.unit];
        if (rules.options().retreat && unit.retreat != no_piece) {
            const Action back = Retreat{way.unit, way.to};
            if (allows(back)) found.push_back({gain, back});
        }
        const Action order = Move{way.unit, way.to, {}, {}, no_heading};
        if (allows(order)) found.push_back({gain, order});
    }
};

}  // namespace

std::vector<Action> generate_orders(const Rules& rules, const Position& at, const CandidateLimits& limits, Rng& rng,
                                    NodeCounter& nodes) {
    std::vector<Action> out;
    const Finder finder{rules, at, limits, rng, nodes, at.active, out};
    finder.shots();
    finder.others();
    finder.moves();
    return out;
}

}  // namespace sightlines::crossfire_squads
