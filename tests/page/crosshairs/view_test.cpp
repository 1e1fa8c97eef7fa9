#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/match_of.h"
#include "games/crosshairs/rules/rules.h"
#include "games/crosshairs/text/notation.h"
#include "games/page.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

// A match and its view, to which a table tells what was played.
class Told {
  public:
    explicit Told(const char* record) : match_(*open_match(Json::parse(record))), view_(make_view(*match_)) {}

    BoardView& view() { return *view_; }
    void play(const char* move) {
        const std::size_t from = match_->cursor();
        auto& match = static_cast<MatchOf<crosshairs::Rules>&>(*match_);
        REQUIRE(match.play(*crosshairs::read_move_text(move)).accepted());
        view_->moved(from, match_->cursor());
    }
    void go_to(std::size_t ply) {
        const std::size_t from = match_->cursor();
        match_->go_to(ply);
        view_->moved(from, ply);
    }
    int marked(const char* what) const { return Json::parse(view_->state()).at(what).get<int>(); }

  private:
    std::unique_ptr<Match> match_;
    std::unique_ptr<BoardView> view_;
};

constexpr const char* before_a_shot =
    R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":7,"left":1,"clouds":["c2","e3","i6"],
        "planes":[{"at":"g2","p":0,"dir":"e","m":true},{"at":"d8","p":0,"dir":"w"},{"at":"g6","p":1,"dir":"sw","h":4},
        {"at":"j3","p":1,"dir":"e"},{"at":"j6","p":1,"dir":"w"}]}})";

}  // namespace

TEST_CASE("crosshairs: the actions that the view is told to show are marked until the next one") {
    page::open();
    Told game(before_a_shot);
    for (const char* move : {"d8-1>", "xg6", "j3-1", "j6-1"}) game.play(move);
    CHECK(game.marked("shots") == 0);  // only the last turn
    CHECK(game.marked("flights") == 2);
    game.view().show_moves(0, 4);
    CHECK(game.marked("shots") == 1);
    CHECK(game.marked("flights") == 3);
    game.play("d7-1");
    CHECK(game.marked("shots") == 0);
    CHECK(game.marked("flights") == 2);
}

TEST_CASE("crosshairs: one action is marked, also one after the cursor, and then the last turn again") {
    page::open();
    Told game(before_a_shot);
    for (const char* move : {"d8-1>", "xg6", "j3-1", "j6-1"}) game.play(move);
    game.view().show_moves(1, 2);
    CHECK(game.marked("shots") == 1);
    CHECK(game.marked("flights") == 0);
    game.view().show_moves(4, 4);
    CHECK(game.marked("shots") == 0);
    CHECK(game.marked("flights") == 2);
    game.go_to(0);
    CHECK(game.marked("flights") == 0);
    game.view().show_moves(1, 2);
    CHECK(game.marked("shots") == 1);
}

TEST_CASE("crosshairs: a shot stays marked in the turn in which it was fired") {
    page::open();
    Told game(
        R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":7,"left":2,
            "planes":[{"at":"g2","p":0,"dir":"e","m":true},{"at":"d8","p":0,"dir":"w"},{"at":"a3","p":0,"dir":"ne"},
            {"at":"g6","p":1,"dir":"sw","h":4},{"at":"j3","p":1,"dir":"e"},{"at":"j6","p":1,"dir":"w"}]}})");
    game.play("d8-1>");
    CHECK(game.marked("shots") == 0);
    game.play("xg6");
    CHECK(game.marked("shots") == 1);
    CHECK(game.marked("flights") == 0);
    game.play("a3-1");
    CHECK(game.marked("shots") == 1);  // once
}
