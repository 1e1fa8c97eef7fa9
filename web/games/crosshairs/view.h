// The view of Crosshairs. The state of choosing is in Selection; draw/ draws the board and panel/ the panel; art/ has
// shapes and colours independent of the position; input.cpp handles pointer and keys.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "board/hex_board.h"
#include "board/look.h"
#include "board/zoom.h"
#include "games/crosshairs/art/art.h"
#include "games/crosshairs/draw/room.h"
#include "games/crosshairs/offers/offers.h"
#include "games/crosshairs/rules/board.h"
#include "games/crosshairs/rules/fire.h"
#include "games/crosshairs/rules/rules.h"
#include "games/crosshairs/selection.h"
#include "games/crosshairs/text/codec.h"
#include "games/crosshairs/text/guide.h"
#include "games/crosshairs/text/narration.h"
#include "games/crosshairs/text/sentences.h"
#include "games/crosshairs/text/tips.h"
#include "games/crosshairs/text/turns.h"
#include "games/crosshairs/trail.h"
#include "games/view.h"

namespace sightlines::crosshairs {

class View final : public ViewOf<Rules, Selection> {
  public:
    explicit View(const MatchOf<Rules>& match);

    void draw_board(const Area& area) override;
    void draw_actions(float width) override;
    void draw_players(float width) override;
    void draw_miniature(const Area& area) override;
    Prompt asked() const override;
    std::vector<LoggedTurn> log() const override { return logged_turns(history()); }
    std::string describe(std::size_t ply, const Names& names) const override { return narrate(history(), ply, names); }
    platform::Sound sound_of(std::size_t ply) const override;
    Standing standing() const override { return standing_of(rules(), at()); }
    std::vector<SummaryLine> summary() const override { return summary_of(history()); }
    void show_moves(std::size_t first, std::size_t last) override;
    std::string tip(ImVec2 point) const override;
    std::vector<GuideHint> guide() const override { return guide_hints(rules(), at(), selection_.choice()); }
    std::string in_use() const override { return options_in_use(rules(), at()); }
    int players() const override { return rules().setup().players; }
    void moved(std::size_t from, std::size_t to) override;
    bool wants_arrows() const override { return selection_.choice() || selection_.cursor() != no_cell; }
    std::span<const KeyHelp> keys() const override;
    std::vector<NamedPlace> named_places() const override;
    ImU32 player_colour(int player) const override;
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;

  private:
    // A clickable circle on the board for an action: a target in its reticle, and for what the plane in hand may do an
    // arrow beside its preview or a chip. CSS pixels.
    struct HotSpot {
        ImVec2 centre;
        float radius;
        Action action;
        std::string test_id;
        std::optional<Choice> plan = std::nullopt;
    };

    // A word beside a line of fire; it takes the first of its places where there is room.
    struct Label {
        std::string text;
        std::array<ImVec2, 6> places;
    };
    // What is drawn last, where it covers nothing that was drawn before.
    struct Marks {
        std::vector<art::Look> tags;
        std::vector<Label> labels;
        Room room;
    };

    double motion_left() const override { return animation_.left(); }
    std::vector<Area> lit() const override;

    // draw/board.cpp
    void place_view(const Area& area);
    void draw_ground(ImDrawList& list, const Area& area);
    void draw_clouds(ImDrawList& list) const;
    void draw_planes(ImDrawList& list);
    void draw_motion(ImDrawList& list);
    void draw_marks(ImDrawList& list);
    double duration(std::size_t from, std::size_t to) const;  // of the motion between two plies, milliseconds

    void draw_trail(ImDrawList& list);  // draw/trail.cpp

    // draw/overlay.cpp
    void draw_selectable(ImDrawList& list) const;
    void draw_cloud_hint(ImDrawList& list) const;
    void draw_lines(ImDrawList& list, const Sky& sky);
    void draw_aims(ImDrawList& list, const Sky& sky);
    void draw_line(ImDrawList& list, const Sky& sky, const Plane& plane, ImU32 colour, float strength,
                   bool with_reason);
    void draw_shots(ImDrawList& list);
    void draw_highlights(ImDrawList& list) const;
    void draw_cursor(ImDrawList& list) const;

    // draw/choice_overlay.cpp
    void add_arrow(ImDrawList& list, ImVec2 from, Heading heading, const Choice& choice, std::string test_id);
    void draw_choice(ImDrawList& list);
    void draw_entry_choice(ImDrawList& list);
    void draw_flight_choice(ImDrawList& list);
    void draw_chips(ImDrawList& list, const Plane& plane, Cell destination);
    void draw_preview(ImDrawList& list, const Position& next);

    void draw_hint(ImDrawList& list) const;  // draw/hint.cpp
    void draw_hint(ImDrawList& list, const Action& hint) const;

    std::vector<KeyedAnswer> answers() const;  // without a plane in hand; some may not be allowed now

    void draw_answers(float width);  // panel/actions.cpp

    // input.cpp
    void take_pointer(const Area& area);
    bool take_drag(Cell cell, bool dropped);
    const HotSpot* spot_under(ImVec2 mouse) const;
    void take_keys();
    void card_keys();
    void cursor_keys();

    ImVec2 centre_of(Cell cell) const { return view_.at(hex_of(cell)); }
    Cell cell_under(ImVec2 point) const { return cell_at(view_.hex_at(point)); }
    float line_width() const;

    HexView view_;
    BoardLook look_;
    Zoom zoom_;

    std::vector<HotSpot> spots_;
    Marks marks_;  // of this frame
    bool all_lines_ = false;
    Trail trail_;
    Animation animation_;
};

}  // namespace sightlines::crosshairs
