#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/lesson.h"
#include "api/pattern.h"
#include "api/reply.h"

namespace sightlines {
namespace {

using Stand = LessonStep::Stand;

bool is_readers(const Lesson& lesson, Side side) {
    return std::find(lesson.players.begin(), lesson.players.end(), side) != lesson.players.end();
}

bool played_by_reader(const Lesson& lesson, const Match& match, std::size_t ply) {
    return is_readers(lesson, match.actor(ply));
}

std::vector<Json> tries_of(const Lesson& lesson, const Match& match) {
    std::vector<Json> tries;
    for (std::size_t ply = lesson.first; ply < match.cursor(); ++ply) {
        if (played_by_reader(lesson, match, ply)) tries.push_back(match.action(ply));
    }
    return tries;
}

bool all_match(const std::vector<JsonValue>& patterns, const Json& value) {
    return std::all_of(patterns.begin(), patterns.end(),
                       [&value](const Json& pattern) { return matches(pattern, value); });
}

bool any_matches(const std::vector<JsonValue>& patterns, const Json& value) {
    return std::any_of(patterns.begin(), patterns.end(),
                       [&value](const Json& pattern) { return matches(pattern, value); });
}

bool is_done(const Lesson& lesson, const Match& match, const std::vector<Json>& tries) {
    if (tries.empty()) return false;
    const bool played = std::all_of(lesson.played.begin(), lesson.played.end(), [&tries](const Json& pattern) {
        return std::any_of(tries.begin(), tries.end(),
                           [&pattern](const Json& tried) { return matches(pattern, tried); });
    });
    return played && (lesson.position.empty() || all_match(lesson.position, match.position())) &&
           (lesson.result.empty() || all_match(lesson.result, status_json(match.status())["result"]));
}

// What speaks against an action that is legal.
std::optional<std::string> objection(const Lesson& lesson, const Json& action) {
    for (const Lesson::Wrong& wrong : lesson.wrong) {
        if (matches(wrong.played, action)) return wrong.say;
    }
    if (!lesson.allow.empty() && !any_matches(lesson.allow, action)) return lesson.instead;
    return std::nullopt;
}

// Whether the next reply is there and could be played.
bool reply(const Lesson& lesson, Match& match) {
    const std::size_t used = match.cursor() - lesson.first - tries_of(lesson, match).size();
    if (used >= lesson.replies.size()) return false;
    const std::vector<JsonValue>& choices = lesson.replies[used];
    return std::any_of(choices.begin(), choices.end(),
                       [&match](const Json& choice) { return match.play(choice).has_value(); });
}

LessonStep not_solved(std::string why) { return {Stand::over, std::move(why), 0}; }

}  // namespace

LessonStep standing(const Lesson& lesson, const Match& match) {
    const std::vector<Json> tries = tries_of(lesson, match);
    if (is_done(lesson, match, tries)) return {Stand::done, lesson.praise, 0};
    const Side to_act = match.status().to_act;
    if (to_act == Side::nobody) return {Stand::over, "The game is over, but the goal is not reached. Start over.", 0};
    if (lesson.tries != 0 && tries.size() >= lesson.tries && is_readers(lesson, to_act))
        return {Stand::over, "That was the last try, and the goal is not reached. Start over.", 0};
    for (const Lesson::Wrong& right : lesson.right) {
        if (!tries.empty() && matches(right.played, tries.back())) return {Stand::open, right.say, 0};
    }
    return {};
}

LessonStep after_play(const Lesson& lesson, Match& match, std::size_t from) {
    for (std::size_t ply = from; ply < match.cursor(); ++ply) {
        if (!played_by_reader(lesson, match, ply)) continue;
        if (auto said = objection(lesson, match.action(ply))) {
            match.go_to(from);
            match.forget_rest();
            return {Stand::taken_back, std::move(*said), 0};
        }
    }
    const std::size_t answered_from = match.cursor();
    LessonStep step = standing(lesson, match);
    while (step.stand == Stand::open && !is_readers(lesson, match.status().to_act)) {
        step =
            reply(lesson, match)
                ? standing(lesson, match)
                : LessonStep{Stand::over, "It goes no further from here, and the goal is not reached. Start over.", 0};
    }
    step.replies = match.cursor() - answered_from;
    return step;
}

std::size_t choice_before(const Lesson& lesson, const Match& match) {
    std::size_t ply = match.cursor();
    if (ply > lesson.first) --ply;
    while (ply > lesson.first && !played_by_reader(lesson, match, ply)) --ply;
    return ply;
}

std::size_t choice_after(const Lesson& lesson, const Match& match) {
    std::size_t ply = match.cursor();
    if (ply < match.size()) ++ply;
    while (ply < match.size() && !played_by_reader(lesson, match, ply)) ++ply;
    return ply;
}

LessonStep play_solution(const Lesson& lesson) {
    const std::unique_ptr<Match> match = open_lesson(lesson);
    LessonStep step;
    for (std::size_t i = 0; i < lesson.solution.size(); ++i) {
        const std::string which = "Action " + std::to_string(i) + " of the solution ";
        if (step.stand == Stand::done) return not_solved(which + "comes after the goal is reached.");
        const std::size_t from = match->cursor();
        const Result<> played = match->play(lesson.solution[i]);
        if (!played) return not_solved(which + "is refused: " + played.error().message);
        step = after_play(lesson, *match, from);
        if (step.stand == Stand::taken_back) return not_solved(which + "is taken back: " + step.said);
        if (step.stand == Stand::over) return not_solved("After action " + std::to_string(i) + ": " + step.said);
    }
    if (step.stand == Stand::done) return step;
    return not_solved("The solution does not reach the goal.");
}

}  // namespace sightlines
