#include "games/crossfire_squads/sensible.h"

#include <algorithm>
#include <utility>

#include "base/sort_short.h"
#include "games/crossfire_squads/compass.h"
#include "games/crossfire_squads/flag.h"
#include "games/crossfire_squads/free_places.h"
#include "games/crossfire_squads/orders.h"
#include "games/crossfire_squads/places.h"
#include "games/crossfire_squads/rules/close_combat.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/shots.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int near_enough = 12 * 80;  // for cover, and for a commander
constexpr double worth_of_help = 25;  // to rally
constexpr double good_shot = 0.5;     // that keeps the turn so often
constexpr double worth_of_shot = 40;  // that always keeps it, to a gun that has none
constexpr std::size_t most_covers = 3, most_places = 4;

Point beside(const Position& at, UnitId unit, UnitId other, Point heading) {
    return away(at[other].at, heading, radius_of(at[unit]) + radius_of(at[other]) + 20);
}

bool gives_cover(const Position& at, const Piece& piece) {
    return piece.is_area() && in_cover(at, middle_of(piece.shape.box()), Cover::fire);
}

bool can_walk(const Unit& unit) { return unit.on_table() && unit.state == State::fit && unit.used == 0; }

// On the near side of one to rally, where that makes it likelier.
std::optional<Point> place_to_help(const Scene& scene, UnitId commander, UnitId unit) {
    Position there = scene.seen();
    const Point from = there[commander].at;
    const double alone = forecast_rally(scene.options(), there, unit).chance;
    std::optional<Point> best;
    for (const Point heading : compass) {
        const Point p = beside(there, commander, unit, heading);
        const bool nearer = !best || distance(p, from) < distance(*best, from);
        if (nearer && is_free(scene.seen(), commander, p)) best = p;
    }
    if (!best) return best;
    there[commander].at = *best;
    return forecast_rally(scene.options(), there, unit).chance > alone ? best : std::nullopt;
}

class Places {
  public:
    Places(const Scene& scene, UnitId unit) : scene_(scene), at_(scene.seen()), unit_(unit) {}

    std::vector<SensiblePlace> found() {
        if (!can_walk(at_[unit_])) return {};
        const Piece* here = area_at(at_.terrain, at_[unit_].at);
        const Piece* flag = flag_of(at_);
        const bool holds = here != nullptr && here == flag;
        if (flag != nullptr && !holds) add_flag(*flag);
        add_covers(here, holds);
        if (!holds || at_flag(at_, side_of(unit_)).fit_units > 1) add_firing();
        add_friends();
        add_unfit();
        sort();
        if (places_.size() > most_places) places_.resize(most_places);
        for (SensiblePlace& place : places_) {
            place.walk = plan_walk(scene_.options(), at_, unit_, {place.at});
            const double hit = chance_of_a_hit(threats_of(place.walk));
            place.worth = hit < dangerous ? place.worth * (1 - hit) - 60 * hit : std::min(place.worth, 0.0) - hit;
        }
        sort();
        return std::move(places_);
    }

  private:
    // Where the way to the nearest place in it is barred by one of its own side, another.
    void add_flag(const Piece& flag) {
        constexpr int apart = 100;
        std::vector<Point> places = free_inside(at_, unit_, flag);
        while (!places.empty()) {
            const Point p = nearest_of(places, at_[unit_].at, middle_of(flag.shape.box()));
            if (add(p, worth_of_flag())) return;
            std::erase_if(places, [p](Point other) { return distance(p, other) < apart; });
        }
    }

    // Two squads hold it well; guns are needed elsewhere, and to a commander it is cover near them.
    double worth_of_flag() const {
        const int held = at_flag(at_, side_of(unit_)).fit_units;
        if (held == 0) return 100;
        if (is_commander(at_[unit_])) return worth_of_cover(middle_of(flag_of(at_)->shape.box()));
        if (!is_rifle_squad(at_[unit_])) return 0;
        return held < 2 ? 100 : 40;
    }

    double worth_of_cover(Point p) const {
        const double nearer = distance(at_[unit_].at, aim_of_side(at_)) - distance(p, aim_of_side(at_));
        return (in_cover(at_, at_[unit_].at, Cover::fire) ? 0 : 20) + nearer / 40 - 5;
    }

    void sort() {
        sort_short(places_, [](const SensiblePlace& a, const SensiblePlace& b) { return a.worth > b.worth; });
    }

