#include "games/dogfight/text/verbs.h"

#include <catch_amalgamated.hpp>
#include <set>

#include "games/dogfight/rules/rules.h"
#include "games/dogfight/text/lexicon.h"
#include "samples/dogfight.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

const Rules rules = *Rules::make({});

std::string told(const Position& at, const Action& action, Tense tense) {
    return describe(verb_of(at, action), tense, "the other");
}

}  // namespace

TEST_CASE("a manoeuvre has a name, and is told in every tense", "[dogfight]") {
    const Manoeuvre& hard = manoeuvre_of({.turn = -2});
    CHECK(hard.name == std::string("hard left"));
    CHECK(hard.imperative == std::string("turn hard left"));
    CHECK(hard.present == std::string("turns hard left"));
    CHECK(hard.past == std::string("turned hard left into"));
    CHECK(manoeuvre_of({.turn = 1}).past == std::string("turned a little right into"));
    CHECK(manoeuvre_of({.mid = true, .raise = 2}).present == std::string("circles very tightly"));
    CHECK(manoeuvre_of({.kind = StepKind::spin}).imperative == std::string("drop into a spin"));
}

TEST_CASE("what was flown is told by where it led", "[dogfight]") {
    Aircraft from = rules.start().planes[0];
    from.hex = {7, 7};
    from.face = all_facings[0];
    Aircraft to = from;
    to.hex = {7, 6};
    CHECK(manoeuvre_flown(from, to).name == std::string("straight on"));
    to.face = all_facings[4];
    CHECK(manoeuvre_flown(from, to).name == std::string("hard left"));
    to.face = Facing::none;
    CHECK(manoeuvre_flown(from, to).name == std::string("circle"));
    from.face = Facing::none;
    to = from;
    to.face = all_facings[1];
    CHECK(manoeuvre_flown(from, to).name + to_the(to.face) == "out of the circle to the north-east");
}

TEST_CASE("whoever is hunted no more is named", "[dogfight]") {
    Position at = rules.start();
    at.phase = Phase::target;
    at.queue = {0, 1};
    CHECK(done_by(at, Declare{}) == "hunts nobody");
    at.planes[0].target = 1;
    CHECK(done_by(at, Declare{}) == "stops hunting the red Albatros");
}

TEST_CASE("an answer is told in every tense", "[dogfight]") {
    Position at = rules.start();
    at.phase = Phase::fire;
    CHECK(told(at, Fire{3}, Tense::imperative) == "Fire a long burst at the other");
    CHECK(told(at, Fire{3}, Tense::past) == "fired a long burst at the other");
    CHECK(told(at, Pass{}, Tense::imperative) == "Hold fire");
    CHECK(told(at, Pass{}, Tense::past) == "held its fire");
    at.phase = Phase::ram;
    CHECK(told(at, Pass{}, Tense::past) == "did not ram the other");
    at.phase = Phase::clear;
    CHECK(told(at, Pass{}, Tense::present) == "leaves its gun jammed");
}

TEST_CASE("whom it hunts, it goes on hunting; a friend it only watches", "[dogfight]") {
    Position at = rules.start();
    const auto told_of = [&](std::int8_t on) { return told(at, Declare{on}, Tense::past); };
    Aircraft& asked = at.planes[static_cast<std::size_t>(decider(at).plane)];
    const auto other = static_cast<std::int8_t>(1 - decider(at).plane);
    CHECK(told_of(other) == "made the other its target");
    CHECK(told_of(nobody) == "chose no target");
    asked.target = other;
    CHECK(told_of(other) == "kept hunting the other");
    CHECK(told_of(nobody) == "stopped hunting the other");
    at.planes[static_cast<std::size_t>(other)].side = asked.side;
    CHECK(told_of(other) == "kept an eye on the other");
}

TEST_CASE("every action has its words in every tense, with a gap for one thing at most", "[dogfight]") {
    for (const Action& action : sightlines::test::Samples<Rules>::every_action()) {
        Position at = rules.start();
        at.phase = Phase::move;
        if (std::holds_alternative<Declare>(action) && std::get<Declare>(action).on > 1) continue;
        for (const Tense tense : {Tense::imperative, Tense::present, Tense::past}) {
            const std::string text = told(at, action, tense);
            CHECK(!text.empty());
            CHECK(text.find("{}") == text.npos);
            CHECK(text.find("  ") == text.npos);
        }
    }
}
