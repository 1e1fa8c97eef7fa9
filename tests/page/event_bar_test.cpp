// The bar below the board and the dice of games with long turns (TellsEvents).
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "board/die.h"
#include "imgui.h"
#include "page/dogfight/duel.h"
#include "page/driver.h"
#include "page/playthroughs.h"
#include "screens/table/event_bar.h"

using namespace sightlines;

namespace {

page::Outside dice_follow(page::Outside world) {
    world.storage.clear();
    return world;
}

page::Playthrough played_by(const char* name, const std::vector<std::string>& players) {
    page::Playthrough game = page::playthrough(name);
    Json record = Json::parse(game.record);
    record["players"] = players;
    game.record = write_json(record);
    return game;
}

std::size_t size() { return page::app().at("size").get<std::size_t>(); }

}  // namespace

TEST_CASE("the press that causes a throw throws it, and the result stays below the board", "[strip]") {
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390)}) {
        page::open(page::duel, dice_follow(world));
        REQUIRE(page::shows("action:*3"));
        page::choose("action:*3");
        page::wait(1500);
        CHECK(size() >= 2);
        CHECK(page::record().at("moves").size() == size());
        CHECK(page::shows("told:strip"));
        CHECK(page::says("hit"));
    }
}

TEST_CASE("whoever throws each roll themselves is asked for it", "[strip]") {
    page::open(page::duel);
    page::choose("action:*3");
    page::wait(1500);
    CHECK(size() == 1);
    CHECK(page::shows("throw"));
    page::choose("throw");
    page::wait(1500);
    CHECK(size() > 1);
}

TEST_CASE("dice are drawn at rest before their result is told, however slow the page is", "[strip]") {
    page::open(page::duel, page::phone());
    page::choose("action:*3");
    page::wait(1500);
    REQUIRE(size() == 1);
    page::change([](platform::Surroundings& around) { around.reduced_motion = false; });
    const ImVec2 at = page::where("throw");
    page::finger(1, "down", at);
    page::finger(1, "up", at);
    page::outside().drawing_ms = 2000;
    for (int frame = 0; frame < 4 && page::shows("throw"); ++frame) headless::run_frames(1);
    REQUIRE_FALSE(page::shows("throw"));
    headless::run_frames(2);  // one while they roll, and one when all of it would be over
    CHECK(size() == 1);
    headless::run_frames(1);
    page::outside().drawing_ms = 0;
    page::wait(1500);
    CHECK(size() > 1);
}

TEST_CASE("a link in which dice are due throws none by itself", "[strip]") {
    page::open(page::duel);
    page::choose("action:*3");
    const Json record = page::record();
    page::open(record, dice_follow(page::desktop()));
    page::wait(3000);
    CHECK(size() == 1);
    CHECK(page::shows("throw"));
}

TEST_CASE("what is too long for the strip loses its beginning, then its last words, but no part of a letter",
          "[strip]") {
    page::open(page::duel);
    const auto shown = [](const std::string& text) { return last_sentences(text, {120, 20}); };
    const std::string more = "\xE2\x80\xA6";
    CHECK(shown("A hit.") == "A hit.");
    CHECK(shown("A long sentence about a shot that came before. A hit.") == "A hit.");
    CHECK(shown("Somebody shot at somebody else, far away. Dice: 5 and 1. Red fell.") == "Red fell.");
    CHECK(shown("Somebody walks to the woods at the flag, far away. It holds them.").starts_with("Somebody"));
    CHECK(shown("Somebody walks to the woods, far away. None of yours sees it.").starts_with("Somebody"));
    const std::string sentence = "A sentence that is far too long for such a narrow strip.", begin = shown(sentence);
    REQUIRE(begin.ends_with(more));
    const std::size_t size = begin.size() - more.size();
    CHECK(begin.substr(0, size) == sentence.substr(0, size));
    CHECK(sentence[size] == ' ');
    for (const std::string letter : {"w", "\xC3\xBC", "\xE7\x8E\x8B"}) {
        std::string word;
        for (int i = 0; i < 60; ++i) word += letter;
        const std::string cut = shown(word);
        REQUIRE(cut.ends_with(more));
        const std::string left = cut.substr(0, cut.size() - more.size());
        CHECK(left.size() >= letter.size());
        CHECK(left.size() % letter.size() == 0);
        CHECK(left == word.substr(0, left.size()));
    }
}

TEST_CASE("the sum of a turn loses its last sentences where it is too long for the strip", "[strip]") {
    page::open(page::duel);
    const auto shown = [](const std::string& text) { return first_sentences(text, {120, 20}); };
    CHECK(shown("It flew.") == "It flew.");
    CHECK(shown("It flew. A long sentence about what that means. And another one.") == "It flew.");
    CHECK(shown("A sentence that is far too long for such a narrow strip. It flew.").starts_with("A sentence"));
}

