// The view of Dogfight!. The state of choosing is in Selection, where everything is on the board in Picture, and what
// is drawn there in the layers of draw/; panel/ draws the panel, and art/ has shapes and colours independent of the
// position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/dogfight/advice/guide.h"
#include "games/dogfight/draw/gunnery.h"
#include "games/dogfight/draw/highlights.h"
#include "games/dogfight/draw/hunt.h"
#include "games/dogfight/draw/motion.h"
#include "games/dogfight/draw/step_targets.h"
#include "games/dogfight/log.h"
#include "games/dogfight/offers/offers.h"
#include "games/dogfight/pointer.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/selection.h"
#include "games/dogfight/text/codec.h"
#include "games/dogfight/text/events.h"
#include "games/dogfight/text/narration.h"
#include "games/dogfight/text/sentences.h"
#include "games/dogfight/text/summary.h"
#include "games/dogfight/text/thrown_dice.h"
#include "games/view.h"

namespace sightlines::dogfight {

class View final : public ViewOf<Rules, Selection, TellsEvents, Plans, LaysDice> {
  public:
    explicit View(const MatchOf<Rules>& match);

    void draw_board(const Area& area) override;
    void draw_actions(float width) override;
    void draw_details(float width) override;
    void draw_players(float width) override;
    void draw_miniature(const Area& area) override;
    Prompt asked() const override;
    std::vector<LoggedTurn> log() const override;
    std::string describe(std::size_t ply, const Names& names) const override { return narrate(history(), ply, names); }
    std::size_t event_end(std::size_t first, std::size_t end) const override {
        return dogfight::event_end(history(), first, end);
    }
    std::string describe_event(std::size_t first, std::size_t end, const Names& names) const override {
        return event_sentence(history(), first, end, names);
    }
    std::string describe_decision(std::size_t ply, const Names& names) const override {
        return decision_sentence(history(), ply, names);
    }
    bool asks_of_all_dice() const override { return true; }
    std::string who_is_asked() const override;
    std::string describe_turn(std::size_t first, std::size_t end, const Names& names) const override {
        return turn_sentence(history(), first, end, names);
    }
    bool concerns(std::size_t ply, int player) const override { return dogfight::concerns(history(), ply, player); }
    platform::Sound sound_of(std::size_t ply) const override;
    Standing standing() const override { return standing_of(at(), viewer_); }
    void show_to(std::span<const bool> here) override;
    std::vector<SummaryLine> summary() const override { return summary_of(history()); }
    void show_moves(std::size_t first, std::size_t last) override;
    std::string tip(ImVec2 point) const override;
    std::vector<GuideHint> guide() const override {
        return guide_hints(rules(), at(), selection_.planning() ? selection_.plan().proposed() : nullptr);
    }
    ListedChoices listed_choices() const override;  // listed_choices.cpp: the plan of a move, also for the next two
    void choose_listed(std::string_view list, std::size_t option) override;
    void do_listed() override;
    bool follows_hint() const override;
    std::optional<Suggestion> suggestion() const override;
    std::string in_use() const override { return options_in_use(rules().options(), at()); }
    int players() const override { return Rules::seats(at()); }
    double motion_left() const override { return motion_.left(); }
    DiceHelp dice() const override { return dice_help(rules(), at()); }
    std::optional<ThrownDice> thrown_dice(std::size_t ply, const Roll& roll) const override {
        return dogfight::thrown_dice(rules(), history().at(ply), roll);
    }
    std::vector<Area> pieces_in_view() const override;
    Area room_for_dice(const Area& board) const override;
    void moved(std::size_t from, std::size_t to) override;
    void played() override;
    bool wants_arrows() const override {
        return selection_.steps().chosen() || selection_.cursor() || (selection_.planning() && decides_here());
    }
    std::span<const KeyHelp> keys() const override;
    std::vector<NamedPlace> named_places() const override;
    ImU32 player_colour(int player) const override;
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;

  private:
    void look_ahead() {
        if (decides_here()) selection_.look_ahead(scene());
    }
    const Chart& chart() const { return picture_.chart(); }
    std::vector<Area> lit() const override;
    std::optional<Action> answered_soon() const;
    bool flies_on() const;
    bool goes_on() const { return waits_ || follows_; }  // by itself, now or as soon as that can be seen

    // draw/board.cpp
    void draw_sky(ImDrawList& list) const;
    void draw_grid(ImDrawList& list) const;
    void draw_aircraft(ImDrawList& list) const;
    void draw_over_aircraft(ImDrawList& list) const;
    void place_labels();
    void draw_hints(ImDrawList& list) const;  // draw/hint.cpp

    // keys.cpp
    void take_keys();
    bool plan_keys();
    bool move_keys();
    bool answer_keys();

    Picture picture_;
    Highlights highlights_{picture_};
    TargetLines targets_{picture_};
    PlaneLabels labels_{picture_, targets_};
    Trails trails_{picture_};
    Motion motion_{picture_, labels_, trails_};
    PlanLayer plan_{picture_};
    StepLayer steps_{picture_, labels_};
    Hunt hunt_{picture_, plan_};
    Gunnery gunnery_{picture_};
    Pointer pointer_{picture_, labels_, plan_, selection_};
    int viewer_ = nobody;  // the only side that is played here
    TurnEvents events_;
    mutable std::vector<LoggedTurn> log_;  // cached
    std::optional<Action> followed_hint_;
    bool waits_ = false;                 // for it, with what goes on by itself
    std::optional<Waypoint> shown_end_;  // of the plan in the panel
};

}  // namespace sightlines::dogfight
