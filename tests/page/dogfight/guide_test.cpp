#include "games/dogfight/advice/guide.h"

#include <algorithm>
#include <set>

#include "api/games.h"
#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/draw/plan_handles.h"
#include "games/dogfight/marks.h"
#include "games/dogfight/plan_choice.h"
#include "games/dogfight/text/board_words.h"
#include "games/dogfight/text/sentences.h"
#include "games/dogfight/text/summary.h"
#include "games/dogfight/text/tips.h"
#include "games/page.h"
#include "page/dogfight/board.h"
#include "page/driver.h"
#include "page/playthroughs.h"
#include "support/nonempty.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

std::string first_hint(const Board& board) { return guide_hints(board.scene().rules, board.at()).at(0).text; }

std::vector<std::string> hints(const Board& board) {
    std::vector<std::string> ids;
    for (const GuideHint& hint : guide_hints(board.scene().rules, board.at())) ids.emplace_back(hint.id);
    return ids;
}
using Ids = std::vector<std::string>;

Board guided() { return Board(Json::parse(scenario_record("dogfight", "guided"))); }

// A turn that begins with the Camel straight behind the Albatros.
Board behind() {
    return Board(record(R"({"phase":"begin"})",
                        {plane(0, "h7", "n", R"({"type":"camel"})"), plane(1, "h6", "n", R"({"pilot":[-1,-1,-1]})")}));
}

// From the ply `first` to the cursor.
Marks marks_of(const Board& board, std::size_t first) {
    const History<Rules>& history = board.scene().history;
    return dogfight::marks_of(history, first, history.cursor());
}

}  // namespace

TEST_CASE("the guided game begins with the reader's flight, right behind a novice who has flown, and is short",
          "[dogfight]") {
    Board board = guided();
    CHECK(board.at().limit == 12);
    CHECK(board.at().phase == Phase::move);
    CHECK(board.at().current == 0);
    // With less, a review holds aerobatics to be better than the plain first move, which is to be found again.
    CHECK(board.at().plane(0).cv == 7);
    board.moved();
    CHECK(board.selection.acting() == 0);
    CHECK(hints(board) == Ids{"aim", "odds"});

    PlanChoice choice;
    choice.reckon(board.scene(), PlanChoice::For::beginner);
    REQUIRE(choice.proposed() != nullptr);
    CHECK(choice.proposed()->chance >= 0.85);
    CHECK(choice.proposed()->shot.hits > 0);
    CHECK(choice.proposed()->points == 0);  // it is to be found again by whoever looks at another
    CHECK(choice.proposed()->tightness == 0);
    const std::string note = words::plan_note(board.at(), *choice.proposed(), words::Detail::least);
    CHECK(note.ends_with("Ends in its hex, and may fire."));
    CHECK(std::ranges::count(note, ' ') < 20);
    CHECK(standing_of(board.at(), 0).aim == "Shoot the red Albatros down.");
}

TEST_CASE("a guided game does not ask whom to hunt where there is only one, and says so", "[dogfight]") {
    Board board = behind();
    board.selection.panel().guided = true;
    board.selection.show_more_ways(board.scene(), false);
    board.play(">A");
    board.moved();
    board.selection.played(board.scene());
    CHECK(board.orders().empty());  // both sides are played here
    board.selection.played(board.scene(), true);
    CHECK(board.orders() == ">B");
    REQUIRE(board.selection.only_answer());
    CHECK(only_answer_sentence(board.at(), *board.selection.only_answer()) ==
          "The green Camel hunts the red Albatros.");
}

TEST_CASE("hints of the guided game come at their moments, and to the reader alone", "[dogfight]") {
    Board board = behind();
    CHECK(hints(board).empty());  // Red chooses
    board.play(">A");
    board.play(">B");
    CHECK(hints(board) == Ids{"order"});
    board.play("(0,9)");  // Green flies first
    board.play("(5)");
    board.moved();
    CHECK(hints(board) == Ids{"aim", "odds"});

    Board firing(
        record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}));
    CHECK(hints(firing) == Ids{"fire", "guns"});
    CHECK(hints(to_tail()) == Ids{"tail"});
    Board hunted(
        record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", "n"), plane(1, "h8", "n", R"({"target":"A","cv":5})")}),
        "(5)");
    CHECK(hints(hunted) == Ids{"aim", "odds", "shake"});
}

