// The notice of a refusal does not cover what it highlights, whatever is tried on a board.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/layout.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

// A playthrough, and the number of moves after which many things are illegal.
struct Scene {
    std::string game;
    std::size_t moves;
};

bool can_be_tried(const std::string& mark) {
    for (const char* kind : {"cell:", "plane:"})
        if (mark.starts_with(kind)) return true;
    return false;
}

bool is_in_sight(ImVec2 at) {
    const page::Box board = page::mark("board");
    return at.x > board.min.x && at.x < board.max.x && at.y > board.min.y && at.y < board.max.y;
}

std::vector<page::Outside> worlds() { return {page::desktop(), page::phone(), page::phone(844, 390), page::embed()}; }

}  // namespace

TEST_CASE("a refusal does not cover its highlights", "[layout]") {
    std::string lines;
    std::size_t lit = 0;
    for (const page::Outside& world : worlds()) {
        for (const Scene& scene :
             {Scene{"crosshairs-duel", 2}, Scene{"crosshairs-duel", 24}, Scene{"crossfire-hex-at-random", 30},
              Scene{"aerial-war-battle-at-random", 3}, Scene{"dogfight-a-duel-to-the-kill", 4}}) {
            const auto begin = [&] { page::open_at(page::playthrough(scene.game), scene.moves, world); };
            begin();
            for (const auto& [mark, box] : page::marks()) {
                if (!can_be_tried(mark)) continue;
                if (page::app().at("size") != scene.moves) begin();
                // There are also test ids outside of the visible part of the board.
                if (!page::shows(mark) || !is_in_sight(page::mark(mark).centre())) continue;
                page::choose(mark);
                const layout::Frame frame = layout::look();
                if (frame.refusal && !frame.lit.empty()) ++lit;
                for (const std::string& complaint : layout::refusal_aside(frame))
                    lines += "\n" + scene.game + ", " + mark + ": " + complaint;
            }
        }
    }
    CHECK(lines == "");
    CHECK(lit > 300);
}

TEST_CASE("a refusal of squads does not cover its highlights, whoever shoots at whom", "[layout]") {
    std::string lines;
    std::size_t lit = 0;
    for (const page::Outside& world : worlds()) {
        const page::Playthrough& game = page::playthrough("crossfire-squads-small-table");
        for (const std::size_t moves : {15U, 18U, 30U}) {
            page::open_at(game, moves, world);
            for (int chosen = 0; chosen < 4; ++chosen) {
                for (const std::string target : {"a00", "a01", "a02", "a03", "b00", "b01", "b02", "b03"}) {
                    if (!page::shows("unit:" + target)) continue;
                    page::press(".");
                    if (!is_in_sight(page::mark("unit:" + target).centre())) continue;
                    page::choose("unit:" + target);
                    const layout::Frame frame = layout::look();
                    if (frame.refusal && !frame.lit.empty()) ++lit;
                    for (const std::string& complaint : layout::refusal_aside(frame))
                        lines += "\n" + target + ": " + complaint;
                    if (page::app().at("size") != moves) page::open_at(game, moves, world);
                }
            }
        }
    }
    CHECK(lines == "");
    CHECK(lit > 20);
}
