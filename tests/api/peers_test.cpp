// Games of other places (api/peers): records of ours, written here as those places write games, come back as they were.
#include <algorithm>
#include <array>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "api/games.h"
#include "api/link/reader.h"
#include "api/peers/look.h"
#include "base/rng.h"

using namespace sightlines;

namespace {

// A game at random, of so many actions at most.
std::unique_ptr<Match> played_at_random(const Json& record, std::uint64_t seed, std::size_t most) {
    auto match = *open_match(record);
    Rng rng(seed);
    while (match->size() < most && match->status().to_act != Side::nobody) {
        const Json actions = match->actions();
        REQUIRE(match->play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
    }
    return match;
}

// --- AbstractPlay

const Json no_limit{{"game", "crosshairs"}, {"version", 1}, {"options", {{"rings", 36}}}};

std::string heading_there(const std::string& ours) {
    constexpr std::array<std::array<const char*, 2>, 6> words{
        {{"w", "N"}, {"nw", "NE"}, {"ne", "SE"}, {"e", "S"}, {"se", "SW"}, {"sw", "NW"}}};
    for (const auto& [here, there] : words)
        if (here == ours) return there;
    return "";
}

Json plane_at(const Json& position, const std::string& cell) {
    if (!position.contains("planes")) return nullptr;
    for (const Json& plane : position.at("planes"))
        if (plane.at("at") == cell) return plane;
    return nullptr;
}

// The plane that was moved from a cell: the one of its side that stood nowhere before.
Json moved_plane(const Json& before, const Json& after, const std::string& from) {
    for (const Json& plane : after.at("planes")) {
        const Json stood = plane_at(before, plane.at("at").get<std::string>());
        if (stood.is_null() && plane.at("p") == plane_at(before, from).at("p")) return plane;
    }
    return plane_at(after, from);  // a power dive
}

struct Writer {
    std::vector<std::string> turns, open;  // open: the actions of the turn that is written
    std::string diving;                    // the cell of the plane that dives

    void action(std::string text) { open.push_back(std::move(text)); }

    void step(const Json& before, const Json& after, const std::string& move) {
        const std::size_t digits = move.find_first_not_of("0123456789", 1);
        const std::string from = move.substr(0, digits);
        const char kind = move[digits];
        if (kind == '#') return action(from + "X");
        const Json was = plane_at(before, from), is = moved_plane(before, after, from);
        const std::string to = is.at("at").get<std::string>();
        const std::string turn =
            was.at("dir") == is.at("dir") ? "" : "/" + heading_there(is.at("dir").get<std::string>());
        if (kind == '^') return action(from + "+" + to + turn);
        if (kind == '-') return action(from + "-" + to + turn);
        const std::string part = (kind == 'w' ? "P" : to) + turn;
        if (diving == from)
            open.back() += ">" + part;
        else
            action(from + "v" + part);
        diving = to;
    }

    void write(Match& match, std::size_t ply) {
        match.go_to(ply);
        const Json before = match.position();
        const Side mover = match.status().to_act;
        match.go_to(ply + 1);
        const std::string move = match.text(ply);
        if (move[0] == '~')
            action("cloud:" + move.substr(1));
        else if (move[0] == '+')
            action("enter:" + move.substr(1, move.find('=') - 1) + "/" +
                   heading_there(move.substr(move.find('=') + 1)));
        else if (move[0] == 'x')
            shot(move.substr(1));
        else if (move == "=")
            diving.clear();
        else if (move != ".")
            step(before, match.position(), move);
        if (match.position().at("phase") != "dive") diving.clear();
        if (match.status().to_act != mover) finish();
    }

    // In brackets behind the step; a second one joins the first.
    void shot(const std::string& cell) {
        if (open.empty() || diving.empty()) return action("(" + cell + ")");
        if (open.back().ends_with(')'))
            open.back().back() = ',';
        else
            open.back() += "(";
        open.back() += cell + ")";
    }

    void finish() {
        std::string text;
        for (const std::string& each : open) text += (text.empty() ? "" : ", ") + each;
        turns.push_back(text);
        open.clear();
    }
};

struct Written {
    Json record;
    std::vector<std::string> turns;
};

// Whole turns only: what was begun is dropped.
Written written(std::uint64_t seed) {
    auto match = played_at_random(no_limit, seed, 260);
    Writer writer;
    std::size_t complete = 0;
    for (std::size_t ply = 0; ply < match->size(); ++ply) {
        const std::size_t before = writer.turns.size();
        writer.write(*match, ply);
        if (writer.turns.size() > before) complete = ply + 1;
    }
    match->go_to(complete);
    return {match->record_here(), writer.turns};
}

std::string state_of(const Written& game) {
    Json stack = Json::array();
    stack.push_back({{"_version", "20260301"},
                     {"currplayer", 1},
                     {"board", {{"dataType", "Map"}, {"value", Json::array()}}},
                     {"clouds", {{"dataType", "Set"}, {"value", Json::array()}}},
                     {"turnNumber", 0}});
    for (const std::string& turn : game.turns) stack.push_back({{"currplayer", 2}, {"lastmove", turn}});
    return Json{{"game", "crosshairs"}, {"numplayers", 2},         {"variants", Json::array()},
                {"gameover", false},    {"winner", Json::array()}, {"stack", stack}}
        .dump();
}

Json back(const std::string& text) {
    const Result<Json> record = read_text(text);
    if (!record) FAIL_CHECK(record.error().message);
    return record ? *record : Json();
}

std::string refused(const std::string& text) {
    const Result<Json> record = read_text(text);
    CHECK_FALSE(record);
    return record ? "" : record.error().rule + " " + record.error().message;
}

// --- boardspace

// Of a cell of ours, "j2": its rank is a column there, and counts from the other end.
std::string place_there(const std::string& cell) {
    constexpr std::array<int, 9> first{6, 3, 0, 1, 0, 1, 0, 3, 6}, cells{1, 4, 7, 6, 7, 6, 7, 4, 1};
    const auto rank = static_cast<std::size_t>(cell[1] - '1');
    const int along = (cell[0] - 'a' - first[rank]) / 2;
    return std::string(1, static_cast<char>('A' + rank)) + " " + std::to_string(cells[rank] - along);
}

std::string sgf_of(Match& match) {
    std::string text = "(\n;\nGM[crossfire]VV[2]\nSU[crossfire]\nP0[id \"Ann\"]\nP1[id \"Ben\"]\n; P0[0 Start P0]\n";
    int number = 1;
    for (std::size_t ply = 0; ply < match.size(); ++ply) {
        const std::string side = ply % 2 == 0 ? "P0" : "P1", colour = ply % 2 == 0 ? "W" : "B";
        const Json action = match.action(ply);
        const auto node = [&](const std::string& command) {
            text += "; " + side + "[" + std::to_string(number++) + " " + command + "]\n";
        };
        const std::string to = place_there(action.at("to").get<std::string>());
        const bool enters = action.at("do") == "enter";
        if (ply % 5 == 4) {  // by a program
            node(enters ? "Reserve " + colour + " " + to
                        : "Move " + place_there(action.at("from").get<std::string>()) + " " + to + " 1");
        } else {
            node(enters ? "Pick " + colour : "Pickb " + place_there(action.at("from").get<std::string>()));
            node("Dropb " + colour + " " + to + " 1");
        }
        node("Done");
        text += side + "[time 00:01:10]\n";
    }
    return text + ")\n";
}

}  // namespace

TEST_CASE("peers: ten games of Crosshairs written as AbstractPlay does come back, state and list alike", "[peers]") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        INFO("seed " << seed);
        const Written game = written(seed);
        REQUIRE(game.turns.size() > 20);
        CHECK(back(state_of(game)) == game.record);
        std::string list, numbered;
        for (std::size_t i = 0; i < game.turns.size(); ++i) {
            list += game.turns[i] + "\n";
            numbered +=
                (i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : "") + game.turns[i] + (i % 2 == 0 ? " " : "\n");
        }
        CHECK(back(list) == game.record);
        CHECK(back(numbered) == game.record);
    }
}

