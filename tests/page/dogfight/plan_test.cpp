// Planning a whole move, flying it, and what stops it.
#include "games/dogfight/advice/plan.h"
#include "games/dogfight/advice/answers.h"

#include <algorithm>

#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/rules/fire.h"
#include "games/dogfight/text/lexicon.h"
#include "page/dogfight/board.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

// A on h7 with two hexes to fly, planned as a whole.
Board to_plan(const char* face = "n", const std::string& moves = "(5)", const char* keys = "{}") {
    Board board = to_move(face, moves, keys);
    board.selection.show_more_ways(board.scene(), false);
    return board;
}

std::string preview(const Board& board) {
    const Plan* plan = board.selection.plan().preview();
    return plan == nullptr ? "" : text_of(*plan);
}

// Gives what the selection has ordered, as the table does; the moves given.
std::string give_orders(Board& board) {
    std::string given;
    for (const Action& action : board.selection.take_orders()) {
        if (!board.scene().check(action).accepted()) break;
        given += (given.empty() ? "" : " ") + move_text(action);
        board.play(move_text(action));
    }
    board.moved();
    board.selection.played(board.scene());
    return given;
}
void throw_dice(Board& board, const char* dice) {
    board.play(dice);
    board.moved();
    board.selection.played(board.scene());
}

}  // namespace

TEST_CASE("a ghost stands ready, and another hex brings it there without dice", "[dogfight]") {
    Board board = to_plan();
    CHECK(board.selection.planning());
    REQUIRE(board.selection.plan().preview() != nullptr);
    CHECK(board.selection.plan().preview()->out == Out::in_play);
    CHECK(board.orders().empty());  // it never flies by itself
    board.press_hex("h5");
    CHECK(preview(board).starts_with("F F"));
    CHECK_FALSE(board.selection.plan().preview()->rolls);
    board.press_hex("h5");  // again: do
    CHECK(board.orders().starts_with("F F"));
}

TEST_CASE("nose, hex and height of a plan are changed by keys and handles", "[dogfight]") {
    Board board = to_plan();
    board.press_hex("h5");
    board.selection.plan_nose(board.scene(), Facing::ne);
    CHECK(board.selection.plan().preview()->end().face == Facing::ne);
    board.selection.plan().turn(-1);
    CHECK(board.selection.plan().preview()->end().face == Facing::n);
    board.selection.plan_pitch(board.scene(), -1);
    CHECK(board.selection.plan().pitch() == -1);
    CHECK(board.selection.plan().preview()->end().hex == *hex_from("h5"));
    CHECK(preview(board).starts_with("F^-1 F"));
    const Hex before = board.selection.plan().preview()->end().hex;
    board.selection.plan().next_hex(board.scene(), 1);
    CHECK(board.selection.plan().preview()->end().hex != before);
    board.selection.plan().next_hex(board.scene(), -1);
    CHECK(board.selection.plan().preview()->end().hex == before);
    board.selection.plan().set_throttle(-1);
    CHECK(preview(board).ends_with(" D"));
    board.selection.plan_nose(board.scene(), Facing::nw);
    CHECK(preview(board).ends_with(" D"));  // the throttle stays
}

TEST_CASE("what is proposed is remembered while other plans are looked at", "[dogfight]") {
    Board board = to_plan();
    const PlanChoice& choice = board.selection.plan();
    REQUIRE(choice.proposed() != nullptr);
    const std::string proposed = text_of(*choice.proposed());
    CHECK(preview(board) == proposed);
    board.selection.plan().next_hex(board.scene(), 1);
    board.selection.plan_pitch(board.scene(), -1);
    CHECK(preview(board) != proposed);
    CHECK(text_of(*choice.proposed()) == proposed);
}

TEST_CASE("a plan beside a target that flies later promises a shot only if it stays", "[dogfight]") {
    const auto note = [](bool moved) {
        const Json target = plane(1, "h6", "n", moved ? R"({"moved":true})" : "{}");
        Board board(record(moved ? R"({"phase":"go","cur":"A","done":["B"]})" : R"({"phase":"go","cur":"A"})",
                           {plane(0, "h7", "n", R"({"target":"B","cv":8})"), target}));
        if (board.at().phase == Phase::mp) board.play("=");
        board.play("(3)");
        const std::vector<Plan> plans = plans_at(board.scene().rules, board.at(), 0);
        const auto straight =
            std::ranges::find_if(plans, [](const Plan& plan) { return text_of(plan).starts_with("F "); });
        REQUIRE(straight != plans.end());
        return words::plan_note(board.at(), *straight, words::Detail::brief);
    };
    // Of each of its two guns one throw in 36 misses.
    CHECK(note(true) ==
          "The move is sure, a shot hits 99%. Ends in its hex, and may fire. Combat Value: yours stays 8.");
    CHECK(note(false) == "Sure. Ends in its hex, and may fire if it stays. Combat Value: yours stays 8 for now.");
}

