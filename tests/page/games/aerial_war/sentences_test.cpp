#include "games/aerial_war/words/sentences.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/match_of.h"
#include "games/aerial_war/log.h"
#include "games/aerial_war/rules/board.h"

using namespace sightlines;
using namespace sightlines::aerial_war;

namespace {

// German blue on d7 facing north, Allied red on d8 also facing north, and Allied blue far away.
History<Rules> in_phase(const char* phase, const char* moves = "[]", const char* options = "{}") {
    Json record = Json::parse(R"({"game":"aerial-war","version":1,"start":{"side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"},
        {"at":"k14","p":1,"c":"b","dir":"w"}]}})");
    record["start"]["phase"] = phase;
    record["moves"] = Json::parse(moves);
    record["options"] = Json::parse(options);
    return static_cast<const MatchOf<Rules>&>(**open_match(record)).history();
}

std::string question(const History<Rules>& history) { return prompt(history.rules(), history.at()).question; }

}  // namespace

TEST_CASE("aerial war: the prompt names the deciding side and the planes") {
    const History<Rules> history =
        in_phase("attack", R"([{"do":"attack"},{"do":"roll","dice":[1]},{"do":"roll","dice":[5]}])");
    const auto asked = [&](std::size_t ply) { return prompt(history.rules(), history.at(ply)); };
    CHECK(asked(0).player == 0);
    CHECK(asked(0).who == "Germans to act");
    CHECK(asked(0).question == "German blue has Allied red in front. Attack?");
    CHECK(asked(0).stage == "Battle 1, round 3");
    CHECK(asked(1).who == "Germans to roll");
    CHECK(asked(1).question == "German blue attacks Allied red.");
    CHECK(asked(2).who == "Allies to roll");
    CHECK(asked(2).question == "Allied red got away and tries to loop.");
    CHECK(asked(3).who == "Allies to act");
    CHECK(asked(3).question == "Allied red may loop to get behind German blue. Loop?");
    CHECK(loop_sentence(history.at(3)).starts_with("The loop ends on d6, right behind German blue. "));
    const History<Rules> looped = in_phase("looping", R"([{"do":"loop"}])");
    CHECK(question(looped) == "Allied red has looped and attacks German blue from behind.");
    CHECK(question(in_phase("throttle")) == "Roll two dice for German blue.");
}

TEST_CASE("aerial war: the pending dice have a purpose and the numbers that hit") {
    const DiceHelp shot = dice_help(in_phase("shot").at());
    CHECK(shot.what == "Tail attack on Allied red");
    CHECK(shot.hits == (1U << 4U | 1U << 5U | 1U << 6U));
    CHECK(shot.odds == "Shot down on 4, 5, 6 (3 in 6). If it gets away, it may loop on 5 or 6.");
    const DiceHelp loop = dice_help(in_phase("loop").at());
    CHECK(loop.what == "Can Allied red loop?");
    CHECK(loop.hits == (1U << 5U | 1U << 6U));
    const DiceHelp counter = dice_help(in_phase("looping", R"([{"do":"loop"}])").at());
    CHECK(counter.what == "Counter-attack on German blue");
    CHECK(dice_help(in_phase("throttle").at()).hits == 0);
    CHECK(dice_help(in_phase("attack").at()).what.empty());
}

TEST_CASE("aerial war: phrases for attacks, dice and planes") {
    const Position attack = in_phase("attack").at();
    CHECK(odds_phrase(*forecast_attack(attack, mover(attack))) == "Tail attack, 1 in 2");
    CHECK(plane_phrase(attack, attack.planes[0]) == "German blue, moves now");
    CHECK(plane_phrase(attack, attack.planes[1]) == "Allied red, leader, moves in 1 turn");
    CHECK(plane_phrase(attack, attack.planes[2]) == "Allied blue, moves in 2 turns");
    CHECK(no_loop_sentence({LoopRoom::Why::edge}, "you") == "It cannot loop: the edge is right behind you.");
    CHECK(no_loop_sentence({LoopRoom::Why::occupied}, "the attacker") ==
          "It cannot loop: a plane is right behind the attacker.");
    Position flight = attack;
    flight.phase = Phase::fly;
    flight.dice = {5, 3};
    CHECK(die_phrase(flight, {.low = true}) == "low die, 3");
    CHECK(die_phrase(flight, {.high = true}) == "high die, 5");
    CHECK(die_phrase(flight, {.low = true, .high = true}) == "low or high die");
    flight.dice = {4, 4};
    CHECK(die_phrase(flight, {.low = true, .high = true}) == "either die, 4");
}

TEST_CASE("aerial war: the log has a turn for each plane") {
    const History<Rules> history = in_phase("attack", R"([{"do":"attack"},{"do":"roll","dice":[6]}])");
    const std::vector<LoggedTurn> turns = logged_turns(history);
    REQUIRE(turns.size() == 1);
    CHECK(turns[0].label == "Gb");
    CHECK(turns[0].player == 0);
    CHECK(turns[0].first == 0);
    CHECK(turns[0].last == 2);
    CHECK(last_turn(history).shots.size() == 1);
}

TEST_CASE("aerial war: the options in use are a sentence") {
    CHECK(options_in_use(in_phase("attack").rules()).empty());
    CHECK(options_in_use(in_phase("attack", "[]", R"({"battles":1,"loops":"forced","roundLimit":7})").rules()) ==
          "In use: a single battle; loops are never optional; house rule: a battle ends after round 7.");
}
