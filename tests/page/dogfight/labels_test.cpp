// What is written on Dogfight!'s board and in its panel covers nothing else that is written, and touches nothing.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "games/dogfight/rules/grid.h"
#include "games/dogfight/rules/names.h"
#include "page/layout.h"

using namespace sightlines;

namespace {

std::vector<page::Outside> worlds() {
    return {page::desktop(), page::phone(), page::phone(844, 390), page::embed(), page::embed(320, 480)};
}

// A flies into the hex of B, which has flown; its turn fails.
Json after_a_failed_turn(dogfight::Facing face) {
    using namespace dogfight;
    const Hex target{7, 6};
    const Hex from = neighbour(target, static_cast<Facing>((static_cast<int>(face) + 3) % 6));
    const std::string_view heading = facing_words[static_cast<std::size_t>(face)];
    Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","done":["B"],"turn":3,
        "map":[15,13],"planes":{"A":{"side":0,"type":"camel","alt":8,"speed":5,"target":"B","cv":10,"pilot":[0,0,0]},
        "B":{"side":1,"type":"d5a","alt":8,"speed":5,"moved":true}}},
        "moves":[{"do":"mp"},{"do":"roll","dice":[1]},{"do":"fly","turn":2},{"do":"roll","dice":[1,1]},{"do":"roll","dice":[1,1]},
        {"do":"throttle"}]})");
    Json& planes = record["start"]["planes"];
    planes["A"].update({{"hex", hex_name(from)}, {"face", heading}});
    planes["B"].update({{"hex", hex_name(target)}, {"face", heading}});
    return record;
}

}  // namespace

TEST_CASE("that a manoeuvre failed stands beside what a shot takes", "[dogfight]") {
    int told = 0;
    for (int face = 0; face < 6; ++face) {
        for (const page::Outside& world : worlds()) {
            page::open(after_a_failed_turn(static_cast<dogfight::Facing>(face)), world);
            INFO("facing " << face << ", " << world.around.width << " x " << world.around.height);
            REQUIRE(page::position().at("phase") == "fire");
            CHECK(layout::texts_apart(layout::look()) == layout::Complaints{});
            told += page::says("failed") && page::says("to hit") ? 1 : 0;
        }
    }
    CHECK(told > 10);
}

TEST_CASE("what a shot needs stands apart from what is there, in every panel", "[dogfight]") {
    // A sinking target, which is drawn half a level higher than it counts.
    const Json record = Json::parse(R"({"game":"dogfight","version":1,"start":{"phase":"go","cur":"A","done":["B"],
        "turn":3,"map":[15,13],"planes":{
        "A":{"side":0,"type":"d5a","hex":"h7","face":"n","alt":8,"speed":5,"target":"B","cv":14},
        "B":{"side":1,"type":"d5a","hex":"h6","face":"n","alt":9,"leave":-1,"speed":5,"moved":true}}},
        "moves":[{"do":"mp"},{"do":"roll","dice":[1]}]})");
    int told = 0;
    for (const page::Outside& world : worlds()) {
        page::open(record, world);
        page::press("Shift+D");
        INFO(world.around.width << " x " << world.around.height);
        CHECK(layout::texts_apart(layout::look()) == layout::Complaints{});
        CHECK(layout::texts_whole(layout::look()) == layout::Complaints{});
        told += page::says("counts as 9") ? 1 : 0;
    }
    CHECK(told > 0);
}
