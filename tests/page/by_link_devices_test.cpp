// Play by link by one person on several devices, and with answers that cross.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "app/saved_games.h"
#include "page/by_link.h"

using namespace sightlines;
using page::Browser;
using page::sit;

namespace {

const Json hex{{"game", "crossfire-hex"}, {"version", 1}};

Json talk() { return page::text().at("talk"); }
std::size_t size() { return page::app().at("size").get<std::size_t>(); }

std::string first_turn_of(Browser& ann) {
    sit(ann, "");
    page::begin_by_link(hex, 0);
    page::play_all("k5-i5");
    return page::send();
}

// Ann has played and sent, and Ben has answered; that is the text.
std::string answer_to_first_turn(Browser& ann, Browser& ben) {
    const std::string text = first_turn_of(ann);
    sit(ben);
    page::join(text);
    page::see_replay();
    page::play_all("f8-e7");
    return page::send();
}

}  // namespace

TEST_CASE("a match that is not kept here asks who one is, and takes nobody for the opponent", "[by-link]") {
    const bool in_words = GENERATE(false, true), second = GENERATE(false, true);
    Browser ann("Ann"), ben("Ben"), phone("", page::phone());
    const std::string text = answer_to_first_turn(ann, ben);
    sit(phone);
    page::receive(text);
    CHECK(talk().at("heading") == "Are you Ann or Ben?");
    if (in_words)
        page::act(second ? "talk:other" : "talk:play");
    else
        page::choose(second ? "invitation:other" : "invitation:play");
    CHECK(page::seats() == (second ? "10" : "01"));
    CHECK(page::record().at("players") == Json({"Ann", "Ben"}));
    page::see_replay();
    CHECK(page::waits() == second);
}

TEST_CASE("what somebody plays on a second device comes back to the first", "[by-link]") {
    Browser ann("Ann"), ben("Ben"), phone("", page::phone());
    const std::string text = answer_to_first_turn(ann, ben);
    sit(phone);
    page::receive(text);
    page::choose("invitation:play");
    page::see_replay();
    page::play_all("c7-e7");
    const std::string further = page::send();
    sit(ann);
    page::receive(further);
    CHECK(talk().at("text").get<std::string>().starts_with("Move 3 in this link is yours, but was not played in this"));
    page::choose("divergence:take");
    CHECK(size() == 3);
    CHECK(page::seats() == "01");
}

TEST_CASE("somebody's own link on another device of the same name asks whether it is theirs", "[by-link]") {
    Browser ann("Ann"), laptop("Ann");
    const std::string text = first_turn_of(ann);
    sit(laptop);
    page::receive(text);
    CHECK(talk().at("heading") == "Are you Ann?");
    page::choose("invitation:play");
    CHECK(page::seats() == "01");
    page::see_replay();
    CHECK(page::waits());
}

TEST_CASE("one's own link in the same browser shows one's own game", "[by-link]") {
    Browser ann("Ann");
    const std::string text = first_turn_of(ann);
    for (const bool from_address : {true, false}) {
        if (from_address)
            sit(ann, page::link_in(text));
        else
            page::receive(text);
        CHECK(page::seats() == "01");
        CHECK(page::waits());
        CHECK(page::notice().empty());
    }
}

TEST_CASE("where both have one name, or one has none, the card invites as ever", "[by-link]") {
    Json record = hex;
    record["moves"] = Json::array({{{"do", "move"}, {"from", "k5"}, {"to", "i5"}}});
    record["match"] = "abcdefghij";
    record["players"] = GENERATE(Json({"Ann", "Ann"}), Json({"Ann", ""}));
    Browser ben("Ben");
    sit(ben, record);
    CHECK(talk().at("heading").get<std::string>().starts_with("Ann\u2019s move in") == (record["players"][1] == "Ann"));
    CHECK(page::shows("invitation:seat:1"));
    CHECK_FALSE(page::shows("invitation:other"));
}

TEST_CASE("an answer to a turn that was taken back says so, and neither game is lost", "[by-link]") {
    const bool keeps = GENERATE(true, false);
    Browser ann("Ann"), ben("Ben");
    sit(ann, "");
    page::begin_by_link(hex, 0);
    page::play_all("k5-i5");
    const std::string copied = "https://sightlines.test/" + page::link();  // from the address bar
    page::choose("undo");
    page::play_all("c7-e7");
    (void)page::send();
    const Json mine = page::record().at("moves");
    sit(ben);
    page::join(copied);
    page::see_replay();
    page::play_all("f8-e7");
    const std::string answer = page::send();
    const Json theirs = page::record().at("moves");
    sit(ann);
    page::receive(answer);
    CHECK(talk().at("heading") == "Two versions of this game");
    CHECK(talk().at("text") == "This answers a turn that you have taken back: move 1 is another one here now.");
    page::choose(keeps ? "divergence:keep" : "divergence:take");
    CHECK(page::record().at("moves") == (keeps ? mine : theirs));
    std::vector<Json> kept;
    for (const SavedGame& saved : saved_games()) kept.push_back(page::record_behind(saved.link).at("moves"));
    CHECK(std::ranges::find(kept, mine) != kept.end());
    CHECK(std::ranges::find(kept, theirs) != kept.end());
}
