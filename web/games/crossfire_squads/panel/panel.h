// The panel of actions: cards for the phase, the chosen unit and its order.
#pragma once

#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

// What is unfolded below the answers; the view keeps it.
struct Unfolded {
    bool more = false;     // actions that a first game does not need
    bool details = false;  // modifiers, numbers needed, rule ids
    bool guided = true;
    bool quiet = false;  // no explanation of an answer but of its danger: something else is said
};

// Made for one frame; draws in the current ImGui window: the answers first, then the switches, then what they unfold.
class Panel {
  public:
    Panel(Selection& selection, const Scene& scene, Unfolded& unfolded)
        : selection_(selection), scene_(scene), unfolded_(unfolded) {}

    void draw(float width);

  private:
    const Position& seen() const { return scene_.seen(); }
    const Choice& choice() const { return selection_.choice(); }
    const Forecasts& forecasts() const { return selection_.forecasts(); }
    void propose(const Action& action) { selection_.propose(scene_, action); }

    // answers.cpp
    // The default; `risky`: it is likelier to be stopped than not.
    bool accent(const std::string& test_id, const std::string& name, float width, bool risky = false);
    bool draw_default(float width);  // whether it was given
    void draw_declining(float width);
    void note(const std::string& text, bool risky = false);  // one sentence of odds
    void draw_switches(float width);                         // More ways, Details
    void draw_details_switch(float width);
    void draw_confirm(float width);        // draw_answer, and its odds below it
    std::string draw_answer(float width);  // the previewed action, or why it is illegal; returns its note
    bool is_dangerous() const;             // the previewed walk is likelier to be stopped than not
    std::string confirm_name(const Action& action, float width) const;
    std::string confirm_note(const Action& action, float width) const;
    void draw_refusal(Verdict judged, float width);
    void refuse(const std::string& text, std::string_view rule, float width);

    // actions.cpp
    void draw_handover(float width);
    void draw_play(float width);
    void draw_chip();
    void draw_purpose();
    void draw_unit_answers(float width);
    // The tools and orders of the unit's tasks, those of one role.
    void draw_tasks(float width, Role role);
    void draw_group(float width);
    void draw_unit_card(float width);
    void draw_rally_odds(float width);

    // tools.cpp
    void draw_tool_card(float width);
    void draw_crossing(float width);
    void draw_recon(float width);
    void draw_facing(float width, const char* what);
    void draw_slants(float width);

    // picks.cpp
    void draw_picks(float width);

    // move.cpp, fire.cpp
    void draw_move_card(float width);
    void draw_fire_card(float width);
    void draw_explosive(float width);
    void draw_targets(float width, bool by_default);  // the first is the default
    void draw_commanders(float width, UnitId target);
    void draw_volley_odds(float width, const VolleyForecast& forecast);

    // reaction.cpp
    void draw_reaction_card(float width);
    void draw_slider(float width);
    void draw_reaction_points(float width);
    void draw_shoot_or_hold(float width);

    // deployment.cpp
    void draw_objective(float width);
    void draw_edges(float width);
    void draw_placing(float width);
    void draw_obstacles(float width);
    void draw_reveal_card(float width);

    // resolution.cpp
    void draw_join_card(float width);
    void draw_spread_card(float width);  // spill and affect
    void draw_melee_odds(float width, const MeleeForecast& forecast);
    void draw_roll_modifiers(float width);

    Selection& selection_;
    const Scene& scene_;
    Unfolded& unfolded_;
};

}  // namespace sightlines::crossfire_squads