    bool add(Point p, double worth) {
        p = at_rim(p);
        if (p == at_[unit_].at || !scene_.expect(Move{unit_, p, {}, {}, no_heading}).accepted()) return false;
        const bool arrives = plan_walk(scene_.options(), at_, unit_, {p}, false).arrives;
        if (arrives) places_.push_back({p, {}, worth});
        return arrives;
    }

    // Entering a piece stops it anyway: that is far enough.
    Point at_rim(Point p) const {
        const Piece* goal = area_at(at_.terrain, p);
        const Walk walk = plan_walk(scene_.options(), at_, unit_, {p}, false);
        for (const Leg& leg : walk.legs) {
            const Point rim = leg.plan.at;
            if (leg.plan.why != Halt::inside || area_at(at_.terrain, rim) != goal || !is_free(at_, unit_, rim))
                continue;
            return plan_walk(scene_.options(), at_, unit_, {rim}, false).arrives ? rim : p;
        }
        return p;
    }

    template <class Wanted>
    std::vector<const Piece*> covers_near(std::size_t most, Wanted wanted) const {
        std::vector<const Piece*> pieces;
        const auto far = [this](const Piece* piece) { return distance(middle_of(piece->shape.box()), at_[unit_].at); };
        for (const Piece& piece : at_.terrain) {
            if (gives_cover(at_, piece) && far(&piece) <= near_enough && wanted(piece)) pieces.push_back(&piece);
        }
        sort_short(pieces, [far](const Piece* a, const Piece* b) { return far(a) < far(b); });
        if (pieces.size() > most) pieces.resize(most);
        return pieces;
    }

    void add_covers(const Piece* here, bool holds) {
        const auto other = [&](const Piece& piece) {
            return &piece != here && &piece != flag_of(at_) && !scene_.was_in(unit_, piece);
        };
        for (const Piece* piece : covers_near(most_covers, other)) {
            const auto p = nearest_inside(at_, unit_, *piece);
            if (p) add(*p, holds ? -10 : worth_of_cover(*p));
        }
    }

    // Cover from which a gun without a shot would have one, by the way that it then faces. Large battles take too long.
    void add_firing() {
        constexpr int apart = 120, most_enemies = 8;
        constexpr std::size_t most_pieces = 2, most_tries = 2;
        int enemies = 0;
        each_on_table(at_, 1 - side_of(unit_), [&](UnitId, const Unit&) { ++enemies; });
        const bool gun = row_of(at_[unit_].kind).arc && !is_vehicle(at_[unit_]);
        if (!gun || enemies > most_enemies || best_shot(at_) > 0) return;
        for (const Piece* piece : covers_near(most_pieces, [](const Piece&) { return true; })) {
            std::vector<Point> places = free_inside(at_, unit_, *piece);
            for (std::size_t tries = 0; tries < most_tries && !places.empty(); ++tries) {
                const Point inside = nearest_of(places, at_[unit_].at, middle_of(piece->shape.box()));
                const Point p = at_rim(inside);  // where it will stop
                Position there = at_;
                there[unit_].at = p;
                there[unit_].face = reduced(p - at_[unit_].at);
                const double shot = best_shot(there);
                if (shot > 0 && add_shot(p, shot)) break;
                std::erase_if(places, [inside](Point other) { return distance(inside, other) < apart; });
            }
        }
    }

    bool add_shot(Point p, double shot) {
        auto place = std::find_if(places_.begin(), places_.end(), [p](const auto& each) { return each.at == p; });
        if (place == places_.end()) {
            if (!add(p, 0)) return false;
            place = places_.end() - 1;
        }
        place->worth = std::max(place->worth, worth_of_shot * shot);
        place->shot = shot;
        return true;
    }

    // Alone: the chance that it keeps the turn.
    double best_shot(const Position& there) const {
        double best = 0;
        for (const LineForecast& line : forecast_lines(there, unit_)) {
            if (!line.fire.accepted() || is_vehicle(there[line.enemy])) continue;
            best = std::max(best, forecast_volley(scene_.options(), there, AnyUnits{unit_}, line.enemy).keeps_turn);
        }
        return best;
    }

    // Beside the commander of its platoon.
    void add_friends() {
        const Unit& unit = at_[unit_];
        each_on_table(at_, side_of(unit_), [&](UnitId id, const Unit& other) {
            const bool leads = other.kind == Kind::pc && other.platoon == unit.platoon && unit.platoon > 0;
            if (id == unit_ || !leads || near(stand_of(unit), stand_of(other))) return;
            if (distance(unit.at, other.at) > 2 * near_enough) return;
            if (const auto p = place_beside(at_, unit_, id)) add(*p, -5);
        });
    }

