#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include "games/crossfire_squads/rules/admit.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"

// What is under way in a position from outside.
namespace sightlines::crossfire_squads {
namespace {

// A set of phases.
using Phases = std::uint32_t;
constexpr Phases bit(Phase phase) { return Phases{1} << static_cast<unsigned>(phase); }
template <class... Each>
constexpr Phases in(Each... each) {
    return (Phases{0} | ... | bit(each));
}

// The keys of pending business, and the phases in which each may stand.
struct Key {
    std::string_view key;
    bool (*stands)(const Position& at);
    Phases needed;   // in these it must
    Phases welcome;  // in these it may
};

constexpr Phases on_the_way = in(Phase::fire, Phase::mine, Phase::spill);
constexpr Phases before_melee = on_the_way | in(Phase::react, Phase::reveal);
constexpr Phases to_the_end = before_melee | in(Phase::group, Phase::join, Phase::cc);

// clang-format off
constexpr std::array<Key, 16> keys{{
    {"mv",     [](const Position& at) { return at.motion.has_value(); },      in(Phase::react),           on_the_way},
    {"grp",    [](const Position& at) { return at.group.has_value(); },       in(Phase::group),           before_melee},
    {"over",   [](const Position& at) { return at.over; },                    in(),                       to_the_end},
    {"fire",   [](const Position& at) { return at.shooting.has_value(); },    in(Phase::fire),            in(Phase::spill)},
    {"rally",  [](const Position& at) { return at.rallying != no_unit; },     in(Phase::rally),           in()},
    {"cc",     [](const Position& at) { return at.melee.has_value(); },       in(Phase::join, Phase::cc), in()},
    {"surp",   [](const Position& at) { return at.surprise != nobody; },      in(),                       to_the_end},
    {"cross",  [](const Position& at) { return at.crossing.has_value(); },    in(Phase::cross),           in(Phase::mine)},
    {"mine",   [](const Position& at) { return at.mine.has_value(); },        in(Phase::mine),            in()},
    {"he",     [](const Position& at) { return at.bombardment.has_value(); }, in(Phase::he),              in()},
    {"affect", [](const Position& at) { return at.affected.has_value(); },    in(Phase::affect),          in()},
    {"spill",  [](const Position& at) { return at.spill.has_value(); },       in(Phase::spill),           in()},
    {"sm",     [](const Position& at) { return at.smoke_call.has_value(); },  in(Phase::smoke),           in()},
    {"recon",  [](const Position& at) { return at.recon.has_value(); },       in(Phase::recon),           in()},
    {"rv",     [](const Position& at) { return !at.revealing.empty(); },      in(Phase::reveal),          in()},
    {"win",    [](const Position& at) { return at.win.has_value(); },         in(Phase::over),            in()},
}};
// clang-format on

template <class List>
bool holds(const List& list, UnitId id) {
    return std::find(list.begin(), list.end(), id) != list.end();
}

template <class List>
bool each_once(const List& list) {
    for (auto item = list.begin(); item != list.end(); ++item) {
        if (std::find(list.begin(), item, *item) != item) return false;
    }
    return true;
}

template <class List>
bool is_sorted_once(const List& list) {
    return std::adjacent_find(list.begin(), list.end(), std::greater_equal<>{}) == list.end();
}

class PendingAdmission {
  public:
    PendingAdmission(const Options& options, const Position& at, Fault& fault)
        : options_(options), at_(at), fault_(fault) {}

    void admit() {
        admit_keys();
        if (fault_) return;
        if (at_.motion) admit_motion(*at_.motion);
        if (at_.group) admit_group(*at_.group);
        if (at_.shooting) admit_shooting(*at_.shooting);
        if (at_.rallying != no_unit) admit_rally();
        if (at_.melee) admit_melee(*at_.melee);
        if (at_.crossing) admit_crossing(*at_.crossing);
        if (at_.mine) admit_mine(*at_.mine);
        if (at_.bombardment) admit_bombardment(*at_.bombardment);
        if (at_.affected) admit_building("start/affect", at_.affected->building);
        if (at_.smoke_call) admit_observer("start/sm", at_.smoke_call->unit);
        if (at_.spill) admit_spill(*at_.spill);
        if (at_.recon) admit_recon(*at_.recon);
        if (!at_.revealing.empty()) admit_revealing();
        if (at_.win) admit_win(*at_.win);
        const bool surprised = at_.surprise == nobody || (options_.buildings && at_.surprise == options_.hidden);
        expect(surprised, "start/surp", "only the hidden side has it, with the option \"buildings\"");
    }

  private:
    void expect(bool fine, std::string_view where, std::string_view what) {
        crossfire_squads::expect(fault_, fine, where, what);
    }

    void admit_keys() {
        for (const Key& key : keys) {
            const bool stands = key.stands(at_);
            const bool needed = (key.needed & bit(at_.phase)) != 0;
            const std::string name = "\"" + std::string(key.key) + "\"";
            expect(stands || !needed, "start", name + " is missing");
            expect(!stands || needed || (key.welcome & bit(at_.phase)) != 0, "start",
                   name + " does not belong to this phase");
        }
    }

