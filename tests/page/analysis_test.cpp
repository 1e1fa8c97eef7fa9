// The tab with the analysis: best lines, the review of a game, its curve, what cost most.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/serve.h"
#include "page/driver.h"
#include "page/playthroughs.h"
#include "screens/analysis/review.h"

using namespace sightlines;

namespace {

// Won by somebody who played against one who does anything.
Json one_sided(std::string_view game) {
    const Json asks{{"op", "match"},
                    {"record", {{"game", game}, {"version", 1}}},
                    {"players", {2, "random"}},
                    {"seed", 4},
                    {"most", 400}};
    return parse_json(serve(write_json(asks)), {.bytes = 1 << 20, .depth = 17})->at("record");
}

void open_analysis(const Json& record, const page::Outside& world = page::desktop()) {
    page::open(record, world);
    page::choose("tab:log");
    page::choose("analysis");
    page::choose("tab:analysis");
}

std::size_t cursor() { return page::app().at("cursor").get<std::size_t>(); }
std::size_t size() { return page::app().at("size").get<std::size_t>(); }

void answer() {
    REQUIRE(headless::engine_is_asked());
    headless::deliver();
    page::settle();
}

// What seems to cost much is asked about twice.
void answer_until(const std::string& said) {
    while (!page::says(said)) answer();
}

std::string first_decision() {
    for (const auto& [name, box] : page::marks())
        if (name.starts_with("decision:") && name.find_first_of("0123456789") == 9) return name;
    FAIL("no decision cost much");
    return "";
}

}  // namespace

TEST_CASE("the best lines of a position are asked for, shown and played", "[analysis]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex");
    const bool fingers = GENERATE(false, true);
    CAPTURE(game, fingers);
    open_analysis(Json{{"game", game}, {"version", 1}}, fingers ? page::phone() : page::desktop());
    page::let_computers_act();
    CHECK(page::shows("best:0"));
    CHECK(page::shows("best:1"));
    CHECK_FALSE(page::shows("best:2"));
    if (!fingers) CHECK(page::says("positions"));  // on the phone it is further down
    page::choose("lines:2");
    page::let_computers_act();
    CHECK(page::shows("best:2"));
    page::choose("lines:0");
    page::let_computers_act();
    CHECK_FALSE(page::shows("best:1"));
    page::choose("best:0");
    CHECK(size() == 1);
    CHECK(cursor() == 1);
    page::let_computers_act();
    CHECK(page::shows("best:0"));  // of the next position
}

TEST_CASE("in another position other lines are looked for; back again, too", "[analysis]") {
    open_analysis(Json{{"game", "crossfire-hex"}, {"version", 1}});
    page::let_computers_act();
    const std::vector<std::string> before = page::words();
    page::choose("best:1");
    CHECK_FALSE(page::shows("best:0"));
    page::let_computers_act();
    CHECK(page::words() != before);
    page::press("ArrowLeft");
    page::let_computers_act();
    CHECK(page::shows("best:0"));
}

TEST_CASE("a game that is over is reviewed from its end", "[analysis]") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size() - 1);
    page::play_all(game.moves.back());
    page::wait(3000);
    page::choose("review");
    CHECK(page::app().at("analysis") == true);
    CHECK(page::shows("review:progress"));
    answer_until("2 of " + std::to_string(game.moves.size()));
    page::let_computers_act();
    CHECK_FALSE(page::shows("review:progress"));
    CHECK(page::shows("curve"));
    CHECK(size() == game.moves.size());
    page::go_to(0);
    REQUIRE(page::shows("looking-back"));
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    page::choose("back-to-game");  // the result and what comes next are one press away
    CHECK(cursor() == game.moves.size());
    CHECK(page::shows("rematch"));
    CHECK_FALSE(page::shows("looking-back"));
}

TEST_CASE("a review names as a mistake only what is one at a deeper look as well", "[analysis]") {
    page::Outside world = page::desktop();
    world.engine = [](std::string_view line) {
        const Json asked = *parse_json(line, {.bytes = 1 << 20, .depth = 17});
        if (asked.at("op") != "review") return serve(line);
        const bool dear = asked.at("move") == 2 || (asked.at("move") == 0 && asked.at("level") == 2) ||
                          (asked.at("move") == 1 && asked.at("seed") < 3);  // not with every seed
        return write_json({{"kind", "choice"},
                           {"before", {500, 500}},
                           {"after", {dear ? 410 : 500, dear ? 590 : 500}},
                           {"cost", dear ? 90 : 0},
                           {"action", {{"do", "move"}, {"from", "c3"}, {"to", "e3"}}},
                           {"text", "c3-e3"},
                           {"why", "It is nearer."},
                           {"nodes", 1}});
    };
    const Json record = Json::parse(R"({"game":"crossfire-hex","version":1,"moves":[
        {"do":"move","from":"d2","to":"f2"},{"do":"move","from":"j2","to":"h2"},{"do":"move","from":"e3","to":"g3"}]})");
    open_analysis(record, world);
    page::let_computers_act();
    page::choose("review:begin");
    page::let_computers_act();
    CHECK_FALSE(page::shows("review:progress"));
    CHECK(page::shows("decision:2"));
    for (const char* spared : {"decision:0", "decision:1"}) CHECK_FALSE(page::shows(spared));
}

