#include "games/crossfire_squads/advice/suggest.h"

#include <algorithm>
#include <utility>

#include "base/sort_short.h"
#include "games/crossfire_squads/advice/compass.h"
#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/advice/free_places.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/advice/worth.h"
#include "games/crossfire_squads/ai/weights.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int near_enough = 12 * 80;  // for cover, and for a commander
constexpr int good_shot = certain / 2;
constexpr std::size_t most_covers = 3, most_places = 4;

bool gives_cover(const Position& at, const Piece& piece) {
    return piece.is_area() && in_cover(at, piece.shape.box().middle(), Cover::fire);
}

bool can_walk(const Unit& unit) { return unit.on_table() && unit.state == State::fit && unit.used == 0; }

// On the near side of one to rally, where that makes it likelier.
std::optional<Point> place_to_help(const Situation& situation, UnitId commander, UnitId unit) {
    Position there = situation.seen();
    const Point from = there[commander].at;
    const int alone = odds_to_rally(situation.options(), there, unit);
    std::optional<Point> best;
    for (const Point heading : compass) {
        const Point p = beside(there, commander, unit, heading);
        const bool nearer = !best || squared_distance(p, from) < squared_distance(*best, from);
        if (nearer && is_free(situation.seen(), commander, p)) best = p;
    }
    if (!best) return best;
    there[commander].at = *best;
    return odds_to_rally(situation.options(), there, unit) > alone ? best : std::nullopt;
}

class Places {
  public:
    Places(const Situation& situation, const Worths& worths, UnitId unit)
        : situation_(situation), worths_(worths), at_(situation.seen()), unit_(unit) {}

    std::vector<AdvisedPlace> found() {
        if (!can_walk(at_[unit_])) return {};
        const Piece* here = area_at(at_.terrain, at_[unit_].at);
        const Piece* flag = flag_of(at_);
        if (flag != nullptr && here != flag) add_flag(*flag);
        for (const Piece* piece : covers_near(most_covers)) {
            const auto p = piece == here || piece == flag ? std::nullopt : place_inside(at_, unit_, *piece);
            if (p) add(*p);
        }
        add_firing();
        add_friends();
        sort();
        if (places_.size() > most_places) places_.resize(most_places);
        for (AdvisedPlace& place : places_) {
            place.walk = plan_walk(situation_.options(), at_, unit_, {place.at});
            const std::vector<Threat> threats = threats_of(place.walk);
            if (!threats.empty()) place.worth = worths_.of_walk(place.walk);
            if (odds_of_a_hit(threats) >= dangerous) place.worth = std::min(place.worth, 0);
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
            const Point p = nearest_of(places, at_[unit_].at, flag.shape.box().middle());
            if (add(p)) return;
            std::erase_if(places, [p](Point other) { return distance(p, other) < apart; });
        }
    }

    void sort() {
        sort_short(places_, [](const AdvisedPlace& a, const AdvisedPlace& b) { return a.worth > b.worth; });
    }

    // As if nobody shot.
    bool add(Point p) {
        p = at_rim(p);
        if (p == at_[unit_].at || !situation_.expect(Move{unit_, p, {}, {}, no_heading}).accepted()) return false;
        Walk walk = plan_walk(situation_.options(), at_, unit_, {p}, false);
        if (!walk.arrives) return false;
        const int worth = worths_.of_walk(walk);
        places_.push_back({p, std::move(walk), worth});
        return true;
    }

    // Entering a piece stops it anyway: that is far enough.
    Point at_rim(Point p) const {
        const Piece* goal = area_at(at_.terrain, p);
        const Walk walk = plan_walk(situation_.options(), at_, unit_, {p}, false);
        for (const Leg& leg : walk.legs) {
            const Point rim = leg.plan.at;
            if (leg.plan.why != Halt::inside || area_at(at_.terrain, rim) != goal || !is_free(at_, unit_, rim))
                continue;
            return plan_walk(situation_.options(), at_, unit_, {rim}, false).arrives ? rim : p;
        }
        return p;
    }

