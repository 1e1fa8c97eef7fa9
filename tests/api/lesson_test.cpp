// Lessons: reading their files, and judging what the reader plays. The small lesson has two planes a side:
// Green's on c3 (height 2, facing east) and a1, Red's on c8 and k1; no clouds, Green to act with two actions.
#include "api/lesson.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/pattern.h"

using namespace sightlines;

namespace {

using Stand = LessonStep::Stand;

Json json(std::string_view text) { return Json::parse(text); }

Json small_lesson() {
    return json(R"({"id":"one","title":"One","rules":["CH-LEVEL-01"],"text":["A text."],"goal":"Do it.",
        "record":{"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":5,"left":2,"planes":[
            {"at":"c3","p":0,"dir":"e","h":2},{"at":"a1","p":0,"dir":"ne"},
            {"at":"c8","p":1,"dir":"w"},{"at":"k1","p":1,"dir":"se"}]}},
        "done":{"played":{"do":"level","plane":"c3"}},"hints":["Go on."],
        "solution":[{"do":"level","plane":"c3"}]})");
}

std::string file_of(std::initializer_list<Json> lessons) {
    return Json{{"lessons", 1}, {"game", "crosshairs"}, {"list", std::vector<Json>(lessons)}}.dump();
}

std::string file_with(const char* key, const Json& value) {
    Json lesson = small_lesson();
    lesson[key] = value;
    return file_of({lesson});
}

std::string fault_of(const std::string& file) {
    const auto book = read_lessons(file);
    if (book) return "";
    CHECK(book.error().rule == "FORMAT");
    return book.error().message;
}

std::string fault_with(const char* key, std::string_view value) { return fault_of(file_with(key, json(value))); }

Lesson lesson_with(std::initializer_list<std::pair<const char*, const char*>> changes) {
    Json lesson = small_lesson();
    for (const auto& [key, value] : changes) lesson[key] = json(value);
    auto book = read_lessons(file_of({lesson}));
    if (!book) FAIL(book.error().message);
    return book->lessons.front();
}

// Plays one action of the reader and lets the lesson judge it.
LessonStep play(const Lesson& lesson, Match& match, std::string_view move) {
    const std::size_t from = match.cursor();
    REQUIRE(match.play_text(move));
    return after_play(lesson, match, from);
}

}  // namespace

TEST_CASE("pattern: objects in part, null is absent, lists exactly, an object finds its item", "[lesson]") {
    const Json value = json(R"({"a":1,"b":{"c":[1,2],"d":true},"list":[{"x":1,"y":2},{"x":3}]})");
    for (const char* fitting :
         {R"({})", R"({"a":1})", R"({"b":{"d":true}})", R"({"b":{"c":[1,2]}})", R"({"z":null})", R"({"b":{"z":null}})",
          R"({"list":{"x":3}})", R"({"list":{"x":3,"y":null}})", R"({"list":[{"y":2,"x":1},{"x":3}]})"}) {
        INFO(fitting);
        CHECK(matches(json(fitting), value));
    }
    for (const char* other : {R"({"a":2})", R"({"a":null})", R"({"z":1})", R"({"b":{"c":[1]}})", R"({"b":{"c":[2,1]}})",
                              R"({"a":{}})", R"({"list":{"x":1,"y":null}})", R"({"list":{"x":2}})",
                              R"({"list":[{"x":1},{"x":3}]})", R"({"list":[{"x":1,"y":2}]})", R"([1])", R"("a")"}) {
        INFO(other);
        CHECK_FALSE(matches(json(other), value));
    }
}

