// Aerobatics as a choice beside a plan.
#include "games/dogfight/advice/plan_words.h"
#include "games/dogfight/text/lexicon.h"
#include "page/dogfight/board.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

TEST_CASE("a plan can be flown with aerobatics and without, as hits most, and says what that brings", "[dogfight]") {
    Board board(record(
        R"({"phase":"go","cur":"A","done":["B"]})",
        {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":2})"), plane(1, "g7", "n", R"({"moved":true})")}));
    board.play_engine("(4)");
    board.selection.show_more_ways(board.scene(), false);
    board.selection.plan_nose(board.scene(), Facing::none);
    const PlanChoice& choice = board.selection.plan();
    REQUIRE(choice.preview() != nullptr);
    REQUIRE(choice.preview()->points > 0);
    REQUIRE(choice.with_or_without_aerobatics() != nullptr);
    const Plan plain = *choice.with_or_without_aerobatics();
    CHECK(plain.points == 0);
    CHECK(words::aerobatics_name(plain) == "Without aerobatics");
    board.selection.plan().choose(plain);
    REQUIRE(choice.with_or_without_aerobatics() != nullptr);
    const Plan aerobatic = *choice.with_or_without_aerobatics();
    CHECK(aerobatic.points > 0);
    CHECK(aerobatic.tightness == plain.tightness);
    CHECK(aerobatic.end().hex == plain.end().hex);
    CHECK(aerobatic.speed < plain.speed);
    for (const Plan* other : choice.others(99)) {
        INFO(text_of(*other));
        const bool alike = other->points > 0 && other->tightness == plain.tightness;
        CHECK((!alike || other->chance * other->shot.any_hit <= aerobatic.chance * aerobatic.shot.any_hit));
    }
    CHECK(words::aerobatics_name(aerobatic) == "With aerobatics");
    REQUIRE(aerobatic.shot.any_hit > 0);
    CHECK(words::aerobatics_note(board.at(), aerobatic) == "Works " + words::plan_chance(aerobatic) + ", a shot hits " +
                                                               wording::percent(aerobatic.shot.any_hit) +
                                                               ". Then speed " + std::to_string(aerobatic.speed) + ".");
}

TEST_CASE("aerobatics are offered with what they change, and not where they bring the same", "[dogfight]") {
    int offered = 0;
    for (const char* target : {"g7", "g6", "h7", "g8", "g10"}) {
        for (const int value : {0, 2, 5, 9}) {
            Board board(record(
                R"({"phase":"go","cur":"A","done":["B"]})",
                {plane(0, "g8", "n", (R"({"type":"camel","target":"B","cv":)" + std::to_string(value) + "}").c_str()),
                 plane(1, target, "n", R"({"moved":true})")}));
            board.play_engine("(4)");
            const std::vector<Plan> plans = plans_at(board.scene().rules, board.at(), 0);
            for (const Plan& plan : plans) {
                for (const Plan& beside : plans) {
                    if ((plan.points > 0) == (beside.points > 0)) continue;
                    INFO(target << ", " << value << ": " << text_of(plan) << " beside " << text_of(beside));
                    const std::string change = words::aerobatics_change(board.at(), plan, beside);
                    const std::string note = words::aerobatics_note(board.at(), plan);
                    const std::string other = words::aerobatics_note(board.at(), beside);
                    CHECK(change.empty() == (note == other));
                    if (change.empty()) continue;
                    ++offered;
                    CHECK(change.ends_with("."));
                    CHECK(note.find(change) != std::string::npos);
                    CHECK(other.find(change) == std::string::npos);
                }
            }
        }
    }
    CHECK(offered > 100);
}

TEST_CASE("a plan beside another says what stays of its Combat Value, and where its speed is a danger", "[dogfight]") {
    const auto note = [](int speed, int cv, int kept, int place_bonus = 0) {
        Board board(record(R"({"phase":"go","cur":"A","done":["B"]})",
                           {plane(0, "g8", "n", R"({"type":"camel","target":"B","cv":2})"),
                            plane(1, "g5", "n", R"({"moved":true})")}));
        board.play_engine("(4)");
        Plan plan = straight_at(board.scene().rules, board.at(), 0);
        plan.speed = speed;
        plan.cv = cv;
        plan.next.kept = kept;
        plan.next.place_bonus = place_bonus;
        plan.shot.any_hit = {};
        return words::aerobatics_note(board.at(), plan);
    };
    CHECK(note(5, 10, 3) == "Sure. Combat Value 10, 3 next turn. Then speed 5.");
    CHECK(note(5, 4, 4, 2) == "Sure. Combat Value 4, 6 next turn. Then speed 5.");      // DF-CV-05
    CHECK(note(5, 10, 10, 3) == "Sure. Combat Value 10, 13 next turn. Then speed 5.");  // DF-CV-10 is for shots
    CHECK(note(5, 4, 4).ends_with(" Combat Value 4. Then speed 5."));
    CHECK(note(30, 4, 4).ends_with(" Combat Value 4. Speed 30: too fast, its wings may break."));
    CHECK(note(1, 4, 4).find("too slow, it stalls or spins.") != std::string::npos);
}

