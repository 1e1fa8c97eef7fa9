#include "games/crossfire_squads/advice/guide.h"

#include <algorithm>

#include "games/crossfire_squads/advice/flag.h"
#include "games/crossfire_squads/advice/places.h"
#include "games/crossfire_squads/offers/declining.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr GuideHint hint_unit{"first-unit", "You are green. A unit is lit up: choose it."};
constexpr GuideHint hint_opening{"opening",
                                 "Alone at the flag as a turn ends: a point. Send the chosen unit to a blue ring."};
constexpr GuideHint hint_move{
    "first-move", "A unit walks straight, any distance. Blue rings are good places; on red dashes enemies may shoot."};
constexpr GuideHint hint_ground{
    "ground", "Anywhere in woods, in a field or on a hill a unit has cover, sees out and can be seen."};
constexpr GuideHint hint_next{"next-unit",
                              "Your turn goes on: use your other units too. A shot with fewer than two hits ends it."};
constexpr GuideHint hint_shot{"shot",
                              "Walk first, shoot last. Two hits suppress: it can only rally. Three destroy. Fewer than "
                              "two end your turn."};
constexpr GuideHint hint_crossfire{"crossfire",
                                   "Crossfire: units that see their commander shoot together, at any enemy, not only "
                                   "the closest."};
constexpr GuideHint hint_arc{"arc", "A machine gun shoots only into its coloured cone. It faces where it walks."};
constexpr GuideHint hint_react{"reaction", "One hit stops it, two end Red's turn, three destroy it."};
constexpr GuideHint hint_miss{"reaction-miss", "Whoever misses cannot shoot again this turn."};
constexpr GuideHint hint_rally{"rally", "Failing to rally ends your turn: do everything else first."};
constexpr GuideHint hint_rally_last{"rally-last", "Nothing else is suggested: failing to rally only ends the turn."};
constexpr GuideHint hint_end{"end-turn", "Only you hold the flag: a point whenever a turn ends, yours or Red's."};
constexpr GuideHint hint_states{
    "states",
    "Pinned (yellow) units cannot move or hold the flag. Suppressed (red) ones cannot shoot "
    "either. A rally helps."};

bool any_unfit(const Position& at) {
    const auto is_unfit = [](UnitId, const Unit& unit) { return unit.state != State::fit; };
    return any_on_table(at, 0, is_unfit) || any_on_table(at, 1, is_unfit);
}

bool has_crossfire(const AnswerDraft& draft) {
    return std::any_of(draft.shots().begin(), draft.shots().end(),
                       [](const Shot& shot) { return shot.director != no_unit; });
}

// Before anything has been done in a turn.
GuideHint first_hint(const Scene& scene, const AnswerDraft& draft) {
    const UnitId chosen = draft.choice().unit;
    const bool first_turn = scene.seen().turn <= 1;
    if (chosen == no_unit && first_turn) return hint_unit;
    return first_turn && chosen == draft.suggested_unit(scene) ? hint_opening : hint_move;
}

}  // namespace

std::vector<GuideHint> guide_hints(const Scene& scene, const AnswerDraft& draft) {
    if (!scene.decides()) return {};
    const std::vector<Declining> declining = declining_answers(scene, draft.guided());
    const auto may_decline_by = [&](const Action& action) {
        return std::ranges::any_of(declining, [&](const Declining& each) { return each.action == action; });
    };
    if (may_decline_by(Hold{})) return {hint_react, hint_miss};
    if (!may_decline_by(EndTurn{})) return {};
    const Position& at = scene.seen();
    const Choice& choice = draft.choice();
    const UnitId chosen = choice.unit;
    if (choice.goal && choice.tool == Tool::orders && area_at(at.terrain, *choice.goal) != nullptr)
        return {hint_ground};
    if (chosen != no_unit && at[chosen].state != State::fit) {
        const GuideHint& rally = draft.suggested_unit(scene) == chosen ? hint_rally_last : hint_rally;
        return at[chosen].state == State::suppressed ? std::vector{hint_states, rally} : std::vector{rally};
    }
    if (chosen != no_unit && !draft.shots().empty()) {
        return has_crossfire(draft) ? std::vector{hint_crossfire, hint_shot} : std::vector{hint_shot};
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
        due.push_back(acted ? hint_next : first_hint(scene, draft));
    }
    return due;
}

}  // namespace sightlines::crossfire_squads
