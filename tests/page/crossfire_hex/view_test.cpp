#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/match_of.h"
#include "games/crossfire_hex/rules/rules.h"
#include "games/crossfire_hex/text/notation.h"
#include "games/page.h"
#include "page/driver.h"

using namespace sightlines;

TEST_CASE("hex Crossfire: the latest move is marked") {
    page::open(R"({"game":"crossfire-hex","version":1})");
    const auto marked = [] { return page::app().at("view").at("marked").get<int>(); };
    CHECK(marked() == 0);
    page::play_all("k7-j8 j2-k3");
    CHECK(marked() == 1);
    page::press("ArrowLeft");
    CHECK(marked() == 1);
}

TEST_CASE("hex Crossfire: the moves that the view is told to show are marked until the next one") {
    page::open();
    const auto match = *open_match(Json::parse(R"({"game":"crossfire-hex","version":1})"));
    const auto view = make_view(*match);
    const auto marked = [&] { return Json::parse(view->state()).at("marked").get<int>(); };
    for (const char* move : {"k7-j8", "j2-k3"}) {
        const std::size_t from = match->cursor();
        auto& game = static_cast<MatchOf<crossfire_hex::Rules>&>(*match);
        REQUIRE(game.play(*crossfire_hex::read_move_text(move)).accepted());
        view->moved(from, match->cursor());
    }
    CHECK(marked() == 1);
    view->show_moves(0, 2);
    CHECK(marked() == 2);
    view->show_moves(2, 2);
    CHECK(marked() == 1);
    view->show_moves(0, 2);
    match->go_to(0);
    view->moved(2, 0);
    CHECK(marked() == 0);
}