TEST_CASE("a review is called off, and goes on where it was", "[analysis]") {
    const Json game = one_sided("crossfire-hex");
    open_analysis(game);
    page::let_computers_act();
    page::choose("review:begin");
    answer_until("5 of");
    page::choose("review:cancel");
    CHECK(page::says("5 of"));
    page::choose("review:begin");
    CHECK(page::says("5 of"));
    answer_until("6 of");
}

TEST_CASE("the review says what cost most and what was better; there it can be tried", "[analysis]") {
    const std::string name = GENERATE("crossfire-hex", "aerial-war");
    CAPTURE(name);
    open_analysis(one_sided(name));
    page::let_computers_act();
    page::choose("review:begin");
    page::let_computers_act();
    const std::string decision = first_decision();
    const std::size_t ply = std::stoul(decision.substr(9));
    const std::size_t whole = size();
    for (const Json& each : page::text().at("tree").at("analysis").at("decisions"))
        CHECK(each[1].get<std::string>().ends_with("% in winning chances."));
    page::choose(decision);
    CHECK(cursor() == ply);
    page::let_computers_act();
    CHECK_FALSE(page::shows("best:0"));  // the answer is not drawn before it is tried
    page::choose("decision:better");
    CHECK(page::shows("decision:words"));
    page::choose("decision:try");
    CHECK(page::says("Play something better"));
    page::let_computers_act();
    page::choose("best:0");
    CHECK(size() != whole);  // a variation
    page::let_computers_act();
    const std::string verdict = page::text().at("tree").at("analysis").at("said").get<std::string>();
    CHECK((verdict.find("computer prefers") != verdict.npos || verdict.find("etter: it costs") != verdict.npos));
    CHECK(std::ranges::count(page::outside().announced, verdict) == 0);  // where it stands it is read out already
}

TEST_CASE("the curve can be pointed at", "[analysis]") {
    open_analysis(one_sided("crossfire-hex"));
    page::choose("review:begin");
    page::let_computers_act();
    const page::Box curve = page::mark("curve");
    page::click(ImVec2(curve.min.x + 2, curve.centre().y));
    CHECK(cursor() == 0);
    page::click(ImVec2(curve.centre().x, curve.centre().y));
    CHECK(cursor() >= size() / 2 - 1);
    CHECK(cursor() <= size() / 2 + 1);
    page::click(ImVec2(curve.max.x - 1, curve.centre().y));
    CHECK(cursor() == size());
}

TEST_CASE("what cost most is written into the game, where nobody wrote anything", "[analysis]") {
    Json game = one_sided("crossfire-hex");
    open_analysis(game);
    page::choose("review:begin");
    page::let_computers_act();
    const std::size_t ply = std::stoul(first_decision().substr(9));
    page::choose("review:write");
    const Json record = page::record_behind(page::link());
    REQUIRE(record.contains("notes"));
    REQUIRE(record.contains("lines"));
    const Json notes = record.at("notes");
    const auto note = std::ranges::find_if(notes, [&](const Json& each) { return each.at("at") == ply + 1; });
    REQUIRE(note != notes.end());
    CHECK(note->at("text").get<std::string>().starts_with("This cost "));
    CHECK(record.at("moves") == game.at("moves"));

    game["notes"] = Json::array({{{"at", ply + 1}, {"text", "Mine."}}});
    open_analysis(game);
    page::choose("review:begin");
    page::let_computers_act();
    page::choose("review:write");
    CHECK(write_json(page::record_behind(page::link())).find("Mine.") != std::string::npos);
}

