// The view of the Aerial War Game: what is shown, pointed at and chosen. draw/ draws the board, panel/ what is beside
// it, art/ holds shapes and colours that know nothing of the position; input.cpp takes pointer and keys.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "board/zoom.h"
#include "games/aerial_war/art/art.h"
#include "games/aerial_war/draw/projection.h"
#include "games/aerial_war/last_turn.h"
#include "games/aerial_war/rules/combat.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/text/codec.h"
#include "games/view.h"

namespace sightlines::aerial_war {

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
    bool shows_dice() const override { return at().phase == Phase::fly; }
    void moved(std::size_t from, std::size_t to) override;
    bool wants_arrows() const override { return choice_.has_value() || cursor_ != no_square; }
    std::span<const KeyHelp> keys() const override;
    ImU32 player_colour(int player) const override { return art::national(player); }
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;
    std::string player_name(int player) const override;

  private:
    // An end of a flight, and the attack that it would allow.
    struct End {
        FlightEnd flight;
        std::optional<AttackForecast> attack;
    };
    // A place on the board that stands for a facing of the chosen end.
    struct HotSpot {
        ImVec2 centre;
        float radius;
        Facing facing;
    };

    // view.cpp
    void choose(Square square, Facing facing);
    void unchoose();
    void refused(const Action& action) override;
    std::vector<Area> lit() const override;
    const End* end_at(Square square, Facing facing) const;
    std::vector<Facing> facings_at(Square square) const;
    const End* shown_end() const;  // pointed at, else chosen
    std::optional<AttackForecast> attack_after(const Fly& flight) const;
    std::string odds_text(const AttackForecast& prospect) const;
    std::string die_text(const FlightEnd& end) const;

    // draw/board.cpp
    void place_grid(const Area& area);
    void close_in(const Area& area);
    void draw_ground(ImDrawList& list, const Area& area) const;
    void draw_planes(ImDrawList& list) const;
    void draw_each(ImDrawList& list, std::vector<art::Look> looks) const;
    art::Look look_of(const Plane& plane) const;
    float line_width() const;

    // draw/animation.cpp
    void draw_motion(ImDrawList& list) const;
    void fly_along(std::vector<art::Look>& looks, const Position& before, const Fly& flight, float part) const;

    // draw/overlay.cpp
    void outline(ImDrawList& list, Square square, float grow, ImU32 fill, ImU32 edge, float width) const;
    void plaque(ImDrawList& list, ImVec2 centre, const std::string& text, ImU32 colour) const;
    float plaque_distance() const;
    void draw_turn_order(ImDrawList& list) const;
    void draw_trail(ImDrawList& list) const;
    void draw_ends(ImDrawList& list) const;
    void draw_chip(ImDrawList& list, ImVec2 centre, float radius, bool low, bool high) const;
    void draw_petal(ImDrawList& list, Square square, const End& end) const;
    void draw_flight(ImDrawList& list) const;
    void draw_rose(ImDrawList& list, const Area& area);
    void draw_name(ImDrawList& list) const;
    void draw_highlights(ImDrawList& list) const;
    void draw_cursor(ImDrawList& list) const;
    void draw_hint(ImDrawList& list) const;  // hint.cpp

    // combat_overlay.cpp
    void draw_combat(ImDrawList& list) const;
    void draw_shot_line(ImDrawList& list, Square from, Square to, ImU32 colour, float strength) const;
    void draw_reticle(ImDrawList& list, Square square, ImU32 colour, float strength) const;
    void draw_loop(ImDrawList& list, const Plane& attacker, bool offered) const;

    // panel/actions.cpp
    void draw_flight_card(float width);
    void draw_movement_dice(float width);
    void draw_hint(float width);
    void draw_facings(float width);
    void draw_attack_card(float width);
    void draw_loop_card(float width);
    void draw_ram_card(float width);
    void draw_player(int player, ImVec2 begin, ImVec2 size) const;

    // input.cpp
    void take_pointer(const Area& area);
    void click(Square square);
    void click_end(Square square);
    void take_keys();
    void turn_choice(int by);
    Facing facing_meant(Square square) const;

    ImVec2 centre_of(Square square) const { return grid_.at(square); }

    Grid grid_;
    Zoom zoom_;
    std::vector<End> ends_;  // in phase fly
    std::optional<Fly> choice_;
    std::optional<Fly> pointed_;
    Square hovered_ = no_square;
    Square cursor_ = no_square;
    std::vector<HotSpot> spots_;
    std::vector<Square> highlights_;
    Trail trail_;
    Animation animation_;
};

}  // namespace sightlines::aerial_war
