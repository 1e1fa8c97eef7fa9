// Play by link: a game is begun, sent, opened by the friend, played on and sent back.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "main.h"
#include "page/by_link.h"

using namespace sightlines;
using page::Browser;
using page::sit;

namespace {

const Json hex{{"game", "crossfire-hex"}, {"version", 1}};

// Of a game of hex Crossfire from its start, White first.
constexpr const char *first = "k5-i5", *second = "f8-e7", *third = "c7-e7";

void start(const std::string& game, int side) {
    for (const std::string& mark : {"play:" + game, std::string("mode:1"), "side:" + std::to_string(side)})
        page::choose(mark);
    page::choose("start");
}

std::string last_announced() { return page::outside().announced.back(); }

Json talk() { return page::text().at("talk"); }

// Ann has begun and sent her first move.
std::string first_turn(Browser& ann) {
    sit(ann, "");
    start("crossfire-hex", 0);
    page::play_all(first);
    return page::send();
}

}  // namespace

TEST_CASE("a game with a friend by link has a match and names, and is sent once the turn is played", "[by-link]") {
    Browser ann;
    sit(ann, "");
    for (const char* mark : {"play:crossfire-hex", "mode:1", "side:0", "name"}) page::choose(mark);
    REQUIRE(page::asked_for("name sheet"));
    app().named("Ann");
    page::settle();
    CHECK(page::says("Your name: Ann"));
    page::choose("start");
    CHECK(page::seats() == "01");
    CHECK(page::outside().title == "Your move: Hex Crossfire");
    const Json begun = page::record();
    CHECK(begun.at("players") == Json({"Ann", ""}));
    const auto match = begun.at("match").get<std::string>();
    CHECK(match.size() == 10);
    CHECK(match.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyz") == std::string::npos);
    CHECK_FALSE(page::shows("send"));
    CHECK(page::record_behind(page::link()) == begun);

    page::play_all(first);
    CHECK(page::question() == "Your move is made but not sent yet. Send it to your friend.");
    CHECK(page::says("Send to your friend"));
    CHECK(page::says("Until you have sent it you can still take it back."));
    CHECK_FALSE(page::says("Copied."));
    const std::string text = page::send();
    CHECK(text.starts_with("Your move in Hex Crossfire: https://"));
    CHECK(page::says("Copied. Paste it into a message to your friend."));
    CHECK(page::question() == "Waiting for your friend.");
    CHECK(page::outside().title == "Waiting: Hex Crossfire");
    CHECK(page::record_behind(page::link_in(text)) == page::record());
    CHECK(page::record().at("match") == match);
    for (const char* mark : {"send", "send:code", "paste-answer"}) CHECK(page::shows(mark));
}

TEST_CASE("on a phone Send opens the system's share sheet; a code can be shown instead", "[by-link]") {
    page::Outside phone = page::phone();
    phone.can_share = true;
    Browser ann("Ann", phone);
    sit(ann, "");
    start("crossfire-hex", 0);
    page::play_all(first);
    const std::string kind = GENERATE("share", "code sheet");
    page::choose(kind == "share" ? "send" : "send:code");
    REQUIRE(page::asked_for(kind));
    const headless::Request request = *std::ranges::find(page::outside().requests, kind, &headless::Request::kind);
    const std::string words = kind == "share" ? request.what : request.text;
    const std::string link = kind == "share" ? request.text : request.what;
    CHECK(words == "Your move in Hex Crossfire");
    CHECK(page::record_behind(link) == page::record());
    CHECK(page::question() == "Waiting for your friend.");
    CHECK(page::text().at("undoes") == false);
}

TEST_CASE("a share sheet that is closed has sent nothing: the turn can still be taken back", "[by-link]") {
    page::Outside phone = page::phone();
    phone.can_share = phone.closes_share_sheet = true;
    Browser ann("Ann", phone);
    sit(ann, "");
    start("crossfire-hex", 0);
    page::play_all(first);
    page::choose("send");
    CHECK(page::question() == "Your move is made but not sent yet. Send it to your friend.");
    CHECK(page::text().at("undoes") == true);
}

TEST_CASE("where the friend begins, the invitation is sent before any move", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    sit(ann, "");
    start("crossfire-hex", 1);
    CHECK(page::seats() == "10");
    const std::string text = page::send();
    sit(ben, page::link_in(text));
    CHECK(talk().at("heading") == "Ann invites you to Hex Crossfire");
    page::choose("invitation:play");
    CHECK(page::seats() == "01");
    CHECK_FALSE(page::waits());
    page::play_all(first);
}

TEST_CASE("the friend is invited, sees the last turn, and it is their move", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    const std::string text = first_turn(ann);
    const bool pasted = GENERATE(false, true);
    if (pasted) {
        sit(ben);
        page::receive(text);
    } else {
        sit(ben, page::link_in(text));
    }
    CHECK(talk().at("heading") == "Ann invites you to Hex Crossfire");
    CHECK(talk().at("text") == "You are Black. First you see Ann\u2019s last turn.");
    CHECK(last_announced().find("Ann invites you") != std::string::npos);
    CHECK(page::says("Ann invites you to Hex Crossfire"));
    CHECK(page::shows("invitation:seat:1"));
    page::choose("invitation:play");
    CHECK_FALSE(page::shows("invitation:play"));
    CHECK(page::seats() == "10");
    CHECK(page::app().at("plays_back") == true);
    CHECK(page::app().at("cursor") == 0);
    CHECK(page::kept_match() == page::record());
    CHECK(page::record_behind(page::link()) == page::record());
    page::see_replay();
    CHECK(page::app().at("cursor") == 1);
    CHECK(page::record_behind(page::link()) == page::record());
    CHECK(page::app().at("told").size() == 1);
    CHECK(page::app().at("asked").at("who") == "You (Black)");
    CHECK(page::outside().title == "Your move: Hex Crossfire");
    CHECK(page::record().at("players") == Json({"Ann", "Ben"}));
    page::choose("tab:log");
    CHECK(page::says("Ann"));
    page::choose("tab:play");

    page::press("h");
    CHECK(page::outside().title == "Your move");
    const Json kept = page::text().at("kept").at(0);
    CHECK(kept.at("group") == "Your move");
    CHECK(kept.at("opponent") == "Ann, by link");
    CHECK(kept.at("turn") == "Your turn");
    CHECK(page::says("Ann, by link"));
    page::act("resume", "0");
    CHECK(page::seats() == "10");
    CHECK(page::app().at("asked").at("who") == "You (Black)");
    headless::go_back();
    page::settle();
    CHECK(page::app().at("screen") == "home");
    CHECK(page::outside().title == "Your move");
    sit(ben, "");
    CHECK(page::outside().title == "Your move");
    page::act("resume", "0");

    page::play_all(second);
    CHECK(page::question() == "Your move is made but not sent yet. Send it to Ann.");
    const std::string answer = page::send();
    CHECK(page::question() == "Waiting for Ann.");
    sit(ann);
    CHECK(page::question() == "Waiting for your friend.");  // who has not told a name yet
    page::receive(answer);
    CHECK(page::app().at("plays_back") == true);
    CHECK(page::app().at("cursor") == 1);
    page::see_replay();
    CHECK(page::record().at("players") == Json({"Ann", "Ben"}));
    page::play_all(third);
    CHECK(page::question() == "Your move is made but not sent yet. Send it to Ben.");
    CHECK(page::app().at("asked").at("who") == "Ben (Black)");
}

TEST_CASE("whoever just looks cannot move, and may choose a side later", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    const std::string text = first_turn(ann);
    sit(ben);
    page::receive(text);
    page::choose("invitation:look");
    page::see_replay();
    CHECK(page::seats() == "11");
    CHECK(page::question() == "You're watching.");
    CHECK(page::play(second).at("error").at("message") == "You're watching.");
    CHECK(page::text().at("actions").empty());
    CHECK_FALSE(page::shows("send"));
    page::choose("cell:f8");
    page::choose("cell:e7");
    CHECK(page::app().at("size") == 1);
    CHECK(page::outside().title.empty());
    SECTION("the invitation comes again") {
        page::receive(text);
        page::choose("invitation:play");
        CHECK(page::seats() == "10");
    }
    SECTION("by hand") {
        page::choose("who-plays");
        page::choose("seat:1:0");
        CHECK(page::seats() == "10");
        page::play_all(second);
        CHECK(page::shows("send"));
    }
}

TEST_CASE("nobody throws dice for those who look on, and no computer plays", "[by-link]") {
    const bool dice = GENERATE(true, false);
    Json record{{"game", dice ? "aerial-war" : "crosshairs"}, {"version", 1}, {"match", "abcdefghij"}};
    record["players"] = {dice ? "Ann" : "Computer, level 1", ""};
    if (!dice) record["options"] = {{"clouds", 0}};
    Browser ben("Ben");
    sit(ben, record);
    CHECK_FALSE(headless::engine_is_asked());
    page::choose("invitation:look");
    page::press("t");
    page::act("roll");
    page::wait(5000);
    CHECK_FALSE(headless::engine_is_asked());
    CHECK(page::app().at("size") == 0);
    CHECK(page::text().at("dice").is_null());
    page::reload();
    page::settle();
    page::choose("invitation:play");  // then they may
    if (dice) page::act("roll");
    page::let_computers_act();
    CHECK(page::app().at("size") > 0);
}

TEST_CASE("another seat than the one that is offered can be taken", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    const std::string text = first_turn(ann);
    sit(ben);
    page::receive(text);
    page::choose("invitation:seat:0");
    CHECK(talk().at("text").get<std::string>().starts_with("You are White."));
    page::choose("invitation:play");
    CHECK(page::seats() == "01");
}

TEST_CASE("while the friend is to act nothing moves, whoever asks", "[by-link]") {
    Browser ann("Ann");
    first_turn(ann);
    const Json before = page::record();
    const Json refused = page::play(second);
    CHECK(refused.at("error").at("message") == "Waiting for your friend.");
    CHECK(page::text().at("actions").empty());
    CHECK(page::text().at("dice").is_null());
    page::act("hint");
    CHECK_FALSE(headless::engine_is_asked());
    page::press("=");
    CHECK_FALSE(headless::engine_is_asked());
    CHECK_FALSE(page::shows("hint"));
    page::act("roll");
    page::choose("cell:f8");
    page::choose("cell:e7");
    page::drag("cell:f8", {page::mark("cell:e7").centre().x - page::mark("cell:f8").centre().x,
                           page::mark("cell:e7").centre().y - page::mark("cell:f8").centre().y});
    for (const char* key : {"Tab", "ArrowDown", "Enter", "Enter", "t", "z", "Control+z"}) page::press(key);
    page::go_to(1);
    CHECK(page::record() == before);
    CHECK(page::question() == "Waiting for your friend.");
}

TEST_CASE("a move can be taken back until it was sent", "[by-link]") {
    Browser ann("Ann");
    sit(ann, "");
    start("crossfire-hex", 0);
    page::play_all(first);
    CHECK(page::text().at("undoes") == true);
    page::choose("undo");
    CHECK(page::app().at("cursor") == 0);
    CHECK_FALSE(page::shows("send"));
    page::play_all("c7-e7");
    page::send();
    CHECK(page::text().at("undoes") == false);
    page::press("z");
    page::act("undo");
    CHECK(page::app().at("cursor") == 1);
    page::go_to(0);  // looking back is no undoing
    CHECK(page::app().at("cursor") == 0);
    page::play_all(first);
    CHECK_FALSE(page::record().contains("match"));  // it is tried in a copy
    page::choose("back-to-game");
    CHECK(page::record().contains("match"));
    page::reload();
    CHECK(page::text().at("undoes") == false);
    CHECK(page::play(first).contains("error"));
    CHECK(page::kept_match().at("moves").size() == 1);
}

TEST_CASE("a refused clipboard shows the text; it was sent all the same", "[by-link]") {
    Browser ann("Ann");
    sit(ann, "");
    start("crossfire-hex", 0);
    page::play_all(first);
    page::outside().refuses_clipboard = true;
    page::choose("send");
    CHECK(page::says("Copy the text from the sheet."));
    CHECK(page::question() == "Waiting for your friend.");
}

TEST_CASE("what was taken back is in no link, and is redone after a reload", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    const std::string text = first_turn(ann);
    sit(ben);
    page::join(text);
    page::play_all(second);
    page::choose("undo");
    CHECK(page::app().at("cursor") == 1);
    const auto one_move = [](const std::string& link) { CHECK(page::record_behind(link).at("moves").size() == 1); };
    one_move(page::link());
    page::press("k");
    one_move(page::outside().clipboard);
    const Json share = page::share();
    one_move(share.at("choices").at(0).at("link").get<std::string>());
    const bool from_home = GENERATE(false, true);
    if (from_home) {
        page::press("h");
        page::act("resume", "0");
    } else {
        page::reload();
    }
    CHECK(page::app().at("cursor") == 1);
    CHECK(page::app().at("size") == 2);
    CHECK(page::seats() == "10");
    one_move(page::link());
    page::choose("redo");
    CHECK(page::app().at("cursor") == 2);
    const std::string answer = page::send();
    CHECK(page::record_behind(page::link_in(answer)).at("moves").size() == 2);
}

TEST_CASE("the key K sends a turn that is to be sent", "[by-link]") {
    Browser ann("Ann");
    sit(ann, "");
    start("crossfire-hex", 0);
    page::play_all(first);
    page::press("k");
    CHECK(page::outside().clipboard.starts_with("Your move in Hex Crossfire: https://"));
    CHECK(page::question() == "Waiting for your friend.");
}

TEST_CASE("analysis of a game by link is a copy; the game stays as it is", "[by-link]") {
    Browser ann("Ann");
    first_turn(ann);
    const Json game = page::record();
    page::press("q");
    CHECK(page::app().at("analysis") == true);
    CHECK_FALSE(page::record().contains("match"));
    CHECK(page::notice().find("start page") != std::string::npos);
    page::play_all(second);
    page::act("undo");
    page::act("undo");
    page::play_all("c7-e7");
    CHECK(page::kept_match() == game);
    page::press("h");
    const Json kept = page::text().at("kept");
    REQUIRE(kept.size() == 2);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (kept[i].at("turn") == "Waiting for your friend") page::act("resume", std::to_string(i));
    }
    CHECK(page::record() == game);
    CHECK(page::question() == "Waiting for your friend.");
}

