// What strangers asked while they played: each sentence says what is so, and nothing that is not.
#include <algorithm>

#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/marks.h"
#include "games/dogfight/rules/combat_values.h"
#include "games/dogfight/text/answer_words.h"
#include "games/dogfight/text/events.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/narration.h"
#include "page/dogfight/board.h"
#include "support/nonempty.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

const Names green{{"Green", "Red", "Blue", "Yellow"}, 0};
const std::string minus = words::minus;

// The plans of a Camel on h8 that heads for a target on this hex, with two hexes to fly.
struct Planned {
    Board board;
    std::vector<Plan> plans;
};
Planned near_target(const char* hex, const char* face, const char* start = R"({"phase":"go","cur":"A"})",
                    const char* keys = R"({"type":"camel","target":"B","cv":3})", const char* die = "(5)") {
    Board board(record(start, {plane(0, "h8", "n", keys), plane(1, hex, face)}));
    if (board.at().phase == Phase::mp) board.play("=");
    board.play(die);
    std::vector<Plan> plans = plans_at(board.scene().rules, board.at(), 0);
    return {std::move(board), std::move(plans)};
}

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

// DF-CV-05
TEST_CASE("only the hex straight behind the tail is right behind it", "[dogfight]") {
    int straight = 0, aside = 0;
    for (const char* hex : {"h6", "i6", "g6"}) {
        const Planned planned = near_target(hex, "n");
        const Position& at = planned.board.at();
        const Aircraft& target = at.plane(1);
        const Hex astern = neighbour(target.hex, turned(target.face, 3));
        for (const Plan& plan : planned.plans) {
            if (plan.out != Out::in_play || distance(plan.end().hex, target.hex) != 1) continue;
            Aircraft there = at.plane(0);
            there.hex = plan.end().hex;
            if (!behind(there, target)) continue;
            const bool right = there.hex == astern;
            ++(right ? straight : aside);
            const std::string note = words::plan_note(at, plan), listed = words::hex_choice(at, plan);
            INFO(hex_name(there.hex) << ": " << note << " " << listed);
            CHECK(tells(note, "right behind it") == right);
            CHECK(tells(listed, "right behind the red Albatros") == right);
            CHECK(tells(note, "Ends behind it, to the side") == !right);
            CHECK(tells(listed, "behind the red Albatros, to the side") == !right);
        }
    }
    CHECK(straight > 0);
    CHECK(aside > 0);
}

TEST_CASE("whom one hunts from the side of its tail is not right behind one", "[dogfight]") {
    const auto note = [](const char* hex) {
        const Board board(record(R"({"phase":"begin"})", {plane(0, hex, "n"), plane(1, "h6", "n")}));
        return words::declare_note(board.at(), 0, 1, false);
    };
    CHECK(note("h7").starts_with("right behind it"));
    CHECK(note("g7").starts_with("behind it, to the side"));
    CHECK(note("i7").starts_with("behind it, to the side"));
    CHECK(note("h8").starts_with("behind it" + std::string(words::dot)));
}

TEST_CASE("whoever has no shot that could hit is not said to have held its fire", "[dogfight]") {
    const auto told = [](const char* keys) {
        Board board(
            record(R"({"phase":"combat"})", {plane(0, "h7", "n", keys), plane(1, "h7", "n", R"({"speed":9})")}));
        REQUIRE(board.at().phase == Phase::fire);
        board.play("*0");
        return narrate(board.scene().history, 0, green);
    };
    CHECK(told(R"({"target":"B","speed":9,"cv":1})").starts_with("Your Albatros had no shot: no dice could hit."));
    CHECK(told(R"({"target":"B","speed":9,"cv":9})").starts_with("Your Albatros held its fire."));
}

