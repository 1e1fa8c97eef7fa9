#include "games/crosshairs/text/narration.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "api/games.h"
#include "api/match_of.h"
#include "base/rng.h"
#include "games/crosshairs/offers/offers.h"
#include "games/crosshairs/text/notation.h"
#include "games/crosshairs/text/sentences.h"
#include "games/crosshairs/text/tips.h"
#include "games/crosshairs/trail.h"
#include "games/page.h"
#include "page/playthroughs.h"
#include "samples/crosshairs.h"

using namespace sightlines;
using namespace sightlines::crosshairs;

namespace {

const Names neutral{{"Green", "Red", "Blue", "Gold", "Violet", "Slate"}, -1};
const Names as_green{neutral.sides, 0};
const Names as_red{neutral.sides, 1};

History<Rules> played(const char* record, std::string_view moves) {
    const auto match = *open_match(Json::parse(record));
    History<Rules> history = static_cast<const MatchOf<Rules>&>(*match).history();
    std::istringstream in{std::string(moves)};
    for (std::string move; in >> move;) {
        INFO(move);
        REQUIRE(history.play(*read_move_text(move)).accepted());
    }
    return history;
}

void check_sentence(const std::string& text) {
    INFO(text);
    REQUIRE(text.size() > 10);
    CHECK(std::isupper(static_cast<unsigned char>(text.front())) != 0);
    CHECK(text.back() == '.');
    CHECK(text.find_first_of("_~+^<>=#") == std::string::npos);
    CHECK(text.find("  ") == std::string::npos);
}

void check_all(const History<Rules>& history) {
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        INFO(move_text(history.actions()[ply]));
        check_sentence(narrate(history, ply, neutral));
        check_sentence(narrate(history, ply, as_red));
    }
    const std::vector<SummaryLine> lines = summary_of(history);
    CHECK(lines.size() >= 3);
    CHECK(lines.size() <= 7);
    for (const SummaryLine& line : lines)
        CHECK(line.values.size() == static_cast<std::size_t>(history.rules().setup().players));
}

constexpr const char* lines_meet =
    R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":7,"left":1,"clouds":["c2","e3","i6"],
        "planes":[{"at":"g2","p":0,"dir":"e","m":true},{"at":"d8","p":0,"dir":"w"},{"at":"g6","p":1,"dir":"sw","h":4},
        {"at":"j3","p":1,"dir":"e"},{"at":"j6","p":1,"dir":"w"}]}})";

}  // namespace

TEST_CASE("crosshairs: every action of the playthroughs and of random games is told in sentences") {
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "crosshairs") continue;
        INFO(game.name);
        const auto match = *open_match(Json::parse(game.record));
        History<Rules> history = static_cast<const MatchOf<Rules>&>(*match).history();
        for (const std::string& move : game.moves) REQUIRE(history.play(*read_move_text(move)).accepted());
        check_all(history);
    }
    Rng rng(5);
    for (const Options& options : test::Samples<Rules>::option_sets()) {
        History<Rules> history(*Rules::make(options), Rules::make(options)->start());
        std::vector<Action> legal;
        while (history.at().phase != Phase::over && history.size() < 200) {
            legal.clear();
            history.rules().legal(history.at(), legal);
            REQUIRE(history.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]).accepted());
        }
        check_all(history);
    }
}

TEST_CASE("crosshairs: a flight tells height, turn and whom it aims at; a shot tells from where") {
    const History<Rules> history = played(lines_meet, "d8-1> xg6");
    CHECK(narrate(history, 0, neutral) ==
          "Green flies from d8 to d7 and turns right. That puts Red's plane on g6 in the crosshairs.");
    CHECK(narrate(history, 0, as_green) ==
          "You fly from d8 to d7 and turn right. That puts Red's plane on g6 in the crosshairs.");
    CHECK(narrate(history, 1, as_red) == "Green shoots down your plane on g6 from d7 and g2.");
    CHECK(narrate(played(lines_meet, "d8-1"), 0, neutral) == "Green flies from d8 to d7.");
    CHECK(narrate(played(lines_meet, "d8^<"), 0, neutral) ==
          "Green climbs from d8 to d7, up to height 1, and turns left.");
}