TEST_CASE("peers: the games that are written have dives, shots on the way and turns", "[peers]") {
    std::string all;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        for (const std::string& turn : written(seed).turns) all += turn + "\n";
    for (const char* part : {"v", ">", "P", "+", "-", "/NW"}) CHECK(all.find(part) != std::string::npos);
}

TEST_CASE("peers: a list of moves may end with the clouds", "[peers]") {
    CHECK(peer_of("1. cloud:a1") == Peer::abstractplay);
    const std::string clouds =
        "cloud:a1\ncloud:k6\ncloud:a3\ncloud:k4\ncloud:a5\ncloud:k2\ncloud:c1\ncloud:i8\n"
        "cloud:c3\ncloud:i6\ncloud:c8\ncloud:i1\ncloud:e1\ncloud:g9\ncloud:g1\ncloud:e9\n";
    CHECK(back(clouds).at("moves").size() == 16);
}

TEST_CASE("peers: what AbstractPlay writes and cannot be read says at which move", "[peers]") {
    CHECK(refused("cloud:a1\ncloud:a2\ncloud:a3") ==
          "CH-CLOUD-03 Move 3 of that game, \"cloud:a3\": A cloud may cover two hexes at most: this would join a "
          "larger one.");
    CHECK(refused("cloud:a1\nzeppelin").starts_with("FORMAT Move 2 of that game, \"zeppelin\": "));
    CHECK(refused(R"({"game":"crosshairs","variants":["clouds-28"],"stack":[{}]})").find("clouds-28") !=
          std::string::npos);
    CHECK(refused(R"({"game":"crosshairs","stack":[]})").starts_with("FORMAT "));
    CHECK(refused(R"({"game":"crosshairs","stack":[{},{"lastmove":"enter:a1"}]})").starts_with("FORMAT Move 1 "));
}

