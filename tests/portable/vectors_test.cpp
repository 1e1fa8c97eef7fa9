// The published vectors, run through serve as the contract says. tests/vectors/DISPUTED.md has those we hold to be
// wrong.
#include "support/serve.h"

#include <catch_amalgamated.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace sightlines::test;

namespace {

Json all_vectors() {
    Json all = Json::array();
    for (const auto& entry : std::filesystem::directory_iterator(TESTS_DIR "/vectors")) {
        if (entry.path().extension() != ".json") continue;
        std::ostringstream text;
        text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
        const Json vectors = json(text.str());
        REQUIRE(vectors.is_array());
        all.insert(all.end(), vectors.begin(), vectors.end());
    }
    return all;
}

// Every key of `expected` is there and equal: objects key by key, everything else as it stands.
void check_subset(const Json& expected, const Json& actual, const std::string& path) {
    INFO("path: " << path);
    if (!expected.is_object()) {
        CHECK(actual == expected);
        return;
    }
    for (const auto& [key, value] : expected.items()) {
        INFO("key: " << key << " in " << actual.dump());
        REQUIRE(has(actual, key.c_str()));
        check_subset(value, actual.at(key), path + "/" + key);
    }
}

void check_accepted(const Json& vector) {
    const Json& expect = vector.at("expect");
    const Json reply = applied(vector.at("record"), vector.at("actions"));
    INFO("reply: " << reply.dump());
    REQUIRE(has(reply, "record"));
    check_subset(expect.value("position", Json::object()), reply.value("position", Json{}), "position");
    check_subset(expect.value("status", Json::object()), reply.value("status", Json{}), "status");

    // The record that comes back leads to the same place.
    const Json again = status_of(reply.at("record"));
    CHECK(again.value("position", Json{}) == reply.value("position", Json{}));
    CHECK(again.value("status", Json{}) == reply.value("status", Json{}));

    const Json legal = legal_of(reply.at("record"));
    INFO("legal: " << legal.dump());
    REQUIRE(has(legal, "actions"));
    const Json& actions = legal.at("actions");
    const auto listed = [&](const Json& action) {
        return std::find(actions.begin(), actions.end(), action) != actions.end();
    };
    for (const Json& action : expect.value("legalIncludes", Json::array())) {
        INFO("action: " << action.dump());
        CHECK(listed(action));
    }
    for (const Json& action : expect.value("legalExcludes", Json::array())) {
        INFO("action: " << action.dump());
        CHECK_FALSE(listed(action));
    }
    if (has(expect, "legalCount")) CHECK(Json(actions.size()) == expect.at("legalCount"));
}

void check_refused_position(const Json& vector) {
    const Json reply = status_of(vector.at("record"));
    INFO("reply: " << reply.dump());
    CHECK(Json(rule_of(reply)) == vector.at("expect").at("error").at("rule"));
    CHECK(is_clear_refusal(reply));
}

void check_refused_action(const Json& vector) {
    const std::string rule = vector.at("expect").at("error").at("rule").get<std::string>();
    const Json& record = vector.at("record");
    const Json& actions = vector.at("actions");
    const auto last = actions.size() - 1;

    const Json reply = applied(record, actions);
    INFO("reply: " << reply.dump());
    CHECK(rule_of(reply) == rule);
    CHECK(is_clear_refusal(reply));
    CHECK(reply.value("at", Json{}) == Json(last));
    CHECK_FALSE(has(reply, "record"));

    // What came before the last action was in order, and the refusal has left it as it was.
    const Json before = applied(record, Json(actions.begin(), actions.end() - 1));
    REQUIRE(has(before, "record"));
    const Json refused = applied(before.at("record"), Json::array({actions.back()}));
    CHECK(rule_of(refused) == rule);
    CHECK(refused.value("at", Json{}) == Json(0));
    CHECK(status_of(before.at("record")).value("position", Json{}) == before.value("position", Json{}));

    // The same action inside a record's own moves.
    Json played = record;
    for (const Json& action : actions) played["moves"].push_back(action);
    const Json replayed = status_of(played);
    CHECK(rule_of(replayed) == rule);
    CHECK(replayed.value("move", Json{}) == Json(last));
}

}  // namespace

TEST_CASE("the published vectors", "[vectors]") {
    static const Json vectors = all_vectors();
    REQUIRE(vectors.size() >= 89);
    for (const Json& vector : vectors) {
        DYNAMIC_SECTION(text_of(vector, "name")) {
            INFO("vector: " << vector.dump());
            if (!has(vector.at("expect"), "error"))
                check_accepted(vector);
            else if (vector.at("actions").empty())
                check_refused_position(vector);
            else
                check_refused_action(vector);
        }
    }
}
