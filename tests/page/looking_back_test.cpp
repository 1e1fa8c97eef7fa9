// An earlier position of a game in play: a move there begins a line beside the game, which stays as it is; one plays on
// from there only by saying so, and then both games are kept.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "app/saved_games.h"
#include "main.h"
#include "page/by_link.h"
#include "page/looking_back.h"
#include "page/playthroughs.h"
#include "page/worlds.h"

using namespace sightlines;
using namespace sightlines::looking_back;

namespace {

const Json no_clouds{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}};

void open_hex(const page::Outside& world = page::desktop()) {
    page::open_at(page::playthrough("crossfire-hex-to-the-last-man"), 6, world);
}

std::vector<std::string> kept_links() {
    std::vector<std::string> links;
    for (const SavedGame& game : saved_games()) links.push_back(game.link);
    return links;
}

bool is_kept(const Json& record) {
    return std::ranges::any_of(kept_links(), [&](const auto& link) { return page::record_behind(link) == record; });
}

}  // namespace

TEST_CASE("looking back: the game stays as it was, whatever is pressed or typed, in every game", "[looking-back]") {
    const auto [name, ply] = GENERATE(from_range(page::midway));
    const bool fingers = GENERATE(false, true);
    INFO(name << (fingers ? ", by finger" : ""));
    const page::Playthrough& game = page::playthrough(name);
    page::open_at(game, ply + 6, fingers ? page::phone() : page::desktop());
    const Json whole = page::record();
    const std::size_t there = decision_before(ply), all = size();
    REQUIRE(there < all);
    REQUIRE(looks_back());
    CHECK(page::says("looking back: move " + std::to_string(there) + " of " + std::to_string(all)));
    const auto unchanged = [&](const std::string& road) {
        INFO(road);
        CHECK(page::record().at("moves") == whole.at("moves"));
        if (page::shows("back-to-game")) page::choose("back-to-game");  // the arrows may have led there
        CHECK(size() == all);
        CHECK(cursor() == all);
        page::go_to(static_cast<int>(there));
        REQUIRE(looks_back());
    };
    (void)page::play(game.moves[there]);
    unchanged("moves as text");
    for (const char* command : {"roll", "do", "hint"}) page::act(command);
    unchanged("text view");
    for (const char* key : {"Enter", "Enter", " ", " ", "t", "e", "f", "w", "v", "g", "1", "p", "=", "ArrowDown"}) {
        page::press(key);
        unchanged(key);
    }
    CHECK_FALSE(headless::engine_is_asked());
    const page::Box board = page::mark("board");
    const std::vector<std::string> pressed{"cell", "unit", "plane", "action", "card", "ghost"};
    for (const auto& [mark, box] : page::marks()) {
        const ImVec2 at = box.centre();
        const bool inside = at.x > board.min.x && at.x < board.max.x && at.y > board.min.y && at.y < board.max.y;
        if (inside && std::ranges::count(pressed, mark.substr(0, mark.find(':'))) > 0) page::choose(at);
    }
    unchanged("board");
    page::drag("board", {60, -40});
    unchanged("drag");
    page::choose("back-to-game");
    CHECK(cursor() == all);
    CHECK_FALSE(looks_back());
    CHECK(page::record().at("moves") == whole.at("moves"));
}

TEST_CASE("looking back: whoever wants a hint or dice is told that they are looking back", "[looking-back]") {
    open_hex();
    page::go_to(2);
    page::press("=");
    CHECK(notice().starts_with("You're looking back"));
}

TEST_CASE("looking back: playing on is said first, and then both lines are kept", "[looking-back]") {
    open_hex();
    page::choose("tab:log");
    page::choose("log:2");
    const Json whole = page::record();
    REQUIRE(looks_back());
    page::choose("play-from-here");
    CHECK_FALSE(looks_back());
    CHECK(cursor() == 3);
    CHECK(size() == 3);
    CHECK(is_kept(whole));
    const auto other = page::text().at("actions")[0][2].get<std::string>();
    page::play_all(other);
    CHECK(size() == 4);
    CHECK(is_kept(whole));
    CHECK(is_kept(page::record()));
    CHECK(kept_links().size() == 2);
    page::reload();
    CHECK(size() == 4);
    CHECK_FALSE(looks_back());
}

