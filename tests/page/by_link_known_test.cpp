// Play by link: what arrives belongs to a game that this browser knows, or knew.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "app/saved_games.h"
#include "main.h"
#include "page/by_link.h"
#include "page/playthroughs.h"

using namespace sightlines;
using page::Browser;
using page::sit;

namespace {

const Json hex{{"game", "crossfire-hex"}, {"version", 1}};
const std::vector<std::string> moves{"k5-i5", "f8-e7", "c7-e7", "l4-k3", "i5-m5", "c5-b4"};  // legal, White first

Json move(const std::string& from, const std::string& to) { return {{"do", "move"}, {"from", from}, {"to", to}}; }

// Ann is White and Ben Black; so many of the moves are played, and all that are not Ann's last are sent.
struct Two {
    Browser ann{"Ann"}, ben{"Ben"};
    std::vector<std::string> texts;  // as they were sent

    explicit Two(std::size_t count) {
        sit(ann, "");
        page::begin_by_link(hex, 0);
        for (std::size_t i = 0; i < count; ++i) {
            page::play_all(moves[i]);
            if (i + 1 == count) break;
            texts.push_back(page::send());
            const bool anns = i % 2 == 0;
            sit(anns ? ben : ann);
            if (i == 0)
                page::join(texts.back());
            else
                page::receive(texts.back());
            page::see_replay();
        }
    }
};

std::size_t size() { return page::app().at("size").get<std::size_t>(); }

Json talk() { return page::text().at("talk"); }

bool asks_about(std::string_view sentence) {
    const Json asked = talk();
    return !asked.is_null() && asked.at("heading") == "Two versions of this game" &&
           asked.at("text").get<std::string>().find(sentence) != std::string::npos;
}

std::string text_of(const Json& record) { return write_json(record); }

// The games that are kept besides the match.
std::vector<Json> kept_copies() {
    std::vector<Json> copies;
    for (const SavedGame& saved : saved_games()) {
        const Json record = page::record_behind(saved.link);
        if (!record.contains("match")) copies.push_back(record.value("moves", Json::array()));
    }
    return copies;
}

}  // namespace

TEST_CASE("a longer game of a known match goes on, and only what is new is told", "[by-link]") {
    Two two(4);  // Ben has played the fourth
    const std::string text = page::send();
    sit(two.ann);
    CHECK(page::waits());
    page::receive(text);
    CHECK(page::app().at("plays_back") == true);
    CHECK(page::app().at("cursor") == 3);
    page::see_replay();
    CHECK(page::app().at("told").size() == 1);
    CHECK(page::notice().empty());
    CHECK(talk().is_null());
    CHECK(page::kept_match() == page::record());
    CHECK(page::outside().title == "Your move: Hex Crossfire");
    page::reload();
    CHECK(page::app().at("cursor") == 4);
    CHECK(page::text().at("undoes") == false);
    page::play_all(moves[4]);
    CHECK(page::text().at("undoes") == true);
}

TEST_CASE("a game that is opened from the address is followed as well", "[by-link]") {
    Two two(4);
    const std::string text = page::send();
    sit(two.ann, page::link_in(text));
    CHECK(page::app().at("plays_back") == true);
    page::see_replay();
    CHECK(size() == 4);
    CHECK(page::seats() == "01");
    CHECK(page::record_behind(page::link()) == page::record());
}

TEST_CASE("the same link again shows the game, an older one says that it is older", "[by-link]") {
    Two two(5);
    REQUIRE(size() == 5);  // Ann's third move is not sent yet
    SECTION("the same") {
        page::receive(page::link());
        CHECK(page::notice().empty());
    }
    SECTION("older") {
        page::receive(two.texts[3]);
        CHECK(page::notice() == "This link is older. Here is the game as it stands now.");
    }
    SECTION("the first of all") {
        page::receive(two.texts[0]);
        CHECK(page::notice() == "This link is older. Here is the game as it stands now.");
    }
    CHECK(size() == 5);
    CHECK(page::app().at("cursor") == 5);
    CHECK(page::text().at("undoes") == true);  // still not sent
    CHECK(page::shows("send"));
    CHECK(page::kept_match().at("moves").size() == 5);
}