    std::vector<const Piece*> covers_near(std::size_t most) const {
        std::vector<const Piece*> pieces;
        const auto far = [this](const Piece* piece) { return distance(piece->shape.box().middle(), at_[unit_].at); };
        for (const Piece& piece : at_.terrain) {
            if (gives_cover(at_, piece) && far(&piece) <= near_enough) pieces.push_back(&piece);
        }
        sort_short(pieces, [far](const Piece* a, const Piece* b) { return far(a) < far(b); });
        if (pieces.size() > most) pieces.resize(most);
        return pieces;
    }

    // Cover from which a gun without a shot would have one, by the way that it then faces. Large battles take too long.
    void add_firing() {
        constexpr int apart = 120, most_enemies = 8;
        constexpr std::size_t most_pieces = 2, most_tries = 2;
        int enemies = 0;
        each_on_table(at_, 1 - side_of(unit_), [&](UnitId, const Unit&) { ++enemies; });
        const bool gun = row_of(at_[unit_].kind).arc && !is_vehicle(at_[unit_]);
        if (!gun || enemies > most_enemies || best_shot(at_) > 0) return;
        for (const Piece* piece : covers_near(most_pieces)) {
            std::vector<Point> places = free_inside(at_, unit_, *piece);
            for (std::size_t tries = 0; tries < most_tries && !places.empty(); ++tries) {
                const Point inside = nearest_of(places, at_[unit_].at, piece->shape.box().middle());
                const Point p = at_rim(inside);  // where it will stop
                Position there = at_;
                there[unit_].at = p;
                there[unit_].face = reduced(p - at_[unit_].at);
                const int shot = best_shot(there);
                if (shot > 0 && add_shot(p, shot)) break;
                std::erase_if(places, [inside](Point other) { return distance(inside, other) < apart; });
            }
        }
    }

    bool add_shot(Point p, int shot) {
        auto place = std::find_if(places_.begin(), places_.end(), [p](const auto& each) { return each.at == p; });
        if (place == places_.end()) {
            if (!add(p)) return false;
            place = places_.end() - 1;
        }
        place->shot = shot;
        return true;
    }

    // Alone: the odds that it keeps the turn.
    int best_shot(const Position& there) const {
        int best = 0;
        for (const LineForecast& line : forecast_lines(there, unit_)) {
            if (!line.fire.accepted() || is_vehicle(there[line.enemy])) continue;
            best = std::max(best, volley_of(situation_.options(), there, {unit_}, line.enemy, no_unit).keeps);
        }
        return best;
    }

    // Beside the commander of its platoon; a commander beside one that he helps to rally.
    void add_friends() {
        const Unit& unit = at_[unit_];
        each_on_table(at_, side_of(unit_), [&](UnitId id, const Unit& other) {
            if (id == unit_ || near(stand_of(unit), stand_of(other))) return;
            const bool leads = other.kind == Kind::pc && other.platoon == unit.platoon && unit.platoon > 0;
            if (leads && distance(unit.at, other.at) <= 2 * near_enough) {
                if (const auto p = place_beside(at_, unit_, id)) add(*p);
            }
            if (!is_commander(unit) || other.state == State::fit) return;
            if (const auto p = place_to_help(situation_, unit_, id)) add(*p);
        });
    }

    const Situation& situation_;
    const Worths& worths_;
    const Position& at_;
    UnitId unit_;
    std::vector<AdvisedPlace> places_;
};

bool has_somewhere_to_go(const Situation& situation, const Worths& worths, UnitId unit) {
    const std::vector<AdvisedPlace> places = Places(situation, worths, unit).found();
    return !places.empty() && places.front().is_worth_going();
}

// One that is better off elsewhere: of the squads, or of the others.
UnitId walker(const Situation& situation, const Worths& worths, bool squads) {
    constexpr std::size_t most = 4;
    const Position& at = situation.seen();
    std::vector<std::pair<int, UnitId>> walkers;  // by their distance to the flag, roughly
    each_on_table(at, situation.decider(), [&](UnitId id, const Unit& unit) {
        if (is_rifle_squad(unit) == squads && can_walk(unit))
            walkers.emplace_back(distance(unit.at, aim_of_side(at)) / (4 * 80), id);
    });
    std::sort(walkers.begin(), walkers.end());
    if (walkers.size() > most) walkers.resize(most);
    for (const auto& [far, id] : walkers) {
        if (has_somewhere_to_go(situation, worths, id)) return id;
    }
    return no_unit;
}

