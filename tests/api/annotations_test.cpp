// What people write into a game: the optional keys of a record.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include "api/games.h"
#include "api/serve.h"
#include "json/json.h"

using namespace sightlines::test;

namespace {

// Two actions, no clouds.
Json game() {
    Json record = record_of(json(R"({"clouds":0})"));
    record["moves"] = Json::array({action_of("+a1=ne"), action_of("+k1=sw")});
    return record;
}

Json game_with(const char* key, const char* value) {
    Json record = game();
    record[key] = json(value);
    return record;
}

Json kept(const Json& record) { return applied(record, Json::array()).value("record", Json{}); }

std::string message_of(const Json& record) { return status_of(record).at("error").at("message").get<std::string>(); }

Json line(int from, int at, std::initializer_list<const char*> moves) {
    Json json{{"from", from}, {"at", at}, {"moves", Json::array()}};
    for (const char* move : moves) json["moves"].push_back(action_of(move));
    return json;
}

Json with_lines(std::initializer_list<Json> lines) {
    Json record = game();
    record["lines"] = Json::array();
    for (const Json& each : lines) record["lines"].push_back(each);
    return record;
}

std::unique_ptr<sightlines::Match> opened(const Json& record) {
    return *sightlines::open_match(*sightlines::parse_json(record.dump()));
}
Json plain_json(const sightlines::Json& value) { return json(sightlines::write_json(value)); }

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

}  // namespace

TEST_CASE("annotations: names, match, comments and variations are given back, in this order, and change nothing") {
    Json record = game();
    record["players"] = json(R"(["Ann","Zo\u00eb <b>"])");
    record["match"] = "k3v9q2xz7m";
    record["notes"] = json(R"([{"at":0,"text":"Well."},{"at":2,"text":"Now?","marks":["a1","a1-b2"]},
                               {"at":3,"marks":["k1"]}])");
    record["moves"].push_back(action_of("+k2=sw"));
    record["lines"] = Json::array({line(0, 1, {"+k3=sw", "+k4=sw"}), line(1, 2, {"+k6=sw"}), line(2, 1, {"+k5=sw"})});
    record["lines"][0]["notes"] = json(R"([{"at":1,"text":"else"},{"at":3,"text":"and so on"}])");
    CHECK(kept(record) == record);
    Json plain = record;
    for (const char* key : {"players", "match", "notes", "lines"}) plain.erase(key);
    CHECK(status_of(record) == status_of(plain));
    CHECK(kept(plain) == plain);
    const Json link = ask({{"op", "link"}, {"record", record}}).at("link");
    CHECK(ask({{"op", "unlink"}, {"link", link}}).at("record") == record);
}

TEST_CASE("annotations: the keys are written behind the moves, in the order of the contract") {
    const std::string text =
        R"({"game":"crosshairs","version":1,"options":{"clouds":0},"moves":[{"do":"enter","cell":"a1","dir":"ne"}],)"
        R"("players":["",""],"match":"0123456789","notes":[{"at":1,"text":"x","marks":["a1"]}],)"
        R"("lines":[{"from":0,"at":1,"moves":[],"notes":[{"at":1,"marks":["a1-b2"]}]}]})";
    const std::string reply = sightlines::serve(R"({"op":"apply","actions":[],"record":)" + text + "}");
    INFO(reply);
    CHECK(reply.find("\"record\":" + text) != std::string::npos);
}

TEST_CASE("annotations: a new action continues the game itself") {
    const Json record = with_lines({line(0, 1, {"+k3=sw"})});
    const Json next = applied(record, Json::array({action_of("+k2=sw")})).at("record");
    CHECK(next.at("moves").size() == 3);
    CHECK(next.at("lines") == record.at("lines"));
}

