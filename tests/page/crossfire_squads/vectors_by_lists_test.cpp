// The actions of the published vectors, chosen in the lists of the text view: option by option, as somebody does who
// sees no board.
#include <algorithm>

#include "games/crossfire_squads/advice/list_words.h"
#include "games/crossfire_squads/advice/listed_places.h"
#include "games/crossfire_squads/lists/lists.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/verbs.h"
#include "page/crossfire_squads/vectors.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

template <class List>
bool has(const List& list, UnitId id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

// Chooses in the lists of a table; each of its functions fails if the option is not there.
class Chooser {
  public:
    explicit Chooser(Table& table) : table_(table) {}

    bool option(const std::string& list, const std::string& text) {
        const std::vector<std::string> all = options(list);
        const auto found = std::find(all.begin(), all.end(), text);
        return found != all.end() && (choose(list, static_cast<std::size_t>(found - all.begin())), true);
    }
    bool number(const std::string& list, int which) {
        return which < static_cast<int>(options(list).size()) && (choose(list, static_cast<std::size_t>(which)), true);
    }
    bool unit(UnitId id) { return option("unit", words::listed_unit(scene(), id)); }
    bool task(Task what) { return option("deed", form_of(what).name); }

    // The place itself, or the nearest that the lists have.
    bool place(Point at) {
        const std::vector<std::string> all = options("place");
        for (std::size_t i = 0; i < all.size(); ++i) {
            choose("place", i);
            if (table_.selection.placed(scene()) == at) return true;
        }
        if (options("square").empty()) return !all.empty();
        int nearest = 0;
        const auto away = [&](int point) { return squared_distance(point_in_square(square_at(at), point), at); };
        for (int point = 1; point < points_of_square; ++point) nearest = away(point) < away(nearest) ? point : nearest;
        const Point left = at - point_in_square(square_at(at), nearest);
        return number("square", square_at(at)) && number("point", nearest) &&
               number("east", left.x / fine_step + fine_steps) && number("south", left.y / fine_step + fine_steps);
    }
    bool gathering(Point at) {
        const Point halt = plan_move(scene().seen(), choice().unit, *choice().goal).at, left = at - halt;
        return number("gather-east", left.x / fine_step + fine_steps) &&
               number("gather-south", left.y / fine_step + fine_steps);
    }
    bool turret(Point face) { return face == no_heading || option("turret", words::listed_wind(face)); }
    // Those and nobody else.
    template <class Units>
    bool partners(const Units& wanted) {
        const auto joins = [&](UnitId id) { return id != choice().unit && has(wanted, id); };
        for (UnitId id = 0; id < all_units; ++id) number("with:" + std::to_string(id), 0);
        for (const UnitId id : wanted) {  // in this order they shoot
            if (joins(id) && !number("with:" + std::to_string(id), 1)) return false;
        }
        return true;
    }
    bool commander(UnitId id) {
        if (id == no_unit && options("by").empty()) return true;
        return id == no_unit ? number("by", 0) : option("by", words::listed_unit(scene(), id));
    }
    bool facing(Point face) {
        if (options("facing").empty()) return true;
        return face == no_heading || option("facing", words::listed_wind(face));
    }
    bool moment(int point) {
        const Slider& slider = choice().slider;
        const auto reached = [&](std::size_t i) {
            const ReactionPoint& moment = table_.selection.forecasts().reaction_points[i];
            return slider.points[static_cast<std::size_t>(moment.last)] >= point;
        };
        const std::size_t count = options("moment").size();
        for (std::size_t i = 0; i < count; ++i) {
            if (!reached(i)) continue;
            choose("moment", i);
            const int first = table_.selection.forecasts().reaction_points[i].first;
            const auto place = std::find(slider.points.begin() + first, slider.points.end(), point);
            number("where", static_cast<int>(place - slider.points.begin()) - first);
            return true;
        }
        return false;
    }

    // What "Do it" would play.
    std::optional<Action> order() {
        lists_.act(scene(), table_.selection);
        const std::vector<Action> orders = table_.selection.take_orders();
        return orders.empty() ? std::nullopt : std::optional(orders.front());
    }
    const Choice& choice() const { return table_.selection.choice(); }
    crossfire_squads::Scene scene() const { return table_.scene(); }

  private:
    std::vector<std::string> options(const std::string& id) const {
        for (const ListedChoices::List& list : lists_.choices(scene(), table_.selection).lists) {
            if (list.id == id) return list.options;
        }
        return {};
    }
    void choose(const std::string& list, std::size_t which) { lists_.choose(scene(), table_.selection, list, which); }

    Table& table_;
    Lists lists_;
};

// How each kind of action is chosen.
struct Choosing {
    Chooser& to;

    bool operator()(const Roll&) { return false; }
    bool operator()(const Objective& a) {
        return to.option("ground", wording::capital(to.scene().places().piece(a.piece)));
    }
    bool operator()(const HomeEdge& a) { return to.option("edge", words::edge_name(a.edge)); }
    bool operator()(const PlaceUnit& a) {
        return to.unit(a.unit) && to.task(Task::place) && to.place(a.at) && to.facing(a.face);
    }
    bool operator()(const Hide& a) {
        return to.unit(a.unit) && to.task(Task::hide) &&
               to.option("ground", wording::capital(to.scene().places().piece(a.piece)));
    }
    bool operator()(const LayMine& a) {
        const PlaceNames places = to.scene().places();
        const std::string where = a.piece != no_piece
                                      ? wording::capital(places.piece(a.piece))
                                      : "Between " + places.piece(a.between[0]) + " and " + places.piece(a.between[1]);
        return to.task(Task::mine) && to.option("place", where);
    }
    bool operator()(const LayWire& a) {
        return to.task(Task::wire) && to.place(a.at) && to.number("slant", static_cast<int>(a.slant));
    }
    bool operator()(const Move& a) {
        const AnyUnits along = a.with.value_or(AnyUnits());
        const bool leads = to.scene().phase() == Phase::play;
        return to.unit(a.unit) && (!leads || to.task(Task::walk)) && (along.empty() || to.partners(along)) &&
               to.place(a.to) && (!a.dest || to.gathering(*a.dest)) && to.turret(a.turret);
    }
    bool operator()(const Pivot& a) {
        if (a.face == no_heading) return to.unit(a.unit) && to.task(Task::stand);
        return to.unit(a.unit) && to.task(Task::turn) && to.facing(a.face);
    }
    bool operator()(const Fire& a) {
        return to.unit(a.units[0]) && to.task(Task::shoot) &&
               to.option("target", words::listed_unit(to.scene(), a.target)) && to.commander(a.commander) &&
               to.partners(a.units);
    }
    bool operator()(const GoProne& a) { return to.unit(a.unit) && to.task(Task::prone); }
    bool operator()(const Rally& a) { return to.unit(a.unit) && to.task(Task::rally); }
    bool operator()(const EndTurn&) { return to.option("unit", words::answer(to.scene(), EndTurn{})); }
    bool operator()(const React& a) {
        const bool chosen = to.moment(a.point) && to.option("shooter", words::listed_unit(to.scene(), a.units[0]));
        const bool leader_hides = chosen && to.scene().unit(a.units[0]).hidden();
        for (const Spot& spot : a.spots) {
            if (leader_hides && spot.unit == a.units[0] && !(to.place(spot.at) && to.facing(spot.face))) return false;
        }
        return chosen && to.commander(a.commander) && to.partners(a.units);
    }
    bool operator()(const Hold&) {
        return to.option("shooter", words::answer(to.scene(), Hold{})) || to.choice().unit == no_unit;
    }
    bool operator()(const Done& a) { return to.option("unit", words::answer(to.scene(), a)); }
    bool operator()(const Join& a) { return to.partners(a.units); }
    bool operator()(const Retreat& a) { return to.unit(a.unit) && to.task(Task::retreat) && to.place(a.to); }
    bool operator()(const Cross& a) {
        return to.unit(a.unit) && to.task(Task::cross) && to.place(a.to) && to.turret(a.turret);
    }
    bool operator()(const CallFire& a) {
        if (!to.unit(a.unit) || !to.task(Task::explosives)) return false;
        if (a.target != no_unit) return to.option("target", words::listed_unit(to.scene(), a.target));
        const Position& seen = to.scene().seen();  // a house: whoever is in it
        for (UnitId id = 0; id < all_units; ++id) {
            const bool inside = seen[id].on_table() && seen.terrain.find(a.piece)->shape.contains(seen[id].at);
            if (inside && to.option("target", words::listed_unit(to.scene(), id))) return true;
        }
        return false;
    }
    bool operator()(const CallSmoke& a) {
        return to.unit(a.unit) && to.task(Task::smoke) && to.place(a.at) &&
               to.number("slant", static_cast<int>(a.slant));
    }
    bool operator()(const Affect& a) { return to.unit(a.unit); }
    bool operator()(const SpillOver& a) { return to.partners(a.units); }
    bool operator()(const Recon& a) {
        return to.unit(a.units[0]) && to.task(Task::search) && to.place(a.at) && to.partners(a.units);
    }
    bool operator()(const Reveal& a) {
        return to.unit(a.unit) && (to.scene().phase() != Phase::play || to.task(Task::appear)) && to.place(a.at) &&
               to.facing(a.face);
    }
};

}  // namespace

TEST_CASE("squads: what the vectors play can be chosen in lists", "[squads][squads-lists]") {
    const vectors::Tallies tallies = vectors::tally([](Table& board, const Action& action) {
        Chooser chooser(board);
        Choosing choosing{chooser};
        return std::visit(choosing, action) ? chooser.order() : std::nullopt;
    });
    INFO(vectors::report(tallies));
    for (const auto& [kind, tally] : tallies) {
        INFO(kind);
        if (kind != "mine") CHECK(tally.count.contains(vectors::Found::exactly));  // its outline is drawn by hand there
        CHECK(tally.missing.empty());
    }
    // Outlines of mines, and three places off the eighths of an inch.
    CHECK(vectors::count_of(tallies, vectors::Found::nearly) <= 4);
}
