// Every decision of a review is a sentence.
#include <catch_amalgamated.hpp>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

#include "api/games.h"
#include "api/serve.h"
#include "games/dogfight/text/events.h"
#include "games/page.h"
#include "page/driver.h"
#include "page/playthroughs.h"
#include "screens/analysis/review.h"
#include "screens/analysis/tell_line.h"
#include "session/seats.h"

using namespace sightlines;

TEST_CASE("a decision that cost much is told in a sentence, in every game", "[analysis]") {
    std::set<std::string> unclear;
    for (const page::Playthrough& game : page::playthroughs()) {
        page::open_at(game, game.moves.size());
        const auto match = open_match(page::record());
        REQUIRE(match);
        const std::unique_ptr<BoardView> view = make_view(**match);
        view->moved(0, (*match)->size());
        for (std::size_t ply = 0; ply < (*match)->size(); ++ply) {
            if ((*match)->actor(ply) < Side::first) continue;
            const std::string told = told_decision(**match, *view, "", names_of(*view, "", {}), ply);
            const bool sentence = told.size() > 12 && told.find(' ') != told.npos && told.back() == '.' &&
                                  std::isupper(static_cast<unsigned char>(told.front())) != 0;
            if (!sentence) unclear.insert(game.name + ": " + told);
        }
    }
    for (const std::string& each : unclear) UNSCOPED_INFO(each);
    CHECK(unclear.empty());
}

TEST_CASE("a decision of Dogfight! is told of its plane, without what dice made of it", "[analysis]") {
    const Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"target","turn":15,"map":[15,13],
        "limit":20,"planes":{"A":{"side":0,"type":"camel","hex":"g5","alt":3,"speed":4,"pitch":-1,"mt":2,"target":"B"},
        "B":{"side":1,"type":"d5a","hex":"g5","alt":4,"speed":4,"leave":-1,"pitch":-3,"mt":1,"cv":-1,"target":"A"}},
        "queue":["A","B"]},"moves":[{"do":"target","on":"B"},{"do":"target","on":"A"},{"do":"roll","dice":[5,9]},
        {"do":"roll","dice":[5]},{"do":"aero","ap":3},{"do":"fly","mid":true,"pitch":2,"raise":1},
        {"do":"roll","dice":[4,5]},{"do":"throttle"}]})");
    const auto match = open_match(record);
    REQUIRE(match);
    const std::unique_ptr<BoardView> view = make_view(**match);
    view->moved(0, (*match)->size());
    const auto told = [&](std::size_t ply) { return told_decision(**match, *view, "", names_of(*view, "", {}), ply); };
    CHECK(told(0) == "Green's Camel hunts the red Albatros.");
    CHECK(told(4) == "Green's Camel uses 3 Aerobatic Points.");
    CHECK(told(5) == "Green's Camel circles tightly in a climb.");
    CHECK(told(7) == "Green's Camel keeps its speed.");
}

TEST_CASE("a decision of squads is told without what the dice made of it", "[analysis]") {
    int shots = 0;
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "crossfire-squads") continue;
        page::open_at(game, game.moves.size());
        const auto match = open_match(page::record());
        REQUIRE(match);
        const std::unique_ptr<BoardView> view = make_view(**match);
        view->moved(0, (*match)->size());
        for (std::size_t ply = 0; ply < (*match)->size(); ++ply) {
            if ((*match)->actor(ply) < Side::first) continue;
            const std::string told = told_decision(**match, *view, "", names_of(*view, "", {}), ply);
            CAPTURE(game.name, ply, told);
            CHECK(told.find(". ") == told.npos);
            CHECK(told.find("Dice:") == told.npos);
            shots += told.find(" shoots at ") != told.npos ? 1 : 0;
        }
    }
    CHECK(shots > 0);
}

TEST_CASE("a way out of a circle is told as one", "[analysis]") {
    using namespace dogfight;
    const Rules rules = *Rules::make({});
    Position at = rules.start();
    at.phase = Phase::exit;
    at.current = 0;
    at.planes[0].face = Facing::none;
    History<Rules> history(rules, at);
    REQUIRE(history.play(ExitTo{Facing::ne}).accepted());
    CHECK(decision_sentence(history, 0, {.sides = {"Green", "Red"}}) ==
          "Green's Camel leaves its circle to the north-east.");
}

TEST_CASE("a review names once what would have been better time and again", "[analysis]") {
    const auto reply = [](int cost, const char* to) {
        return Json{{"kind", "choice"},
                    {"before", {500, 500}},
                    {"after", {500 - cost, 500 + cost}},
                    {"cost", cost},
                    {"action", {{"do", "move"}, {"to", to}}}};
    };
    Review review("one", {0, 0, 0, 1});
    for (const Json& each : {reply(60, "e5"), reply(80, "e5"), reply(70, "c3"), reply(90, "e5")})
        REQUIRE(review.take(each));
    const std::vector<CostlyDecision> costly = review.costly(0);
    REQUIRE(costly.size() == 2);
    CHECK(costly[0].ply == 1);
    CHECK(costly[1].ply == 2);
    CHECK(review.costly(1).size() == 1);
}

