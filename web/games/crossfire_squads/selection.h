// The selection of Crossfire with squads: what clicks and keys mean, and what is proposed.
#pragma once

#include "games/crossfire_squads/advice/default_answer.h"
#include "games/crossfire_squads/choice_editor.h"
#include "games/crossfire_squads/continuation.h"
#include "games/crossfire_squads/offers/declining.h"
#include "games/crossfire_squads/offers/tasks.h"
#include "games/selection.h"

namespace sightlines::crossfire_squads {

// What a click on the table hits.
struct Press {
    UnitId unit = no_unit;
    Point at;
    bool on_goal = false;  // on the goal that was chosen before, or else on the one that is proposed
};

class Selection : public SelectionOf<Rules>, public ChoiceEditor {
  public:
    using AnswerDraft::advises, AnswerDraft::let_advise;

    // The position has changed. After a single action (`goes_on`) the chosen unit stays chosen if it can still act, //
    // also through the enemy's reaction.
    void moved(const Scene& scene, bool goes_on);
    // The viewer has changed.
    void viewer_changed(const Scene& scene);
    // A guided game that starts on the table opens with its first unit chosen, and does not ask twice the same.
    void set_guided(bool on) { guided_ = on; }

    // What goes on by itself: `moved` finds it, `go_on` proposes it once it is released.
    Continuation& continuation() { return continuation_; }
    const Continuation& continuation() const { return continuation_; }
    void go_on(const Scene& scene);
    void hold_for_the_turn(const Scene& scene);
    void place_rest(const Scene& scene);  // out of sight, if the side may hide

    void click(const Scene& scene, const Press& press);
    // A unit is dragged: taken up, and let go of over the table. On the ground it is ordered there, or the refusal is
    // told and the order dropped; on an enemy it aims at it; elsewhere nothing is ordered.
    bool can_drag(const Scene& scene, UnitId unit) const;
    void take_up(const Scene& scene, UnitId unit);
    void put_down(const Scene& scene, const Press& press);
    void cancel(const Scene& scene);  // drops the order first, then the unit
    void confirm(const Scene& scene);
    bool is_on_enemy(const Scene& scene, const Press& press) const;
    bool ask_for_unit(bool wanted);                              // an order without a unit: says so; `wanted` again
    void do_default(const Scene& scene);                         // what the accent button says
    void give(const Scene& scene, const DefaultAnswer& answer);  // which is that of this scene
    void give(const Scene& scene, const Declining& answer);
    // What the button and the key of a task of the chosen unit do: order it, or take up its tool.
    void begin(const Scene& scene, Task task);
    // A hint takes the place of what is suggested, where all that it says can be chosen; until it is let go.
    void follow_hint(const Scene& scene, const Action& hint);
    void let_hint_go(const Scene& scene);
    void walk_to(const Scene& scene, const AdvisedPlace& place);
    void shoot_at(const Scene& scene, UnitId enemy);  // at once, with all who can join
    void shoot(const Scene& scene);                   // the best of shots(); an observer only aims
    void shoot_best(
        const Scene& scene);  // in a reaction: the best shot of a single unit A refusal highlights its causes.
    void propose(const Scene& scene, const Action& action);

    void toggle_director(const Scene& scene, UnitId commander);  // of a crossfire

    void order_to(const Scene& scene, Point place);  // the place becomes that of what is ordered

  private:
    void click_unit(const Scene& scene, UnitId unit);
    void join_or_choose(const Scene& scene, UnitId unit);
    void choose_shooter(const Scene& scene, UnitId unit);
    void click_ground(const Scene& scene, Point place);
    bool give_way(const Scene& scene);
    void aim_with_best(const Scene& scene, UnitId enemy);  // nobody is chosen yet
    void begin_choice(const Scene& scene);
    void open_guided(const Scene& scene);
    void follow_walk(const Scene& scene);
    void propose_answers(const Scene& scene);
    void place_next(const Scene& scene);

    UnitId acting_ = no_unit;  // of the active side: chosen last, and again after the enemy's reaction

    Continuation continuation_;
};

}  // namespace sightlines::crossfire_squads
