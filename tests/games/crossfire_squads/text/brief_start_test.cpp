// The brief form of a position, for links: the table as its difference from the game's own.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "api/games.h"
#include "api/link/forms.h"
#include "support/crossfire_squads_positions.h"

using namespace sightlines;
using test::squads_positions::parsed;

namespace {

// A company of two against two on the generated table, in play; "table" or "terrain" is still to come.
Json record_without_table() {
    return parsed(R"({"game":"crossfire-squads","version":1,"options":{"obstacles":true,"seed":7},
        "start":{"phase":"play","turn":2,"active":0,"edges":["s","n"],"units":{"a00":{"k":"cc","at":[500,3700]},
        "a01":{"k":"rifle","at":[700,3700]},"b00":{"k":"cc","at":[500,100]},"b01":{"k":"rifle","at":[700,100]}}}})");
}

Json record_with(const char* key, const Json& table) {
    Json record = record_without_table();
    record["start"][key] = table;
    return record;
}

Json own_table() {
    const auto match = new_match("crossfire-squads", record_without_table()["options"]);
    REQUIRE(match);
    return (*match)->position().at("terrain");
}

std::unique_ptr<Match> opened(const Json& record) {
    INFO(write_json(record));
    auto match = open_match(record);
    INFO((match ? "" : match.error().message));
    REQUIRE(match);
    return std::move(*match);
}

std::string fault_of(const Json& record) {
    const auto match = open_match(record);
    return match ? "" : match.error().rule + " " + match.error().message;
}

Json in_link(const Json& record) {
    const Result<std::string> link = write_link(record);
    REQUIRE(link);
    const Result<Json> read = read_link(*link);
    REQUIRE(read);
    return *read;
}

// Laid mines and wire, a wood cleared away and a hill moved.
Json other_table() {
    Json table = own_table();
    const Json mine = parsed(R"({"k":"mine","poly":[[100,100],[300,100],[300,300],[100,300]],"pl":1,"hid":true})");
    Json changed = Json::object();
    changed["m00"] = mine;
    for (const auto& [id, piece] : table.items()) {
        if (id == "t04") continue;
        changed[id] = piece;
    }
    changed["t05"]["k"] = changed["t05"]["k"] == "hill" ? "woods" : "hill";
    changed["w00"] = parsed(R"({"k":"wire","poly":[[3000,2950],[3400,2950],[3400,3050],[3000,3050]],"pl":0})");
    return changed;
}

const Json& start_of(const Json& record) { return record.at("start"); }

}  // namespace

TEST_CASE("crossfire-squads brief start: a link tells how the table differs from the generated one, a record all of it",
          "[crossfire_squads]") {
    Json full = opened(record_with("terrain", own_table()))->record();
    Json brief = in_link(full);
    CHECK(start_of(brief).at("table") == Json::object());
    CHECK_FALSE(start_of(brief).contains("terrain"));
    CHECK(opened(brief)->record() == full);

    full = opened(record_with("terrain", other_table()))->record();
    brief = in_link(full);
    const Json& changes = start_of(brief).at("table");
    CHECK(changes.size() == 4);
    CHECK(changes.at("t04").is_null());
    for (const char* id : {"m00", "t05", "w00"}) CHECK(changes.at(id) == other_table().at(id));
    CHECK(write_json(opened(brief)->record()) == write_json(full));
    // Both forms of a game have one link.
    CHECK(*write_link(brief) == *write_link(full));
    CHECK(*write_link(opened(brief)->record()) == *write_link(full));
}

TEST_CASE("crossfire-squads brief start: only where it is shorter", "[crossfire_squads]") {
    const Json few = parsed(R"({"t00":{"k":"woods","poly":[[1000,1000],[1500,1000],[1500,1500],[1000,1500]]}})");
    const Json full = opened(record_with("terrain", few))->record();
    CHECK(write_json(in_link(full)) == write_json(full));
    // An explicit table is the game's own, too.
    Json record = full;
    record["options"]["terrain"] = few;
    CHECK(start_of(in_link(opened(record)->record())).at("table") == Json::object());
}

TEST_CASE("crossfire-squads brief start: what is not as a record is written goes into a link as it is",
          "[crossfire_squads]") {
    Json record = opened(record_with("terrain", own_table()))->record();
    record["start"]["terrain"]["t05"]["hid"] = false;
    CHECK(write_json(in_link(record)) == write_json(record));
    record["start"]["terrain"]["t05"] = 5;
    CHECK(write_json(in_link(record)) == write_json(record));
    record["start"] = 5;
    CHECK(write_json(in_link(record)) == write_json(record));
    record = record_with("terrain", own_table());
    record["options"]["seed"] = 0;
    CHECK(write_json(in_link(record)) == write_json(record));
    CHECK(write_json(in_link(Json(5))) == "5");
    CHECK(write_json(in_link(parsed(R"({"game":5})"))) == R"({"game":5})");
}