    bool stands(UnitId id, int side) const { return side_of(id) == side && at_[id].on_table(); }
    int active() const { return at_.active; }
    int reactor() const { return 1 - at_.active; }

    void expect_own(UnitId id, std::string_view where) {
        expect(stands(id, active()), where, unit_name(id) + " is no unit of the active side on the table");
    }
    void expect_enemy(UnitId id, std::string_view where) {
        expect(stands(id, reactor()), where, unit_name(id) + " is no unit of the other side on the table");
    }

    // The mover may be lost already while what killed it still spreads.
    bool is_mover_lost() const { return at_.phase == Phase::spill && !at_[at_.motion->unit].exists(); }

    void admit_motion(const Motion& motion) {
        const std::string_view where = "start/mv";
        const Unit& unit = at_[motion.unit];
        const Route route(motion.from, motion.to);
        if (!is_mover_lost()) {
            expect_own(motion.unit, where);
            expect(unit.at == route.at(std::min<int>(motion.reached, route.last())), where,
                   "the unit does not stand at point \"i\" of its way");
            for (const Point end : {motion.from, motion.to})
                expect(on_table({end, radius_of(unit)}), where, "its way leaves the table");
        }
        expect((motion.from == motion.to) == (motion.kind == MotionKind::pivot), where, "only a pivot has no length");
        expect(motion.reached <= motion.halt && motion.halt <= route.last(), where,
               "\"i\" is at most \"m\", and \"m\" lies on the way");
        expect(motion.kind != MotionKind::retreat || options_.retreat, where, "it needs the option \"retreat\"");
        expect(motion.kind != MotionKind::retreat || at_.phase == Phase::mine, where, "a retreat draws no reaction");
        expect(motion.kind != MotionKind::cross || options_.obstacles, where, "it needs the option \"obstacles\"");
        expect(motion.kind != MotionKind::cross || motion.halt == route.last(), where, "a crossing goes all the way");
        expect(!motion.ambushed || options_.hidden == reactor(), where, "nobody could have ambushed the mover");
        expect(each_once(motion.shot_by), where, "a unit stands twice in \"shot\"");
        for (const UnitId id : motion.shot_by) expect_enemy(id, where);
    }

    // Members that were killed meanwhile drop out when their turn would come.
    void admit_group(const Group& group) {
        const std::string_view where = "start/grp";
        expect(each_once(group.left), where, "a unit stands twice in \"left\"");
        expect(!group.left.empty() || at_.phase != Phase::group, where, "\"left\" names nobody");
        for (const UnitId id : group.left)
            expect(stands(id, active()) || (side_of(id) == active() && holds(at_.lost, id)), where,
                   unit_name(id) + " is no unit of the active side on the table");
    }

    void admit_shooting(const Shooting& shooting) {
        const std::string_view where = "start/fire";
        const bool spreads = at_.phase == Phase::spill;
        const int side = shooting.reaction ? reactor() : active();
        const int count = static_cast<int>(shooting.units.size());
        expect(shooting.reaction == at_.motion.has_value(), where, "\"react\" and \"mv\" go together");
        expect(!shooting.reaction || !at_.motion || at_.motion->unit == shooting.target, where,
               "a reaction is aimed at the mover");
        expect(shooting.reaction || !at_.group, where, "there is no shooting within a group move but reactions");
        expect(each_once(shooting.units), where, "a unit stands twice in \"units\"");
        expect(count > 0 && (spreads ? shooting.next == count : shooting.next < count), where,
               "\"n\" is the place of the next shooter");
        expect(spreads ? !at_[shooting.target].exists() && side_of(shooting.target) != side
                       : stands(shooting.target, 1 - side),
               where, "\"tgt\" is no enemy of the shooters on the table");
        expect(!shooting.penetration || is_vehicle(at_[shooting.target]), where, "\"pen\" is for vehicles as targets");
        for (int i = 0; i < count; ++i) {
            const UnitId id = shooting.units[static_cast<std::size_t>(i)];
            expect(stands(id, side), where, unit_name(id) + " is no unit of the side that shoots, on the table");
            expect(spreads || can_shoot(at_[id], at_[shooting.target]).accepted(), where,
                   unit_name(id) + " cannot shoot at this target");
            expect(i < shooting.next || !at_.motion || !holds(at_.motion->shot_by, id), where,
                   unit_name(id) + " has hit the mover already");
        }
        expect(shooting.ambush.empty() || options_.hidden == side, where, "nobody of this side can be in ambush");
        expect(is_sorted_once(shooting.ambush), where, "\"amb\" is in ascending order");
        for (const UnitId id : shooting.ambush)
            expect(holds(shooting.units, id), where, unit_name(id) + " in \"amb\" is no shooter");
    }

    void admit_rally() {
        expect_own(at_.rallying, "start/rally");
        expect(at_[at_.rallying].state != State::fit, "start/rally", "this unit is neither pinned nor suppressed");
    }

