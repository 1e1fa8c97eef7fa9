// What the panel and the board say in a few words.
#include "games/dogfight/advice/advice.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/text/answer_words.h"
#include "games/dogfight/text/board_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "games/dogfight/text/schema.h"
#include "games/dogfight/text/sentences.h"
#include "page/dogfight/board.h"
#include "support/nonempty.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

const std::string dot = words::dot;

}  // namespace

TEST_CASE("every rating of a card has a name", "[dogfight]") {
    for (const schema::Field& field : nonempty(card_schema().rows)) {
        if (field.size == 0) continue;
        CHECK(std::string_view(labels::rating_name(field.key)) != field.key);
    }
}

TEST_CASE("hexes, half levels and steps are counted", "[dogfight]") {
    CHECK(words::mps_text(1, 0) == "1 hex");
    CHECK(words::mps_text(2, 1) == "2 hexes" + dot + "1 half level");
    CHECK(words::step_text(1, {2, 0}, 10) == "Step 1 of 2" + dot + "engine sum 10");
    CHECK(words::step_text(1, {0, 0}, 3) == "Step 1" + dot + "engine sum 3");
    CHECK(words::pitch_tip(1, nullptr) == "Shallow climb: not possible in this step.");
}

TEST_CASE("a chip tells height and speed, and shorter where it is narrow", "[dogfight]") {
    const Board board = to_move("n", "(5)");
    CHECK(words::chip_text(board.at().plane(0), false) == "height 8" + dot + "speed 5");
    CHECK(words::chip_text(board.at().plane(0), true) == "8" + dot + "S5");
}

// DF-FIRE-07: the speeds are 2 apart at most, and markers 0 or 1, for the longest.
TEST_CASE("the longest burst says why there is no longer one", "[dogfight]") {
    const auto why = [](const char* own, const char* others) {
        Json firer = Json::parse(R"({"target":"B","cv":5})");
        firer.update(Json::parse(own));
        const Board board(
            record(R"({"phase":"combat"})", {plane(0, "h7", "n", firer.dump().c_str()), plane(1, "h7", "n", others)}));
        const std::vector<Answer> answers = answers_to(board.scene().rules, board.at(), {});
        REQUIRE(answers.size() >= 2);
        for (std::size_t i = 1; i < answers.size(); ++i)
            CHECK(answers[i].note.find("No longer burst") == std::string::npos);
        const std::string& note = answers.front().note;
        const std::size_t end = note.find(". ");
        return answers.front().brief + (end == std::string::npos ? "" : ": " + note.substr(end + 2));
    };
    CHECK(why("{}", "{}") == "Long burst");
    CHECK(why(R"({"mt":1})", R"({"mt":1,"speed":7})") == "Long burst");
    CHECK(why(R"({"mt":2})", "{}") == "Medium burst: No longer than this after hard turns");
    CHECK(why(R"({"mt":1})", R"({"mt":3})") == "Short burst: No longer than this after hard turns");
    CHECK(why("{}", R"({"speed":8})") == "Medium burst: No longer than this at such unlike speeds");
    CHECK(why(R"({"mt":2})", R"({"speed":10})") == "Short burst: No longer than this at such unlike speeds");
}

TEST_CASE("a target that is kept without Combat Value says nothing of it", "[dogfight]") {
    const Board board(record(R"({"phase":"begin"})", {plane(0, "h7", "n", R"({"target":"B","cv":2})"),
                                                      plane(1, "h6", "n"), plane(0, "c3", "n", R"({"target":"B"})")}));
    CHECK(words::declare_note(board.at(), 0, 1, true) ==
          "right behind it" + dot + "Combat Value 1 of 2 kept, +2 from here");
    CHECK(words::declare_note(board.at(), 2, 1, true).find("Combat Value") == std::string::npos);
}

TEST_CASE("a shot is told with its chance", "[dogfight]") {
    Board board(
        record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}));
    const FireForecast fire = forecast_fire(board.scene().rules.options(), board.at(), 0).value();
    CHECK(words::fire_text(fire, 3, true) == "same hex" + dot + words::percent(fire.bursts[2].any_hit) + " to hit");
    CHECK(std::string(words::shot_range(2, true)) == "a level apart");
    CHECK(std::string(words::shot_range(2, false)) == "next hex");
    FireForecast hopeless = fire;
    hopeless.bursts[0].any_hit = 0;
    CHECK(words::fire_text(hopeless, 1, true) == "same hex" + dot + "cannot hit");
}

TEST_CASE("a roll is told with the number that it needed, if it needed one", "[dogfight]") {
    dogfight::Note note;
    note.sum.add(dogfight::why::combat_value, 9);
    note.amount = 6;
    note.result = "passed";
    CHECK(words::roll_result(note) == "9 of 6, passed");
    note.amount = 1;
    CHECK(words::roll_result(note) == "9 of 1, passed");
    note.amount = 0;
    note.result = "hits";
    CHECK(words::roll_result(note) == "9 hits");
}

TEST_CASE("a roll of everybody is called by what it decides", "[dogfight]") {
    Board board(record(R"({"phase":"initiative"})", {plane(0, "h7", "n"), plane(1, "h7", "s")}));
    CHECK(prompt(board.scene().rules, board.at()).who == "Initiative");
    board.play("(4,4)");
    CHECK(prompt(board.scene().rules, board.at()).who == "A tie");
}

TEST_CASE("a rule about friends is named where somebody has friends", "[dogfight]") {
    constexpr const char* without = R"({"friends":false})";
    const auto named = [](const Board& board) { return options_in_use(board.scene().rules.options(), board.at()); };
    CHECK(named(to_declare(without)) == "In use: no friends as targets.");
    CHECK(named(to_move("n", "(5)", "{}", without)).empty());
}