// DF-STR-01
TEST_CASE("a plan whose manoeuvres may harm its wings says so", "[dogfight]") {
    int safe = 0, hard = 0, failing = 0;
    for (const char* keys : {R"({"pilot":[-1,-1,-1]})", R"({"speed":8})"}) {
        Json flyer = Json::parse(R"({"type":"camel","target":"B","cv":2})");
        flyer.update(Json::parse(keys));
        Board board(record(R"({"phase":"go","cur":"A","done":["B"],"turn":3})",
                           {plane(0, "g8", "n", flyer.dump().c_str()), plane(1, "g7", "n", R"({"moved":true})")}));
        board.play_engine("(4)");
        for (const Plan& plan : plans_at(board.scene().rules, board.at(), 0)) {
            if (plan.falls || plan.out != Out::in_play) continue;
            const auto tells = [&](words::Detail detail, const char* part) {
                return words::plan_note(board.at(), plan, detail).find(part) != std::string::npos;
            };
            const bool told_hard = tells(words::Detail::brief, "harms its wings with "),
                       told_failing = tells(words::Detail::brief, "If it fails, its wings may be harmed.");
            INFO(text_of(plan) << ": " << words::plan_note(board.at(), plan, words::Detail::brief));
            CHECK_FALSE((told_hard && told_failing));
            CHECK((told_hard || told_failing) == (plan.dangers.strain + plan.dangers.failed_strain >= 0.02));
            CHECK(tells(words::Detail::least, "It strains the wings.") == (told_hard || told_failing));
            if (!plan.rolls) CHECK(plan.dangers.failed_strain == 0);
            hard += told_hard;
            failing += told_failing;
            safe += !told_hard && !told_failing;
        }
    }
    CHECK(safe > 0);
    CHECK(hard > 0);
    CHECK(failing > 0);
}

// DF-STALL-01
TEST_CASE("a plan that may stall on the way says so, also in the last turn", "[dogfight]") {
    int slow = 0, fast = 0;
    for (const int speed : {2, 3, 6}) {
        Json flyer = Json::parse(R"({"type":"camel","target":"B","cv":2})");
        flyer["speed"] = speed;
        Board board(record(R"({"phase":"go","cur":"A","done":["B"],"turn":20})",
                           {plane(0, "g8", "n", flyer.dump().c_str()), plane(1, "g7", "n", R"({"moved":true})")}));
        board.play_engine("(4)");
        for (const Plan& plan : plans_at(board.scene().rules, board.at(), 0)) {
            if (plan.falls || plan.out != Out::in_play) continue;
            for (const words::Detail detail : {words::Detail::least, words::Detail::brief, words::Detail::full}) {
                const std::string note = words::plan_note(board.at(), plan, detail);
                INFO(text_of(plan) << ": " << note);
                CHECK((note.find("So slow, it stalls or spins with ") != std::string::npos) ==
                      (plan.dangers.stall >= 0.02));
            }
            if (plan.dangers.stall > 0.02) CHECK(plan.chance < 0.99);
            slow += plan.dangers.stall >= 0.02;
            fast += plan.dangers.stall == 0;
        }
    }
    CHECK(slow > 0);
    CHECK(fast > 0);
}

TEST_CASE("nobody who is alone, or has no skill for it, is asked about aerobatics", "[dogfight]") {
    const bool alone = GENERATE(true, false);
    const char* flyer =
        alone ? R"({"type":"camel","target":"B"})" : R"({"type":"dfw","pilot":[-1,-1,-1],"target":"B"})";
    Board board(
        record(R"({"phase":"go","cur":"A"})", {plane(0, "g8", "n", flyer), plane(1, alone ? "g2" : "g7", "n")}));
    board.play_engine("(4)");
    board.selection.show_more_ways(board.scene(), false);
    REQUIRE(board.selection.plan().preview() != nullptr);
    CHECK(board.selection.plan().with_or_without_aerobatics() == nullptr);
}
