// The editor screen: the game's position editor, and a check whether the draft can be played.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "api/match.h"
#include "games/page.h"

namespace sightlines {

class Edit {
  public:
    ~Edit();  // in the file of the rest: the first visit has none of it
    // Starts from the position of the match; with `resume`, from the stored draft of an earlier visit, if there is one.
    // Without it the match is on the table, and one can go back to it.
    Edit(const GamePage& page, const Match& match, bool resume);

    enum class Done { play, leave, home };
    std::optional<Done> draw();

    // The draft as a match; call after Done::play, which is offered only for a valid draft.
    std::unique_ptr<Match> take_match() { return std::move(valid_match_); }
    std::string state() const;  // JSON for tests

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
    std::optional<Done> done_;
};

}  // namespace sightlines
