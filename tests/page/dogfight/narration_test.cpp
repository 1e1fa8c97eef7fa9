#include "games/dogfight/text/narration.h"

#include <catch_amalgamated.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/dice.h"
#include "games/dogfight/advice/advice.h"
#include "games/dogfight/rules/forecast.h"
#include "games/dogfight/text/lexicon.h"
#include "games/dogfight/text/panel_sentences.h"
#include "page/dogfight/board.h"
#include "page/playthroughs.h"
#include "samples/dogfight.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

namespace {

const Names spectator{{"Green", "Red", "Blue", "Yellow"}, -1};
const Names green{{"Green", "Red", "Blue", "Yellow"}, 0};

// A choice that leads to dice at once is told by them.
bool may_be_silent(const Action& action) {
    return std::holds_alternative<RollMp>(action) || std::holds_alternative<Aero>(action) ||
           std::holds_alternative<Throttle>(action);
}

void check_sentence(const std::string& text) {
    CHECK(text.find_first_of("_()<>^~@*{}") == std::string::npos);
    CHECK(text.find("  ") == std::string::npos);
    CHECK((text.front() < 'a' || text.front() > 'z'));
    CHECK(text.back() == '.');
}

void check_all(const History<Rules>& history, std::set<Phase>& told) {
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        const std::string text = narrate(history, ply, ply % 2 == 0 ? spectator : green);
        INFO("ply " << ply << ", " << move_text(history.actions()[ply]) << ": " << text);
        if (text.empty()) {
            const Phase next = history.at(ply + 1).phase;
            CHECK((may_be_silent(history.actions()[ply]) || next == Phase::mt || next == Phase::fail));
            continue;
        }
        told.insert(history.at(ply).phase);
        check_sentence(text);
    }
}

// Plays at random, so many actions at most.
History<Rules> at_random(const Options& options, Rng& rng, int most) {
    const Rules rules = *Rules::make(options);
    History<Rules> history(rules, rules.start());
    for (int i = 0; i < most && history.at().phase != Phase::over; ++i) {
        const Status status = rules.status(history.at());
        if (status.roll) {
            REQUIRE(history.play(sample_roll(*status.roll, rng)).accepted());
            continue;
        }
        const std::vector<Action> legal = legal_actions(rules, history.at());
        REQUIRE(history.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]).accepted());
    }
    return history;
}

std::string last_told(Board& board, const std::string& move, const Names& names = spectator) {
    board.play(move);
    const History<Rules>& history = board.scene().history;
    return narrate(history, history.size() - 1, names);
}

}  // namespace

TEST_CASE("every ply of every game is told in whole sentences", "[dogfight]") {
    std::set<Phase> told;
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "dogfight") continue;
        const auto match = std::move(*open_match(Json::parse(game.record)));
        History<Rules> history = static_cast<const MatchOf<Rules>&>(*match).history();
        for (const std::string& move : game.moves)
            REQUIRE(history.play(*read_move_text(move, history.at().phase)).accepted());
        check_all(history, told);
    }
    Rng rng(7);
    for (const Options& options : sightlines::test::Samples<Rules>::option_sets())
        check_all(at_random(options, rng, 400), told);
    CHECK(told.size() > 30);
}

TEST_CASE("what is needed, what was rolled and what came of it", "[dogfight]") {
    Board board = to_move("ne", "(5)");
    CHECK(last_told(board, "F", green) == "Your Albatros flew straight on to i7.");
    CHECK(last_told(board, "L2", green).empty());     // the roll tells it
    CHECK(last_told(board, "(1,2)", green).empty());  // so does the next
    CHECK(last_told(board, "(6,6)") == "Hard left failed with 1+2, needed 4. It slipped: only left a little.");
}

// DF-CRIT-03
TEST_CASE("a critical hit says what it does", "[dogfight]") {
    struct Effect {
        const char* dice;
        std::string told;
    };
    for (const Effect& effect : {Effect{"(3,4)", "A section of Red's Albatros was wrecked."},
                                 Effect{"(4,5)", "Two sections of Red's Albatros were wrecked."},
                                 Effect{"(2,3)", "The engine of Red's Albatros was damaged."}}) {
        Board board(record(R"({"phase":"combat"})",
                           {plane(0, "h7", "n", R"({"speed":4,"target":"B","cv":5,"card":{"guns":1},"pilot":[0,0,1]})"),
                            plane(1, "h7", "s", R"({"speed":4})")}),
                    "*2 (4,5) p-1");
        REQUIRE(board.at().phase == Phase::crit);
        const std::string told = last_told(board, effect.dice);
        INFO(told);
        CHECK(told.starts_with("Critical hit on Red's Albatros, rolled "));
        CHECK(told.find(effect.told) != std::string::npos);
    }
}

