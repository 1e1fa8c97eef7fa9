// Crossfire with squads without mouse or finger.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <cstring>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/offers/tasks.h"
#include "games/crossfire_squads/text/labels.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

Json view() { return page::app().at("view"); }
std::string phase() { return page::position().at("phase").get<std::string>(); }

bool is_turn(int turn) { return phase() == "play" && page::position().at("turn") == turn; }

// Whatever follows by itself, with fire held and dice thrown.
void let_it_follow() {
    for (int i = 0; i < 20; ++i) {
        page::wait(1500);
        if (phase() == "react") {
            page::press("w");
        } else if (!page::text().at("dice").is_null()) {
            page::press("t");
        } else {
            return;
        }
    }
}

}  // namespace

TEST_CASE("squads: the first three turns of First fight by keys alone", "[squads][keys]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")));
    REQUIRE(is_turn(1));

    // Another unit than the one proposed, to another place than the first.
    const std::string proposed = view().at("suggested").get<std::string>();
    do page::press(".");
    while (view().at("unit") == proposed || view().at("unit") == "a00" || view().at("unit") == "a03");
    const std::string other = view().at("unit").get<std::string>();
    page::press("PageDown");
    const Json first = view().at("goal");
    page::press("PageDown");
    const Json goal = view().at("goal");
    REQUIRE(goal.is_array());
    CHECK(goal != first);
    page::press(" ");
    let_it_follow();
    CHECK(page::position().at("units").at(other).at("at") == goal);
    page::press("Escape", 2);
    page::press("e");
    let_it_follow();
    REQUIRE(is_turn(2));

    page::press(".");
    REQUIRE(view().at("unit").is_string());
    page::press("PageDown");
    page::press(" ");
    if (phase() == "react") page::press("f");
    let_it_follow();
    if (is_turn(2)) page::press("e");
    let_it_follow();
    REQUIRE(is_turn(3));

    page::press(" ");
    page::press(" ");
    let_it_follow();
    if (is_turn(3)) page::press("e");
    let_it_follow();
    CHECK(is_turn(4));
}

TEST_CASE("squads: the key of any order asks for a unit where none is chosen", "[squads][keys]") {
    const std::string key = GENERATE("f", "l", "c", "s", "i", "b", "u", "j", "p", "g");
    CAPTURE(key);
    page::open(std::string(scenario_record("crossfire-squads", "guided")));
    REQUIRE(is_turn(1));
    page::press("Escape");
    REQUIRE(view().at("unit").is_null());
    const Json before = page::position();
    page::press(key);
    CHECK(page::text().at("notice").at("message") == crossfire_squads::words::choose_a_unit_first());
    CHECK(page::position() == before);
}

TEST_CASE("squads: the list of keys has the key of every order", "[squads][keys]") {
    using namespace crossfire_squads;
    for (int i = 1; i <= static_cast<int>(Task::wire); ++i) {
        const TaskForm& form = form_of(static_cast<Task>(i));
        if (*form.key == '\0') continue;
        CAPTURE(form.name, form.key);
        std::string word(form.brief, std::strcspn(form.brief, " "));
        word[0] = static_cast<char>(std::tolower(word[0]));
        const bool named = std::ranges::any_of(labels::keys, [&](const KeyHelp& row) {
            const std::string keys = " " + std::string(row.keys) + " ";
            return keys.find(" " + std::string(form.key) + " ") != keys.npos &&
                   std::string(row.what).find(word) != std::string::npos;
        });
        CHECK(named);
    }
}