TEST_CASE("looking back: against the computer it plays on from there, and the game of before is kept",
          "[looking-back]") {
    start_against_computer("crosshairs");
    const std::size_t begun = size();
    play_a_turn();
    play_a_turn();
    const Json whole = page::record();
    page::press("[");
    page::wait(5000);
    CHECK_FALSE(headless::engine_is_asked());
    page::go_to(static_cast<int>(begun));
    REQUIRE(looks_back());
    page::act("play-from-here");
    CHECK(size() == begun);
    CHECK(page::app().at("seats") == "0a");
    play_a_turn();
    CHECK(size() > begun + 1);
    CHECK(is_kept(whole));
    const auto saved = saved_games();
    REQUIRE(saved.size() == 2);
    CHECK(saved[0].seats == saved[1].seats);
}

TEST_CASE("looking back: playing on while an old turn is shown again goes on from the position looked at",
          "[looking-back]") {
    start_against_computer("crossfire-hex");
    for (int turns = 0; turns < 3; ++turns) play_a_turn();
    page::go_to(4);
    REQUIRE(looks_back());
    page::choose("replay");
    REQUIRE(page::app().at("plays_back") == true);
    REQUIRE(cursor() < 4);
    page::act("play-from-here");
    CHECK(size() == 4);
    page::wait(60000);
    CHECK(cursor() == 4);
    play_a_turn();
    CHECK(size() == 6);
}

TEST_CASE("looking back: where the browser keeps nothing, both lines are in the game", "[looking-back]") {
    page::Outside world = page::desktop();
    world.refuses_storage = true;
    open_hex(world);
    const Json played = page::record().at("moves");
    page::go_to(2);
    page::choose("play-from-here");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    CHECK(page::record().at("moves") == played);
    CHECK(page::record().at("lines").size() == 1);
}

TEST_CASE("looking back: what was taken back within a turn is played otherwise without more ado", "[looking-back]") {
    page::open(no_clouds);
    page::play_all("+a3=ne +k3=sw +k4=sw");
    page::play_all("a3^ +a2=ne");
    page::choose("undo");
    page::choose("undo");
    CHECK(cursor() == 3);
    CHECK_FALSE(looks_back());
    page::choose("redo");
    CHECK(cursor() == 4);
    CHECK_FALSE(looks_back());
    page::play_all("+a4=ne");
    CHECK(size() == 5);
    CHECK(cursor() == 5);
}

TEST_CASE("looking back: taking back what another person here has played since is looking back", "[looking-back]") {
    open_hex();
    const Json whole = page::record();
    page::choose("undo");
    CHECK_FALSE(looks_back());
    page::choose("undo");
    CHECK(cursor() == 4);
    CHECK(looks_back());
    CHECK(page::record() == whole);
    page::choose("redo");
    CHECK(looks_back());
    page::choose("redo");
    CHECK_FALSE(looks_back());
    page::choose("undo");
    CHECK_FALSE(looks_back());
}

TEST_CASE("looking back: against the computer an undo takes the last decision back, a second one looks back",
          "[looking-back]") {
    start_against_computer("crossfire-hex");
    play_a_turn();
    play_a_turn();
    const Json whole = page::record();
    page::choose("undo");
    CHECK(cursor() == 2);
    CHECK_FALSE(looks_back());
    page::choose("undo");
    CHECK(cursor() < 2);
    CHECK(looks_back());
    CHECK(page::record() == whole);
    page::press("End");
    CHECK_FALSE(looks_back());
    CHECK(cursor() == whole.at("moves").size());
}

