// A game is packed into its link once a change, and unpacked once an opening.
#include <catch_amalgamated.hpp>
#include <functional>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

// A game in which no other test plays the same moves, so that its links are not known from there.
std::unique_ptr<Match> some_game(const std::string& game) {
    std::unique_ptr<Match> match = *new_match(game, Json::object());
    match->play_opening(4711);
    return match;
}

std::string some_move() {
    const auto match = *open_match(page::record());
    const std::size_t size = match->size();
    for (const Json& each : match->actions())
        if (match->play(each)) return match->text(size);
    return "";
}

LinkWork work_of(const std::function<void()>& what) {
    const LinkWork before = link_work();
    what();
    return {link_work().packed - before.packed, link_work().unpacked - before.unpacked};
}

}  // namespace

TEST_CASE("a game is packed once a change and unpacked once an opening", "[links]") {
    const std::string game = GENERATE(from_range(page::games));
    CAPTURE(game);
    Json record = some_game(game)->record();
    record["players"] = {"Packed", "Once"};  // no other test has packed it a short while ago
    const std::string link = *write_link(record);

    const LinkWork opening = work_of([&] { page::open(link); });
    CHECK(opening.packed <= 1);
    CHECK(opening.unpacked <= 1);

    const std::string move = some_move();
    REQUIRE_FALSE(move.empty());
    CHECK(work_of([&] { page::play_all(move); }).packed == 1);
    CHECK(work_of([&] { page::press("Control+z"); }).packed <= 1);  // where it stands is shared, the whole is kept
    CHECK(work_of([&] { page::press("Control+y"); }).packed == 0);

    const LinkWork again = work_of([] {
        page::press("h");
        page::act("resume", "0");
    });
    CHECK(page::app().at("size") == (*open_match(*read_link(page::link())))->size());
    CHECK(again.packed == 0);
    CHECK(again.unpacked <= 1);
}

TEST_CASE("a link among words is unpacked once", "[links]") {
    const std::string link = *write_link(some_game("crossfire-hex")->record());
    page::open(R"({"game":"crosshairs","version":1})");
    const LinkWork work =
        work_of([&] { page::paste("It's your turn: https://example.org/sightlines/" + link + " !"); });
    CHECK(page::app().at("game") == "crossfire-hex");
    CHECK(work.unpacked <= 1);
    CHECK(work.packed <= 1);
}

TEST_CASE("a move is in the address before what follows it is worked out and read to a screen reader", "[links]") {
    const std::string game = GENERATE(from_range(page::games));
    CAPTURE(game);
    page::open(*write_link(some_game(game)->record()));
    const std::string before = page::link();
    const std::string move = some_move();
    REQUIRE_FALSE(move.empty());
    page::play_all(move);
    REQUIRE(page::link() != before);
    CHECK(page::outside().address_when_announced == page::link());
}
