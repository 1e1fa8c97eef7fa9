// The protocol: every request of the contract, and what is not one.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include "api/games.h"
#include "api/serve.h"

using namespace sightlines::test;
using sightlines::all_games, sightlines::GameInfo, sightlines::scenario_record, sightlines::ScenarioRecord,
    sightlines::scenarios_of;

namespace {

Json perft(const Json& record, const Json& depth) {
    return ask({{"op", "perft"}, {"record", record}, {"depth", depth}});
}

Json nodes(const std::string& options, int depth) {
    return perft(record_of(options_of(options)), depth).value("nodes", Json{});
}

Json link_of(const Json& record) { return ask({{"op", "link"}, {"record", record}}).value("link", Json{}); }

const char* const record_text = R"({"game":"crosshairs","version":1,"options":{"clouds":0}})";

}  // namespace

TEST_CASE("serve: games") {
    const Json reply = ask_line(R"({"op":"games"})");
    REQUIRE(reply.value("games", Json{}).is_array());
    CHECK(reply.at("games").dump().find("\"crosshairs\"") != std::string::npos);
}

TEST_CASE("serve: new") {
    for (const char* line :
         {R"({"op":"new","game":"crosshairs"})", R"({"op":"new","game":"crosshairs","options":{}})"}) {
        const Json reply = ask_line(line);
        REQUIRE(has(reply, "record"));
        CHECK(text_of(reply.at("record"), "game") == "crosshairs");
        CHECK(reply.at("record").value("version", Json{}) == Json(1));
        CHECK(has(status_of(reply.at("record")), "position"));
    }
    const Json house = ask_line(R"({"op":"new","game":"crosshairs","options":{"type":"ffa","players":5,"clouds":0}})");
    REQUIRE(has(house, "record"));
    CHECK(house.at("record").at("options") == json(R"({"type":"ffa","players":5,"clouds":0})"));
    for (const char* line :
         {R"({"op":"new"})", R"({"op":"new","game":"chess"})", R"({"op":"new","game":""})", R"({"op":"new","game":7})",
          R"({"op":"new","game":null})", R"({"op":"new","game":"Crosshairs"})", R"({"op":"new","game":"toString"})",
          R"({"op":"new","game":"crosshairs","options":[]})",
          R"({"op":"new","game":"crosshairs","options":{"x":1}})"}) {
        INFO(line);
        CHECK(rule_of(ask_line(line)) == "FORMAT");
        CHECK(is_clear_refusal(ask_line(line)));
    }
}

TEST_CASE("serve: new, with a scenario") {
    for (const GameInfo* game : all_games()) {
        CHECK_FALSE(scenario_record(game->id, "guided").empty());
        for (const ScenarioRecord& scenario : scenarios_of(game->id)) {
            INFO(game->id << " " << scenario.name);
            const Json reply = ask({{"op", "new"}, {"game", game->id}, {"scenario", scenario.name}});
            const Json file = json(scenario.record);
            CHECK(reply.at("record") ==
                  ask({{"op", "apply"}, {"record", file}, {"actions", Json::array()}}).at("record"));
            CHECK(text_of(file, "game") == game->id);
        }
    }
    CHECK(ask_line(R"({"op":"new","game":"dogfight","scenario":"escort"})").at("record").at("options") ==
          json(R"({"scenario":"escort"})"));
    for (const char* line :
         {R"({"op":"new","game":"dogfight","scenario":"two"})", R"({"op":"new","game":"chess","scenario":"guided"})",
          R"({"op":"new","game":"dogfight","scenario":7})", R"({"op":"new","scenario":"guided"})",
          R"({"op":"new","game":"dogfight","scenario":"duel","options":{}})"}) {
        INFO(line);
        CHECK(is_clear_refusal(ask_line(line)));
    }
}

