// A position put together by hand: the game's editor, and whether what it holds could be played.
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
    // Begins with the position of the match; or, with `resume`, with the draft of an earlier visit where there is one.
    Edit(const GamePage& page, const Match& match, bool resume);

    enum class Done { play, leave };
    std::optional<Done> draw();

    // The draft, judged like any link; after play, which is only offered while there is one.
    std::unique_ptr<Match> take_match() { return std::move(judged_); }
    std::string state() const;  // JSON for tests

  private:
    std::string draft_key() const;
    void judge();
    void take_keys();
    void draw_bar(float width);
    void draw_foot(float width);
    float foot_height(float width) const;

    const GamePage* page_;
    std::unique_ptr<BoardEditor> editor_;
    std::size_t judged_at_ = 0;  // the editor's count of changes
    std::unique_ptr<Match> judged_;
    Notice fault_;
    std::optional<Done> done_;
};

}  // namespace sightlines