TEST_CASE("lesson: a file is read", "[lesson]") {
    Json second = small_lesson();
    second["id"] = "two";
    second["player"] = json("[0,1]");
    second["tries"] = 3;
    second["level"] = 3;
    const auto book = read_lessons(file_of({small_lesson(), second}));
    REQUIRE(book);
    CHECK(book->game == "crosshairs");
    REQUIRE(book->lessons.size() == 2);
    const Lesson& one = book->lessons[0];
    CHECK(one.title == "One");
    CHECK(one.players == std::vector<Side>{player_side(0)});
    CHECK(one.first == 0);
    CHECK(one.tries == 0);
    CHECK(one.level == 1);
    CHECK(one.played == std::vector<JsonValue>{json(R"({"do":"level","plane":"c3"})")});
    CHECK(book->lessons[1].players == std::vector<Side>{player_side(0), player_side(1)});
    CHECK(book->lessons[1].tries == 3);
    CHECK(book->lessons[1].level == 3);
}

TEST_CASE("lesson: every fault of a file is refused with its path", "[lesson]") {
    CHECK(fault_of("") != "");
    CHECK(fault_of("[]") != "");
    CHECK(fault_of(R"({"lessons":2,"game":"crosshairs","list":[]})").starts_with("lessons: "));
    CHECK(fault_of(R"({"lessons":1,"game":"crosshairs","list":[]})").starts_with("list: "));
    CHECK(fault_of(R"({"lessons":1,"game":"crosshairs"})") == "\"list\" is missing.");
    CHECK(fault_of(file_of({small_lesson(), small_lesson()})).starts_with("list/1/id: "));
    CHECK(fault_of(file_of({7})).starts_with("list/0: "));
    for (const char* key : {"id", "title", "text", "goal", "record", "done", "hints", "solution"}) {
        Json lesson = small_lesson();
        lesson.erase(std::string(key));
        CHECK(fault_of(file_of({lesson})) == "list/0: \"" + std::string(key) + "\" is missing.");
    }
    for (const char* level : {"0", "4", "-1", "\"2\"", "1.5", "null"})
        CHECK(fault_with("level", level).starts_with("list/0/level: "));
    CHECK(fault_with("more", "1") == "list/0: \"more\" is unknown here.");
}

TEST_CASE("lesson: texts are short, and there are few of them", "[lesson]") {
    const auto text = [](std::size_t length) { return Json(std::string(length, 'x')); };
    CHECK(fault_with("id", R"("One")").starts_with("list/0/id: "));
    CHECK(fault_with("id", R"("")").starts_with("list/0/id: "));
    CHECK(fault_of(file_with("id", text(40))) == "");
    CHECK(fault_of(file_with("id", text(41))).starts_with("list/0/id: "));
    CHECK(fault_with("title", "7").starts_with("list/0/title: "));
    CHECK(fault_of(file_with("title", text(60))) == "");
    CHECK(fault_of(file_with("title", text(61))).starts_with("list/0/title: "));
    CHECK(fault_of(file_with("goal", text(161))).starts_with("list/0/goal: "));
    CHECK(fault_of(file_with("praise", text(201))).starts_with("list/0/praise: "));
    CHECK(fault_of(file_with("text", Json::array({text(400)}))) == "");
    CHECK(fault_of(file_with("text", Json::array({"a", text(401)}))).starts_with("list/0/text/1: "));
    CHECK(fault_with("text", R"(["a","b","c","d","e"])").starts_with("list/0/text: "));
    CHECK(fault_with("text", R"(["a\nb"])").starts_with("list/0/text/0: "));
    CHECK(fault_of(file_with("hints", Json::array({text(201)}))).starts_with("list/0/hints/0: "));
    CHECK(fault_with("hints", "[]").starts_with("list/0/hints: "));
    CHECK(fault_with("rules", "[]").starts_with("list/0/rules: "));
    std::string dashes;
    for (int i = 0; i < 60; ++i) dashes += "\xE2\x80\x93";
    CHECK(fault_of(file_with("title", dashes)) == "");
}