TEST_CASE("peers: a state with random clouds begins with them", "[peers]") {
    const Json record = back(
        R"({"game":"crosshairs","variants":["random-start"],"stack":[{"clouds":{"dataType":"Set","value":["e5","g7"]}},)"
        R"({"lastmove":"enter:a1/SE"}]})");
    CHECK(record.at("start").at("clouds") == Json{"e5", "g7"});
    CHECK(record.at("moves") == Json{{{"do", "enter"}, {"cell", "a1"}, {"dir", "ne"}}});
}

TEST_CASE("peers: a plane that flies off the board has crashed", "[peers]") {
    const Json record = back(
        R"({"game":"crosshairs","variants":["random-start"],"stack":[{"clouds":{"dataType":"Set","value":["e5"]}},)"
        R"({"lastmove":"enter:a1/N"},{"lastmove":"enter:k1/S, enter:k2/S"},)"
        R"({"lastmove":"a1X, enter:a2/SE, enter:a3/SE"}]})");
    CHECK(record.at("moves").at(3) == Json{{"do", "crash"}, {"plane", "a1"}});
    CHECK(record.at("moves").size() == 6);
}

TEST_CASE("peers: ten games of Hex Crossfire written as boardspace does come back", "[peers]") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        INFO("seed " << seed);
        auto match = played_at_random(Json{{"game", "crossfire-hex"}, {"version", 1}}, seed, 80);
        Json expected = match->record();
        expected["players"] = Json{"Ann", "Ben"};
        const Json record = back(sgf_of(*match));
        CHECK(record.at("players") == expected.at("players"));
        CHECK(record.at("moves") == expected.at("moves"));
    }
}

TEST_CASE("peers: in SGF a move can be taken back, is told with comments, and ends with a resignation", "[peers]") {
    const std::string head = "(;GM[crossfire]SU[crossfire];P0[0 Start P0];";
    const std::string first = "P0[1 Pickb B 2];P0[2 Dropb W D 2 2];";  // white from h2, to where it may not go
    const Json record = back(head +
                             "P0[1 Pickb E 1];P0[2 Dropb W D 1 1];P0[3 Pickb D 1];P0[4 Dropb W E 2 1];P0[5 Done]"
                             "C[A stack, at once.];P1[6 Resign];P1[7 Done])");
    CHECK(record.at("moves") == Json{{{"do", "move"}, {"from", "m5"}, {"to", "k5"}}});
    CHECK(record.at("notes") == Json{{{"at", 1}, {"text", "A stack, at once."}}});
    CHECK(refused(head + first + "P0[3 Done])").find("Move 1 of that game") != std::string::npos);
    CHECK(refused(head + "P0[1 Teleport A 1])").starts_with("FORMAT Move 1 of that game, \"1 Teleport A 1\": "));
    CHECK(refused(head + "P0[1 Pickb Z 9])").starts_with("FORMAT Move 1 "));
}
