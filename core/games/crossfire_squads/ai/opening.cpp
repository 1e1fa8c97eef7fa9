#include "games/crossfire_squads/ai/opening.h"

#include <algorithm>
#include <optional>

#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines {
namespace crossfire_squads {
namespace {

// A place as a side sees it: from left to right along its home edge, and how far out from there.
struct Station {
    int along;
    int out;
};

struct RandomDeployer {
    const Rules& rules;
    const Position& at;
    Rng& rng;

    int below(int bound) const { return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound))); }
    int side() const { return at.placing; }
    Edge home() const { return at.edges[static_cast<std::size_t>(side())]; }
    int front() const { return home() == Edge::n || home() == Edge::s ? table_width : table_height; }
    int depth() const { return deployment_depth(home()); }
    Point point(Station place) const {
        switch (home()) {
            case Edge::n: return {place.along, place.out};
            case Edge::s: return {place.along, table_height - place.out};
            case Edge::w: return {place.out, place.along};
            default: return {table_width - place.out, place.along};
        }
    }
    Point ahead() const { return point({0, 1}) - point({0, 0}); }
    bool allows(const Action& action) const { return rules.check(at, action).accepted(); }

    std::vector<const Piece*> areas() const {
        std::vector<const Piece*> found;
        for (const Piece& piece : at.terrain) {
            if (piece.is_area()) found.push_back(&piece);
        }
        return found;
    }

    Action objective() const;
    Action placement() const;
    std::optional<Action> obstacle() const;
    std::optional<Action> hiding(UnitId id) const;
    Station preferred(UnitId id) const;
    Station beside_commander(UnitId id, int sector) const;
    int sector_of(int platoon) const;
    Action placed(UnitId id) const;
    PlaceUnit order(UnitId id, Point centre) const;
    UnitId next_unit() const;
};

// One of the five pieces nearest to the middle of the table.
Action RandomDeployer::objective() const {
    std::vector<const Piece*> pieces = areas();
    constexpr Point middle{table_width / 2, table_height / 2};
    std::sort(pieces.begin(), pieces.end(), [middle](const Piece* a, const Piece* b) {
        return squared_distance(a->shape.box().middle(), middle) < squared_distance(b->shape.box().middle(), middle);
    });
    const int few = std::min(5, static_cast<int>(pieces.size()));
    return Objective{pieces[static_cast<std::size_t>(below(few))]->id};
}

// Platoons stand side by side, in the order of their numbers.
int RandomDeployer::sector_of(int platoon) const {
    int count = 0, before = 0;
    for (int number = 1; number <= 9; ++number) {
        bool any = false;
        for (int i = 0; i < most_units; ++i) any = any || at[unit_id(side(), i)].platoon == number;
        if (!any) continue;
        if (number < platoon) ++before;
        ++count;
    }
    if (platoon == 0 || count == 0) return front() / 2;
    const int reach = front() * 4 / 5;
    return (front() - reach) / 2 + reach * (2 * before + 1) / (2 * count);
}

// Squads in a row before him, guns at their flanks.
Station RandomDeployer::beside_commander(UnitId id, int sector) const {
    int rank = 0, count = 0;
    for (int i = 0; i < most_units; ++i) {
        const Unit& other = at[unit_id(side(), i)];
        if (other.platoon != at[id].platoon || other.kind == Kind::pc) continue;
        if (unit_id(side(), i) < id) ++rank;
        ++count;
    }
    const bool gun = row_of(at[id].kind).arc;
    const int across = (2 * rank - count + 1) * 85;
    return {sector + across, gun ? depth() - 260 : depth() - 160};
}

Station RandomDeployer::preferred(UnitId id) const {
    const Unit& unit = at[id];
    const int sector = sector_of(unit.platoon);
    if (unit.kind == Kind::cc) return {front() / 2, depth() * 2 / 5};
    if (unit.kind == Kind::pc) return {sector, depth() - 330};
    if (unit.kind == Kind::veh) return {front() / 2 - 300 + below(600), depth() - 300};
    if (unit.platoon != 0) return beside_commander(id, sector);
    return {front() / 2 - front() / 5 + below(front() * 2 / 5), depth() - 200};
}

PlaceUnit RandomDeployer::order(UnitId id, Point centre) const {
    return {id, centre, row_of(at[id].kind).arc ? ahead() : no_heading, no_heading};
}