TEST_CASE("lesson: records open and end with the reader's turn", "[lesson]") {
    Json record = small_lesson()["record"];
    record["moves"] = json(R"([{"do":"level","plane":"c3"},{"do":"climb","plane":"d3"}])");
    CHECK(fault_of(file_with("record", record)).starts_with("list/0/record: move 1: "));
    CHECK(fault_with("record", R"({"game":"aerial-war","version":1})").starts_with("list/0/record: "));
    CHECK(fault_with("record", R"({"game":"crosshairs","version":1,"start":{"phase":"x"}})")
              .starts_with("list/0/record: start/phase: "));
    CHECK(fault_with("player", "1").starts_with("list/0/record: "));
    CHECK(fault_with("player", "[1,2]").starts_with("list/0/record: "));
    CHECK(fault_with("player", "8").starts_with("list/0/player: "));
    CHECK(fault_with("player", "[]").starts_with("list/0/player: "));
}

TEST_CASE("lesson: goals, patterns and actions have their shape", "[lesson]") {
    CHECK(fault_with("done", "{}").starts_with("list/0/done: "));
    CHECK(fault_with("done", R"({"won":true})").starts_with("list/0/done: "));
    CHECK(fault_with("done", R"({"played":{}})").starts_with("list/0/done/played: "));
    CHECK(fault_with("done", R"({"played":[{"do":"end"},7]})").starts_with("list/0/done/played/1: "));
    CHECK(fault_with("done", R"({"position":[]})").starts_with("list/0/done/position: "));
    CHECK(fault_with("allow", R"([{"do":"level"}])").starts_with("list/0: "));
    CHECK(fault_with("instead", R"("No.")").starts_with("list/0: "));
    CHECK(fault_with("wrong", R"([{"played":{"do":"end"}}])") == "list/0/wrong/0: \"say\" is missing.");
    CHECK(fault_with("tries", "0").starts_with("list/0/tries: "));
    CHECK(fault_with("tries", "51").starts_with("list/0/tries: "));
    CHECK(fault_with("solution", "[]").starts_with("list/0/solution: "));
    CHECK(fault_with("solution", R"([{"do":"level","plane":"c3"},{"do":"jump"}])").starts_with("list/0/solution/1: "));
    CHECK(fault_with("solution", R"([{"do":"level","plane":"z9"}])").starts_with("list/0/solution/0: "));
    CHECK(fault_with("replies", R"([{"do":"level"}])").starts_with("list/0/replies/0: "));
    CHECK(fault_with("replies", R"([[{"do":"end"},{"do":"level"}]])").starts_with("list/0/replies/0/1: "));
    CHECK(fault_with("replies", "[[]]").starts_with("list/0/replies/0: "));
}

TEST_CASE("lesson: what is wrong or not allowed is said and taken back", "[lesson]") {
    const Lesson lesson = lesson_with({{"allow", R"([{"plane":"c3"}])"},
                                       {"instead", R"("The other one.")"},
                                       {"wrong", R"([{"played":{"do":"climb","plane":"c3"},"say":"Not up."}])"},
                                       {"done", R"({"played":{"do":"level","plane":"c3","steps":null}})"}});
    const auto match = open_lesson(lesson);
    LessonStep step = play(lesson, *match, "a1^");
    CHECK(step.stand == Stand::taken_back);
    CHECK(step.said == "The other one.");
    CHECK(match->size() == 0);
    step = play(lesson, *match, "c3^");
    CHECK(step.stand == Stand::taken_back);
    CHECK(step.said == "Not up.");
    CHECK(match->size() == 0);
    CHECK(play(lesson, *match, "c3-2").stand == Stand::open);
    match->go_to(0);
    CHECK(play(lesson, *match, "c3-1").stand == Stand::done);
}

