// The view of hex Crossfire: what is shown, pointed at and chosen. draw/ draws the board, panel/ what is beside it,
// art/ holds shapes and colours that know nothing of the position; input.cpp takes pointer and keys.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "board/zoom.h"
#include "games/crossfire_hex/art/tray.h"
#include "games/crossfire_hex/rules/forecast.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/rules/targets.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/view.h"

namespace sightlines::crossfire_hex {

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
    void moved(std::size_t from, std::size_t to) override;
    bool wants_arrows() const override { return choosing() || cursor_ != no_cell; }
    std::span<const KeyHelp> keys() const override;
    ImU32 player_colour(int player) const override;
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;
    std::string player_name(int player) const override;

  private:
    // view.cpp
    void choose(Cell cell);  // again: let go
    void choose_reserve();
    void let_go();
    bool choosing() const { return chosen_ != no_cell || entering_; }
    bool own(Cell cell) const;
    Action onto(Cell cell) const;              // with what is chosen; only while choosing
    Cell looked_at() const;                    // by the pointer, else by the cursor, else what was tapped
    std::vector<Target> targets() const;       // of what is chosen, or of the piece that is looked at
    const Target* target_on(Cell cell) const;  // of what is chosen
    std::optional<Action> considered() const;  // allowed, or barred by ko alone
    std::string earlier_text(const Repeat& repeat) const;
    std::string reason_against(Cell cell) const;  // why what is chosen may not go there
    void refused(const Action& action) override;
    std::vector<Area> lit() const override;

    // draw/board.cpp
    void draw_pieces(ImDrawList& list) const;
    void draw_racks(ImDrawList& list) const;
    void draw_motion(ImDrawList& list) const;
    bool moving() const { return animation_.part() < 1; }

    // draw/overlay.cpp
    void draw_last_move(ImDrawList& list) const;
    void draw_targets(ImDrawList& list) const;
    void draw_reach(ImDrawList& list, const std::vector<Target>& all, Cell from, ImU32 colour) const;
    void draw_badges(ImDrawList& list) const;
    void draw_marks(ImDrawList& list) const;
    void draw_hint(ImDrawList& list) const;  // hint.cpp
    float line_width() const;

    // draw/stack_column.cpp
    void draw_column(ImDrawList& list, const Area& area) const;

    // panel/actions.cpp
    void draw_chosen(float width);
    void draw_considered(const Action& action, float width);
    void draw_buttons(const std::optional<Action>& action, float width);
    void draw_player(int player, ImVec2 begin, ImVec2 size);

    // input.cpp
    void take_pointer(const Area& area);
    void click(Cell cell, bool by_finger);
    void take_keys();

    Tray tray_;
    Zoom zoom_;
    Cell chosen_ = no_cell;
    bool entering_ = false;
    std::vector<Target> targets_;  // of what is chosen
    Cell tapped_ = no_cell;        // by finger: waits for a second tap, or is only looked at
    Cell hovered_ = no_cell;
    Cell cursor_ = no_cell;
    int hovered_reserve_ = -1;  // whose
    std::optional<Cell> refused_cell_;
    bool refused_reserve_ = false;
    Animation animation_;
};

}  // namespace sightlines::crossfire_hex