    void admit_melee(const Melee& melee) {
        const std::string_view where = "start/cc";
        expect(is_sorted_once(melee.units), where, "\"units\" are in ascending order, each once");
        std::array<bool, 2> any{};
        for (const UnitId id : melee.units) {
            any[static_cast<std::size_t>(side_of(id))] = true;
            expect(at_[id].on_table(), where, unit_name(id) + " is not on the table");
        }
        expect(any[0] && any[1], where, "units of both sides are involved");
        expect((melee.joining != nobody) == (at_.phase == Phase::join), where, "\"join\" belongs to the phase join");
    }

    void admit_crossing(const Crossing& crossing) {
        const std::string_view where = "start/cross";
        const Piece* wire = at_.terrain.find(crossing.wire);
        expect_own(crossing.unit, where);
        expect(wire != nullptr && wire->ground == Ground::wire, where, "there is no such wire");
        expect(on_table({crossing.to, radius_of(at_[crossing.unit])}), where, "the way leaves the table");
        expect(crossing.to != at_[crossing.unit].at, where, "the way has no length");
        expect(!at_.group, where, "nobody crosses in a group");
    }

    void admit_mine(const MineAttack& attack) {
        const std::string_view where = "start/mine";
        const Piece* mine = at_.terrain.find(attack.mine);
        expect_own(attack.unit, where);
        expect(mine != nullptr && mine->ground == Ground::mine, where, "there is no such minefield");
        expect(at_.motion.has_value() != at_.crossing.has_value(), where,
               "the unit moves, by \"mv\", or is about to cross, by \"cross\"");
        const UnitId mover = at_.motion ? at_.motion->unit : at_.crossing ? at_.crossing->unit : no_unit;
        expect(mover == attack.unit, where, "it attacks the unit that moves");
        expect(attack.at_start || at_.motion, where, "a move that ends has \"mv\"");
        expect(!attack.at_start || !at_.motion || at_.motion->reached == 0, where, "a move starts at point 0");
    }

    void admit_observer(std::string_view where, UnitId id) {
        expect_own(id, where);
        expect(at_[id].kind == Kind::fo, where, unit_name(id) + " is no forward observer");
    }

    // Explosives on a building: somebody of the other side must be in it.
    void admit_building(std::string_view where, PieceId id) {
        const Piece* building = at_.terrain.find(id);
        const bool is = building != nullptr && building->ground == Ground::building;
        expect(is, where, piece_name(id) + " is no building");
        expect(!is || !affected_candidates(at_, id, reactor()).empty(), where, "nobody to be hit is in the building");
        expect(options_.observers, where, "it needs the option \"observers\"");
    }

    void admit_bombardment(const Bombardment& bombardment) {
        const std::string_view where = "start/he";
        admit_observer(where, bombardment.unit);
        if (bombardment.building != no_piece) return admit_building(where, bombardment.building);
        expect_enemy(bombardment.target, where);
        expect(!is_vehicle(at_[bombardment.target]), where, "explosives are not aimed at vehicles");
    }

    void admit_spill(const Spill& spill) {
        const std::string_view where = "start/spill";
        expect(options_.observers || options_.vehicles, where, "it needs the option \"observers\" or \"vehicles\"");
        expect(spill.side == reactor() || at_.motion, where, "only reaction fire spreads among the active side");
        expect(at_.shooting || !at_.motion, where, "of reaction fire there is \"fire\"");
        expect(at_.shooting || !at_.group, where, "no mission is called within a group move");
    }

    void admit_recon(const ReconFire& recon) {
        const std::string_view where = "start/recon";
        const Piece* piece = at_.terrain.find(recon.piece);
        expect(options_.recon && options_.hidden == reactor(), where, "only the side opposing the hidden one has it");
        expect(piece != nullptr && piece->is_area(), where, piece_name(recon.piece) + " is no piece with an area");
        expect(std::find(at_.clear.begin(), at_.clear.end(), recon.piece) == at_.clear.end(), where,
               "this piece is known to be clear");
        expect(!recon.units.empty() && each_once(recon.units), where, "\"units\" names somebody, each once");
        for (const UnitId id : recon.units) expect_own(id, where);
    }

    void admit_revealing() {
        const std::string_view where = "start/rv";
        expect(is_sorted_once(at_.revealing), where, "\"units\" are in ascending order, each once");
        for (const UnitId id : at_.revealing)
            expect(at_[id].hidden() && side_of(id) == reactor(), where,
                   unit_name(id) + " is no hidden unit of the other side");
    }

    void admit_win(const Win& win) {
        const std::string_view where = "start/win";
        const std::size_t count = win.winners.size();
        expect(count == 1 || (count == 0 && win.reason == Ending::turns), where,
               "there is one winner, or none after the last turn");
    }

    const Options& options_;
    const Position& at_;
    Fault& fault_;
};

}  // namespace

void admit_pending(const Options& options, const Position& at, Fault& fault) {
    PendingAdmission(options, at, fault).admit();
}

}  // namespace sightlines::crossfire_squads
