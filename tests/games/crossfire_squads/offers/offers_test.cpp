// How answers are called, with the odds of what dice decide; and which one is suggested.
#include "games/crossfire_squads/offers/offers.h"

#include "games/crossfire_squads/advice/advice.h"
#include "support/crossfire_squads_positions.h"
#include "support/crossfire_squads_skirmish.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

Offer offer_for(const History<Rules>& history, std::string_view move) {
    INFO(move);
    const Result<Action> action = read_move_text(move, &history.at());
    REQUIRE(action);
    return Offers<Rules>::offer(history.rules(), history.at(), *action);
}

std::string named(const History<Rules>& history, std::string_view move) {
    const Offer offer = offer_for(history, move);
    return offer.group + ": " + offer.words();
}

History<Rules> full_table() {
    Json record{{"game", "crossfire-squads"}, {"version", 1}, {"start", test::squads_positions::play()}};
    record["options"] = Codec<Rules>::write(test::squads_positions::everything());
    return begun(record);
}

std::string suggested(const History<Rules>& history) {
    const Position seen = history.rules().seen_by(history.at(), to_act(history.at()));
    const std::optional<Action> action = Advice<Rules>::suggest(history.rules(), seen);
    return action ? move_text(*action) : "";
}

}  // namespace

TEST_CASE("squads: an answer is called by what it does, under the unit that does it", "[squads][offers]") {
    const History<Rules> history = skirmish({});
    CHECK(named(history, "a00 > 2100,2200") == "Rifle 1/1: Walk into the woods at the flag");
    CHECK(named(history, "a00 _") == "Rifle 1/1: Go prone");
    CHECK(named(history, "a02 ^ 1,0") == "MG 2: Turn to face L7");
    CHECK(named(history, ".") == "Turn: End turn");
    CHECK(Offers<Rules>::question(history.rules(), history.at()).asks == "Which unit acts?");
}

TEST_CASE("squads: what dice decide is said with its odds (CS-FIRE-09, CS-FIRE-12, CS-RALLY-03)", "[squads][offers]") {
    const History<Rules> history = skirmish({});
    // Four dice, each a hit in one of three: at least two hits in 33 of 81 throws.
    CHECK(named(history, "a02 x b01") == "MG 2: Shoot at Red's rifle 2, suppresses it 41%");
    const History<Rules> full = full_table();
    const Action call = CallFire{unit_id(0, 4), unit_id(1, 1), no_piece};
    CHECK(Offers<Rules>::offer(full.rules(), full.at(), call).note.starts_with("hits "));
    CHECK(offer_for(full, "a05 # w00 3200,2800").words() == "Cross the wire G7");
}

TEST_CASE("squads: holding fire declines", "[squads][offers]") {
    const History<Rules> history = skirmish({"a00 > 2100,2200", ".", "b00 > 2100,1800"});
    CHECK(offer_for(history, "-").role == Role::declining);
    CHECK(offer_for(history, "-").name == "Hold fire");
}

TEST_CASE("squads: to hide is to hide in woods, and on hills", "[squads][offers]") {
    const History<Rules> history = skirmish({});
    const auto hide = [&](PieceId piece) {
        return Offers<Rules>::offer(history.rules(), history.at(), Hide{0, piece}).name;
    };
    CHECK(hide(history.at().objective) == "Hide it in the woods at the flag");
    CHECK(hide(history.at().terrain.begin()[1].id) == "Hide it on the hill E4");
}

TEST_CASE("squads: a walk is suggested, though walks are not listed", "[squads][offers]") {
    CHECK(suggested(skirmish({})).starts_with("a00 > "));
}
