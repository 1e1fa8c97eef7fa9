#include "games/crosshairs/text/guide.h"
#include "api/games.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "games/crosshairs/selection.h"
#include "games/crosshairs/text/codec.h"
#include "games/crosshairs/text/notation.h"
#include "games/page.h"
#include "page/selection_board.h"

using namespace sightlines;
using namespace sightlines::crosshairs;

namespace {

class Guided : public page::SelectionBoard<Rules, Selection> {
  public:
    explicit Guided(std::initializer_list<const char*> moves) : SelectionBoard(with(moves)) {
        selection.moved(scene());
    }
    std::string best() const {
        const std::vector<GuideHint> hints = all();
        return hints.empty() ? "" : hints[0].id;
    }
    bool fits(std::string_view id) const {
        const std::vector<GuideHint> hints = all();
        return std::ranges::any_of(hints, [id](const GuideHint& hint) { return hint.id == id; });
    }

    std::string place_of(std::string_view id) const {
        const std::vector<GuideHint> hints = all();
        const auto found = std::ranges::find_if(hints, [id](const GuideHint& hint) { return hint.id == id; });
        REQUIRE(found != hints.end());
        return found->place < 0 ? "" : cell_name(static_cast<Cell>(found->place));
    }

  private:
    std::vector<GuideHint> all() const { return guide_hints(scene().rules, scene().at, selection.choice()); }
    static Json with(std::initializer_list<const char*> moves) {
        Json record = Json::parse(scenario_record("crosshairs", "guided"));
        record["moves"] = Json::array();
        for (const char* move : moves) record["moves"].push_back(Codec<Rules>::write(*read_move_text(move)));
        return record;
    }
};

}  // namespace

TEST_CASE("crosshairs: the guided first game begins with the reader, near a shot, and with few planes") {
    const Guided board({});
    CHECK(board.scene().at.player == 0);
    CHECK(board.scene().at.planes.size() <= 8);
    CHECK(std::ranges::all_of(board.scene().at.off, [](int planes) { return planes == 0; }));
}

TEST_CASE("crosshairs: each hint of the guided first game has its moment") {
    Guided board({});
    CHECK(board.best() == "choose");
    CHECK(board.place_of("aim") == "h4");
    CHECK(board.place_of("block") == "d4");
    board.selection.click(board.scene(), *cell_from("c4"));
    CHECK(board.best() == "fly");
    CHECK(board.fits("height"));
    CHECK_FALSE(board.fits("choose"));
    CHECK(Guided({"c4-2<"}).best() == "shoot");
    CHECK(Guided({"c4v"}).best() == "dive");
    CHECK(Guided({"c4-2<", "xh4"}).best() == "won-one");
    CHECK(Guided({"c4-2<", "xh4", "d4-1", "e4-1", "d2-1"}).best().empty());  // Red's turn
}
