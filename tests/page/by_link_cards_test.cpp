// The cards for what arrives by link, each drawn by itself: words, answers, and the layout on every kind of device.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/annotations.h"
#include "api/games.h"
#include "api/link/damage.h"
#include "api/link/deflated.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "base/parts.h"
#include "games/page.h"
#include "page/card.h"
#include "page/layout.h"
#include "page/playthroughs.h"
#include "screens/by_link/divergence.h"
#include "screens/by_link/invitation.h"
#include "screens/by_link/link_choice.h"
#include "screens/by_link/words.h"
#include "session/player_names.h"

using namespace sightlines;

namespace {

using Players = std::vector<std::string>;
using Answer = Invitation::Answer;

const std::string apostrophe = "\u2019";
const std::string long_name(40, 'W');

// The first moves of a playthrough, by players of these names.
std::unique_ptr<Match> after(std::string_view playthrough, std::size_t moves, const Players& players = {}) {
    const page::Playthrough& game = page::playthrough(playthrough);
    Result<std::unique_ptr<Match>> match = open_match(Json::parse(game.record));
    REQUIRE(match.has_value());
    for (std::size_t i = 0; i < moves; ++i) REQUIRE((*match)->play_text(game.moves.at(i)).has_value());
    (*match)->annotate({.players = players, .match = "0123456789", .notes = {}, .lines = {}});
    return std::move(*match);
}

// To the end of the game.
std::unique_ptr<Match> whole(std::string_view playthrough, const Players& players = {}) {
    return after(playthrough, page::playthrough(playthrough).moves.size(), players);
}

std::string link_of(const Match& match) { return *write_link(match.record()); }

// A card of the match, which has to outlive it.
struct Invited {
    explicit Invited(std::unique_ptr<Match> of, int seat = -1) : match(std::move(of)), card(*match, seat, "") {}
    std::unique_ptr<Match> match;
    Invitation card;
};

constexpr std::string_view hex = "crossfire-hex-at-random", four = "crosshairs-ffa-of-four";

std::vector<page::Outside> devices() {
    page::Outside flat = page::phone(844, 390);
    flat.around.safe = {.top = 0, .right = 47, .bottom = 21, .left = 47};
    return {page::desktop(), page::phone(360, 640), page::phone(), flat, page::embed(), page::embed(320, 480)};
}

// The layout checks on each kind of device, light and dark. `main`: it has a button that must be in sight.
template <class Card>
void check_layout(Card& card, bool main) {
    for (const page::Outside& device : devices()) {
        CAPTURE(device.around.width, device.around.height);
        const page::ShownCard<Card> shown(card, device);
        CHECK(layout::geometry(layout::look()) == layout::Complaints{});
        if (main) CHECK(layout::main_action(layout::look()) == layout::Complaints{});
        for (const bool dark : {false, true}) {
            page::change([&](platform::Surroundings& around) { around.dark = dark; });
            CHECK(layout::contrast(layout::look(), headless::screenshot()) == layout::Complaints{});
        }
    }
}

}  // namespace

TEST_CASE("by link: names of a record in words") {
    CHECK(by_link::names_in_words({}).empty());
    CHECK(by_link::names_in_words({"", ""}).empty());
    CHECK(by_link::names_in_words({"Ann", ""}) == "Ann");
    CHECK(by_link::names_in_words({"Ann", "Ben"}) == "Ann and Ben");
    CHECK(by_link::names_in_words({"Ann", computer_name(2), "\u202E Ben", computer_name(2)}) ==
          "Ann, Ben and the computer");
    CHECK(by_link::names_in_words({"", computer_name(1)}) == "The computer");
    CHECK(by_link::moves_in_words(0) == "No moves yet");
    CHECK(by_link::moves_in_words(1) == "1 move");
    CHECK(by_link::moves_in_words(12) == "12 moves");
}

