// What a stranger who won First fight still did not understand.
#include <algorithm>
#include <map>

#include "api/games.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// The words that stand in a mark, in one line.
std::string written_in(const page::Box& box) {
    std::string text;
    for (const headless::DrawnText& drawn : headless::texts()) {
        const ImVec2 c = drawn.box.centre();
        if (c.x < box.min.x || c.x > box.max.x || c.y < box.min.y || c.y > box.max.y) continue;
        text += (text.empty() ? "" : " ") + drawn.text;
    }
    return text;
}

}  // namespace

TEST_CASE("squads: a ground has one name on the map for the whole game", "[squads][beginner]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")),
               GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    std::map<std::string, std::string> names;
    const auto check_names = [&](const std::string& after) {
        page::wait(2000);
        for (const auto& [mark, box] : page::marks()) {
            if (!mark.starts_with("name:")) continue;
            const std::string written = written_in(box);
            INFO(after << ": " << mark);
            CHECK(names.emplace(mark, written).first->second == written);
        }
    };
    check_names("the opening");
    for (int step = 0; step < 16 && page::app().at("asked").at("player") >= 0; ++step) {
        if (page::position().at("phase") == "react") {
            page::play_all("-");
        } else if (page::shows("do:walk")) {
            page::choose("do:walk");
        } else if (step % 4 != 3 && page::shows("do:unit")) {
            page::choose("do:unit");
        } else {
            page::play_all(".");
        }
        check_names("step " + std::to_string(step));
    }
    CHECK(names.size() >= 4);
}

TEST_CASE("squads: the number of a shot has one word, on its button and on the table", "[squads][beginner]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2100]},"b00":{"k":"rifle","at":[2100,1200]}})");
    const bool suppressed = GENERATE(false, true);
    if (suppressed) start["units"]["b00"]["st"] = "s";
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}}, page::desktop());
    if (page::app().at("view").at("unit").is_null()) page::choose("do:unit");
    const std::vector<std::string> words = page::words();
    const auto says = [&](const std::string& word) {
        return std::ranges::count_if(words, [&](const std::string& one) {
            return one.find(word) != std::string::npos && one.find("26%") != std::string::npos;
        });
    };
    CHECK(says(suppressed ? "destroy" : "suppress") >= 2);
    CHECK(says("goes on") == 0);
}

TEST_CASE("squads: labels keep clear of the odds of the shot that is proposed", "[squads][beginner]") {
    // The label of whoever stands behind the target has its place where the odds stand.
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2100]},"b00":{"k":"rifle","at":[2100,1200]}})");
    start["units"]["b01"] = {{"k", "rifle"}, {"at", {2100, GENERATE(1050, 1000, 970, 940, 900)}}};
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}},
               GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    if (page::app().at("view").at("unit").is_null()) page::choose("do:unit");
    page::wait(2000);
    REQUIRE(page::shows("volley-odds"));
    const page::Box odds = page::mark("volley-odds");
    for (const auto& [name, box] : page::marks()) {
        if (!name.starts_with("label:") && !name.starts_with("name:")) continue;
        INFO(name);
        constexpr float gap = 3;
        CHECK((box.max.x + gap < odds.min.x || box.min.x > odds.max.x + gap || box.max.y + gap < odds.min.y ||
               box.min.y > odds.max.y + gap));
    }
}

TEST_CASE("squads: the end of First fight is told beside the board", "[squads][beginner]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")),
               GENERATE(0, 1) == 0 ? page::desktop() : page::desktop(1100, 700));
    for (const char* move : {"a01 > 2800,2050", "a01 > 2800,2050", ".", ".", ".", ".", ".", "."}) page::play_all(move);
    CHECK_FALSE(page::shows("rematch"));  // the last hit is seen first
    page::wait(4000);
    REQUIRE(page::shows("rematch"));
    CHECK(page::mark("rematch").min.x >= page::mark("board").max.x);
}

TEST_CASE("squads: a commander with nothing to do says what he is for", "[squads][beginner]") {
    const Json start =
        battle(R"({"a00":{"k":"pc","at":[2100,2300],"plt":1},"a01":{"k":"rifle","at":[2180,2300],"plt":1},
        "b00":{"k":"cc","at":[5000,300]}})");
    Table t(start);
    t.press("a00");
    REQUIRE(t.selection.proposal() == nullptr);
    CHECK(prompt(t.scene(), t.selection).question.find("nothing better") == std::string::npos);

    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}},
               GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    page::choose("unit:a01");
    CHECK_FALSE(page::shows("purpose"));
    page::choose("unit:a00");
    REQUIRE(page::shows("purpose"));
    CHECK(page::says("A platoon commander"));
    CHECK(page::mark("purpose").max.y <= page::outside().around.height);
}

TEST_CASE("CS-NAT-05 CS-CC-07 squads: each commander's purpose is that of the rules", "[squads][beginner]") {
    Options options;
    Unit unit;
    const auto purpose = [&](Kind kind) {
        unit.kind = kind;
        return words::purpose_of(options, Table::id("a00"), unit);
    };
    CHECK(purpose(Kind::rifle).empty());
    CHECK(purpose(Kind::pc).find("rally") != std::string::npos);
    CHECK(purpose(Kind::pc).find("crossfire") != std::string::npos);
    CHECK(purpose(Kind::cc).find("crossfire") == std::string::npos);
    options.nations[0] = Nation::ru;
    CHECK(purpose(Kind::pc).find("rally") == std::string::npos);
}
