// Campaigns: battles in a row, in which losses count on.
#include "api/campaign.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "api/games.h"
#include "games/campaign.h"
#include "support/serve.h"

using namespace sightlines::test;
using sightlines::CampaignScore, sightlines::Names;

namespace {

const std::vector<std::string> fighting{"crossfire-squads", "dogfight"};

Json first_battle(const std::string& game) {
    return ask({{"op", "new"}, {"game", game}, {"scenario", "campaign"}}).at("record");
}
Json played(const Json& record, int seed) {
    return ask({{"op", "match"}, {"record", record}, {"players", {"random"}}, {"seed", seed}}).at("record");
}
Json next(const Json& record) { return ask({{"op", "new"}, {"after", record}}); }
Json position_of(const Json& record) { return ask({{"op", "status"}, {"record", record}}).at("position"); }

// The end of a battle as a record of its own.
Json ended(const Json& record, const Json& position) {
    Json end = record;
    end.erase("moves");
    end["start"] = position;
    return end;
}

std::vector<std::string> keys(const Json& object) {
    std::vector<std::string> names;
    for (const auto& [name, value] : object.items()) names.push_back(name);
    return names;
}

// Who was lost in the battles before, whichever it was; without platoon commanders in squads.
std::vector<std::string> lost_before(const Json& record) {
    std::vector<std::string> names;
    for (const Json& battle : record.at("options").at("campaign"))
        for (const Json& name : battle.value("lost", Json::array())) names.push_back(name.get<std::string>());
    return names;
}

Json own_units(const std::string& scenario) {
    return position_of(ask({{"op", "new"}, {"game", "crossfire-squads"}, {"scenario", scenario}}).at("record"))
        .at("units");
}

// Of Two platoons as it is called in Ambush, where a company commander and a third squad for each platoon come in.
std::string in_ambush(const std::string& name) {
    const std::vector<int> numbers{1, 2, 3, 5, 6, 7, 8, 10};
    const int number = numbers[static_cast<std::size_t>(name[2] - '0')];
    return name.substr(0, 1) + (number < 10 ? "0" : "") + std::to_string(number);
}

std::vector<std::string> expected_units(const Json& record) {
    const bool last = record.at("options").at("campaign").size() == 2;
    std::vector<std::string> names = keys(own_units(last ? "ambush" : "two"));
    for (const std::string& lost : lost_before(record))
        if (lost[2] != '0' && lost[2] != '4') std::erase(names, last ? in_ambush(lost) : lost);
    return names;
}

int strength(const Json& units, char side) {
    const std::vector<std::string> names = keys(units);
    return static_cast<int>(std::ranges::count_if(names, [side](const std::string& name) { return name[0] == side; }));
}

void check_squads(const Json& record) {
    const Json units = position_of(record).at("units");
    CHECK(keys(units) == expected_units(record));
    const Json whole = own_units(record.at("options").at("campaign").size() == 2 ? "ambush" : "two");
    for (const char side : {'a', 'b'}) CHECK(2 * strength(units, side) >= strength(whole, side));
}

void check_planes(const Json& record) {
    const Json planes = position_of(record).at("planes");
    REQUIRE(keys(planes) == std::vector<std::string>{"A", "B", "C", "D"});
    const Json& before = record.at("options").at("campaign");
    for (const auto& [name, plane] : planes.items()) {
        bool lost = false;
        for (std::size_t battle = 0; battle < before.size(); ++battle) {
            for (const Json& who : before[battle].value("lost", Json::array()))
                lost |= battle > 0 ? who == name : (who == "A" && name == "A") || (who == "B" && name == "C");
        }
        INFO(name);
        if (lost) CHECK(plane.at("pilot") == Json({-1, -1, -1}));
        if (!lost) CHECK(plane.value("pilot", Json()) != Json({-1, -1, -1}));
    }
}

std::string fault_of(const Json& record) {
    const Json reply = ask({{"op", "status"}, {"record", record}});
    return reply.contains("error")
               ? reply["error"]["rule"].get<std::string>() + " " + reply["error"]["message"].get<std::string>()
               : "";
}

Json second_squads(const std::string& before) {
    Json record = ask({{"op", "new"}, {"game", "crossfire-squads"}, {"scenario", "two"}}).at("record");
    record["options"]["campaign"] = json("[" + before + "]");
    return record;
}
Json flight(const std::string& before, const std::string& scenario = "duel") {
    return {{"game", "dogfight"},
            {"version", 1},
            {"options", {{"scenario", scenario}, {"campaign", json("[" + before + "]")}}}};
}
Json ambush(const std::string& before) {
    return {{"game", "crossfire-squads"},
            {"version", 1},
            {"options", {{"scenario", "ambush"}, {"campaign", json("[" + before + "]")}}}};
}

}  // namespace