TEST_CASE("invitation: who invites, to what, and as whom one plays") {
    const Invited one(after(hex, 1, {"Ann", ""}), 1);
    CHECK(one.card.heading() == "Ann invites you to Hex Crossfire");
    CHECK(one.card.text() == "You are Black. First you see Ann" + apostrophe + "s last turn.");
    CHECK(one.card.seat() == 1);

    const Invited known(after(hex, 3, {"Ann", "Ben"}), 1);
    CHECK(known.card.heading() == "Are you Ann or Ben?");
    CHECK(known.card.text() ==
          "Ann" + apostrophe + "s move in Hex Crossfire. This browser does not have the game yet.");

    const Invited nameless(after(hex, 1), 1);
    CHECK(nameless.card.heading() == "A friend invites you to Hex Crossfire");
    CHECK(nameless.card.text() == "You are Black. First you see your friend" + apostrophe + "s last turn.");

    const Invited first(after(hex, 0, {"", "Ann"}), 0);
    CHECK(first.card.heading() == "Ann invites you to Hex Crossfire");
    CHECK(first.card.text() == "You are White.");
}

TEST_CASE("invitation: names are shown without tricks and cut") {
    const Invited one(after(hex, 1, {"\u202E<b>\u200B" + std::string(30, 'x'), ""}), 1);
    CHECK(one.card.heading() == "<b>" + std::string(20, 'x') + "\u2026 invites you to Hex Crossfire");
    const Invited nothing(after(hex, 1, {"\u200B\u200D", "\u2060"}), 1);
    CHECK(nothing.card.heading() == "A friend invites you to Hex Crossfire");
}

TEST_CASE("invitation: computers neither invite nor can be chosen") {
    const Players players{"Ann", computer_name(2), "", "Cem"};
    const Invited one(after(four, 9, players), 2);
    const Json state = Json::parse(one.card.state());
    CHECK(state.at("seats") == Json{0, 2, 3});
    CHECK(state.at("seat") == 2);
    CHECK(one.card.heading().find("Computer") == std::string::npos);
    CHECK(one.card.heading().ends_with("invites you to Crosshairs"));
}

TEST_CASE("invitation: of a game that is over one takes the first free seat") {
    const Invited one(whole("crossfire-hex-to-the-last-man", {"Ann", ""}));
    CHECK(one.card.seat() == 1);
    CHECK(one.card.heading() == "Ann" + apostrophe + "s last move in Hex Crossfire");
    CHECK(one.card.text().starts_with("You are Black. The game is over."));
    CHECK(Invited(whole("crossfire-hex-to-the-last-man", {"Ann", "Ben"})).card.seat() == 0);
}

TEST_CASE("invitation: play, look, and closing it is to look") {
    Invited one(after(hex, 1, {"Ann", ""}), 1);
    for (const bool finger : {false, true}) {
        const auto world = [&] { return finger ? page::phone() : page::desktop(); };
        const auto answers = [&](const char* mark) {
            const page::ShownCard<Invitation> shown(one.card, world());
            CHECK_FALSE(shown.answer());
            page::choose(mark);
            return shown.answer();
        };
        CHECK(answers("invitation:play") == Answer::play);
        CHECK(answers("invitation:look") == Answer::look);
        CHECK(answers("invitation:close") == Answer::look);
    }
    const page::ShownCard<Invitation> shown(one.card);
    page::press("Escape");
    CHECK(shown.answer() == Answer::look);
}

TEST_CASE("invitation: it can be answered with the keyboard alone") {
    Invited one(after(hex, 1, {"Ann", ""}), 1);
    const page::ShownCard<Invitation> shown(one.card);
    for (int i = 0; i < 6 && !shown.answer(); ++i) {
        page::press("ArrowDown");
        page::press("Enter");
    }
    CHECK(shown.answer() == Answer::play);
}

TEST_CASE("invitation: the seat can be chosen by hand") {
    Invited one(after(hex, 1, {"Ann", ""}), 1);
    const page::ShownCard<Invitation> shown(one.card);
    CHECK(page::says("Play as Black"));
    CHECK(page::says("White (Ann)"));
    page::click("invitation:seat:0");
    CHECK(one.card.seat() == 0);
    CHECK(page::says("Play as White"));
    CHECK(one.card.text() == "You are White. Black to move.");
    CHECK_FALSE(shown.answer());

    Invited alone(after(hex, 1, {computer_name(1), ""}), 1);
    const page::ShownCard<Invitation> without(alone.card);
    CHECK_FALSE(page::shows("invitation:seat:0"));
    CHECK(alone.card.heading() == "A friend invites you to Hex Crossfire");
    CHECK(alone.card.text() == "You are Black. First you see the computer" + apostrophe + "s last turn.");
}

