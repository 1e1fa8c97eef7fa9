// Move text of Crossfire with squads and the table as text.
#include "games/crossfire_squads/text/notation.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/text/ascii_board.h"
#include "support/crossfire_squads_positions.h"

using namespace sightlines;
using namespace sightlines::test::squads_positions;

namespace {

Action action_of(std::string_view text) {
    const Json json = parsed(text);
    Fault fault;
    const auto action = SquadsCodec::action(Reader(json, "action", fault));
    INFO(text);
    REQUIRE(action);
    return *action;
}

void check_there_and_back(const Action& action, const Position* at, std::set<std::string>& texts) {
    const std::string text = move_text(action);
    const auto read = read_move_text(text, at);
    INFO(text);
    REQUIRE(read);
    REQUIRE(*read == action);
    texts.insert(text);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0, end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1)
        lines.push_back(text.substr(begin, end - begin));
    return lines;
}

bool holds(const std::vector<std::string>& lines, std::string_view line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

}  // namespace

TEST_CASE("crossfire-squads notation: one form for each action") {
    for (const auto& [json, text] : std::vector<std::pair<const char*, const char*>>{
             {R"({"do":"roll","dice":[5,3,6]})", "(5,3,6)"},
             {R"({"do":"roll","dice":[1]})", "(1)"},
             {R"({"do":"objective","piece":"t05"})", "= t05"},
             {R"({"do":"edge","edge":"n"})", "= n"},
             {R"({"do":"edge","edge":"w"})", "= w"},
             {R"({"do":"place","unit":"a01","at":[1200,850]})", "a01 @ 1200,850"},
             {R"({"do":"place","unit":"a01","at":[1200,850],"face":[1,-2],"tur":[0,1]})",
              "a01 @ 1200,850 ^ 1,-2 / 0,1"},
             {R"({"do":"hide","unit":"b01","piece":"t04"})", "b01 in t04"},
             {R"({"do":"mine","piece":"t04"})", "mine t04"},
             {R"({"do":"mine","between":["t04","t05"],"poly":[[0,0],[10,0],[10,10]]})",
              "mine t04+t05 0,0; 10,0; 10,10"},
             {R"({"do":"wire","at":[1200,850],"dir":"nw"})", "wire 1200,850 nw"},
             {R"({"do":"move","unit":"a02","to":[1200,850]})", "a02 > 1200,850"},
             {R"({"do":"move","unit":"a02","to":[1200,850],"with":["a03"],"dest":[1210,860]})",
              "a02+a03 > 1200,850 @1210,860"},
             {R"({"do":"move","unit":"a02","to":[1200,850],"with":["a05","a03"],"dest":[-10,0],"tur":[1,1]})",
              "a02+a05+a03 > 1200,850 @-10,0 / 1,1"},
             {R"({"do":"pivot","unit":"a05","face":[1,0]})", "a05 ^ 1,0"},
             {R"({"do":"pivot","unit":"a05"})", "a05 ^"},
             {R"({"do":"pivot","unit":"a05","face":[1,0],"tur":[0,-1]})", "a05 ^ 1,0 / 0,-1"},
             {R"({"do":"pivot","unit":"a05","tur":[0,-1]})", "a05 ^ / 0,-1"},
             {R"({"do":"fire","units":["a02"],"target":"b03"})", "a02 x b03"},
             {R"({"do":"fire","units":["a02","a04"],"target":"b03"})", "a02+a04 x b03"},
             {R"({"do":"fire","units":["a02","a05"],"target":"b03","by":"a01"})", "a01! a02+a05 x b03"},
             {R"({"do":"prone","unit":"a02"})", "a02 _"},
             {R"({"do":"rally","unit":"a02"})", "a02 ?"},
             {R"({"do":"end"})", "."},
             {R"({"do":"react","units":["b01"],"at":120})", "b01 r120"},
             {R"({"do":"react","units":["b01","b02"],"at":0,"by":"b00"})", "b00! b01+b02 r0"},
             {R"({"do":"react","units":["b02","b07"],"at":7,"spots":{"b02":{"at":[900,800]},)"
              R"("b07":{"at":[1,2],"face":[2,2]}}})",
              "b02+b07 r7 b02@900,800 b07@1,2 ^ 2,2"},
             {R"({"do":"hold"})", "-"},
             {R"({"do":"done"})", "--"},
             {R"({"do":"join","units":["a03"]})", "+ a03"},
             {R"({"do":"join","units":["a03","a01"]})", "+ a03+a01"},
             {R"({"do":"join","units":[]})", "+"},
             {R"({"do":"retreat","unit":"a02","to":[1200,900]})", "a02 << 1200,900"},
             {R"({"do":"cross","unit":"a02","wire":"w00","to":[1150,1250]})", "a02 # w00 1150,1250"},
             {R"({"do":"cross","unit":"a02","wire":"w00","to":[1150,1250],"tur":[1,0]})", "a02 # w00 1150,1250 / 1,0"},
             {R"({"do":"he","unit":"a07","target":"b02"})", "a07 * b02"},
             {R"({"do":"he","unit":"a07","piece":"t05"})", "a07 * t05"},
             {R"({"do":"smoke","unit":"a07","at":[900,1250],"dir":"ns"})", "a07 ~ 900,1250 ns"},
             {R"({"do":"affect","unit":"b02"})", "b02 *"},
             {R"({"do":"spill","units":["b03","b02"]})", "* b03+b02"},
             {R"({"do":"spill","units":[]})", "*"},
             {R"({"do":"recon","units":["a02","a03"],"piece":"t04","at":[1200,900]})", "a02+a03 ?? t04 1200,900"},
             {R"({"do":"reveal","unit":"b01","at":[1200,900]})", "b01 = 1200,900"},
             {R"({"do":"reveal","unit":"b01","at":[1200,900],"face":[0,-1]})", "b01 = 1200,900 ^ 0,-1"}}) {
        INFO(text);
        const Action action = action_of(json);
        CHECK(move_text(action) == text);
        const auto read = read_move_text(text);
        REQUIRE(read);
        CHECK(*read == action);
        // Blanks are for the eye.
        std::string dense(text);
        std::erase(dense, ' ');
        const auto read_dense = read_move_text(dense);
        REQUIRE(read_dense);
        CHECK(*read_dense == action);
    }
}

