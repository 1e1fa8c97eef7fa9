// The view of hex Crossfire. The state of choosing is in Selection; draw/ draws the board and panel/ the panel; art/
// has shapes and colours independent of the position; input.cpp handles pointer and keys.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "board/zoom.h"
#include "games/crossfire_hex/art/tray.h"
#include "games/crossfire_hex/offers/offers.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/selection.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/crossfire_hex/text/guide.h"
#include "games/crossfire_hex/text/narration.h"
#include "games/crossfire_hex/text/sentences.h"
#include "games/view.h"

namespace sightlines::crossfire_hex {

class View final : public ViewOf<Rules, Selection> {
  public:
    explicit View(const MatchOf<Rules>& match) : ViewOf(match) { show_moves(0, 0); }

    void draw_board(const Area& area) override;
    void draw_actions(float width) override;
    void draw_players(float width) override;
    void draw_miniature(const Area& area) override;
    Prompt asked() const override { return prompt(history(), in_hand()); }
    std::vector<LoggedTurn> log() const override { return logged_turns(history()); }
    std::string describe(std::size_t ply, const Names& names) const override { return narrate(history(), ply, names); }
    platform::Sound sound_of(std::size_t) const override { return platform::Sound::wood; }
    Standing standing() const override { return standing_of(at()); }
    std::vector<SummaryLine> summary() const override { return summary_of(history()); }
    void show_moves(std::size_t first, std::size_t last) override;
    std::string tip(ImVec2 point) const override;
    std::vector<GuideHint> guide() const override {
        return guide_hints(rules(), at(), selection_.chosen(), selection_.entering());
    }
    std::string in_use() const override { return options_in_use(rules(), at()); }
    void moved(std::size_t from, std::size_t to) override;
    bool wants_arrows() const override { return selection_.choosing() || selection_.cursor() != no_cell; }
    std::span<const KeyHelp> keys() const override;
    std::vector<NamedPlace> named_places() const override;
    ImU32 player_colour(int player) const override;
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;
    std::string player_name(int player) const override;

  private:
    InHand in_hand() const;
    std::vector<Area> lit() const override;

    // draw/board.cpp
    void draw_pieces(ImDrawList& list) const;
    void draw_racks(ImDrawList& list) const;
    void draw_motion(ImDrawList& list) const;
    bool moving() const { return animation_.part() < 1; }

    // draw/overlay.cpp
    void draw_last_moves(ImDrawList& list) const;
    void draw_last_move(ImDrawList& list, const Action& action) const;
    void draw_targets(ImDrawList& list) const;
    void draw_reach(ImDrawList& list, const std::vector<Target>& all, Cell from, ImU32 colour) const;
    void draw_badges(ImDrawList& list) const;
    void draw_marks(ImDrawList& list) const;
    ImVec2 beside_number(Cell cell, ImVec2 towards) const;
    void draw_hint(ImDrawList& list) const;  // draw/hint.cpp
    float line_width() const;

    // draw/stack_column.cpp
    void draw_column(ImDrawList& list, const Area& area) const;

    // panel/actions.cpp
    void draw_chosen(float width);
    void draw_previewed(const Action& action, float width) const;
    void draw_buttons(const std::optional<Action>& action, float width);

    // input.cpp
    void take_pointer(const Area& area);
    bool take_drag(Cell cell, bool dropped);
    void take_keys();

    BoardLook look_;
    Tray tray_;
    Zoom zoom_;
    Animation animation_;
    std::size_t first_marked_ = 0, end_marked_ = 0;  // the plies whose moves are marked, the last exclusive
};

}  // namespace sightlines::crossfire_hex
