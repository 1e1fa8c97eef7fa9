// The lessons of public/lessons: they can be opened, name existing rules, and can be solved, but not by doing nothing.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>

#include "api/games.h"
#include "api/lesson.h"
#include "api/link/forms.h"
#include "api/pattern.h"
#include "api/reply.h"
#include "support/nonempty.h"

using namespace sightlines;

namespace {

using Stand = LessonStep::Stand;

const std::filesystem::path pages = std::filesystem::path(TESTS_DIR).parent_path() / "public";

std::string content_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

LessonBook book_of(std::string_view game) {
    const Result<LessonBook> book = read_lessons(content_of(pages / "lessons" / (std::string(game) + ".json")));
    if (!book) FAIL(game << ": " << book.error().message);
    return *book;
}

// Runs `check` on every lesson of every game.
template <class Check>
void for_every_lesson(Check check) {
    for (const GameInfo* game : all_games()) {
        const LessonBook book = book_of(game->id);
        for (const Lesson& lesson : book.lessons) {
            INFO(game->id << "/" << lesson.id);
            check(book, lesson);
        }
    }
}

bool all_match(const std::vector<JsonValue>& patterns, const Json& value) {
    return std::all_of(patterns.begin(), patterns.end(), [&](const Json& pattern) { return matches(pattern, value); });
}

bool any_matches(const std::vector<JsonValue>& patterns, const Json& value) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const Json& pattern) { return matches(pattern, value); });
}

// The match after so many actions of the solution.
std::unique_ptr<Match> after(const Lesson& lesson, std::size_t steps) {
    auto match = open_lesson(lesson);
    for (std::size_t i = 0; i < steps; ++i) {
        const std::size_t from = match->cursor();
        REQUIRE(match->play(lesson.solution[i]));
        (void)after_play(lesson, *match, from);
    }
    return match;
}

// The matches before each action of the solution, beginning with the lesson's start.
std::vector<std::unique_ptr<Match>> on_the_way(const Lesson& lesson) {
    std::vector<std::unique_ptr<Match>> matches;
    for (std::size_t steps = 0; steps < lesson.solution.size(); ++steps) matches.push_back(after(lesson, steps));
    return matches;
}

// Whether an action that matches the pattern is legal: it is listed, of a kind that cannot be listed, or can be played
// as written.
bool is_legal_somewhere(const Json& pattern, const std::vector<std::unique_ptr<Match>>& way) {
    return std::any_of(way.begin(), way.end(), [&pattern](const auto& match) {
        const Json listed = match->actions();
        if (std::any_of(listed.begin(), listed.end(), [&](const Json& action) { return matches(pattern, action); }))
            return true;
        const auto unlisted = match->parametric();
        if (!unlisted) return false;
        if (match->check_shape(pattern)) {
            const std::size_t ply = match->cursor();
            const bool legal = match->play(pattern).has_value();
            match->go_to(ply);
            return legal;
        }
        const auto kind = pattern.find("do");
        return kind == pattern.end() ||
               std::ranges::find(*unlisted, kind->get_ref<const std::string&>()) != unlisted->end();
    });
}

// The first action on the way that matches the pattern, played in its match; null where none can be told from the
// pattern alone.
Match* played_somewhere(const Json& pattern, const std::vector<std::unique_ptr<Match>>& way) {
    for (const auto& match : way) {
        const Json listed = match->actions();
        const auto action = std::ranges::find_if(listed, [&](const Json& one) { return matches(pattern, one); });
        if (action != listed.end() ? match->play(*action).has_value()
                                   : match->check_shape(pattern) && match->play(pattern))
            return match.get();
    }
    return nullptr;
}

bool something_is_not_allowed(const Lesson& lesson, const std::vector<std::unique_ptr<Match>>& way) {
    return std::any_of(way.begin(), way.end(), [&lesson](const auto& match) {
        const Json listed = match->actions();
        return match->parametric() || std::any_of(listed.begin(), listed.end(), [&](const Json& action) {
                   return !any_matches(lesson.allow, action);
               });
    });
}

}  // namespace

TEST_CASE("lessons: every game has enough of them", "[lessons]") {
    for (const GameInfo* game : all_games()) {
        const LessonBook book = book_of(game->id);
        CHECK(book.game == game->id);
        CHECK(book.lessons.size() >= (game->id == "crosshairs" ? 10u : 6u));
    }
}

TEST_CASE("lessons: every rule that they name exists", "[lessons]") {
    for_every_lesson([](const LessonBook& book, const Lesson& lesson) {
        const std::string rulebook = content_of(pages / "rules" / (book.game + ".html"));
        for (const std::string& rule : nonempty(lesson.rules)) {
            INFO(rule);
            CHECK(rulebook.find("id=\"" + rule + "\"") != std::string::npos);
        }
    });
}

