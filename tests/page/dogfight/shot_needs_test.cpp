#include "games/dogfight/advice/shot_needs.h"

#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/advice/shot_words.h"
#include "games/dogfight/plan_choice.h"
#include "page/dogfight/board.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

using Place = ShotNeeds::Place;

// A flies one hex straight on from h7 to the north, level at height 8; the Albatros has flown.
std::optional<ShotNeeds> after_straight(const char* hex, const char* keys, const char* own = "") {
    Json mover = Json::parse(R"({"target":"B","cv":2})");
    if (*own != '\0') mover.update(Json::parse(own));
    Json target = Json::parse(R"({"moved":true})");
    target.update(Json::parse(keys));
    Board board(record(R"({"phase":"go","cur":"A","done":["B"],"turn":3})",
                       {plane(0, "h7", "n", mover.dump().c_str()), plane(1, hex, "n", target.dump().c_str())}));
    board.play_engine("(1)");
    const Plan plan = straight_at(board.scene().rules, board.at(), 0);
    REQUIRE(plan.places.size() >= 1);
    REQUIRE(hex_name(plan.end().hex) == "h6");
    const auto needs = shot_needs(board.at(), plan);
    if (needs) CHECK(needs->met() == (plan.shot.hits > 0));  // as the rules say
    return needs;
}

std::vector<std::string> lacks(const std::optional<ShotNeeds>& needs) {
    REQUIRE(needs);
    std::vector<std::string> list;
    for (const words::NeedLine& line : words::need_lines(*needs)) {
        if (!line.met) list.push_back(line.state);
    }
    return list;
}
using List = std::vector<std::string>;

}  // namespace

TEST_CASE("what a shot needs is told need by need, as the rules see it", "[dogfight]") {
    CHECK(lacks(after_straight("h6", "{}")).empty());
    // DF-FIRE-03: the next hex, straight ahead; from there (DF-FIRE-05) 12 - 10 - 10 and a Combat Value of 9 hit once.
    CHECK(lacks(after_straight("h5", "{}", R"({"cv":14})")).empty());
    CHECK(lacks(after_straight("h5", "{}")).size() == 1);
    CHECK(lacks(after_straight("g6", "{}")) == List{"nose elsewhere"});
    CHECK(lacks(after_straight("h3", "{}")) == List{"3 hexes away"});
    CHECK(lacks(after_straight("h6", R"({"alt":10})")) == List{"2 levels below"});  // DF-FIRE-04
    CHECK(lacks(after_straight("h6", R"({"alt":6,"leave":1})")) == List{"1\xC2\xBD levels above"});
    CHECK(lacks(after_straight("h5", R"({"alt":7})")) == List{"1 level above"});  // from the next hex that is too much
    CHECK(lacks(after_straight("h2", R"({"alt":11})")) == List{"4 hexes away", "3 levels below"});
    CHECK(lacks(after_straight("h6", R"({"speed":12})")) == List{"too wild, or too fast"});  // DF-FIRE-07
    CHECK(lacks(after_straight("g6", "{}", R"({"cv":-3})")).size() == 2);
    // A mark and its words go together: what is near enough in its hex is told otherwise than what is not.
    const auto near = after_straight("h6", R"({"alt":7,"leave":1})"),
               far = after_straight("h5", R"({"alt":7,"leave":1})");
    REQUIRE(near);
    REQUIRE(far);
    CHECK(words::need_lines(*near)[1].state ==
          "\xC2\xBD level off: \xE2\x88\x92"
          "5 to hit");  // DF-FIRE-05
    CHECK(words::need_lines(*far)[1].state == "half a level above");
}

