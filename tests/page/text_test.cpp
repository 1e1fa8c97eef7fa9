// The text view (web/app/text_view.h).
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"

using namespace sightlines;

namespace {

// The content of a cell of the board; null if there is no such cell.
Json on_board(const Json& text, const std::string& wanted) {
    for (const Json& table : text.at("tables")) {
        if (table.at("kind") != "board") continue;
        for (const Json& row : table.at("rows"))
            for (const Json& cell : row[1])
                if (cell[0] == wanted) return cell[1];
    }
    return {};
}

struct Sample {
    std::string name, record, cell, text, move, told;  // told in the present, and kept in the past in long games
};

const Sample of_hex{"Hex Crossfire",
                    R"({"game":"crossfire-hex","version":1,"moves":[{"do":"move","from":"d8","to":"f8"}]})",
                    "f8",
                    "white stack of 2, from the top white, black",
                    "d8-f8",
                    ""};
const Sample of_war{
    "WWI Aerial War Game",
    R"({"game":"aerial-war","version":1,"start":{"phase":"fly","side":0,"first":0,"mover":"r","dice":[1,2],
                   "planes":[{"at":"e5","p":0,"c":"r","dir":"n"},{"at":"e9","p":1,"c":"b","dir":"w"}]},
                   "moves":[{"do":"fly","to":"e6","dir":"n"}]})",
    "e6",
    "German red plane facing e7",
    "e6n",
    ""};
const Sample of_dogfight{"Dogfight!", R"({"game":"dogfight","version":1,"moves":[{"do":"target","on":"B"}]})",
                         "c7",        "green A, the Camel, facing north-east, level 8",
                         ">B",        "Green's Camel hunts Red's Albatros."};
const Sample of_squads{"Crossfire with squads",
                       R"({"game":"crossfire-squads","version":1,
                      "start":{"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00",
                        "terrain":{"t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}},
                        "units":{"a00":{"k":"rifle","at":[2100,2200]},"b00":{"k":"rifle","at":[5000,100]}}},
                      "moves":[{"do":"prone","unit":"a00"}]})",
                       "E5",
                       "green rifle squad, the woods at the flag",
                       "a00 _",
                       "Green's rifle squad goes prone."};

bool tells(const std::string& what) { return page::text().at("facts").dump().find(what) != std::string::npos; }

// Does the first thing that is offered, again and again, until the facts tell that; -> what was done, in words.
std::vector<std::string> do_the_first_until(const std::string& told) {
    std::vector<std::string> done;
    while (!tells(told) && done.size() < 80) {
        const Json text = page::text();
        if (!text.at("dice").is_null()) {
            done.emplace_back("roll");
            page::act("roll");
            continue;
        }
        REQUIRE_FALSE(text.at("actions").empty());
        const Json action = text.at("actions")[0];
        done.push_back(action[1].get<std::string>());
        page::play_all(action[2].get<std::string>());
    }
    CHECK(tells(told));
    CHECK(page::record().at("moves").size() == done.size());
    return done;
}

std::ptrdiff_t count_of(const std::vector<std::string>& done, std::string_view beginning) {
    return std::ranges::count_if(done, [&](const std::string& one) { return one.starts_with(beginning); });
}

}  // namespace

TEST_CASE("in words: board, question, log") {
    const Sample& sample =
        GENERATE(std::cref(of_hex), std::cref(of_war), std::cref(of_dogfight), std::cref(of_squads)).get();
    INFO(sample.name);
    page::open(Json::parse(sample.record));
    const Json text = page::text();
    CHECK(text.at("name") == sample.name);
    CHECK(on_board(text, sample.cell) == sample.text);
    CHECK_FALSE(text.at("who").get<std::string>().empty());
    CHECK_FALSE(text.at("question").get<std::string>().empty());
    REQUIRE(text.at("log").size() == 1);
    CHECK(text.at("log")[0].at("moves") == Json{sample.move});
    CHECK(text.at("log")[0].at("said").size() == 1);
    CHECK(text.at("told") == (sample.told.empty() ? text.at("log")[0].at("said") : Json{sample.told}));
    CHECK_FALSE(text.at("standing").get<std::string>().empty());
}

TEST_CASE("in words: the same names of sides on the board as in the question") {
    page::open(
        Json{{"game", "crosshairs"}, {"version", 1}, {"options", {{"type", "ffa"}, {"players", 6}, {"clouds", 0}}}});
    const Json text = page::text();
    for (const char* name : {"Green", "Red", "Blue", "Gold", "Violet", "Slate"}) {
        INFO(name);
        const auto begins = [&](const Json& fact) {
            return fact.get<std::string>().starts_with(std::string(name) + ": 0 planes on the board");
        };
        CHECK(std::ranges::count_if(text.at("facts"), begins) == 1);
    }
    CHECK(text.at("name") == "Crosshairs");
    CHECK(text.at("who") == "Green to act");
}

