// Windows far smaller than any board: at the largest zoom of a browser, on a small screen.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "imgui_internal.h"
#include "page/crosshairs/driver.h"
#include "page/driver.h"
#include "page/layout.h"

using namespace sightlines;

TEST_CASE("the page comes to rest in any window, however small", "[layout]") {
    for (const char* game : {"crosshairs", "crossfire-hex", "crossfire-squads", "dogfight", "aerial-war"}) {
        for (const float height : {96.0f, 60.0f, 200.0f}) {
            headless::Outside world = page::desktop();
            world.around.width = 128;
            world.around.height = height;
            CAPTURE(game, height);
            page::open(Json{{"game", game}, {"version", 1}}, world);
            CHECK(page::app().at("screen") == "table");
        }
    }
}

namespace {

// 1280x1024 at 400%.
page::Outside enlarged_fourfold(bool fingers) { return fingers ? page::phone(320, 256) : page::desktop(320, 256); }

// By Tab and Enter, or by a press.
void use(const std::string& mark, bool keys) {
    CAPTURE(mark);
    if (!keys) return page::choose(mark);
    const auto focused = [&] {
        const page::Box box = page::mark(mark);
        const ImGuiWindow* window = ImGui::GetCurrentContext()->NavWindow;
        if (window == nullptr || !ImGui::GetCurrentContext()->NavCursorVisible) return false;
        const ImRect rect = ImGui::WindowRectRelToAbs(const_cast<ImGuiWindow*>(window), window->NavRectRel[0]);
        return rect.Contains(box.centre()) && rect.GetWidth() < 400 && rect.GetHeight() < 100;
    };
    for (int presses = 0; presses < 80 && !focused(); ++presses) page::press("Tab");
    REQUIRE(focused());
    page::press("Enter");
}

}  // namespace

TEST_CASE("at 400% a whole turn of Crosshairs is played on the board, by finger, mouse and keys") {
    using namespace page::crosshairs;
    std::vector<std::string> before = clouds;
    before.insert(before.end(), opening.begin(), opening.begin() + 10);
    const std::vector<std::string> turn(opening.begin() + 10, opening.begin() + 15);
    for (const bool fingers : {true, false}) {
        page::open(record(before), enlarged_fourfold(fingers));
        for (const std::string& move : turn) {
            CAPTURE(fingers, move);
            const int size = page::app().at("size").get<int>();
            point(move);
            CHECK(page::app().at("size").get<int>() == size + 1);
        }
        CHECK(page::app().at("asked").at("player") == 1);
    }
    page::open(record(before), enlarged_fourfold(false));
    for (const std::string& move : turn) type(move);
    CHECK(page::app().at("asked").at("player") == 1);
}

TEST_CASE("at 400% every game is begun and played on by finger and by keys") {
    for (const std::string& game : page::games) {
        for (const bool keys : {false, true}) {
            CAPTURE(game, keys);
            page::open("", enlarged_fourfold(!keys));
            use("play:" + game, keys);
            use("mode:2", keys);
            use("start", keys);
            REQUIRE(page::app().at("screen") == "table");
            const int before = page::app().at("size").get<int>();
            if (page::shows("throw")) {
                use("throw", keys);
            } else {
                use("hint", keys);
                page::let_computers_act();
                // A hint with a button of its own, or one that the button of the view plays.
                for (const char* mark : {"hint-play", "action:fly", "do:move"}) {
                    if (!page::shows(mark)) continue;
                    use(mark, keys);
                    break;
                }
            }
            CHECK(page::app().at("size").get<int>() > before);
        }
    }
}

TEST_CASE("at 400% the layout of the table is fetched, and without it one plays on as well") {
    using namespace page::crosshairs;
    for (const bool comes : {true, false}) {
        CAPTURE(comes);
        page::Outside world = enlarged_fourfold(false);
        world.code = platform::LoadState::away;
        page::open(record({clouds.begin(), clouds.begin() + 2}), world);
        const auto scrolls_as_a_whole = [] {
            return std::ranges::any_of(layout::look().panels, [](const layout::Panel& panel) {
                return panel.name == "panel" && panel.most > 0;
            });
        };
        CHECK_FALSE(scrolls_as_a_whole());
        headless::code_arrived(comes);
        page::settle();
        CHECK(scrolls_as_a_whole() == comes);
        point(clouds[2]);
        CHECK(page::app().at("size") == 3);
    }
}

TEST_CASE("at 400% the text view is offered in the head of the page") {
    for (const bool fingers : {true, false}) {
        page::open("", enlarged_fourfold(fingers));
        CHECK(page::mark("text-view").max.y < 200);
    }
}