TEST_CASE("a plan counts no Combat Value above 10, as no shot does (DF-CV-10)", "[dogfight]") {
    const auto plans_with = [](const char* keys) {
        Board board(record(R"({"phase":"go","cur":"A","done":["B"]})",
                           {plane(0, "g8", "n", keys), plane(1, "g7", "n", R"({"moved":true})")}));
        board.play_engine("(1)");
        return plans_at(board.scene().rules, board.at(), 0);
    };
    const std::vector<Plan> ten = plans_with(R"({"target":"B","cv":10})"),
                            nine = plans_with(R"({"target":"B","cv":9})");
    REQUIRE(ten.size() == nine.size());
    int firing = 0;
    for (const Plan& plan : ten) {
        CHECK(plan.cv <= 10);
        const auto same = std::ranges::find(nine, plan.actions, &Plan::actions);
        if (same == nine.end() || same->cv < 10 || plan.shot.hits <= 0) continue;
        CHECK(plan.shot.hits == same->shot.hits);  // both have 10 when they fire
        ++firing;
    }
    CHECK(firing > 0);
}

TEST_CASE("what is too far for a move is refused with how far it can go", "[dogfight]") {
    Board board = to_plan();
    board.press_hex("h2");
    CHECK(board.orders().empty());
    const std::optional<Notice> notice = board.selection.take_notice();
    REQUIRE(notice);
    CHECK(notice->message == "Too far: with this engine die 2 hexes are the most.");
    CHECK(preview(board) != "");
}

TEST_CASE("a circling plane that cannot get to a hex says so", "[dogfight]") {
    Board board = to_plan("-");
    board.press_hex("h1");
    const std::optional<Notice> notice = board.selection.take_notice();
    REQUIRE(notice);
    CHECK(notice->message.starts_with("Too far: "));
}

TEST_CASE("a plan tells what its Combat Value falls to, and what of it is kept", "[dogfight]") {
    Board board = to_plan("n", "(5)", R"({"target":"B","cv":3})");
    board.press_hex("h5");
    const std::string note = words::plan_note(board.at(), *board.selection.plan().preview());
    CHECK(note.find("Combat Value 3, 0 next turn") != std::string::npos);  // B is far away
    Plan worse = *board.selection.plan().preview();
    worse.cv = -2;
    CHECK(words::plan_note(board.at(), worse).find("Combat Value falls from 3 to ") != std::string::npos);
}

TEST_CASE("when a hint goes the plan before it is back, unless another was made since", "[dogfight]") {
    Board board = to_plan("n", "(5)", R"({"target":"B"})");
    const std::string before = preview(board);
    board.selection.follow_hint(board.scene(), *read_move_text("M", Phase::move));
    REQUIRE(preview(board) != before);
    board.selection.let_hint_go();
    CHECK(preview(board) == before);
    board.selection.follow_hint(board.scene(), *read_move_text("M", Phase::move));
    board.selection.plan().next_hex(board.scene(), 1);
    const std::string own = preview(board);
    board.selection.let_hint_go();
    CHECK(preview(board) == own);
}

TEST_CASE("what is hinted becomes the plan, and what no plan can do unfolds", "[dogfight]") {
    for (const char* text : {"M", "L2", "F^-1", "F^1"}) {
        Board board = to_plan("n", "(5)", R"({"target":"B"})");
        const Action hint = *read_move_text(text, Phase::move);
        board.selection.follow_hint(board.scene(), hint);
        INFO(text);
        CHECK_FALSE(board.selection.panel().more_ways);
        CHECK(preview(board).starts_with(text));
        CHECK_FALSE(board.selection.plan().differs());  // it is the suggestion now,
        const std::string hinted = preview(board);
        board.selection.plan().next_hex(board.scene(), 1);
        CHECK(board.selection.plan().differs());
        board.selection.plan().choose_proposed(board.scene());
        CHECK(preview(board) == hinted);  // to which one comes back
    }
    Board board = to_plan("n", "(5)", R"({"target":"B"})");
    board.selection.follow_hint(board.scene(), *read_move_text("M+2", Phase::move));  // nobody is near
    CHECK(board.selection.panel().more_ways);
}

