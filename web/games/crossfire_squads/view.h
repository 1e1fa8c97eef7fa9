// The view of Crossfire with squads: what is shown, pointed at and chosen. draw/ draws the board, panel/ what is beside
// it, art/ holds shapes and colours that know nothing of the position; input.cpp takes pointer and keys.
//
// Everything that is shown comes from `seen()`: the position as the viewer may see it (CS-BAD-03). Only the judging
// of what he does asks the true position, and its refusals never tell what is hidden.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/rules/forecast.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/view.h"

namespace sightlines::crossfire_squads {

// What a click on the table means for the chosen unit. `orders`: move, fire, or another unit; `assault`: a move into
// contact, which `orders` takes for fire.
enum class Tool : std::int8_t { orders, assault, turn, turret, retreat, cross, smoke, recon, mine, wire };

class View final : public ViewOf<Rules> {
  public:
    explicit View(const MatchOf<Rules>& match);

    void draw_board(const Area& area) override;
    void draw_actions(float width) override;
    void draw_players(float width) override;
    void draw_miniature(const Area& area) override;
    Prompt asked() const override;
    std::vector<LoggedTurn> log() const override;
    std::string in_use() const override;
    DiceHelp dice() const override;
    void moved(std::size_t from, std::size_t to) override;
    bool wants_arrows() const override;
    std::span<const KeyHelp> keys() const override;
    ImU32 player_colour(int player) const override;
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;

  private:
    // --- view.cpp: whose eyes, and what is chosen -----------------------------------------------------------------
    void refused(const Action& action) override;
    std::vector<Area> lit() const override;
    int decider() const;      // the side to decide, nobody when dice are due or the game is over
    bool is_covered() const;  // the device is to be handed over: nothing of the table is shown
    bool covered() const override { return is_covered(); }
    void show_to(std::span<const bool> here) override;
    bool plays_here(int side) const { return here_[static_cast<std::size_t>(side)]; }
    void come_closer() override { closer_ = true; }
    void uncover() override;  // the one who is to decide is looking now
    const Position& seen() const { return seen_; }
    void look();  // takes seen_ and all forecasts anew
    void unchoose();
    void choose(UnitId unit);  // an own unit
    void choose_tool(Tool tool);
    bool can_use(Tool tool) const;  // for the chosen unit, now
    void toggle_partner(UnitId unit);
    void set_by(UnitId commander);          // directs a crossfire; no_unit: none
    std::vector<UnitId> own_units() const;  // that can be chosen now, in order
    void step_choice(int by);               // the next or previous of them

    // --- orders.cpp: what a choice comes to -----------------------------------------------------------------------
    void aim_at(Point goal);                 // a place for the tool: shown, and carried out by `confirm`
    void aim_at_unit(UnitId enemy);          // a target: likewise
    void confirm();                          // proposes what is shown
    void withdraw_aim();                     // shows nothing any more
    std::optional<Action> intended() const;  // what `confirm` would propose
    std::optional<Action> intended_in_play() const;
    AnyUnits company() const;  // the chosen unit and its partners
    Point heading_to_enemy(UnitId unit) const;
    Position scene_at_point() const;
    void suggest_spot(UnitId unit);        // of a hidden shooter
    void suggest_appearance(UnitId unit);  // of a hidden unit
    void suggest_crossing();
    Verdict verdict() const;  // of that; accepted when there is nothing
    Move move_to(Point goal) const;
    Fire fire_at(UnitId enemy) const;
    React reaction() const;
    void nudge(int x, int y);              // the goal, by keys
    void turn_face(int steps);             // the facing meant, by sixteenths
    void set_point(int place);             // of the slider: a place in points_
    void put_spot(UnitId unit, Point at);  // of a hidden shooter, or of one who must appear
    void give_order(const Action& action) { propose(action); }

    // --- board.cpp ------------------------------------------------------------------------------------------------
    void place_camera(const Area& area);
    std::optional<Box> matter_of_choice() const;
    void draw_table(ImDrawList& list) const;
    void draw_cover(ImDrawList& list, const Area& area);
    void add_marks() const;                    // "unit:a02", "piece:t04"
    void draw_motion(ImDrawList& list) const;  // draw/animation.cpp: counters and shots on their way

    // --- overlay.cpp ----------------------------------------------------------------------------------------------
    void draw_lines(ImDrawList& list) const;  // from the chosen unit to every enemy in sight
    void draw_rings(ImDrawList& list) const;  // near units, platoon, commanders
    void draw_command(ImDrawList& list) const;
    void draw_preview(ImDrawList& list) const;   // the way to the goal, halt, stretches of fire, contact
    void draw_volley(ImDrawList& list) const;    // who shoots at the target
    void draw_reaction(ImDrawList& list) const;  // the way of the mover, its points, who can fire at the present one
    void draw_spots(ImDrawList& list) const;     // where hidden units would appear, where units would be placed
    void draw_meant_arc(ImDrawList& list, Point there) const;
    Position scene_with_spots() const;
    void draw_highlights(ImDrawList& list) const;  // lit by a refusal
    void draw_cursor(ImDrawList& list) const;
    void draw_hint(ImDrawList& list) const;  // hint.cpp

