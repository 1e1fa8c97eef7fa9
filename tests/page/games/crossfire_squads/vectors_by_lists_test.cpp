// The actions of the published vectors, chosen in the lists of the text view: option by option, as somebody does who
// sees no board.
#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "games/crossfire_squads/lists/lists.h"
#include "games/crossfire_squads/lists/places.h"
#include "games/crossfire_squads/words/list_words.h"
#include "games/crossfire_squads/words/wording.h"
#include "page/games/crossfire_squads/selection_table.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

enum class Found { exactly, nearly, not_at_all };  // nearly: but for its place, facing or moment

template <class List>
bool has(const List& list, UnitId id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

// Chooses in the lists of a table; each of its functions fails if the option is not there.
class Chooser {
  public:
    explicit Chooser(Table& table) : table_(table) {}

    bool option(const std::string& list, const std::string& text) {
        const Json all = options(list);
        const auto found = std::find(all.begin(), all.end(), Json(text));
        return found != all.end() && (choose(list, static_cast<std::size_t>(found - all.begin())), true);
    }
    bool number(const std::string& list, int which) {
        return which < static_cast<int>(options(list).size()) && (choose(list, static_cast<std::size_t>(which)), true);
    }
    bool unit(UnitId id) { return option("unit", words::listed_unit(scene(), id)); }
    bool task(Task what) { return option("deed", words::task_name(what)); }

    // The place itself, or the nearest that the lists have.
    bool place(Point at) {
        const Json all = options("place");
        for (std::size_t i = 0; i < all.size(); ++i) {
            choose("place", i);
            if (choice().goal == at) return true;
        }
        if (options("square").empty()) return !all.empty();
        int nearest = 0;
        const auto away = [&](int point) { return squared_distance(point_in_square(square_at(at), point), at); };
        for (int point = 1; point < points_of_square; ++point) nearest = away(point) < away(nearest) ? point : nearest;
        const Point left = at - point_in_square(square_at(at), nearest);
        return number("square", square_at(at)) && number("point", nearest) &&
               number("east", left.x / fine_step + fine_steps) && number("south", left.y / fine_step + fine_steps);
    }
    // Those and nobody else.
    template <class Units>
    bool partners(const Units& wanted) {
        const auto joins = [&](UnitId id) { return id != choice().unit && has(wanted, id); };
        for (UnitId id = 0; id < all_units; ++id) {
            if (!joins(id)) number("with:" + std::to_string(id), 0);
        }
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
            const Moment& moment = table_.selection.forecasts().moments[i];
            return slider.points[static_cast<std::size_t>(moment.last)] >= point;
        };
        const std::size_t count = options("moment").size();
        for (std::size_t i = 0; i < count; ++i) {
            if (!reached(i)) continue;
            choose("moment", i);
            const int first = table_.selection.forecasts().moments[i].first;
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
    Json options(const std::string& id) const {
        const Json all = Json::parse(lists_.json(scene(), table_.selection), nullptr, false);
        if (all.is_object())
            for (const Json& list : all.at("lists"))
                if (list.at("id") == id) return list.at("options");
        return Json::array();
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
               to.place(a.to);
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
    bool operator()(const EndTurn&) { return to.option("unit", labels::no_more_units); }
    bool operator()(const React& a) {
        const bool chosen = to.moment(a.point) && to.option("shooter", words::listed_unit(to.scene(), a.units[0]));
        return chosen && to.commander(a.commander) && to.partners(a.units);
    }
    bool operator()(const Hold&) { return to.option("shooter", labels::nobody_shoots) || to.choice().unit == no_unit; }
    bool operator()(const Done&) {
        const bool group = to.scene().phase() == Phase::group;
        return to.option("unit", group ? labels::nobody_follows : labels::all_are_placed);
    }
    bool operator()(const Join& a) { return to.partners(a.units); }
    bool operator()(const Retreat& a) { return to.unit(a.unit) && to.task(Task::retreat) && to.place(a.to); }
    bool operator()(const Cross& a) { return to.unit(a.unit) && to.task(Task::cross) && to.place(a.to); }
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

Json all_vectors() {
    std::ostringstream text;
    text << std::ifstream(TESTS_DIR "/vectors/crossfire-squads.json", std::ios::binary).rdbuf();
    return Json::parse(text.str());
}

Found find(Table& table, const Json& wanted) {
    const Json after = table.position_after(wanted);
    Fault fault;
    const Result<Action> action = Codec<Rules>::action(Reader(wanted, "action", fault));
    REQUIRE(action);
    if (table.scene().covered()) table.uncover();
    const Selection before = table.selection;
    Chooser chooser(table);
    Choosing choosing{chooser};
    const bool chosen = std::visit(choosing, *action);
    const std::optional<Action> order = chosen ? chooser.order() : std::nullopt;
    table.selection = before;
    if (!order || order->index() != action->index()) return Found::not_at_all;
    return table.position_after(Codec<Rules>::write(*order)) == after ? Found::exactly : Found::nearly;
}

struct Tally {
    std::map<Found, int> count;
    std::vector<std::string> missing, inexact;
};

void add(std::map<std::string, Tally>& tallies, Table& table, const Json& vector, const Json& action) {
    const auto kind = action.at("do").get<std::string>();
    if (kind == "roll" || !table.allows(action)) return;
    const Found found = find(table, action);
    ++tallies[kind].count[found];
    if (found == Found::nearly) tallies[kind].inexact.push_back(action.dump());
    if (found == Found::not_at_all)
        tallies[kind].missing.push_back(vector.at("name").get<std::string>() + " " + action.dump());
}

}  // namespace

TEST_CASE("squads: what the vectors play can be chosen in lists", "[squads][squads-lists]") {
    std::map<std::string, Tally> tallies;
    for (const Json& vector : all_vectors()) {
        Result<std::unique_ptr<Match>> match = open_match(vector.at("record"));
        if (!match) continue;  // it is about records that do not open
        Table table(std::move(*match));
        for (const Json& action : vector.at("actions")) {
            add(tallies, table, vector, action);
            if (!table.play_json(action)) break;
        }
        for (const Json& action : vector.at("expect").value("legalIncludes", Json::array()))
            add(tallies, table, vector, action);
    }
    std::string report;
    for (auto& [kind, tally] : tallies) {
        report += kind + ": " + std::to_string(tally.count[Found::exactly]) + " exactly, " +
                  std::to_string(tally.count[Found::nearly]) + " nearly, " +
                  std::to_string(tally.count[Found::not_at_all]) + " not\n";
        for (const std::string& missing : tally.missing) report += "  " + missing + "\n";
        for (const std::string& inexact : tally.inexact) report += "  nearly " + inexact + "\n";
    }
    INFO(report);
    int nearly = 0;
    for (auto& [kind, tally] : tallies) {
        INFO(kind);
        if (kind != "mine") CHECK(tally.count[Found::exactly] > 0);  // its outline is drawn by hand there
        CHECK(tally.missing.empty());
        nearly += tally.count[Found::nearly];
    }
    // Places off the eighths of an inch, outlines, turrets turned on the way, other places to come out of hiding.
    CHECK(nearly <= 15);
}