TEST_CASE("what differs from the known game is asked about, and both are kept", "[by-link]") {
    const bool keeps = GENERATE(true, false);
    Two two(5);
    const Json mine = page::record();
    Json other = mine;
    std::string sentence;
    SECTION("a move of mine") {
        other["moves"] = Json::array({move("c7", "e7")});
        sentence = "Move 1, which was yours, is another one in this link than in this browser.";
    }
    SECTION("a move of the friend's") {
        other["moves"] = Json::array({mine["moves"][0], move("l4", "k3")});
        sentence = "Move 2 is another one in this link than in the one before: somebody has changed";
    }
    SECTION("another start") {
        other["moves"] = Json::array();
        other["start"] = {{"phase", "play"},
                          {"player", 0},
                          {"board", "./..../..(wwb).(ww)../..(bw).../.(bww)...../....../......./..../."}};
        sentence = "begins from another position";
    }
    SECTION("other options") {
        other["options"] = {{"ko", "full"}};
        sentence = "with other rules";
    }
    page::receive(text_of(other));
    CHECK(asks_about(sentence));
    CHECK(page::record() == mine);
    page::choose(keeps ? "divergence:keep" : "divergence:take");
    CHECK_FALSE(asks_about(""));
    const Json chosen = keeps ? mine : other, left = keeps ? other : mine;
    CHECK(page::record().value("moves", Json::array()) == chosen.value("moves", Json::array()));
    CHECK(page::record().at("match") == mine.at("match"));
    CHECK(page::seats() == "01");
    CHECK(page::kept_match() == page::record());
    CHECK(kept_copies() == std::vector<Json>{left.value("moves", Json::array())});
    page::press("h");
    CHECK(page::text().at("kept").size() == 2);
}

TEST_CASE("a move of mine that was not played in this browser is asked about", "[by-link]") {
    Json further;
    {
        Two elsewhere(4);
        further = page::record();
    }
    Browser ann("Ann");
    sit(ann, "");
    page::begin_by_link(hex, 0);
    page::play_all(moves[0]);
    (void)page::send();
    further["match"] = page::record().at("match");
    page::receive(text_of(further));
    CHECK(asks_about("Move 3 in this link is yours, but was not played in this browser."));
    page::choose("divergence:take");
    CHECK(size() == 4);
    CHECK(page::text().at("undoes") == false);
    page::play_all(moves[4]);
}

TEST_CASE("a continuation with an illegal move is refused and changes nothing", "[by-link]") {
    Two two(3);
    (void)page::send();
    const Json mine = page::record();
    Json forged = mine;
    forged["moves"].push_back(move("a1", "a1"));
    const Json refused = page::paste(text_of(forged));
    REQUIRE(refused.contains("error"));
    CHECK(refused.at("error").at("message").get<std::string>().find("Action 4 of this game is refused") !=
          std::string::npos);
    CHECK(page::notice().find("Action 4") != std::string::npos);
    CHECK(talk().at("text") == "Waiting for Ben.");
    CHECK(page::record() == mine);
    CHECK(page::kept_match() == mine);
    CHECK(page::record_behind(page::link()) == mine);
}

TEST_CASE("a seat that two people play is noticed, and my name stays mine", "[by-link]") {
    Two two(4);
    Json taken = page::record();
    taken["players"] = {"Carl", "Ben"};
    sit(two.ann);
    page::receive(text_of(taken));
    page::see_replay();
    CHECK(page::notice() == "In this link Carl plays White, but here you do.");
    CHECK(page::record().at("players") == Json({"Ann", "Ben"}));
    CHECK(size() == 4);
}

TEST_CASE("an old link in which dice are due never throws them anew", "[by-link]") {
    const std::string name = GENERATE(as<std::string>(), "dogfight-a-duel-to-the-kill", "aerial-war-answers");
    const page::Playthrough& game = page::playthrough(name);
    Browser ann("Ann");
    sit(ann, "");
    page::begin_by_link(Json::parse(game.record), 0);
    const auto roll_is_due = [] { return !page::text().at("dice").is_null(); };
    for (std::size_t i = 0; !roll_is_due(); ++i) {
        if (page::shows("send")) page::choose("who-plays"), page::choose("seat:1:0");  // both at this browser for now
        page::play_all(game.moves[i]);
    }
    const std::string old = page::link();
    const std::size_t before = size();
    page::act("roll");
    REQUIRE(size() > before);
    const Json rolled = page::record();
    const bool reloads = GENERATE(false, true);
    if (reloads) {
        sit(ann, old);
    } else {
        page::receive(old);
    }
    page::see_replay();
    CHECK(page::record() == rolled);
    CHECK(page::notice() == "This link is older. Here is the game as it stands now.");
    CHECK(page::kept_match() == rolled);
}

