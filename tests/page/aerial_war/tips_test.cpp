#include "games/aerial_war/text/tips.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/match_of.h"
#include "games/aerial_war/rules/board.h"
#include "games/aerial_war/rules/flight.h"
#include "games/aerial_war/text/guide.h"
#include "games/aerial_war/text/turns.h"
#include "games/aerial_war/traces.h"
#include "games/page.h"

using namespace sightlines;
using namespace sightlines::aerial_war;

namespace {

std::unique_ptr<Match> opened(std::string_view record) {
    auto match = open_match(Json::parse(record));
    REQUIRE(match);
    return std::move(*match);
}

const Position& at(const Match& match) { return static_cast<const MatchOf<Rules>&>(match).history().at(); }

// German blue on e5 flies 3 or 5 squares; Allied red on d8 stands with its side to e8.
std::unique_ptr<Match> in_flight() {
    return opened(R"({"game":"aerial-war","version":1,"start":{"phase":"fly","side":0,"first":0,"mover":"b","round":3,
        "dice":[3,5],"planes":[{"at":"e5","p":0,"c":"b","dir":"n"},{"at":"a1","p":0,"c":"r","dir":"n"},
        {"at":"d8","p":1,"c":"r","dir":"n"},{"at":"k14","p":1,"c":"b","dir":"w"}]}})");
}

std::string tip(const Match& match, const char* square) { return tip_sentence(at(match), *square_from(square)); }

std::string why_not(const Match& match, const char* square, Facing facing = Facing::n) {
    return no_flight_sentence(at(match), {*square_from(square), facing});
}

std::vector<std::string> hints(const Position& position, bool chosen = false) {
    std::vector<std::string> ids;
    for (const GuideHint& hint : guide_hints(position, chosen)) ids.emplace_back(hint.id);
    return ids;
}

}  // namespace

TEST_CASE("aerial war: why a plane cannot end a flight on a square") {
    const auto match = in_flight();
    CHECK(why_not(*match, "e5") == "A flight cannot end on the square where it began.");
    CHECK(why_not(*match, "d8") == "Allied red is on d8 already.");
    CHECK(why_not(*match, "f6") == "f6 is 2 squares away, and German blue has to fly exactly 3 or 5.");
    CHECK(why_not(*match, "k13") == "k13 is too far: 14 squares away, and German blue has to fly exactly 3 or 5.");
    CHECK(why_not(*match, "e8", Facing::s) == "On e8 German blue can only face e9 or d8.");
    const auto short_dice =
        opened(R"({"game":"aerial-war","version":1,"start":{"phase":"fly","side":0,"first":0,"mover":"b","round":3,
        "dice":[1,2],"planes":[{"at":"e5","p":0,"c":"b","dir":"n"},{"at":"e6","p":1,"c":"r","dir":"n"}]}})");
    CHECK(why_not(*short_dice, "e4") == "e4 is behind German blue, and a plane cannot turn round on the spot.");
    CHECK(why_not(*short_dice, "e7") == "Other planes block the way to e7.");
    const auto cornered =
        opened(R"({"game":"aerial-war","version":1,"start":{"phase":"fly","side":0,"first":0,"mover":"r","round":3,
        "dice":[3,5],"planes":[{"at":"a3","p":0,"c":"r","dir":"s"},{"at":"b1","p":0,"c":"b","dir":"n"},
        {"at":"b2","p":0,"c":"y","dir":"n"},{"at":"b3","p":0,"c":"g","dir":"n"},
        {"at":"k14","p":1,"c":"b","dir":"w"}]}})");
    CHECK(why_not(*cornered, "a2") ==
          "With these dice German red has to fly as far as it can, which is 2 squares, and not to a2.");
}