TEST_CASE("serve: status") {
    const Json reply = ask_line(R"({"op":"status","record":)" + std::string(record_text) + "}");
    CHECK(reply == json(R"({"position":{"phase":"act","player":0,"round":1,"left":1,"off":[6,6]},
                            "status":{"toAct":0,"phase":"act","result":null}})"));
    const Json over_reply = status_of(record({}, over(7).off("2 0").json()));
    CHECK(over_reply.at("status") ==
          json(R"({"toAct":null,"phase":"over","result":{"winners":[0],"reason":"elimination"}})"));
    const Json diving =
        status_of(record({}, dive(1, 7, "h1").fleet(0, "c1=e c3=e").fleet(1, "h1=e^3* h5=e").set("left", 1).json()));
    CHECK(diving.at("status") == json(R"({"toAct":1,"phase":"dive","result":null})"));
    CHECK(status_of(record_of({})).at("status") == json(R"({"toAct":0,"phase":"clouds","result":null})"));
}

TEST_CASE("serve: legal") {
    const Json reply = ask_line(R"({"op":"legal","record":)" + std::string(record_text) + "}");
    REQUIRE(reply.value("actions", Json{}).is_array());
    CHECK(reply.at("actions").size() == 36);
    CHECK(reply.value("parametric", Json::array()).empty());  // Crosshairs lists everything
    CHECK(legal_of(record({}, over(7).off("2 0").json())).value("actions", Json{}) == Json::array());
}

TEST_CASE("serve: apply plays all actions or none") {
    const Json record = json(record_text);
    const Json none = applied(record, Json::array());
    CHECK(none.value("position", Json{}) == status_of(record).at("position"));
    CHECK(none.value("record", Json{}).value("moves", Json::array()).empty());

    const Json two = applied(record, {action_of("+a1=ne"), action_of("+k1=sw")});
    REQUIRE(has(two, "record"));
    CHECK(two.at("record").at("moves") == Json::array({action_of("+a1=ne"), action_of("+k1=sw")}));
    CHECK(two.at("status") == json(R"({"toAct":1,"phase":"act","result":null})"));

    // A longer record: new actions go behind its own moves.
    const Json three = applied(two.at("record"), Json::array({action_of("+k2=sw")}));
    REQUIRE(has(three, "record"));
    CHECK(three.at("record").at("moves").size() == 3);

    const Json refused =
        applied(record, {action_of("+a1=ne"), action_of("+k1=sw"), action_of("+k1=sw"), action_of("+k2=sw")});
    CHECK(rule_of(refused) == "CH-ENTER-04");
    CHECK(refused.value("at", Json{}) == Json(2));
    CHECK_FALSE(has(refused, "move"));
    CHECK_FALSE(has(refused, "record"));
    CHECK_FALSE(has(refused, "position"));

    // A fault of the record itself is told from a fault of the new actions.
    Json broken = record;
    broken["moves"] = Json::array({action_of("+a1=ne"), action_of("+a2=ne")});
    const Json inside = applied(broken, Json::array({action_of("+k1=sw")}));
    CHECK(rule_of(inside) == "CH-ENTER-03");
    CHECK(inside.value("move", Json{}) == Json(1));
    CHECK_FALSE(has(inside, "at"));
}

TEST_CASE("serve: apply keeps the start of the record") {
    const Json start = act(0, 7).fleet(0, "c1=e c3=e").fleet(1, "h1=e h3=e").json();
    const Json reply = applied(record({{"rings", 9}}, start), Json::array({action_of("c3-1")}));
    REQUIRE(has(reply, "record"));
    CHECK(reply.at("record").value("options", Json{}) == json(R"({"rings":9})"));
    CHECK(has(reply.at("record"), "start"));
    CHECK(status_of(reply.at("record")).at("position") == reply.at("position"));
}

TEST_CASE("serve: perft of the first clouds") {
    CHECK(nodes("", 0) == Json(1));
    CHECK(nodes("", 1) == Json(91));
    CHECK(nodes("", 2) == Json(91 * 90));
    // Ordered triples of cells, less those that make a cloud of three. The board has 777 such groups: 1,077 pairs of
    // neighbours of one cell (6 corners with 3 neighbours, 24 edge cells with 4, 61 inner ones with 6), in which each
    // of the 150 triangles is met three times instead of once.
    CHECK(nodes("", 3) == Json(91 * 90 * 89 - 6 * 777));
    CHECK(nodes("clouds=1", 2) == Json(91 * 36));
}

