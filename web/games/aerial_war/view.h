// The view of the Aerial War Game. The state of choosing is in Selection; draw/ draws the board and panel/ the panel;
// art/ has shapes and colours independent of the position; input.cpp handles pointer and keys.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "board/look.h"
#include "board/zoom.h"
#include "games/aerial_war/art/art.h"
#include "games/aerial_war/draw/projection.h"
#include "games/aerial_war/offers/offers.h"
#include "games/aerial_war/rules/rules.h"
#include "games/aerial_war/selection.h"
#include "games/aerial_war/text/codec.h"
#include "games/aerial_war/text/guide.h"
#include "games/aerial_war/text/lexicon.h"
#include "games/aerial_war/text/narration.h"
#include "games/aerial_war/text/sentences.h"
#include "games/aerial_war/text/thrown_dice.h"
#include "games/aerial_war/text/tips.h"
#include "games/aerial_war/text/turns.h"
#include "games/aerial_war/traces.h"
#include "games/view.h"
#include "widgets/theme.h"

namespace sightlines::aerial_war {

// Of the motion between two plies, in milliseconds (draw/animation.cpp).
double duration(const History<Rules>& history, std::size_t from, std::size_t to);

class View final : public ViewOf<Rules, Selection, LaysDice> {
  public:
    explicit View(const MatchOf<Rules>& match) : ViewOf(match) { moved(0, 0); }

    void draw_board(const Area& area) override;
    bool portrait() const override { return true; }
    void draw_actions(float width) override;
    void draw_players(float width) override;
    void draw_miniature(const Area& area) override;
    Prompt asked() const override { return prompt(rules(), at()); }
    std::vector<LoggedTurn> log() const override { return logged_turns(history()); }
    std::string describe(std::size_t ply, const Names& names) const override { return narrate(history(), ply, names); }
    platform::Sound sound_of(std::size_t ply) const override;
    Standing standing() const override { return standing_of(rules(), at()); }
    std::vector<SummaryLine> summary() const override { return summary_of(history()); }
    void show_moves(std::size_t first, std::size_t last) override;
    std::string tip(ImVec2 point) const override {
        return tip_sentence(at(), grid_.under(point), selection_.advises());
    }
    std::vector<GuideHint> guide() const override { return guide_hints(at(), selection_.choice().has_value()); }
    std::string in_use() const override { return options_in_use(rules()); }
    DiceHelp dice() const override { return dice_help(at()); }
    bool shows_dice() const override { return at().phase == Phase::fly; }
    std::optional<ThrownDice> thrown_dice(std::size_t ply, const Roll& roll) const override {
        return aerial_war::thrown_dice(history().at(ply), roll);
    }
    std::vector<Area> pieces_in_view() const override;
    void moved(std::size_t from, std::size_t to) override;
    bool wants_arrows() const override { return selection_.choice() || selection_.cursor() != no_square; }
    std::span<const KeyHelp> keys() const override;
    std::vector<NamedPlace> named_places() const override;
    ImU32 player_colour(int player) const override { return art::national(player); }
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;
    std::string player_name(int player) const override { return side_name(player); }
    std::string player_in_sentence(int player) const override { return "the " + side_name(player); }

  private:
    // A clickable circle on the board for a facing of the chosen end; CSS pixels.
    struct HotSpot {
        ImVec2 centre;
        float radius;
        Facing facing;
    };

    double motion_left() const override { return animation_.left(); }
    std::vector<Area> lit() const override;

    // draw/board.cpp
    void place_grid(const Area& area);
    void zoom_to_planes(const Area& area);
    void draw_ground(ImDrawList& list, const Area& area, bool coordinates) const;
    void draw_planes(ImDrawList& list) const;
    art::Look look_of(const Plane& plane) const;

    // draw/animation.cpp
    void draw_motion(ImDrawList& list) const;

    void draw_reach(ImDrawList& list) const;  // draw/reach.cpp

    // draw/overlay.cpp
    float label_distance() const;
    void draw_mover(ImDrawList& list) const;
    void draw_flight(ImDrawList& list) const;
    void draw_facing_choice(ImDrawList& list, const Area& area);
    void draw_plane_name(ImDrawList& list) const;
    void draw_dragged(ImDrawList& list) const;
    void draw_highlights(ImDrawList& list) const;
    void draw_cursor(ImDrawList& list) const;
    void draw_hint(ImDrawList& list) const;  // draw/hint.cpp
    void draw_hint(ImDrawList& list, const Action& hint) const;

    // draw/combat_overlay.cpp
    void draw_combat(ImDrawList& list) const;
    void draw_reticle(ImDrawList& list, Square square, ImU32 colour, float strength) const;
    void draw_loop(ImDrawList& list, const Plane& attacker, bool offered) const;

    std::vector<KeyedAnswer> answers() const;  // other than a flight; some may not be allowed now

    // panel/actions.cpp
    void draw_flight_card(float width);
    void draw_answers(float width);
    void draw_facings(float width);

    // input.cpp
    void take_pointer(const Area& area);
    const HotSpot* spot_under(ImVec2 mouse) const;
    void hover(Square square, ImVec2 mouse);
    void take_keys();

    ImVec2 centre_of(Square square) const { return grid_.at(square); }

    Grid grid_;
    BoardLook look_;
    Zoom zoom_;
    std::vector<HotSpot> spots_;
    std::vector<TurnTrace> traces_;
    Animation animation_;
    std::optional<ImVec2> dragging_;  // where the pointer holds the plane whose turn it is
};

}  // namespace sightlines::aerial_war
