// Guided first games, played by somebody who presses only what is suggested: such a person wins, and the review names
// nothing of that as a mistake.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/serve.h"
#include "page/driver.h"
#include "screens/analysis/review.h"

using namespace sightlines;

namespace {

constexpr int reader = 0;
constexpr std::size_t longest = 2000;  // presses

bool is_over() { return page::text().at("over") == true; }

// The main answer, where the game has one; else what the hint says.
void follow(const std::string& game) {
    if (page::text().at("dice").is_object()) return page::press("t");
    if (game == "dogfight" || game == "crossfire-squads") return page::press(" ");
    page::press("=");
    headless::deliver();
    page::settle();
    page::choose("hint-play");
}

Json play(const std::string& game, std::uint64_t seed) {
    page::Outside world = page::desktop();
    world.seed = seed;
    world.storage["settings"] = "pace=3";
    page::open("", world);
    for (const std::string& mark : {"play:" + game, std::string("guided")}) page::choose(mark);
    for (std::size_t presses = 0; presses < longest && !is_over(); ++presses) {
        page::let_computers_act();
        if (is_over()) break;
        follow(game);
        page::wait(3000);
    }
    REQUIRE(is_over());
    return page::record();
}

Json ask(const Json& request) { return Json::parse(serve(write_json(request))); }

bool wins(const Json& record) {
    const Json status = ask({{"op", "status"}, {"record", record}});
    return status.at("status").at("result").at("winners") == Json::array({reader});
}

// As the analysis asks.
Json review_at(int level, const Json& record, std::size_t ply) {
    Json part = record;
    Json& moves = part["moves"];
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(ply) + 1, moves.end());
    return ask({{"op", "review"}, {"record", part}, {"move", ply}, {"level", level}, {"seed", 1}});
}
Json review(const Json& record, std::size_t ply) {
    Json said = review_at(2, record, ply);
    return said.value("cost", 0) < costs_much ? said : review_at(3, record, ply);
}

// What was suggested, if the review names it.
std::vector<std::string> mistakes(const Json& record) {
    std::vector<std::string> found;
    const auto match = *open_match(record);
    for (std::size_t ply = 0; ply < match->size(); ++ply) {
        if (match->actor(ply) != player_side(reader)) continue;
        const Json said = review(record, ply);
        if (said.value("cost", 0) >= costs_much)
            found.push_back(std::to_string(ply) + " " + match->text(ply) + ", better " +
                            said.at("text").get<std::string>() + " by " + said.at("cost").dump());
    }
    return found;
}

struct Tally {
    int games = 0, won = 0;
    std::vector<std::string> blamed = {};
};

Tally tally(const std::string& game, std::uint64_t first, int games) {
    Tally all;
    for (; all.games < games; ++all.games) {
        const Json record = play(game, first + static_cast<std::uint64_t>(all.games));
        all.won += wins(record) ? 1 : 0;
        for (const std::string& each : mistakes(record)) all.blamed.push_back(each);
    }
    return all;
}

}  // namespace

TEST_CASE("guided: who takes every hint wins, and is blamed for none", "[guided][long]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex");
    const Tally all = tally(game, 1, 1);
    CHECK(all.won == all.games);
    CHECK(all.blamed == std::vector<std::string>());
}

TEST_CASE("guided: in Crosshairs who takes every hint loses no plane", "[guided]") {
    const Json record = play("crosshairs", 3);
    const Json planes = ask({{"op", "status"}, {"record", record}}).at("position").at("planes");
    CHECK(std::ranges::count_if(planes, [](const Json& plane) { return plane.at("p") == reader; }) == 4);
}

// What the computer answers at first, as guided.replies has it, is what is explained next.
TEST_CASE("guided: in Crosshairs the next red plane flies into the reader's aim", "[guided]") {
    const auto match = *open_match(play("crosshairs", 1));
    std::vector<std::string> second_turn;
    std::size_t ply = 0;
    while (match->actor(ply) == player_side(reader)) ++ply;
    while (match->actor(ply) != player_side(reader)) ++ply;
    for (; match->actor(ply) == player_side(reader); ++ply) second_turn.push_back(match->text(ply));
    CHECK(std::ranges::find(second_turn, "xh4") != second_turn.end());
}

TEST_CASE("guided: in hex Crossfire the reader's second move takes the first prisoners", "[guided]") {
    Json record = play("crossfire-hex", 1);
    const auto black_discs = [&record](std::size_t moves) {
        Json part = record;
        Json& played = part["moves"];
        played.erase(played.begin() + static_cast<std::ptrdiff_t>(moves), played.end());
        const Json status = ask({{"op", "status"}, {"record", part}});
        const auto board = status.at("position").at("board").get<std::string>();
        return std::ranges::count(board, 'b');
    };
    CHECK(black_discs(2) == black_discs(0));
    CHECK(black_discs(3) < black_discs(2));
}

TEST_CASE("guided: after the first game comes a whole one, with all planes", "[guided]") {
    play("crosshairs", 3);
    for (int second = 0; second < 20 && !page::shows("rematch"); ++second) page::wait(1000);  // its end is told first
    CHECK(page::says("Now the real game"));
    page::choose("rematch");
    CHECK_FALSE(page::record().contains("start"));
    CHECK(page::position().at("off") == Json{6, 6});
}

TEST_CASE("guided: in the Aerial War Game who takes every hint mostly wins, and is blamed for none", "[guided]") {
    const Tally all = tally("aerial-war", 1, 8);  // dice decide some
    CHECK(all.won >= 6);
    CHECK(all.blamed == std::vector<std::string>());
}

TEST_CASE("guided: with squads who presses the main button wins, and is blamed for nothing", "[guided][long]") {
    const Tally all = tally("crossfire-squads", 1, 3);
    CHECK(all.won == all.games);
    CHECK(all.blamed == std::vector<std::string>());
}

TEST_CASE("guided: in Dogfight! who flies what is suggested wins, and is blamed for nothing", "[guided][long]") {
    const Tally all = tally("dogfight", 1, 6);
    CHECK(all.won == all.games);
    CHECK(all.blamed == std::vector<std::string>());
}

TEST_CASE("guided: more games of each", "[guided][.deep]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "crossfire-squads", "aerial-war");
    const Tally all = tally(game, 100, game == "crossfire-squads" ? 12 : 30);
    const bool dice = game == "crossfire-squads" || game == "aerial-war";  // they decide some
    CAPTURE(game, all.won, all.blamed);
    CHECK(all.won >= (dice ? all.games * 4 / 5 : all.games));
    CHECK(all.blamed.size() <= 1);  // a review looks at fewer positions than a hint, and may err
}
