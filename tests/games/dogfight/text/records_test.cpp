// Records of Dogfight!: where they start, what a position takes with it, big rolls, and moves as people write them.
#include <catch_amalgamated.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "api/games.h"
#include "api/move_list.h"
#include "api/serve.h"

using namespace sightlines;

namespace {

std::unique_ptr<Match> opened(const Json& record) {
    Result<std::unique_ptr<Match>> opened = open_match(record);
    INFO(write_json(record));
    if (!opened) FAIL(opened.error().message);
    return std::move(*opened);
}

Json record_of(std::string_view options, std::string_view start) {
    Json record{{"game", "dogfight"}, {"version", 1}};
    if (!options.empty()) record["options"] = Json::parse(options);
    if (!start.empty()) record["start"] = Json::parse(start);
    return record;
}

// A and B in one hex with CVs, in a phase that is carried out at once.
std::string fight(const std::string& phase) {
    return R"({"phase":")" + phase + R"(","turn":1,"map":[15,13],"limit":20,"planes":{
        "A":{"side":0,"type":"d5a","hex":"h7","alt":8,"speed":5,"face":"ne","cv":9,"target":"B"},
        "B":{"side":1,"type":"d5a","hex":"h7","alt":8,"speed":5,"face":"n"}}})";
}

Json asked(const Json& request) { return Json::parse(serve(write_json(request))); }

std::string phase_of(const Match& match) { return match.position().at("phase").get<std::string>(); }

void play(Match& match, std::string_view moves) {
    if (const auto refused = play_moves(match, moves)) FAIL(refused->move << ": " << refused->error.message);
}

// The position at the cursor goes on as it stands when it is shared by itself.
Json shared(const Match& match) {
    const Json record = match.position_record();
    const std::unique_ptr<Match> again = opened(record);
    CHECK(again->position() == match.position());
    CHECK(again->actions() == match.actions());
    CHECK(again->record() == record);
    return record;
}

}  // namespace

TEST_CASE("dogfight records: a start that is carried out at once is kept as it was given") {
    const Json record = record_of("", fight("combat"));
    const std::unique_ptr<Match> match = opened(record);
    CHECK(phase_of(*match) == "fire");
    CHECK(match->record() == record);
    CHECK(shared(*match) == record);
    play(*match, "*2 (3,4,5,6)");
    CHECK(match->record().at("start") == record.at("start"));
    CHECK(match->record().at("moves").size() == 2);
    CHECK(opened(match->record())->position() == match->position());
}

TEST_CASE("dogfight records: a start that leads to where a record can start is kept as play begins") {
    const std::unique_ptr<Match> match = opened(record_of("", fight("adjust")));
    CHECK(phase_of(*match) == "initiative");
    CHECK(match->record().at("start").at("phase") == "initiative");
    CHECK(match->record().at("start").at("planes").at("A").at("cv") == 9);
    CHECK(opened(match->record())->record() == match->record());
}

TEST_CASE("dogfight records: a position in the middle of a move travels with the moves that led to it") {
    const std::unique_ptr<Match> match = opened(record_of("", ""));
    CHECK(shared(*match).at("start").at("phase") == "target");
    play(*match, "A>B");
    CHECK(shared(*match).at("start").at("phase") == "target");
    CHECK_FALSE(shared(*match).contains("moves"));
    play(*match, "B>A (3,7)");
    CHECK(phase_of(*match) == "mproll");
    const Json record = shared(*match);
    CHECK(record.at("start").at("phase") == "initiative");
    CHECK(record.at("moves") == Json::parse(R"([{"do":"roll","dice":[3,7]}])"));
    play(*match, "A: (6) F F N\nB: (6) F F N");
    CHECK(phase_of(*match) == "target");
    CHECK_FALSE(shared(*match).contains("moves"));
    // Back in the middle: what lies ahead does not travel.
    match->go_to(5);
    CHECK(shared(*match).at("moves").size() == 3);
}

TEST_CASE("dogfight records: a game that begins with a question of no start travels as a whole") {
    const std::unique_ptr<Match> match = opened(record_of(R"({"scenario":"encounter"})", ""));
    CHECK(phase_of(*match) == "grand");
    CHECK_FALSE(shared(*match).contains("start"));
    play(*match, "G+");
    CHECK(shared(*match).at("moves").size() == 1);
    play(*match, "G-");
    CHECK(shared(*match).at("start").at("phase") == "target");
}