TEST_CASE("crosshairs: a crash tells why, and the last hit who has won") {
    const char* edge =
        R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":9,"left":1,
            "planes":[{"at":"h1","p":0,"dir":"w"},{"at":"b2","p":0,"dir":"ne","m":true},{"at":"j4","p":1,"dir":"e"},
            {"at":"k5","p":1,"dir":"sw"}]}})";
    const History<Rules> history = played(edge, "h1#");
    CHECK(narrate(history, 0, as_green) ==
          "Your plane on h1 crashes: the edge of the board is in its way, and it is too low to dive. That leaves you "
          "with a single plane, too few to go on. Red wins the game.");
    CHECK(prompt(history.rules(), history.at()).question == "Green is down to its last plane and must give up.");
    const Trail trail = last_turn(history);
    CHECK(trail.crashes == std::vector<Cell>{*cell_from("h1")});
    REQUIRE(trail.given_up.size() == 1);  // it is shown where it was
    CHECK(trail.given_up[0].cell == *cell_from("b2"));
    CHECK(standing_of(history.rules(), history.at()).scores == std::vector<std::string>{"0 planes", "2 planes"});
    const std::vector<SummaryLine> lines = summary_of(history);
    CHECK(lines[0].values == std::vector<std::string>{"1", "0"});
    CHECK(lines[2].what == "Planes lost");
    CHECK(lines[2].values == std::vector<std::string>{"2", "0"});
    CHECK(lines[3].what == "Lost in crashes");
    CHECK(lines[3].values == std::vector<std::string>{"1", "0"});
    CHECK(lines[4].what == "Lost as the last one");  // so that they add up
    CHECK(lines[4].values == std::vector<std::string>{"1", "0"});
}

TEST_CASE("crosshairs: the steps of a dive are told one by one and marked as one flight") {
    const char* high =
        R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":9,"left":1,
            "planes":[{"at":"d3","p":0,"dir":"e","h":3},{"at":"a4","p":0,"dir":"ne","m":true},{"at":"i3","p":1,"dir":"se"},
            {"at":"i7","p":1,"dir":"sw"}]}})";
    History<Rules> history = played(high, "d3v< d4v =");
    CHECK(narrate(history, 0, neutral) == "Green swoops from d3 to d4, down to height 2, and turns left.");
    CHECK(narrate(history, 2, neutral) == "Green pulls out of the dive on e5, at height 1.");
    const Trail trail = last_turn(history);
    REQUIRE(trail.flights.size() == 1);
    CHECK(trail.flights[0].path == std::vector<Cell>{*cell_from("d3"), *cell_from("d4"), *cell_from("e5")});
}

TEST_CASE("crosshairs: while clouds are placed only the latest is marked") {
    const History<Rules> history = played(R"({"game":"crosshairs","version":1,"options":{"clouds":4}})", "~c4 ~h5");
    REQUIRE(history.at().phase == Phase::clouds);
    CHECK(last_turn(history).clouds == std::vector<Cell>{*cell_from("h5")});
}

TEST_CASE("crosshairs: marks of several turns name everybody's flights, shots and clouds") {
    History<Rules> history = played(lines_meet, "d8-1> xg6 j3-1 j6-1");
    const Trail since = trail_of(history, 0, history.cursor());
    REQUIRE(since.shots.size() == 1);
    CHECK(since.shots[0].from == std::vector<Cell>{*cell_from("d7"), *cell_from("g2")});
    CHECK(since.flights.size() == 3);
    CHECK(since.flights[2].player == 1);
    CHECK(last_turn(history).shots.empty());
}

TEST_CASE("crosshairs: a tip says what stands on a hex and whether it can act") {
    const History<Rules> history = played(lines_meet, "");
    const auto at = [&history](const char* cell) { return tip(history.rules(), history.at(), *cell_from(cell)); };
    CHECK(at("d8") == "Green plane on d8, facing west, height 0. It can still fly this turn.");
    CHECK(at("g2") == "Green plane on g2, facing east, height 0. It has acted this turn.");
    CHECK(at("g6") ==
          "Red plane on g6, facing south-west, height 4. One plane aims at it: one more, and it can be shot down.");
    CHECK(at("c2") == "Cloud on c2: planes fly through it, but no line of fire does.");
    CHECK(at("a1").empty());
    CHECK(tip(history.rules(), history.at(), no_cell).empty());
}