TEST_CASE("the first hint tells what a circle costs, and a shot in one hex that the nose does not matter",
          "[dogfight]") {
    const Board board = guided();
    PlanChoice choice;
    choice.reckon(board.scene(), PlanChoice::For::beginner);
    const auto told = [&](const Plan& plan) {
        return std::string(guide_hints(board.scene().rules, board.at(), &plan).at(0).text);
    };
    REQUIRE(choice.proposed()->end().face == Facing::none);
    CHECK(told(*choice.proposed()).starts_with("Circle, that is turn, within the hex"));
    const std::vector<GuideHint> all = guide_hints(board.scene().rules, board.at(), choice.proposed());
    CHECK(std::ranges::any_of(all, [](const GuideHint& hint) {
        return std::string(hint.text).find("Leaving it costs a hex next turn") != std::string::npos;
    }));
    const auto straight = std::ranges::find_if(
        choice.plans(), [](const Plan& plan) { return plan.end().face != Facing::none && plan.out == Out::in_play; });
    REQUIRE(straight != choice.plans().end());
    CHECK(told(*straight).find("ircle") == std::string::npos);

    const auto firing = [](const char* hex) {
        return first_hint(Board(
            record(R"({"phase":"combat"})", {plane(0, hex, "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")})));
    };
    CHECK(firing("h7").find("your nose may point anywhere") != std::string::npos);
    CHECK(firing("h8").find("nose") == std::string::npos);
}

TEST_CASE("a hint beside a plan does not contradict it", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", "n", R"({"target":"B","cv":2})"),
                                                       plane(1, "h7", "n", R"({"target":"A","cv":5})")}),
                "(5)");
    board.selection.show_more_ways(board.scene(), false);
    const auto beside = [&](const char* first) {
        board.selection.follow_hint(board.scene(), *read_move_text(first, Phase::move));
        const Plan* plan = board.selection.plan().preview();
        REQUIRE(plan != nullptr);
        std::set<std::string> ids;
        for (const GuideHint& hint : guide_hints(board.scene().rules, board.at(), plan)) ids.emplace(hint.id);
        return ids;
    };
    CHECK(beside("M") == std::set<std::string>{"aim", "circle", "odds", "shake"});
    CHECK_FALSE(beside("L2").contains("circle"));
    CHECK(beside("L2").contains("shake"));
    CHECK_FALSE(beside("F").contains("circle"));
}

TEST_CASE("aerobatics are explained as soon as they are suggested", "[dogfight]") {
    Board board(record(
        R"({"phase":"go","cur":"A","done":["B"],"turn":3})",
        {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":2})"), plane(1, "g7", "n", R"({"moved":true})")}));
    board.play_engine("(4)");
    for (const Plan& plan : nonempty(plans_at(board.scene().rules, board.at(), 0))) {
        const std::string first = guide_hints(board.scene().rules, board.at(), &plan).at(0).id;
        INFO(text_of(plan));
        CHECK((first == "aerobatics") == (plan.points > 0));
    }
}

TEST_CASE("the aim and the points are told, and a summary of the game", "[dogfight]") {
    Board board(
        record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}));
    CHECK(standing_of(board.at()).scores == std::vector<std::string>{"0", "0"});
    board.play("*3");
    board.play("(5,4,1,2)");
    const std::vector<SummaryLine> lines = summary_of(board.scene().history);
    REQUIRE(lines.size() == 6);
    CHECK(lines[0].values == std::vector<std::string>{"6", "0"});
    CHECK(lines[2].values == std::vector<std::string>{"0 of 1", "0 of 1"});
    CHECK(lines[3].values == std::vector<std::string>{"1", "0"});
    // Two guns, 2d6 - 5 each and half as much again: 6 for the 9, none for the 3. On average 4.3 each.
    CHECK(lines[4].values == std::vector<std::string>{"6 (6.4)", "0 (0.0)"});
    CHECK(lines[5].values == std::vector<std::string>{"none", "none"});
    CHECK(standing_of(board.at()).scores == std::vector<std::string>{"6", "0"});

    const Marks marks = marks_of(board, 0);
    REQUIRE(marks.shots.size() == 1);
    CHECK(marks.shots[0].firer == 0);
    CHECK(marks.shots[0].target == 1);
    CHECK(marks.shots[0].hits == 6);
}

TEST_CASE("a shot is told on the board until somebody has flown", "[dogfight]") {
    Board board(record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}),
                "*3 (5,4,1,2)");
    const auto shots = [&] { return dogfight::marks_of_last_turn(board.scene().history).shots; };
    REQUIRE(shots().size() == 1);
    CHECK(shots()[0].hits == 6);
    CHECK(words::shot_result(6) == "6 hits");
    CHECK(words::shot_result(0) == "missed");
    for (const char* move : {">B", ">A", "(9,3)", "(4)"}) {
        board.play(move);
        INFO(move);
        CHECK(shots().size() == 1);
    }
    REQUIRE(board.at().phase == Phase::move);
    board.play("F");
    CHECK(shots().empty());
}

