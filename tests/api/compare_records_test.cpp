// How a game that arrives stands to the one that is known.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/compare_records.h"

using namespace sightlines;

namespace {

using Relation = RecordComparison::Relation;

Json game(std::initializer_list<const char*> cells) {
    Json record{{"game", "crosshairs"}, {"version", 1}, {"options", {{"rings", 9}}}};
    for (const char* cell : cells) record["moves"].push_back({{"do", "cloud"}, {"cell", cell}});
    return record;
}

void compares(const Json& known, const Json& arrives, Relation relation, std::size_t common) {
    const RecordComparison found = compare_records(known, arrives);
    INFO(known.dump() << "\n" << arrives.dump());
    CHECK(found.relation == relation);
    CHECK(found.common == common);
}

}  // namespace

TEST_CASE("records of a match: the same, longer, shorter, different") {
    compares(game({}), game({}), Relation::same, 0);
    compares(game({"a1", "b2"}), game({"a1", "b2"}), Relation::same, 2);
    compares(game({}), game({"a1"}), Relation::longer, 0);
    compares(game({"a1"}), game({"a1", "b2", "c3"}), Relation::longer, 1);
    compares(game({"a1", "b2"}), game({"a1"}), Relation::shorter, 1);
    compares(game({"a1", "b2"}), game({"a1", "c3"}), Relation::different, 1);
    compares(game({"a1", "b2"}), game({"c3", "b2", "d4"}), Relation::different, 0);
}

TEST_CASE("records of a match: another start, other options, another game") {
    Json started = game({"a1"});
    started["start"] = {{"phase", "act"}};
    compares(game({"a1"}), started, Relation::other_start, 0);
    Json other = game({"a1"});
    other["options"]["rings"] = 8;
    compares(game({"a1"}), other, Relation::other_options, 0);
    other = game({"a1"});
    other.erase("options");
    compares(game({"a1"}), other, Relation::other_options, 0);
    other = game({"a1"});
    other["game"] = "crossfire-hex";
    compares(game({"a1"}), other, Relation::other_options, 0);
}

TEST_CASE("records of a match: what people wrote into them is not compared") {
    Json named = game({"a1"});
    named["players"] = {"Ann", "Ben"};
    named["match"] = "0123456789";
    named["notes"] = Json::array();
    compares(game({"a1"}), named, Relation::same, 1);
}
