// The view of Crossfire with squads. The state of choosing is in Selection, who sees what in Viewer; draw/ draws the
// table and panel/ the panel; art/ has shapes and colours independent of the position; Pointer handles the pointer,
// keys.cpp the keys. Everything shown comes from `seen()`, the position as the viewer may see it (CS-BAD-03), except
// verdicts on actions: see scene.h.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "games/crossfire_squads/draw/corner.h"
#include "games/crossfire_squads/draw/framing.h"
#include "games/crossfire_squads/draw/held_fire.h"
#include "games/crossfire_squads/draw/overview.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/lists/lists.h"
#include "games/crossfire_squads/log.h"
#include "games/crossfire_squads/offers/offers.h"
#include "games/crossfire_squads/panel/map_legend.h"
#include "games/crossfire_squads/panel/panel.h"
#include "games/crossfire_squads/panel/roster.h"
#include "games/crossfire_squads/pointer.h"
#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/dice_help.h"
#include "games/crossfire_squads/text/events.h"
#include "games/crossfire_squads/text/narration.h"
#include "games/crossfire_squads/text/scene.h"
#include "games/crossfire_squads/text/summary.h"
#include "games/crossfire_squads/text/thrown_dice.h"
#include "games/crossfire_squads/text/turns.h"
#include "games/crossfire_squads/traces.h"
#include "games/crossfire_squads/viewer.h"
#include "games/view.h"

namespace sightlines::crossfire_squads {

class View final : public ViewOf<Rules, Selection, TellsEvents, Plans, HidesThings, LaysDice> {
  public:
    explicit View(const MatchOf<Rules>& match);

    void draw_board(const Area& area) override;
    void draw_actions(float width) override;
    void draw_details(float width) override;
    void draw_players(float width) override;
    void draw_miniature(const Area& area) override;
    Prompt asked() const override { return prompt(scene(), selection_); }
    std::vector<LoggedTurn> log() const override;
    std::string describe(std::size_t ply, const Names& names) const override { return narrate(history(), ply, names); }
    bool rolls_on(std::size_t ply) const override {  // one shot after the other at the same target
        return ply > 0 && history().at(ply).phase == Phase::fire && history().at(ply - 1).phase == Phase::fire;
    }
    std::size_t event_end(std::size_t first, std::size_t end) const override {
        return end_of_event(history(), first, end);
    }
    std::string describe_event(std::size_t first, std::size_t end, const Names& names) const override {
        return narrate_event(history(), first, end, names);
    }
    std::size_t told_from(std::size_t ply, int you) const override { return begin_of_their_turn(history(), ply, you); }
    std::string describe_turn(std::size_t first, std::size_t end, const Names& names) const override {
        return narrate_turn(history(), first, end, names);
    }
    bool concerns(std::size_t ply, int player) const override {
        return crossfire_squads::concerns(history(), ply, player);
    }
    platform::Sound sound_of(std::size_t ply) const override {
        return crossfire_squads::sound_of(history().actions()[ply]);
    }
    Standing standing() const override { return standing_of(history()); }
    std::vector<SummaryLine> summary() const override { return summary_of(history()); }
    void show_moves(std::size_t first, std::size_t last) override;
    std::string tip(ImVec2 point) const override;
    ListedChoices listed_choices() const override { return lists_.choices(scene(), selection_); }
    void choose_listed(std::string_view list, std::size_t option) override {
        lists_.choose(scene(), selection_, list, option);
    }
    void do_listed() override { lists_.act(scene(), selection_); }
    std::vector<GuideHint> guide() const override;
    std::string in_use() const override { return options_in_use(rules().options()); }
    DiceHelp dice() const override { return dice_help(scene()); }
    std::optional<ThrownDice> thrown_dice(std::size_t ply, const Roll& roll) const override {
        return crossfire_squads::thrown_dice(rules(), history().at(ply), roll);
    }
    std::vector<Area> pieces_in_view() const override;
    void moved(std::size_t from, std::size_t to) override;
    void played() override { selection_.continuation().release(); }
    std::optional<Suggestion> suggestion() const override;
    bool follows_hint() const override { return selection_.follows_hint(); }
    bool wants_arrows() const override;
    std::span<const KeyHelp> keys() const override;
    std::vector<NamedPlace> named_places() const override;
    ImU32 player_colour(int player) const override;
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;

  private:
    std::vector<Area> lit() const override;
    bool covered() const override { return viewer_.covered(); }
    void show_to(std::span<const bool> here) override;
    void set_exercise(std::size_t first) override;
    void uncover() override;  // the deciding player has the device now

    bool is_past() const;  // the next question is asked, and the traces are those that led to it
    std::vector<Traces::Shot> shown_shots() const;

    const Position& seen() const { return viewer_.seen(); }
    Scene scene() const { return {history(), viewer_.seen(), viewer_.onlooker()}; }

    // draw/board.cpp
    BoardLook look() const;
    void place_camera(const Area& area);
    void draw_table(ImDrawList& list) const;
    std::vector<Point> told_points() const;
    void draw_decision(ImDrawList& list, const Area& area);
    void draw_motion(ImDrawList& list, const Area& area) const;
    void add_test_ids() const;  // "unit:a02", "piece:t04"

    std::vector<Area> edges(const Area& area) const;
    Corner corner(const Area& area) const { return {area, covered_below(), camera_.is_overview()}; }
    void draw_corner(ImDrawList& list, const Area& area);

    // keys.cpp
    void take_keys();

    void hint_changed() override;
    void go_on();  // with what goes on by itself, once the board has come to rest

    Lists lists_;
    Viewer viewer_;
    std::array<bool, 2> here_{true, true};  // for each side, whether a person at this screen plays it
    Traces traces_;
    Traces earlier_;         // those before the step that is being animated
    bool pointed_ = false;   // the traces are of an action that somebody points at in the log
    bool numbered_ = false;  // the traces are of several moves that were asked for
    Camera camera_;
    Framing framing_;
    Overview overview_;
    HeldFire held_;
    Pointer pointer_{camera_, framing_, selection_, overview_, held_};
    Roster roster_;
    MapLegend legend_;
    Unfolded unfolded_;
    int reader_ = nobody;      // the side that solves the exercise
    std::vector<Area> taken_;  // by labels, buttons and what is asked, when that was drawn last
    sightlines::Animation animation_;
    mutable std::vector<LoggedTurn> log_;
};

}  // namespace sightlines::crossfire_squads
