// What the board shows before a move is made, and what play then does.
#include "games/crossfire_hex/rules/forecast.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "games/crossfire_hex/rules/refusals.h"
#include "games/crossfire_hex/rules/targets.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/crossfire_hex/text/notation.h"
#include "games/crossfire_hex/text/placement.h"
#include "support/crossfire_hex.h"

using namespace sightlines;
using namespace sightlines::crossfire_hex;
using test::hex::black;
using test::hex::board;
using test::hex::white;

namespace {

const Rules& rules() {
    static const Rules plain = *Rules::make({});
    return plain;
}

Position opened(const test::hex::Start& start) {
    Fault fault;
    const Result<Json> json = parse_json(start.json().dump());
    REQUIRE(json);
    const auto read = Codec<Rules>::position(rules(), Reader(*json, "start", fault));
    REQUIRE(read);
    const auto at = rules().admit(*read);
    REQUIRE(at);
    return *at;
}

Cell cell(std::string_view name) { return *cell_from(name); }
Action action(std::string_view move) { return *read_move_text(move); }

// "lifted|left|removed|result": men from the bottom to the top.
std::string told(const Position& at, std::string_view move) {
    const Forecast f = forecast(at, action(move));
    return men_text(f.lifted) + "|" + men_text(f.left) + "|" + men_text(f.removed) + "|" + men_text(f.result);
}

// "c3 1, e3 1 CX-KO-01 (0, 4 ago)": the targets, each with its men and what stands against it.
std::string listed(const std::vector<Target>& targets) {
    std::string text;
    for (const Target& target : targets) {
        text += (text.empty() ? "" : ", ") + cell_name(target.cell) + " " + std::to_string(target.men);
        if (!target.verdict.accepted()) text += " " + std::string(target.verdict.why().rule);
        if (target.repeat)
            text += " (" + std::to_string(target.repeat->entry) + ", " + std::to_string(target.repeat->ago) + " ago)";
    }
    return text;
}

}  // namespace

TEST_CASE("forecast: what is lifted, what stays, what leaves at the bottom, what then stands there") {
    const Position at = opened(white("c3=bwbww m3=wb a3=bb e3=w g9=b"));
    CHECK(told(at, "c3-e3") == "w|bwbw||ww");
    CHECK(told(at, "c3-g3") == "ww|bwb||ww");
    CHECK(told(at, "c3-m3") == "bwbww||wbbwb|ww");
    CHECK(told(at, "c3-a3") == "w|bwbw|b|bw");
    const Forecast m3 = forecast(at, action("c3-m3"));
    CHECK(m3.returned == 2);
    CHECK(m3.prisoners == 3);
    CHECK(m3.reserves == PerPlayer{2, 0});
    CHECK(m3.left.empty());
    const Forecast g3 = forecast(at, action("c3-g3"));
    CHECK(g3.left.owner() == 1);
    CHECK(g3.returned + g3.prisoners == 0);
}

TEST_CASE("forecast: an entry lifts one man, leaves nothing behind and may bring a man back") {
    const Position at = opened(black("g1=bw a3=w m7=b").reserve(3, 2));
    CHECK(told(at, "@g1") == "b||b|wb");
    const Forecast g1 = forecast(at, action("@g1"));
    CHECK(g1.returned == 1);
    CHECK(g1.reserves == PerPlayer{3, 2});
    CHECK(forecast(at, action("@g5")).reserves == PerPlayer{3, 1});
    CHECK(told(at, "@g5") == "b|||b");
}

TEST_CASE("targets: near ones first, each with its number of men") {
    CHECK(listed(move_targets(rules(), opened(white("m7=ww g9=b")), cell("m7"))) == "l6 1, k7 1, k5 2, i7 2");
    CHECK(listed(move_targets(rules(), opened(white("m7=ww g9=b")), cell("g5"))).empty());
}

TEST_CASE("targets: of a piece that is not the player's, and when the game is over, they are off limits") {
    CHECK(listed(move_targets(rules(), opened(white("a3=w g9=b")), cell("g9"))) == "h8 1 CX-MOVE-02, f8 1 CX-MOVE-02");
    CHECK(listed(move_targets(rules(), opened(black("a3=w")), cell("a3"))) == "c3 1 CX-END-02, b4 1 CX-END-02");
}

TEST_CASE("targets: what ko bars, and what it would repeat") {
    Position at = opened(white("a3=w g9=b m3=b"));
    for (const char* move : {"a3-c3", "g9-f8", "c3-a3", "f8-g9"}) rules().play(at, action(move));
    // a3-c3 was the first of four actions.
    CHECK(listed(move_targets(rules(), at, cell("a3"))) == "c3 1 CX-KO-01 (0, 4 ago), b4 1");
    CHECK(repeat_of(rules(), at, action("a3-c3")) == Repeat{0, 4});
    CHECK_FALSE(repeat_of(rules(), at, action("a3-b4")));
    CHECK_FALSE(repeat_of(rules(), at, action("m3-k3")));
}

TEST_CASE("targets: a repeat is told by its place in the list, whatever the list has dropped") {
    const std::string dropped = "g9-f8 " + board("c3=ww a3=w f8=b m3=b");
    const std::string kept_one = "g9-f8 " + board("a3=w f8=b m3=b");
    const std::string barring = "a3-c3 " + board("c3=w g9=b m3=b");
    const Position at = opened(white("a3=w g9=b m3=b").set("seen", {dropped, kept_one, barring}));
    CHECK(repeat_of(rules(), at, action("a3-c3")) == Repeat{1, 1});
    const auto seen = Codec<Rules>::write(rules(), at).at("seen");
    CHECK(seen.at(1) == barring);
}

TEST_CASE("targets: entries go everywhere, in cell order") {
    const std::string barring = "@g5 " + board("a3=w g5=w g9=b");
    const Position at = opened(white("a3=w g9=b").reserve(1, 0).set("seen", {barring}));
    const auto targets = entry_targets(rules(), at);
    REQUIRE(targets.size() == 43);
    for (std::size_t place = 0; place < targets.size(); ++place) {
        CHECK(cell_name(targets[place].cell) == test::hex::cells()[place]);
        CHECK(targets[place].men == 1);
        CHECK(targets[place].verdict.accepted() == (cell_name(targets[place].cell) != "g5"));
    }
    for (const Target& target : entry_targets(rules(), opened(white("a3=w g9=b"))))
        CHECK(target.verdict.why().rule == "CX-ENTER-01");
}