TEST_CASE("lessons: the start can be played, shared, and has not reached the goal", "[lessons]") {
    for_every_lesson([](const LessonBook&, const Lesson& lesson) {
        const auto match = open_lesson(lesson);
        CHECK((match->parametric() || !match->actions().empty()));
        CHECK(write_link(match->record()));
        const bool reached = lesson.played.empty() && all_match(lesson.position, match->position()) &&
                             all_match(lesson.result, status_json(match->status())["result"]);
        CHECK_FALSE(reached);
    });
}

TEST_CASE("lessons: the solution reaches the goal", "[lessons]") {
    for_every_lesson([](const LessonBook&, const Lesson& lesson) {
        const LessonStep step = play_solution(lesson);
        INFO(step.said);
        CHECK(step.stand == Stand::done);
        CHECK((lesson.tries == 0 || lesson.solution.size() <= lesson.tries));
    });
}

TEST_CASE("lessons: idling at the start does not reach the goal", "[lessons]") {
    const std::set<std::string> idle{"end", "finish", "pass", "hold", "stay", "done", "pullout"};
    for_every_lesson([&idle](const LessonBook&, const Lesson& lesson) {
        for (const std::string& kind : idle) {
            const auto match = open_lesson(lesson);
            if (!match->check_shape({{"do", kind}}) || !match->play({{"do", kind}})) continue;
            INFO(kind);
            CHECK(after_play(lesson, *match, lesson.first).stand != Stand::done);
        }
    });
}

TEST_CASE("lessons: what is allowed, wrong and refused can happen", "[lessons]") {
    for_every_lesson([](const LessonBook&, const Lesson& lesson) {
        const auto way = on_the_way(lesson);
        auto way_and_end = on_the_way(lesson);
        way_and_end.push_back(after(lesson, lesson.solution.size()));
        for (const Json& pattern : lesson.allow) {
            INFO(write_json(pattern));
            CHECK((is_legal_somewhere(pattern, way_and_end) ||
                   std::any_of(lesson.solution.begin(), lesson.solution.end(),
                               [&](const Json& action) { return matches(pattern, action); })));
        }
        for (const Lesson::Wrong& wrong : lesson.wrong) {
            INFO(write_json(*wrong.played));
            CHECK(is_legal_somewhere(wrong.played, way));
        }
        if (!lesson.allow.empty()) CHECK(something_is_not_allowed(lesson, way));
    });
}

TEST_CASE("lessons: what is wrong is taken back, with the remark on it", "[lessons]") {
    std::size_t refused = 0;
    for_every_lesson([&refused](const LessonBook&, const Lesson& lesson) {
        for (const Lesson::Wrong& wrong : lesson.wrong) {
            const auto way = on_the_way(lesson);
            Match* const match = played_somewhere(wrong.played, way);
            if (match == nullptr) continue;
            INFO(write_json(*wrong.played));
            const LessonStep step = after_play(lesson, *match, match->cursor() - 1);
            CHECK(step.stand == Stand::taken_back);
            CHECK(step.said == wrong.say);
            ++refused;
        }
    });
    CHECK(refused > 50);
}

// Abbreviations, unit codes, names of hexes and controls that there are no more.
TEST_CASE("lessons: those of the two long games speak as their tables do", "[lessons]") {
    const std::regex strange(R"(\b(CV|MPs?|MT|[Aa]rrows?|[Ss]lider|[ab][0-9][0-9]|[a-z][1-9][0-9]?|[0-9]{3,})\b)");
    CHECK(std::regex_search("End on e4.", strange));
    for_every_lesson([&strange](const LessonBook& book, const Lesson& lesson) {
        if (book.game != "dogfight" && book.game != "crossfire-squads") return;
        std::vector<std::string> sentences{lesson.title, lesson.goal, lesson.praise, lesson.instead};
        sentences.insert(sentences.end(), lesson.text.begin(), lesson.text.end());
        sentences.insert(sentences.end(), lesson.hints.begin(), lesson.hints.end());
        for (const Lesson::Wrong& wrong : lesson.wrong) sentences.push_back(wrong.say);
        for (const std::string& said : sentences) {
            INFO(said);
            CHECK_FALSE(std::regex_search(said, strange));
        }
    });
}

// A move in Dogfight! is planned as a whole, and the engine comes last: the goal may be reached before.
TEST_CASE("lessons: a move that is flown to its end leaves the goal reached", "[lessons]") {
    std::size_t moves = 0;
    for_every_lesson([&moves](const LessonBook& book, const Lesson& lesson) {
        if (book.game != "dogfight") return;
        const auto match = after(lesson, lesson.solution.size());
        const std::size_t from = match->cursor();
        if (!match->play({{"do", "throttle"}})) return;
        ++moves;
        CHECK(after_play(lesson, *match, from).stand == Stand::done);
    });
    CHECK(moves >= 5);
}
