// Play by link: what whoever is invited sees of the game before their own first move, and what titles say meanwhile.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/page.h"
#include "main.h"
#include "page/by_link.h"
#include "page/playthroughs.h"
#include "platform/events.h"
#include "session/narration.h"
#include "session/seats.h"

using namespace sightlines;
using page::Browser;
using page::sit;

namespace {

// The starts of games in which the first turn has dice, but for the first two.
const std::vector<std::pair<std::string, std::string>> starts{
    {"crossfire-hex", R"({"game":"crossfire-hex","version":1})"},
    {"crosshairs", R"({"game":"crosshairs","version":1,"options":{"clouds":0}})"},
    {"aerial-war", R"({"game":"aerial-war","version":1})"},
    {"dogfight", R"({"game":"dogfight","version":1,"start":{"phase":"begin","turn":1,"map":[15,13],"limit":6,"planes":{
        "A":{"side":0,"type":"camel","hex":"h8","alt":8,"speed":4,"face":"n"},
        "B":{"side":1,"type":"d5a","hex":"h7","alt":8,"speed":4,"face":"n"}}}})"},
    {"crossfire-squads", page::playthrough("crossfire-squads-small-table").record}};

const Json nearly_over = Json::parse(R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":0,
    "board":"./..../..(wwb).(ww)../..(bw).../.(bww)...../....../......./..../."}})");

const std::string& start_of(std::string_view game) {
    return std::ranges::find(starts, game, &std::pair<std::string, std::string>::first)->second;
}

std::size_t size() { return page::app().at("size").get<std::size_t>(); }
std::size_t cursor() { return page::app().at("cursor").get<std::size_t>(); }
Json told() { return page::app().at("told"); }

// Whoever is at the page plays what comes first to hand until something is to be sent.
void play_until_sent(std::uint64_t seed) {
    for (page::let_computers_act(); !page::shows("send"); page::let_computers_act()) {
        const Json text = page::text();
        if (!text.at("dice").is_null()) {
            page::act("roll");
            continue;
        }
        const Json& actions = text.at("actions");
        REQUIRE_FALSE(actions.empty());
        seed = seed * 48271 % 2147483647;
        page::play_all(actions[seed % actions.size()][2].get<std::string>());
    }
}

// Ann begins, and plays until she has to send; that is the text.
std::string invitation_to(const Json& record, Browser& ann) {
    sit(ann, "");
    page::begin_by_link(record, 0);
    play_until_sent(7);
    return page::send();
}

// Everything that happened from that ply on, as the table tells it.
Json all_told(std::size_t since) {
    const auto match = open_match(page::record());
    REQUIRE(match.has_value());
    const auto view = make_view(**match);
    Json all = Json::array();
    for (const auto& line :
         Narration(since).lines(**match, *view, names_of(*view, page::seats(), (*match)->annotations().players)))
        all.push_back(line.text);
    return all;
}

// The plies that a replay shows, from its first one to its end.
std::vector<std::size_t> shown_plies() {
    std::vector<std::size_t> plies{cursor()};
    for (int steps = 0; page::app().at("plays_back") == true && steps < 20'000; ++steps) {
        page::wait(50);
        if (cursor() != plies.back()) plies.push_back(cursor());
    }
    return plies;
}

std::vector<std::size_t> from_to(std::size_t first, std::size_t last) {
    std::vector<std::size_t> plies;
    for (std::size_t ply = first; ply <= last; ++ply) plies.push_back(ply);
    return plies;
}

std::map<std::string, std::array<float, 4>> places() {
    std::map<std::string, std::array<float, 4>> cells;
    for (const auto& [name, box] : page::marks())
        if (name.starts_with("cell:") || name.starts_with("plane:"))
            cells[name] = {box.min.x, box.min.y, box.max.x, box.max.y};
    return cells;
}

}  // namespace