TEST_CASE("crossfire-squads notation: places may be given in inches") {
    const Action move = action_of(R"({"do":"move","unit":"a02","to":[2920,1928]})");
    CHECK(*read_move_text("a02 > 36.5 24.1 in") == move);
    CHECK(*read_move_text("a02 > 2920,1928") == move);
    CHECK(*read_move_text("a05 @ 15 45 in ^ 0,-1") ==
          action_of(R"({"do":"place","unit":"a05","at":[1200,3600],"face":[0,-1]})"));
    CHECK_FALSE(read_move_text("a02 > 36.5 24.1"));
    CHECK_FALSE(read_move_text("a02 > 36.55 24.1 in"));
    CHECK_FALSE(read_move_text("a02 > 73 24 in"));
}

TEST_CASE("crossfire-squads notation: the mover may stand after the point of a reaction") {
    const Action reaction = action_of(R"({"do":"react","units":["b01"],"at":120})");
    CHECK(*read_move_text("b01 r120 a02") == reaction);
    const auto at = position_of(in_phase("react", keys({move_north})));
    REQUIRE(at);
    CHECK(*read_move_text("b01 r120 a01", &*at) == reaction);
    CHECK_FALSE(read_move_text("b01 r120 a02", &*at));  // it is a01 that moves
    CHECK(*read_move_text("b02 r120 a01 b02@9,8", &*at) ==
          action_of(R"({"do":"react","units":["b02"],"at":120,"spots":{"b02":{"at":[9,8]}}})"));
}