// DF-MT-11
TEST_CASE("a slip says that the manoeuvre failed, then what is left of it", "[dogfight]") {
    Board board = to_move("ne", "(5) F L2 (1,2)");
    const std::string told = last_told(board, "(1,1)", green);
    CHECK(told.starts_with("Hard left failed with 1+2, needed 4. It slipped: only straight on, 1 slower."));
}

// DF-MT-11, DF-MT-12: the climb goes first.
TEST_CASE("a slip that keeps the turn says what it loses", "[dogfight]") {
    Board board = to_move("ne", "(5) L2^1 (1,1)");
    REQUIRE(board.at().phase == Phase::prefer);
    board.play("?pitch,turn");
    const std::string dice = board.at().move.order.size() > 1 ? "(6,6,6)" : "(6,6)";
    CHECK(last_told(board, dice.c_str(), green).find("It slipped: hard left, but no climb") != std::string::npos);
}

TEST_CASE("what was tried is told with its climb or dive and its aerobatics", "[dogfight]") {
    // Two tasks of level 0 need 2, a hard turn and one step up: 4, the higher, and none for the other; 1 for
    // aerobatics.
    Board board = to_move("ne", "(5) @1 L2^1");
    CHECK(
        last_told(board, "(6,6)", green).starts_with("Hard left in a shallow climb with aerobatics worked with 6+6, "));
}

TEST_CASE("a manoeuvre that works is told by where it led, and nothing twice", "[dogfight]") {
    Board board = to_move("ne", "(5) F L2");
    CHECK(last_told(board, "(6,6)", green) == "Hard left worked with 6+6, needed 4. It turned hard left into j6.");
}

TEST_CASE("a burst is told with the dice of each gun, their hits, the damage and the points", "[dogfight]") {
    Board board(
        record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}));
    CHECK(last_told(board, "*3") == "Green's Albatros fired a long burst at Red's Albatros.");
    // DF-FIRE-05, -06: 9 - 10 + 5, and half of it.
    CHECK(last_told(board, "(5,4,1,2)", green) ==
          "Guns 5+4\u22125, 1+2\u22125: 4 hits and none, and half as many again for the long burst: 6. "
          "Red's Albatros took 6 hits, 6 of 30 in all. Points 6\u20130.");
}

TEST_CASE("what a burst is offered to bring adds up with what it brings", "[dogfight]") {
    Board board(
        record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}));
    std::map<std::string, std::string> notes;
    for (const Answer& answer : answers_to(board.scene().rules, board.at(), {})) notes[answer.id] = answer.note;
    // DF-FIRE-05, -06: two dice less 5, and half of it: (5*1 + 6*3 + 5*4 + 4*6 + 3*7 + 2*9 + 1*10) / 36 = 3.2 of each
    // gun.
    CHECK(notes["*3"].find(" to hit, about 6 hits, critical ") != std::string::npos);
    for (const auto& [id, note] : notes) CHECK(note.find("dice") == std::string::npos);
    const auto fire = forecast_fire(board.scene().rules.options(), board.at(), 0);
    REQUIRE(fire);
    CHECK(words::gun_sentence(*fire) == "Hits of each gun: two dice + Combat Value 5 " + std::string(words::minus) +
                                            " 10. A long burst adds half the hits, a short one halves them.");

    const auto told = [&](const char* burst, const char* dice) {
        Board copy(
            record(R"({"phase":"combat"})", {plane(0, "h7", "n", R"({"target":"B","cv":5})"), plane(1, "h7", "n")}));
        last_told(copy, burst);
        const std::string text = last_told(copy, dice, green);
        return text.substr(0, text.find('.'));
    };
    // 3 and 5 by the dice.
    CHECK(told("*3", "(5,3,6,4)") ==
          "Guns 5+3\u22125, 6+4\u22125: 3 hits and 5, and half as many again for the long burst: 4 and 7");
    CHECK(told("*2", "(5,3,6,4)") == "Guns 5+3\u22125, 6+4\u22125: 3 hits and 5");
    CHECK(told("*1", "(5,3,1,2)") == "Guns 5+3\u22125, 1+2\u22125: 3 hits and none, halved by the short burst: 1");
    CHECK(told("*1", "(4,2,1,2)") == "Guns 4+2\u22125, 1+2\u22125: 1 hit and none, halved by the short burst: none");
    CHECK(told("*3", "(4,2,1,2)") == "Guns 4+2\u22125, 1+2\u22125: 1 hit and none");  // half of it is nothing
    CHECK(told("*3", "(1,2,1,2)") == "Guns 1+2, 1+2: no hit, needed 6");              // by the dice alone
}