TEST_CASE("whoever opens an invitation is told and shown the whole first turn of those who invite", "[by-link]") {
    for (const auto& [game, record] : starts) {
        for (const char* answer : {"invitation:play", "invitation:look"}) {
            INFO(game << " " << answer);
            Browser ann("Ann"), ben("Ben");
            const std::string text = invitation_to(Json::parse(record), ann);
            sit(ben);
            page::receive(text);
            page::choose(answer);
            REQUIRE(page::app().at("plays_back") == true);
            CHECK(page::app().at("asked").at("question") == "See what was played.");
            CHECK(shown_plies() == from_to(0, size()));
            CHECK(told() == all_told(0));
            CHECK_FALSE(told().empty());
        }
    }
}

TEST_CASE("what was laid out by chance before the first move is not told to whoever is invited", "[by-link]") {
    for (const char* game : {"crosshairs", "crossfire-squads"}) {
        INFO(game);
        Browser ann("Ann"), ben("Ben");
        sit(ann, "");
        for (const std::string& mark : {std::string("play:") + game, std::string("mode:1"), std::string("side:0")})
            page::choose(mark);
        page::choose("start");
        const std::size_t laid_out = size();
        REQUIRE(laid_out > 0);
        play_until_sent(3);
        const std::string text = page::send();
        sit(ben);
        page::join(text);
        CHECK(cursor() == laid_out);
        page::see_replay();
        CHECK(told() == all_told(laid_out));
    }
}

TEST_CASE("after somebody's own last move that is where the story begins, on another device too", "[by-link]") {
    Browser ann("Ann"), ben("Ben"), bens_phone("Ben");
    std::string text = invitation_to(Json::parse(start_of("aerial-war")), ann);
    sit(ben);
    page::join(text);
    page::see_replay();
    play_until_sent(11);
    text = page::send();
    const std::size_t bens = size();
    sit(ann);
    page::receive(text);
    page::see_replay();
    play_until_sent(13);
    text = page::send();
    sit(bens_phone);
    page::join(text);
    CHECK(cursor() <= bens);
    CHECK(cursor() > 0);
    page::see_replay();
    CHECK(cursor() == size());
}

TEST_CASE("after an invitation the board has its usual place", "[by-link]") {
    for (const auto& [game, record] : starts) {
        for (const bool finger : {false, true}) {
            INFO(game << (finger ? " on a phone" : ""));
            Browser ann("Ann"), ben("Ben", finger ? page::phone() : page::desktop());
            const std::string text = invitation_to(Json::parse(record), ann);
            sit(ben, page::link_in(text));
            page::choose("invitation:play");
            page::choose("skip");
            const auto opened = places();
            page::reload();
            REQUIRE_FALSE(page::shows("invitation:play"));
            CHECK(opened.empty() == (game == "crossfire-squads"));  // whose map follows what is told
            CHECK(opened == places());
        }
    }
}

TEST_CASE("until a turn is sent, the title says so; looking back changes nothing of it", "[by-link]") {
    Browser ann("Ann");
    sit(ann, "");
    page::begin_by_link(Json::parse(start_of("crossfire-hex")), 0);
    const auto title = [] { return page::outside().title; };
    CHECK(title() == "Your move: Hex Crossfire");
    page::play_all("k5-i5");
    CHECK(title() == "Not sent yet: Hex Crossfire");
    page::choose("undo");
    CHECK(title() == "Your move: Hex Crossfire");
    page::play_all("k5-i5");
    page::press("h");
    CHECK(title() == "Not sent yet");
    CHECK(page::text().at("kept").at(0).at("turn") == "Not sent yet");
    page::act("library");
    page::settle();
    CHECK(page::says("Not sent yet"));
    CHECK_FALSE(page::says("Waiting for"));
    page::press("h");
    page::act("resume", "0");
    CHECK(title() == "Not sent yet: Hex Crossfire");
    page::send();
    CHECK(title() == "Waiting: Hex Crossfire");
    page::go_to(0);
    CHECK(title() == "Waiting: Hex Crossfire");
    page::press("h");
    CHECK(title().empty());
}

