#include "games/crossfire_squads/words/guide.h"

#include <algorithm>

#include "games/crossfire_squads/flag.h"
#include "games/crossfire_squads/places.h"
#include "games/crossfire_squads/rules/line_of_sight.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr GuideHint hint_unit{"first-unit", "You are green. A unit is lit up: choose it."};
constexpr GuideHint hint_opening{
    "opening",
    "You are green, and a unit is chosen, which sees the light ground. Send it to the blue ring, or anywhere else."};
constexpr GuideHint hint_move{
    "first-move",
    "A unit walks straight, as far as you like. Blue rings are places worth going to; on red dashes enemies may "
    "shoot."};
constexpr GuideHint hint_ground{"ground",
                                "In woods, on a hill or in a field edge and middle are alike: a unit has cover, sees "
                                "out and can be seen."};
constexpr GuideHint hint_next{
    "next-unit",
    "Your turn goes on until a shot of yours has fewer than two hits, or two hits stop a unit "
    "of yours on its way: act with others, too."};
constexpr GuideHint hint_shot{
    "shot",
    "Walk first, shoot last. Each 5 or 6 is a hit. Two of one shooter suppress: it can only rally then. Three destroy "
    "it. Fewer than two end your turn."};
constexpr GuideHint hint_crossfire{"crossfire",
                                   "Units shoot at the closest enemy only. In a crossfire those of a platoon who see "
                                   "their commander shoot together, at any enemy. The line below the shoot button "
                                   "says who joins."};
constexpr GuideHint hint_arc{"arc", "A machine gun shoots only into its coloured cone. It faces where it walks."};
constexpr GuideHint hint_react{"reaction",
                               "One hit stops it, but it may still shoot. Two end Red's turn, three destroy it. Who "
                               "misses cannot shoot again this turn."};
constexpr GuideHint hint_rally{"rally", "Failing to rally ends your turn: do everything else first."};
constexpr GuideHint hint_rally_last{
    "rally-last", "Nothing else is suggested now: failing to rally costs no more than the end of the turn."};
constexpr GuideHint hint_end{
    "end-turn",
    "Only you hold the flag: a point whenever a turn ends, yours or Red's. End yours when nothing "
    "else is worth a risk."};
constexpr GuideHint hint_states{"states",
                                "Pinned (yellow ring), a unit cannot move nor hold the flag. Suppressed (red ring), it "
                                "cannot shoot either, and two "
                                "more hits destroy it. A rally makes it fit."};

bool any_unfit(const Position& at) {
    const auto is_unfit = [](UnitId, const Unit& unit) { return unit.state != State::fit; };
    return any_on_table(at, 0, is_unfit) || any_on_table(at, 1, is_unfit);
}

bool has_crossfire(const Selection& selection) {
    return std::any_of(selection.shots().begin(), selection.shots().end(),
                       [](const Shot& shot) { return shot.director != no_unit; });
}

// Before anything has been done in a turn.
GuideHint first_hint(const Scene& scene, const Selection& selection) {
    const UnitId chosen = selection.choice().unit;
    const bool first_turn = scene.seen().turn <= 1;
    if (chosen == no_unit && first_turn) return hint_unit;
    return first_turn && chosen == selection.suggested_unit(scene) ? hint_opening : hint_move;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Scene& scene, const Selection& selection) {
    if (!scene.decides()) return {};
    const Position& at = scene.seen();
    const UnitId chosen = selection.choice().unit;
    if (at.phase == Phase::react) return {hint_react};
    if (at.phase != Phase::play) return {};
    const Choice& choice = selection.choice();
    if (choice.goal && choice.tool == Tool::orders && area_at(at.terrain, *choice.goal) != nullptr)
        return {hint_ground};
    if (chosen != no_unit && at[chosen].state != State::fit) {
        const GuideHint& rally = selection.suggested_unit(scene) == chosen ? hint_rally_last : hint_rally;
        return at[chosen].state == State::suppressed ? std::vector{hint_states, rally} : std::vector{rally};
    }
    if (chosen != no_unit && !selection.shots().empty()) {
        return has_crossfire(selection) ? std::vector{hint_crossfire, hint_shot} : std::vector{hint_shot};
    }
    std::vector<GuideHint> due = any_unfit(at) ? std::vector{hint_states} : std::vector<GuideHint>{};
    if (chosen != no_unit && row_of(at[chosen].kind).arc) due.push_back(hint_arc);
    // Turn 1 brings no point.
    const AtFlag own = at_flag(at, scene.decider()), other = at_flag(at, 1 - scene.decider());
    const bool alone = at.turn > 1 && own.fit_units > 0 && other.fit_units + other.unfit_units == 0;
    const bool acted = scene.has_acted();
    if (alone) {
        due.push_back(hint_end);
    } else if (chosen == no_unit || !acted) {
        due.push_back(acted ? hint_next : first_hint(scene, selection));
    }
    return due;
}