TEST_CASE("looking back: what the computer had played is not lost where somebody plays otherwise", "[looking-back]") {
    start_against_computer("crossfire-hex");
    play_a_turn();
    const Json whole = page::record();
    page::choose("undo");
    REQUIRE(size() == whole.at("moves").size());
    const Json other = page::text().at("actions")[1];
    page::play_all(other[2].get<std::string>());
    REQUIRE(page::record().at("moves")[0] != whole.at("moves")[0]);
    CHECK(notice() == "The game as it was is kept in the library.");
    REQUIRE(page::outside().library.size() == 1);
    std::string line = page::outside().library.begin()->second;
    while (!line.empty() && line.back() == '\n') line.pop_back();
    const std::optional<SavedGame> left = read_saved_game(line);
    REQUIRE(left);
    CHECK(page::record_behind(left->link) == whole);
    CHECK(saved_games().size() == 1);
}

TEST_CASE("looking back: undo goes back past dice there, for nothing is undone", "[looking-back]") {
    page::open_at(page::playthrough("aerial-war-a-match-at-random"), 18);
    page::go_to(16);
    for (int steps = 0; steps < 12; ++steps) page::choose("undo");
    CHECK(cursor() == 4);
    CHECK(size() == 18);
    CHECK(notice().empty());
}

TEST_CASE("looking back: a move that waits to be confirmed still waits afterwards", "[looking-back]") {
    start_against_computer("crosshairs");
    page::press(";");
    page::choose("set:confirm");
    page::press("Escape");
    page::choose("cell:a3");
    for (const char* mark : {"card:ne", "action:fly"}) page::choose(mark);
    REQUIRE(page::shows("confirm"));
    page::press("[");
    page::press("[");
    CHECK(looks_back());
    CHECK_FALSE(page::shows("confirm"));
    page::choose("back-to-game");
    CHECK(page::shows("confirm"));
    page::wait(3000);
    CHECK_FALSE(headless::engine_is_asked());
    page::choose("cancel");
    CHECK_FALSE(page::shows("confirm"));
    CHECK_FALSE(looks_back());
}

TEST_CASE("looking back: dice that are due there are not thrown, not even by themselves", "[looking-back]") {
    page::open_at(page::playthrough("aerial-war-a-match-at-random"), 14);
    page::press(";");
    page::choose("set:rolls");
    page::press("Escape");
    const Json whole = page::record();
    for (int ply = 0; ply < 14; ++ply) {
        page::go_to(ply);
        page::wait(3000);
        CHECK_FALSE(page::shows("throw"));
        page::press("t");
        page::act("roll");
        page::wait(3000);
        CHECK(page::record() == whole);
    }
    CHECK(size() == whole.at("moves").size());
}

TEST_CASE("looking back: on an embed both lines stay in the game", "[looking-back]") {
    open_hex(page::embed());
    const Json whole = page::record();
    page::go_to(2);
    REQUIRE(looks_back());
    page::choose("play-from-here");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    CHECK(cursor() == 3);
    CHECK(page::record().at("moves") == whole.at("moves"));
    CHECK(page::record().at("lines").size() == 1);
    CHECK_FALSE(looks_back());
}

TEST_CASE("looking back: in the text view it is said, and one goes back or on", "[looking-back]") {
    open_hex();
    CHECK(page::text().at("past").is_null());
    page::go_to(2);
    CHECK(page::text().at("past") == Json{{"said", "You're looking back: move 2 of 6."}, {"on", true}});
    page::act("back-to-game");
    CHECK(cursor() == 6);
    CHECK(page::text().at("past").is_null());
    page::go_to(2);
    page::act("play-from-here");
    CHECK(size() == 2);
    CHECK_FALSE(page::text().at("actions").empty());
    CHECK(page::text().at("past").is_null());
}

TEST_CASE("looking back: after the end of a game as well", "[looking-back]") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size());
    const Json whole = page::record();
    page::press("ArrowLeft");
    CHECK(looks_back());
    page::choose("play-from-here");
    page::play_all(game.moves.back());
    CHECK(page::text().at("over") == true);
    CHECK(is_kept(whole));
}