// DF-MT-09: of a tighter circle that fails, the usual one may be held.
TEST_CASE("a tight circle that only holds a wider one is told in one sentence, and stops its plan with the same word",
          "[dogfight]") {
    for (const char* step : {"M+1", "@1 M+1"}) {
        Board board(record(R"({"phase":"go","cur":"A"})",
                           {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":3})"), plane(1, "g7", "n")}),
                    "(1)");
        board.moved();
        std::vector<Plan> plans = plans_at(board.scene().rules, board.at(), 0);
        const auto tight =
            std::ranges::find_if(plans, [&](const Plan& plan) { return text_of(plan).starts_with(step); });
        REQUIRE(tight != plans.end());
        Flight flight(board.scene(), *tight);
        const auto go_on = [&] {
            for (const Action& action : flight.go_on(board.scene())) board.play(move_text(action));
        };
        go_on();
        const std::size_t first = 1;
        REQUIRE(board.at().phase == Phase::mt);
        board.play(std::string(step).starts_with("@") ? "(2,2)" : "(1,2)");
        REQUIRE(board.at().move.held);
        board.play(board.at().move.order.size() > 1 ? "(6,6,6)" : "(6,6)");
        const std::string told = event_sentence(board.scene().history, first, board.scene().history.size(), green);
        INFO(step << ": " << told);
        CHECK(tells(told, "It slips: only a wider circle"));
        CHECK_FALSE(tells(told, "held a wider circle"));
        go_on();
        REQUIRE(flight.stopped());
        CHECK(words::stop_sentence(*flight.stopped()) ==
              "Plan stopped: the tight circle failed, only a wider one was held.");
    }
}

// A circle at speed 5 and aerobatics win 1 each.
TEST_CASE("a plan that wins Combat Value in several ways says what each of them brings", "[dogfight]") {
    const Planned planned = near_target("h7", "n");
    const auto of = [&](const char* moves) {
        const auto found =
            std::ranges::find_if(planned.plans, [&](const Plan& plan) { return text_of(plan).starts_with(moves); });
        REQUIRE(found != planned.plans.end());
        return *found;
    };
    const Plan both = of("@1 M"), circle = of("M M");
    REQUIRE(both.cv == 5);
    const auto note = [&](const Plan& plan, words::Detail detail) {
        return words::plan_note(planned.board.at(), plan, detail);
    };
    CHECK(tells(note(both, words::Detail::brief), "yours 5 (+1 circle, +1 aerobatics) for now"));
    CHECK(tells(note(both, words::Detail::full), "Combat Value 5 (+1 circle, +1 aerobatics)"));
    CHECK(tells(note(circle, words::Detail::brief), " circle) for now"));
}

// DF-CV-03: at a distance of one hex half of it fades.
TEST_CASE("a plan says why less of its Combat Value is left in the next turn", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A","done":["B"]})",
                       {plane(0, "h8", "n", R"({"target":"B","cv":4})"), plane(1, "h5", "n", R"({"moved":true})")}));
    if (board.at().phase == Phase::mp) board.play("=");
    board.play("(5)");
    const std::vector<Plan> plans = plans_at(board.scene().rules, board.at(), 0);
    const auto straight =
        std::ranges::find_if(plans, [](const Plan& plan) { return text_of(plan).starts_with("F F"); });
    REQUIRE(straight != plans.end());
    REQUIRE(straight->end().hex == *hex_from("h6"));
    CHECK(tells(words::plan_note(board.at(), *straight),
                "Combat Value 4, 2 next turn (" + minus +
                    "2 faded outside its hex or height), and its place gives +2 then."));  // DF-CV-05: right behind it
}

// DF-STALL-03: at the minimum speed a die decides, below it hardly anything helps.
TEST_CASE("the button of a plan says its height if that changes, and a speed at which it stalls", "[dogfight]") {
    int slow = 0, climbing = 0;
    Board board = to_move("n", "(5)");
    const Aircraft& mover = board.at().mover();
    for (int pitch = -3; pitch <= 3; ++pitch) {
        for (const Plan& plan : plans_at(board.scene().rules, board.at(), pitch)) {
            if (plan.out != Out::in_play || plan.falls) continue;
            const std::string note = words::plan_note(board.at(), plan, words::Detail::brief);
            INFO(text_of(plan) << ": " << note);
            CHECK(tells(note, ": too slow, it stalls or spins") == (plan.speed < mover.card.min));
            CHECK(tells(note, ": it may stall") == (plan.speed == mover.card.min));
            const bool level = plan.end().altitude == mover.altitude && plan.end().leave == mover.leave;
            CHECK(tells(note, "at height ") == !level);
            slow += plan.speed <= mover.card.min ? 1 : 0;
            climbing += level ? 0 : 1;
        }
    }
    CHECK(climbing > 0);
    CHECK(slow > 0);
}

