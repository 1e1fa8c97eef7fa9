// The monkey test with every game. SIGHTLINES_MONKEY_SEED selects other events, or, from a million on, is the seed of
// the first run as a finding names it; SIGHTLINES_MONKEY_EVENTS sets their number for all five games together.
#include <catch_amalgamated.hpp>
#include <cstdlib>
#include <iostream>
#include <string>

#include "page/monkey.h"

using namespace sightlines;

namespace {

constexpr int games = 5, events_at_once = 250;
constexpr long about_a_minute = 15'000, a_million = 1'000'000;

long from_environment(const char* name, long otherwise) {
    const char* said = std::getenv(name);
    return said == nullptr ? otherwise : std::strtol(said, nullptr, 10);
}

// Goes on after a finding, so that one run can report several.
void let_monkey_play(const char* game, long events_in_all) {
    const long seed = from_environment("SIGHTLINES_MONKEY_SEED", 1);
    const long first = seed < a_million ? seed * a_million : seed;
    const long runs = from_environment("SIGHTLINES_MONKEY_EVENTS", events_in_all) / games / events_at_once;
    for (long run = 0; run < runs; ++run) {
        const auto each = static_cast<std::uint64_t>(first + run);
        if (const auto finding = monkey::look_for_faults(game, each, events_at_once)) {
            std::cout << game << ", seed " << each << ": " << monkey::in_words(*finding);  // INFO would wrap it
            FAIL_CHECK(finding->broken);
        }
    }
}

}  // namespace

TEST_CASE("a monkey plays Crosshairs", "[monkey][long]") { let_monkey_play("crosshairs", about_a_minute); }
TEST_CASE("a monkey plays hex Crossfire", "[monkey][long]") { let_monkey_play("crossfire-hex", about_a_minute); }
TEST_CASE("a monkey plays the Aerial War Game", "[monkey][long]") { let_monkey_play("aerial-war", about_a_minute); }
TEST_CASE("a monkey plays Dogfight!", "[monkey][long]") { let_monkey_play("dogfight", about_a_minute); }
TEST_CASE("a monkey plays squads Crossfire", "[monkey][long]") { let_monkey_play("crossfire-squads", about_a_minute); }

TEST_CASE("a monkey's million, Crosshairs", "[.deep][monkey]") { let_monkey_play("crosshairs", a_million); }
TEST_CASE("a monkey's million, hex Crossfire", "[.deep][monkey]") { let_monkey_play("crossfire-hex", a_million); }
TEST_CASE("a monkey's million, the Aerial War Game", "[.deep][monkey]") { let_monkey_play("aerial-war", a_million); }
TEST_CASE("a monkey's million, Dogfight!", "[.deep][monkey]") { let_monkey_play("dogfight", a_million); }
TEST_CASE("a monkey's million, squads Crossfire", "[.deep][monkey]") { let_monkey_play("crossfire-squads", a_million); }