// clang-format off
const char guided_game[] =
    R"({"game":"crossfire-squads","version":1,"options":{"turnLimit":20,"forces":[)"
    R"([{"k":"pc","plt":1},{"k":"rifle","plt":1},{"k":"rifle","plt":1},{"k":"hmg","plt":1}],)"
    R"([{"k":"pc","plt":1},{"k":"rifle","plt":1},{"k":"rifle","plt":1},{"k":"hmg","plt":1}]]},)"
    R"("start":{"phase":"play","turn":1,"active":0,"edges":["s","n"],"obj":"t04","terrain":{)"
    R"("t00":{"k":"hill","poly":[[2600,1210],[2660,1150],[3140,1150],[3200,1210],[3200,1360],[3140,1420],[2660,1420],[2600,1360]]},)"
    R"("t01":{"k":"woods","poly":[[1950,1460],[2010,1400],[2340,1400],[2400,1460],[2400,1640],[2340,1700],[2010,1700],[1950,1640]]},)"
    R"("t02":{"k":"field","poly":[[3560,1240],[3620,1180],[3940,1180],[4000,1240],[4000,1420],[3940,1480],[3620,1480],[3560,1420]]},)"
    R"("t03":{"k":"rough","poly":[[2050,1960],[2110,1900],[2390,1900],[2450,1960],[2450,2120],[2390,2180],[2110,2180],[2050,2120]]},)"
    R"("t04":{"k":"woods","poly":[[2700,1810],[2760,1750],[3090,1750],[3150,1810],[3150,2040],[3090,2100],[2760,2100],[2700,2040]]},)"
    R"("t05":{"k":"rough","poly":[[3270,1560],[3330,1500],[3590,1500],[3650,1560],[3650,1760],[3590,1820],[3330,1820],[3270,1760]]},)"
    R"("t06":{"k":"hedge","poly":[[2560,2330],[3240,2330],[3240,2350],[2560,2350]]},)"
    R"("t07":{"k":"hill","poly":[[2000,2460],[2060,2400],[2390,2400],[2450,2460],[2450,2690],[2390,2750],[2060,2750],[2000,2690]]},)"
    R"("t08":{"k":"field","poly":[[3300,2460],[3360,2400],[3740,2400],[3800,2460],[3800,2680],[3740,2740],[3360,2740],[3300,2680]]}},)"
    R"("units":{)"
    R"("a00":{"k":"pc","plt":1,"at":[2230,2660]},"a01":{"k":"rifle","plt":1,"at":[2350,2500]},)"
    R"("a02":{"k":"rifle","plt":1,"at":[3366,2490]},"a03":{"k":"hmg","plt":1,"at":[3560,2470],"face":[-1,-2]},)"
    R"("b00":{"k":"pc","plt":1,"at":[2900,975]},"b01":{"k":"rifle","plt":1,"at":[2755,1070]},)"
    R"("b02":{"k":"rifle","plt":1,"at":[3045,1070]},"b03":{"k":"hmg","plt":1,"at":[3700,1330],"face":[-1,1]}}}})";
// clang-format on

}  // namespace sightlines::crossfire_squads