TEST_CASE("a plan says which way its throttle takes the speed", "[dogfight]") {
    Board board = to_move("n", "(5)");
    std::vector<Plan> plans = plans_at(board.scene().rules, board.at(), 0);
    REQUIRE_FALSE(plans.empty());
    Plan plan = plans.front();
    REQUIRE(std::holds_alternative<Throttle>(plan.actions.back()));
    const auto told = [&](int use, int speed) {
        plan.actions.back() = Throttle{static_cast<std::int8_t>(use)};
        plan.speed = speed;
        return words::plan_aside(board.at(), plan, {}, true);
    };
    CHECK(told(1, 4).ends_with("Then the throttle is opened, to lose less speed."));
    CHECK(told(1, 5).ends_with("Then the throttle is opened, to get faster."));
    CHECK(told(-1, 5).ends_with("Then the throttle is closed, to get slower."));
    CHECK_FALSE(tells(told(0, 5), "throttle"));
}

TEST_CASE("a plan says what a dive is for", "[dogfight]") {
    Board board = to_move("n", "(5)");
    const int speed = board.at().mover().speed;
    int dives = 0, faster = 0;
    for (const int pitch : {-2, -1, 0, 1}) {
        for (const Plan& plan : plans_at(board.scene().rules, board.at(), pitch)) {
            const bool told = tells(words::plan_aside(board.at(), plan, {}, false),
                                    "The dive brings speed " + std::to_string(plan.speed) + ".");
            CHECK(told == (plan.end().pitch < 0 && plan.speed > speed && !plan.falls));
            dives += plan.end().pitch < 0;
            faster += told;
        }
    }
    CHECK(dives > 0);
    CHECK(faster > 0);
}

TEST_CASE("a shot is no longer marked once somebody has flown, be it in a circle", "[dogfight]") {
    Board board(record(R"({"phase":"combat"})",
                       {plane(0, "h7", "-", R"({"target":"B","cv":5})"), plane(1, "h7", "-", R"({"speed":5})")}),
                "*3 (5,4,1,2) >B >A");
    const History<Rules>& history = board.scene().history;
    const std::size_t shot = 1;
    const auto marked = [&] {
        return std::pair(marks_of_last_turn(history).shots.size(), marks_of(history, 0, history.cursor()).shots.size());
    };
    board.play("(9,3)");
    board.play("(4)");
    CHECK(marked() == std::pair<std::size_t, std::size_t>(1, 1));
    REQUIRE(board.at().phase == Phase::move);
    board.play("M");
    for (int tests = 0; tests < 3 && board.at().current == 1 && board.at().phase == Phase::mt; ++tests)
        board.play("(6,6)");
    CHECK(marked() == std::pair<std::size_t, std::size_t>(0, 0));
    CHECK(marks_of(history, 0, shot + 1).shots.size() == 1);  // pointed at, it is seen
}

namespace {

// In the last turn, a target that has flown, at this distance.
Planned in_last_turn(const char* hex, int turn = 20) {
    Json start = Json::parse(R"({"phase":"go","cur":"A","done":["B"]})");
    start["turn"] = turn;
    Board board(record(start.dump().c_str(), {plane(0, "h8", "n", R"({"type":"camel","target":"B","cv":5})"),
                                              plane(1, hex, "n", R"({"moved":true})")}));
    if (board.at().phase == Phase::mp) board.play("=");
    board.play("(5)");
    std::vector<Plan> plans = plans_at(board.scene().rules, board.at(), 0);
    return {std::move(board), std::move(plans)};
}

}  // namespace