TEST_CASE("invitation: the layout checks pass for every game and for long names", "[layout]") {
    for (const char* game : {"crosshairs-ffa-of-four", "crossfire-hex-at-random", "crossfire-squads-small-table",
                             "dogfight-melee-of-three", "aerial-war-a-match-at-random"}) {
        CAPTURE(game);
        for (const std::string& name : {std::string(), std::string("Ann"), long_name}) {
            std::unique_ptr<Match> match = after(game, 12);
            match->annotate({.players = Players(static_cast<std::size_t>(match->seats()), name),
                             .match = {},
                             .notes = {},
                             .lines = {}});
            Invited one(std::move(match));
            check_layout(one.card, true);
        }
    }
}

namespace {

Divergence two_courses(const Players& players = {"Ann", "Ben"}) {
    return {after(hex, 11, players), after(hex, 6, players), "Two games under one name",
            "This game and the one in the link part ways after move 5."};
}

}  // namespace

TEST_CASE("divergence: both courses are shown, with their moves and whose turn it is") {
    Divergence card = two_courses();
    const page::ShownCard<Divergence> shown(card);
    for (const char* words : {"Two games under one name", "This game and the one", "Here", "In the link", "11 moves",
                              "6 moves", "Ben to move", "Ann to move"}) {
        CAPTURE(words);
        CHECK(page::says(words));
    }
    CHECK(Json::parse(card.state()).at("mine") == Json{{"moves", "11 moves"}, {"turn", "Ben to move"}});
    Divergence other(whole("crossfire-hex-to-the-last-man"), after(hex, 1), "Heading", "Sentence.");
    CHECK(Json::parse(other.state()).at("mine").at("turn") == "The game is over");
    CHECK(Json::parse(other.state()).at("arrives") == Json{{"moves", "1 move"}, {"turn", "Black to move"}});
}

TEST_CASE("divergence: keep, take, and closing it is to keep") {
    const auto answers = [](const auto& how) {
        Divergence card = two_courses();
        const page::ShownCard<Divergence> shown(card);
        CHECK_FALSE(shown.answer());
        how();
        return shown.answer();
    };
    using Chosen = Divergence::Answer;
    CHECK(answers([] { page::click("divergence:keep"); }) == Chosen::keep);
    CHECK(answers([] { page::click("divergence:take"); }) == Chosen::take);
    CHECK(answers([] { page::click("divergence:close"); }) == Chosen::keep);
    CHECK(answers([] { page::press("Escape"); }) == Chosen::keep);
    Divergence card = two_courses();
    const std::unique_ptr<Match> taken = card.take_arriving();
    CHECK(taken->size() == 6);
}

TEST_CASE("divergence: the layout checks pass for every game and for long names", "[layout]") {
    for (const char* game : {"crosshairs-ffa-of-four", "crossfire-hex-at-random", "crossfire-squads-small-table",
                             "dogfight-melee-of-three", "aerial-war-a-match-at-random"}) {
        CAPTURE(game);
        const auto seats = static_cast<std::size_t>(after(game, 0)->seats());
        for (const std::string& name : {std::string(), long_name}) {
            Divergence card(after(game, 12, Players(seats, name)), after(game, 9, Players(seats, name)),
                            "Your game of Crossfire with squads is another one",
                            "It differs from the one in the link from move 10 on: somebody went back and played "
                            "something else.");
            check_layout(card, true);
        }
    }
}