TEST_CASE("the end says how the last one that was beaten went", "[dogfight]") {
    const auto end = [](const char* keys, const char* dice) {
        Board board(record(R"({"phase":"combat"})",
                           {plane(0, "h7", "n", R"({"target":"B","cv":9})"), plane(1, "h7", "n", keys)}));
        board.play("*3");
        board.play(dice);
        REQUIRE(board.at().phase == Phase::over);
        return prompt(board.scene().rules, board.at()).question;
    };
    CHECK(end(R"({"dmg":29})", "(6,5,6,5)") == "The red Albatros was shot down.");
}

TEST_CASE("the board keeps every move since a ply, or those of the last turn", "[dogfight]") {
    Board board = to_move("ne", "(5)");
    CHECK(last_turn_began(board.scene().history) == 0);
    CHECK(marks_of(board, 0).trails.empty());
    board.play("F");
    board.play("R1");
    const Marks marks = marks_of(board, 0);
    REQUIRE(marks.trails.size() == 1);
    CHECK(marks.trails[0].letter == 0);
    CHECK(marks.trails[0].plies == std::vector<std::size_t>{0, 2, 3});
    CHECK(marks_of(board, 2).trails[0].plies == std::vector<std::size_t>{2, 3});
    CHECK(marks.losses.empty());
}

TEST_CASE("some plies alone are marked, also after the cursor", "[dogfight]") {
    Board board = to_move("ne", "(5) F R1");
    History<Rules> history = board.scene().history;
    REQUIRE(history.cursor() == 3);
    CHECK(dogfight::marks_of(history, 1, 2).trails[0].plies == std::vector<std::size_t>{1, 2});
    history.go_to(0);
    CHECK(dogfight::marks_of(history, 0, 1).trails.empty());
    CHECK(dogfight::marks_of(history, 2, 3).trails[0].plies == std::vector<std::size_t>{2, 3});
    CHECK(marks_of_last_turn(history).trails.empty());
    history.go_to(2);
    CHECK(marks_of_last_turn(history).trails[0].plies == std::vector<std::size_t>{0, 2});
}

TEST_CASE("a burst that is pointed at has its hits, also after the cursor", "[dogfight]") {
    Board board(record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}),
                "*3 (5,4,1,2)");
    History<Rules> history = board.scene().history;
    CHECK(dogfight::marks_of(history, 0, 1).shots.empty());
    history.go_to(0);
    REQUIRE(dogfight::marks_of(history, 1, 2).shots.size() == 1);
    CHECK(dogfight::marks_of(history, 1, 2).shots[0].hits == 6);
}

TEST_CASE("who is lost in a game leaves a mark, and turns begin where they begin", "[dogfight]") {
    const page::Playthrough& game = page::playthrough("dogfight-a-duel-to-the-kill");
    Board board(Json::parse(game.record));
    for (const std::string& move : game.moves) {
        board.play(move);
        const std::size_t began = last_turn_began(board.scene().history);
        const bool between = board.at().phase == Phase::target;
        CHECK(board.scene().history.at(began).turn == board.at().turn - (between && board.at().turn > 1 ? 1 : 0));
    }
    std::size_t lost = 0;
    for (const Aircraft& plane : board.at().planes) lost += plane.in_play() ? 0 : 1;
    CHECK(lost > 0);
    CHECK(marks_of(board, 0).losses.size() == lost);
}

TEST_CASE("what stands on the board is told, and why it may not act", "[dogfight]") {
    Board board(record(R"({"phase":"combat"})",
                       {plane(0, "h7", "n", R"({"target":"B","cv":5,"dmg":3})"), plane(1, "h7", "n")}));
    CHECK(
        plane_tip(board.scene().rules, board.at(), 0) ==
        "Green's Albatros, height 8, speed 5. Damage 3 of 30. It hunts the red Albatros, Combat Value 5. It may fire.");
    CHECK(plane_tip(board.scene().rules, board.at(), 1) ==
          "Red's Albatros, height 8, speed 5. It cannot fire: it hunts nobody.");
    CHECK(cv_tip(board.at(), 0, 1) ==
          "Combat Value of the green Albatros on the red Albatros. It takes 1 or more to fire.");
    Board moving = to_move("n", "(5)");
    CHECK(moving.selection.steps().tip(moving.scene(), *moving.target("F")) == "Straight on: sure. It ends in h6.");
}

