// Everything that a mouse can press can be reached by arrow keys and pressed by Enter. Boards have their own cursors,
// which the tests of each game use.
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "base/rng.h"
#include "imgui_internal.h"
#include "page/crosshairs/driver.h"
#include "page/layout.h"
#include "page/playthroughs.h"
#include "platform/events.h"

using namespace sightlines;

namespace {

ImGuiID focused() { return ImGui::GetCurrentContext()->NavId; }

std::string focused_mark() {
    for (const layout::Target& target : layout::look().targets)
        if (target.id == focused()) return target.name;
    return "";
}

// Targets that were not reached by arrow keys. Not the board, which has a cursor, nor a reaction's slider, which has
// the keys A and D.
std::vector<layout::Target> all_but(const layout::Frame& frame, const std::set<ImGuiID>& reached) {
    std::vector<layout::Target> left;
    for (const layout::Target& target : frame.targets)
        if (target.name != "board" && target.name != "slider" && !reached.contains(target.id)) left.push_back(target);
    return left;
}

float distance(const page::Box& a, const page::Box& b) {
    return std::hypot(a.centre().x - b.centre().x, a.centre().y - b.centre().y);
}

// The arrow key from the focus towards one of these targets: the nearest in half of the cases. Sometimes any arrow, to
// get round corners.
std::string arrow_to(const std::vector<layout::Target>& targets, Rng& rng) {
    static constexpr std::array any{"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"};
    const layout::Frame frame = layout::look();
    const auto here = std::ranges::find(frame.targets, focused(), &layout::Target::id);
    if (here == frame.targets.end() || rng.below(4) == 0) return any[rng.below(4)];
    const auto nearest = std::ranges::min_element(
        targets, {}, [&](const layout::Target& target) { return distance(here->box, target.box); });
    const auto any_target = targets.begin() + rng.below(static_cast<std::uint32_t>(targets.size()));
    const auto to = rng.below(2) == 0 ? nearest : any_target;
    const float x = to->box.centre().x - here->box.centre().x, y = to->box.centre().y - here->box.centre().y;
    const bool across = (std::abs(x) > std::abs(y)) == (rng.below(6) > 0);
    return across ? (x < 0 ? any[0] : any[1]) : (y < 0 ? any[2] : any[3]);
}

layout::Complaints walk() {
    std::set<ImGuiID> reached;
    Rng rng(1);
    for (int presses = 0; presses < 1500; ++presses) {
        reached.insert(focused());
        const auto left = all_but(layout::look(), reached);
        if (left.empty()) return {};
        page::press(arrow_to(left, rng));
    }
    layout::Complaints all;
    for (const layout::Target& target : all_but(layout::look(), reached)) all.push_back(target.name);
    return all;
}

void check_walk(const std::string& where) {
    INFO(where);
    CHECK(walk() == layout::Complaints{});
}

void check_phases(const page::Outside& world) {
    std::set<std::string> seen;
    for (const page::Playthrough& one : page::playthroughs()) {
        for (std::size_t i = 0; i < one.situations.size(); ++i) {
            if (!seen.insert(one.game + " " + page::phase_of(one.situations[i])).second) continue;
            page::open_at(one, i, world);
            const Json before = page::app().at("cursor");
            page::press("F4");
            check_walk(one.name + " at " + std::to_string(i) + ": " + one.situations[i]);
            CHECK(page::app().at("cursor") == before);
        }
    }
}

}  // namespace

TEST_CASE("arrow keys reach everything on the home page, lists and set-up screens", "[layout]") {
    const page::Outside world = GENERATE(page::desktop(), page::phone());
    page::open("", world);
    check_walk("home");
    page::open("#puzzles", world);
    check_walk("puzzles");
    for (const std::string& game : page::games) {
        page::open("", world);
        page::choose("play:" + game);
        page::choose("mode:2");
        page::choose("options");
        check_walk("set-up of " + game);
        page::open("#lesson=" + game, world);
        check_walk("lessons of " + game);
        page::open("#puzzle=" + game, world);
        check_walk("puzzles of " + game);
    }
}

TEST_CASE("after F4 they reach everything beside a board", "[layout]") { check_phases(page::embed()); }

TEST_CASE("after F4 they reach the way back to the game", "[layout]") {
    for (const auto& [name, ply] : page::midway) {
        page::open_at(page::playthrough(name), ply + 6, GENERATE(page::embed(), page::phone()));
        page::go_to(static_cast<int>(ply));
        REQUIRE(page::shows("back-to-game"));
        page::press("F4");
        check_walk(std::string("looking back at ") + name);
    }
}

TEST_CASE("after F4 they reach everything beside a board, in a window and on a phone", "[layout][.deep]") {
    check_phases(GENERATE(page::desktop(), page::phone(), page::phone(844, 390)));
}

TEST_CASE("after F4 they reach everything in editors, logs and the share tab", "[layout]") {
    for (const std::string& game : page::games) {
        page::open();
        page::choose("play:" + game);
        page::choose("mode:2");
        page::choose("options");
        page::choose("edit");
        page::press("F4");
        check_walk("editor of " + game);
        for (const char* tab : {"log", "share", "play"}) {
            page::open(Json{{"game", game}, {"version", 1}});
            page::choose("tab:" + std::string(tab));
            page::press("F4");
            check_walk("table of " + game + ", " + tab);
        }
    }
}