    // A commander beside one that he helps to rally; from one of them he does not go to another.
    void add_unfit() {
        if (!is_commander(at_[unit_])) return;
        const auto helps = [&](UnitId id, const Unit& other) {
            return other.state != State::fit && near(stand_of(at_[unit_]), stand_of(other)) && id != unit_;
        };
        if (any_on_table(at_, side_of(unit_), helps)) return;
        each_on_table(at_, side_of(unit_), [&](UnitId id, const Unit& other) {
            if (id == unit_ || other.state == State::fit) return;
            if (const auto p = place_to_help(scene_, unit_, id)) add(*p, worth_of_help);
        });
    }

    const Scene& scene_;
    const Position& at_;
    UnitId unit_;
    std::vector<SensiblePlace> places_;
};

// That its best shot keeps the turn; 0 if it has none.
double chance_of_best_shot(const Scene& scene, UnitId unit) {
    const Position& at = scene.seen();
    double best = 0;
    if (!can_shoot_at_all(at[unit]) || at[unit].used > 0) return best;
    each_on_table(at, 1 - side_of(unit), [&](UnitId enemy, const Unit& target) {
        if (!can_shoot(at[unit], target).accepted() || is_vehicle(target)) return;
        if (!line_of_fire(at, unit, enemy).accepted()) return;
        const Shot shot = sensible_shot(scene, unit, enemy);  // at one who is not the closest, in a crossfire
        if (shot.allowed) best = std::max(best, shot.keeps_turn);
    });
    return best;
}

// Whose best shot at an enemy hits it at least as often as not.
UnitId likeliest_to_pin(const Scene& scene, UnitId enemy) {
    UnitId shooter = no_unit;
    double best = good_shot;
    each_on_table(scene.seen(), scene.decider(), [&](UnitId id, const Unit& unit) {
        if (!can_shoot(unit, scene.unit(enemy)).accepted() || is_vehicle(scene.unit(enemy))) return;
        const Shot shot = sensible_shot(scene, id, enemy);
        if (!shot.allowed) return;
        const Fire fire = order_of(id, shot);
        const double hits = forecast_volley(scene.options(), scene.seen(), fire.units, enemy).hits;
        if (hits >= best) best = hits, shooter = id;
    });
    return shooter;
}

// One that is better off elsewhere: of the squads, or of the others.
UnitId walker(const Scene& scene, bool squads) {
    constexpr std::size_t most = 4;
    const Position& at = scene.seen();
    std::vector<std::pair<int, UnitId>> walkers;  // by their distance to the flag, roughly
    each_on_table(at, scene.decider(), [&](UnitId id, const Unit& unit) {
        if (is_rifle_squad(unit) == squads && can_walk(unit))
            walkers.emplace_back(static_cast<int>(distance(unit.at, aim_of_side(at))) / (4 * 80), id);
    });
    std::sort(walkers.begin(), walkers.end());
    if (walkers.size() > most) walkers.resize(most);
    for (const auto& [far, id] : walkers) {
        const std::vector<SensiblePlace> places = sensible_places(scene, id);
        if (!places.empty() && places.front().worth >= worth_going) return id;
    }
    return no_unit;
}

UnitId likeliest_to_rally(const Scene& scene, const Piece* within = nullptr) {
    UnitId likeliest = no_unit;
    double best = 0;
    each_on_table(scene.seen(), scene.decider(), [&](UnitId id, const Unit& unit) {
        if (within != nullptr && !within->shape.contains(unit.at)) return;
        if (!scene.check(Rally{id}).accepted()) return;
        const double chance = forecast_rally(scene.options(), scene.seen(), id).chance;
        if (chance > best) best = chance, likeliest = id;
    });
    return likeliest;
}

// Where nobody of its side holds the flag: one there, whose rally brings a point or denies one.
UnitId holder_to_rally(const Scene& scene) {
    const Piece* flag = flag_of(scene.seen());
    if (flag == nullptr || at_flag(scene.seen(), scene.decider()).fit_units > 0) return no_unit;
    return likeliest_to_rally(scene, flag);
}

int worth_of(const Unit& unit) {
    if (unit.kind == Kind::cc) return 9;
    if (unit.kind == Kind::veh) return 8;
    if (unit.kind == Kind::pc || unit.kind == Kind::hmg || unit.kind == Kind::atg) return 6;
    return 4;
}

