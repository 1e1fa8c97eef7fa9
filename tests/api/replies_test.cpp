#include "api/replies.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"

using namespace sightlines;

namespace {

std::unique_ptr<Match> board() { return std::move(*new_match("crossfire-hex", Json::object())); }

}  // namespace

TEST_CASE("scripted replies are played in their order, each as soon as it is legal", "[api]") {
    const auto match = board();
    const Json first = match->actions()[0];
    REQUIRE(match->play(first));
    const std::string own = match->text(0);
    const Json reply = match->actions()[0], other = match->actions()[1];
    REQUIRE(match->play(reply));
    const std::string script = match->text(1) + "\nnothing of the kind\n";
    match->go_to(1);
    CHECK(scripted_reply(*match, script) == reply);
    CHECK_FALSE(scripted_reply(*match, "nothing of the kind\n" + script));
    CHECK_FALSE(scripted_reply(*match, ""));
    REQUIRE(match->play(reply));
    REQUIRE(match->play(match->actions()[0]));
    CHECK_FALSE(scripted_reply(*match, script));                 // its second line is not legal
    CHECK_FALSE(scripted_reply(*match, match->text(1) + "\n"));  // nothing is left of it
}

TEST_CASE("scripts of guided games have moves that can be read", "[api]") {
    for (const GameInfo* game : all_games()) {
        const std::string_view script = scenario_replies(game->id, "guided");
        CHECK((script.empty() || script.ends_with('\n')));
    }
}