TEST_CASE("Enter presses the focused item; Escape returns the arrow keys to the board") {
    page::open(R"({"game":"crosshairs","version":1,"moves":[{"do":"cloud","cell":"c4"},{"do":"cloud","cell":"e5"}]})");
    REQUIRE(page::app().at("cursor") == 2);
    page::press("F4");
    Rng rng(1);
    for (int presses = 0; presses < 200 && focused_mark() != "tab:log"; ++presses) {
        const layout::Frame frame = layout::look();
        const auto log = std::ranges::find(frame.targets, "tab:log", &layout::Target::name);
        page::press(arrow_to({*log}, rng));
    }
    REQUIRE(focused_mark() == "tab:log");
    REQUIRE_FALSE(page::shows("go:back"));
    page::press("Enter");
    CHECK(page::shows("go:back"));
    CHECK(page::app().at("cursor") == 2);
    page::press("Escape");
    REQUIRE(page::app().at("view").at("cursor").is_null());
    page::press("ArrowLeft");
    CHECK_FALSE(page::app().at("view").at("cursor").is_null());
    CHECK(page::app().at("cursor") == 2);
}

TEST_CASE("a click ends the keyboard navigation") {
    page::open(R"({"game":"crosshairs","version":1,"moves":[{"do":"cloud","cell":"c4"}]})");
    page::press("F4");
    page::press("ArrowDown");
    CHECK(page::app().at("cursor") == 1);
    page::click("tab:log");
    REQUIRE(page::app().at("view").at("cursor").is_null());
    page::press("ArrowLeft");
    CHECK_FALSE(page::app().at("view").at("cursor").is_null());
}

TEST_CASE("a key that is held down undoes once, and the browser does not take its repeats for its own") {
    page::open(page::crosshairs::record({page::crosshairs::clouds.begin(), page::crosshairs::clouds.begin() + 2}));
    const platform::Modifiers command{.command = true};
    CHECK(platform::on_key("z", "KeyZ", command, false));
    page::settle();
    CHECK(page::app().at("cursor") == 1);
    CHECK(platform::on_key("z", "KeyZ", command, true));
    page::settle();
    CHECK(page::app().at("cursor") == 1);
}

namespace {

bool tab(bool back = false) {
    const bool stays = platform::on_key("Tab", "Tab", {.shift = back}, false);
    page::settle();
    return stays;
}

// What Tab leads to until it leaves.
std::vector<std::string> tabbed_marks() {
    std::vector<std::string> marks;
    while (tab()) {
        REQUIRE(marks.size() < 100);
        marks.push_back(focused_mark());
    }
    return marks;
}

}  // namespace

TEST_CASE("Tab goes through everything beside a board and then out of the canvas, and back with Shift") {
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}) {
        page::open(page::crosshairs::record({page::crosshairs::clouds.begin(), page::crosshairs::clouds.begin() + 2}),
                   world);
        CHECK_FALSE(tab(true));  // from the board it leaves at once
        std::vector<ImGuiID> forth;
        std::set<ImGuiID> reached;
        while (tab()) {
            REQUIRE(forth.size() < 100);
            forth.push_back(focused());
            reached.insert(focused());
        }
        CHECK(reached.size() == forth.size());  // nothing twice
        layout::Complaints left;
        for (const layout::Target& target : all_but(layout::look(), reached)) left.push_back(target.name);
        CHECK(left == layout::Complaints{});
        CHECK(page::app().at("cursor") == 2);
        page::press("ArrowLeft");  // the board's again
        CHECK_FALSE(page::app().at("view").at("cursor").is_null());

        for (std::size_t i = 0; i < forth.size(); ++i) CHECK(tab());
        for (std::size_t i = forth.size() - 1; i-- > 0;) {
            CHECK(tab(true));
            CHECK(focused() == forth[i]);
        }
        CHECK(tab(true));        // the board
        CHECK_FALSE(tab(true));  // out of it
    }
}

TEST_CASE("what Tab has led to is seen, and pressed by Enter or Space") {
    for (const char* key : {"Enter", " "}) {
        page::open(page::crosshairs::record({page::crosshairs::clouds.begin(), page::crosshairs::clouds.begin() + 2}));
        for (int presses = 0; presses < 100 && focused_mark() != "undo"; ++presses) REQUIRE(tab());
        CHECK(ImGui::GetCurrentContext()->NavCursorVisible);
        page::press(key);
        CHECK(page::app().at("cursor") == 1);
        page::press("Escape");
        page::press("ArrowLeft");
        CHECK(page::app().at("cursor") == 1);
        CHECK_FALSE(page::app().at("view").at("cursor").is_null());
    }
}

TEST_CASE("what Tab has led to is explained beside it, not where the pointer is") {
    for (const ImVec2 pointer : {ImVec2{-1, -1}, ImVec2{5, 400}}) {
        page::open(page::crosshairs::record({page::crosshairs::clouds[0]}));
        if (pointer.x > 0) page::hover(pointer);
        for (int presses = 0; presses < 100 && focused_mark() != "rules"; ++presses) REQUIRE(tab());
        headless::run(1000);
        REQUIRE(page::shows("tip"));
        const page::Box tip = page::mark("tip"), rules = page::mark("rules");
        CHECK(std::abs(tip.min.y - rules.max.y) < 20);
        CHECK(tip.min.x < rules.max.x);
        CHECK(tip.max.x > rules.min.x);
    }
}

TEST_CASE("Tab goes through home page and sheets, and never under a sheet") {
    page::open();
    const std::vector<std::string> home = tabbed_marks();
    CHECK(std::ranges::count(home, "settings") == 1);
    CHECK(std::ranges::count(home, "play:dogfight") == 1);
    page::press(";");
    const std::vector<std::string> sheet = tabbed_marks();
    CHECK(std::ranges::count(sheet, "set:text:3") == 1);
    CHECK(std::ranges::count(sheet, "settings:close") == 1);
    CHECK(std::ranges::count(sheet, "play:dogfight") == 0);
}