TEST_CASE("dogfight records: dice in brackets are rolls, other remarks are not") {
    const std::unique_ptr<Match> match = opened(record_of("", ""));
    play(*match, "A>B (attacks) B>A\n(3, 7)(tossed)\nA: (6) F (straight on, 1 hex) F P (5)");
    CHECK(match->size() == 8);
    CHECK(match->text(2) == "(3,7)");
    CHECK(match->text(7) == "(5)");
}

TEST_CASE("dogfight records: X is a step of a move, and the answer after a stay that failed") {
    const std::unique_ptr<Match> match = opened(record_of("", R"({"phase":"go","cur":"A","map":[15,13],"planes":{
        "A":{"side":0,"type":"d5a","hex":"h7","alt":8,"speed":9},
        "B":{"side":1,"type":"d5a","hex":"o13","alt":8,"speed":5,"face":"n"}}})"));
    play(*match, "(6) M (1,1) (1,1) (6,6) Xse");
    CHECK(match->record().at("moves").back() == Json::parse(R"({"do":"exit","to":"se"})"));
    CHECK(match->text(match->size() - 1) == "Xse");
    match->go_to(1);
    play(*match, "Xse^1");
    CHECK(match->record().at("moves").back() == Json::parse(R"({"do":"fly","exit":"se","pitch":1})"));
}

TEST_CASE("dogfight records: the status names the aircraft that decides, and only that") {
    const auto status = [](const Match& match) {
        return asked({{"op", "status"}, {"record", match.record()}}).at("status");
    };
    const std::unique_ptr<Match> match = opened(record_of("", ""));
    CHECK(status(*match).at("plane") == "A");
    play(*match, ">B");
    CHECK(status(*match).at("plane") == "B");
    play(*match, ">A");
    CHECK_FALSE(status(*match).contains("plane"));
    CHECK_FALSE(status(*match).contains("shown"));
    CHECK_FALSE(status(*match).contains("signals"));
    const std::unique_ptr<Match> grand = opened(record_of(R"({"scenario":"encounter"})", ""));
    CHECK_FALSE(status(*grand).contains("plane"));

    const std::unique_ptr<Match> told =
        opened(record_of(R"({"formation":true,"disclosure":true,"signals":true,"scenario":"patrol"})", ""));
    CHECK_FALSE(status(*told).contains("signals"));  // nothing has arrived while targets are declared
    play(*told, "B>C D>C A>D C!3 C>A");
    CHECK(status(*told).at("signals") == Json::parse(R"([{"to":"D","from":"C","code":3}])"));
    CHECK(status(*told).at("shown") == Json::parse(R"({"A":"D","B":"C","C":"A","D":"C"})"));
}

TEST_CASE("dogfight records: a roll too big to be listed is parametric, and counts as a last action") {
    const Json big = record_of(R"({"scenario":"melee"})", R"({"phase":"initiative","map":[15,13],"planes":{
        "A":{"side":0,"type":"d5a","hex":"h7","alt":8,"speed":5,"face":"n"},
        "B":{"side":1,"type":"d5a","hex":"o13","alt":8,"speed":5,"face":"n"},
        "C":{"side":1,"type":"d5a","hex":"a13","alt":8,"speed":5,"face":"n"}}})");
    CHECK(asked({{"op", "legal"}, {"record", big}}) ==
          Json::parse(R"({"actions":[],"parametric":[{"do":"roll","dice":[10,10,10]}]})"));
    CHECK(asked({{"op", "perft"}, {"record", big}, {"depth", 0}}) == Json::parse(R"({"nodes":1})"));
    CHECK(asked({{"op", "perft"}, {"record", big}, {"depth", 1}}) == Json::parse(R"({"nodes":1000})"));
    CHECK(asked({{"op", "perft"}, {"record", big}, {"depth", 2}}).at("error").at("rule") == "FORMAT");

    Json small = big;
    small["start"]["planes"].erase("C");
    const Json listed = asked({{"op", "legal"}, {"record", small}});
    CHECK(listed.at("actions").size() == 100);
    CHECK_FALSE(listed.contains("parametric"));
    // Ten ties of initiative are rolled off by two dice, everybody else has his die for the move.
    CHECK(asked({{"op", "perft"}, {"record", small}, {"depth", 2}}) == Json::parse(R"({"nodes":900})"));
}