// What so many hits cost it.
int loss_of(const Unit& unit, int hits) {
    const int lost = 10 + worth_of(unit);
    if (hits >= 3 || (hits == 2 && unit.state == State::suppressed)) return lost;
    if (hits == 2) return (unit.state == State::pinned ? 1 : 2) * worth_of(unit) / 2;
    return unit.state == State::fit ? worth_of(unit) / 2 : 0;
}

}  // namespace

std::optional<Point> place_inside(const Position& at, UnitId unit, const Piece& piece) {
    return nearest_inside(at, unit, piece);
}

std::optional<Point> place_beside(const Position& at, UnitId unit, UnitId other) {
    for (const Point heading : compass) {
        const Point p = beside(at, unit, other, heading);
        if (is_free(at, unit, p)) return p;
    }
    return std::nullopt;
}

std::vector<SensiblePlace> sensible_places(const Scene& scene, UnitId unit) { return Places(scene, unit).found(); }

RallyHelp help_to_rally(const Scene& scene, UnitId unit) {
    const Position& at = scene.seen();
    RallyHelp help = RallyHelp::none;
    each_on_table(at, side_of(unit), [&](UnitId id, const Unit& other) {
        if (id == unit || !is_commander(other) || help == RallyHelp::beside) return;
        if (near(stand_of(other), stand_of(at[unit]))) {
            help = RallyHelp::beside;
        } else if (can_walk(other) && place_to_help(scene, id, unit)) {
            for (const SensiblePlace& place : sensible_places(scene, id)) {
                const bool comes = near({place.at, radius_of(other)}, stand_of(at[unit])) && place.worth >= worth_going;
                if (comes) help = RallyHelp::can_come;
            }
            if (help == RallyHelp::none) help = RallyHelp::unsafe;
        }
    });
    return help;
}

UnitId sensible_unit(const Scene& scene) {
    const Position& at = scene.seen();
    if (!scene.decides() || at.phase != Phase::play || ending_wins(scene)) return no_unit;
    const int side = scene.decider();
    if (const UnitId enemy = contester(scene); enemy != no_unit) {
        if (const UnitId clears = likeliest_to_pin(scene, enemy); clears != no_unit) return clears;
    }
    if (const UnitId squad = walker(scene, true); squad != no_unit) return squad;
    UnitId shooter = no_unit;
    double best = 0;
    each_on_table(at, side, [&](UnitId id, const Unit&) {
        const double chance = chance_of_best_shot(scene, id);
        if (chance > best) best = chance, shooter = id;
    });
    if (best >= good_shot) return shooter;
    if (const UnitId other = walker(scene, false); other != no_unit) return other;
    // Before what else may end the turn.
    if (const UnitId holder = holder_to_rally(scene); holder != no_unit) return holder;
    // At last what is likelier to keep the turn: a failure only ends what was to end anyway.
    const UnitId rallies = likeliest_to_rally(scene);
    if (rallies == no_unit) return shooter;
    return forecast_rally(scene.options(), scene.seen(), rallies).chance > best ? rallies : shooter;
}

Better better_than(const Scene& scene, UnitId shooter, double keeps_turn, UnitId sensible) {
    constexpr double clearly = 0.1;
    if (keeps_turn >= good_shot || sensible == shooter || sensible == no_unit) return {};
    if (scene.unit(sensible).state != State::fit) {
        const double rallies = forecast_rally(scene.options(), scene.seen(), sensible).chance;
        return rallies >= keeps_turn + clearly ? Better{sensible, 0} : Better{};
    }
    const std::vector<SensiblePlace> places = sensible_places(scene, sensible);
    if (!places.empty() && places.front().worth >= worth_going) return {sensible, 0};
    const double shot = chance_of_best_shot(scene, sensible);
    return shot >= keeps_turn + clearly ? Better{sensible, shot} : Better{};
}

bool is_last_shot(const Scene& scene) {
    const UnitId shooter = sensible_unit(scene);
    if (shooter == no_unit || walker(scene, true) != no_unit || walker(scene, false) != no_unit) return false;
    bool others = likeliest_to_rally(scene) != no_unit;
    each_on_table(scene.seen(), scene.decider(), [&](UnitId id, const Unit&) {
        others = others || (id != shooter && chance_of_best_shot(scene, id) > 0);
    });
    return !others;
}