TEST_CASE("crossfire-squads brief start: what is malformed is refused with its path", "[crossfire_squads]") {
    const auto [changes, fault] = GENERATE(table<const char*, const char*>({
        {"[]", "FORMAT start/table: "},
        {"null", "FORMAT start/table: "},
        {"5", "FORMAT start/table: "},
        {R"({"x04":null})", "FORMAT start/table: \"x04\" is no id"},
        {R"({"t4":null})", "FORMAT start/table: \"t4\" is no id"},
        {R"({"":null})", "FORMAT start/table: \"\" is no id"},
        {R"({"t99":null})", "FORMAT start/table/t99: there is no such piece"},
        {R"({"m00":null})", "FORMAT start/table/m00: there is no such piece"},
        {R"({"t04":false})", "FORMAT start/table/t04: "},
        {R"({"t04":[]})", "FORMAT start/table/t04: "},
        {R"({"t04":{}})", "FORMAT start/table/t04: "},
        {R"({"t04":{"k":"lake","poly":[[0,0],[9,0],[9,9]]}})", "FORMAT start/table/t04/k: "},
        {R"({"t04":{"k":"hill","poly":[[0,0],[9,0],[9,null]]}})", "FORMAT start/table/t04/poly/2/1: "},
        {R"({"t04":{"k":"hill","poly":[[0,0],[0,9],[9,0]]}})", "FORMAT start/terrain/t04: "},
        {R"({"t04":{"k":"mine","poly":[[0,0],[9,0],[9,9]],"pl":0}})", "FORMAT start/terrain/t04: "},
        {R"({"t04":{"k":"building","poly":[[0,0],[9,0],[9,9]]}})", "FORMAT start/terrain/t04: "},
    }));
    INFO(changes);
    const std::string found = fault_of(record_with("table", parsed(changes)));
    INFO(found);
    CHECK(found.starts_with(fault));
}

TEST_CASE("crossfire-squads brief start: it takes the place of the table that is spelled out", "[crossfire_squads]") {
    CHECK(fault_of(record_without_table()) == "FORMAT start: \"terrain\" is missing.");
    Json both = record_with("table", Json::object());
    both["start"]["terrain"] = own_table();
    CHECK(fault_of(both).starts_with("FORMAT start: "));
    CHECK(fault_of(both).find("not both") != std::string::npos);
    // Whatever stands on pieces that are gone is judged by the table as it is.
    Json gone = record_with("table", parsed(R"({"t04":null})"));
    gone["start"]["obj"] = "t04";
    CHECK(fault_of(gone).starts_with("FORMAT start/obj"));
}

namespace {

std::unique_ptr<Match> played(const std::filesystem::path& file) {
    std::ifstream in(file);
    std::unique_ptr<Match> match;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("# ") || line.starts_with(' ')) continue;
        if (line.starts_with('{')) {
            match = opened(parsed(line));
        } else {
            REQUIRE(match->play_text(line.substr(0, line.find("  "))));
        }
    }
    return match;
}

}  // namespace

TEST_CASE("crossfire-squads brief start: every position of the recorded games has a link of 1,500 characters at most",
          "[crossfire_squads]") {
    const std::string game = GENERATE("ambush", "small-table", "village");
    const auto match = played(std::filesystem::path(TESTS_DIR "/playthroughs/crossfire-squads-" + game + ".txt"));
    REQUIRE(match->size() > 100);
    std::vector<std::size_t> sizes;
    for (std::size_t ply = 0; ply <= match->size(); ++ply) {
        match->go_to(ply);
        std::vector<Json> records{match->position_record()};
        for (int player = 0; player < 2; ++player) {
            if (const auto seen = match->record_for(player); seen && *seen) records.push_back(**seen);
        }
        for (const Json& record : records) {
            INFO("ply " << ply);
            const Result<std::string> link = write_link(record);
            REQUIRE(link);
            const auto again = open_link(*link);
            REQUIRE(again);
            CHECK(write_json((*again)->record()) == write_json(record));
            sizes.push_back(link->size());
        }
    }
    std::sort(sizes.begin(), sizes.end());
    INFO(game << ": median " << sizes[sizes.size() / 2] << ", longest " << sizes.back());
    CHECK(sizes.back() <= 1500);
}