// DF-FIRE-04: of a target between two heights only the one that it is leaving counts.
TEST_CASE("a target whose height counts otherwise than it is drawn is told with the height that counts", "[dogfight]") {
    Position at;
    at.planes.resize(1);
    at.current = 0;
    const char* sinking = R"({"alt":9,"leave":-1})";  // drawn half a level above the firer, it counts as a level
    const auto strong = after_straight("h6", sinking, R"({"cv":14})"), weak = after_straight("h6", sinking);
    REQUIRE(strong);
    REQUIRE(weak);
    CHECK(words::need_lines(*strong)[1].state == "counts as 9: \u221210 to hit");
    CHECK(words::shot_told(at, *strong).ends_with("; its height counts as 9, which takes 10 off the dice."));
    CHECK(words::shot_told(at, *weak) ==
          "No shot: its height counts as 9, where a hit needs Combat Value 9, and yours would be 2.");
    const auto half = after_straight("h6", R"({"alt":7,"leave":1})", R"({"cv":1})");
    REQUIRE(half);
    CHECK(half->counts_as == -1);
    CHECK(words::shot_told(at, *half) == "No shot: at that height a hit needs Combat Value 4, and yours would be 1.");
}

TEST_CASE("a target in the next hex that is drawn as high, and counts as higher, is told so", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A","done":["B"]})",
                       {plane(0, "h7", "n", R"({"target":"B","cv":14})"),
                        plane(1, "h5", "n", R"({"moved":true,"alt":9,"leave":-1})")}));
    board.play_engine("(1)");
    Plan plan = straight_at(board.scene().rules, board.at(), 0);
    plan.places.back().leave = 1;  // half a level above 8
    CHECK(lacks(shot_needs(board.at(), plan)) == List{"counts as 9"});
    CHECK(words::shot_told(board.at(), *shot_needs(board.at(), plan)) == "No shot: its height counts as 9.");
}

TEST_CASE("the title of what a shot needs is short, also where two things may go wrong first", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A","turn":3})",
                       {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":3})"), plane(1, "g7", "n")}));
    board.play_engine("(4)");
    bool both = false;
    for (const Plan& plan : plans_at(board.scene().rules, board.at(), 0)) {
        const auto needs = shot_needs(board.at(), plan);
        if (!needs || !needs->met()) continue;
        const std::string title = words::needs_title(board.at(), *needs);
        INFO(title);
        CHECK(title.size() <= 46);
        CHECK(
            title.starts_with(plan.rolls ? "If it stays, and the move works: " : "It flies after you. If it stays: "));
        both |= plan.rolls;
    }
    CHECK(both);
}

TEST_CASE("what keeps a plan from a shot is told in a line, the place before the Combat Value", "[dogfight]") {
    const auto told = [](const char* hex, const char* keys, const char* own = "") {
        const auto needs = after_straight(hex, keys, own);
        REQUIRE(needs);
        Position at;
        at.planes.resize(1);
        at.current = 0;
        return words::shot_told(at, *needs);
    };
    CHECK(told("h6", "{}").starts_with("A shot: "));
    CHECK(told("h5", "{}") == "No shot: from the next hex a hit needs Combat Value 9, and yours would be 2.");
    CHECK(told("h6", "{}", R"({"cv":-3})") ==
          "No shot: a hit needs Combat Value 1, and yours would be \xE2\x88\x92"
          "3.");
    CHECK(told("g6", "{}", R"({"cv":-3})") == "No shot: nose elsewhere.");
    CHECK(told("h2", R"({"alt":11})") == "No shot: 4 hexes away, 3 levels below it.");
    CHECK(told("h6", R"({"alt":10})") == "No shot: 2 levels below it.");
    CHECK(told("h6", R"({"speed":12})") == "No shot: too wild a move, or too fast.");
}

