// A small game of Crossfire with squads whose story is told.
#pragma once

#include <catch_amalgamated.hpp>
#include <initializer_list>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/match_of.h"
#include "games/crossfire_squads/rules/rules.h"
#include "games/crossfire_squads/text/notation.h"
#include "games/texts.h"

namespace sightlines::crossfire_squads {

inline const Names nobody_here{{"Green", "Red"}, -1};
inline const Names you_are_green{{"Green", "Red"}, 0};

inline History<Rules> begun(const Json& record) {
    const auto match = open_match(record);
    REQUIRE(match);
    return static_cast<const MatchOf<Rules>&>(**match).history();
}

// A rifle squad each side of a wood with the flag, and in the east a gun before another squad; side 0 is to act.
inline History<Rules> skirmish(std::initializer_list<const char*> moves) {
    History<Rules> history = begun(Json::parse(R"({"game":"crossfire-squads","version":1,"options":{"vpGoal":2},
        "start":{"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00","terrain":{
        "t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]},
        "t01":{"k":"hill","poly":[[1900,1400],[2300,1400],[2300,1700],[1900,1700]]},
        "t02":{"k":"field","poly":[[3000,1900],[3300,1900],[3300,2900],[3000,2900]]}},
        "units":{"a00":{"k":"rifle","plt":1,"at":[2100,2700]},"a01":{"k":"rifle","plt":1,"at":[4150,3150]},
        "a02":{"k":"hmg","plt":2,"at":[5200,3000],"face":[0,-1]},
        "b00":{"k":"rifle","at":[2100,1200]},"b01":{"k":"rifle","at":[5200,1800]}}}})"));
    for (const char* move : moves) {
        INFO(move);
        REQUIRE(history.play(*read_move_text(move, &history.at())).accepted());
    }
    return history;
}

}  // namespace sightlines::crossfire_squads