UnitId walker(const Situation& situation, const Worths& worths) {
    const UnitId squad = walker(situation, worths, true);
    return squad != no_unit ? squad : walker(situation, worths, false);
}

// What dice decide: who shoots or rallies, and what that is worth. Best first.
std::vector<std::pair<int, UnitId>> gambles(const Situation& situation, const Worths& worths) {
    std::vector<std::pair<int, UnitId>> found;
    each_on_table(situation.seen(), situation.decider(), [&](UnitId id, const Unit&) {
        const std::vector<Shot> shots = advised_shots(situation, worths, id);
        int best = shots.empty() ? INT32_MIN : worths.of_shot(shots.front().target, shots.front().volley);
        if (situation.expect(Rally{id}).accepted()) best = std::max(best, worths.of_rally(id));
        if (best > INT32_MIN) found.emplace_back(best, id);
    });
    sort_short(found, [](const auto& a, const auto& b) { return a.first > b.first; });
    return found;
}

}  // namespace

bool AdvisedPlace::is_worth_going() const { return worth >= values::least_gain; }

std::vector<AdvisedPlace> advised_places(const Situation& situation, UnitId unit) {
    return Places(situation, Worths(situation), unit).found();
}

std::vector<Shot> advised_shots(const Situation& situation, UnitId shooter) {
    return advised_shots(situation, Worths(situation), shooter);
}

RallyHelp help_to_rally(const Situation& situation, UnitId unit) {
    const Position& at = situation.seen();
    RallyHelp help = RallyHelp::none;
    each_on_table(at, side_of(unit), [&](UnitId id, const Unit& other) {
        if (id == unit || !is_commander(other) || help == RallyHelp::beside) return;
        if (near(stand_of(other), stand_of(at[unit]))) {
            help = RallyHelp::beside;
        } else if (can_walk(other) && place_to_help(situation, id, unit)) {
            for (const AdvisedPlace& place : advised_places(situation, id)) {
                if (place.is_worth_going() && near({place.at, radius_of(other)}, stand_of(at[unit])))
                    help = RallyHelp::can_come;
            }
            if (help == RallyHelp::none) help = RallyHelp::unsafe;
        }
    });
    return help;
}

UnitId advised_unit(const Situation& situation) {
    if (situation.decider() == nobody || situation.phase() != Phase::play || ending_wins(situation)) return no_unit;
    const Worths worths(situation);
    if (const UnitId walks = walker(situation, worths); walks != no_unit) return walks;
    const std::vector<std::pair<int, UnitId>> left = gambles(situation, worths);
    return left.empty() ? no_unit : left.front().second;
}

Better better_than(const Situation& situation, UnitId shooter, const Shot& shot, UnitId suggested) {
    constexpr int clearly = 5;
    if (shot.volley.keeps >= good_shot || suggested == shooter || suggested == no_unit) return {};
    const Worths worths(situation);
    const int least = worths.of_shot(shot.target, shot.volley) + clearly;
    if (situation.unit(suggested).state != State::fit)
        return worths.of_rally(suggested) >= least ? Better{suggested, 0} : Better{};
    if (has_somewhere_to_go(situation, worths, suggested)) return {suggested, 0};
    const std::vector<Shot> shots = advised_shots(situation, worths, suggested);
    if (shots.empty() || worths.of_shot(shots.front().target, shots.front().volley) < least) return {};
    return {suggested, shots.front().volley.keeps};
}

bool is_last_shot(const Situation& situation) {
    if (ending_wins(situation)) return false;
    const Worths worths(situation);
    return walker(situation, worths) == no_unit && gambles(situation, worths).size() == 1;
}

}  // namespace sightlines::crossfire_squads