TEST_CASE("in words: dice are thrown by the page") {
    page::open(Json{{"game", "aerial-war"}, {"version", 1}});
    CHECK(page::text().at("dice").at("count") == 2);
    page::act("roll");
    const Json moves = page::record().at("moves");
    REQUIRE(moves.size() == 1);
    CHECK(moves[0].at("do") == "roll");
    REQUIRE(moves[0].at("dice").size() == 2);
    for (const Json& face : moves[0].at("dice")) {
        CHECK(face >= 1);
        CHECK(face <= 6);
    }
}

TEST_CASE("in words: the first round of both sides, dice and all") {
    page::open();
    page::act("begin", "aerial-war");
    const std::vector<std::string> done = do_the_first_until("round 2");
    CHECK(count_of(done, "roll") >= 9);  // initiative and eight planes
    CHECK(count_of(done, "Fly to ") == 8);
}

TEST_CASE("in words: a whole turn of a duel of Dogfight!") {
    page::Outside world = page::desktop();
    world.storage["guided:dogfight"] = "off";
    page::open("", world);
    page::act("begin", "dogfight");
    CHECK(count_of(do_the_first_until("Turn 2 of"), "roll") > 0);
}

TEST_CASE("in words: a hidden unit is told of to its own side, once the table has been handed over") {
    const int active = GENERATE(0, 1);
    Json record = Json::parse(R"({"game":"crossfire-squads","version":1,"options":{"hidden":1},
        "start":{"phase":"play","turn":3,"edges":["s","n"],"obj":"t00",
            "terrain":{"t00":{"k":"woods","poly":[[1000,1000],[1500,1000],[1500,1500],[1000,1500]]}},
            "units":{"a00":{"k":"rifle","at":[2500,2500]},"b00":{"k":"cc","at":[5600,100]},
                     "b07":{"k":"hmg","hid":"t00","face":[0,1]}}}})");
    record["start"]["active"] = active;
    page::open(record);
    const auto tells_of = [](std::string_view what) { return page::text().dump().find(what) != std::string::npos; };
    CHECK_FALSE(tells_of("b07"));
    CHECK_FALSE(tells_of("machine gun"));
    CHECK(tells_of("rifle squad") == (active == 0));
    CHECK(page::text().at("covered") == (active == 1));
    if (active == 0) return;
    page::act("uncover");
    CHECK(tells_of("machine gun"));
}

TEST_CASE("in words: they are made anew when something happens, and only then") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}});
    const int before = page::outside().text_changes;
    page::hover("cell:f6");
    page::wait(2000);
    CHECK(page::outside().text_changes == before);
    page::click("cell:e5");
    CHECK(page::outside().text_changes > before);
    CHECK(on_board(page::text(), "e5") == "cloud");
}

TEST_CASE("in words: a lesson, its goal, and that it is done") {
    page::open("#lesson=crosshairs/enter");
    const Json lesson = page::text().at("lesson");
    CHECK_FALSE(lesson.at("title").get<std::string>().empty());
    CHECK_FALSE(lesson.at("text").empty());
    CHECK_FALSE(lesson.at("goal").get<std::string>().empty());
    CHECK(lesson.at("done") == false);
    page::play_all("+a3=ne");
    CHECK(page::text().at("lesson").at("done") == true);
    page::act("next");
    CHECK(page::text().at("lesson").at("done") == false);
    CHECK(page::text().at("lesson").at("title") != lesson.at("title"));
    page::act("list");
    const Json list = page::text();
    CHECK(list.at("screen") == "learn");
    CHECK(list.at("name") == "Crosshairs");
    const auto done = [](const Json& one) { return one.at("done") == true; };
    CHECK(std::ranges::count_if(list.at("lessons"), done) == 1);
}

TEST_CASE("in words: the settings are there, and can be changed") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}});
    const auto chosen = [](std::string_view name) {
        const Json text = page::text();
        for (const Json& choice : text.at("settings"))
            if (choice.at("name") == name) return choice.at("chosen").get<int>();
        return -1;
    };
    CHECK(chosen("pace") == 1);
    page::act("set", "pace=3");
    CHECK(chosen("pace") == 3);
    page::act("set", "rolls=1");
    CHECK(chosen("pace") == 3);
    CHECK(chosen("rolls") == 1);
    page::act("set", "pace=9");
    CHECK(chosen("pace") == 3);
    CHECK(page::outside().storage.at("settings") == "pace=3 rolls=1 own-dice=1");
}

TEST_CASE("in words: the home page is reported as soon as it is there, with nothing fetched yet") {
    page::Outside world = page::desktop();
    world.code = platform::LoadState::away;
    page::open("", world);
    CHECK(page::outside().text_changes > 0);
}
