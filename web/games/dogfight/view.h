// The view of Dogfight!: what is shown, pointed at and chosen. draw/ draws the board, panel/ what is beside it, art/
// holds shapes and colours that know nothing of the position; input.cpp takes pointer and keys.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/animation.h"
#include "board/zoom.h"
#include "games/dogfight/art/art.h"
#include "games/dogfight/draw/projection.h"
#include "games/dogfight/panel/answer_list.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/journal.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/codec.h"
#include "games/view.h"

namespace sightlines::dogfight {

// A step that may be flown now, and what comes of it.
struct Offer {
    Step step;
    StepForecast forecast;
};

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
    int players() const override;
    DiceHelp dice() const override;
    void moved(std::size_t from, std::size_t to) override;
    void played() override;
    bool wants_arrows() const override;
    std::span<const KeyHelp> keys() const override;
    ImU32 player_colour(int player) const override;
    void draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const override;
    std::string state() const override;

  private:
    // view.cpp: what is chosen. An aircraft is a letter, `nobody` is none.
    void refused(const Action& action) override;
    std::vector<Area> lit() const override;
    void choose_plane(int letter);       // its card is open
    void choose_step(const Step& step);  // shown as a ghost, flown by fly_choice
    void set_points(int points);         // Aerobatic Points meant for the next step; the offers change with them
    void fly_choice();                   // proposes `aero` first if points are meant
    void declare_on(int letter);         // proposes the target of whoever declares
    void unchoose();
    bool is_meant(const Step& step) const;  // of the pitch, raise, number and fine step that the panel shows
    void mean(const Step& filter);          // shows those of `filter`; the choice changes with it if it can
    void take_turn_apart();                 // fills offers_ and story_
    std::vector<Answer> answers() const;    // to the question, if it is one with a few of them
    const Offer* offer_of(const Step& step) const;
    const Offer* shown_offer() const;  // pointed at, else chosen
    int decider_plane() const;         // whose question or dice it is, nobody if no aircraft's

    // draw/board.cpp
    void place_chart(const Area& area);
    void close_in(const Area& room);
    Zoom close_to_aircraft(const Area& room) const;
    bool sees_all(const Area& room) const;
    Zoom zoom_now() const;
    void draw_sky(ImDrawList& list) const;
    void draw_aircraft(ImDrawList& list) const;
    art::Look look_of(const Position& at, int letter) const;

    // draw/plane_labels.cpp: what is written beside an aircraft.
    void place_plaques();
    float plaque_text() const;
    ImVec2 plaque_size(int letter) const;
    void draw_plaque(ImDrawList& list, int letter) const;

    // draw/overlay.cpp
    void draw_targets(ImDrawList& list, bool numbers) const;  // the arrows under the aircraft, their CVs over them
    bool is_written_on(ImVec2 centre, ImVec2 half) const;
    void draw_target(ImDrawList& list, int letter, int target, float strength, bool dashed, bool numbers) const;
    void draw_highlights(ImDrawList& list) const;
    void draw_cursor(ImDrawList& list) const;
    void draw_hint(ImDrawList& list) const;  // hint.cpp

    // draw/step_targets.cpp: where the mover may go.
    void place_ghosts();
    void draw_goal(ImDrawList& list) const;
    void draw_ghosts(ImDrawList& list) const;
    void draw_forecast(ImDrawList& list) const;
    void draw_warnings(ImDrawList& list, const StepForecast& forecast, ImVec2 from) const;

    // gunnery.cpp
    void draw_fire(ImDrawList& list) const;
    void draw_hits(ImDrawList& list) const;

    // draw/altitude_strip.cpp
    void draw_strip(ImDrawList& list, const Area& area) const;

    // draw/animation.cpp
    void draw_motion(ImDrawList& list) const;

    // input.cpp
    void take_pointer(const Area& area);
    void take_keys();
    void point_at(ImVec2 mouse);
    void click(ImVec2 point);
    void click_plane(int letter);
    void click_hex(Hex hex);
    void turn_choice();
    void move_cursor();

