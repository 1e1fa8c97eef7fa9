// The view of Dogfight!. The state of choosing is in Selection; draw/ draws the board and panel/ the panel; art/ has
// shapes and colours independent of the position; input.cpp handles pointer and keys.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "board/look.h"
#include "games/dogfight/advice/guide.h"
#include "games/dogfight/art/art.h"
#include "games/dogfight/draw/camera.h"
#include "games/dogfight/draw/plan_handles.h"
#include "games/dogfight/draw/target_ring.h"
#include "games/dogfight/log.h"
#include "games/dogfight/marks.h"
#include "games/dogfight/offers/offers.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/selection.h"
#include "games/dogfight/text/codec.h"
#include "games/dogfight/text/events.h"
#include "games/dogfight/text/narration.h"
#include "games/dogfight/text/sentences.h"
#include "games/dogfight/text/summary.h"
#include "games/view.h"

namespace sightlines::dogfight {

class View final : public ViewOf<Rules, Selection, TellsEvents, Plans> {
  public:
    explicit View(const MatchOf<Rules>& match);

    void draw_board(const Area& area) override;
    void draw_actions(float width) override;
    void draw_details(float width) override;
    void draw_players(float width) override;
    void draw_briefly(float width) override;
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
    bool asks_of_all_dice() const override { return true; }
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
        return guide_hints(rules(), at(), planning() ? selection_.plan().proposed() : nullptr);
    }
    ListedChoices listed_choices() const override;  // listed_choices.cpp: the plan of a move, also for the next two
    void choose_listed(std::string_view list, std::size_t option) override;
    void do_listed() override;
    bool follows_hint() const override;
    std::optional<Suggestion> suggestion() const override;
    std::string in_use() const override { return options_in_use(rules().options(), at()); }
    int players() const override { return Rules::seats(at()); }
    double motion_left() const override;
    DiceHelp dice() const override { return dice_help(rules(), at()); }
    void moved(std::size_t from, std::size_t to) override;
    void played() override;
    bool wants_arrows() const override {
        return selection_.steps().chosen() || selection_.cursor() || (planning() && decides_here());
    }
    std::span<const KeyHelp> keys() const override;
    std::vector<NamedPlace> named_places() const override;
    ImU32 player_colour(int player) const override;
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;

  private:
    const StepChoice& steps() const { return selection_.steps(); }
    bool planning() const { return selection_.planning(); }
    void look_ahead() {
        if (decides_here()) selection_.look_ahead(scene());
    }
    const Chart& chart() const { return camera_.chart(); }
    std::vector<Area> lit() const override;
    std::vector<Area> decisive_places() const override;
    bool keeps_target(const OnlyAnswer& given) const;  // panel/actions.cpp
    std::optional<Action> answered_soon() const;
    bool flies_on() const;
    bool goes_on() const { return waits_ || follows_; }  // by itself, now or as soon as that can be seen

    // draw/board.cpp
    void place_chart(const Area& area);
    void draw_sky(ImDrawList& list) const;
    void draw_grid(ImDrawList& list) const;
    void draw_aircraft(ImDrawList& list) const;
    art::Look look_of(const Position& at, int letter) const;

    // draw/plane_labels.cpp: labels of the aircraft; of those out of view, arrows at the rim
    void place_labels();
    std::vector<Area> hit_areas() const;
    float label_font_size() const;
    ImVec2 label_size(int letter) const;
    bool is_in_view(int letter) const;
    int hexes_away(int letter) const;  // from whoever acts
    void draw_label(ImDrawList& list, int letter) const;
    void draw_rim_arrow(ImDrawList& list, int letter) const;

    // draw/overlay.cpp
    // Arrows below the aircraft; with `numbers`, their CVs above.
    void draw_targets(ImDrawList& list, bool numbers) const;
    int target_shown(int letter) const;  // of an aircraft in play, or nobody
    std::vector<ImVec2> target_line(int letter, int target) const;
    bool is_occupied(ImVec2 centre, ImVec2 half) const;
    void write(ImDrawList& list, ImVec2 centre, float size, const char* text, ImU32 ink) const;  // in a box
    void draw_target(ImDrawList& list, int letter, int target, float strength, bool dashed, bool numbers) const;
    void draw_highlights(ImDrawList& list) const;
    void draw_cursor(ImDrawList& list) const;
    void draw_drag(ImDrawList& list) const;
    void draw_hint(ImDrawList& list) const;  // draw/hint.cpp
    void draw_hint(ImDrawList& list, const Action& hint) const;

    // draw/step_targets.cpp: step targets and forecast
    void draw_destination(ImDrawList& list) const;
    void draw_step_targets(ImDrawList& list) const;
    void draw_forecast(ImDrawList& list) const;
    void draw_warnings(ImDrawList& list, const StepForecast& forecast, ImVec2 from) const;

    // draw/hunt.cpp: what the hunter who decides gains behind its target, and where it can fire
    void draw_hunt(ImDrawList& list) const;
    void draw_wedge(ImDrawList& list) const;
    void draw_gains(ImDrawList& list) const;
    bool is_in_reach(Hex hex) const;
    bool is_told(int bonus, int target) const;
    int hunted() const;