TEST_CASE("a circling plane has a step that stands out among the single ones", "[dogfight]") {
    Board board = to_move("-", "(5)");
    const StepChoice& steps = board.selection.steps();
    CHECK(steps.offer_of(steps.default_step(board.scene())) != nullptr);
}

TEST_CASE("other ways to fly to the same place stand beside the plan, the surest among them", "[dogfight]") {
    Board board(
        record(R"({"phase":"go","cur":"A"})", {plane(0, "g8", "n", R"({"target":"B","cv":3})"), plane(1, "g7", "n")}),
        "(4)");
    board.selection.show_more_ways(board.scene(), false);
    board.selection.plan_nose(board.scene(), Facing::none);
    REQUIRE(board.selection.plan().preview() != nullptr);
    const Plan preview = *board.selection.plan().preview();
    const std::vector<const Plan*> others = board.selection.plan().others(2);
    REQUIRE_FALSE(others.empty());
    for (const Plan* other : others) {
        CHECK(other->end().hex == preview.end().hex);
        CHECK(other->end().face == preview.end().face);
        CHECK(text_of(*other) != text_of(preview));
    }
    const Plan other = *others.front();
    board.selection.plan().choose(other);
    CHECK(board.selection.plan().preview()->tightness == other.tightness);
    CHECK(board.selection.plan().preview()->points == other.points);
}

TEST_CASE("a plan tells what a failure costs, and what aerobatics cost and win", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A"})",
                       {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":3})"), plane(1, "g7", "n")}),
                "(5)");
    board.selection.show_more_ways(board.scene(), false);
    const std::vector<Plan>& plans = board.selection.plan().plans();
    const auto aerobatic =
        std::ranges::find_if(plans, [](const Plan& plan) { return plan.points == 2 && plan.chance < 0.8; });
    REQUIRE(aerobatic != plans.end());
    const std::string note = words::plan_note(board.at(), *aerobatic);
    CHECK(note.find("%, risky. If not, it slips and ") != std::string::npos);
    CHECK(note.find("Aerobatics of 2 points win 2 Combat Value for 1 more on the dice and 1 speed.") !=
          std::string::npos);
    CHECK(words::plan_note(board.at(), *aerobatic, words::Detail::brief).find("Aerobatics of") == std::string::npos);
    const auto sure = std::ranges::find_if(plans, [](const Plan& plan) { return plan.points == 0 && !plan.rolls; });
    REQUIRE(sure != plans.end());
    CHECK(words::plan_note(board.at(), *sure).find("slips") == std::string::npos);
}

TEST_CASE("nobody who can fly on is offered to stall", "[dogfight]") {
    Board board(record(R"({"phase":"go","cur":"A"})",
                       {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":3})"), plane(1, "g7", "n")}),
                "(5)");
    board.selection.show_more_ways(board.scene(), false);
    const PlanChoice& choice = board.selection.plan();
    REQUIRE(std::ranges::any_of(choice.plans(), &Plan::falls));
    const std::vector<Plan> plans = choice.plans();
    for (const Plan& plan : plans) {
        if (plan.falls) continue;
        board.selection.plan().choose(plan);
        CHECK(std::ranges::none_of(choice.others(9), &Plan::falls));
    }
}

TEST_CASE("a plan near its target says why it brings no shot", "[dogfight]") {
    const auto note_with = [](const char* keys) {
        Board board(record(R"({"phase":"go","cur":"A"})", {plane(0, "g8", "n", keys), plane(1, "g7", "n")}), "(4)");
        board.selection.show_more_ways(board.scene(), false);
        const std::vector<Plan>& plans = board.selection.plan().plans();
        const auto straight = std::ranges::find_if(plans, [](const Plan& plan) {
            return text_of(plan).starts_with("F") && plan.end().face == Facing::n && plan.points == 0;
        });
        REQUIRE(straight != plans.end());
        return words::plan_note(board.at(), *straight);
    };
    CHECK(note_with(R"({"target":"B","cv":-3})")
              .ends_with("No shot: a hit needs Combat Value 1, and yours would be \xE2\x88\x92"
                         "3."));
    CHECK(note_with(R"({"target":"B","cv":6})").find("No shot") == std::string::npos);
}

TEST_CASE("a plane that is too slow to fly says so in its plan, and has one", "[dogfight]") {
    Board board = to_plan("-", "(5)", R"({"target":"B","speed":0})");
    const Plan* plan = board.selection.plan().preview();
    REQUIRE(plan != nullptr);
    REQUIRE(plan->falls);
    CHECK(words::plan_note(board.at(), *plan).starts_with("Too slow: "));
}