// The best of many places around the one wished for: in cover, near it, and not base to base.
Action RandomDeployer::placed(UnitId id) const {
    const Station wanted = preferred(id);
    const int radius = radius_of(at[id]);
    const bool wants_cover = !is_vehicle(at[id]);
    std::optional<Point> best;
    std::int64_t best_cost = 0;
    for (int i = 0; i < 160; ++i) {
        const int reach = 40 + 5 * i;
        const Station place{std::clamp(wanted.along - reach + below(2 * reach), radius, front() - radius),
                            std::clamp(wanted.out - reach + below(2 * reach), radius, depth() - radius)};
        const Point centre = point(place);
        if (!judge_place(at, id, centre).accepted()) continue;
        std::int64_t cost = std::abs(place.along - wanted.along) + 2 * std::abs(place.out - wanted.out);
        if (wants_cover && !in_cover(at, centre, Cover::fire)) cost += 700;
        each_on_table(at, side(), [&](UnitId, const Unit& other) {
            if (overlap({centre, radius + 12}, {other.at, radius_of(other) + 12})) cost += 500;
        });
        if (best && cost >= best_cost) continue;
        best = centre;
        best_cost = cost;
    }
    if (best && allows(order(id, *best))) return order(id, *best);
    for (int tries = 0; tries < 4000; ++tries) {
        const Point centre = point({radius + below(front() - 2 * radius), radius + below(depth() - 2 * radius)});
        if (allows(order(id, centre))) return order(id, centre);
    }
    return Done{};  // refused: there is no room left
}

// Fighting units of the first platoon lie in wait well forward, four to a piece at most.
std::optional<Action> RandomDeployer::hiding(UnitId id) const {
    const Unit& unit = at[id];
    const bool fights = unit.platoon == 1 && unit.kind != Kind::pc;
    if (rules.options().hidden != side() || (!fights && unit.kind != Kind::atg)) return std::nullopt;
    const Piece* best = nullptr;
    int best_cost = 0;
    for (const Piece* piece : areas()) {
        if (!allows(Hide{id, piece->id})) continue;
        const Point middle = piece->shape.box().middle();
        const int along = home() == Edge::n || home() == Edge::s ? middle.x : middle.y;
        const int wanted = unit.platoon == 1 ? front() / 2 : front() * 2 / 3;
        const int cost = std::abs(along - wanted) - 2 * distance_from(home(), middle);
        if (best != nullptr && cost >= best_cost) continue;
        best = piece;
        best_cost = cost;
    }
    return best == nullptr ? std::nullopt : std::optional<Action>(Hide{id, best->id});
}

// Across the middle of the own half.
std::optional<Action> RandomDeployer::obstacle() const {
    const std::vector<const Piece*> pieces = areas();
    for (int tries = 0; tries < 60; ++tries) {
        const int along = front() / 4 + below(front() / 2), out = depth() + below(depth());
        const Slant flat = home() == Edge::n || home() == Edge::s ? Slant::ew : Slant::ns;
        const LayWire wire{point({along, out}), below(2) == 0 ? flat : static_cast<Slant>(2 + below(2))};
        if (!in_cover(at, wire.at, Cover::fire) && allows(wire)) return wire;
        const Piece* piece = pieces[static_cast<std::size_t>(below(static_cast<int>(pieces.size())))];
        const LayMine mine{piece->id, {no_piece, no_piece}, {}};
        if (distance_from(home(), piece->shape.box().middle()) > depth() && hidden_in(at, side(), piece->id).empty() &&
            allows(mine))
            return mine;
    }
    return std::nullopt;
}

UnitId RandomDeployer::next_unit() const {
    for (int i = 0; i < most_units; ++i) {
        const Unit& unit = at[unit_id(side(), i)];
        if (unit.exists() && unit.placement == Placement::waiting) return unit_id(side(), i);
    }
    return no_unit;
}

Action RandomDeployer::placement() const {
    if (has_stock(at, side())) {
        if (const auto laid = obstacle()) return *laid;
    }
    const UnitId id = next_unit();
    if (id == no_unit) return Done{};
    const auto hidden = hiding(id);
    return hidden ? *hidden : placed(id);
}

}  // namespace
}  // namespace crossfire_squads

std::vector<crossfire_squads::Action> Opening<crossfire_squads::Rules>::actions(const crossfire_squads::Rules& rules,
                                                                                const crossfire_squads::Position& start,
                                                                                Rng& rng) {
    using namespace crossfire_squads;
    Position at = start;
    std::vector<Action> actions;
    const RandomDeployer deployer{rules, at, rng};
    const auto die = [&] { return static_cast<char>(1 + deployer.below(6)); };
    for (;;) {
        Action next;
        switch (at.phase) {
            case Phase::rolloff: next = Roll{{die(), die()}}; break;
            case Phase::objective: next = deployer.objective(); break;
            case Phase::edge: next = HomeEdge{deployer.below(2) == 0 ? Edge::n : Edge::s}; break;
            case Phase::deploy: next = deployer.placement(); break;
            default: return actions;
        }
        if (!rules.check(at, next).accepted()) return actions;
        rules.play(at, next);
        actions.push_back(std::move(next));
    }
}

}  // namespace sightlines