TEST_CASE("looking back: what is hidden from this player is nowhere in the page", "[looking-back]") {
    page::open_hidden_red();
    for (const char* mark : {"who-plays", "seat:1:2", "seat:1:level:0"}) page::choose(mark);
    page::play_all(".");
    page::let_computers_act();
    REQUIRE(size() >= 3);
    for (int ply = 0; ply <= static_cast<int>(size()); ++ply) {
        page::go_to(ply);
        std::string all = page::state().dump() + page::text().dump();
        for (const std::string& text : page::words()) all += "\n" + text;
        INFO("at " << ply);
        CHECK(all.find("b00") == std::string::npos);
        CHECK(page::text().at("tables").dump().find("hidden") == std::string::npos);
    }
    page::press("q");  // in analysis as well
    page::go_to(1);
    CHECK(page::text().at("tables").dump().find("hidden") == std::string::npos);
    CHECK(page::text().at("actions").empty());
}

TEST_CASE("arrow keys never rewind a game in which it is somebody's move here", "[looking-back]") {
    const auto [name, ply] = GENERATE(from_range(page::midway));
    const bool embedded = GENERATE(false, true);
    INFO(name);
    page::open_at(page::playthrough(name), ply, embedded ? page::embed() : page::desktop());
    const std::size_t all = size();
    for (const char* key :
         {"ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Escape", "Escape", "ArrowUp", "ArrowLeft"}) {
        page::press(key);
        CHECK(cursor() == all);
    }
    page::press("[");
    CHECK(cursor() == all - 1);
}

TEST_CASE("the first arrow key shows the cursor of the board", "[looking-back]") {
    const std::string name =
        GENERATE(as<std::string>(), "crosshairs-duel", "crossfire-hex-to-the-last-man", "aerial-war-battle-at-random");
    INFO(name);
    page::open_at(page::playthrough(name), 6);
    REQUIRE(page::app().at("view").at("cursor").is_null());
    for (int presses = 0; presses < 2; ++presses) page::press("ArrowLeft");
    CHECK_FALSE(page::app().at("view").at("cursor").is_null());
}

TEST_CASE("arrow keys step through a game while one looks back, and after its end", "[looking-back]") {
    open_hex();
    page::press("Home");
    page::press("ArrowRight");
    CHECK(cursor() == 1);
    page::press("ArrowRight", 5);
    CHECK(cursor() == 6);
    page::press("ArrowLeft");
    CHECK(cursor() == 6);
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size());
    page::press("ArrowLeft");
    CHECK(cursor() == game.moves.size() - 1);
}

TEST_CASE("a game that another tab has gone on with is not written over", "[looking-back]") {
    page::open(no_clouds);
    page::play_all("+a3=ne");
    const std::string before = page::outside().storage.at("games");
    page::play_all("+k3=sw +k4=sw");
    const Json longer = page::record();
    const std::string there = page::outside().storage.at("games");
    page::Outside stale = page::desktop();
    stale.storage["games"] = before;
    page::open("", stale);
    page::act("resume", "0");
    REQUIRE(size() == 1);
    page::outside().storage["games"] = there;
    page::play_all("+k5=sw");
    CHECK(is_kept(longer));
    CHECK(is_kept(page::record()));
    page::play_all("+k4=sw");
    CHECK(saved_games().size() == 2);
}

TEST_CASE("looking back: the host of an embed goes back and plays, as it says", "[looking-back]") {
    open_hex(page::embed());
    page::go_to(2);
    const auto& moves = page::playthrough("crossfire-hex-to-the-last-man").moves;
    CHECK_FALSE(app().play_moves("nonsense", From::script).empty());
    CHECK(size() == 6);
    CHECK(looks_back());
    CHECK(app().play_moves(moves[2], From::script).empty());
    page::settle();
    CHECK(size() == 3);
    CHECK_FALSE(looks_back());
}