    // draw/plan.cpp: where a plan can end, its preview, what is left of one that has stopped
    void draw_reach(ImDrawList& list) const;
    void draw_plan(ImDrawList& list) const;
    void draw_way(ImDrawList& list, const Plan& preview) const;
    void draw_handles(ImDrawList& list, const Plan& preview) const;
    void draw_height_marks(ImDrawList& list) const;
    void draw_stopped_plan(ImDrawList& list) const;
    void draw_tap_again(ImDrawList& list) const;
    art::Look look_at(const Waypoint& place, int letter) const;
    art::Look preview_look() const;  // only with a preview
    std::vector<PlacedWaypoint> waypoints() const;
    std::vector<PlanHandle> handles() const;
    std::vector<PlacedHeightMark> height_marks() const;
    std::vector<PlacedHeightMark> shown_height_marks() const;  // the same, unless they are folded
    std::vector<Area> planning_areas() const;                  // taken by the preview, its handles and the height marks

    // draw/gunnery.cpp
    int firer() const;      // in combat, with a target; or nobody
    Area aim_area() const;  // taken by the cross hairs; empty without a firer
    void draw_fire(ImDrawList& list) const;
    void draw_no_shot(ImDrawList& list, int firer) const;
    void draw_aim(ImDrawList& list, ImVec2 from, ImVec2 to, float clear) const;
    void draw_shot_odds(ImDrawList& list, int firer, ImVec2 from, ImVec2 to) const;
    void draw_hits(ImDrawList& list) const;

    // draw/trails.cpp
    void draw_marks(ImDrawList& list) const;
    std::vector<ImVec2> points_flown() const;
    void draw_wake(ImDrawList& list, const Trail& wake) const;
    void draw_trail(ImDrawList& list, const Trail& trail, int number) const;
    void draw_shot(ImDrawList& list, const ShotMark& shot) const;
    void draw_test(ImDrawList& list) const;  // whether the last manoeuvre worked
    void draw_result(ImDrawList& list, const std::string& text, ImU32 ink, ImVec2 target) const;
    void draw_loss(ImDrawList& list, const LossMark& loss) const;

    // draw/animation.cpp
    double motion_ms(std::size_t from, std::size_t to) const;
    Animation glide(std::size_t from, std::size_t to) const;
    struct Moment {
        std::size_t ply;
        float part;  // of the way to the next
    };
    Moment moment() const;
    art::Look look_between(const Position& before, const Position& after, int letter, float part) const;
    void draw_motion(ImDrawList& list) const;
    void draw_tracers(ImDrawList& list, const Position& before, float part) const;

    // input.cpp
    void take_pointer(const Area& area);
    void point_at(ImVec2 mouse);
    void press(ImVec2 point);
    bool is_double(ImVec2 point) const;                 // of a press that has only marked
    std::optional<Facing> nose_at(ImVec2 point) const;  // none: the circle
    const PlacedTarget* target_at(ImVec2 point) const;
    float nearer_than_planes(ImVec2 point, float reach, bool own) const;  // squared
    bool click_waypoint(ImVec2 point);
    bool click_height_mark(ImVec2 point);
    bool may_drag_from(ImVec2 point) const;
    std::optional<PlacedWaypoint> waypoint_at(ImVec2 point) const;
    bool is_on_height_bar(ImVec2 point) const;
    void hold(ImVec2 point);
    void follow_drag();
    void drag_marker(float y);
    enum class Held : std::int8_t { nothing, aircraft, other, marker, waypoint };
    void drop(Held held, ImVec2 point);
    int plane_at(ImVec2 point) const;
    bool is_on_label(ImVec2 point) const;
    void take_keys();
    bool plan_keys();
    bool move_keys();
    bool answer_keys();

    // which.cpp: where several things lie under a finger it is asked which one is meant.
    struct Pick {
        float distance;
        std::string words;
        std::function<void()> take;
    };
    std::vector<Pick> picks_at(ImVec2 point);  // nearest first
    bool disambiguate(ImVec2 point);
    void draw_disambiguation();

    BoardLook look_;
    Camera camera_;
    Area paper_{};                       // beside the altitude strip
    Area room_{};                        // the window in it, which shows the sky
    Area strip_{};                       // empty if there is no room for it
    std::vector<art::Look> looks_;       // by letter
    std::vector<ImVec2> label_centres_;  // their centres, by letter
    struct CvNumber {
        Area area;
        int hunter, target;
        int gain = 0;  // of a hex behind the target; then the reason
        const Reason* why = nullptr;
    };
    mutable std::vector<CvNumber> cv_numbers_;
    mutable std::vector<Area> written_;  // texts and numbers on the board in this frame
    std::vector<Area> planned_;          // planning_areas of this frame
    TargetRing ring_;
    int viewer_ = nobody;        // the only side that is played here
    Held held_ = Held::nothing;  // on which the button went down
    int held_plane_ = nobody;
    std::size_t held_waypoint_ = 0;
    std::ptrdiff_t held_height_mark_ = 0;
    bool dragging_ = false;
    std::vector<Pick> ambiguous_;  // among which it is asked
    ImVec2 ambiguous_at_;
    ImVec2 marked_at_;
    double marked_ms_ = -1e9;
    ImVec2 last_mouse_;  // a resting mouse must not override a choice by keys
    TurnEvents events_;
    mutable std::vector<LoggedTurn> log_;  // cached
    Animation animation_;
    std::optional<std::size_t> told_how_;  // the ply at which it was first said how to be asked
    std::optional<Action> followed_hint_;
    bool waits_ = false;                 // for it, with what goes on by itself
    std::optional<Waypoint> shown_end_;  // of the plan in the panel
    Marks marks_;
    std::vector<Trail> wakes_;  // of the last two turns
};

}  // namespace sightlines::dogfight
