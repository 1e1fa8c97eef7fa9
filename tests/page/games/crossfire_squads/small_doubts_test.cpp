// What strangers doubted in First fight.
#include <algorithm>
#include <cmath>

#include "games/crossfire_squads/words/sentences.h"
#include "games/crossfire_squads/words/wording.h"
#include "page/games/crossfire_squads/selection_table.h"
#include "page/hand.h"
#include "page/layout.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

Json record_with(const Json& start) { return {{"game", "crossfire-squads"}, {"version", 1}, {"start", start}}; }

// How bright the page is from the middle of one counter to that of another, counters aside.
std::vector<int> bright_between(const char* one, const char* other) {
    constexpr float away = 40;
    const ImVec2 from = page::mark(one).centre(), to = page::mark(other).centre();
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const headless::Image image = headless::screenshot();
    std::vector<int> found;
    for (float far = away; far < length - away; ++far) {
        const auto x = static_cast<std::size_t>(from.x + (to.x - from.x) * far / length);
        const auto y = static_cast<std::size_t>(from.y + (to.y - from.y) * far / length);
        const std::uint8_t* pixel = &image.pixels[4 * (y * static_cast<std::size_t>(image.width) + x)];
        found.push_back(pixel[0] + pixel[1] + pixel[2]);
    }
    return found;
}

}  // namespace

TEST_CASE("squads: a commander for whom no walk is suggested is not said to be of no use", "[squads][small-doubts]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[2100,2300],"plt":1},"b00":{"k":"cc","at":[5000,300]}})"));
    t.press("a00");
    REQUIRE(t.selection.proposal() == nullptr);
    CHECK(prompt(t.scene(), t.selection).question == "Platoon commander: no walk is suggested. End the turn?");
    CHECK(words::purpose_of({}, Table::id("a00"), t.scene().unit(Table::id("a00")))
              .ends_with("Suggestions do not look ahead to that."));
}

TEST_CASE("squads: the dice of all who shoot together are shown on the strip", "[squads][small-doubts]") {
    page::open(record_with(battle(R"({"a00": {"k": "pc", "at": [3700, 3300], "plt": 1},
        "a01": {"k": "rifle", "at": [3300, 3200], "plt": 1}, "a02": {"k": "rifle", "at": [4100, 3200], "plt": 1},
        "b00": {"k": "rifle", "at": [3700, 2400]}, "b01": {"k": "rifle", "at": [800, 300]}})")),
               GENERATE(false, true) ? page::phone() : page::desktop());
    page::play_all("a00! a01+a02 x b00 (1,2,3) (5,5,6)");
    CHECK(page::shows("told:die:5"));
    CHECK_FALSE(page::shows("told:die:6"));
    CHECK(page::mark("told:die:5").max.x < page::mark("told:strip").centre().x + 20);
}

TEST_CASE("squads: the shot that Space fires says so, however long its name is", "[squads][small-doubts]") {
    const char* state = GENERATE("", "p", "s");
    const char* kind = GENERATE("rifle", "pc");
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"b00":{"k":"rifle","at":[2100,800]}})");
    start["units"]["b00"]["k"] = kind;
    if (*state != 0) start["units"]["b00"]["st"] = state;
    page::open(record_with(start));
    page::choose("unit:a00");
    REQUIRE(page::shows("target:b00"));
    const page::Box button = page::mark("target:b00");
    const auto texts = headless::texts();
    CHECK(std::ranges::any_of(texts, [&](const headless::DrawnText& drawn) {
        const ImVec2 c = drawn.box.centre();
        return drawn.text == "Space" && c.x > button.min.x && c.x < button.max.x && c.y > button.min.y &&
               c.y < button.max.y;
    }));
}

// CS-REACT-05
TEST_CASE("squads: the last unit that can shoot in a turn is said to be the last", "[squads][small-doubts]") {
    const auto says_last = [](const char* other) {
        Json start =
            in_phase(battle((R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,2000]})" +
                             std::string(other) + "}")
                                .c_str()),
                     "react", R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
        page::open(record_with(start));
        return page::says("Nobody else");
    };
    CHECK_FALSE(says_last(""));
    CHECK_FALSE(says_last(R"(,"b01":{"k":"rifle","at":[2800,2000]})"));
    CHECK(says_last(R"(,"b01":{"k":"rifle","at":[2800,2000],"nf":true})"));
    CHECK(says_last(R"(,"b01":{"k":"cc","at":[2800,2000]})"));
}

TEST_CASE("squads: in a small embed the shot that is proposed is not cut off", "[squads][small-doubts]") {
    page::open(record_with(battle(R"({"a00":{"k":"pc","at":[3700,3300],"plt":1},
        "a01":{"k":"rifle","at":[3300,3200],"plt":1},"a02":{"k":"rifle","at":[4100,3200],"plt":1},
        "b00":{"k":"rifle","at":[3700,2400]},"b01":{"k":"rifle","at":[800,300]}})")),
               page::embed());
    page::choose("unit:a01");
    REQUIRE(page::shows("target:b00"));
    CHECK(layout::texts_whole(layout::look()).empty());
}

TEST_CASE("squads: in a guided game lines go only to those that may be shot at", "[squads][small-doubts]") {
    const auto lines_to = [](const char* enemy, const char* guided) {
        page::Outside world = page::desktop();
        world.storage["guided:crossfire-squads"] = guided;
        page::open(record_with(battle(R"({"a00":{"k":"rifle","at":[3000,3200]},"b00":{"k":"rifle","at":[2800,1300]},
            "b01":{"k":"rifle","at":[3600,900]}})")),
                   world);
        page::press("Escape");
        page::choose("unit:a00");
        if (page::app().at("view").at("more") == true) page::choose("more-ways");
        REQUIRE(page::app().at("view").at("lines") == 2);
        return bright_between("counter:a00", enemy);
    };
    // b01 is farther away: nobody may shoot at it but in a crossfire.
    const std::vector<int> guided = lines_to("counter:b01", "on"), all = lines_to("counter:b01", "off");
    REQUIRE(guided.size() == all.size());
    int darker = 0;
    for (std::size_t i = 0; i < all.size(); ++i) darker += all[i] < guided[i] - 30 ? 1 : 0;
    CHECK(darker > static_cast<int>(all.size()) / 4);
    CHECK(lines_to("counter:b00", "on") == lines_to("counter:b00", "off"));
}
