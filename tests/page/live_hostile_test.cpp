// Pages that mean no good, or know no better: each is left with a sentence, and the game stays as it was.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/live.h"

using namespace sightlines;
using live::Event;
using live::Message;
using page::LivePage;
using page::LiveTable;

namespace {

const Json hex{{"game", "crossfire-hex"}, {"version", 1}};
const Json battle = Json::parse(R"({"game":"aerial-war","version":1,"options":{"battles":1,"roundLimit":4}})");
const std::string zeros(64, '0');

// A host who plays seat 0, and a stranger at the other end of the line, who has greeted as is right.
struct Stranger {
    LiveTable table{5};
    int line;

    explicit Stranger(const Json& record = hex, bool greets = true) {
        table.add(page::live_setup(record, true, 0, 11));
        line = table.connect_stranger(0, 1);
        if (greets) greet();
    }
    LivePage& host() { return table.page(0); }
    live::Hello hello() {
        const live::SharedGame& game = host().room.game();
        return {live::protocol, "abcdefghij", 1, "Eve", game.ply(), game.hash()};
    }
    void greet() {
        table.say(line, hello());
        REQUIRE(host().room.is_connected());
    }
    // The next thing that the host says, of this kind; fails if it has not.
    template <class Kind>
    Kind heard() {
        for (auto text = table.to_stranger.rbegin(); text != table.to_stranger.rend(); ++text) {
            const auto read = live::read_message(*text);
            const auto* message = std::get_if<Message>(&read);
            if (message == nullptr) continue;
            if (const auto* wanted = std::get_if<Kind>(message)) return *wanted;
        }
        FAIL("the host has not said that");
        return {};
    }
    // Until the dice of the host are promised.
    live::Seal sealed() {
        const auto random = page::at_random_live(3);
        for (int i = 0; i < 200 && !host().room.throws(); ++i) {
            if (host().room.may_play()) {
                table.play(host(), random(*host().shown));
            } else if (!host().room.game().match().status().roll) {
                live::SharedGame mine(*open_match(host().room.game().match().record()));
                const std::string move = random(mine.match());
                REQUIRE(mine.match().play_text(move));
                const Json action = mine.match().action(mine.match().size() - 1);
                const live::SharedGame after(*open_match(mine.match().record()));
                table.say(line, live::Play{after.ply() - 1, action, after.hash()});
            }
            table.run(50);
        }
        REQUIRE(host().room.throws());
        return heard<live::Seal>();
    }
    void check_left(std::string_view sentence, const Json& before) {
        CHECK_FALSE(host().room.is_connected());
        CHECK(host().last_left().find(sentence) != std::string::npos);
        CHECK(host().shown->record() == before);
        CHECK(host().room.game().match().record() == before);
    }
};

}  // namespace

TEST_CASE("what cannot be understood ends a connection, never a page", "[live]") {
    for (const char* text :
         {"", "x", "{}", "[]", "null", "{\"do\":\"dance\"}", "{\"do\":\"bye\",\"why\":\"because\"}", "{\"do\":7}",
          "{\"do\":\"play\",\"ply\":0}", "{\"do\":\"play\",\"ply\":-1,\"action\":{},\"hash\":\"\"}",
          "{\"do\":\"mark\",\"seat\":1,\"place\":\"\"}", "{\"do\":\"mark\",\"seat\":1,\"place\":\"e5\",\"x\":1}",
          "{\"do\":\"company\",\"names\":[\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\"],\"here\":\"\"}",
          "{\"do\":\"seal\",\"ply\":0,\"round\":0,\"seat\":0,\"hash\":\"abc\",\"with\":\"01\"}", "\xff\xfe",
          "{\"do\":\"whole\",\"link\":7}", "{\"do\":\"present\",\"seat\":99,\"what\":\"here\"}"}) {
        INFO(text);
        Stranger eve;
        const Json before = eve.host().shown->record();
        eve.table.say(eve.line, std::string(text));
        eve.check_left("What came from Eve cannot be understood.", before);
    }
}