TEST_CASE("lesson: a whole flight is judged at once, and taken back as one", "[lesson]") {
    const Lesson lesson = lesson_with({{"wrong", R"([{"played":{"do":"pullout"},"say":"Go on."}])"},
                                       {"done", R"({"played":[{"do":"swoop"},{"do":"power"}]})"},
                                       {"solution", R"([{"do":"level","plane":"c3"}])"}});
    const auto match = open_lesson(lesson);
    REQUIRE(match->play_text("c3v"));
    REQUIRE(match->play_text("="));
    CHECK(after_play(lesson, *match, 0).stand == Stand::taken_back);
    CHECK(match->cursor() == 0);
    CHECK(match->size() == 0);
}

TEST_CASE("lesson: every pattern of what was played must have been played", "[lesson]") {
    const Lesson lesson = lesson_with({{"done", R"({"played":[{"do":"climb"},{"plane":"c3"}]})"}});
    const auto match = open_lesson(lesson);
    CHECK(play(lesson, *match, "c3-1").stand == Stand::open);
    CHECK(play(lesson, *match, "a1^").stand == Stand::done);
    const auto other = open_lesson(lesson);
    CHECK(play(lesson, *other, "c3^").stand == Stand::done);
}

TEST_CASE("lesson: the position as a goal, with what must be absent", "[lesson]") {
    const Lesson lesson = lesson_with({{"done", R"({"position":[{"planes":{"at":"c4","p":0,"h":null}},{"player":0}]})"},
                                       {"praise", R"("Well flown.")"}});
    const auto match = open_lesson(lesson);
    CHECK(play(lesson, *match, "c3v").stand == Stand::open);
    match->go_to(0);
    CHECK(play(lesson, *match, "c3w").stand == Stand::open);
    match->go_to(0);
    CHECK(play(lesson, *match, "c3-1").stand == Stand::open);
    const Lesson low = lesson_with({{"done", R"({"position":{"planes":{"at":"c4","h":1}}})"}, {"praise", R"("Ah.")"}});
    const auto second = open_lesson(low);
    const LessonStep step = play(low, *second, "c3v");
    CHECK(step.stand == Stand::done);
    CHECK(step.said == "Ah.");
}

TEST_CASE("lesson: tries are counted in actions of the reader that stand", "[lesson]") {
    const Lesson lesson = lesson_with({{"tries", "2"},
                                       {"player", "[0,1]"},
                                       {"wrong", R"([{"played":{"do":"climb","plane":"a1"},"say":"No."}])"},
                                       {"done", R"({"played":{"do":"shoot"}})"}});
    const auto match = open_lesson(lesson);
    for (int i = 0; i < 3; ++i) CHECK(play(lesson, *match, "a1^").stand == Stand::taken_back);
    CHECK(play(lesson, *match, "a1-1").stand == Stand::open);
    const LessonStep last = play(lesson, *match, "c3-1");
    CHECK(last.stand == Stand::over);
    CHECK(last.said != "");
    CHECK(standing(lesson, *match).stand == Stand::over);
    match->go_to(choice_before(lesson, *match));
    CHECK(match->cursor() == 1);
    CHECK(standing(lesson, *match).stand == Stand::open);
    CHECK(play(lesson, *match, "c3-2").stand == Stand::over);
}

TEST_CASE("lesson: the other side replies in order, and undo goes back over it", "[lesson]") {
    const Lesson lesson = lesson_with({{"replies", R"([{"do":"climb","plane":"c8"},{"do":"climb","plane":"k1"}])"},
                                       {"done", R"({"played":{"do":"level","plane":"c4"}})"}});
    const auto match = open_lesson(lesson);
    CHECK(play(lesson, *match, "a1^").replies == 0);
    const LessonStep step = play(lesson, *match, "c3-1");
    CHECK(step.stand == Stand::open);
    CHECK(step.replies == 2);
    CHECK(match->cursor() == 4);
    CHECK(match->status().to_act == player_side(0));
    CHECK(choice_before(lesson, *match) == 1);
    match->go_to(1);
    CHECK(choice_before(lesson, *match) == 0);
    CHECK(choice_after(lesson, *match) == 4);
    CHECK(play(lesson, *match, "c3-1>").replies == 2);
    CHECK(play(lesson, *match, "c4-1").stand == Stand::done);
    CHECK(standing(lesson, *match).stand == Stand::done);
    CHECK(choice_after(lesson, *match) == match->size());
}

