#include "games/aerial_war/text/sentences.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/match_of.h"
#include "games/aerial_war/offers/offers.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/text/labels.h"
#include "games/aerial_war/text/turns.h"
#include "games/aerial_war/traces.h"

using namespace sightlines;
using namespace sightlines::aerial_war;

namespace {

History<Rules> history_of(const std::string& record) {
    const auto match = open_match(Json::parse(record));
    REQUIRE(match);
    return static_cast<const MatchOf<Rules>&>(**match).history();
}

// German blue on d7 facing north, Allied red on d8 also facing north, and Allied blue far away.
History<Rules> in_phase(const char* phase, const char* moves = "[]", const char* options = "{}") {
    Json record = Json::parse(R"({"game":"aerial-war","version":1,"start":{"side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"},
        {"at":"k14","p":1,"c":"b","dir":"w"}]}})");
    record["start"]["phase"] = phase;
    record["moves"] = Json::parse(moves);
    record["options"] = Json::parse(options);
    return history_of(write_json(record));
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
    CHECK(shot.odds == "Shot down on 4, 5, 6 (50%). If it gets away, it may loop on 5 or 6.");
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
    CHECK(odds_phrase(*forecast_attack(attack, mover(attack))) == "Tail attack: 50%");
    CHECK(plane_phrase(attack, attack.planes[0]) == "German blue, moves now");
    CHECK(plane_phrase(attack, attack.planes[1]) == "Allied red, leader, moves in 1 turn");
    CHECK(plane_phrase(attack, attack.planes[2]) == "Allied blue, moves in 2 turns");
    CHECK(no_loop_sentence({LoopRoom::Why::edge}, "you") == "It cannot loop: the edge is right behind you.");
    CHECK(no_loop_sentence({LoopRoom::Why::occupied}, "the attacker") ==
          "It cannot loop: a plane is right behind the attacker.");
    Position flight = attack;
    flight.phase = Phase::fly;
    flight.dice = {5, 3};
    CHECK(distance_phrase(flight, {.low = true}) == "3 squares");
    CHECK(distance_phrase(flight, {.high = true}) == "5 squares");
    CHECK(distance_phrase(flight, {.low = true, .high = true}) == "3 or 5 squares");
    flight.dice = {4, 4};
    CHECK(distance_phrase(flight, {.low = true, .high = true}) == "4 squares");
    CHECK(labels::end_of_flight(flight, {*square_from("d5"), Facing::s, true, true}, std::nullopt) ==
          "4 squares to d5, facing d4.");
}

TEST_CASE("aerial war: who rolls for the first move is no claim about who has it") {
    const Position begin = history_of(R"({"game":"aerial-war","version":1})").at();
    CHECK(dice_help(begin).what == "The Germans roll for the first move");
    const Position then = history_of(R"({"game":"aerial-war","version":1,"moves":[{"do":"roll","dice":[3,4]}]})").at();
    CHECK(dice_help(then).what == "The Allies roll for the first move");
    CHECK(dice_help(then).odds.starts_with("The Germans rolled 7. If the Allies roll more, they move first."));
}

TEST_CASE("aerial war: the end of a game says why it ended so") {
    const auto why = [](const char* options, int dice, const char* others) {
        Json record = Json::parse(R"({"game":"aerial-war","version":1,"start":{"phase":"shot","side":0,"first":1,
            "mover":"b","round":3,"planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}]}})");
        record["options"] = Json::parse(options);
        for (const Json& plane : Json::parse(others)) record["start"]["planes"].push_back(plane);
        record["moves"] = Json::array({{{"do", "roll"}, {"dice", {dice}}}});
        return question(history_of(write_json(record)));
    };
    CHECK(why(R"({"battles":1})", 6, "[]") == "The Allies lost their last plane.");
    CHECK(why(R"({"battles":1,"roundLimit":3,"loops":"forced"})", 6, R"([{"at":"k14","p":1,"c":"b","dir":"w"},
        {"at":"a1","p":0,"c":"r","dir":"n"}])") ==
          "After the last round, the Germans had two planes left, the Allies one.");
    CHECK(why(R"({"battles":1,"roundLimit":3,"loops":"forced"})", 6, R"([{"at":"k14","p":1,"c":"b","dir":"w"}])") ==
          "After the last round, each side had one plane left.");
}

TEST_CASE("aerial war: the log has a turn for each plane") {
    const History<Rules> history = in_phase("attack", R"([{"do":"attack"},{"do":"roll","dice":[6]}])");
    const std::vector<LoggedTurn> turns = logged_turns(history);
    REQUIRE(turns.size() == 1);
    CHECK(turns[0].label == "Gb");
    CHECK(turns[0].heading == "blue");
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