TEST_CASE("a review tells in words what has no sentence of its own", "[analysis]") {
    const Json asks{{"op", "match"},
                    {"record", {{"game", "dogfight"}, {"version", 1}}},
                    {"players", Json::array({"random"})},
                    {"seed", 4},
                    {"most", 300}};
    const Json record = Json::parse(serve(write_json(asks))).at("record");
    const Json& moves = record.at("moves");
    const auto found = std::ranges::find(moves, Json{{"do", "throttle"}});
    REQUIRE(found != moves.end());
    const auto costly = found - moves.begin();
    page::Outside world = page::desktop();
    world.engine = [costly](std::string_view line) {
        const Json asked = Json::parse(line);
        if (asked.at("op") != "review") return std::string(serve(line));
        const int cost = asked.at("move") == costly ? 520 : 0;
        return write_json(Json{{"kind", "choice"}, {"before", {600, 400}}, {"after", {600, 400}}, {"cost", cost}});
    };
    open_analysis(record, world);
    page::choose("review:begin");
    page::let_computers_act();
    REQUIRE(page::shows("decision:" + std::to_string(costly)));
    CHECK(page::says("keeps its speed"));
}

TEST_CASE("a curve ends with the outcome, whether the last action was a choice or forced", "[analysis]") {
    const Json choice{{"kind", "choice"}, {"before", {600, 400}}, {"after", {600, 400}}, {"cost", 0}};
    const Json forced{{"kind", "forced"}, {"before", {1000, 0}}, {"after", {1000, 0}}};
    const auto last = [&](bool over) {
        Review review("one", {0, 1}, over);
        REQUIRE(review.take(choice));
        REQUIRE(review.take(forced));
        return review.curve(0).back();
    };
    CHECK(last(true) == 1000);
    CHECK(last(false) == 600);  // at a glance only
}

namespace {

Json reviewed(const char* kind, int before, int after, int cost = 0) {
    return {{"kind", kind}, {"before", {before, 1000 - before}}, {"after", {after, 1000 - after}}, {"cost", cost}};
}

// Of player 0, in a game that is over: -1 for dice.
std::optional<Undoing> undoing_of(const std::vector<int>& actors, const std::vector<Json>& replies, bool over = true) {
    Review review("one", actors, over);
    for (const Json& reply : replies) REQUIRE(review.take(reply));
    return review.undoing(0);
}

}  // namespace

TEST_CASE("a review of a lost game without a big mistake tells what it was lost by", "[analysis]") {
    const std::vector<Json> unlucky{reviewed("choice", 500, 490, 10), reviewed("dice", 490, 200),
                                    reviewed("choice", 200, 210, 10), reviewed("dice", 210, 0)};
    const auto dice = undoing_of({0, -1, 1, -1}, unlucky);
    REQUIRE(dice);
    CHECK(dice->by == Undoing::By::dice);
    CHECK(dice->dice == 500);
    CHECK(dice->cost == 10);
    CHECK(dice->cost_of_others == 10);

    const auto small =
        undoing_of({0, 1, 0, 0, 0, 1},
                   {reviewed("choice", 500, 465, 35), reviewed("choice", 465, 470, 5), reviewed("choice", 470, 435, 35),
                    reviewed("choice", 435, 400, 35), reviewed("choice", 400, 365, 35), reviewed("choice", 0, 0)});
    REQUIRE(small);
    CHECK(small->by == Undoing::By::choices);
    CHECK(small->cost == 140);
    CHECK(small->cost_of_others == 5);

    // Choices that cost 6% in all have not cost the 50% that there were.
    const auto little = undoing_of({0, 1, 0, 1}, {reviewed("choice", 500, 470, 30), reviewed("choice", 470, 470),
                                                  reviewed("choice", 300, 270, 30), reviewed("choice", 0, 0)});
    REQUIRE(little);
    CHECK(little->by == Undoing::By::turn);
    CHECK(little->ply == 3);

    // Of an uneven start as well: 7% of 21% by dice is not what an even game is lost by.
    const auto uneven = undoing_of({0, -1, 1, 1}, {reviewed("choice", 210, 210), reviewed("dice", 210, 140),
                                                   reviewed("choice", 400, 400), reviewed("choice", 0, 0)});
    REQUIRE(uneven);
    CHECK(uneven->by == Undoing::By::turn);

    // The first reply to the first move is nothing; after the second the computer thinks otherwise of the position.
    const auto turn = undoing_of(
        {0, 1, 0, 1, 0, 1}, {reviewed("choice", 500, 500), reviewed("choice", 500, 500), reviewed("choice", 490, 490),
                             reviewed("choice", 480, 480), reviewed("choice", 150, 150), reviewed("choice", 0, 0)});
    REQUIRE(turn);
    CHECK(turn->by == Undoing::By::turn);
    CHECK(turn->ply == 3);
    CHECK(turn->from == 490);
    CHECK(turn->to == 150);
}

