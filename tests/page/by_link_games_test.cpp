// Whole games by link: everybody plays by nothing but what "Send" put on the clipboard.
#include <catch_amalgamated.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/saved_games.h"
#include "page/by_link.h"
#include "page/playthroughs.h"

using namespace sightlines;
using page::Browser;
using page::sit;

namespace {

// Small, because each turn loads a page twice.
page::Outside small() {
    page::Outside world = page::desktop(760, 520);
    world.around.reduced_motion = true;
    return world;
}

struct Company {
    std::vector<std::unique_ptr<Browser>> people;  // by seat; null: the computer

    Company(int seats, int computer = -1) {
        for (int seat = 0; seat < seats; ++seat)
            people.push_back(seat == computer ? nullptr
                                              : std::make_unique<Browser>("P" + std::to_string(seat), small()));
    }

    Browser& at(int seat) { return *people[static_cast<std::size_t>(seat)]; }
};

int asked() { return page::app().at("asked").at("player").get<int>(); }

// Whoever is next opens what was sent last, until the game is over; `act` plays one decision or roll. Returns how often
// a link was sent. Everybody then sees the end. `most`: decisions after which it is broken off instead.
template <class Act>
int play_to_the_end(Company& company, const Json& record, Act act, int computer = -1, int most = -1) {
    const int beginner = 0;
    sit(company.at(beginner), "");
    page::begin_by_link(record, beginner, computer);
    std::vector<bool> joined(company.people.size());
    joined[beginner] = true;
    int sent = 0;
    for (int decisions = 0; decisions < 4000;) {
        if (decisions == most) return sent;
        page::let_computers_act();
        const bool over = page::is_over();
        if (!over && !page::waits() && !page::shows("send")) {
            act();
            ++decisions;
            continue;
        }
        const int next = asked();
        const std::string text = page::send();
        ++sent;
        const auto open = [&](int seat) {
            REQUIRE(company.people[static_cast<std::size_t>(seat)] != nullptr);
            INFO("to " << seat << " for the " << sent << "th time");
            sit(company.at(seat));
            page::receive(text);
            if (!joined[static_cast<std::size_t>(seat)]) {
                REQUIRE(page::shows("invitation:play"));
                page::choose("invitation:play");
                joined[static_cast<std::size_t>(seat)] = true;
            }
            REQUIRE_FALSE(page::shows("divergence:keep"));
            if (page::app().at("plays_back") == true) page::choose("skip");
            CHECK(page::notice().empty());
            CHECK(page::seats()[static_cast<std::size_t>(seat)] == '0');
        };
        if (over) {
            const Json end = page::record();
            for (int seat = 0; seat < static_cast<int>(company.people.size()); ++seat) {
                if (company.people[static_cast<std::size_t>(seat)] == nullptr) continue;
                if (joined[static_cast<std::size_t>(seat)]) open(seat);
                CHECK(page::is_over());
                CHECK(page::record() == end);
            }
            return sent;
        }
        open(next);
        REQUIRE(asked() == next);
    }
    FAIL("the game does not end");
    return sent;
}

// Picks from what the text view offers; moves that end a game soon are left to chance.
auto at_random(std::uint64_t seed) {
    return [seed]() mutable {
        const Json text = page::text();
        if (!text.at("dice").is_null()) return page::act("roll");
        const Json& actions = text.at("actions");
        REQUIRE_FALSE(actions.empty());
        seed = seed * 48271 % 2147483647;
        page::play_all(actions[seed % actions.size()][2].get<std::string>());
    };
}

}  // namespace

