// The odds that are shown before committing, held against the rules themselves, which play every outcome of
// the dice.
#include "games/crossfire_squads/rules/forecast.h"

#include <array>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <functional>

#include "games/crossfire_squads/text/codec.h"
#include "json/json.h"
#include "support/crossfire_squads.h"

using namespace sightlines::test::squads;
using namespace sightlines::crossfire_squads;
using Catch::Approx;
using sightlines::Roll;
using sightlines::Side;
using sightlines::Status;

namespace {

struct DestinationEvaluator {
    Rules rules;
    Position at;
};

// The tests here play by the default options.
DestinationEvaluator scene_of(const Battle& battle) {
    sightlines::Fault fault;
    const auto rules = Rules::make({});
    const auto json = sightlines::parse_json(battle.position().dump());
    REQUIRE(rules);
    REQUIRE(json);
    const auto at = sightlines::Codec<Rules>::position(*rules, sightlines::Reader(*json, "start", fault));
    REQUIRE(at);
    return {*rules, *at};
}

bool is_lost(const Position& at, UnitId id) { return at[id].kind == Kind::none; }

using Ending = std::function<void(const Position&, double chance)>;

// Plays every outcome of the dice that are due, one roll after another, until a player is to decide.
void each_ending(const Rules& rules, const Position& at, double chance, const Ending& tell) {
    const Status status = rules.status(at);
    if (!status.roll) return tell(at, chance);
    Roll roll;
    for (std::size_t die = 0; die < status.roll->sides.size(); ++die) roll.faces.push_back(1);
    const double each = chance / std::pow(6, status.roll->sides.size());
    for (;;) {
        Position next = at;
        rules.play(next, roll);
        each_ending(rules, next, each, tell);
        std::size_t die = 0;
        while (die < roll.faces.size() && roll.faces[die] == 6) roll.faces[die++] = 1;
        if (die == roll.faces.size()) return;
        ++roll.faces[die];
    }
}

UnitId id_of(std::string_view name) { return unit_id(name[0] == 'a' ? 0 : 1, (name[1] - '0') * 10 + name[2] - '0'); }

AnyUnits ids(std::initializer_list<std::string_view> names) {
    AnyUnits units;
    for (const std::string_view name : names) units.push_back(id_of(name));
    return units;
}

}  // namespace

TEST_CASE("the chances of 0 to 5 dice are those of all their faces", "[CS-FIRE-08][CS-FIRE-09]") {
    for (int dice = 0; dice <= 5; ++dice) {
        int all = 1;
        for (int die = 0; die < dice; ++die) all *= 6;
        std::array<int, 4> seen{};
        for (int faces = 0; faces < all; ++faces) {
            std::size_t hits = 0;
            for (int die = 0, rest = faces; die < dice; ++die, rest /= 6) hits += rest % 6 >= 4 ? 1 : 0;
            ++seen[std::min<std::size_t>(hits, 3)];
        }
        const HitOdds odds = odds_of_hits(dice);
        INFO(dice);
        // In 1/10,000; together they are 1, so one of them may be a little off.
        CHECK(chance_of(odds[0]) == Approx(seen[0] / double(all)).margin(2e-4));
        CHECK(chance_of(odds[1]) == Approx(seen[1] / double(all)).margin(2e-4));
        CHECK(chance_of(odds[2]) == Approx(seen[2] / double(all)).margin(2e-4));
        CHECK(chance_of(odds[3]) == Approx(seen[3] / double(all)).margin(2e-4));
    }
}

TEST_CASE("a volley of two ends as often in a kill, a hit or a kept turn as it says", "[CS-FIRE-12]") {
    const char* state = GENERATE("", "st=p", "st=s");
    Battle t("play",
             {"a00 rifle 500,500", "a01 rifle 500,600", "b00 rifle 1000,550 " + std::string(state), "b01 cc 5600,100"});
    const DestinationEvaluator before = scene_of(t);
    const VolleyForecast forecast =
        forecast_volley(before.rules.options(), before.at, ids({"a00", "a01"}), id_of("b00"));
    t.plays("a00+a01xb00");
    const DestinationEvaluator due = scene_of(t);
    double kills = 0, kept = 0;
    each_ending(due.rules, due.at, 1, [&](const Position& at, double chance) {
        if (is_lost(at, id_of("b00"))) kills += chance;
        if (at.active == 0) kept += chance;
    });
    INFO(state);
    CHECK(chance_of(forecast.after[3]) == Approx(kills).margin(5e-4));
    CHECK(chance_of(forecast.keeps) == Approx(kept).margin(5e-4));
    CHECK(kills > 0);
    CHECK(kept < 1);
}

TEST_CASE("a close combat is won as often as it says, ties apart", "[CS-CC-07][CS-CC-09]") {
    const char* enemy = GENERATE("b01 rifle 620,500", "b01 rifle 620,500 st=s", "b01 hmg 620,500 face=-1,0");
    Battle t("play", {"a00 rifle 500,500", enemy, "b00 cc 5600,100"});
    t.plays("a00>620,500");
    if (t.phase() == "react") t.plays("-");
    REQUIRE(t.cause() == "cc");
    const DestinationEvaluator due = scene_of(t);
    const MeleeForecast forecast = forecast_melee(due.rules.options(), due.at, *due.at.melee);
    double won = 0, lost = 0;
    for (int mine = 1; mine <= 6; ++mine) {
        for (int theirs = 1; theirs <= 6; ++theirs) {
            Position at = due.at;
            due.rules.play(at, Roll{{static_cast<std::int8_t>(mine), static_cast<std::int8_t>(theirs)}});
            if (is_lost(at, id_of("a00"))) ++lost;
            if (is_lost(at, id_of("b01"))) ++won;
        }
    }
    CHECK(chance_of(forecast.wins[0]) == Approx(won / (won + lost)).margin(1e-4));
    CHECK(chance_of(forecast.wins[1]) == Approx(lost / (won + lost)).margin(1e-4));
    CHECK(forecast.loses_unrolled == -1);
}

TEST_CASE("a platoon commander alone is told to lose without a roll", "[CS-CC-06]") {
    Battle t("play", {"a00 rifle 500,500", "b01 pc 620,500 plt=1", "b00 cc 5600,100"});
    const DestinationEvaluator before = scene_of(t);
    Melee melee;
    melee.units = ids({"a00", "b01"});
    const MeleeForecast forecast = forecast_melee(before.rules.options(), before.at, melee);
    CHECK(forecast.loses_unrolled == 1);
    CHECK(forecast.wins[0] == certain);
    t.plays("a00>620,500");
    CHECK(t.at("b01") == "lost");
}

TEST_CASE("a rally succeeds as often as it says", "[CS-RALLY-02][CS-RALLY-03]") {
    const char* unit = GENERATE("a00 rifle 500,500 st=p", "a00 rifle 500,500 st=s");
    Battle t("play", {unit, "b00 cc 5600,100"});
    const DestinationEvaluator before = scene_of(t);
    const Test test = forecast_rally(before.rules.options(), before.at, id_of("a00"));
    t.plays("a00?");
    const DestinationEvaluator due = scene_of(t);
    double kept = 0;
    each_ending(due.rules, due.at, 1, [&](const Position& at, double chance) {
        if (at.active == 0) kept += chance;
    });
    CHECK(chance_of(test.odds) == Approx(kept).margin(1e-4));
    CHECK(kept > 0);
    CHECK(kept < 1);
}