TEST_CASE("what is told in the bar is told nowhere else at the same time", "[strip]") {
    int told = 0;
    for (const char* name : {"dogfight-a-duel-to-the-kill", "crossfire-squads-small-table"}) {
        const page::Playthrough& game = page::playthrough(name);
        for (std::size_t ply = 1; ply < game.moves.size(); ply += 3) {
            page::open_at(game, ply, page::desktop(1280, 1000));
            if (!page::shows("told:strip")) continue;
            const page::Box strip = page::mark("told:strip");
            std::string bar;  // its first line
            for (const headless::DrawnText& text : headless::texts()) {
                const bool in_it =
                    text.box.min.y >= strip.min.y && text.box.max.y <= strip.max.y + 1 && text.box.max.x <= strip.max.x;
                if (in_it && bar.empty()) bar = text.text;
            }
            for (const headless::DrawnText& text : headless::texts()) {
                constexpr std::size_t long_enough = 20;
                if (!text.window.starts_with("panel/tab") || text.text.size() < long_enough) continue;
                CAPTURE(name, ply, text.text, bar);
                CHECK_FALSE(bar.starts_with(text.text));
                ++told;
            }
        }
    }
    CHECK(told > 0);
}

TEST_CASE("a full stop in a name ends no sentence", "[strip]") {
    const page::Playthrough game =
        played_by("dogfight-a-duel-to-the-kill", {"Dr. Theodora van der Wildenburg", "Harry Sam Longfellow jr."});
    int cut = 0;
    for (std::size_t ply = 1; ply < game.moves.size(); ++ply) {
        page::open_at(game, ply, page::phone(320, 568));
        if (!page::shows("told:strip")) continue;
        const page::Box strip = page::mark("told:strip");
        for (const headless::DrawnText& text : headless::texts()) {
            if (text.box.min.y < strip.min.y || text.box.max.y > strip.max.y + 1) continue;
            CAPTURE(ply, text.text);
            const bool begins = text.box.min.y < strip.min.y + 8;  // what follows may be broken anywhere
            CHECK_FALSE((begins && text.text.starts_with("Theodora")));
            CHECK_FALSE((begins && text.text[0] >= 'a' && text.text[0] <= 'z'));
            cut += text.text.starts_with("Dr.");
        }
    }
    CHECK(cut > 0);
}

TEST_CASE("a strip that takes room of the board leaves the buttons on it alone", "[strip]") {
    const page::Playthrough game =
        played_by("crossfire-squads-small-table", {"Theodora van der Wildenburg", "Harry Samuel Longfellow the Third"});
    float highest = 0;
    for (std::size_t ply = game.moves.size(); ply + 12 > game.moves.size(); --ply)
        for (const bool side : {false, true}) {
            page::open_at(game, ply, side ? page::phone(568, 320) : page::phone(320, 568));
            if (!page::shows("told:strip")) continue;
            const page::Box strip = page::mark("told:strip");
            highest = std::max(highest, strip.height());
            for (const char* name : {"whole-table", "do:end"})
                if (page::shows(name)) {
                    CAPTURE(ply, side, name, strip.min.y);
                    CHECK(page::mark(name).max.y <= strip.min.y);
                }
        }
    CHECK(highest > 54);  // of three lines: it has grown
}

TEST_CASE("a die with a numeral is no square, as a key is", "[strip]") {
    page::open(page::duel);
    const auto corners = [](int sides) {
        ImDrawList list(ImGui::GetDrawListSharedData());
        list._ResetForNewFrame();
        draw_die(list, {.centre = {100, 100}, .size = 20, .sides = sides});
        return std::ranges::count_if(list.VtxBuffer, [](const ImDrawVert& vertex) {
            const bool solid = (vertex.col >> IM_COL32_A_SHIFT) == 255;
            return solid && std::abs(vertex.pos.x - 100) > 6 && std::abs(vertex.pos.y - 100) > 6;
        });
    };
    CHECK(corners(6) > 0);
    CHECK(corners(10) == 0);
}

TEST_CASE("the bar below a game that is over says how it ended, however long the last event is", "[strip]") {
    for (const int seed : {1, 2, 3, 4, 5, 6}) {
        page::Outside world = page::phone();
        world.storage.clear();
        world.seed = static_cast<std::uint64_t>(seed);
        page::open("", world);
        for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
        for (int presses = 0; presses < 60 && page::text().at("over") == false; ++presses) {
            page::press(" ");
            page::wait(6000);
            page::let_computers_act();
        }
        page::wait(9000);
        CAPTURE(seed, write_json(page::app().at("bar")));
        REQUIRE(page::text().at("over") == true);
        if (!page::shows("told:strip") || page::app().at("bar").is_null()) continue;
        const std::string told = page::app().at("bar").at("text").get<std::string>();
        if (told.find("win") == std::string::npos) continue;
        CHECK((page::says("win.") || page::says("wins.")));
    }
}
