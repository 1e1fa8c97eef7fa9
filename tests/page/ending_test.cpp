// What the end of a game says of how it went.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <vector>

#include "api/games.h"
#include "games/page.h"
#include "page/driver.h"
#include "page/playthroughs.h"
#include "screens/table/ending.h"
#include "session/outcome.h"
#include "session/seats.h"

using namespace sightlines;

TEST_CASE("the turning point leads to the result", "[ending]") {
    const std::vector<Judged> judged{
        {2, {400, 600}}, {5, {650, 350}}, {9, {990, 10}}, {14, {470, 530}}, {15, {480, 520}}};
    const auto ply = [&](int player, int result) {
        const auto found = turning_point(judged, player, result);
        return found ? static_cast<int>(found->ply) : -1;
    };
    // What is shown is where it begins: the judgement before.
    CHECK(ply(0, 1000) == 5);   // not the fright at the end
    CHECK(ply(1, 0) == 5);      // the same for who lost
    CHECK(ply(0, 0) == 9);      // it was no fright
    CHECK(ply(0, 500) == 9);    // to a draw
    CHECK(ply(2, 1000) == -1);  // of whom nothing was said
    CHECK_FALSE(turning_point(std::vector<Judged>{{1, {500, 500}}, {2, {560, 440}}}, 0, 1000));
}

TEST_CASE("the turning point is told as what the player decided, and what it changed", "[ending]") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size());
    const auto match = open_match(page::record());
    REQUIRE(match);
    const std::unique_ptr<BoardView> view = make_view(**match);
    const bool won = wins(*(*match)->status().outcome, 0);
    const int before = won ? 300 : 700, after = 1000 - before;
    const std::vector<Judged> judged{{2, {before, after}}, {4, {after, before}}};
    for (const int you : {0, 1}) {
        const std::string seats = you == 0 ? "0a" : "a0";
        const Names names = names_of(*view, seats, {});
        const std::size_t decided = (*match)->actor(2) == static_cast<Side>(you) ? 2 : 3;
        const std::string turn = ending_of(**match, *view, seats, judged).turn;
        INFO(turn);
        CHECK(turn.starts_with("The turning point: " + view->describe(decided, names) + " Your chances went from "));
    }
}

TEST_CASE("what the computer could not help doing is no turning point", "[ending]") {
    // One plane has a choice; then the other must leave the board.
    const Json record = Json::parse(R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":1,"round":9,
        "left":2,"planes":[{"at":"c3","p":0,"dir":"e","h":2},{"at":"d4","p":0,"dir":"e","h":2},
        {"at":"a1","p":1,"dir":"w"},{"at":"h8","p":1,"dir":"nw"}]}})");
    page::Outside world = page::desktop();
    int asked = 0;
    world.engine = [&](std::string_view) {
        const bool first = asked++ == 0;
        const Json flight{{"do", "level"}, {"plane", "h8"}}, crash{{"do", "crash"}, {"plane", "a1"}};
        return write_json(Json{{"action", first ? flight : crash},
                               {"text", ""},
                               {"why", ""},
                               {"chances", first ? Json{500, 500} : Json{900, 100}}});
    };
    page::open(record, world);
    page::choose("who-plays");
    page::choose("seat:1:2");
    page::let_computers_act();
    page::wait(3000);
    REQUIRE(page::text().at("over") == true);
    CHECK(asked == 2);
    CHECK_FALSE(page::says("turning point"));
}