TEST_CASE("in the last turn a plan says that only hits count, and nothing of a turn that does not come", "[dogfight]") {
    const std::string counts = "The last turn: only hits count now", none = counts + ", and this brings no shot. ";
    for (const char* hex : {"h6", "b2"}) {
        const Planned planned = in_last_turn(hex);
        for (const Plan& plan : planned.plans) {
            if (plan.out != Out::in_play || plan.falls) continue;
            for (const words::Detail detail : {words::Detail::brief, words::Detail::full}) {
                const std::string note = words::plan_note(planned.board.at(), plan, detail) + " " +
                                         words::plan_aside(planned.board.at(), plan, {}, true) + " ";
                INFO(text_of(plan) << ": " << note);
                const bool says_why = tells(note, "No shot: ");
                const bool has_reason = says_why && detail == words::Detail::full;
                CHECK(tells(note, plan.shot.hits > 0 || has_reason ? counts + ". " : none));
                CHECK_FALSE(tells(note, "next turn"));
                CHECK_FALSE(tells(note, "throttle"));
                CHECK_FALSE(tells(note, "Speed falls"));
            }
        }
        CHECK(std::ranges::any_of(planned.plans, [](const Plan& plan) { return plan.shot.hits > 0; }) == (*hex == 'h'));
    }
    const Planned before = in_last_turn("h6", 19);
    for (const Plan& plan : nonempty(before.plans))
        CHECK_FALSE(tells(words::plan_note(before.board.at(), plan), "last turn"));
}

TEST_CASE("in the last turn a shot is proposed where there is one, else what takes no risk", "[dogfight]") {
    int shots = 0, idle = 0;
    for (const char* hex : {"h6", "h7", "g7", "h5", "g6", "i6", "b2"}) {
        for (const auto whom : {PlanChoice::For::player, PlanChoice::For::beginner}) {
            const Planned planned = in_last_turn(hex);
            PlanChoice choice;
            choice.reckon(planned.board.scene(), whom);
            REQUIRE(choice.proposed() != nullptr);
            Millionths most;
            for (const Plan& plan : planned.plans)
                most = std::max(most, plan.chance >= 0.6 ? plan.shot.hits : Millionths{});
            INFO(hex << ": " << text_of(*choice.proposed()));
            ++(most > 0 ? shots : idle);
            if (most > 0) {
                CHECK(choice.proposed()->shot.hits > 0);
            } else {
                CHECK_FALSE(choice.proposed()->rolls);
            }
        }
    }
    CHECK(shots > 0);
    CHECK(idle > 0);
}

TEST_CASE("the plan that is proposed and another of one's own have different names", "[dogfight]") {
    Board board = to_move("n", "(5)");
    board.selection.show_more_ways(board.scene(), false);
    const PlanChoice& choice = board.selection.plan();
    const auto name = [&] {
        return words::plan_name(board.at(), *choice.preview(), choice.is_proposed(*choice.preview()));
    };
    CHECK(name().starts_with("Fly it: "));
    board.selection.plan().next_hex(board.scene(), 1);
    CHECK(name().starts_with("Fly your own: "));
    board.selection.plan().next_hex(board.scene(), -1);
    CHECK(name().starts_with("Fly it: "));
    CHECK(words::other_plan_name(board.at(), *choice.proposed(), true).starts_with("As suggested: "));
    CHECK(words::other_plan_name(board.at(), *choice.proposed(), false).starts_with("Change to: "));
}

TEST_CASE("where aircraft flew is marked turn by turn, so that its numbers count within one", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A"})", {plane(0, "h9", "n"), plane(1, "b3", "s")}), "(5) F F N");
    for (const char* move : {"(5)", "F", "F", "N", ">-", ">-", "(1,9)", "(5)", "F", "F", "N"}) board.play(move);
    const History<Rules>& history = board.scene().history;
    REQUIRE(board.at().turn == 2);
    const Marks marks = marks_of(history, 0, history.cursor());
    REQUIRE(marks.trails.size() >= 2);
    for (const Trail& trail : marks.trails) {
        for (const std::size_t ply : trail.plies) {
            // The first one is where the aircraft stood before.
            if (ply != trail.plies.front()) CHECK(history.at(ply - 1).turn == history.at(trail.plies[1] - 1).turn);
        }
    }
}

