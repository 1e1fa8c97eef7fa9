// A small study of Hex Crossfire, and how one is opened.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "page/driver.h"

namespace sightlines::page {

inline Json action(const std::string& move) {
    return {{"do", "move"}, {"from", move.substr(0, 2)}, {"to", move.substr(3, 2)}};
}

inline Json actions(const std::vector<std::string>& moves) {
    Json list = Json::array();
    for (const std::string& move : moves) list.push_back(action(move));
    return list;
}

inline Json line(int from, int at, const std::vector<std::string>& moves) {
    return {{"from", from}, {"at", at}, {"moves", actions(moves)}};
}

// Three moves of each side's first ones.
inline Json game() {
    return {{"game", "crossfire-hex"}, {"version", 1}, {"moves", actions({"d2-f2", "j2-h2", "e3-g3"})}};
}

inline Json study() {
    Json record = game();
    record["notes"] =
        Json::array({{{"at", 1}, {"text", "A usual beginning."}}, {{"at", 2}, {"marks", {"h2", "j2-h2"}}}});
    record["lines"] = Json::array({line(0, 1, {"c3-e3", "h2-g3"}), line(1, 2, {"f2-g1"}), line(0, 0, {"h2-j2"})});
    record["lines"][0]["notes"] = Json::array({{{"at", 2}, {"text", "Bolder."}}});
    return record;
}

// Where it is written: at the end of its log.
inline Outside& open_log(const Json& record, const Outside& outside = desktop()) {
    Outside& world = open(record, outside);
    choose("tab:log");
    go_to(999);
    return world;
}

inline Outside& open_analysed(const Json& record) {
    Outside& world = open(record);
    choose("tab:log");
    choose("analysis");
    return world;
}

}  // namespace sightlines::page
