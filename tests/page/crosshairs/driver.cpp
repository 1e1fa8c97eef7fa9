#include "page/crosshairs/driver.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "page/driver.h"

namespace sightlines::page::crosshairs {
namespace {

// A parsed move: kind, plane or cell, and direction.
struct Parts {
    std::string kind;  // "cloud", "enter", "shoot", "crash", "pullout", "end", or that of a flight
    std::string cell;
    std::string way;  // a direction, or "left", "ahead", "right"
    std::string key;  // the key for this flight
};

struct Flight {
    std::string_view sign, kind, card, key;
};
constexpr std::array<Flight, 5> flights{{{"-1", "level", "level1", "1"},
                                         {"-2", "level", "level2", "2"},
                                         {"^", "climb", "climb", "c"},
                                         {"v", "swoop", "swoop", "s"},
                                         {"w", "power", "power", "p"}}};

Parts parts_of(std::string_view move) {
    const auto rest = [&](std::size_t from) { return std::string(move.substr(from)); };
    if (move == "=") return {"pullout", "", "", ""};
    if (move == ".") return {"end", "", "", ""};
    if (move[0] == '~') return {"cloud", rest(1), "", ""};
    if (move[0] == 'x') return {"shoot", rest(1), "", ""};
    if (move[0] == '+') {
        const std::size_t equals = move.find('=');
        return {"enter", std::string(move.substr(1, equals - 1)), rest(equals + 1), ""};
    }
    std::size_t end = 1;
    while (end < move.size() && std::isdigit(static_cast<unsigned char>(move[end]))) ++end;
    if (move.substr(end) == "#") return {"crash", std::string(move.substr(0, end)), "", ""};
    for (const Flight& flight : flights) {
        if (!move.substr(end).starts_with(flight.sign)) continue;
        const std::string_view turn = move.substr(end + flight.sign.size());
        return {std::string(flight.card), std::string(move.substr(0, end)),
                turn == "<"   ? "left"
                : turn == ">" ? "right"
                              : "ahead",
                std::string(flight.key)};
    }
    FAIL("this is no move: " << move);
    return {};
}

Json action(std::string_view move) {
    const Parts parts = parts_of(move);
    if (parts.kind == "cloud") return {{"do", "cloud"}, {"cell", parts.cell}};
    if (parts.kind == "enter") return {{"do", "enter"}, {"cell", parts.cell}, {"dir", parts.way}};
    const auto flight = std::ranges::find(flights, parts.kind, &Flight::card);
    REQUIRE(flight != flights.end());
    Json json{{"do", flight->kind}, {"plane", parts.cell}};
    if (flight->kind == "level") json["steps"] = flight->sign[1] - '0';
    if (parts.way != "ahead") json["turn"] = parts.way == "left" ? -1 : 1;
    return json;
}

Json view() { return app().at("view"); }

bool is_chosen(const std::string& cell) { return view().value("chosen", Json()) == cell; }

// Moves the cursor to the row first, then along the row.
void walk(const std::string& cell) {
    if (!view().at("cursor").is_string()) press("Enter");
    for (int steps = 0; steps < 40; ++steps) {
        const auto cursor = view().at("cursor").get<std::string>();
        const int rows = cell[0] - cursor[0];
        const int along = std::stoi(cell.substr(1)) - std::stoi(cursor.substr(1));
        if (rows == 0 && along == 0) return;
        if (rows != 0)
            press(rows > 0 ? "ArrowUp" : "ArrowDown", std::abs(rows));
        else
            press(along > 0 ? "ArrowRight" : "ArrowLeft", std::abs(along));
    }
    FAIL("the cursor does not come to " << cell);
}

}  // namespace

Json record(const std::vector<std::string>& moves) {
    Json all = Json::array();
    for (const std::string& move : moves) all.push_back(action(move));
    return {{"game", "crosshairs"}, {"version", 1}, {"moves", all}};
}

void point(std::string_view move) {
    const Parts parts = parts_of(move);
    if (parts.kind == "cloud") return choose("cell:" + parts.cell);
    if (parts.kind == "shoot") return choose("action:shoot:" + parts.cell);
    if (parts.kind == "pullout" || parts.kind == "end") return choose("action:" + parts.kind);
    if (!is_chosen(parts.cell)) choose("cell:" + parts.cell);
    if (parts.kind == "crash") return choose("card:crash");
    if (parts.kind != "enter") choose("card:" + parts.kind);
    choose("card:" + parts.way);
    choose("action:fly");
}

void type(std::string_view move) {
    const Parts parts = parts_of(move);
    if (parts.kind == "pullout") return press("u");
    if (parts.kind == "end") return press("e");
    const bool chosen = is_chosen(parts.cell);
    if (!chosen) {
        walk(parts.cell);
        press("Enter");
    }
    if (parts.kind == "cloud" || parts.kind == "shoot") return;
    if (parts.kind == "enter") {
        const std::string wanted = "+" + parts.cell + "=" + parts.way;
        for (int turns = 0; turns < 6 && !view().at("planned").get<std::string>().starts_with(wanted); ++turns)
            press("ArrowRight");
    } else if (parts.kind != "crash") {
        press(parts.key);
        if (parts.way != "ahead") press(parts.way == "left" ? "ArrowLeft" : "ArrowRight");
    }
    press("Enter");
}

std::vector<std::string> moves_in(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> all;
    for (std::string move; in >> move;) all.push_back(move);
    return all;
}

const std::vector<std::string> clouds = moves_in("~d1 ~h8 ~d8 ~h1 ~f1 ~f11 ~b1 ~j7 ~b7 ~j1 ~c6 ~e8 ~g8 ~i6 ~f4 ~d3");
const std::vector<std::string> opening = moves_in(
    "+a2=ne +k3=sw +k5=sw a2^ +a2=nw +a5=ne +k1=se +k2=se +k4=sw +k6=sw "
    "b3^ a2-2 a5-1 +a1=ne +a6=nw k3-2 k5-1 k1-1 k2-1 k4-1 k6-1");
const std::vector<std::string> attack = moves_in("c2-2> c4v d5v< xi3");

}  // namespace sightlines::page::crosshairs