// DF-FIRE-04
TEST_CASE("where only its height keeps a plan from a shot, a pitch that would bring one is named", "[dogfight]") {
    const auto pitch_for = [](const char* hex, int altitude, bool moved = true) {
        Json target = moved ? Json{{"moved", true}} : Json::object();
        target["alt"] = altitude;
        Board board(
            record(moved ? R"({"phase":"go","cur":"A","done":["B"],"turn":3})" : R"({"phase":"go","cur":"A","turn":3})",
                   {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, hex, "n", target.dump().c_str())}));
        board.play_engine("(1)");
        PlanChoice choice;
        choice.reckon(board.scene());
        REQUIRE(choice.set_pitch(board.scene(), 0));
        REQUIRE(choice.choose(*hex_from("h6"), Facing::n));
        const std::optional<int> pitch = choice.outlook(board.scene()).pitch_to_shoot;
        if (!pitch) return std::string();
        REQUIRE(choice.set_pitch(board.scene(), *pitch));
        CHECK(choice.preview()->end().hex == *hex_from("h6"));
        CHECK(choice.preview()->shot.hits > 0);
        CHECK_FALSE(choice.outlook(board.scene()).pitch_to_shoot);
        return words::shot_by_pitch(*pitch);
    };
    CHECK(pitch_for("h6", 8).empty());  // it has a shot as it is
    CHECK(pitch_for("h6", 9).ends_with(" climb it could shoot from there."));
    CHECK(pitch_for("h6", 11).empty());
    CHECK(pitch_for("h3", 9).empty());
    CHECK(pitch_for("h6", 9, false).empty());  // it has yet to fly
    CHECK(words::shot_by_pitch(0) == "In level flight it could shoot from there.");
}

TEST_CASE("whoever could hit with no dice is told what stands against it", "[dogfight]") {
    const auto why = [](const char* hex, const char* keys) {
        const Board board(record(R"({"phase":"combat"})",
                                 {plane(0, "h7", "n", R"({"target":"B","cv":1})"), plane(1, hex, "n", keys)}));
        return words::why_none_hits(board.at(), 0);
    };
    CHECK(why("h7", "{}") == "no dice could hit");
    CHECK(why("h6", "{}") == "the next hex takes 10 off the dice, so none could hit");  // DF-FIRE-05
    CHECK(why("h7", R"({"alt":7})") == "the height takes 5 off the dice, so none could hit");
}

TEST_CASE("without an enemy as target no shot needs anything", "[dogfight]") {
    const auto needs = [](const char* keys) {
        Board board(record(R"({"phase":"go","cur":"A","turn":3})",
                           {plane(0, "h7", "n", keys), plane(1, "h6", "n"), plane(0, "h6", "n")}));
        board.play_engine("(1)");
        return shot_needs(board.at(), straight_at(board.scene().rules, board.at(), 0)).has_value();
    };
    CHECK_FALSE(needs("{}"));
    CHECK_FALSE(needs(R"({"target":"C"})"));  // a friend
    CHECK(needs(R"({"target":"B"})"));
}

TEST_CASE("details tell what a shot needs beside the plan, and on a phone in the place of the players", "[dogfight]") {
    const bool phone = GENERATE(false, true);
    page::open("", phone ? page::phone() : page::desktop());
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    while (page::shows("guide:dismiss")) page::choose("guide:dismiss");
    CHECK_FALSE(page::shows("shot-needs"));
    page::press("Shift+D");
    REQUIRE(page::shows("shot-needs"));
    CHECK(page::says("A shot: "));  // all is met
    CHECK(page::says(" to hit"));
    CHECK(page::says("in its hex"));
    const float fly = page::mark("action:fly").min.y;
    CHECK((page::mark("shot-needs").max.y <= fly) == phone);
}

TEST_CASE("a height at which a move ends elsewhere says so", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A","turn":3})",
                       {plane(0, "h7", "n", R"({"target":"B","cv":2,"speed":3})"), plane(1, "h5", "n")}),
                "(1)");
    board.selection.show_more_ways(board.scene(), false);
    const Hex before = board.selection.plan().preview()->end().hex;
    for (int pitch = 1; pitch <= 3 && board.selection.plan().preview()->end().hex == before; ++pitch)
        board.selection.plan_pitch(board.scene(), pitch);
    REQUIRE(board.selection.plan().preview()->end().hex != before);
    const std::optional<Notice> told = board.selection.take_notice();
    REQUIRE(told);
    CHECK(told->told);
    CHECK(told->message.find(" does not lead there. Planned now: ") != std::string::npos);
}