TEST_CASE("a second tab follows what is played, and what is sent, in the first", "[by-link]") {
    Two two(3);
    Browser tab("Ann", page::outside());
    const std::string to_ben = page::send();
    const auto both_changed = [](const Browser& other) {
        page::outside().storage = other.world.storage;
        app().games_changed();
        page::settle();
    };
    sit(tab);
    CHECK(page::text().at("undoes") == true);
    both_changed(two.ann);
    CHECK(page::text().at("undoes") == false);
    CHECK(page::waits());

    sit(two.ben);
    page::receive(to_ben);
    page::play_all(moves[3]);
    const std::string to_ann = page::send();
    sit(two.ann);
    page::receive(to_ann);
    page::see_replay();
    sit(tab);
    both_changed(two.ann);
    CHECK(page::app().at("plays_back") == true);
    page::see_replay();
    CHECK(size() == 4);
    CHECK(page::record_behind(page::link()) == page::record());
    page::play_all(moves[4]);

    sit(two.ann, "");  // the home page in the other tab
    CHECK(page::text().at("kept").at(0).at("group") == "Your move");
    CHECK(page::outside().title == "Your move");
    CHECK(page::text().at("kept").at(0).at("turn") == "Your turn");
    both_changed(tab);
    CHECK(page::text().at("kept").at(0).at("turn") == "Not sent yet");  // in the other tab it can still be taken back
    CHECK(page::outside().title == "Not sent yet");
    sit(tab);
    page::send();
    sit(two.ann);
    both_changed(tab);
    CHECK(page::text().at("kept").at(0).at("group") == "Continue");
    CHECK(page::outside().title.empty());
}

TEST_CASE("a browser that keeps nothing says so once, and the seat can be chosen after a reload", "[by-link]") {
    page::Outside forgetful = page::desktop();
    forgetful.refuses_storage = true;
    Browser ann("", forgetful), ben("Ben");
    sit(ann, "");
    page::begin_by_link(hex, 0);
    CHECK(page::says("This browser keeps nothing"));
    page::choose("storage:save");
    CHECK(page::asked_for("download"));
    page::choose("storage:close");
    CHECK_FALSE(page::says("This browser keeps nothing"));
    page::play_all(moves[0]);
    CHECK_FALSE(page::says("This browser keeps nothing"));
    const std::string text = page::send();
    page::reload();
    page::settle();
    CHECK(page::shows("invitation:seat:0"));
    page::choose("invitation:seat:0");
    page::choose("invitation:play");
    CHECK(page::seats() == "01");
    page::see_replay();
    CHECK(page::waits());
    const Json mine = page::record();

    sit(ben);
    page::join(text);
    page::play_all(moves[1]);
    const std::string answer = page::send();
    sit(ann);
    page::receive(answer);
    page::choose("invitation:play");
    CHECK(page::seats() == "01");
    CHECK(page::record().at("match") == mine.at("match"));
    page::play_all(moves[2]);
    page::send();
}

TEST_CASE("a match goes on after one side has lost its storage", "[by-link]") {
    Two two(4);
    const std::string text = page::send();
    two.ann.world.storage.clear();
    sit(two.ann, page::link_in(text));
    CHECK(talk().at("heading") == "Are you Ann or Ben?");
    CHECK(page::says("Ben\u2019s move in Hex Crossfire"));
    page::choose("invitation:play");
    page::see_replay();
    CHECK(page::seats() == "01");
    CHECK(page::record().at("players") == Json({"Ann", "Ben"}));
    page::play_all(moves[4]);
    const std::string answer = page::send();
    sit(two.ben);
    page::receive(answer);
    page::see_replay();
    CHECK(page::notice().empty());
    CHECK(size() == 5);
    page::play_all(moves[5]);
    CHECK(page::question() == "Your move is made but not sent yet. Send it to Ann.");
}
