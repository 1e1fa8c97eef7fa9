// Sentences call players by the names that a record gives them, in every game; by their sides where it gives none.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "api/games.h"
#include "games/page.h"
#include "page/driver.h"
#include "page/playthroughs.h"
#include "page/study.h"
#include "session/outcome.h"
#include "session/seats.h"

using namespace sightlines;

namespace {

const std::vector<std::string> people{"Ann", "Boris", "Chlo\u00E9", "Dov", "Eve", "Fay"};

// All that is told of a game, where these are at the same screen, and how it ends.
struct Told {
    std::vector<std::string> sides, sentences;
    std::string title;
};

Told tell(const page::Playthrough& game, bool named) {
    Told told;
    auto match = open_match(*parse_json(game.record, {}));
    REQUIRE(match.has_value());
    const auto view = make_view(**match);
    for (int player = 0; player < view->players(); ++player) told.sides.push_back(view->player_name(player));
    std::vector<std::string> names;
    if (named) names.assign(people.begin(), people.begin() + view->players());
    const std::string seats(static_cast<std::size_t>(view->players()), seats::here);
    const Names called = names_of(*view, seats, names);
    for (const std::string& move : game.moves) {
        const std::size_t ply = (*match)->cursor();
        REQUIRE((*match)->play_text(move).has_value());
        view->moved(ply, ply + 1);
        told.sentences.push_back(view->describe(ply, called));
    }
    told.title = view->asked().who;
    return told;
}

void replace_all(std::string& text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

Json named(const std::string& first, const std::string& second) {
    Json record = page::game();
    record["players"] = {first, second};
    return record;
}

std::string told_of(const Json& record) {
    page::open(record);
    return page::text().at("log").back().at("said").back().get<std::string>();
}

}  // namespace

TEST_CASE("sentences of all games call players by their names", "[names]") {
    page::open();
    std::set<std::string> games;
    for (const page::Playthrough& game : page::playthroughs()) {
        CAPTURE(game.name);
        const Told plain = tell(game, false), called = tell(game, true);
        REQUIRE(plain.sentences.size() == called.sentences.size());
        bool anybody = false;
        for (std::size_t at = 0; at < plain.sentences.size(); ++at) {
            std::string back = called.sentences[at];
            anybody |= back.find(people[0]) != back.npos;
            for (std::size_t player = 0; player < called.sides.size(); ++player) {
                CAPTURE(back, called.sides[player]);
                CHECK(back.find(called.sides[player]) == back.npos);
            }
            if (game.game == "aerial-war") {  // where the grammar of its sides is that of peoples
                for (const char* side : {"German", "Allie"}) CHECK(back.find(side) == back.npos);
                continue;
            }
            for (std::size_t player = 0; player < called.sides.size(); ++player)
                replace_all(back, people[player], called.sides[player]);
            CHECK(back == plain.sentences[at]);
        }
        if (anybody) games.insert(game.game);
    }
    CHECK(games.size() == 5);
}

TEST_CASE("a side keeps its own name where a name is missing, doubtful, or the computer's", "[names]") {
    CHECK(told_of(named("Ann", "Ben")).starts_with("Ann moves a disc from e3"));
    CHECK(told_of(named("", "Ben")).starts_with("White moves"));
    CHECK(told_of(named("Ann", "Ann")).starts_with("White moves"));
    CHECK(told_of(named("Black", "Ben")).starts_with("White moves"));
    CHECK(told_of(named("You", "Ben")).starts_with("White moves"));
    CHECK(told_of(named("Computer, level 2", "Ben")).starts_with("White moves"));
    CHECK(told_of(page::game()).starts_with("White moves"));
}

TEST_CASE("the caption, the log and its headings say the name", "[names]") {
    page::open(named("Ann", "\u0411\u043E\u0440\u0438\u0441"));
    CHECK(page::text().at("who") == "\u0411\u043E\u0440\u0438\u0441 to move");
    page::choose("tab:log");
    CHECK(page::says("Ann moves a disc from d2 to f2"));
    CHECK(page::says("\u0411\u043E\u0440\u0438\u0441 moves a disc from j2"));
    CHECK(page::text().at("log")[1].at("said")[0] ==
          "\u0411\u043E\u0440\u0438\u0441 moves a disc from j2 to h2, onto Ann's disc.");
    CHECK(page::says("Ann (White)"));
}

TEST_CASE("a name from right to left stays by itself in a sentence", "[names]") {
    const std::string avi = "\u05D0\u05D1\u05D9";
    CHECK(told_of(named(avi, "Ben")).starts_with("\u2068" + avi + "\u2069 moves a disc"));
    page::choose("tab:log");
    CHECK(page::says(avi + " moves a disc"));  // on the canvas no marks are left
}

TEST_CASE("the end of a game says who wins by name", "[names]") {
    page::open();
    for (const page::Playthrough& game : page::playthroughs()) {
        Json record = *parse_json(game.record, {});
        const auto plain = open_match(record);
        REQUIRE(plain.has_value());
        if ((*plain)->seats() != 2) continue;
        record["players"] = {"Ann", "Ben"};
        auto match = open_match(record);
        REQUIRE(match.has_value());
        for (const std::string& move : game.moves) REQUIRE((*match)->play_text(move).has_value());
        const auto view = make_view(**match);
        const Status status = (*match)->status();
        if (!status.outcome || status.outcome->winners.size() != 1) continue;
        CAPTURE(game.name);
        CHECK(title_of(**match, *view, "00") == (status.outcome->winners[0] == 0 ? "Ann wins" : "Ben wins"));
        CHECK(title_of(**match, *view, "0a") == (status.outcome->winners[0] == 0 ? "You won" : "You lost"));
    }
}

TEST_CASE("a side that is many has its article within a sentence, and no other has one", "[names]") {
    for (const auto& [game, expected] :
         {std::pair{"crosshairs", "Red"}, {"crossfire-hex", "Black"}, {"aerial-war", "the Allies"}}) {
        const auto match = open_match(Json{{"game", game}, {"version", 1}});
        REQUIRE(match.has_value());
        CHECK(make_view(**match)->player_in_sentence(1) == expected);
    }
}