TEST_CASE("trails are numbered in the order of the newest turn, where more than one was flown in it", "[dogfight]") {
    const Trail earlier{0, 2, {3, 4}}, second{0, 3, {9, 12}}, first{1, 3, {9, 10}};
    CHECK(trail_numbers(std::vector{earlier, second, first}) == std::vector{0, 2, 1});
    CHECK(trail_numbers(std::vector{earlier, second}) == std::vector{0, 0});
}

namespace {

// A Camel that circles: a plan that ends in its hex is the one proposed or marked.
Board circling() {
    Board board(record(
        R"({"phase":"go","cur":"A","turn":3,"done":["B"]})",
        {plane(0, "h8", "-", R"({"type":"camel","target":"B","cv":3})"), plane(1, "h5", "n", R"({"moved":true})")}));
    if (board.at().phase == Phase::mp) board.play("=");
    board.play("(1)");
    board.selection.show_more_ways(board.scene(), false);
    return board;
}

}  // namespace

TEST_CASE("a press on one's own aircraft never flies it, but says what it is", "[dogfight]") {
    Board board = circling();
    REQUIRE(board.selection.planning());
    board.selection.plan().choose_hex(board.scene(), board.at().plane(0).hex);
    REQUIRE(board.selection.plan().preview()->end().hex == board.at().plane(0).hex);
    board.press_plane('A');
    CHECK(board.orders().empty());
    const std::optional<Notice> told = board.selection.take_notice();
    REQUIRE(told);
    CHECK(tells(told->message, "The green Camel"));
    CHECK(tells(told->message, "height 8"));
    CHECK(told->told);  // no refusal
    CHECK_FALSE(board.selection.flight());
}

TEST_CASE("a press on the enemy says what it is, how far, and what a shot takes", "[dogfight]") {
    Board board = circling();
    board.press_plane('B');
    const std::optional<Notice> told = board.selection.take_notice();
    REQUIRE(told);
    INFO(told->message);
    CHECK(told->told);
    for (const char* part : {"The red Albatros", "height 8", "3 hexes away", "Combat Value on it 3", "its hex"})
        CHECK(tells(told->message, part));
}

TEST_CASE("the question says how many hexes the engine's die gives", "[dogfight]") {
    // DF-MOV-02: speed 5 and a die of 1 are one hex, a die of 6 two.
    const auto question = [](const char* die) {
        const Board board = to_move("n", die);
        return prompt(board.scene().rules, board.at()).question;
    };
    CHECK(question("(1)") == "Where do you fly? 1 hex.");
    CHECK(question("(6)") == "Where do you fly? 2 hexes.");
}

TEST_CASE("to a beginner a nose means the same move, whatever was proposed", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A","turn":3,"done":["B"]})",
                       {plane(0, "h8", "n", R"({"type":"camel","speed":6,"target":"B","cv":2})"),
                        plane(1, "h7", "n", R"({"speed":6,"moved":true})")}));
    board.play_engine("(4)");
    board.selection.panel().guided = true;
    board.selection.show_more_ways(board.scene(), false);
    PlanChoice choice;
    choice.reckon(board.scene(), PlanChoice::For::beginner);
    REQUIRE(choice.proposed() != nullptr);
    REQUIRE(choice.proposed()->points > 0);
    const Hex hex = choice.proposed()->end().hex;
    REQUIRE(choice.choose(hex, Facing::n));
    CHECK(choice.preview()->points == 0);
    const std::vector<Action> plain = choice.preview()->actions;
    REQUIRE(choice.choose(hex, Facing::ne));
    REQUIRE(choice.choose(hex, Facing::n));
    CHECK(choice.preview()->actions == plain);
}
