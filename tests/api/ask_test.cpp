// What a player is asked, with the answers: {"op":"ask"}, and the laws that all answers keep.
#include "support/serve.h"

#include <catch_amalgamated.hpp>

#include <set>
#include <string>

#include "api/asked.h"
#include "api/bots.h"
#include "api/games.h"

using namespace sightlines::test;
using sightlines::Asked, sightlines::AskedAnswer, sightlines::GameInfo, sightlines::Match, sightlines::Role;

namespace {

Json question_of(const Json& record) {
    const Json reply = ask({{"op", "ask"}, {"record", record}});
    REQUIRE(has(reply, "question"));
    return reply.at("question");
}

Json suggested_in(const Json& question) {
    for (const Json& answer : question.at("answers")) {
        if (answer.at("role") == "suggested") return answer;
    }
    return {};
}

void check_answers(const Match& match, const Asked& asked) {
    std::set<std::string> texts, words;
    int suggested = 0;
    CHECK_FALSE(asked.question.asks.empty());
    for (const AskedAnswer& answer : asked.answers) {
        INFO(answer.group << ": " << answer.words() << " [" << answer.text << "]");
        CHECK_FALSE(answer.name.empty());
        CHECK(answer.brief.size() <= answer.name.size());
        CHECK(texts.insert(answer.text).second);
        CHECK(words.insert(answer.group + ": " + answer.words()).second);
        CHECK(match.check_shape(answer.action).has_value());
        CHECK((answer.role == Role::suggested) == !answer.why.empty());
        suggested += answer.role == Role::suggested ? 1 : 0;
    }
    CHECK(suggested <= 1);
}

}  // namespace

TEST_CASE("ask: every answer of every game has words and a text of its own, and at most one is suggested") {
    for (const GameInfo* game : sightlines::all_games()) {
        int asked_here = 0, suggested = 0;
        for (const auto& scenario : sightlines::scenarios_of(game->id)) {
            const auto match = std::move(*sightlines::open_scenario(game->id, scenario.name));
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                INFO(game->id << " " << scenario.name << ", action " << match->cursor());
                if (const auto asked = sightlines::ask(*match)) {
                    check_answers(*match, *asked);
                    ++asked_here;
                    for (const AskedAnswer& answer : asked->answers)
                        suggested += answer.role == Role::suggested ? 1 : 0;
                }
                sightlines::MatchPlan plan;
                plan.seed = seed;
                plan.most = 1;
                plan.contestants.push_back({sightlines::Contestant::Kind::random});
                (void)sightlines::play_match(*match, plan);
            }
        }
        CHECK(asked_here > 10);
        CHECK(suggested > 0);
    }
}

TEST_CASE("ask: answers have short names in the imperative") {
    for (const char* game : {"crosshairs", "crossfire-hex", "crossfire-squads", "aerial-war"}) {
        const auto match = std::move(*sightlines::open_scenario(game, "guided"));
        if (const auto asked = sightlines::ask(*match)) {
            for (const AskedAnswer& answer : asked->answers) CHECK(answer.name.size() <= 40);
        }
    }
}

TEST_CASE("ask: nobody is asked while dice are due or after the end") {
    const Json rolls = ask_line(R"({"op":"ask","record":{"game":"aerial-war","version":1}})");
    CHECK(is_clear_refusal(rolls));
    CHECK(rolls.dump().find("Dice are due") != std::string::npos);
    const Json over = ask_line(
        R"({"op":"ask","record":{"game":"aerial-war","version":1,"start":{"phase":"over","score":[2,0],"battle":2,"planes":[
            {"at":"e4","p":0,"c":"r","dir":"n"}]}}})");
    CHECK(is_clear_refusal(over));
}

TEST_CASE("ask: what is hidden from the player to act is not in the question") {
    const Json start = json(R"({"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00",
        "terrain":{"t00":{"k":"woods","poly":[[1000,1000],[1500,1000],[1500,1500],[1000,1500]]}},
        "units":{"a00":{"k":"rifle","at":[2500,2500]},"b00":{"k":"cc","at":[5600,100]},"b07":{"k":"rifle","hid":"t00"}}})");
    Json with{{"game", "crossfire-squads"}, {"version", 1}, {"options", {{"hidden", 1}}}, {"start", start}};
    Json without = with;
    without["start"]["units"].erase("b07");
    CHECK(question_of(with) == question_of(without));
    Json in_sight = without;
    in_sight["start"]["units"]["b07"] = {{"k", "rifle"}, {"at", {2500, 1800}}};
    CHECK(question_of(in_sight) != question_of(without));
}

