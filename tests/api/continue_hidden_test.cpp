// A game with hidden units goes on with the moves of a player who was sent what that player may see.
#include "api/continue_hidden.h"

#include <catch_amalgamated.hpp>

#include "api/games.h"
#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;
using sightlines::Continued;
using sightlines::Match;
using sightlines::Result;

namespace {

constexpr int attacker = 0;  // who does not see where b00 hides

const Words terrain{"t00 woods 1000,1000 1500,1500", "t01 hill 3000,3000 3500,3500"};

Json ambush(const Words& hidden, std::string_view phase = "play") {
    Words units{"a00 rifle 500,1250", "a01 rifle 500,3000", "a02 cc 300,2500", "b09 cc 5600,100"};
    units.insert(units.end(), hidden.begin(), hidden.end());
    return record_of("hidden=1", position(phase, units, terrain));
}
const Words observer{"b00 pc - hid=t00"};  // who cannot shoot: no reaction
const Words riflemen{"b00 rifle - hid=t00"};

std::unique_ptr<Match> opened(const Json& record) {
    auto match = sightlines::open_match(*sightlines::parse_json(record.dump()));
    REQUIRE(match.has_value());
    return std::move(*match);
}
Json plain_json(const sightlines::Json& value) { return json(sightlines::write_json(value)); }

void play(Match& match, const Words& moves) {
    for (const std::string& move : moves) {
        INFO(move);
        REQUIRE(match.play(*sightlines::parse_json(action_of(move).dump())).has_value());
    }
}

// What a player makes of the position that they were sent: a game of their own, as its link brings it.
std::unique_ptr<Match> answer(const Match& whole, const Words& moves, int player = attacker) {
    const auto seen = whole.record_for(player);
    REQUIRE(seen.has_value());
    REQUIRE(seen->has_value());
    const auto theirs = opened(plain_json(**seen));
    play(*theirs, moves);
    return opened(plain_json(theirs->record()));
}

Continued continued(Match& whole, Match& arrives, int player = attacker) {
    const Result<Continued> found = continue_hidden(whole, arrives, player);
    REQUIRE(found.has_value());
    CHECK(whole.cursor() == whole.size());
    CHECK(arrives.cursor() == arrives.size());
    CHECK(found->known + found->taken + found->left == arrives.size());
    CHECK(found->why.has_value() == (found->left > 0));
    return *found;
}

void changes_nothing(Match& whole, Match& arrives, std::string_view code, int player = attacker) {
    const Json before = plain_json(whole.record());
    const Result<Continued> found = continue_hidden(whole, arrives, player);
    REQUIRE_FALSE(found.has_value());
    CHECK(found.error().code == code);
    CHECK(found.error().rule == "FORMAT");
    CHECK(plain_json(whole.record()) == before);
    CHECK(whole.cursor() == whole.size());
}

std::string last_move(const Match& match) { return match.text(match.size() - 1); }

}  // namespace

TEST_CASE("continuing a hidden game: the moves of who saw less are played on the whole game, dice too") {
    const auto whole = opened(ambush(observer));
    play(*whole, {"a00>600,1250"});
    const auto arrives = answer(*whole, {"a01>600,3000", "a01>700,3000", "a01xb09", "(1,6,1)"});
    const Continued found = continued(*whole, *arrives);
    CHECK(found.taken == 4);
    CHECK(found.known == 0);
    CHECK(whole->size() == 5);
    const Json at = plain_json(whole->position());
    CHECK(at.at("units").at("b00").at("hid") == "t00");
    CHECK(at.at("units").at("a01").at("at") == json("[700,3000]"));
    CHECK(at.at("units").at("b09").at("st") == "p");
    CHECK(at.at("active") == 1);
}

TEST_CASE("continuing a hidden game: what came before is known, and only the rest is played") {
    const auto whole = opened(ambush(observer));
    const auto first = answer(*whole, {"a01>600,3000"});
    const auto more = answer(*whole, {"a01>600,3000", "a01>700,3000"});
    CHECK(continued(*whole, *first).taken == 1);
    const Continued found = continued(*whole, *more);
    CHECK(found.known == 1);
    CHECK(found.taken == 1);
    CHECK(continued(*whole, *more).known == 2);   // the same once more
    CHECK(continued(*whole, *first).known == 1);  // and an older one
    CHECK(whole->size() == 2);
    // Nothing was done yet.
    CHECK(continued(*whole, *answer(*whole, {})).taken == 0);
}

TEST_CASE("continuing a hidden game: it stops where a hidden unit may react") {
    const auto whole = opened(ambush(riflemen));
    const auto arrives = answer(*whole, {"a00>800,1250", "a01>600,3000", "a01>700,3000"});
    const Continued found = continued(*whole, *arrives);
    CHECK(found.taken == 1);
    CHECK(found.left == 2);
    CHECK(found.why->code == "hidden-decides");
    CHECK(whole->status().phase == "react");
    CHECK(static_cast<int>(whole->status().to_act) == 1);
    // The same link once more, and after the answer: still the same.
    CHECK(continued(*whole, *arrives).known == 1);
    play(*whole, {"b00r10=b00:1100,1250"});
    const Continued later = continued(*whole, *arrives);
    CHECK(later.known == 1);
    CHECK(later.left == 2);
    CHECK(whole->size() == 2);
}

