// The client of the engine: what it asks, and which replies it hands over.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "platform/headless/internals.h"
#include "session/engine_client.h"

using namespace sightlines;
using Task = EngineClient::Task;

namespace {

const Json record{{"game", "crosshairs"}, {"version", 1}};

Json asked() { return Json::parse(headless::internals().question->line); }
int ticket() { return headless::internals().question->ticket; }

}  // namespace

TEST_CASE("every question to the engine is put by one asker", "[engine]") {
    page::open();
    EngineClient client;
    client.ask(Task::move, record, 2);
    CHECK(asked().at("op") == "think");
    CHECK_FALSE(asked().contains("lines"));
    CHECK(asked().at("level") == 2);
    CHECK(asked().at("record") == record);

    client.ask(Task::hint, record, 3);
    CHECK(asked().at("lines") == 1);
    const Json first = asked();
    client.ask(Task::hint, record, 3);
    CHECK(asked() == first);  // asked again, a hint is the same

    client.ask(Task::lines, record, 3, 4);
    CHECK(asked().at("lines") == 4);
    client.ask(Task::review, record, 2, 7);
    CHECK(asked().at("op") == "review");
    CHECK(asked().at("move") == 7);
}

TEST_CASE("a reply is handed over once, read, and only to its question", "[engine]") {
    page::open();
    EngineClient client;
    client.ask(Task::hint, record, 3);
    const int first = ticket();
    client.ask(Task::hint, record, 3);
    CHECK_FALSE(client.receive(first, R"({"action":{}})"));
    REQUIRE(
        client.receive(ticket(), R"({"action":{"do":"cloud"},"text":"e5","why":"It is near.","chances":[600,400]})"));
    CHECK_FALSE(client.failed());
    CHECK(client.task() == Task::nothing);
    CHECK_FALSE(client.take_reply(Task::move));
    const auto reply = client.take_reply(Task::hint);
    REQUIRE(reply);
    CHECK_FALSE(client.take_reply(Task::hint));
    const EngineReply hint = read_engine_reply(*reply);
    CHECK(*hint.action == Json{{"do", "cloud"}});
    CHECK(hint.hint() == "e5. It is near.");
    CHECK(hint.chances == std::vector{600, 400});
}

TEST_CASE("a reply that does not answer is a failure", "[engine]") {
    page::open();
    EngineClient client;
    for (const char* reply : {"", "no JSON", "[]", R"({"error":{}})"}) {
        CAPTURE(reply);
        client.ask(Task::move, record, 1);
        CHECK(client.receive(ticket(), reply));
        CHECK(client.failed());
        CHECK_FALSE(client.has_reply(Task::move));
    }
    client.ask(Task::lines, record, 1);
    CHECK(client.receive(ticket(), R"({"lines":[]})"));
    CHECK(client.has_reply(Task::lines));
}