TEST_CASE("serve: perft of the first entries") {
    CHECK(nodes("clouds=0", 1) == Json(36));
    CHECK(nodes("clouds=0", 2) == Json(36 * 36));       // the sides of a duel share no cell
    CHECK(nodes("clouds=0", 3) == Json(36 * 36 * 30));  // the second plane of the second turn has five cells
    CHECK(nodes("type=1v2 clouds=0", 3) == Json(36 * 36 * 36));
    CHECK(nodes("clouds=0 handicap=[1,2]", 2) == Json(72 * 108));
    // Sides s and sw share the corner a1.
    CHECK(nodes("type=2v2 clouds=0", 2) == Json(6 * 30 + 30 * 36));
    // One of the three turns 6 x 6 entries, the next is over: nothing is added.
    CHECK(nodes("clouds=0 roundLimit=1", 3) == Json(36 * 36 * 30));
    CHECK(nodes("clouds=0 roundLimit=1", 4) == Json(0));
}

TEST_CASE("serve: perft where the game can end") {
    // Player 1 has two planes that can only crash: one crash and it is over.
    const Json trapped = record({}, act(1, 7).fleet(0, "a1=se a2=se").fleet(1, "k1=ne k2=ne").json());
    CHECK(perft(trapped, 1).value("nodes", Json{}) == Json(2));
    CHECK(perft(trapped, 2).value("nodes", Json{}) == Json(0));
    CHECK(perft(record({}, over(7).off("2 0").json()), 1).value("nodes", Json{}) == Json(0));
    // Three of them: 3 ways to lose the first, 2 ways to lose the second, and that is the end.
    const Json three = record({}, act(1, 7).fleet(0, "a1=se a2=se").fleet(1, "k1=ne k2=ne k3=ne").json());
    CHECK(perft(three, 2).value("nodes", Json{}) == Json(6));
    CHECK(perft(three, 3).value("nodes", Json{}) == Json(0));
}

TEST_CASE("serve: perft refuses what would take too long") {
    for (const char* game : {"crosshairs", "crossfire-hex", "dogfight", "aerial-war"}) {
        INFO(game);
        CHECK(rule_of(perft({{"game", game}, {"version", 1}}, 64)) == "FORMAT");
    }
}

TEST_CASE("serve: perft refuses a depth that is no depth") {
    for (const char* depth :
         {"-1", "1.0", "true", "\"3\"", "null", "[1]", "1000", "2147483647", "-2147483648", "99999999999"}) {
        INFO(depth);
        const Json reply = perft(json(record_text), json(depth));
        CHECK(rule_of(reply) == "FORMAT");
        CHECK(is_clear_refusal(reply));
    }
    CHECK(rule_of(ask({{"op", "perft"}, {"record", json(record_text)}})) == "FORMAT");
}

TEST_CASE("serve: link and unlink, there and back") {
    Json played = json(record_text);
    played["moves"] = Json::array({action_of("+a1=ne"), action_of("+k1=sw"), action_of("+k2=sw")});
    const Json records[] = {
        record_of({}),
        json(record_text),
        played,
        record(options_of("type=ffa players=4 rings=50 handicap=[0,1,2,3]"), act(2, 9)
                                                                                 .fleet(0, "c1=e^3 c3=e")
                                                                                 .fleet(2, "h1=e* h3=e")
                                                                                 .points("1 0 2 3")
                                                                                 .off("0 0 2 0")
                                                                                 .set("left", 3)
                                                                                 .json()),
    };
    for (const Json& record : records) {
        const Json link = link_of(record);
        REQUIRE(link.is_string());
        const std::string text = link.get<std::string>();
        CHECK(text.starts_with("#1x.c"));
        CHECK(text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", 4) ==
              std::string::npos);
        const Json back = ask({{"op", "unlink"}, {"link", text}});
        REQUIRE(has(back, "record"));
        CHECK(status_of(back.at("record")) == status_of(record));
        CHECK(link_of(back.at("record")) == link);  // the same game gives the same link
        const Json older = ask({{"op", "link"}, {"record", record}, {"form", "d"}}).at("link");
        CHECK(older.get<std::string>().starts_with("#1d."));
        CHECK(ask({{"op", "unlink"}, {"link", older}}) == back);
    }
}