TEST_CASE("ask: an open shot is suggested in Crosshairs, and ending the turn never") {
    const Json question = question_of(json(
        R"({"game":"crosshairs","version":1,"options":{"clouds":0},"start":{"phase":"act","player":0,"round":2,"left":0,
            "planes":[{"at":"f3","p":0,"dir":"e","m":true},{"at":"f9","p":0,"dir":"w","m":true},
                      {"at":"f6","p":1,"dir":"ne"},{"at":"a1","p":1,"dir":"ne"},{"at":"a2","p":1,"dir":"ne"}]}})"));
    CHECK(question.at("asks") == "Shoot, or end the turn.");
    const Json best = suggested_in(question);
    REQUIRE_FALSE(best.empty());
    CHECK(best.at("actions") == json(R"([{"do":"shoot","target":"f6"}])"));
    for (const Json& answer : question.at("answers")) {
        if (answer.at("actions").at(0).at("do") == "end") CHECK(answer.at("role") == "declining");
    }
}

TEST_CASE("ask: an attack is suggested in the Aerial War Game, and holding fire declines") {
    const Json question = question_of(json(
        R"({"game":"aerial-war","version":1,"start":{"phase":"attack","side":0,"first":0,"mover":"r","planes":[
            {"at":"e4","p":0,"c":"r","dir":"n"},{"at":"e5","p":1,"c":"r","dir":"n"}]}})"));
    CHECK(question.at("because") == "German red on e4");
    CHECK(suggested_in(question).at("actions") == json(R"([{"do":"attack"}])"));
    CHECK(question.at("answers").at(1).at("role") == "declining");
}

TEST_CASE("ask: in Crossfire with squads a walk is suggested, though walks are not listed") {
    const Json record = json(
        R"({"game":"crossfire-squads","version":1,"start":{"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00",
            "terrain":{"t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]},
                       "t01":{"k":"woods","poly":[[3200,900],[3900,1200],[3900,2000],[3200,2000]]}},
            "units":{"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"rifle","at":[5200,300]}}}})");
    const Json question = question_of(record);
    CHECK(question.at("asks") == "Which unit acts?");
    const Json best = suggested_in(question);
    REQUIRE_FALSE(best.empty());
    CHECK(best == question.at("answers").back());
    CHECK(best.at("group") == "Rifle squad");
    CHECK(best.at("name") == "Walk into the woods at the flag");
    CHECK(best.at("actions").at(0).at("do") == "move");
    CHECK(has(ask({{"op", "apply"}, {"record", record}, {"actions", best.at("actions")}}), "record"));
}

TEST_CASE("ask: in Crossfire with squads the end of the turn is suggested where it wins") {
    const Json question = question_of(json(
        R"({"game":"crossfire-squads","version":1,"options":{"vpGoal":2},"start":{"phase":"play","turn":3,"active":0,"vp":[1,0],
            "edges":["s","n"],"obj":"t00","terrain":{"t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}},
            "units":{"a00":{"k":"rifle","at":[2100,2200]},"b00":{"k":"rifle","at":[5200,300]}}}})"));
    CHECK(suggested_in(question).at("actions") == json(R"([{"do":"end"}])"));
}

TEST_CASE("ask: an answer is suggested in Hex Crossfire, and can be played") {
    const Json record = json(
        R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":0,"board":
            "./(bb).(wb)./......./.....b/...w(bw)../....(ww)./b..(bbb).../(www).w./w","reserve":[1,0]}})");
    const Json best = suggested_in(question_of(record));
    REQUIRE_FALSE(best.empty());
    const Json after = ask({{"op", "apply"}, {"record", record}, {"actions", best.at("actions")}});
    CHECK(has(after, "record"));
}