TEST_CASE("the text view offers what games by link ask, as buttons", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    sit(ann, "");
    start("crossfire-hex", 0);
    CHECK(talk().is_null());
    page::play_all(first);
    const auto commands = [] {
        std::string all;
        const Json now = talk();
        for (const Json& button : now.at("buttons")) all += button.at(0).get<std::string>() + " ";
        return all;
    };
    CHECK(commands() == "talk:send talk:paste talk:live:invite ");
    CHECK(talk().at("buttons").at(0).at(1) == "Send");
    page::act("talk:send");
    CHECK(talk().at("text") == "Waiting for your friend.");
    CHECK(talk().at("buttons").at(0).at(1) == "Send it again");
    const std::string text = page::outside().clipboard;
    sit(ben);
    page::outside().clipboard = text;
    page::receive(text);
    CHECK(commands() == "talk:play talk:look ");
    page::act("talk:look");
    CHECK(page::seats() == "11");
    page::receive(text);
    page::act("talk:play");
    CHECK(page::seats() == "10");
    CHECK(talk().is_null());
    page::play_all(second);
    page::act("talk:send");
    const std::string answer = page::outside().clipboard;
    sit(ann);
    page::outside().clipboard = answer;
    page::act("talk:paste");
    CHECK(page::app().at("size") == 2);
    CHECK_FALSE(page::waits());
}