PieceId sensible_objective(const Scene& scene) {
    const Piece* best = nullptr;
    const auto far = [](const Piece& piece) { return distance(middle_of(piece.shape.box()), middle_of_table()); };
    for (const Piece& piece : scene.seen().terrain) {
        if (best != nullptr && far(piece) >= far(*best)) continue;
        if (scene.check(Objective{piece.id}).accepted()) best = &piece;
    }
    return best == nullptr ? no_piece : best->id;
}

Edge sensible_edge(const Scene& scene) {
    Edge best = Edge::none;
    const Point flag = aim_of_side(scene.seen());
    for (const Edge edge : {Edge::n, Edge::e, Edge::s, Edge::w}) {
        if (!scene.check(HomeEdge{edge}).accepted()) continue;
        if (best == Edge::none || distance_from(edge, flag) < distance_from(best, flag)) best = edge;
    }
    return best;
}

std::optional<Point> sensible_placing(const Scene& scene, UnitId unit, Point face) {
    const Position& at = scene.seen();
    const Point flag = aim_of_side(at);
    const Edge home = at.edges[static_cast<std::size_t>(side_of(unit))];
    constexpr int step = 80;
    std::optional<std::pair<double, Point>> best;
    for (int y = step; y < table_height; y += step) {
        for (int x = step; x < table_width; x += step) {
            const Point p{x, y};
            if (distance_from(home, p) > deployment_depth(home) || !is_free(at, unit, p)) continue;
            const double cost = distance(p, flag) - (in_cover(at, p, Cover::fire) ? 1200 : 0);
            if (best && cost >= best->first) continue;
            if (scene.check(PlaceUnit{unit, p, face, no_heading}).accepted()) best = {cost, p};
        }
    }
    if (!best) return std::nullopt;
    return best->second;
}

std::optional<Point> sensible_group_goal(const Scene& scene, const Position& at, UnitId unit) {
    if (!at.group) return std::nullopt;
    for (const int far : {104, 120, 90, 140}) {
        std::optional<std::pair<double, Point>> best;
        for (const Point heading : compass) {
            const Point p = away(at.group->dest, heading, far);
            const double cost = distance(p, at[unit].at);
            if (best && cost >= best->first) continue;
            if (scene.expect(at, Move{unit, p, {}, {}, no_heading}).accepted()) best = {cost, p};
        }
        if (best) return best->second;
    }
    return std::nullopt;
}

std::optional<Point> sensible_retreat(const Scene& scene, UnitId id) {
    const Unit& unit = scene.unit(id);
    const Point ahead = heading_to_enemy(scene.seen(), side_of(id));
    std::optional<std::pair<double, Point>> best;
    for (int far = 100; far <= 900; far += 50) {
        for (const Point heading : compass) {
            if (dot(heading, ahead) >= 0) continue;
            const Point p = away(unit.at, heading, far);
            const double cost = far - (in_cover(scene.seen(), p, Cover::fire) ? 500 : 0);
            if (best && cost >= best->first) continue;
            if (scene.expect(Retreat{id, p}).accepted()) best = {cost, p};
        }
    }
    if (!best) return std::nullopt;
    return best->second;
}

Units sensible_helpers(const Scene& scene, const std::vector<UnitId>& offered) {
    Units chosen;
    if (!scene.seen().melee || !scene.decides()) return chosen;
    const auto side = static_cast<std::size_t>(scene.decider());
    const auto wins_with = [&](const Units& units) {
        Melee melee = *scene.seen().melee;
        for (const UnitId id : units) melee.units.push_back(id);
        std::sort(melee.units.begin(), melee.units.end());
        return forecast_melee(scene.options(), scene.seen(), melee).wins[side];
    };
    for (bool better = true; better;) {
        better = false;
        Units best = chosen;
        for (const UnitId id : offered) {
            if (std::find(chosen.begin(), chosen.end(), id) != chosen.end()) continue;
            Units with = chosen;
            with.push_back(id);
            AnyUnits named;
            for (const UnitId each : with) named.push_back(each);
            std::sort(named.begin(), named.end());
            if (!scene.check(Join{named}).accepted() || wins_with(with) <= wins_with(best) + 1e-9) continue;
            best = with;
            better = true;
        }
        chosen = best;
    }
    return chosen;
}

Units least_lost(const Position& seen, std::vector<UnitId> offered, int count, int hits) {
    sort_short(offered, [&](UnitId a, UnitId b) { return loss_of(seen[a], hits) < loss_of(seen[b], hits); });
    Units chosen;
    for (const UnitId id : offered) {
        if (static_cast<int>(chosen.size()) < count) chosen.push_back(id);
    }
    return chosen;
}

}  // namespace sightlines::crossfire_squads