    // answers.cpp: the questions with a few answers. take_keys calls panel_keys first, and stops if it took one.
    bool panel_keys();
    void give(const Answer& answer);
    void draw_answers(float width);
    void draw_targeting(float width);
    void draw_mp_question(float width);
    void draw_throttle(float width);
    void draw_fire_card(float width);
    void draw_reasons(float width);

    // panel/actions.cpp: the step of a move
    bool move_keys(int digit);
    Step as_meant(Step way) const;  // with the pitch, raise, number and fine step that are meant
    std::vector<Step> ways() const;
    std::vector<Step> stays() const;  // raises or target numbers of a stay in the hex, the plain one first
    void raise_stay(int by);
    void draw_move_card(float width);
    void draw_pitches(float width);
    void draw_ways(float width);
    void draw_step_buttons(float width);
    void draw_step_amounts(float width);
    void draw_shown_step(float width) const;

    // panel/cv_ledger.cpp, timeline.cpp, roster.cpp
    void draw_ledger(float width);
    void draw_timeline(float width);
    void draw_place_in_order(float width, int letter);
    void draw_links(const std::vector<std::int8_t>& order, bool known, ImVec2 begin, int columns) const;
    void draw_roster(float width);
    void draw_plane_card(float width, int letter);
    void draw_summary(float width);
    void draw_books(float width);  // one of the four

    // A place where a step of the mover, or its answer in phase exit, could end. Without an offer: it cannot.
    struct Ghost {
        Step step;  // without pitch, raise and fine step
        ImVec2 centre;
        Facing face = Facing::none;
        const Offer* offer = nullptr;
        bool meant = false;  // as the panel shows it
    };
    const Offer* offer_for(const Step& way, bool& meant) const;
    const Ghost* ghost_at(ImVec2 point) const;
    int plane_at(ImVec2 point) const;
    void click_ghost(const Ghost& ghost);
    void explain(const Ghost& ghost) const;

    Chart chart_;
    Zoom zoom_;
    bool own_zoom_ = false;  // by the player's fingers
    Zoom zoomed_from_;       // on the way from there to zoom_
    double zoom_begins_ = 0, zoom_ends_ = 0;
    std::optional<std::size_t> framed_;  // the ply for which the zoom was last thought over
    float sheet_scale_ = 1;              // below or above 1 on that way
    Area room_{};                        // beside the side view
    Area strip_{};                       // empty when there is no room for it
    Area sheet_{};
    std::vector<art::Look> looks_;       // by letter
    std::vector<ImVec2> plaques_;        // their centres, by letter
    mutable std::vector<Area> written_;  // where CVs stand
    std::vector<Ghost> ghosts_;
    int decides_ = nobody;  // as decider_plane, found once a frame
    ImVec2 ghost_centre_;
    float ghost_ring_ = 0;       // from the middle of the hex to the ghosts on its edges
    std::vector<Offer> offers_;  // in phases move and declare
    std::optional<Step> choice_;
    std::optional<Step> pointed_;
    int points_ = 0;
    std::int8_t pitch_meant_ = Step::same_pitch;
    std::int8_t raise_meant_ = 0;
    std::int8_t number_meant_ = 0;  // with advTables
    std::int8_t fine_meant_ = 0;
    int plane_ = nobody;    // chosen
    int hovered_ = nobody;  // aircraft under the pointer
    std::optional<Hex> hovered_hex_;
    ImVec2 last_mouse_;                     // a mouse that rests does not take back what keys have chosen
    std::optional<Hex> cursor_;             // of the keys
    std::vector<Hex> lit_;                  // by a refusal
    Journal story_;                         // all that was told in this turn, up to the cursor
    std::vector<std::size_t> story_plies_;  // for each note, the ply whose action told it
    std::size_t turn_began_ = 0;            // the ply of this turn's first action
    std::string passed_;                    // what was answered by itself, because there was one answer
    std::size_t passed_at_ = 0;
    Tasks order_;  // tasks ranked so far, in phase prefer
    enum class Book { order, ledger, turn, aircraft } book_ = Book::order;
    mutable std::vector<LoggedTurn> log_;  // made when the log is looked at
    Animation animation_;
};

}  // namespace sightlines::dogfight