TEST_CASE("annotations: what is malformed is refused with its path") {
    const auto [key, value, path] = GENERATE(table<const char*, const char*, const char*>({
        {"players", R"(["Ann"])", "players: expected 2"},
        {"players", R"(["Ann","Ben","Cy"])", "players: expected 2"},
        {"players", R"(["Ann",7])", "players/1"},
        {"players", R"({})", "players"},
        {"players", R"(["a\nb",""])", "players/0: control"},
        {"players", R"(["a\u0085b",""])", "players/0: control"},
        {"players", R"(["a\u007f",""])", "players/0: control"},
        {"match", R"("k3v9q2xz7")", "match"},
        {"match", R"("k3v9q2xz7mm")", "match"},
        {"match", R"("K3v9q2xz7m")", "match"},
        {"match", R"("k3v9q2xz7-")", "match"},
        {"match", R"(1234567890)", "match"},
        {"notes", R"([{"at":3,"text":"x"}])", "notes/0/at"},
        {"notes", R"([{"at":-1,"text":"x"}])", "notes/0/at"},
        {"notes", R"([{"at":1,"text":"x"},{"at":1,"text":"y"}])", "notes/1/at"},
        {"notes", R"([{"at":2,"text":"x"},{"at":1,"text":"y"}])", "notes/1/at"},
        {"notes", R"([{"at":1,"text":""}])", "notes/0/text"},
        {"notes", R"([{"at":1}])", "notes/0: \"text\" is missing"},
        {"notes", R"([{"text":"x"}])", "notes/0: \"at\" is missing"},
        {"notes", R"([{"at":1,"text":"x","by":"me"}])", "notes/0: \"by\""},
        {"notes", R"([{"at":1,"text":"a\tb"}])", "notes/0/text: control"},
        {"notes", R"([{"at":1,"marks":[]}])", "notes/0/marks"},
        {"notes", R"([{"at":1,"marks":["e5",5]}])", "notes/0/marks/1"},
        {"notes", R"({})", "notes"},
        {"lines", R"([{"from":1,"at":0,"moves":[]}])", "lines/0/from"},
        {"lines", R"([{"from":0,"at":3,"moves":[]}])", "lines/0/at"},
        {"lines", R"([{"from":0,"at":2}])", "lines/0: \"moves\" is missing"},
        {"lines", R"([{"from":0,"at":2,"moves":[{"do":"fly"}]}])", "lines/0/moves/0"},
        {"lines", R"([{"from":0,"at":2,"moves":[],"notes":[{"at":3,"text":"x"}]}])", "lines/0/notes/0/at"},
        {"lines", R"([{"from":0,"at":2,"moves":[],"notes":[{"at":1,"text":"x"}]}])", "lines/0/notes/0/at"},
        {"lines", R"([{"from":0,"at":2,"moves":[],"name":"x"}])", "lines/0: \"name\""},
        {"lines", R"([7])", "lines/0"},
    }));
    const Json record = game_with(key, value);
    INFO(record.dump());
    REQUIRE(rule_of(status_of(record)) == "FORMAT");
    INFO(message_of(record));
    CHECK(message_of(record).find(path) != std::string::npos);
    CHECK(is_clear_refusal(status_of(record)));
}

TEST_CASE("annotations: lengths are counted in characters, to the last one") {
    const std::string e_acute = "\xC3\xA9";
    Json record = game();
    record["players"] = {repeated(e_acute, 40), ""};
    CHECK(kept(record) == record);
    record["players"] = {repeated(e_acute, 41), ""};
    CHECK(message_of(record).find("players/0") != std::string::npos);
    record.erase("players");
    record["notes"] = Json::array({{{"at", 1}, {"text", repeated("\xF0\x9F\x9B\xA9", 1000)}}});
    CHECK(kept(record) == record);
    CHECK(sightlines::parse_json(record.dump()).has_value());  // as a link brings it: 4,000 bytes
    record["notes"][0]["text"] = repeated("x", 1001);
    CHECK(message_of(record).find("notes/0/text") != std::string::npos);
    record["notes"] = Json::array({{{"at", 1}, {"marks", Json::array()}}});
    for (int i = 0; i < 40; ++i) record["notes"][0]["marks"].push_back("e5");
    CHECK(kept(record) == record);
    record["notes"][0]["marks"].push_back("e5");
    CHECK(message_of(record).find("notes/0/marks") != std::string::npos);
    record.erase("notes");
    record["lines"] = Json::array();
    for (int i = 0; i < 200; ++i) record["lines"].push_back(line(i, 2, {}));
    CHECK(kept(record) == record);
    record["lines"].push_back(line(0, 2, {}));
    CHECK(message_of(record).find("lines") != std::string::npos);
}

TEST_CASE("annotations: the moves of a line are judged where it branches off") {
    // Green has entered at a1 in the game; in the first line Red's second plane is still to come.
    CHECK(kept(with_lines({line(0, 1, {"+k3=sw", "+k4=sw"})})) != Json{});
    const Json refused = status_of(with_lines({line(0, 1, {"+k3=sw"}), line(1, 2, {"+k4=sw", "+a1=ne"})}));
    CHECK(refused.value("line", Json{}) == Json(2));
    CHECK(refused.value("move", Json{}) == Json(1));
    CHECK(rule_of(refused) == "CH-ENTER-04");
    // The path of a line is its own: what the game played after the branch is not there.
    CHECK(kept(with_lines({line(0, 1, {"+k1=sw"})})) != Json{});
    CHECK(rule_of(status_of(with_lines({line(0, 2, {"+k1=sw"})}))) == "CH-ENTER-04");
    // A line that leaves another one before that one has begun leaves the game.
    CHECK(kept(with_lines({line(0, 2, {"+k2=sw"}), line(1, 1, {"+k2=sw"})})) != Json{});
    // A fault of the game's own moves is told apart.
    Json broken = with_lines({});
    broken["moves"].push_back(action_of("+k1=sw"));
    CHECK(status_of(broken).value("move", Json{}) == Json(2));
    CHECK_FALSE(has(status_of(broken), "line"));
}

