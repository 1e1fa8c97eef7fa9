// The actions of the published vectors, chosen by the functions behind presses on the map and buttons, and by those
// behind keys. Which press and which key calls which is tested by kind of decision (answers_test.cpp, keys_test.cpp).
#include <algorithm>

#include "games/crossfire_squads/advice/listed_places.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/offers/minefields.h"
#include "games/crossfire_squads/offers/orders.h"
#include "games/crossfire_squads/rules/terrain.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "page/crossfire_squads/vectors.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;
using vectors::Found;

namespace {

template <class List>
bool has(const List& list, UnitId id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

// What both hands have in common; each of the functions fails if there is no such way.
class Hand {
  public:
    explicit Hand(Table& board) : board_(board), selection_(board.selection) {}
    virtual ~Hand() = default;

    virtual bool unit(UnitId id) = 0;
    virtual bool enemy(UnitId id) = 0;
    virtual bool place(Point at) = 0;
    virtual bool piece(PieceId id) = 0;
    virtual bool facing(Point face) = 0;
    virtual bool turret(Point face) = 0;

    // The buttons with numbers, which a press and a digit toggle alike; in this order they act.
    template <class List>
    bool partners(const List& wanted) {
        const std::vector<UnitId> now(choice().partners.begin(), choice().partners.end());
        for (const UnitId id : now) pick(id);
        for (const UnitId id : wanted) {
            if (id != choice().unit && !pick(id)) return false;
        }
        return true;
    }
    bool commander(UnitId id) {
        const UnitId now = choice().director;
        if (id == now) return true;
        const std::vector<UnitId> offered = offered_directors(scene(), choice());
        const UnitId pressed = id == no_unit ? now : id;
        return has(offered, pressed) && (selection_.toggle_director(scene(), pressed), true);
    }
    bool tool(Tool which) {
        if (choice().tool == which) return true;
        return can_use(scene(), choice().unit, which) && (selection_.choose_tool(scene(), which), true);
    }
    bool group() { return choice().grouping || (selection_.toggle_grouping(), true); }
    bool gathering(Point at) {
        if (!selection_.can_gather()) return false;
        selection_.toggle_gathering();
        return place(at) && (selection_.toggle_gathering(), true);
    }
    bool slant(Slant which) { return selection_.set_slant(scene(), which), true; }
    bool moment(int point) {
        const std::vector<int>& points = choice().slider.points;
        const auto at = std::find(points.begin(), points.end(), point);
        return at != points.end() && (selection_.slide(scene(), static_cast<int>(at - points.begin())), true);
    }
    // A button, or its key.
    bool order(const Action& action) { return selection_.propose(scene(), action), true; }
    bool confirm() { return selection_.confirm(scene()), true; }

    crossfire_squads::Scene scene() const { return board_.scene(); }
    const Choice& choice() const { return selection_.choice(); }

  protected:
    bool pick(UnitId id) {
        const std::vector<UnitId> offered = selection_.offered(scene());
        return has(offered, id) && (selection_.pick(scene(), id), true);
    }

    Table& board_;
    Selection& selection_;
};

// Points at things, so near that every unit of length is a pixel of its own.
class Pointer : public Hand {
  public:
    using Hand::Hand;

    bool unit(UnitId id) override {
        if (choice().unit != id) scene().unit(id).on_table() ? press(scene().unit(id).at) : void(pick(id));
        if (choice().unit != id) selection_.choose_from_list(scene(), id);  // of the forces
        return choice().unit == id;
    }
    bool enemy(UnitId id) override { return press(scene().unit(id).at), true; }
    bool place(Point at) override { return press(at), true; }
    bool piece(PieceId id) override {
        const Box& box = scene().seen().terrain.find(id)->shape.box();
        return press({(box.left + box.right) / 2, (box.top + box.bottom) / 2}), choice().piece == id;
    }
    bool facing(Point face) override { return face == no_heading || turn_to(face); }
    bool turret(Point face) override { return face == no_heading || turn_to(face); }

  private:
    void press(Point at) {
        UnitId hit = no_unit;
        for (UnitId id = 0; id < all_units; ++id) {
            const Unit& unit = scene().seen()[id];
            if (unit.on_table() && squared_distance(unit.at, at) <= square(radius_of(unit))) hit = id;
        }
        selection_.click(scene(), {hit, at, false});
    }
    bool turn_to(Point face) {  // by dragging
        const Point from = selection_.placed(scene()).value_or(scene().unit(choice().unit).at);
        return selection_.face_to(scene(), from + face), true;
    }
};

class Keys : public Hand {
  public:
    using Hand::Hand;

    bool unit(UnitId id) override {
        for (int press = 0; press < all_units && choice().unit != id; ++press) selection_.step(scene(), 1);
        if (choice().unit != id) pick(id);
        return choice().unit == id;
    }
    bool enemy(UnitId id) override {
        selection_.aim_at_best(scene());
        for (int press = 0; press < all_units && choice().target != id; ++press) selection_.aim_at_next(scene(), 1);
        return choice().target == id;
    }
    bool place(Point at) override {
        if (const Task task = task_under_way(scene(), choice()); choice().unit == no_unit) {
            for (const ListedPlace& listed : listed_places(scene(), selection_, task)) {
                selection_.order_to(scene(), listed.at);
                if (selection_.placed(scene()) == at) return true;
            }
            return selection_.placed(scene()).has_value();
        }
        const PieceId ground = scene().places().area_at(at);
        for (const ListedPlace& listed : listed_places(scene(), selection_, task_under_way(scene(), choice()))) {
            if (choice().tool == Tool::recon && listed.piece == ground) selection_.order_to(scene(), listed.at);
        }
        const Point middle{table_width / 2, table_height / 2};
        selection_.nudge(scene(), {0, 0}, middle);
        selection_.nudge(scene(), at - *selection_.placed(scene()), middle);  // as many arrows as it takes
        return true;
    }
    bool piece(PieceId id) override { return selection_.choose_piece(id), true; }  // PageDown
    bool facing(Point face) override {
        return face == no_heading || turn_to(face, [&] { return choice().face; });
    }
    bool turret(Point face) override {
        return face == no_heading || turn_to(face, [&] { return choice().turret; });
    }

  private:
    template <class Now>
    bool turn_to(Point face, Now now) {  // by sixteenths
        for (int press = 0; press < 16 && reduced(now()) != reduced(face); ++press) selection_.turn(scene(), 1);
        return true;
    }
};

// How each kind of action is chosen.
struct Choosing {
    Hand& by;

    bool operator()(const Roll&) { return false; }
    bool operator()(const Objective& a) { return by.piece(a.piece) && by.order(a); }
    bool operator()(const HomeEdge& a) { return by.order(a); }
    bool operator()(const PlaceUnit& a) {
        return by.unit(a.unit) && by.place(a.at) && by.facing(a.face) && by.confirm();
    }
    bool operator()(const Hide& a) { return by.unit(a.unit) && by.piece(a.piece) && by.order(a); }
    bool operator()(const LayMine& a) {
        if (!by.tool(Tool::mine)) return false;
        if (a.piece != no_piece) return by.piece(a.piece) && by.confirm();
        const Box box = Polygon(a.corners).box();
        return by.place({(box.left + box.right) / 2, (box.top + box.bottom) / 2}) && by.confirm();
    }
    bool operator()(const LayWire& a) {
        return by.tool(Tool::wire) && by.place(a.at) && by.slant(a.slant) && by.confirm();
    }
    bool operator()(const Move& a) {
        if (!by.unit(a.unit)) return false;
        if (a.with && !(by.group() && by.partners(*a.with))) return false;
        const bool meets = by.scene().phase() == Phase::play && !a.with && by.tool(Tool::assault);
        if (a.turret != no_heading && meets) by.tool(Tool::orders);
        return by.place(a.to) && (!a.dest || by.gathering(*a.dest)) && by.turret(a.turret) && by.confirm();
    }
    bool operator()(const Pivot& a) {
        if (!by.unit(a.unit)) return false;
        if (a.face == no_heading) return by.order(a);
        return by.tool(Tool::turn) && by.facing(a.face) && by.confirm();
    }
    bool operator()(const Fire& a) {
        return by.unit(a.units[0]) && by.enemy(a.target) && by.commander(a.commander) && by.partners(a.units) &&
               by.confirm();
    }
    bool operator()(const GoProne& a) { return by.unit(a.unit) && by.order(a); }
    bool operator()(const Rally& a) { return by.unit(a.unit) && by.order(a); }
    bool operator()(const EndTurn& a) { return by.order(a); }
    bool operator()(const React& a) {
        if (!by.moment(a.point) || !by.unit(a.units[0])) return false;
        if (!by.moment(a.point) || !by.commander(a.commander) || !by.partners(a.units)) return false;
        for (const Spot& spot : a.spots) {
            if (spot.unit == a.units[0] && !(by.place(spot.at) && by.facing(spot.face))) return false;
        }
        return by.confirm();
    }
    bool operator()(const Hold& a) { return by.order(a); }
    bool operator()(const Done& a) { return by.order(a); }
    bool operator()(const Join& a) { return a.units.empty() ? by.order(a) : by.partners(a.units) && by.confirm(); }
    bool operator()(const Retreat& a) {
        return by.unit(a.unit) && by.tool(Tool::retreat) && by.place(a.to) && by.confirm();
    }
    bool operator()(const Cross& a) {
        return by.unit(a.unit) && by.tool(Tool::cross) && by.place(a.to) && by.turret(a.turret) && by.confirm();
    }
    bool operator()(const CallFire& a) {
        if (!by.unit(a.unit)) return false;
        if (a.target != no_unit) return by.enemy(a.target) && by.confirm();
        const Position& seen = by.scene().seen();  // a house: whoever is in it
        for (UnitId id = 0; id < all_units; ++id) {
            if (seen[id].on_table() && side_of(id) != side_of(a.unit) &&
                seen.terrain.find(a.piece)->shape.contains(seen[id].at))
                return by.enemy(id) && by.confirm();
        }
        return false;
    }
    bool operator()(const CallSmoke& a) {
        return by.unit(a.unit) && by.tool(Tool::smoke) && by.place(a.at) && by.slant(a.slant) && by.confirm();
    }
    bool operator()(const Affect& a) { return by.unit(a.unit) && by.confirm(); }
    bool operator()(const SpillOver& a) { return by.partners(a.units) && by.confirm(); }
    bool operator()(const Recon& a) {
        return by.unit(a.units[0]) && by.tool(Tool::recon) && by.place(a.at) && by.partners(a.units) && by.confirm();
    }
    bool operator()(const Reveal& a) { return by.unit(a.unit) && by.place(a.at) && by.facing(a.face) && by.confirm(); }
};

template <class By>
vectors::Tallies chosen() {
    return vectors::tally([](Table& board, const Action& action) -> std::optional<Action> {
        By by(board);
        Choosing choosing{by};
        board.selection.take_orders();
        if (!std::visit(choosing, action)) return std::nullopt;
        const std::vector<Action> orders = board.selection.take_orders();
        return orders.empty() ? std::nullopt : std::optional(orders.front());
    });
}

}  // namespace

TEST_CASE("squads: what the vectors play can be chosen by presses", "[squads][squads-vectors]") {
    const vectors::Tallies tallies = chosen<Pointer>();
    INFO(vectors::report(tallies));
    CHECK(vectors::count_of(tallies, Found::exactly) >= 271);
    CHECK(vectors::count_of(tallies, Found::nearly) == 1);      // mines, whose outline is drawn by hand there
    CHECK(vectors::count_of(tallies, Found::not_at_all) <= 1);  // a step shorter than the base of who makes it
}

TEST_CASE("squads: what the vectors play can be chosen by keys", "[squads][squads-vectors]") {
    const vectors::Tallies tallies = chosen<Keys>();
    INFO(vectors::report(tallies));
    CHECK(vectors::count_of(tallies, Found::exactly) >= 271);
    CHECK(vectors::count_of(tallies, Found::nearly) == 1);
    CHECK(vectors::count_of(tallies, Found::not_at_all) == 0);
}