TEST_CASE("link choice: a row for each link, and why a damaged one does not open") {
    const std::string good = link_of(*after(hex, 3, {"Ann", "Ben"})), other = link_of(*after(four, 5));
    const std::string cut = good.substr(0, good.size() / 2);
    LinkChoice card(find_links("Mine: https://x.org/" + good + " and yours: " + other + " or " + cut + " ..."));
    const Json rows = Json::parse(card.state()).at("links");
    REQUIRE(rows.size() == 3);
    CHECK(rows[0] == Json{{"game", "crossfire-hex"}, {"moves", "3 moves"}, {"names", "Ann and Ben"}});
    CHECK(rows[1] == Json{{"game", "crosshairs"}, {"moves", "5 moves"}, {"names", ""}});
    const std::string why = damage_of(cut).message;
    CHECK(rows[2].at("wrong") == why);

    const page::ShownCard<LinkChoice> shown(card);
    CHECK(page::says("Hex Crossfire"));
    CHECK(page::says("3 moves"));
    CHECK(page::says("Ann and Ben"));
    CHECK(page::says(why.substr(0, why.find(' '))));
    CHECK_FALSE(page::shows("choice:2"));
    page::click("choice:2:wrong");
    CHECK_FALSE(shown.answer());
    page::click("choice:1");
    CHECK(shown.answer() == other);
}

TEST_CASE("link choice: closed, it chooses nothing; it is chosen from with the keyboard alone") {
    const std::string good = link_of(*after(hex, 3)), other = link_of(*after(hex, 4));
    LinkChoice card({good, other});
    {
        const page::ShownCard<LinkChoice> shown(card);
        page::click("link-choice:close");
        CHECK(shown.answer() == "");
    }
    {
        const page::ShownCard<LinkChoice> shown(card);
        page::press("Escape");
        CHECK(shown.answer() == "");
    }
    const page::ShownCard<LinkChoice> shown(card);
    page::press("ArrowDown", 4);
    page::press("Enter");
    CHECK(shown.answer() == other);
}

TEST_CASE("link choice: a refused game is shown as damaged, one whose code is missing with the picture of its card") {
    LinkChoice refused({R"({"game":"crossfire-hex","version":1,"moves":[{"do":"nothing"}]})",
                        R"({"game":"chess","version":1})", R"({"game":"crosshairs","version":9})", "[1,2]"});
    const Json state = Json::parse(refused.state());
    for (const Json& row : state.at("links")) {
        CHECK(row.at("wrong").get<std::string>().ends_with('.'));
        CHECK(row.at("wrong").get<std::string>().find('/') == std::string::npos);
    }
    const page::ShownCard<LinkChoice> all_wrong(refused);
    CHECK(page::shows("choice:3:wrong"));
    CHECK_FALSE(page::shows("choice:0"));

    const std::string link = link_of(*after(hex, 3, {"Ann", "Ben"})), other = link_of(*after(four, 5));
    const std::string older = *write_deflated_link(after(hex, 4)->record());
    page::Outside away = page::desktop();
    away.code = platform::LoadState::away;
    away.fetched[std::string(records_part)] = platform::LoadState::here;
    page::open("", away);
    LinkChoice card({link, other, older});
    const auto row = [&](std::size_t which) { return Json::parse(card.state()).at("links")[which]; };
    CHECK(row(0) == Json{{"game", "crossfire-hex"}, {"moves", ""}, {"names", ""}});  // as its letter says
    CHECK(row(2) == Json{{"game", "crossfire-hex"}, {"moves", "4 moves"}, {"names", ""}});
    {
        const page::ShownCard<LinkChoice> shown(card, away);
        page::click("choice:0");
        CHECK(shown.answer() == link);
    }
    page::open();
    card.code_arrived();
    CHECK(row(0) == Json{{"game", "crossfire-hex"}, {"moves", "3 moves"}, {"names", "Ann and Ben"}});
}

TEST_CASE("link choice: twenty rows at most, scrolled, and the layout checks pass", "[layout]") {
    std::vector<std::string> links;
    for (std::size_t moves = 0; moves < 30; ++moves)
        links.push_back(link_of(*after(hex, moves, {long_name, moves % 2 == 0 ? long_name : "Ben"})));
    LinkChoice card(links);
    CHECK(Json::parse(card.state()).at("links").size() == 20);
    {
        const page::ShownCard<LinkChoice> shown(card, page::phone());
        page::choose("choice:19");
        CHECK(shown.answer() == links[19]);
    }
    LinkChoice few({links[0], links[1].substr(0, 60), R"({"game":"crosshairs","version":9})", links[2]});
    check_layout(few, false);
    check_layout(card, false);
}