TEST_CASE("a neighbour at which no move ends is one step, and a hex behind is refused", "[dogfight]") {
    Board board = to_plan();
    board.press_hex("h6");
    CHECK((preview(board).starts_with("M ") || preview(board) == "F"));
    board.press_hex("h9");
    CHECK(board.orders().empty());
    CHECK(board.rule() == "DF-MOV-06");
}

TEST_CASE("the record of a plan is that of its actions given singly", "[dogfight]") {
    Board board = to_plan("n", "(5)", R"({"target":"B"})");
    board.press_hex("h5");
    const std::string planned = preview(board);
    board.selection.go(board.scene());
    CHECK(give_orders(board) == planned);
    CHECK_FALSE(board.selection.flight());

    Board single = to_move("n", "(5)", R"({"target":"B"})");
    std::istringstream moves(planned);
    for (std::string move; moves >> move;) single.play(move);
    CHECK(board.at() == single.at());
    CHECK(board.scene().history.actions() == single.scene().history.actions());
}

TEST_CASE("a plan waits for its dice and goes on by itself, or stops where they fail", "[dogfight]") {
    const bool fails = GENERATE(false, true);
    Board board = to_plan("n", "(5)", R"({"speed":8})");
    const std::vector<Plan> plans = board.selection.plan().plans();
    const auto tested = std::ranges::find_if(
        plans, [](const Plan& plan) { return plan.steps() == 2 && text_of(plan).starts_with("R2 F") && plan.rolls; });
    REQUIRE(tested != plans.end());
    CHECK(tested->chance < 1);
    board.press_hex(hex_name(tested->end().hex).c_str());
    for (int i = 0; i < 7 && board.selection.plan().preview()->end() != tested->end(); ++i)
        board.selection.plan().turn(1);
    const std::string planned = preview(board);
    REQUIRE(planned.starts_with("R2 F"));
    board.selection.go(board.scene());
    CHECK(give_orders(board) == "R2");
    REQUIRE(board.at().phase == Phase::mt);
    CHECK(board.orders().empty());
    throw_dice(board, fails ? "(1,1)" : "(6,6)");
    if (fails) {
        throw_dice(board, "(6,6)");  // no strain
        CHECK(board.orders().empty());
        REQUIRE(board.selection.flight());
        CHECK(board.selection.flight()->stopped() == Stop::failed);
        CHECK_FALSE(board.selection.flight()->rest().empty());
        CHECK(words::stop_sentence(Stop::failed) == "Plan stopped: the manoeuvre failed.");
        return;
    }
    CHECK(planned.ends_with(give_orders(board)));
    CHECK_FALSE(board.selection.flight());
    CHECK(waypoint_of(board.at().plane(0)) == tested->end());
}

TEST_CASE("a stall stops a plan, and the next question comes anew", "[dogfight]") {
    Board board = to_plan("n", "(6)", R"({"speed":2,"target":"B"})");
    REQUIRE(board.selection.plan().preview() != nullptr);
    CHECK(board.selection.plan().preview()->rolls);
    board.selection.go(board.scene());
    give_orders(board);
    REQUIRE(board.at().phase == Phase::stall);
    throw_dice(board, "(2)");
    REQUIRE(board.selection.flight());
    CHECK(board.selection.flight()->stopped() == Stop::stalled);
    CHECK(board.at().phase == Phase::throttle);
    CHECK(board.orders().empty());
}

TEST_CASE("to undo, or to let go, ends a plan that waits", "[dogfight]") {
    Board board = to_plan("n", "(6)", R"({"speed":2})");
    board.selection.go(board.scene());
    give_orders(board);
    REQUIRE(board.selection.flight());
    board.selection.cancel();
    CHECK_FALSE(board.selection.flight());
    throw_dice(board, "(6)");
    CHECK(board.orders().empty());
}

TEST_CASE("a plan whose orders are not played is let go", "[dogfight]") {
    Board board = to_plan();
    board.selection.go(board.scene());
    CHECK_FALSE(board.orders().empty());
    board.moved();
    board.selection.played(board.scene());
    CHECK(board.orders().empty());
    CHECK_FALSE(board.selection.flight());
}