TEST_CASE("mistakes that read alike are told with the turn of each", "[analysis]") {
    const page::Playthrough& game = page::playthrough("crossfire-squads-small-table");
    std::vector<std::size_t> rallies;
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
        if (game.moves[ply] == "a03 ?") rallies.push_back(ply);
    REQUIRE(rallies.size() == 2);
    page::Outside world = page::desktop();
    world.engine = [rallies](std::string_view line) {
        const auto ply = parse_json(line, {.bytes = 1 << 20, .depth = 17})->at("move").get<std::size_t>();
        const bool dear = ply == 5 || ply == rallies[0] || ply == rallies[1];
        return write_json({{"kind", "choice"},
                           {"before", {500, 500}},
                           {"after", {500, 500}},
                           {"cost", dear ? 100 : 0},
                           {"action", {{"do", "rally"}, {"unit", ply == rallies[0] ? "a01" : "a02"}}}});
    };
    page::open_at(game, game.moves.size(), world);
    for (const char* mark : {"tab:log", "analysis", "tab:analysis", "review:begin"}) page::choose(mark);
    page::let_computers_act();
    std::vector<std::string> told;
    const Json text = page::text();
    for (const Json& each : text.at("tree").at("analysis").at("decisions")) told.push_back(each[1].get<std::string>());
    CAPTURE(text.dump());
    REQUIRE(told.size() == 3);
    for (std::size_t i = 0; i < 2; ++i) CHECK(told[i].starts_with("Turn "));
    CHECK(told[0] != told[1]);
    CHECK(told[0].substr(told[0].find(": ")) == told[1].substr(told[1].find(": ")));
    CHECK_FALSE(told[2].starts_with("Turn "));  // of the other side
}

TEST_CASE("what cost more at a deeper look is told by the first one", "[analysis]") {
    page::Outside world = page::desktop();
    world.engine = [](std::string_view line) {
        const Json asked = *parse_json(line, {.bytes = 1 << 20, .depth = 17});
        const int cost = asked.at("level") == 2 ? 60 : 250;
        return write_json({{"kind", "choice"},
                           {"before", {500, 500}},
                           {"after", {500 - cost, 500 + cost}},
                           {"cost", cost},
                           {"action", {{"do", "move"}, {"from", "c3"}, {"to", "e3"}}}});
    };
    page::open(Json::parse(R"({"game":"crossfire-hex","version":1,"moves":[{"do":"move","from":"d2","to":"f2"}]})"),
               world);
    for (const char* mark : {"tab:log", "analysis", "tab:analysis", "review:begin"}) page::choose(mark);
    page::let_computers_act();
    const Json decisions = page::text().at("tree").at("analysis").at("decisions");
    REQUIRE(decisions.size() == 1);
    CHECK(decisions[0][1].get<std::string>().ends_with("It cost 6% in winning chances."));
}

TEST_CASE("what was better in squads is an order, once, to whoever commands the unit", "[analysis]") {
    // Red has chosen the flag's place, and is told something else; or has placed a unit, an inch from the better place.
    const auto [ply, better, begins] = GENERATE(table<std::size_t, std::string, std::string>(
        {{3, R"({"do":"end"})", ""}, {5, R"({"do":"place","unit":"b01","at":[5690,640]})", "Nearly as played. "}}));
    page::Outside world = page::desktop();
    world.engine = [ply, better](std::string_view line) {
        const Json asked = *parse_json(line, {.bytes = 1 << 20, .depth = 17});
        if (asked.at("op") != "review") return serve(line);
        return write_json({{"kind", "choice"},
                           {"before", {500, 500}},
                           {"after", {410, 590}},
                           {"cost", asked.at("move") == ply ? 90 : 0},
                           {"action", *parse_json(better, {})},
                           {"text", ""},
                           {"why", "Walk your rifle 1 to your rifle 2: nobody sees it."},
                           {"nodes", 1}});
    };
    page::open_at(page::playthrough("crossfire-squads-small-table"), ply + 1, world);
    for (const char* mark : {"tab:log", "analysis", "tab:analysis"}) page::choose(mark);
    page::choose("review:begin");
    page::let_computers_act();
    page::choose("decision:" + std::to_string(ply));
    page::choose("decision:better");
    CHECK(page::text().at("tree").at("analysis").at("said") ==
          begins + "Walk Red's rifle 1 to Red's rifle 2: nobody sees it.");
}