TEST_CASE("a rematch is another match of the same people", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    Json nearly_over = Json::parse(R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":0,
        "board":"./..../..(wwb).(ww)../..(bw).../.(bww)...../....../......./..../."}})");
    nearly_over["players"] = {"", "Ben"};
    sit(ann, "");
    page::begin_by_link(nearly_over, 0);
    const auto match = page::record().at("match").get<std::string>();
    page::play_all("i7-e7");
    REQUIRE(page::is_over());
    const std::string text = page::send();
    CHECK(text.starts_with("The end of our game of Hex Crossfire: https://"));
    sit(ben);
    page::receive(text);
    sit(ann);
    page::press("n");
    CHECK(page::seats() == "01");
    CHECK(page::app().at("size") == 0);
    CHECK(page::record().at("players") == Json({"Ann", "Ben"}));
    CHECK(page::record().at("match") != match);
    CHECK(page::record().at("match").get<std::string>().size() == 10);
}

TEST_CASE("what games by link need is fetched with the first of them", "[by-link]") {
    const Json record{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}};
    page::Outside bare = page::desktop();
    bare.code = platform::LoadState::away;
    Browser ben("Ben", bare);
    SECTION("an invitation") {
        Json invited = record;
        invited["match"] = "abcdefghij";
        sit(ben, invited);
        CHECK(page::app().at("screen") == "loading");
        headless::code_arrived(true);
        page::settle();
        page::choose("invitation:play");
        CHECK(page::seats() == "01");
    }
    SECTION("a start") {
        sit(ben, "");
        start("crosshairs", 0);
        CHECK(page::app().at("screen") == "loading");
        headless::code_arrived(true);
        page::settle();
        CHECK(page::record().at("match").get<std::string>().size() == 10);
    }
    SECTION("a game on the table whose players change") {
        sit(ben, record);
        page::choose("who-plays");
        headless::code_arrived(true);  // the list of seats
        page::settle();
        page::choose("seat:1:1");
        CHECK_FALSE(page::record().contains("match"));
        headless::code_arrived(true);
        page::settle();
        CHECK(page::record().at("match").get<std::string>().size() == 10);
        CHECK(page::record_behind(page::link()) == page::record());
    }
    SECTION("nothing is fetched for a game on one screen") {
        sit(ben, record);
        page::play_all("+a3=ne");
        page::press("h");
        CHECK_FALSE(page::asked_for("code"));
    }
}

TEST_CASE("of several games in a text one is chosen", "[by-link]") {
    Browser ann("Ann"), ben("Ben");
    const std::string one = first_turn(ann);
    sit(ben);
    page::receive("The old one https://sightlines.test/#1j.e30, and ours: " + one + ". See you!");
    CHECK(talk().at("heading") == "Which game?");
    CHECK(last_announced() == "Which game?");
    CHECK(talk().at("buttons").size() == 2);
    page::act("talk:link:1");
    CHECK(talk().at("heading") == "Ann invites you to Hex Crossfire");
}

TEST_CASE("an embed shows a game by link and asks nothing", "[by-link]") {
    Browser ann("Ann"), reader("", page::embed());
    sit(reader, page::link_in(first_turn(ann)));
    CHECK(page::app().at("screen") == "table");
    CHECK(talk().is_null());
    CHECK_FALSE(page::shows("send"));
    CHECK(page::outside().storage.empty());
    page::play_all(second);  // readers play the position where it stands
}