TEST_CASE("annotations: a variation needs no canonical form to come back in it") {
    Json record = with_lines({line(0, 1, {})});
    record["lines"][0]["moves"].push_back(json(R"({"dir":"sw","cell":"k3","do":"enter"})"));
    CHECK(kept(record).at("lines")[0].at("moves")[0] == action_of("+k3=sw"));
}

TEST_CASE("annotations: playing something else forgets what was written of what it replaces") {
    Json record =
        with_lines({line(0, 1, {"+k3=sw"}), line(0, 2, {"+k5=sw"}), line(2, 3, {"+a2=ne"}), line(1, 2, {"+k4=sw"})});
    record["notes"] = json(R"([{"at":1,"text":"one"},{"at":2,"text":"two"}])");
    const auto match = opened(record);
    match->go_to(1);
    CHECK(plain_json(match->record()) == record);  // looking back changes nothing
    REQUIRE(match->play_text("+k2=sw").has_value());
    const Json after = plain_json(match->record());
    CHECK(after.at("notes") == json(R"([{"at":1,"text":"one"}])"));
    REQUIRE(after.at("lines").size() == 2);
    CHECK(after.at("lines")[0] == line(0, 1, {"+k3=sw"}));
    CHECK(after.at("lines")[1] == line(1, 2, {"+k4=sw"}));
    CHECK(kept(after) == after);
}

TEST_CASE("annotations: a position shared by itself has none of them") {
    Json record = game();
    record["players"] = {"Ann", "Ben"};
    record["match"] = "0123456789";
    record["notes"] = json(R"([{"at":1,"text":"one"}])");
    const Json position = plain_json(opened(record)->position_record());
    for (const char* key : {"players", "match", "notes", "lines"}) CHECK_FALSE(position.contains(key));
}

TEST_CASE("annotations: every game has as many names as seats") {
    const auto [text, seats] = GENERATE(table<const char*, std::size_t>({
        {R"({"game":"crosshairs","version":1,"options":{"type":"ffa","players":5}})", 5},
        {R"({"game":"crosshairs","version":1,"options":{"type":"2v2"}})", 4},
        {R"({"game":"crossfire-hex","version":1})", 2},
        {R"({"game":"crossfire-squads","version":1})", 2},
        {R"({"game":"dogfight","version":1})", 2},
        {R"({"game":"aerial-war","version":1})", 2},
    }));
    Json record = json(text);
    record["players"] = std::vector<std::string>(seats, "Ann");
    CHECK(kept(record).at("players") == record.at("players"));
    record["players"].push_back("Ben");
    CHECK(rule_of(status_of(record)) == "FORMAT");
}

TEST_CASE("annotations: no comment follows one at the end of the game, and that is what is said") {
    const std::string told = message_of(game_with("notes", R"([{"at":2,"text":"one"},{"at":3,"text":"two"}])"));
    CHECK(told == "notes/1/at: no comment can follow one that stands at the end.");
}

TEST_CASE("annotations: a game and its variations have 20,000 actions together") {
    const auto told = [](std::size_t lines, std::size_t moves) {
        Json record = game();
        for (std::size_t i = 0; i < lines; ++i)
            record["lines"].push_back({{"from", 0}, {"at", 0}, {"moves", Json(moves, Json::object())}});
        return message_of(record);
    };
    // Two actions are the game's. Those of the lines are none, which is found out if they are looked at.
    CHECK(told(1, 19'998).find("20,000") == std::string::npos);
    CHECK(told(1, 19'999) == "lines/0/moves: a game can hold 20,000 actions, its variations included.");
    CHECK(told(199, 101) == "lines/198/moves: a game can hold 20,000 actions, its variations included.");
}

TEST_CASE("annotations: a game grows no further than 20,000 actions with its variations") {
    const auto with_variation = [](std::size_t actions, std::size_t at) {
        auto match = opened(game());
        sightlines::Annotations written;
        written.lines.push_back({.from = 0, .at = at, .moves = {}, .notes = {}});
        written.lines[0].moves.resize(actions);
        match->annotate(std::move(written));
        return match;
    };
    CHECK(with_variation(19'997, 0)->play_text("+k2=sw").has_value());
    const auto full = with_variation(19'998, 0);
    const auto refused = full->play_text("+k2=sw");
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == "record-full");
    CHECK(full->size() == 2);
    // What is forgotten makes room.
    const auto branch = with_variation(19'998, 2);
    branch->go_to(1);
    CHECK(branch->play_text("+k3=sw").has_value());
    CHECK(branch->annotations().lines.empty());
}