TEST_CASE("lesson: without a reply that can be played it is over", "[lesson]") {
    const Lesson none = lesson_with({{"done", R"({"played":{"do":"shoot"}})"}});
    const auto match = open_lesson(none);
    CHECK(play(none, *match, "a1^").stand == Stand::open);
    const LessonStep step = play(none, *match, "c3-1");
    CHECK(step.stand == Stand::over);
    CHECK(step.said != "");
    const Lesson refused = lesson_with(
        {{"done", R"({"played":{"do":"shoot"}})"}, {"replies", R"([{"do":"level","plane":"c8","steps":2}])"}});
    const auto other = open_lesson(refused);
    CHECK(play(refused, *other, "a1^").stand == Stand::open);
    CHECK(play(refused, *other, "c3-2>").stand == Stand::over);
    CHECK(other->cursor() == 3);
}

TEST_CASE("lesson: of several replies the first that is legal is played", "[lesson]") {
    const Lesson lesson = lesson_with(
        {{"done", R"({"played":{"do":"level","plane":"c4"}})"},
         {"replies", R"([[{"do":"level","plane":"j1"},{"do":"level","plane":"k1"},{"do":"climb","plane":"k1"}],
                         {"do":"climb","plane":"c8"}])"}});
    const auto match = open_lesson(lesson);
    CHECK(play(lesson, *match, "a1^").stand == Stand::open);
    CHECK(play(lesson, *match, "c3-1").replies == 2);
    CHECK(match->text(2) == "k1-1");
    CHECK(match->text(3) == "c8^");
}

TEST_CASE("lesson: a goal that a reply brings about", "[lesson]") {
    const Lesson lesson = lesson_with({{"replies", R"([{"do":"climb","plane":"c8"},{"do":"climb","plane":"k1"}])"},
                                       {"done", R"({"position":{"player":0,"round":6}})"}});
    const auto match = open_lesson(lesson);
    CHECK(play(lesson, *match, "a1^").stand == Stand::open);
    CHECK(play(lesson, *match, "c3-1").stand == Stand::done);
}

TEST_CASE("lesson: the result as a goal, and a game that ends otherwise", "[lesson]") {
    const char* const record =
        R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":5,"left":2,"planes":[
            {"at":"c6","p":0,"dir":"e"},{"at":"a6","p":0,"dir":"e"},
            {"at":"c8","p":1,"dir":"w"},{"at":"k1","p":1,"dir":"se"}]}})";
    const Lesson lose = lesson_with({{"record", record}, {"done", R"({"result":{"winners":[1]}})"}});
    const auto match = open_lesson(lose);
    CHECK(play(lose, *match, "a6#").stand == Stand::done);
    const Lesson win = lesson_with({{"record", record}, {"done", R"({"result":{"winners":[0]}})"}});
    const auto other = open_lesson(win);
    CHECK(play(win, *other, "a6#").stand == Stand::over);
}

TEST_CASE("lesson: its own solution is put to the test", "[lesson]") {
    CHECK(play_solution(lesson_with({})).stand == Stand::done);
    CHECK(play_solution(lesson_with({{"solution", R"([{"do":"climb","plane":"c3"}])"}})).stand == Stand::over);
    CHECK(play_solution(lesson_with({{"solution", R"([{"do":"level","plane":"c4"}])"}})).stand == Stand::over);
    CHECK(play_solution(lesson_with({{"solution", R"([{"do":"level","plane":"c3"},{"do":"climb","plane":"a1"}])"}}))
              .stand == Stand::over);
    CHECK(play_solution(lesson_with({{"wrong", R"([{"played":{"do":"level"},"say":"No."}])"}})).stand == Stand::over);
}