    // --- input.cpp ------------------------------------------------------------------------------------------------
    void take_pointer(const Area& area);
    void take_keys();
    void drag();
    void point_at(ImVec2 mouse);
    void click(ImVec2 point);
    void click_unit(UnitId unit);
    void click_ground(Point point);

    // --- card*.cpp: what can be done now ----------------------------------------------------------------------------
    bool panel_keys();  // take_keys calls it first, and stops if it took one
    bool common_keys();
    bool play_keys();
    void aim_at_closest();
    void draw_phase(float width);
    void draw_play(float width);
    void draw_group(float width);
    void draw_handover(float width);
    void draw_unit_card(float width);
    void draw_orders(float width);
    void draw_confirm(float width);  // the button for what is shown, or why it may not be
    void draw_tool_card(float width);
    void draw_crossing(float width);
    void draw_recon(float width);
    void draw_facing(float width, const char* what);
    void draw_slants(float width);
    void draw_rally_odds(float width);
    void draw_roll_reasons(float width);
    void draw_map_legend(float width);
    void draw_move_card(float width);
    void draw_fire_card(float width);
    void draw_explosive(float width);
    void draw_targets(float width);
    void draw_commanders(float width, UnitId target);
    void draw_slider(float width);
    void draw_shoot_or_hold(float width);
    void draw_reaction_card(float width);
    void draw_deployment(float width);
    void draw_placing(float width);
    void draw_reveal_card(float width);
    void draw_join_card(float width);
    void draw_spread_card(float width);  // spill and affect
    void draw_melee_odds(float width, const MeleeForecast& forecast);
    void draw_volley_odds(float width, const VolleyForecast& forecast);

    // picks.cpp: units offered to be named or left out, each with a digit that does it.
    std::vector<UnitId> picks() const;
    bool is_picked(UnitId unit) const;
    std::string note_of(UnitId unit) const;
    void pick(UnitId unit);
    void draw_picks(float width);
    std::vector<UnitId> shooters_at_point() const;  // in a reaction, those hidden among them
    std::vector<UnitId> directors() const;          // who could direct a crossfire led by the chosen unit

    // roster.cpp
    void choose_from_roster(UnitId id);
    float draw_force(ImVec2 begin, float width, int side);  // where it ends, below
    void draw_strengths(float width);

    Camera camera_;
    bool closer_ = false;                                   // a small scene fills the board
    bool own_camera_ = false;                               // moved by the player's fingers
    std::optional<std::pair<std::size_t, UnitId>> framed_;  // ply and choice for which the camera was last thought over

    std::array<bool, 2> here_{true, true};  // somebody plays that side at this screen
    int viewer_ = 0;
    Position seen_;
    UnitId unit_ = no_unit;     // chosen: leads what is ordered; in deployment it is to be placed
    UnitId hovered_ = no_unit;  // under the pointer
    Tool tool_ = Tool::orders;
    Units partners_;         // who shoot, move, react or reconnoitre with it; in join and spill: who is named
    UnitId by_ = no_unit;    // directs a crossfire
    bool grouping_ = false;  // clicks on friends name partners
    UnitId target_ = no_unit;
    std::optional<Point> goal_;        // of a move, a placing, a mission, a crossing
    std::optional<Point> hover_goal_;  // the same under the pointer, not yet chosen
    Point face_ = no_heading;          // meant for a placing, a turn or a turret
    Slant slant_ = Slant::ew;          // of smoke and wire
    PieceId piece_ = no_piece;         // of recon, a hiding place, a mine
    std::optional<Point> cursor_;      // of the keys
    std::vector<int> points_;          // of the reaction slider
    int point_ = 0;                    // a place in points_
    std::map<UnitId, Spot> spots_;

    // Made when something of the above changes.
    std::vector<LineForecast> lines_;       // of the chosen unit
    std::optional<MoveForecast> move_;      // to the goal, chosen or pointed at
    std::optional<VolleyForecast> volley_;  // at the target, chosen or pointed at, or at the mover
    std::vector<Exposure> exposures_;       // in a reaction
    std::optional<MeleeForecast> melee_;    // in join and cc
    void forecast();                        // makes them
    void forecast_shots(const Position& scene, UnitId enemy, const Units& ambush = {});
    void forecast_reaction();
    void forecast_fight();

    std::vector<UnitId> lit_units_;  // by a refusal
    PieceId lit_piece_ = no_piece;
    ImVec2 last_mouse_;
    bool dragging_ = false;
    bool turning_ = false;  // the drag is one of a facing
    mutable std::vector<LoggedTurn> log_;
    bool shows_roster_ = false;         // where it is not shown of itself
    std::optional<bool> shows_legend_;  // as the player wants it
    sightlines::Animation animation_;
};

}  // namespace sightlines::crossfire_squads
