// Moves typed or pasted by people.
#include "api/move_list.h"

#include <catch_amalgamated.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <variant>

#include "api/games.h"

using namespace sightlines;

namespace {

using Words = std::vector<std::string>;

std::unique_ptr<Match> duel() {
    Result<std::unique_ptr<Match>> opened = new_match("crosshairs", Json{{"clouds", 0}});
    return std::move(*opened);
}

}  // namespace

TEST_CASE("moves: separated by blanks and lines") {
    CHECK(split_moves("~c4 ~d5\n\t~e6\r\n") == Words{"~c4", "~d5", "~e6"});
    CHECK(split_moves("").empty());
    CHECK(split_moves(" \n \n").empty());
}

TEST_CASE("moves: what stands before a colon or in parentheses is for readers") {
    CHECK(split_moves("1. Green: +a3=ne\n2 Red: +k3=sw") == Words{"+a3=ne", "+k3=sw"});
    CHECK(split_moves("d8-f8 (+1 reserve, 2 prisoners) @g1") == Words{"d8-f8", "@g1"});
    CHECK(split_moves("e5-2>(turns (sharply) east)xf6") == Words{"e5-2>", "xf6"});
    CHECK(split_moves("e5^ (never closed").size() == 1);
    CHECK(split_moves("e5^ ) xf6") == Words{"e5^", ")", "xf6"});
}

TEST_CASE("moves: all are played") {
    const auto match = duel();
    CHECK_FALSE(play_moves(*match, "+a3=ne  +k3=sw\n+k4=sw"));
    CHECK(match->size() == 3);
    CHECK(match->text(2) == "+k4=sw");
}

TEST_CASE("moves: one that is refused leaves everything as it was, even what lies after the cursor") {
    const auto match = duel();
    REQUIRE_FALSE(play_moves(*match, "+a3=ne +k3=sw"));
    match->go_to(1);
    const Json before = match->record();

    const auto refused = play_moves(*match, "1: +k4=sw (fine) +k4=se");
    REQUIRE(refused);
    CHECK(refused->index == 1);
    CHECK(refused->move == "+k4=se");
    CHECK(refused->error.rule == "CH-ENTER-04");
    CHECK(match->record() == before);
    CHECK(match->cursor() == 1);

    const auto nonsense = play_moves(*match, "castle");
    REQUIRE(nonsense);
    CHECK(nonsense->error.rule == "FORMAT");
    CHECK(play_moves(*match, "  (nothing)  ").has_value());
    CHECK(match->record() == before);
}

TEST_CASE("moves: played in the middle, they take the place of what followed") {
    const auto match = duel();
    REQUIRE_FALSE(play_moves(*match, "+a3=ne +k3=sw"));
    match->go_to(1);
    CHECK_FALSE(play_moves(*match, "+k4=sw"));
    CHECK(match->size() == 2);
    CHECK(match->text(1) == "+k4=sw");
}