TEST_CASE("hits of a die that was nudged are told as hits", "[dogfight]") {
    Board board(record(R"({"phase":"combat"})",
                       {plane(0, "h7", "n", R"({"speed":4,"target":"B","cv":5,"card":{"guns":1},"pilot":[0,0,1]})"),
                        plane(1, "h7", "s", R"({"speed":4})")}),
                "*2 (4,5)");
    REQUIRE(board.at().phase == Phase::pip);
    const std::string told = last_told(board, "p0", green);
    INFO(told);
    CHECK(told.find("Red's Albatros took ") != std::string::npos);
    CHECK(told.find("no points") == std::string::npos);
}

TEST_CASE("a burst that brings its target down is told without counting what it can no longer take", "[dogfight]") {
    Board board(record(R"({"phase":"combat"})",
                       {plane(0, "h7", "n", R"({"target":"B","cv":9})"), plane(1, "h7", "n", R"({"dmg":29})")}));
    last_told(board, "*3");
    const std::string told = last_told(board, "(6,5,6,5)", green);
    INFO(told);
    CHECK(told.starts_with("Guns 6+5\u22121, 6+5\u22121: "));
    CHECK(told.find("Red's Albatros was shot to pieces and went down.") != std::string::npos);
    CHECK(told.find(" took ") == std::string::npos);
}

TEST_CASE("targets, initiative and the engine are told", "[dogfight]") {
    Board board(record(R"({"phase":"begin"})", {plane(0, "h7", "n", R"({"type":"camel"})"), plane(1, "h6", "n")}));
    CHECK(last_told(board, ">B", green) == "Your Camel made Red's Albatros its target.");
    CHECK(last_told(board, ">-", green) ==
          "Red's Albatros chose no target. "
          "Combat Value of your Camel on Red's Albatros 2: +2 right behind the target.");
    CHECK(last_told(board, "(8,3)", green) ==
          "Initiative: you 8 + 1 for speed = 9, Red 3 + 1 for speed = 4. The lower flies first: Red, then you.");
    CHECK(last_told(board, "(4)", green) == "Engine die 4: 1 hex.");
}

// DF-CV-03: two hexes away, of 7 a third is left.
TEST_CASE("what becomes of a Combat Value when a turn begins is told with its reasons", "[dogfight]") {
    Board board(record(R"({"phase":"begin"})", {plane(0, "h8", "n", R"({"target":"B","cv":7})"), plane(1, "h6", "n")}));
    last_told(board, ">B", green);
    CHECK(last_told(board, ">-", green) ==
          "Red's Albatros chose no target. Combat Value of your Albatros on Red's Albatros 7" + std::string(words::to) +
              "3: " + words::minus + "5 faded outside its hex or height, +1 behind the target.");
}

TEST_CASE("a tie of the initiative says what settles it", "[dogfight]") {
    const auto told = [](const char* keys) {
        Board board(record(R"({"phase":"initiative"})", {plane(0, "h7", "n", keys), plane(1, "h3", "n")}));
        return last_told(board, "(5,5)", green);
    };
    CHECK(told(R"({"alt":6})").ends_with("A tie: the lower one goes first. First you, then Red."));
    CHECK(told("{}").ends_with("A tie: a die each decides."));
}

TEST_CASE("whoever spins flies first, whatever the numbers, and that is said (DF-INI-04)", "[dogfight]") {
    Json spinning = plane(1, "h3", "n", R"({"spin":true,"pitch":-2,"speed":0})");
    spinning.erase("face");
    Board spin(record(R"({"phase":"initiative"})", {plane(0, "h7", "n"), spinning}));
    CHECK(last_told(spin, "(3,8)", green).ends_with("Who spins flies first: Red, then you."));
}