TEST_CASE("aerial war: every square where a flight cannot end has a reason, every other one none") {
    const auto match = in_flight();
    const Flights flights(at(*match));
    int ends = 0;
    for (Square square = 0; square < square_count; ++square) {
        bool can = false;
        for (const Facing facing : all_facings) can = can || flights.legal(square, facing);
        ends += can ? 1 : 0;
        const std::string text = tip_sentence(at(*match), square);
        INFO(square_name(square) << ": " << text);
        CHECK(text.ends_with("."));
        CHECK((text.find(" can end on ") != std::string::npos) == can);
    }
    CHECK(ends > 10);
}

TEST_CASE("aerial war: a plane pointed at says where it faces, when it moves and whether it can be attacked") {
    const auto match = in_flight();
    CHECK(tip(*match, "e5") == "German blue faces e6. It moves now.");
    CHECK(tip(*match, "a1") == "German red, the leader, faces a2. It has already moved this round.");
    CHECK(tip(*match, "d8") ==
          "Allied red, the leader, faces d9. It moves next. German blue can attack it from d7.");
    CHECK(tip(*match, "k14") ==
          "Allied blue faces j14. It moves after 2 other planes. German blue cannot attack it with these dice.");
    CHECK(tip(*match, "e8") == "German blue can end on e8, facing e9 or d8.");
    CHECK(tip_sentence(at(*match), no_square).empty());
    const auto loop =
        opened(R"({"game":"aerial-war","version":1,"start":{"phase":"looping","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}]}})");
    CHECK(tip(*loop, "d6") == "Allied red would loop here, right behind German blue.");
    CHECK(tip(*loop, "a1").empty());
    const auto fresh = opened(R"({"game":"aerial-war","version":1})");
    CHECK(tip(*fresh, "d14") == "Allied red, the leader, faces d13.");
    const auto over = opened(R"({"game":"aerial-war","version":1,"options":{"battles":1},
        "start":{"phase":"shot","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}]},
        "moves":[{"do":"roll","dice":[6]}]})");
    CHECK(tip(*over, "d7") == "German blue faces d8.");
}

TEST_CASE("aerial war: where nothing may be advised a tip does not say from where to attack") {
    const auto match = opened(R"({"game":"aerial-war","version":1,"options":{"battles":1},"start":{"phase":"fly",
        "side":0,"first":0,"mover":"r","dice":[2,3],
        "planes":[{"at":"e4","p":0,"c":"r","dir":"n"},{"at":"e7","p":1,"c":"r","dir":"n"}]}})");
    const Square enemy = *square_from("e7");
    CHECK(tip_sentence(at(*match), enemy).find("can attack it from e6") != std::string::npos);
    CHECK(tip_sentence(at(*match), enemy, false).find("attack") == std::string::npos);
    CHECK_FALSE(tip_sentence(at(*match), enemy, false).empty());
}

TEST_CASE("aerial war: a side pointed at moves first only when the dice have said so") {
    const auto side = [](const char* record) {
        const auto match = opened(record);
        const auto& history = static_cast<const MatchOf<Rules>&>(*match).history();
        return tip_about_side(history.rules(), history.at(), 0);
    };
    CHECK(side(R"({"game":"aerial-war","version":1})") ==
          "Germans: 4 planes left. A filled circle is a battle won: 0.");
    CHECK(side(R"({"game":"aerial-war","version":1,"moves":[{"do":"roll","dice":[3,4]},{"do":"roll","dice":[1,2]}]})")
              .find(" They move first in this battle.") != std::string::npos);
}

