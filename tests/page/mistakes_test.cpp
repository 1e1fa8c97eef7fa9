// My last mistakes: decisions that a review found to cost much, tried again as puzzles.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/serve.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

// An engine that holds one move of the game to have cost 17%, and one other to be as dear. All others cost nothing.
page::Outside world_of_judges(page::Outside world = page::desktop()) {
    world.engine = [](std::string_view line) {
        const Json asked = *parse_json(line, {.bytes = 1 << 20, .depth = 17});
        if (asked.at("op") != "review") return serve(line);
        const Json& moves = asked.at("record").at("moves");
        const auto ply = asked.at("move").get<std::size_t>();
        const std::string to = moves[ply].value("to", "");
        const int cost = ply == 0 && (to == "f2" || to == "e7") ? 170 : 0;
        return write_json({{"kind", "choice"},
                           {"before", {500, 500}},
                           {"after", {500 - cost, 500 + cost}},
                           {"cost", cost},
                           {"action", {{"do", "move"}, {"from", "d8"}, {"to", "c7"}}},
                           {"text", "d8-c7"},
                           {"why", "It stays together."},
                           {"nodes", 1}});
    };
    return world;
}

// A game against the computer whose first move is the mistake, and its review.
void review_a_game(const page::Outside& world) {
    page::open("", world);
    for (const char* mark : {"play:crossfire-hex", "start"}) page::choose(mark);
    page::play_all("d2-f2");
    page::let_computers_act();
    page::choose("tab:log");
    page::choose("analysis");
    page::choose("tab:analysis");
    page::choose("review:begin");
    page::let_computers_act();
}

std::vector<std::string> listed() {
    std::vector<std::string> ids;
    for (const auto& [mark, box] : page::marks_of("puzzle:mine-")) ids.push_back(mark);
    return ids;
}

std::string card(const char* key) { return page::text().at("puzzle").at(key).get<std::string>(); }
std::string stand() { return page::app().at("puzzle").at("stand").get<std::string>(); }

}  // namespace

TEST_CASE("mistakes: what a review found is among the puzzles, and is solved by something better", "[mistakes]") {
    const bool fingers = GENERATE(false, true);
    review_a_game(world_of_judges(fingers ? page::phone() : page::desktop()));
    CHECK(page::says("Your own mistakes are now puzzles"));
    page::open("#puzzles", page::outside());
    REQUIRE(listed().size() == 1);
    page::choose(listed().front());
    REQUIRE(page::app().at("screen") == "table");
    CHECK(card("goal").find("That cost 17%. Find something better for White.") != std::string::npos);
    CHECK(page::app().at("size") == 0);
    page::play_all("d2-f2");
    CHECK(stand() == "missed");
    CHECK(card("said").starts_with("That is what you played."));
    page::play_all("d8-e7");
    CHECK(page::shows("puzzle:judged"));
    CHECK(page::play("j8-i7").contains("error"));  // nothing is played meanwhile
    page::let_computers_act();
    CHECK(stand() == "missed");
    CHECK(card("said") == "No better: it costs 17%, in the game it was 17%. Try again.");
    CHECK(page::app().at("size") == 0);
    page::play_all("k5-i5");
    page::let_computers_act();
    CHECK(stand() == "done");
    CHECK(page::shows("puzzle:done"));
    page::open("#puzzle=crossfire-hex", page::outside());
    CHECK(page::text().at("mistakes")[0].at("solved") == true);
    CHECK(page::says("Solved"));
}

TEST_CASE("mistakes: what the computer prefers is right at once, without another question", "[mistakes]") {
    review_a_game(world_of_judges());
    page::open("#puzzles", page::outside());
    page::choose(listed().front());
    page::play_all("d8-c7");
    CHECK_FALSE(headless::engine_is_asked());
    CHECK(stand() == "done");
}

TEST_CASE("mistakes: an engine that does not answer takes the move back, and it can be tried again", "[mistakes]") {
    const std::string reply = GENERATE("", "{}", R"({"error":{"code":"format"}})", R"({"kind":"choice"})");
    CAPTURE(reply);
    review_a_game(world_of_judges());
    page::open("#puzzles", page::outside());
    page::choose(listed().front());
    page::outside().engine = [&](std::string_view) { return reply; };
    page::play_all("k5-i5");
    page::let_computers_act();
    CHECK(stand() != "done");
    page::outside().engine = world_of_judges().engine;
    if (page::app().at("size") == 1) page::choose("undo");
    page::play_all("k5-i5");
    page::let_computers_act();
    CHECK(stand() == "done");
}

TEST_CASE("mistakes: a review of the same game keeps each but once, and the last twenty stay", "[mistakes]") {
    page::Outside world = world_of_judges();
    Json kept = Json::array();
    for (int each = 0; each < 25; ++each)
        kept.push_back({{"game", "crossfire-hex"},
                        {"link", "#1j." + std::to_string(each)},
                        {"played", "{}"},
                        {"better", "{}"},
                        {"cost", 90}});
    world.storage["mistakes"] = write_json(kept);
    for (int games = 0; games < 2; ++games) review_a_game(games == 0 ? world : page::outside());
    page::open("#puzzles", page::outside());
    CHECK(page::text().at("mistakes").size() == 20);
    const auto costs = [](std::size_t which, const char* cost) {
        return page::text().at("mistakes")[which].at("label").get<std::string>().find(cost) != std::string::npos;
    };
    CHECK(costs(0, "17%"));
    CHECK(costs(1, "9%"));
}

TEST_CASE("mistakes: nobody's game but one's own makes puzzles", "[mistakes]") {
    page::open(Json::parse(R"({"game":"crossfire-hex","version":1,"moves":[{"do":"move","from":"d2","to":"f2"}]})"),
               world_of_judges());
    page::choose("tab:log");
    page::choose("analysis");
    page::choose("tab:analysis");
    page::choose("review:begin");
    page::let_computers_act();
    page::open("#puzzles", page::outside());
    CHECK(page::text().at("mistakes").empty());
}

TEST_CASE("mistakes: broken storage is passed over, and a position that does not open is kept no longer",
          "[mistakes]") {
    page::Outside world = world_of_judges();
    world.storage["mistakes"] =
        GENERATE(as<std::string>(), "", "[", "7", "{}", R"([7,null,"x",{"game":3},{"game":"go","link":"#1x."}])",
                 R"([{"game":"crosshairs","link":"x","played":7,"better":"{}","cost":90}])",
                 R"([{"game":"crosshairs","link":"x","played":"{}","better":"[","cost":90}])",
                 R"([{"game":"crosshairs","link":"x","played":"{}","better":"{}","cost":-1}])");
    page::open("#puzzles", world);
    CHECK(page::text().at("mistakes").empty());
    CHECK(page::app().at("screen") == "puzzles");
    world.storage["mistakes"] =
        R"([{"game":"crosshairs","link":"#1x.nonsense","played":"{}","better":"{}","cost":90,"when":1e300}])";
    page::open("#puzzles", world);
    REQUIRE(listed().size() == 1);
    page::choose(listed().front());
    CHECK(page::app().at("screen") == "puzzles");
    CHECK(page::app().at("notice").get<std::string>().find("does not exist") != std::string::npos);
    CHECK(page::text().at("mistakes").empty());
    page::open(std::string("#puzzle=crosshairs/mine-7"), page::outside());
    CHECK(page::app().at("screen") == "puzzles");
}