TEST_CASE("two play a whole game by link, dice included, at random", "[by-link]") {
    const auto [game, options, start] = GENERATE(
        table<std::string, std::string, std::string>({{"crosshairs", R"({"clouds":2,"roundLimit":12})", "null"},
                                                      {"crossfire-hex", R"({"quietLimit":12})", "null"},
                                                      {"aerial-war", R"({"battles":1,"roundLimit":4})", "null"},
                                                      {"dogfight", "{}",
                                                       R"({"phase":"begin","turn":1,"map":[15,13],"limit":6,"planes":{
              "A":{"side":0,"type":"camel","hex":"h8","alt":8,"speed":4,"face":"n"},
              "B":{"side":1,"type":"d5a","hex":"h7","alt":8,"speed":4,"face":"n"}}})"}}));
    Json record{{"game", game}, {"version", 1}, {"options", Json::parse(options)}};
    if (start != "null") record["start"] = Json::parse(start);
    INFO(game);
    Company company(2);
    CHECK(play_to_the_end(company, record, at_random(7)) > 3);
}

TEST_CASE("two play a recorded game of squads by link", "[by-link]") {
    const page::Playthrough& game = page::playthrough("crossfire-squads-small-table");
    std::size_t ply = 0;
    Company company(2);
    const auto recorded = [&] { page::play_all(game.moves.at(ply++)); };
    CHECK(play_to_the_end(company, Json::parse(game.record), recorded) > 3);
    CHECK(ply == game.moves.size());
}

TEST_CASE("two lay out a battle by link, one of them in hiding", "[by-link]") {
    const page::Playthrough& game = page::playthrough("crossfire-squads-ambush");
    const auto first_shown = std::ranges::find(game.moves, "a11 @ 692,1707");
    const auto laid_out = static_cast<int>(first_shown - game.moves.begin());
    REQUIRE(laid_out == 39);
    std::size_t ply = 0;
    Company company(2);
    const auto recorded = [&] {
        // The one who sees is given only what may be seen.
        const bool sees = page::seats() == "10";
        const std::string units = page::record().dump();
        CHECK((units.find("\"hid\"") != std::string::npos || units.find("hide") != std::string::npos) ==
              (sees && ply > 3));
        page::play_all(game.moves.at(ply++));
    };
    CHECK(play_to_the_end(company, Json::parse(game.record), recorded, -1, laid_out) > 30);
    sit(company.at(1));
    const Json whole = page::record();
    CHECK(whole.at("moves").size() == 36);  // all but the last three, which the other one has not sent
    CHECK(whole.count("start") == 0);

    // The last unit stands, and the hidden side plays a turn.
    const auto play_and_send = [&](int seat, std::initializer_list<const char*> moves) {
        INFO("seat " << seat);
        for (const char* move : moves) page::play_all(move);
        const std::string text = page::send();
        sit(company.at(1 - seat));
        page::receive(text);
        REQUIRE_FALSE(page::shows("divergence:keep"));
        std::string said = page::notice();
        if (page::app().at("plays_back") == true) page::choose("skip");
        return said;
    };
    sit(company.at(0));
    play_and_send(0, {"a11 @ 692,1707"});
    play_and_send(1, {"b06 > 1339,634", "b13 > 201,3592", "b06 > 4927,3290", "."});
    // Each move of the other side may be shot at by who is hidden, which that side does not see: it plays its whole
    // turn.
    const std::string said = play_and_send(0, {"a11 > 3123,856", "a01 > 1210,2138", "a11 > 1105,1908", "."});
    CHECK(said.find("The last 3 of the moves in this link are not played") != std::string::npos);
    for (int held = 0; held < 3; ++held) {
        INFO("held " << held);
        CHECK(page::app().at("asked").at("player") == 1);
        page::play_all("-");
        if (page::app().at("plays_back") == true) page::choose("skip");
    }
    CHECK(page::record().at("moves").back().at("do") == "end");
    CHECK_FALSE(page::waits());
}

TEST_CASE("who hides something is asked about an answer to a turn that was taken back, and neither game is lost",
          "[by-link]") {
    const bool keeps = GENERATE(true, false);
    const page::Playthrough& game = page::playthrough("crossfire-squads-ambush");
    std::size_t ply = 0;
    Company company(2);
    play_to_the_end(company, Json::parse(game.record), [&] { page::play_all(game.moves.at(ply++)); }, -1, 39);
    const auto skip = [] {
        if (page::app().at("plays_back") == true) page::choose("skip");
    };
    sit(company.at(0));
    page::play_all("a11 @ 692,1707");
    const std::string begun = page::send();
    sit(company.at(1));
    page::receive(begun);
    skip();
    for (const char* move : {"b06 > 1339,634", "."}) page::play_all(move);
    page::choose("tab:share");
    page::choose("copy-for:0");
    const std::string copied = page::outside().clipboard;
    page::choose("tab:play");
    page::choose("undo");
    page::choose("undo");
    for (const char* move : {"b13 > 201,3592", "."}) page::play_all(move);
    (void)page::send();
    const Json mine = page::record().at("moves");
    sit(company.at(0));
    page::receive(copied);
    skip();
    for (const char* move : {"a11 > 3123,856", "."}) page::play_all(move);
    const std::string answer = page::send();
    sit(company.at(1));
    page::receive(answer);
    REQUIRE(page::shows("divergence:keep"));
    const auto said = page::text().at("talk").at("text").get<std::string>();
    CHECK(said.find("answers a turn that you have taken back") != std::string::npos);
    page::choose(keeps ? "divergence:keep" : "divergence:take");
    std::size_t whole = 0, other = 0;
    for (const SavedGame& saved : saved_games())
        ++(page::record_behind(saved.link).at("moves") == mine ? whole : other);
    CHECK(whole == 1);
    CHECK(other == 1);
}

TEST_CASE("three play a free-for-all of Crosshairs by link, with the computer in the fourth seat", "[by-link]") {
    const Json record = Json::parse(
        R"({"game":"crosshairs","version":1,"options":{"type":"ffa","players":4,"clouds":0,"roundLimit":4}})");
    Company company(4, 3);
    CHECK(play_to_the_end(company, record, at_random(3), 3) > 5);
    CHECK(page::record().at("players") == Json({"P0", "P1", "P2", "Computer, level 1"}));
}

TEST_CASE("what is reviewed after the end of a game by link is a copy", "[by-link]") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size() - 1);
    const Json record = page::record();
    const int seat = asked();
    Browser ann("Ann");
    sit(ann, "");
    page::begin_by_link(record, seat);
    page::play_all(game.moves.back());
    REQUIRE(page::is_over());
    page::wait(3000);
    page::choose("review");
    CHECK(page::app().at("analysis") == true);
    CHECK(page::app().at("cursor") < page::app().at("size"));
    CHECK_FALSE(page::record().contains("match"));
    CHECK(page::kept_match().at("moves").size() == game.moves.size());
}