TEST_CASE("what sank by less than a quarter at any time was lost little by little", "[analysis]") {
    const auto undoing = [](int third) {
        return undoing_of({1, 0, 1, 0, 1, 0}, {reviewed("choice", 600, 600), reviewed("choice", 450, 450),
                                               reviewed("choice", 450, 450), reviewed("choice", third, third),
                                               reviewed("choice", third, third), reviewed("choice", 10, 0)});
    };
    REQUIRE(undoing(250));
    CHECK(undoing(250)->by == Undoing::By::slope);  // 600, 450, 250, 10
    CHECK(undoing(100)->by == Undoing::By::turn);   // 600, 450, 100, 10
}

TEST_CASE("what decided a game may be a roll, though the luck of the whole game was nearly even", "[analysis]") {
    const auto roll =
        undoing_of({0, -1, 1, -1, 1, 0, 1, 0, 1},
                   {reviewed("choice", 500, 500), reviewed("dice", 490, 200), reviewed("choice", 200, 200),
                    reviewed("dice", 200, 420), reviewed("choice", 420, 420), reviewed("choice", 300, 300),
                    reviewed("choice", 300, 300), reviewed("choice", 150, 150), reviewed("choice", 150, 0)});
    REQUIRE(roll);
    CHECK(roll->by == Undoing::By::turn);
    CHECK(roll->ply == 1);
    CHECK(roll->from == 490);
    CHECK(roll->to == 200);
}

TEST_CASE("what one of two gains by the dice is what the other loses", "[analysis]") {
    // Each chance is rounded down: 25.05% and 74.95% are 250 and 749 per mille.
    const Json rounded{{"kind", "dice"}, {"before", {250, 749}}, {"after", {300, 700}}},
        back{{"kind", "dice"}, {"before", {300, 699}}, {"after", {250, 750}}};
    Review review("one", {-1, -1, -1, -1}, false);
    for (const Json& reply : {rounded, rounded, rounded, back}) REQUIRE(review.take(reply));
    CHECK(review.luck(0) == -review.luck(1));
    CHECK(review.luck(0) == 98);  // 3 x 49.5 less 50.5
}

TEST_CASE("a review that has named a mistake, of a game not lost or not over, tells no more", "[analysis]") {
    const Json mistake = reviewed("choice", 500, 350, 150), lost = reviewed("choice", 0, 0),
               won = reviewed("choice", 1000, 1000), drawn = reviewed("choice", 500, 500);
    CHECK_FALSE(undoing_of({0, 1}, {mistake, lost}));
    CHECK_FALSE(undoing_of({0, -1, 1}, {mistake, reviewed("dice", 350, 210), lost}));
    const auto unlucky = undoing_of({0, -1, 1}, {mistake, reviewed("dice", 350, 50), lost});  // 30% against 15%
    REQUIRE(unlucky);
    CHECK(unlucky->by == Undoing::By::dice);
    // It cost a tenth of what there was to lose.
    const auto more = undoing_of({0, 1, 0, 1}, {reviewed("choice", 500, 450, 50), reviewed("choice", 450, 450),
                                                reviewed("choice", 440, 440), lost});
    REQUIRE(more);
    CHECK(more->by == Undoing::By::turn);
    CHECK(more->ply == 3);
    CHECK_FALSE(undoing_of({0, 1}, {drawn, won}));
    CHECK_FALSE(undoing_of({0, 1}, {drawn, drawn}));
    CHECK_FALSE(undoing_of({0, 1}, {drawn, lost}, false));
    CHECK_FALSE(undoing_of({0, 1, 0}, {drawn, lost}));
    CHECK(undoing_of({0, 1}, {drawn, lost}));
}

TEST_CASE("under a lost game no big mistakes never stand alone", "[analysis]") {
    page::Outside world = page::desktop();
    const Json asks{{"op", "match"},
                    {"record", {{"game", "aerial-war"}, {"version", 1}, {"options", {{"battles", 1}}}}},
                    {"players", Json::array({2})},
                    {"most", 400}};
    const Json record = Json::parse(serve(write_json(asks))).at("record");
    const std::size_t moves = record.at("moves").size();
    const Json ended = Json::parse(serve(write_json({{"op", "status"}, {"record", record}}))).at("status");
    const int winner = ended.at("result").at("winners").at(0).get<int>();
    world.engine = [&](std::string_view line) {
        const Json asked = *parse_json(line, {.bytes = 1 << 20, .depth = 17});
        if (asked.at("op") != "review") return serve(line);
        const bool last = asked.at("move").get<std::size_t>() + 1 == moves;
        const Json even{500, 500}, won = winner == 0 ? Json{1000, 0} : Json{0, 1000};
        return write_json({{"kind", last ? "dice" : "choice"},
                           {"before", even},
                           {"after", last ? won : even},
                           {"cost", 0},
                           {"nodes", 1}});
    };
    open_analysis(record, world);
    page::choose("review:begin");
    page::let_computers_act();
    CHECK(page::says("The dice decided"));
    const std::string said = page::text().at("tree").at("analysis").at("said").get<std::string>();
    CHECK(said.ends_with(": no big mistakes. The dice decided: they cost 50%, the choices 0% in all."));
}

