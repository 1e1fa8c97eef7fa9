// The editor screen: the game's position editor, and a check whether the draft can be played.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "games/editor.h"
#include "screens/screen.h"

namespace sightlines {

class Edit final : public Screen {
  public:
    // Starts from the position of the match; with `resume`, from the stored draft of an earlier visit, if there is one.
    // Without it the match is on the table, and one can go back to it.
    Edit(const GamePage& page, const Match& match, bool resume);

    std::optional<Request> draw(bool covered) final;
    std::unique_ptr<Match> take_match() final {
        return std::move(valid_match_);
    }  // the draft; only a valid one is played
    std::string text() const final { return state(); }
    std::string state() const final;

  private:
    std::string draft_key() const;
    void validate();
    void take_keys();
    void draw_bar(float width);
    void draw_footer(float width);
    float footer_height(float width) const;

    const GamePage* page_;
    std::unique_ptr<BoardEditor> editor_;
    std::size_t validated_at_ = 0;  // BoardEditor::changes() when the draft was last checked
    std::unique_ptr<Match> valid_match_;
    std::string error_;  // what is wrong with the draft, if it cannot be played
    bool from_table_;
    bool copies_ = false;  // the link of this draft has been copied here
    std::optional<Request::Kind> requested_;
};

}  // namespace sightlines
