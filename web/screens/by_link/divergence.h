// Asks which of two versions of a game by link is to be continued: the one here or the one that a link brought.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "api/match.h"
#include "games/view.h"

namespace sightlines {

class Divergence {
  public:
    enum class Answer { keep, take };

    // `sentence`: how they differ. Both games' code must be here.
    Divergence(std::unique_ptr<Match> mine, std::unique_ptr<Match> arrives, std::string heading, std::string sentence);

    // Closing it without an answer means "keep". Test ids "divergence:keep", "divergence:take".
    std::optional<Answer> draw();

    const std::string& heading() const { return heading_; }
    const std::string& sentence() const { return sentence_; }
    std::unique_ptr<Match> take_arriving();  // once, last of all
    std::string state() const;               // JSON for tests

  private:
    struct Course {
        std::unique_ptr<Match> match;
        std::unique_ptr<BoardView> view;
        const char* title;
        std::string moves, turn;
    };
    static Course course_of(std::unique_ptr<Match> match, const char* title);
    static float draw_course(const Course& course, ImVec2 at, float width, bool beside);
    void draw_courses(float width) const;

    Course mine_, arrives_;
    std::string heading_, sentence_;
    float height_ = 0;
};

}  // namespace sightlines