TEST_CASE("the end of a game is not sent by itself either", "[by-link]") {
    Browser ann("Ann");
    sit(ann, "");
    page::begin_by_link(nearly_over, 0);
    page::play_all("i7-e7");
    REQUIRE(page::is_over());
    CHECK(page::outside().title == "Not sent yet: Hex Crossfire");
    const auto listed = [] { return page::text().at("kept").at(0); };
    page::press("h");
    CHECK(listed().at("group") == "Your move");
    CHECK(listed().at("turn") == "Not sent yet");
    CHECK(page::outside().title == "Not sent yet");
    CHECK_FALSE(page::says("Finished"));
    page::act("library");
    page::settle();
    CHECK(page::says("Not sent yet"));
    page::press("h");
    page::act("resume", "0");
    page::send();
    CHECK(page::outside().title.empty());
    page::press("h");
    CHECK(listed().at("group") == "Finished");
    CHECK_FALSE(listed().at("turn") == "Not sent yet");
}

TEST_CASE("the end of a game that came by link has nothing to be sent", "[by-link]") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size() - 2);
    const Json record = page::record();
    const int seat = page::app().at("asked").at("player").get<int>();
    Browser ann("Ann"), ben("Ben");
    sit(ann, "");
    page::begin_by_link(record, seat);
    page::play_all(game.moves.at(game.moves.size() - 2));
    const std::string to_ben = page::send();
    sit(ben, "");
    page::join(to_ben);
    page::see_replay();
    page::play_all(game.moves.back());
    const std::string to_ann = page::send();
    sit(ann);
    page::receive(to_ann);
    page::see_replay();
    REQUIRE(page::is_over());
    page::press("h");
    CHECK(page::text().at("kept").at(0).at("group") == "Finished");
}

TEST_CASE("what was sent stays sent where somebody leaves while a turn is shown again", "[by-link]") {
    page::Outside phone = page::phone();
    phone.can_share = phone.closes_share_sheet = true;  // the sheet stays open until the test shares
    Browser ann("Ann", phone), ben("Ben");
    sit(ben, "");
    page::begin_by_link(Json::parse(start_of("crossfire-hex")), 0);
    page::play_all("k5-i5");
    const std::string text = page::send();
    sit(ann, "");
    page::join(text);
    page::see_replay();
    play_until_sent(3);
    page::choose("send");
    page::press("\\");
    REQUIRE(page::app().at("plays_back") == true);
    platform::on_copied(platform::Copied::shared);
    page::wait(1);
    const bool by_key = GENERATE(true, false);  // else the page is closed
    if (by_key) page::press("h");
    page::open("", page::outside());
    const Json kept = page::text().at("kept");
    const auto game = std::ranges::find_if(kept, [](const Json& each) { return each.at("name") == "Hex Crossfire"; });
    REQUIRE(game != kept.end());
    CHECK(game->at("turn") == "Waiting for Ben");
    CHECK(game->at("group") == "Continue");
}

TEST_CASE("while the computer in a game by link is to act it is nobody's move here", "[by-link]") {
    Browser ann("Ann");
    sit(ann, "");
    page::begin_by_link(
        Json::parse(
            R"({"game":"crosshairs","version":1,"options":{"type":"ffa","players":3,"clouds":0,"roundLimit":4}})"),
        0, 1);
    play_until_sent(5);  // the computer acts in between
    CHECK(page::outside().title == "Not sent yet: Crosshairs");
}

TEST_CASE("an invitation says what the game is, and offers its rules", "[by-link]") {
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390)}) {
        Browser ann("Ann"), ben("Ben");
        const std::string text = invitation_to(Json::parse(start_of("crossfire-hex")), ann);
        sit(ben);
        page::outside().around = world.around;
        page::receive(text);
        REQUIRE(page::shows("invitation:about"));
        CHECK(page::says(std::string(page_of("crossfire-hex")->card->line).substr(0, 12)));
        page::choose("invitation:rules");
        CHECK(std::ranges::any_of(page::outside().requests, [](const auto& each) { return each.kind == "rule"; }));
        CHECK(page::shows("invitation:play"));
    }
}

TEST_CASE("in a game by link it is said for whom dice are rolled here, and why", "[by-link]") {
    Browser ann("Ann");
    sit(ann, "");
    page::begin_by_link(Json::parse(start_of("aerial-war")), 0);
    REQUIRE(page::shows("throw"));
    CHECK(page::says("You roll for yourself. The link shows your friend"));
}