TEST_CASE("crossfire-squads notation: everything that a game offers can be written and read, and no two are alike") {
    int actions = 0;
    for (int game = 0; game < 9; ++game) {
        Options options = game % 3 == 0 ? everything() : defaults_of(static_cast<Scenario>(game % 3));
        if (game % 3 == 0) options.forces = defaults_of(Scenario::ambush).forces;
        const auto rules = Rules::make(options);
        REQUIRE(rules);
        Rng rng(static_cast<std::uint64_t>(game) + 7);
        Position at = rules->start();
        for (int ply = 0; ply < 250 && at.phase != Phase::over; ++ply) {
            std::vector<Action> legal;
            rules->legal(at, legal);
            std::set<std::string> texts;
            for (const Action& action : legal) check_there_and_back(action, &at, texts);
            REQUIRE(texts.size() == legal.size());
            actions += static_cast<int>(legal.size());
            const Action chosen = rules->sample(at, rng);
            check_there_and_back(chosen, &at, texts);
            rules->play(at, chosen);
        }
    }
    CHECK(actions > 10'000);
}

TEST_CASE("crossfire-squads notation: anything else is refused") {
    for (const std::string_view text : {"",
                                        " ",
                                        "a02",
                                        "a02 >",
                                        "a02 > 1200",
                                        "a02 > 1200,",
                                        "a02 > 1200,850,7",
                                        "a02 > 01200,850",
                                        "a02 > 12 00,850",
                                        "a02 > +1200,850",
                                        "a02 > 10001,850",
                                        "a02 > 1200.5,850",
                                        "a2 > 1200,850",
                                        "a40 > 1200,850",
                                        "c02 > 1200,850",
                                        "A02 > 1200,850",
                                        "a02+ > 1200,850",
                                        "+a02 > 1200,850",
                                        "a02 > 1200,850 @",
                                        "a02 > 1200,850 / 0,0",
                                        "a02 > 1200,850 ^ 1,0",
                                        "a02 ^ 0,0",
                                        "a02 ^ 1",
                                        "a02+a03 ^ 1,0",
                                        "a02 x",
                                        "a02 x t03",
                                        "a02 x b03 b04",
                                        "a01! a02",
                                        "a01! > 1,1",
                                        "a01! a02 ?",
                                        "a01+a03! a02 x b03",
                                        "a02 __",
                                        "a02 ? a03",
                                        "b01 r",
                                        "b01 r1.5",
                                        "b01 r120 a02 a03 x",
                                        "b01 r120 b02@",
                                        "b01 r120 b02@9,8 a02",
                                        "b01 r120 b02@9,8 b02@9,8",
                                        "b01 r120 b03@9,8 b02@9,8",
                                        "- -",
                                        "---",
                                        "..",
                                        "+ +",
                                        "+ t03",
                                        "* t03",
                                        "a02 << 1200",
                                        "a02 # 1150,1250",
                                        "a02 # w00",
                                        "a07 *b02 t05",
                                        "a07 ~ 900,1250",
                                        "a07 ~ 900,1250 up",
                                        "a02 ?? t04",
                                        "a02 ?? 1200,900",
                                        "b01 = 1200,900 / 1,0",
                                        "b01 = t04",
                                        "= x",
                                        "= t5",
                                        "= ",
                                        "b01 in",
                                        "b01 in b04",
                                        "mine",
                                        "mine t04+t05",
                                        "mine t04+t05 0,0; 1,0",
                                        "mine t04 0,0; 1,0; 1,1",
                                        "mine t04+t05 0,0;1,0;2,1;3,2;3,3;2,4;1,4;0,3;0,2",
                                        "wire 1,1",
                                        "wire ew",
                                        "()",
                                        "(7)",
                                        "(0)",
                                        "(5,)",
                                        "(5",
                                        "(5) (6)",
                                        "castle",
                                        "a02 > 1200,850;"}) {
        INFO(text);
        const auto read = read_move_text(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().rule == "FORMAT");
    }
    CHECK_FALSE(read_move_text(std::string_view("a02 _\0", 6)));
}

TEST_CASE("crossfire-squads notation: headers of turns") {
    for (const char* label : {"T3", "T12 South", "T1East", "North", "West"}) CHECK(is_label(label));
    for (const char* word : {"", "T", "T0", "TSouth", "T3 Southern", "South T3", "t3", "a02", "."})
        CHECK_FALSE(is_label(word));
}

TEST_CASE("crossfire-squads picture: the table to scale, then everybody") {
    Json json = play();
    json["obj"] = "t00";
    json["lost"] = {"b07", "a09"};
    json["vp"] = {1, 2};
    json["smoke"] = parsed(R"([{"pl":0,"at":[5000,3800]}])");
    json["units"]["a01"]["st"] = "p";
    json["units"]["a01"]["prone"] = true;
    const auto at = position_of(json);
    REQUIRE(at);
    const std::vector<std::string> lines = lines_of(ascii_board(*at));
    REQUIRE(lines.size() > 24);
    for (std::size_t line = 0; line < 24; ++line) CHECK(lines[line].size() == 72);
    // A column is 80 units wide and a line 160 high, counted from the north-west.
    CHECK(lines[8][15] == 'W');  // the objective, t00
    CHECK(lines[0][15] == '.');
    CHECK(lines[6].substr(25, 3) == "b04");
    CHECK(lines[6][28] == 'b');
    CHECK(lines[7][37] == '=');
    CHECK(lines[18].substr(5, 8) == "a00*.a02");  // no room for a01
    CHECK(lines[19].substr(39, 3) == "a05");
    CHECK(lines[18][41] == 'x');
    CHECK(lines[23][62] == '%');
    CHECK(lines[14][52] == '.');  // a hidden minefield
    CHECK(holds(lines, "a01: rifle, platoon 1, 700,3000, pinned, prone"));
    CHECK(holds(lines, "a02: hmg, platoon 1, 900,3000, facing 0,-1"));
    CHECK(holds(lines, "a03: veh sherman, 1200,3000, facing 1,0, turret 0,-1"));
    CHECK(holds(lines, "a04: fo, m81 with 3 HE and 2 smoke, 1400,3000"));
    CHECK(holds(lines, "lost: b07 a09"));
    CHECK(holds(lines, "hidden:"));
    CHECK(holds(lines, "b02: smg, platoon 1, in t00"));
    CHECK(holds(lines, "m00: minefield of side 1, corners 4000,2000 4500,2000 4500,2500 4000,2500"));
    CHECK(holds(lines, "turn 3 of side 0, home edges s and n, points 1 to 2, phase play"));
    CHECK_FALSE(
        holds(lines_of(ascii_board(*position_of(without(without(play(), "/units/b02"), "/terrain/m00")))), "hidden:"));
}
