#include "screens/by_link/divergence.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "games/page.h"
#include "platform.h"
#include "screens/by_link/parts.h"
#include "screens/by_link/words.h"
#include "widgets/controls.h"
#include "widgets/modal.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr float gap = 12, small_side = 68;

}  // namespace

Divergence::Divergence(std::unique_ptr<Match> mine, std::unique_ptr<Match> arrives, std::string heading,
                       std::string sentence)
    : mine_(course_of(std::move(mine), "Here")),
      arrives_(course_of(std::move(arrives), "In the link")),
      heading_(std::move(heading)),
      sentence_(std::move(sentence)) {}

Divergence::Course Divergence::course_of(std::unique_ptr<Match> match, const char* title) {
    Course course{.match = std::move(match), .view = nullptr, .title = title, .moves = {}, .turn = {}};
    course.view = make_view(*course.match);
    course.moves = by_link::moves_in_words(course.match->size());
    course.turn = by_link::turn_in_words(*course.match, *course.view);
    return course;
}

std::unique_ptr<Match> Divergence::take_arriving() {
    arrives_.view.reset();
    return std::move(arrives_.match);
}

std::optional<Divergence::Answer> Divergence::draw() {
    std::optional<Answer> answer;
    const bool open = draw_modal("divergence", "", height_, [&](float width) {
        by_link::draw_heading(heading_, width);
        ImGui::TextWrapped("%s", sentence_.c_str());
        draw_courses(width);
        caption("The other one is kept on the start page as a game of its own.");
        const int pressed = by_link::draw_answers("Keep my game", "divergence:keep", "Open the link\xE2\x80\x99s game",
                                                  "divergence:take", width);
        if (pressed >= 0) answer = pressed == 0 ? Answer::keep : Answer::take;
    });
    return open || answer ? answer : Answer::keep;
}

// The picture, and the words below or beside it. Returns the height.
float Divergence::draw_course(const Course& course, ImVec2 at, float width, bool beside) {
    const theme::Palette& p = theme::palette();
    const float side = beside ? small_side : std::min(width, std::max(110.0f, platform::surroundings().height * 0.24f));
    const float wide = beside ? side : width;
    by_link::draw_framed({at, {at.x + wide, at.y + side}},
                         [&](const Area& area) { course.view->draw_miniature(area); });
    ImVec2 line = beside ? ImVec2{at.x + side + 8, at.y + 2} : ImVec2{at.x, at.y + side + 4};
    const float room = at.x + width - line.x;
    by_link::draw_line(line, room, theme::Font::strong, theme::body, p.text, course.title);
    line.y += theme::body + 2;
    for (const std::string& words : {course.moves, course.turn}) {
        by_link::draw_line(line, room, theme::Font::text, theme::small, p.secondary, words);
        line.y += theme::small + 1;
    }
    return std::max(line.y - at.y, side);
}

void Divergence::draw_courses(float width) const {
    const bool below = width < 300;
    const float each = below ? width : (width - gap) / 2;
    const ImVec2 begin = ImGui::GetCursorScreenPos();
    ImVec2 at = begin;
    float bottom = begin.y;
    for (const Course* course : std::array{&mine_, &arrives_}) {
        bottom = at.y + draw_course(*course, at, each, below || platform::surroundings().is_low());
        if (below) {
            at.y = bottom + gap;
        } else {
            at.x += each + gap;
        }
    }
    ImGui::Dummy({width, bottom - begin.y});
}

std::string Divergence::state() const {
    const auto told = [](const Course& course) { return Json{{"moves", course.moves}, {"turn", course.turn}}; };
    return write_json(Json{{"screen", "divergence"},
                           {"game", mine_.match->game().id},
                           {"heading", heading_},
                           {"sentence", sentence_},
                           {"mine", told(mine_)},
                           {"arrives", told(arrives_)}});
}

}  // namespace sightlines
