// The set-up screen of a new game: options, who plays each seat, and a preview of the board.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "screens/screen.h"

namespace sightlines {

class SetUp final : public Screen {
  public:
    // `options` as in a record; invalid ones are replaced by the defaults.
    SetUp(const GamePage& page, Json options, std::string seats = {});

    std::optional<Request> draw(bool covered) final;
    std::unique_ptr<Match> take_match() final { return std::move(match_); }
    std::string text() const final { return state(); }
    std::string state() const final;

  private:
    std::unique_ptr<Match> make_match() const;  // null: the options are invalid
    std::string recorded() const;               // the name of a scenario that no options describe, or ""
    Json& options() { return *options_; }
    const Json& options() const { return *options_; }
    void restart();  // makes the match anew from the options, and takes over the options of its record
    std::optional<Request> draw_wide();        // the settings beside the board
    std::optional<Request> draw_narrow();      // the settings below the board
    void draw_board(float width, float most);  // a centred square, at most `most` wide
    std::optional<Request> draw_footer(float width);
    void draw_head(float width);
    void draw_opening(float width);
    void draw_who_plays(float width);

    // set_up_settings.cpp
    void change(const Setting& setting, Json value);
    void draw_settings(bool first, float width);
    void draw_setting(const Setting& setting, float width);
    void draw_value(const Setting& setting, float width);
    void draw_preset(const Setting& setting, float width);
    void draw_numbers(const Setting& setting, float width);
    void draw_choices(const Setting& setting, float width);
    void draw_seed(const Setting& setting, float width);

    const GamePage* page_;
    JsonValue options_;
    std::unique_ptr<Match> match_;
    std::unique_ptr<BoardView> view_;
    bool at_random_;
    bool has_opening_ = false;  // whether the game has an opening to lay out with these options
    bool leave_requested_ = false;
    std::string seats_;
};

}  // namespace sightlines
