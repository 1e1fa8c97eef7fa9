#include "games/crossfire_hex/text/guide.h"
#include "api/games.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "games/crossfire_hex/selection.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/page.h"
#include "page/selection_board.h"

using namespace sightlines;
using namespace sightlines::crossfire_hex;

namespace {

using Guided = page::SelectionBoard<Rules, Selection>;

std::vector<GuideHint> hints_for(const Guided& board) {
    const Selection& selection = board.selection;
    return guide_hints(board.scene().rules, board.scene().at, selection.chosen(), selection.entering());
}

bool fits(const Guided& board, std::string_view id) {
    return std::ranges::any_of(hints_for(board), [id](const GuideHint& hint) { return hint.id == id; });
}

}  // namespace

TEST_CASE("hex Crossfire: the guided first game begins with the reader, with few stacks and one disc in reserve") {
    const Guided board(Json::parse(scenario_record("crossfire-hex", "guided")));
    CHECK(board.scene().at.player == 0);
    CHECK(board.scene().at.phase == Phase::play);
    CHECK(board.scene().at.reserve == PerPlayer{1, 0});
}

TEST_CASE("hex Crossfire: each hint of the guided first game has its moment") {
    Guided board(Json::parse(scenario_record("crossfire-hex", "guided")));
    CHECK(fits(board, "choose"));
    CHECK(fits(board, "reserve"));
    CHECK(fits(board, "capacity"));
    CHECK_FALSE(fits(board, "taken"));
    CHECK_FALSE(fits(board, "target"));
    board.selection.click(board.scene(), *cell_from("i5"));
    CHECK(hints_for(board)[0].id == std::string_view("buried"));
    CHECK(fits(board, "target"));
    CHECK_FALSE(fits(board, "choose"));
    board.selection.clear();
    board.selection.choose_reserve(board.scene());
    CHECK(hints_for(board)[0].id == std::string_view("enter"));
}