TEST_CASE("a flood, and a message that is too large, end a connection", "[live]") {
    Stranger eve;
    const Json before = eve.host().shown->record();
    int taken = 0;
    for (; taken < 1000 && eve.host().room.is_connected(); ++taken)
        eve.table.say(eve.line, live::Present{1, live::Presence::here});
    CHECK(taken <= 101);
    eve.check_left("More came from Eve than can be read.", before);
    CHECK(eve.heard<live::Bye>().why == live::Reason::flood);

    Stranger large;
    large.table.say(large.line, "{\"do\":\"whole\",\"link\":\"" + std::string(70'000, 'a') + "\"}");
    large.check_left("More came from Eve than can be read.", before);

    Stranger patient;  // fifty a second are no flood
    for (int i = 0; i < 500; ++i) {
        patient.table.say(patient.line, live::Present{1, live::Presence::here});
        patient.table.run(20);
    }
    CHECK(patient.host().room.is_connected());
}

TEST_CASE("who greets wrongly is not let in", "[live]") {
    const auto greeted = [](auto change) {
        Stranger eve(hex, false);
        live::Hello hello = eve.hello();
        change(hello);
        const Json before = eve.host().shown->record();
        eve.table.say(eve.line, hello);
        CHECK_FALSE(eve.host().room.is_connected());
        CHECK(eve.host().shown->record() == before);
        return eve.host().last_left();
    };
    CHECK(greeted([](live::Hello& hello) { hello.version = 2; }).find("plays with a newer version") !=
          std::string::npos);
    CHECK(greeted([](live::Hello& hello) { hello.seat = 0; }).find("asked for another seat") != std::string::npos);
    CHECK(greeted([](live::Hello& hello) { hello.seat = -1; }).find("asked for another seat") != std::string::npos);
    CHECK(greeted([](live::Hello& hello) { hello.match = "zzzzzzzzzz"; }).find("is at another game") !=
          std::string::npos);
    CHECK(greeted([](live::Hello& hello) { hello.hash = zeros; }).empty());  // then the games are compared
    Stranger newer(hex, false);
    newer.table.say(newer.line, R"({"do":"hello","v":3,"of":"another form"})");
    CHECK(newer.host().last_left().find("plays with a newer version") != std::string::npos);
    Stranger silent(hex, false);
    silent.table.run(live::patience_ms + 1000);
    CHECK_FALSE(silent.host().last_left().empty());
    Stranger early(hex, false);
    early.table.say(early.line, live::Present{1, live::Presence::here});
    CHECK(early.host().last_left().find("was not asked for") != std::string::npos);
}

TEST_CASE("a seat is taken once", "[live]") {
    Stranger eve;
    const int second = eve.table.connect_stranger(0, 1);
    eve.table.say(second, eve.hello());
    CHECK(eve.host().last_left().find("asked for a seat that is taken") != std::string::npos);
    CHECK(eve.heard<live::Bye>().why == live::Reason::taken);
    CHECK(eve.host().room.is_connected_with(1));  // the first stays
}

TEST_CASE("a move out of turn, of the past, against the rules or with a wrong hash is not played", "[live]") {
    const auto fresh = [] {
        auto eve = std::make_unique<Stranger>();
        if (!eve->host().room.may_play()) return eve;
        REQUIRE(eve->table.play(eve->host(), page::at_random_live(1)(*eve->host().shown)));
        eve->table.run(50);
        return eve;
    };
    const auto legal = [](Stranger& eve) {
        live::SharedGame mine(*open_match(eve.host().room.game().match().record()));
        const Json action = mine.match().actions().front();
        REQUIRE(mine.play(action));
        return live::Play{mine.ply() - 1, action, mine.hash()};
    };
    {
        auto eve = fresh();
        REQUIRE(eve->host().room.game().match().status().to_act == player_side(1));
        const live::Play right = legal(*eve);
        eve->table.say(eve->line, right);
        CHECK(eve->host().shown->size() == 2);
        const Json before = eve->host().shown->record();
        eve->table.say(eve->line, right);
        eve->check_left("An old message came again from Eve.", before);
    }
    {
        auto eve = fresh();
        const Json before = eve->host().shown->record();
        live::Play wrong = legal(*eve);
        wrong.hash = zeros;
        eve->table.say(eve->line, wrong);
        eve->check_left("is another one than the game here", before);
    }
    {
        auto eve = fresh();
        const Json before = eve->host().shown->record();
        live::Play wrong = legal(*eve);
        wrong.action = Json{{"do", "cheat"}};
        eve->table.say(eve->line, wrong);
        eve->check_left("A move that the rules forbid came from Eve.", before);
    }
    {
        auto eve = fresh();
        const Json before = eve->host().shown->record();
        live::Play wrong = legal(*eve);
        wrong.ply += 1;
        eve->table.say(eve->line, wrong);
        eve->check_left("was not asked for", before);
    }
    {
        Stranger eve;  // the host is to act
        REQUIRE(eve.host().room.may_play());
        const Json before = eve.host().shown->record();
        live::SharedGame mine(*open_match(before));
        const Json action = mine.match().actions().front();
        REQUIRE(mine.play(action));
        eve.table.say(eve.line, live::Play{0, action, mine.hash()});
        eve.check_left("was not asked for", before);
    }
}

TEST_CASE("nobody speaks for another seat", "[live]") {
    const std::vector<Message> wrong{live::Present{0, live::Presence::here},     live::Mark{0, "e5"},
                                     live::Undo{live::Undo::What::ask, 0, 1, 0}, live::Company{{"", ""}, "11"},
                                     live::Seal{0, 0, 0, zeros, "01"},           live::Secret{0, 0, 0, zeros}};
    for (const Message& message : wrong) {
        INFO(live::write_message(message));
        Stranger eve;
        const Json before = eve.host().shown->record();
        eve.table.say(eve.line, message);
        CHECK_FALSE(eve.host().room.is_connected());
        CHECK(eve.host().shown->record() == before);
    }
}

TEST_CASE("dice that are shown wrongly, late or never are not counted", "[live]") {
    const auto secret = page::live_secrets(77);
    const auto roll_of = [](Stranger& eve, const live::Seal& host) {
        return RollOfAll{"abcdefghij", static_cast<std::size_t>(host.ply), host.round,
                         *eve.host().room.game().match().status().roll};
    };
    SECTION("another secret than was promised") {
        Stranger eve(battle);
        const live::Seal host = eve.sealed();
        const Json before = eve.host().shown->record();
        const std::string mine = secret();
        eve.table.say(eve.line, live::Seal{host.ply, host.round, 1, seal(roll_of(eve, host), 1, mine), host.with});
        eve.table.run(50);
        (void)eve.heard<live::Secret>();
        eve.table.say(eve.line, live::Secret{host.ply, host.round, 1, secret()});
        eve.check_left("The dice of Eve are not those that were promised.", before);
    }
    SECTION("the host's own hash, given back") {
        Stranger eve(battle);
        const live::Seal host = eve.sealed();
        const Json before = eve.host().shown->record();
        eve.table.say(eve.line, live::Seal{host.ply, host.round, 1, host.hash, host.with});
        eve.table.run(50);
        eve.table.say(eve.line, live::Secret{host.ply, host.round, 1, eve.heard<live::Secret>().secret});
        eve.check_left("The dice of Eve are not those that were promised.", before);
    }
    SECTION("a secret before the hash") {
        Stranger eve(battle);
        const live::Seal host = eve.sealed();
        const Json before = eve.host().shown->record();
        eve.table.say(eve.line, live::Secret{host.ply, host.round, 1, secret()});
        eve.check_left("was not asked for", before);
    }
    SECTION("a second hash") {
        Stranger eve(battle);
        const live::Seal host = eve.sealed();
        const Json before = eve.host().shown->record();
        for (int i = 0; i < 2; ++i)
            eve.table.say(eve.line,
                          live::Seal{host.ply, host.round, 1, seal(roll_of(eve, host), 1, secret()), host.with});
        eve.check_left("An old message came again from Eve.", before);
    }
    SECTION("no hash at all") {
        Stranger eve(battle);
        (void)eve.sealed();
        const Json before = eve.host().shown->record();
        eve.table.run(live::patience_ms + 1000);
        eve.check_left("Eve has not shown the dice in time.", before);
    }
    SECTION("a hash, and then nothing") {
        Stranger eve(battle);
        const live::Seal host = eve.sealed();
        const Json before = eve.host().shown->record();
        eve.table.say(eve.line, live::Seal{host.ply, host.round, 1, seal(roll_of(eve, host), 1, secret()), host.with});
        eve.table.run(live::patience_ms + 1000);
        eve.check_left("Eve has not shown the dice in time.", before);
        CHECK(eve.host().room.rolls().size() ==
              static_cast<std::size_t>(std::ranges::count_if(eve.host().events, [](const Event& event) {
                  return event.what == Event::What::played && (*event.action).at("do") == "roll";
              })));
    }
    SECTION("a roll as a move of one's own") {
        Stranger eve(battle);
        const live::Seal host = eve.sealed();
        const Json before = eve.host().shown->record();
        eve.table.say(eve.line, live::Play{host.ply, Json{{"do", "roll"}, {"dice", {6}}}, zeros});
        CHECK_FALSE(eve.host().room.is_connected());
        CHECK(eve.host().shown->record() == before);
    }
}