TEST_CASE("aerial war: the guided game opens, and its hints come at their moments") {
    const auto match = opened(scenario_record("aerial-war", "guided"));
    Position position = at(*match);
    CHECK(position.side == 0);
    CHECK(hints(position) == std::vector<std::string>{"roll"});
    const Rules& rules = static_cast<const MatchOf<Rules>&>(*match).history().rules();
    rules.play(position, Roll{{2, 3}});
    CHECK(hints(position) == std::vector<std::string>{"chase", "parity"});
    CHECK(hints(position, true) == std::vector<std::string>{"turn", "angles"});
    Position flown = position;
    rules.play(flown, Fly{*square_from("e6"), Facing::n});
    CHECK(hints(flown) == std::vector<std::string>{"shoot"});
    rules.play(flown, Attack{});
    CHECK(hints(flown).empty());
    for (Plane& plane : position.planes) {
        if (plane.side == 1 && plane.colour == Colour::red) plane.facing = Facing::s, plane.square = *square_from("e5");
    }
    CHECK(hints(position) == std::vector<std::string>{"escape", "chase", "parity"});
    position.side = 1;
    CHECK(hints(position).empty());
    position.phase = Phase::looping;
    CHECK(hints(position) == std::vector<std::string>{"loop"});
}

TEST_CASE("aerial war: with any first roll but 1 and 1 the guided game begins with an attack") {
    const auto match = opened(scenario_record("aerial-war", "guided"));
    const Rules& rules = static_cast<const MatchOf<Rules>&>(*match).history().rules();
    for (std::int8_t one = 1; one <= 6; ++one) {
        for (std::int8_t other = 1; other <= 6; ++other) {
            Position position = at(*match);
            rules.play(position, Roll{{one, other}});
            bool attacks = false;
            for (const FlightEnd& end : Flights(position).ends()) {
                Position next = position;
                rules.play(next, Fly{end.square, end.facing});
                attacks = attacks || next.phase == Phase::attack;
            }
            INFO(int(one) << " and " << int(other));
            CHECK(attacks == (one > 1 || other > 1));
        }
    }
}

TEST_CASE("aerial war: every turn with one of these actions leaves its marks") {
    const auto match =
        opened(R"({"game":"aerial-war","version":1,"start":{"phase":"fly","side":0,"first":0,"mover":"r","round":3,
        "dice":[1,2],"planes":[{"at":"e5","p":0,"c":"r","dir":"n"},{"at":"h5","p":0,"c":"b","dir":"n"},
        {"at":"e8","p":1,"c":"r","dir":"n"},{"at":"k14","p":1,"c":"b","dir":"w"}]},
        "moves":[{"do":"fly","to":"e7","dir":"n"},{"do":"attack"},{"do":"roll","dice":[5]},
        {"do":"roll","dice":[1,2]},{"do":"fly","to":"h6","dir":"n"}]})");
    const History<Rules>& history = static_cast<const MatchOf<Rules>&>(*match).history();
    CHECK(last_turn(history).route.back() == *square_from("h6"));
    const std::vector<TurnTrace> all = traces_of(history, 0, 5);
    REQUIRE(all.size() == 2);
    CHECK(all[0].colour == Colour::red);
    CHECK(all[0].route.back() == *square_from("e7"));
    CHECK(all[0].shots.size() == 1);
    CHECK(all[0].shots[0].hit);
    CHECK(all[1].colour == Colour::blue);
    CHECK(traces_of(history, 3, 5).size() == 1);
    CHECK(traces_of(history, 5, 5).empty());
    match->go_to(2);
    REQUIRE(traces_of(history, 4, 5).size() == 1);  // after the cursor
    CHECK(traces_of(history, 4, 5)[0].route.back() == *square_from("h6"));
}

TEST_CASE("aerial war: of a battle that is over only a single action leaves marks") {
    const auto match =
        opened(R"({"game":"aerial-war","version":1,"start":{"phase":"attack","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}]},
        "moves":[{"do":"attack"},{"do":"roll","dice":[6]}]})");
    const History<Rules>& history = static_cast<const MatchOf<Rules>&>(*match).history();
    REQUIRE(history.at().battle == 2);
    CHECK(last_turn(history).side == -1);
    CHECK(traces_of(history, 0, 2).empty());
    REQUIRE(traces_of(history, 1, 2).size() == 1);
    CHECK(traces_of(history, 1, 2)[0].shots.at(0).hit);
}
