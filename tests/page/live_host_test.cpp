// A host who means no good: whoever was invited leaves with a sentence, and the game stays as it was.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/live.h"

using namespace sightlines;
using live::Message;
using page::LivePage;
using page::LiveTable;

namespace {

const Json hex{{"game", "crossfire-hex"}, {"version", 1}};
const Json battle = Json::parse(R"({"game":"aerial-war","version":1,"options":{"battles":1,"roundLimit":4}})");
const std::string zeros(64, '0');

// The page of seat 1, whom a stranger in seat 0 has invited and greeted as is right.
struct LyingHost {
    LiveTable table{5};
    int line = 0;

    explicit LyingHost(const Json& record = hex) {
        table.add(page::live_setup(record, false, 1, 12));
        line = table.connect_stranger(0, live::no_seat);
        const live::SharedGame& game = guest().room.game();
        table.say(line, live::Hello{live::protocol, "abcdefghij", 0, "Eve", game.ply(), game.hash()});
        table.say(line, live::Company{{"Eve", "Bnn"}, "11"});
        REQUIRE(guest().room.is_connected_with(0));
    }
    LivePage& guest() { return table.page(0); }
    // Plays for the seat that is to act, as the right page would.
    live::Play next() {
        live::SharedGame now(*open_match(guest().room.game().match().record()));
        const std::string move = page::at_random_live(3)(now.match());
        REQUIRE(now.match().play_text(move));
        const Json action = now.match().action(now.match().size() - 1);
        const live::SharedGame after(*open_match(now.match().record()));
        return {after.ply() - 1, action, after.hash()};
    }
    bool due() { return guest().room.game().match().status().roll.has_value(); }
    void until_dice() {
        const auto random = page::at_random_live(3);
        for (int i = 0; i < 200 && !due(); ++i) {
            if (guest().room.may_play())
                REQUIRE(table.play(guest(), random(*guest().shown)));
            else
                table.say(line, next());
            table.run(50);
        }
        REQUIRE(due());
    }
    RollOfAll roll(int round = 0) {
        return {"abcdefghij", static_cast<std::size_t>(guest().room.game().ply()), round,
                *guest().room.game().match().status().roll};
    }
    live::Seal promise(const std::string& secret, std::string with = "01", int round = 0) {
        return {guest().room.game().ply(), round, 0, seal(roll(round), 0, secret), std::move(with)};
    }
    void check_left(const Message& message, std::string_view sentence) {
        INFO(live::write_message(message));
        const Json before = guest().shown->record();
        table.say(line, message);
        CHECK_FALSE(guest().room.is_connected());
        CHECK(guest().last_left().find(sentence) != std::string::npos);
        CHECK(guest().shown->record() == before);
        CHECK(guest().room.game().match().record() == before);
    }
};

}  // namespace

TEST_CASE("a host who says what a host may not say is left", "[live]") {
    const std::string not_asked = "was not asked for";
    const std::vector<std::pair<Message, std::string>> wrong{
        {live::Company{{"Eve", "Bnn"}, "10"}, "a seat that is taken"},
        {live::Company{{"Eve"}, "1"}, not_asked},
        {live::Hello{live::protocol, "abcdefghij", 0, "Eve", 0, zeros}, not_asked},
        {live::Present{1, live::Presence::away}, "another seat"},
        {live::Mark{1, "e5"}, "another seat"},
        {live::Seen{4, zeros, ""}, not_asked},
        {live::Got{7}, not_asked},
        {live::Whole{*write_link((*open_match(battle))->record())}, "the rules forbid"},
        {live::Whole{"#1x.abc"}, "the rules forbid"},
        {live::Seal{0, 0, 0, zeros, "01"}, not_asked},
        {live::Secret{0, 0, 0, zeros}, not_asked},
        {live::Secret{0, 0, 1, zeros}, "another seat"},
    };
    for (const auto& [message, sentence] : wrong) {
        LyingHost eve;
        eve.check_left(message, sentence);
    }
}

TEST_CASE("a host does not play for whoever was invited", "[live]") {
    LyingHost eve;
    while (!eve.guest().room.may_play()) eve.table.say(eve.line, eve.next());
    eve.check_left(eve.next(), "was not asked for");
}

TEST_CASE("a host takes nothing back that was not allowed", "[live]") {
    LyingHost eve;
    if (!eve.guest().room.may_play()) eve.table.say(eve.line, eve.next());
    const int ply = eve.guest().room.game().ply();
    REQUIRE(ply == 1);
    eve.table.say(eve.line, live::Undo{live::Undo::What::ask, 0, 1, 0});
    REQUIRE(eve.guest().room.asks_undo() == 0);
    eve.check_left(live::Undo{live::Undo::What::done, 0, 1, 0}, "was not asked for");
}

TEST_CASE("a host cannot throw dice alone, anew, or otherwise than was promised", "[live]") {
    const std::string secret = page::live_secrets(77)(), other = page::live_secrets(78)();
    SECTION("alone") {
        LyingHost eve(battle);
        eve.until_dice();
        eve.check_left(eve.promise(secret, "0"), "was not asked for");
    }
    SECTION("without the other") {
        LyingHost eve(battle);
        eve.until_dice();
        eve.check_left(eve.promise(secret, "02"), "was not asked for");
    }
    SECTION("as a move") {
        LyingHost eve(battle);
        eve.until_dice();
        eve.check_left(live::Play{eve.guest().room.game().ply(), Json{{"do", "roll"}, {"dice", {6}}}, zeros},
                       "was not asked for");
    }
    SECTION("once more, because the first was no good") {
        LyingHost eve(battle);
        eve.until_dice();
        eve.table.say(eve.line, eve.promise(secret));
        REQUIRE(eve.guest().room.throws());
        eve.check_left(eve.promise(other, "01", 1), "was not asked for");
    }
    SECTION("with another secret than was promised") {
        LyingHost eve(battle);
        eve.until_dice();
        eve.table.say(eve.line, eve.promise(secret));
        eve.check_left(live::Secret{eve.guest().room.game().ply(), 0, 0, other},
                       "The dice of Eve are not those that were promised.");
    }
    SECTION("with a secret that is never shown") {
        LyingHost eve(battle);
        eve.until_dice();
        const Json before = eve.guest().shown->record();
        eve.table.say(eve.line, eve.promise(secret));
        eve.table.run(live::patience_ms + 1000);
        CHECK_FALSE(eve.guest().room.is_connected());
        CHECK(eve.guest().last_left().find("has not shown the dice in time") != std::string::npos);
        CHECK(eve.guest().shown->record() == before);
    }
}

TEST_CASE("whoever was invited to look on is told no move of their own", "[live]") {
    LiveTable table{5};
    table.add(page::live_setup(hex, false, live::no_seat, 12));
    const int line = table.connect_stranger(0, live::no_seat);
    LivePage& looks_on = table.page(0);
    const live::SharedGame& game = looks_on.room.game();
    table.say(line, live::Hello{live::protocol, "abcdefghij", 0, "Eve", game.ply(), game.hash()});
    REQUIRE(looks_on.room.is_connected());
    CHECK_FALSE(looks_on.room.may_play());
    CHECK_FALSE(looks_on.room.ask_undo(table.now()));
    const Json action = game.match().actions().front();
    CHECK_FALSE(looks_on.room.play(action, table.now()));
    table.say(line, live::Play{0, action, zeros});
    CHECK_FALSE(looks_on.room.is_connected());
    CHECK(looks_on.shown->size() == 0);
}