TEST_CASE("the guide says how to come to a shot where a move brings none", "[dogfight]") {
    // A flies from h7 towards the north, and the Albatros has flown or has yet to.
    const auto lacks = [](const char* hex, const char* keys, int turn) {
        const std::string start = R"({"phase":"go","cur":"A","limit":12,"turn":)" + std::to_string(turn) +
                                  (std::string(keys) == "{}" ? "}" : R"(,"done":["B"]})");
        Board board(record(start.c_str(), {plane(0, "h7", "n", R"({"target":"B","cv":2})"), plane(1, hex, "n", keys)}));
        board.play_engine("(4)");
        const PlanChoice::Scene scene = board.scene();
        const Plan straight = straight_at(scene.rules, board.at(), 0);
        REQUIRE_FALSE(straight.actions.empty());
        const std::vector<GuideHint> hints = guide_hints(scene.rules, board.at(), &straight);
        return hints.empty() ? std::string() : std::string(hints.front().id);
    };
    CHECK(lacks("h3", R"({"moved":true})", 3) == "away");
    CHECK(lacks("h9", R"({"moved":true})", 3) == "back");
    CHECK(lacks("h6", R"({"moved":true,"alt":11})", 3) == "height");
    CHECK(lacks("g6", "{}", 3) == "wait");
    CHECK(lacks("h6", R"({"moved":true})", 3) == "value");  // it may fire
    CHECK(lacks("h6", "{}", 3) == "wait");                  // it may stay, but hardly will
    CHECK(lacks("h3", R"({"moved":true})", 1) == "aim");    // the first turns have other things to say
    CHECK(lacks("h3", R"({"moved":true})", 2) == "value");
    CHECK(lacks("h3", R"({"moved":true})", 12) == "value");  // and the last no next one
}

TEST_CASE("the guide says that clouds are only scenery", "[dogfight]") {
    const Board board(
        record(R"({"phase":"go","cur":"A","turn":6})", {plane(0, "h7", "n", R"({"target":"B"})"), plane(1, "h3", "n")}),
        "(5)");
    const std::vector<GuideHint> hints = guide_hints(board.scene().rules, board.at(), nullptr);
    CHECK(std::ranges::any_of(hints, [](const GuideHint& hint) {
        return std::string(hint.text).find("Clouds are only scenery") != std::string::npos;
    }));
}

TEST_CASE("a suggested move without a shot says why it is suggested", "[dogfight]") {
    const auto why = [](const char* hex, int turn) {
        Json start = Json::parse(R"({"phase":"go","cur":"A","done":["B"],"limit":12})");
        start["turn"] = turn;
        Board board(record(start.dump().c_str(), {plane(0, "h7", "n", R"({"type":"camel","target":"B","cv":3})"),
                                                  plane(1, hex, "n", R"({"moved":true})")}));
        board.play_engine("(1)");
        PlanChoice choice;
        choice.reckon(board.scene(), PlanChoice::For::beginner);
        REQUIRE(choice.proposed() != nullptr);
        return words::why_proposed(board.at(), *choice.proposed());
    };
    CHECK(why("h2", 3).ends_with("leads best to a shot next turn."));
    CHECK(why("h6", 3).empty());   // it has one
    CHECK(why("h2", 12).empty());  // there is no next turn
}

TEST_CASE("details and more ways move nothing that can be pressed while a shot is asked about", "[dogfight]") {
    page::open(record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}),
               GENERATE(true, false) ? page::phone() : page::desktop());
    for (const char* mark : {"details", "more-ways"}) {
        const float fire = page::mark("action:*3").min.y, more = page::mark("more-ways").min.y;
        page::choose(mark);
        INFO(mark);
        CHECK(page::mark("action:*3").min.y == fire);
        CHECK(page::mark("more-ways").min.y == more);
    }
}

TEST_CASE("the heights beside the strip rise from below, whatever the pitch", "[dogfight]") {
    int looked = 0;
    for (const int pitch : {-1, 0, 2}) {
        for (const int leave : {-1, 1}) {
            for (const int speed : {3, 4, 6}) {
                Json keys = Json::parse(R"({"type":"camel"})");
                keys["pitch"] = pitch;
                keys["leave"] = leave;
                keys["speed"] = speed;
                const Board board = to_move("n", "(1)", keys.dump().c_str());
                PlanChoice choice;
                choice.reckon(board.scene());
                int last = -1;
                for (const PlacedHeightMark& placed : placed_height_marks({{0, 0}, {60, 600}}, 0, choice)) {
                    const int height = 2 * placed.height_mark->end.altitude + placed.height_mark->end.leave;
                    INFO(keys.dump());
                    CHECK(height > last);
                    last = height;
                    ++looked;
                }
            }
        }
    }
    CHECK(looked > 20);
}