TEST_CASE("serve: a link has two forms, and no other") {
    const Json start{{"game", "crosshairs"}, {"version", 1}};
    CHECK(ask({{"op", "link"}, {"record", start}, {"form", "x"}}) == ask({{"op", "link"}, {"record", start}}));
    for (const Json& form : {Json("j"), Json(""), Json(1), Json(nullptr)})
        CHECK(rule_of(ask({{"op", "link"}, {"record", start}, {"form", form}})) == "FORMAT");
}

TEST_CASE("serve: a position of the middle of a game makes a link of 120 characters at most") {
    const Json busy = record({}, act(0, 13)
                                     .fleet(0, "c1=e^2 c5=ne^4 e5=w g3=se^3 b2=sw")
                                     .fleet(1, "h1=e^2 h5=ne^1 i5=w^3 g8=se")
                                     .clouds("a2 a3 b6 c3 c4 d7 e1 f3 f4 g5 g6 h8 i2 j3 k2 k5")
                                     .json());
    const Json link = link_of(busy);
    REQUIRE(link.is_string());
    CHECK(link.get<std::string>().size() <= 120);
}

TEST_CASE("serve: unlink refuses what is no text") {
    for (const char* line : {R"({"op":"unlink"})", R"({"op":"unlink","link":7})", R"({"op":"unlink","link":null})",
                             R"({"op":"unlink","link":["#1d."]})"})
        CHECK(rule_of(ask_line(line)) == "FORMAT");
}

TEST_CASE("serve: lines that are no request") {
    for (const char* line : {"",
                             " ",
                             "\t",
                             "{",
                             "}",
                             "[]",
                             "null",
                             "7",
                             "\"games\"",
                             "{}",
                             R"({"op":1})",
                             R"({"op":null})",
                             R"({"op":""})",
                             R"({"op":"GAMES"})",
                             R"({"op":"quit"})",
                             R"({"op":["games"]})",
                             R"({"Op":"games"})",
                             R"({'op':'games'})",
                             R"({"op":"games"} {"op":"games"})",
                             R"({"op":"games"}x)",
                             R"({"op":"games",})",
                             R"({"op":"games"/**/})",
                             R"({"op":"games","op":"games"})",
                             "op=games",
                             "\xEF\xBB\xBF{",
                             "{\"op\":\"games\"\x01}"}) {
        INFO("line: " << line);
        const Json reply = ask_line(line);
        CHECK(rule_of(reply) == "FORMAT");
        CHECK(is_clear_refusal(reply));
    }
}

TEST_CASE("serve: keys that a request lacks") {
    for (const char* op : {"status", "legal", "apply", "perft", "link"}) {
        INFO(op);
        CHECK(rule_of(ask({{"op", op}})) == "FORMAT");
        for (const char* bad :
             {"null", "7", "\"\"", "[]", "{}", R"({"game":"crosshairs"})", R"({"version":1})",
              R"({"game":"crosshairs","version":2})", R"({"game":"crosshairs","version":0})",
              R"({"game":"crosshairs","version":"1"})", R"({"game":"crosshairs","version":true})",
              R"({"game":"chess","version":1})", R"({"game":null,"version":1})",
              R"({"game":"crosshairs","version":1,"start":null})", R"({"game":"crosshairs","version":1,"moves":{}})",
              R"({"game":"crosshairs","version":1,"moves":"end"})"}) {
            INFO(bad);
            const Json request = {{"op", op}, {"record", json(bad)}, {"actions", Json::array()}, {"depth", 1}};
            CHECK(rule_of(ask(request)) == "FORMAT");
        }
    }
    CHECK(rule_of(ask({{"op", "apply"}, {"record", json(record_text)}})) == "FORMAT");
}

TEST_CASE("serve: a line of up to 1 MiB is read, a longer one is refused") {
    const std::string request = R"({"op":"games"})";
    constexpr std::size_t limit = 1024 * 1024;
    CHECK(has(ask_line(request + std::string(limit - request.size(), ' ')), "games"));
    for (const std::size_t size : {limit + 1, 2 * limit, 10 * limit}) {
        const Json reply = ask_line(request + std::string(size - request.size(), ' '));
        CHECK(rule_of(reply) == "FORMAT");
        CHECK(is_clear_refusal(reply));
    }
    CHECK(rule_of(ask_line(std::string(2 * limit, 'x'))) == "FORMAT");
    CHECK(has(ask_line(request), "games"));
}

TEST_CASE("serve: the same line gives the same reply") {
    const std::string lines[] = {
        R"({"op":"games"})",
        R"({"op":"legal","record":)" + std::string(record_text) + "}",
        R"({"op":"apply","record":)" + std::string(record_text) +
            R"(,"actions":[{"do":"enter","cell":"a1","dir":"ne"}]})",
        R"({"op":"link","record":)" + std::string(record_text) + "}",
        R"({"op":"perft","record":)" + std::string(record_text) + R"(,"depth":2})",
        R"({"op":"status"})",
    };
    std::vector<std::string> first;
    for (const std::string& line : lines) first.push_back(sightlines::serve(line));
    for (int again = 0; again < 2; ++again)
        for (std::size_t i = 0; i < first.size(); ++i) CHECK(sightlines::serve(lines[i]) == first[i]);
}

TEST_CASE("serve: the order of the keys in a request does not matter") {
    const std::string record = record_text;
    CHECK(ask_line(R"({"record":)" + record + R"(,"op":"status"})") ==
          ask_line(R"({"op":"status","record":)" + record + "}"));
    CHECK(ask_line(R"({"op":"status","record":{"options":{"clouds":0},"version":1,"game":"crosshairs"}})") ==
          ask_line(R"({"op":"status","record":)" + record + "}"));
}

TEST_CASE("serve: a count that is too deep speaks of rolls only where one is in the way") {
    const auto told = [](const char* record, int depth) {
        return perft(json(record), depth).at("error").at("message").get<std::string>();
    };
    for (const char* const record : {R"({"game":"crosshairs","version":1})", R"({"game":"crossfire-hex","version":1})"})
        CHECK(told(record, 64) == "depth: this is too deep to count here.");
    // Two guns roll four dice, which have 1,296 outcomes.
    const char* const burst = R"({"game":"dogfight","version":1,"start":{"phase":"combat","turn":1,"map":[15,13],
        "limit":20,"planes":{"A":{"side":0,"type":"d5a","hex":"h7","alt":8,"speed":4,"face":"n","target":"B","cv":5,
        "card":{"guns":2}},"B":{"side":1,"type":"d5a","hex":"h7","alt":8,"speed":4,"face":"s"}}},
        "moves":[{"do":"fire","burst":2}]})";
    CHECK(perft(json(burst), 1).at("nodes") == 1296);
    CHECK(told(burst, 2) == "depth: this is too deep: a roll with too many outcomes can only be the last action.");
}

TEST_CASE("serve: a mark of byte order before a link or a record is passed over") {
    const std::string mark = "\xEF\xBB\xBF", link = link_of(json(record_text)).get<std::string>();
    for (const std::string& text :
         {link, "https://example.org/" + link, std::string(record_text), "#" + std::string(record_text)}) {
        CHECK(has(ask({{"op", "unlink"}, {"link", mark + text}}), "record"));
    }
    CHECK(has(ask_line(mark + R"({"op":"games"})"), "games"));
}

TEST_CASE("serve: one action is called one") {
    Json one = json(record_text);
    one["moves"] = Json::array({action_of("+a1=ne")});
    const Json reply = ask({{"op", "review"}, {"record", one}, {"move", 1}, {"level", 1}});
    CHECK(reply.at("error").at("message") == "move: the record has 1 action.");
}