TEST_CASE("a review is kept with the game", "[analysis]") {
    const Json game = one_sided("crossfire-hex");
    open_analysis(game);
    page::choose("review:begin");
    page::let_computers_act();
    const std::string decision = first_decision();
    page::reload();
    page::choose("tab:log");
    page::choose("analysis");
    page::choose("tab:analysis");
    page::let_computers_act();
    page::choose("review:begin");
    CHECK(page::shows("curve"));
    CHECK_FALSE(page::shows("review:progress"));
    CHECK(first_decision() == decision);
}

TEST_CASE("nothing that is hidden is told by a review while the game goes on", "[analysis]") {
    const page::Playthrough& game = page::playthrough("crossfire-squads-ambush");
    page::open_at(game, game.moves.size() / 2);
    REQUIRE(page::app().at("position").at("phase") != "over");
    Json study = page::record();  // a game that is not one is not analysed
    study["notes"] = Json::array({{{"at", 1}, {"text", "A usual beginning."}}});
    page::open(study);
    page::choose("tab:log");
    page::choose("analysis");
    page::choose("tab:analysis");
    page::let_computers_act();
    page::choose("review:begin");
    CHECK_FALSE(page::shows("review:progress"));
    CHECK(page::says("hidden"));
}

TEST_CASE("an engine that breaks ends neither the review nor the page", "[analysis]") {
    const std::string reply = GENERATE("", "{}", "[]", R"({"kind":"choice"})", R"({"error":{}})",
                                       R"({"kind":"choice","before":[1],"after":[1,2]})",
                                       R"({"lines":[{"actions":[],"chances":[]}]})", "{\"lines\":[7]}");
    CAPTURE(reply);
    const Json game = one_sided("crossfire-hex");
    open_analysis(game);
    page::outside().engine = [&](std::string_view) { return reply; };
    page::let_computers_act();
    page::choose("review:begin");
    for (int answers = 0; answers < 3 && headless::engine_is_asked(); ++answers) answer();
    CHECK_FALSE(headless::engine_is_asked());
    CHECK(page::record().at("moves") == game.at("moves"));
}

TEST_CASE("reviews that something else has written are passed over", "[analysis]") {
    page::Outside world = page::desktop();
    world.storage["reviews"] = GENERATE("", "[", "{}", "[7,{\"of\":3}]", R"([{"of":"x","actions":[1]}])");
    open_analysis(one_sided("crossfire-hex"), world);
    page::let_computers_act();
    page::choose("review:begin");
    CHECK(page::shows("review:progress"));
}

TEST_CASE("the analysis is worked from the text view alone", "[analysis]") {
    const auto analysis = [] { return page::text().at("tree").at("analysis"); };
    const auto does = [&](const char* list, std::string_view beginning) {
        const Json all = analysis().at(list);
        for (const Json& each : all) {
            if (each.at(1).get<std::string>().starts_with(beginning)) return each.at(0).get<std::string>();
        }
        FAIL("nothing begins with " << beginning);
        return std::string();
    };
    page::open(one_sided("crossfire-hex"));
    page::choose("tab:log");
    page::choose("analysis");
    page::go_to(4);
    page::act(does("buttons", "Best moves"));
    page::let_computers_act();
    REQUIRE(analysis().at("lines").size() == 2);
    page::act(does("buttons", "Review the game"));
    CHECK(analysis().at("said") == "The computer is looking at the game.");
    page::let_computers_act();
    page::act(does("decisions", ""));
    page::act(does("buttons", "What was better?"));
    CHECK_FALSE(analysis().at("said").get<std::string>().empty());
    page::act(does("buttons", "Try it yourself"));
    page::let_computers_act();
    page::act(does("lines", ""));
    page::let_computers_act();
    CHECK(analysis().at("said") != "Play something better.");
    page::act(does("buttons", "Write the review"));
    CHECK(page::record_behind(page::link()).contains("notes"));
    for (const char* wrong :
         {"tree:analysis:best 99", "tree:analysis:decision 99999", "tree:analysis:", "tree:analysis:x"})
        page::act(wrong);
}