TEST_CASE("a campaign is played through: losses are missing, links keep it, and it ends", "[campaign]") {
    int missing = 0;
    for (const std::string& game : fighting) {
        for (int seed = 1; seed <= 4; ++seed) {
            INFO(game << " " << seed);
            Json record = first_battle(game);
            record["players"] = {"Ann", "Ben"};
            CHECK(record.at("options").at("campaign").empty());
            for (std::size_t battle = 1; battle <= 3; ++battle) {
                REQUIRE(fault_of(record).empty());
                CHECK(next(record).at("error").at("rule") == "FORMAT");  // it is not over
                record = played(record, seed);
                const Json link = ask({{"op", "link"}, {"record", record}}).at("link");
                CHECK(ask({{"op", "unlink"}, {"link", link}}).at("record") == record);
                const Json status = ask({{"op", "status"}, {"record", record}}).at("status");
                const Json after = next(record);
                if (battle == 3) {
                    CHECK(after.at("error").at("message").get<std::string>().starts_with("after: no battle"));
                    break;
                }
                record = after.at("record");
                CHECK(record.at("players") == Json({"Ann", "Ben"}));
                const Json& before = record.at("options").at("campaign");
                REQUIRE(before.size() == battle);
                const Json& winners = status.at("result").at("winners");
                CHECK(before.back().value("won", Json()) == (winners.size() == 1 ? winners[0] : Json()));
                missing += static_cast<int>(lost_before(record).size());
                game == "dogfight" ? check_planes(record) : check_squads(record);
            }
        }
    }
    CHECK(missing > 8);  // else the games say nothing about losses
}

TEST_CASE("however many are lost, a battle can be fought", "[campaign]") {
    const std::string all_of_first = R"({"lost":["a00","a01","a02","a03","b00","b01","b02","b03"]})";
    const std::string all_of_second =
        R"({"won":1,"lost":["a00","a04","a05","a06","a07","b00","b04","b05","b06","b07"]})";
    const Json last = ambush(all_of_first + "," + all_of_second);
    REQUIRE(fault_of(last).empty());
    check_squads(last);
    check_planes(flight(R"({"lost":["A","B"]})"));
    check_planes(flight(R"({"lost":["A","B"]},{"lost":["A","B","C","D"]})", "patrol"));
}

TEST_CASE("crossfire-squads: what is refused of a campaign", "[campaign]") {
    const auto refused = [](const Json& record, const std::string& path) {
        const std::string fault = fault_of(record);
        INFO(fault);
        return fault.starts_with("FORMAT " + path + ": ");
    };
    const std::string all = "options/campaign";
    Json of_one = second_squads(R"({"won":0,"lost":["b01"]})");
    CHECK(refused(of_one, "start/units/b01"));
    of_one["start"]["units"].erase("b01");
    CHECK(fault_of(of_one).empty());
    CHECK(fault_of(second_squads("{}")).empty());
    CHECK(fault_of(second_squads(R"({"lost":["a00"]})")).empty());  // he is replaced
    CHECK(refused(second_squads(R"({"won":2})"), all + "/0/won"));
    CHECK(refused(second_squads(R"({"won":-1})"), all + "/0/won"));
    CHECK(refused(second_squads(R"({"won":true})"), all + "/0/won"));
    CHECK(refused(second_squads(R"({"lost":{}})"), all + "/0/lost"));
    CHECK(refused(second_squads(R"({"lost":["a1"]})"), all + "/0/lost/0"));
    CHECK(refused(second_squads(R"({"lost":["a04"]})"), all + "/0/lost/0"));  // the second platoon was not there
    CHECK(refused(second_squads(R"({"lost":["a02","a01"]})"), all + "/0/lost/1"));
    CHECK(refused(second_squads(R"({"lost":["a01","a01"]})"), all + "/0/lost/1"));
    CHECK(refused(second_squads(R"({"losses":[]})"), all + "/0"));
    CHECK(refused(second_squads("1"), all + "/0"));
    CHECK(refused(second_squads(""), all));  // the first battle has a platoon a side
    CHECK(refused(second_squads("{},{}"), all));
    CHECK(refused(second_squads("{},{},{}"), all));
    CHECK(refused(ambush("{}"), all));
    CHECK(fault_of(ambush("{},{}")).empty());
    CHECK(refused(ambush(R"({"lost":["a01"]},{"lost":["a01"]})"), all + "/1/lost/0"));
    CHECK(refused(ambush(R"({},{"lost":["b08"]})"), all + "/1/lost/0"));
    CHECK(fault_of(ambush(R"({"lost":["a00"]},{"lost":["a00"]})")).empty());
    Json fewer = ambush("{},{}");
    fewer["options"]["forces"] = json(R"([[{"k":"rifle"}],[{"k":"rifle"}]])");
    CHECK(refused(fewer, all));
    Json null = second_squads("");
    null["options"]["campaign"] = nullptr;
    CHECK(fault_of(null).empty());
    CHECK_FALSE(ask({{"op", "apply"}, {"record", null}, {"actions", Json::array()}})
                    .at("record")
                    .at("options")
                    .contains("campaign"));
    null["options"]["campaign"] = false;
    CHECK(refused(null, all));
}

