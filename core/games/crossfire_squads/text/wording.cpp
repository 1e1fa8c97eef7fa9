#include "games/crossfire_squads/text/wording.h"

#include "engine/wording.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/notation.h"
#include "games/crossfire_squads/text/place_names.h"
#include "games/crossfire_squads/text/unit_names.h"

namespace sightlines::crossfire_squads {
namespace {

struct Teller {
    const Position& at;
    UnitNames names;
    PlaceNames places;

    std::string unit(UnitId id) const { return names.full(id); }
    std::string enemy(UnitId id) const { return wording::side_name(side_of(id)) + "'s " + unit(id); }
    template <class List>
    std::string units(const List& list) const {
        return names.list({list.begin(), list.size()});
    }
    // A sentence that names the unit: it is also read where nothing else does.
    ActionWords order(UnitId id, const std::string& does) const {
        const std::string name = wording::capital(unit(id));
        return {name, name + (name.find(',') == std::string::npos ? " " : ", ") + does};
    }

    ActionWords operator()(const Objective& a) const { return {"Objective", wording::capital(places.piece(a.piece))}; }
    ActionWords operator()(const HomeEdge& a) const {
        return {"Home edge", "From the " + std::string(wording::compass(edge_words[static_cast<std::size_t>(a.edge)]))};
    }
    ActionWords operator()(const Hide& a) const { return order(a.unit, "hides in " + places.piece(a.piece)); }
    ActionWords operator()(const Pivot& a) const { return order(a.unit, a.face == no_heading ? "stands up" : "turns"); }
    ActionWords operator()(const Fire& a) const { return order(a.units[0], "shoots at " + enemy(a.target)); }
    ActionWords operator()(const GoProne& a) const { return order(a.unit, "goes prone"); }
    ActionWords operator()(const Rally& a) const { return order(a.unit, "rallies"); }
    ActionWords operator()(const CallFire& a) const {
        return order(a.unit, "calls explosives on " + (a.target != no_unit ? enemy(a.target) : places.piece(a.piece)));
    }
    ActionWords operator()(const EndTurn&) const { return {"Turn", "End the turn"}; }
    ActionWords operator()(const Hold&) const { return {"Reaction", "Hold fire"}; }
    ActionWords operator()(const Done&) const {
        return {"Turn", at.phase == Phase::group ? "Nobody else of the group moves" : "Nothing more to place"};
    }
    ActionWords operator()(const Join& a) const {
        return {"Close combat", a.units.empty() ? "Call in nobody" : "Call in " + units(a.units)};
    }
    ActionWords operator()(const Affect& a) const { return {"Who is hit", wording::capital(unit(a.unit))}; }
    ActionWords operator()(const SpillOver& a) const {
        return {"Who is suppressed", a.units.empty() ? "Nobody" : wording::capital(units(a.units))};
    }
    // Never listed: move text says all there is.
    template <class Other>
    ActionWords operator()(const Other& a) const {
        return {"Other", move_text(Action(a))};
    }
};

}  // namespace

std::string_view text_examples(std::string_view kind) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 12> examples{{
        {"place", "a02 @ 15 45 in places a02 there; a05 @ 15 45 in ^ 0,-1 facing north as well"},
        {"mine", "mine t04 lays one in that piece"},
        {"wire", "wire 15 25 in ew lays it there from west to east (or ns, ne, nw)"},
        {"react", "b01 r120 shoots at the mover at point 120 of its way"},
        {"move", "a02 > 15 10.6 in moves a02; a02+a03 > 15 10.6 in several, one after the other"},
        {"reveal", "b03 = 15 10.6 in shows it there"},
        {"pivot", "a05 ^ 1,0 turns it to the east"},
        {"fire", "a02+a04 x b03 fires at b03 with several; a01! a02+a04 x b03 directed by a01"},
        {"retreat", "a02 << 15 37.5 in"},
        {"cross", "a02 # w00 15 10.6 in goes over the wire w00"},
        {"smoke", "a07 ~ 15 10.6 in ew lays smoke from west to east"},
        {"recon", "a02+a03 ?? t04 15 10.6 in fires into t04 at that point"},
    }};
    for (const auto& [name, text] : examples) {
        if (name == kind) return text;
    }
    return "";
}

ActionWords action_words(const Rules& rules, const Position& at, const Action& action) {
    return std::visit(Teller{at, UnitNames(rules.options(), at), PlaceNames(at)}, action);
}

}  // namespace sightlines::crossfire_squads