TEST_CASE("continuing a hidden game: where the hidden held their fire, the same moves go on") {
    const auto whole = opened(ambush(riflemen));
    const auto arrives = answer(*whole, {"a00>800,1250", "a01>600,3000", "."});
    CHECK(continued(*whole, *arrives).taken == 1);
    play(*whole, {"-"});
    const Continued second = continued(*whole, *arrives);
    CHECK(second.known == 1);
    CHECK(second.taken == 1);
    CHECK(second.left == 1);
    CHECK(whole->status().phase == "react");
    play(*whole, {"-"});
    const Continued third = continued(*whole, *arrives);
    CHECK(third.known == 2);
    CHECK(third.taken == 1);
    CHECK(third.left == 0);
    CHECK(whole->size() == 5);
    CHECK(continued(*whole, *arrives).known == 3);
    // The same to a byte as what the player has, but for who hides.
    const auto seen = whole->record_for(attacker);
    REQUIRE(seen.has_value());
    CHECK(plain_json((**seen).at("start")) == plain_json(arrives->position()));
}

TEST_CASE("continuing a hidden game: it stops where somebody is flushed out") {
    const auto whole = opened(ambush(observer));
    const auto arrives = answer(*whole, {"a00>1400,1250", "."});
    const Continued found = continued(*whole, *arrives);
    CHECK(found.taken == 1);
    CHECK(found.left == 1);
    CHECK(found.why->code == "hidden-decides");
    CHECK(whole->status().phase == "reveal");
}

TEST_CASE("continuing a hidden game: it stops at a move that the truth refuses, and where unknown mines go off") {
    // Halting at the mine, a00 would stand on a01, past which it goes without one.
    const Json record =
        record_of("obstacles",
                  position("play", {"a00 rifle 500,1250", "a01 rifle 650,1300", "a02 cc 300,2500", "b09 cc 5600,100"},
                           {"t00 woods 3000,1000 3500,1500", "m00 mine 700,1000 900,1500 pl=1 hid"}));
    const auto whole = opened(record);
    const auto arrives = answer(*whole, {"a02>400,2500", "a00>1300,1250", "."});
    const Continued found = continued(*whole, *arrives);
    CHECK(found.taken == 1);
    CHECK(found.left == 2);
    CHECK(found.why->rule == "CS-MOVE-07");
    CHECK(last_move(*whole) == "a02 > 400,2500");

    const auto mined = opened(record);
    const Continued blown = continued(*mined, *answer(*mined, {"a00>800,1100", "a02>400,2500"}));
    CHECK(blown.taken == 1);
    CHECK(blown.left == 1);
    CHECK(blown.why->code == "hidden-decides");
    CHECK(mined->status().roll.has_value());
}

TEST_CASE("continuing a hidden game: the last position that looked like this is meant") {
    const auto whole = opened(ambush(observer));
    play(*whole, {"a00>600,1250", "a00>500,1250"});
    const auto arrives = answer(*whole, {"a01>600,3000"});
    CHECK(continued(*whole, *arrives).taken == 1);
    CHECK(whole->size() == 3);
}

TEST_CASE("continuing a hidden game: none that begins elsewhere, for another player, or in another game") {
    const auto whole = opened(ambush(observer));
    changes_nothing(*whole, *opened(ambush({"b00 pc 1250,1250"})), "continuation-none");
    changes_nothing(*whole, *opened(plain_json(whole->record())), "continuation-none");  // the whole of it
    const auto arrives = answer(*whole, {"a01>600,3000"});
    changes_nothing(*whole, *arrives, "continuation-none", 1);
    Json other = plain_json(arrives->record());
    other["options"]["vpGoal"] = 7;
    changes_nothing(*whole, *opened(other), "continuation-none");
    other.erase("start");
    other.erase("moves");
    changes_nothing(*whole, *opened(other), "continuation-none");
    const auto stacks = opened(json(R"({"game":"crossfire-hex","version":1})"));
    changes_nothing(*whole, *stacks, "continuation-none");
    changes_nothing(*stacks, *arrives, "continuation-none");
}

TEST_CASE("continuing a hidden game: none when the whole game went on in another way") {
    const auto whole = opened(ambush(observer));
    const auto one = answer(*whole, {"a01>600,3000", "a01>700,3000"});
    const auto other = answer(*whole, {"a01>600,3000", "a01>800,3000"});
    CHECK(continued(*whole, *one).taken == 2);
    changes_nothing(*whole, *other, "continuation-differs");
}

TEST_CASE("continuing a hidden game: from a position that was not the last") {
    const auto whole = opened(ambush(observer));
    const auto arrives = answer(*whole, {"a01>600,3000", "."});
    play(*whole, {"a01>600,3000"});
    const Continued found = continued(*whole, *arrives);
    CHECK(found.known == 1);
    CHECK(found.taken == 1);
}

TEST_CASE("continuing a hidden game: what people wrote into it stays") {
    Json record = ambush(observer);
    record["players"] = {"Ann", "Ben"};
    record["match"] = "0123456789";
    record["notes"] = json(R"([{"at":0,"text":"well"}])");
    const auto whole = opened(record);
    const auto arrives = answer(*whole, {"a01>600,3000"});
    Json named = plain_json(arrives->record());
    named["players"] = {"Ann", "Benjamin"};
    CHECK(continued(*whole, *opened(named)).taken == 1);
    for (const char* key : {"players", "match", "notes"}) CHECK(plain_json(whole->record()).at(key) == record.at(key));
}