TEST_CASE("initiative names sides where each has one aircraft, else the aircraft", "[dogfight]") {
    Board two(record(R"({"phase":"initiative"})", {plane(0, "h7", "n"), plane(1, "h3", "n")}));
    CHECK(last_told(two, "(3,8)", green) ==
          "Initiative: you 3 + 1 for speed = 4, Red 8 + 1 for speed = 9. The lower flies first: you, then Red.");
    Board watched(record(R"({"phase":"initiative"})", {plane(0, "h7", "n"), plane(1, "h3", "n")}));
    CHECK(last_told(watched, "(3,8)") ==
          "Initiative: Green 3 + 1 for speed = 4, Red 8 + 1 for speed = 9. The lower flies first: Green, then Red.");
    Board three(record(R"({"phase":"initiative"})", {plane(0, "h7", "n"), plane(1, "h3", "n"), plane(0, "c3", "n")}));
    CHECK(last_told(three, "(3,8,5)", green) ==
          "Initiative with speed: your Albatros A 3+1 = 4, Red's Albatros 8+1 = 9, your Albatros C 5+1 = 6. Your "
          "Albatros A flies first.");
}

TEST_CASE("two of a type on a side are told apart by their letters", "[dogfight]") {
    const Board board(record(R"({"phase":"begin"})", {plane(0, "h7", "n"), plane(1, "h6", "n"), plane(0, "c3", "n")}));
    CHECK(called(board.at(), 0, green) == "your Albatros A");
    CHECK(called(board.at(), 2, spectator) == "Green's Albatros C");
    CHECK(called(board.at(), 1, green) == "Red's Albatros");
}

TEST_CASE("steady throttle names the speed that it leads to, and the one before", "[dogfight]") {
    Rng rng(11);
    int asked = 0;
    for (int game = 0; game < 12; ++game) {
        const History<Rules> history = at_random({}, rng, 250);
        for (std::size_t ply = 0; ply < history.cursor(); ++ply) {
            const Position& at = history.at(ply);
            if (at.phase != Phase::throttle || at.grand_turn) continue;
            const std::vector<Answer> answers = answers_to(history.rules(), at, {});
            const auto steady = std::ranges::find_if(answers, [](const Answer& answer) { return answer.id == "N"; });
            if (steady == answers.end()) continue;
            const Aircraft& mover = at.mover();
            const int letter = static_cast<int>(&mover - at.planes.data());
            Position then = at;
            history.rules().play(then, Throttle{});
            if (then.phase == Phase::speed || then.plane(letter).spin || !then.plane(letter).in_play()) continue;
            const int speed = std::max(0, then.plane(letter).speed + then.plane(letter).speed_change);
            const std::string before = mover.speed == speed ? "" : ", now " + std::to_string(mover.speed);
            CHECK(steady->note == "speed " + std::to_string(speed) + before);
            ++asked;
        }
    }
    CHECK(asked > 50);
}

TEST_CASE("whoever may let the other fly first is not told to fly first", "[dogfight]") {
    Board hunter(
        record(R"({"phase":"initiative"})", {plane(0, "h9", "n", R"({"target":"B","cv":9})"), plane(1, "h7", "n")}));
    CHECK(last_told(hunter, "(3,4)", green) ==
          "Initiative: you 3 + 1 for speed = 4, Red 4 + 1 for speed = 5. You would fly first, but may follow "
          "Red instead.");
    CHECK(last_told(hunter, "~", green) == "Your Albatros let Red's Albatros fly first.");

    // DF-INI-09: who waits for each other roll for it, so that neither is said to fly first.
    Board ring(record(R"({"phase":"initiative"})", {plane(0, "h9", "n", R"({"target":"B","cv":9})"),
                                                    plane(1, "h7", "s", R"({"target":"A","cv":9})")}));
    ring.play("(3,4)");
    CHECK(last_told(ring, "~", green) == "Your Albatros wanted to fly later, too: the dice decide.");
    CHECK(ring.at().phase == Phase::rolloff);
}

// DF-SPD-02: a shallow climb costs 1. DF-MT-03: a manoeuvre of level 2 costs 1.
TEST_CASE("the speed of the next turn says what manoeuvres and the climb took of it", "[dogfight]") {
    const auto told = [](const std::string& moves) {
        Board board = to_move("ne", moves);
        REQUIRE(board.at().phase == Phase::speed);
        const std::string text = last_told(board, "(1)");
        const std::size_t from = text.find("Speed for the next turn: ");
        REQUIRE(from != std::string::npos);
        return text.substr(from);
    };
    CHECK(told("(5) F F P") == "Speed for the next turn: 5.");
    CHECK(told("(5) F^1 F P") == "Speed for the next turn: 4, since its climb cost 1.");
    CHECK(told("(1) M+1 (6,6) P") == "Speed for the next turn: 4, since its manoeuvres cost 1.");
    CHECK(told("(1) M+1^1 (6,6) P") == "Speed for the next turn: 3, since its manoeuvres cost 1 and its climb 1.");
}