TEST_CASE("whatever is planned is legal, stays on the map if it can, and turns out as it was reckoned", "[dogfight]") {
    std::size_t planned = 0;
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "dogfight") continue;
        Board board(Json::parse(game.record));
        for (const std::string& move : game.moves) {
            if (board.at().phase == Phase::move || board.at().phase == Phase::declare) {
                const Rules& rules = board.scene().rules;
                const std::vector<Plan> plans = plans_at(rules, board.at(), board.at().mover().pitch);
                const int mover = board.at().current;
                for (const Plan& plan : plans) {
                    ++planned;
                    INFO(text_of(plan));
                    CHECK(board.scene().check(plan.actions.front()).accepted());
                    CHECK(plan.chance > 0);
                    CHECK(plan.chance <= 1);
                    Position at = board.at();
                    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
                        REQUIRE(play_as_meant(rules, at, plan.actions[i]));
                        if (board.at().phase == Phase::declare) continue;  // not flown yet
                        CHECK((at.phase == Phase::over || waypoint_of(at.plane(mover)) == plan.places[i] ||
                               !at.plane(mover).in_play()));
                    }
                }
                const bool can_stay = std::ranges::any_of(plans, [](const Plan& p) { return p.out == Out::in_play; });
                if (can_stay) CHECK(plans.front().out == Out::in_play);
            }
            board.play(move);
        }
    }
    CHECK(planned > 500);
}

TEST_CASE("no answer that declines stands out, and a guided game gives only usual answers", "[dogfight]") {
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "dogfight") continue;
        Board board(Json::parse(game.record));
        for (const std::string& move : game.moves) {
            if (is_decision(board.at().phase)) {
                const Rules& rules = board.scene().rules;
                const std::vector<Answer> answers = answers_to(rules, board.at(), {});
                INFO(phase_words[static_cast<std::size_t>(board.at().phase)]);
                if (const auto place = suggested_in(answers)) CHECK_FALSE(answers[*place].folded);
                CHECK(std::ranges::count_if(
                          answers, [](const Answer& a) { return !a.folded && a.role != Role::declining; }) <= 4);
                if (!answers.empty())
                    CHECK(std::ranges::any_of(answers, [](const Answer& answer) { return !answer.folded; }));
                if (const auto given = guided_answer(rules, board.at())) CHECK(board.scene().check(*given).accepted());
            }
            board.play(move);
        }
    }
}

TEST_CASE("a guided game follows and adds up by itself, and says so; asked, it does not", "[dogfight]") {
    Board board = to_tail();
    board.selection.played(board.scene());
    CHECK(board.orders().empty());
    board.selection.show_more_ways(board.scene(), false);
    board.selection.panel().guided = true;
    board.selection.played(board.scene());
    CHECK(board.orders() == "~");
    REQUIRE(board.selection.only_answer());
    CHECK(board.selection.only_answer()->by_guide);
}

TEST_CASE("a guided game holds the fire of whoever cannot hit, and asks where it can", "[dogfight]") {
    int asked = 0, held = 0;
    for (const int cv : {1, 2, 3, 5}) {
        for (const int speed : {5, 7, 9}) {
            Json hunter = plane(0, "h7", "n", R"({"target":"B"})"), hunted = plane(1, "h7", "n");
            hunter["cv"] = cv;
            hunter["speed"] = hunted["speed"] = speed;
            const Board board(record(R"({"phase":"combat"})", {hunter, hunted}));
            if (board.at().phase != Phase::fire) continue;
            const auto fire = forecast_fire(board.scene().rules.options(), board.at(), 0);
            REQUIRE(fire);
            const bool hits = std::ranges::any_of(fire->bursts, [](const auto& each) { return each.any_hit > 0; });
            const auto given = guided_answer(board.scene().rules, board.at());
            INFO("Combat Value " << cv << ", speed " << speed);
            CHECK(given.has_value() == !hits);
            ++(hits ? asked : held);
            if (hits) continue;
            CHECK(std::holds_alternative<Pass>(*given));
            CHECK(words::given_name(board.at(), *given) == "has no shot: no dice could hit");
        }
    }
    CHECK(asked > 0);
    CHECK(held > 0);
}

TEST_CASE("a plan is told in words", "[dogfight]") {
    Board board = to_plan();
    board.press_hex("h5");
    const Plan& plan = *board.selection.plan().preview();
    CHECK(words::plan_name(board.at(), plan) == "Fly it: straight on for two hexes");
    CHECK(words::plan_chance(plan) == "sure");
    Plan risky = plan;
    risky.rolls = true;
    risky.chance = millionths(64, 100);
    CHECK(words::plan_chance(risky).ends_with(", risky"));
}