TEST_CASE("dogfight: what is refused of a campaign", "[campaign]") {
    const auto refused = [](const Json& record, const std::string& path) {
        const std::string fault = fault_of(record);
        INFO(fault);
        return fault.starts_with("FORMAT " + path + ": ");
    };
    const std::string all = "options/campaign";
    CHECK(fault_of(flight("")).empty());
    CHECK(fault_of(flight(R"({"won":1,"lost":["A"]})")).empty());
    CHECK(fault_of(flight(R"({},{"lost":["D"]})", "patrol")).empty());
    CHECK(refused(flight("", "patrol"), all));
    CHECK(refused(flight("{}", "escort"), all));
    CHECK(refused(flight("{},{}"), all));
    CHECK(refused(flight("{},{},{}", "patrol"), all));
    CHECK(refused(flight(R"({"won":3})"), all + "/0/won"));
    CHECK(refused(flight(R"({"lost":["C"]})"), all + "/0/lost/0"));
    CHECK(refused(flight(R"({"lost":["a"]})"), all + "/0/lost/0"));
    CHECK(refused(flight(R"({"lost":["B","A"]})"), all + "/0/lost/1"));
    CHECK(refused(flight(R"({},{"lost":["E"]})", "patrol"), all + "/1/lost/0"));
    CHECK(refused(flight(R"({"by":1})"), all + "/0"));
    Json novice = flight(R"({"lost":["B"]})");
    Json start = position_of(novice);
    CHECK(fault_of(ended(novice, start)).empty());
    start["planes"]["C"]["pilot"] = {1, 1, 1};
    CHECK(refused(ended(novice, start), "start/planes/C"));
    start = position_of(novice);
    start["planes"].erase("D");
    start["queue"] = {"A", "B", "C"};
    CHECK(refused(ended(novice, start), "start/planes"));
}

TEST_CASE("serve: new refuses what has no next battle", "[campaign]") {
    CHECK(next(json(R"({"game":"crosshairs","version":1})")).at("error").at("rule") == "FORMAT");
    CHECK(next(json("{}")).contains("error"));
    CHECK(ask_line(R"({"op":"new","game":"dogfight","after":{"game":"dogfight","version":1}})")
              .at("error")
              .at("message") == "game: the game before says it.");
}

TEST_CASE("how a campaign stands, in words", "[campaign]") {
    const Names you{{"Green", "Red"}, 0}, watching{{"Green", "Red"}};
    const auto told = [](CampaignScore score, const Names& names) { return campaign_words(score, names, "unit"); };
    CHECK(told({.battle = 1}, you) == "Campaign, battle 1 of 3.");
    CHECK(told({.battle = 2, .won = {1, 0}, .lost = {2, 3}}, watching) ==
          "Campaign, battle 2 of 3. Battles won: Green 1, Red 0. Units lost: Green 2, Red 3.");
    CHECK(told({.battle = 1, .over = true, .won = {0, 1}, .lost = {2, 0}}, you) ==
          "Battle 1 of 3 of the campaign is over. Battles won: you 0, Red 1. Units lost: you 2, Red 0.");
    const auto end = [&](std::array<int, 2> won, std::array<int, 2> lost, const Names& names) {
        return told({.battle = 3, .over = true, .won = won, .lost = lost}, names);
    };
    CHECK(end({2, 1}, {5, 9}, you) == "The campaign is yours: two battles of three, five units lost against nine.");
    CHECK(end({0, 3}, {14, 0}, you) == "The campaign is Red's: three battles of three, no units lost against 14.");
    CHECK(end({1, 0}, {1, 0}, watching) == "The campaign is Green's: one battle of three, one unit lost against none.");
    CHECK(end({1, 1}, {9, 5}, you) == "The campaign is Red's: one battle each, but five units lost against nine.");
    CHECK(end({0, 0}, {2, 3}, you) ==
          "The campaign is yours: no battle to either side, but two units lost against three.");
    CHECK(end({1, 1}, {1, 1}, you) == "The campaign is drawn: one battle each, and one unit lost on both sides.");
}
