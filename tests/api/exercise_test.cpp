// Exercises that somebody has made of a study (api/exercise.h): they are lessons, and their solution solves them.
#include "api/exercise.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/lesson.h"

using namespace sightlines;

namespace {

Json move(const char* from, const char* to) { return {{"do", "move"}, {"from", from}, {"to", to}}; }

// White's first two moves are to be found, with Black's reply between them; d8-c7 is answered.
Json study() {
    return {
        {"game", "crossfire-hex"},
        {"version", 1},
        {"moves", {move("d8", "e7"), move("f8", "e7"), move("c7", "e7")}},
        {"players", {"Ann", "Ben"}},
        {"notes",
         {{{"at", 0},
           {"text", "A quiet beginning. Goal: Build on e7. Hint: Which hex can three reach? Hint: It is e7."}},
          {{"at", 1}, {"text", "Two men stand there now."}},
          {{"at", 2}, {"text", "Black joins in."}},
          {{"at", 3}, {"text", "Three of them: well done."}}}},
        {"lines",
         {{{"from", 0}, {"at", 0}, {"moves", {move("d8", "c7")}}, {"notes", {{{"at", 1}, {"text", "Too far away."}}}}},
          {{"from", 0}, {"at", 1}, {"moves", {move("l4", "k5")}}}}}};
}

Lesson lesson_of(const Json& record, std::size_t first) {
    const Result<Json> file = exercise_of(record, first);
    REQUIRE(file);
    Result<LessonBook> book = read_lessons(write_json(*file));
    if (!book) FAIL(book.error().message);
    REQUIRE(book->lessons.size() == 1);
    return book->lessons.front();
}

std::string refused(const Json& record, std::size_t first) {
    const Result<Json> file = exercise_of(record, first);
    CHECK_FALSE(file);
    return file ? "" : file.error().message;
}

}  // namespace

TEST_CASE("exercise: a comment holds what is said, the goal and the hints", "[exercise]") {
    CHECK(words_of_exercise("Look here. Goal: Win. Hint: One. Hint:  Two. ") ==
          ExerciseWords{"Look here.", "Win.", {"One.", "Two."}});
    CHECK(words_of_exercise("Goal: Win.") == ExerciseWords{"", "Win.", {}});
    CHECK(words_of_exercise("Only words") == ExerciseWords{"Only words", "", {}});
    CHECK(words_of_exercise("Hint: Hint: a Hint: b Hint: c Hint: d Hint: e").hints.size() == 4);
    CHECK(words_of_exercise("") == ExerciseWords{});
}

TEST_CASE("exercise: the main line is the solution, comments are said, variations are answered", "[exercise]") {
    const Lesson lesson = lesson_of(study(), 0);
    CHECK(lesson.text == std::vector<std::string>{"A quiet beginning."});
    CHECK(lesson.goal == "Build on e7.");
    CHECK(lesson.hints == std::vector<std::string>{"Which hex can three reach?", "It is e7."});
    CHECK(play_solution(lesson).stand == LessonStep::Stand::done);

    const auto match = open_lesson(lesson);
    REQUIRE(match->play(move("d8", "c7")));
    LessonStep step = after_play(lesson, *match, 0);
    CHECK(step.stand == LessonStep::Stand::taken_back);
    CHECK(step.said == "Too far away.");
    REQUIRE(match->play(move("d2", "f2")));
    step = after_play(lesson, *match, 0);
    CHECK(step.stand == LessonStep::Stand::taken_back);
    CHECK(step.said == "That is not it. Look again, or take a hint.");
    REQUIRE(match->play(move("d8", "e7")));
    step = after_play(lesson, *match, 0);
    CHECK(step.stand == LessonStep::Stand::open);
    CHECK(step.replies == 1);
    CHECK(step.said == "Two men stand there now. Black joins in.");
    CHECK(standing(lesson, *match).said == step.said);
    REQUIRE(match->play(move("c7", "e7")));
    step = after_play(lesson, *match, 2);
    CHECK(step.stand == LessonStep::Stand::done);
    CHECK(step.said == "Three of them: well done.");
}

TEST_CASE("exercise: it begins anywhere on the main line, for whoever is to act there", "[exercise]") {
    const Lesson lesson = lesson_of(study(), 1);
    CHECK(lesson.players == std::vector{player_side(1)});
    CHECK(lesson.first == 1);
    CHECK(lesson.solution.size() == 1);
    CHECK(lesson.goal == "Find the best move.");
    CHECK(lesson.hints.size() == 1);
    CHECK(lesson.praise == "Black joins in.");
    CHECK(lesson.wrong.size() == 1);
    CHECK(play_solution(lesson).stand == LessonStep::Stand::done);
}

TEST_CASE("exercise: a game of other phases becomes one as well", "[exercise]") {
    Json record{{"game", "crosshairs"},
                {"version", 1},
                {"options", {{"clouds", 0}}},
                {"moves",
                 {{{"do", "enter"}, {"cell", "a1"}, {"dir", "ne"}}, {{"do", "enter"}, {"cell", "k1"}, {"dir", "se"}}}}};
    CHECK(play_solution(lesson_of(record, 0)).stand == LessonStep::Stand::done);
    CHECK(play_solution(lesson_of(record, 1)).stand == LessonStep::Stand::done);
}

TEST_CASE("exercise: where nothing is to be found, the author is told", "[exercise]") {
    CHECK(refused(study(), 3).starts_with("Nothing is to be found here yet"));
    CHECK(refused(Json{{"game", "crossfire-hex"}, {"version", 1}}, 0).starts_with("Nothing is to be found here yet"));
    CHECK(refused(Json{{"game", "aerial-war"}, {"version", 1}, {"moves", {{{"do", "roll"}, {"dice", {6, 1}}}}}}, 0)
              .starts_with("Dice are due here."));
}

TEST_CASE("exercise: its address holds the study and the place at which it begins", "[exercise]") {
    const ExerciseLink made{12, "#1x.c0abc"};
    CHECK(exercise_fragment(made) == "#exercise=12.1x.c0abc");
    const auto read = parse_exercise_link("See https://example.org/#exercise=12.1x.c0abc, and say.");
    REQUIRE(read);
    CHECK(read->first == 12);
    CHECK(read->link == "#1x.c0abc");
    CHECK_FALSE(parse_exercise_link("#1x.c0abc"));
    for (const char* wrong : {"#exercise=", "#exercise=.1x.c0", "#exercise=x1.1x.c0", "#exercise=123456.1x.c0"})
        CHECK(parse_exercise_link(wrong)->link.empty());
}
