// The puzzle of the day, over midnight, time zones, wrong clocks and releases; and links to puzzles of another release.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "api/puzzle.h"
#include "page/driver.h"
#include "screens/puzzles/puzzle_catalogue.h"

using namespace sightlines;

namespace {

constexpr double day_ms = 86'400'000, hour_ms = day_ms / 24;
constexpr double midnight = 19'676 * day_ms;  // 15 November 2023, in Greenwich

Json puzzle(const std::string& id, const char* cell) {
    return {{"id", id},
            {"title", "Title of " + id},
            {"level", 1},
            {"record", {{"game", "crosshairs"}, {"version", 1}}},
            {"answer", Json::array({Json{{"do", "cloud"}, {"cell", cell}}})},
            {"hint", "Hint"},
            {"why", "Reason"}};
}

std::string file_of(const Json& list, const Json& days = nullptr, const Json& past = nullptr) {
    Json file{{"puzzles", 1}, {"game", "crosshairs"}, {"list", list}};
    if (!past.is_null()) file["past"] = past;
    if (!days.is_null()) file["days"] = days;
    return write_json(file);
}

const Json a = puzzle("a", "c4"), b = puzzle("b", "e5"), c = puzzle("c", "f6"), d = puzzle("d", "g6");

std::string id_of_day(const std::string& file, int day) {
    const auto book = read_puzzles(file);
    REQUIRE(book);
    page::open();
    PuzzleCatalogue catalogue;
    catalogue.fetch("crosshairs");
    catalogue.loaded("crosshairs", file);
    const Puzzle* daily = catalogue.of_day("crosshairs", day);
    REQUIRE(daily != nullptr);
    return daily->id;
}

// The page at a time of Greenwich, in a zone.
void come_at(double ms, int minutes_east, page::Outside world) {
    world.puzzles = [](std::string_view) { return file_of(Json::array({a, b, c})); };
    world.began_ms = ms - world.clock_ms;
    world.minutes_east = minutes_east;
    world.address = {""};
    world.step = 0;
    page::open("#puzzles", world);
}

std::string daily() { return page::app().at("daily").at("crosshairs").at("id").get<std::string>(); }
std::string streak() { return page::text().at("streak").get<std::string>(); }

void answer(const std::string& id) { page::play_all(id == "a" ? "~c4" : id == "b" ? "~e5" : "~f6"); }

void solve_daily() {
    const std::string id = daily();
    page::choose("daily:crosshairs");
    answer(id);
    REQUIRE(page::app().at("puzzle").at("stand") == "done");
}

}  // namespace

TEST_CASE("a book that grows or loses puzzles keeps its puzzle of each day", "[puzzles]") {
    const Json days = Json::array({{{"from", 0}, {"ids", {"a", "b", "c"}}}});
    const std::string before = file_of(Json::array({a, b, c}), days);
    const std::string grown = file_of(Json::array({d, c, puzzle("e", "h6"), b, a}), days);
    const std::string without_b = file_of(Json::array({d, c, a}), days);
    std::vector<std::string> seen;
    for (int day = 20'000; day < 20'006; ++day) {
        const std::string id = id_of_day(before, day);
        seen.push_back(id);
        CHECK(id_of_day(grown, day) == id);
        CHECK(id_of_day(without_b, day) == (id == "b" ? "c" : id));
    }
    std::ranges::sort(seen);
    CHECK(seen == std::vector<std::string>{"a", "a", "b", "b", "c", "c"});
}

TEST_CASE("what joins the puzzles of the day does so on a day", "[puzzles]") {
    const Json old = {{"from", 0}, {"ids", {"a", "b"}}}, later = {{"from", 20'010}, {"ids", {"d"}}};
    const Json list = Json::array({a, b, d});
    for (int day = 20'000; day < 20'010; ++day)
        CHECK(id_of_day(file_of(list, Json::array({old, later})), day) ==
              id_of_day(file_of(list, Json::array({old})), day));
    CHECK(id_of_day(file_of(list, Json::array({old, later})), 20'010) == "d");
    CHECK(id_of_day(file_of(list, Json::array({old, {{"from", 0}, {"ids", {"gone"}}}})), 5) != "");
    CHECK_FALSE(read_puzzles(file_of(list, Json::array({{{"from", 0}, {"ids", Json::array()}}}))));
    CHECK_FALSE(read_puzzles(file_of(list, Json::array({{{"since", 0}, {"ids", {"a"}}}}))));
}

TEST_CASE("a past puzzle stays that of its days and of its links, and is offered no longer", "[puzzles]") {
    const Json days = Json::array({{{"from", 0}, {"ids", {"a", "b"}}}, {{"from", 20'010}, {"ids", {"a", "d"}}}});
    const std::string file = file_of(Json::array({a, d}), days, Json::array({b}));
    for (int day = 20'000; day < 20'020; ++day) {
        INFO(day);
        CHECK(id_of_day(file, day) == (day % 2 == 0 ? "a" : day < 20'010 ? "b" : "d"));
    }
    page::Outside world = page::desktop();
    world.puzzles = [&](std::string_view) { return file; };
    world.began_ms = 20'011 * day_ms - world.clock_ms;
    world.storage["puzzles.crosshairs"] = "1 b -";
    page::open("#puzzle=crosshairs", world);
    CHECK(page::text().at("daily")[0].at("progress") == "0 of 2 solved");
    CHECK(page::text().at("levels")[0].at("puzzles").size() == 2);
    page::open("#puzzle=crosshairs/b", world);
    CHECK(page::says("An earlier puzzle"));
    answer("b");
    REQUIRE(page::app().at("puzzle").at("stand") == "done");
    page::choose("puzzle:next");
    CHECK(page::app().at("puzzle").at("id") == "a");
    CHECK(page::says("Puzzle 1 of 2"));
}

TEST_CASE("the puzzles of days that have come never change", "[puzzles]") {
    std::ifstream file(TESTS_DIR "/golden/puzzles-of-days.json");
    const Json golden = Json::parse(file);
    REQUIRE(golden.size() == page::games.size());
    for (const auto& [game, days] : golden.items()) {
        page::open();
        PuzzleCatalogue catalogue;
        catalogue.fetch(game);
        catalogue.loaded(game, headless::puzzles_on_disk(game));
        const auto book = catalogue.book(game);
        REQUIRE(book != nullptr);
        REQUIRE_FALSE(book->days.empty());
        for (const Json& day : days) {
            INFO(game << " " << day.dump());
            CHECK(catalogue.of_day(game, day[0].get<int>())->id == day[1].get<std::string>());
        }
        int from = -1;
        for (const PuzzleDays& list : book->days) {
            CHECK(list.from > from);
            from = list.from;
            std::vector<std::string> ids = list.ids;
            std::ranges::sort(ids);
            CHECK(std::ranges::adjacent_find(ids) == ids.end());
        }
    }
}

TEST_CASE("the puzzle of the day changes at the midnight of the place", "[puzzles]") {
    constexpr double in_the_evening = 1'700'000'000'000;  // 22:13 in Greenwich
    come_at(in_the_evening, 60, page::desktop());
    const std::string before = daily();
    come_at(in_the_evening, 120, page::desktop());
    CHECK(daily() != before);
}

TEST_CASE("a puzzle that is opened before midnight and solved after it counts for its day", "[puzzles]") {
    come_at(midnight - 60'000, 0, page::desktop());
    const std::string id = daily();
    page::choose("daily:crosshairs");
    page::wait(120'000);
    answer(id);
    come_at(midnight + 2 * hour_ms, 0, page::outside());
    CHECK(streak().find("1 day") != std::string::npos);
    CHECK(daily() != id);
    solve_daily();
    come_at(midnight + 3 * hour_ms, 0, page::outside());
    CHECK(streak().find("2 days") != std::string::npos);
}

TEST_CASE("a page that is left open over midnight opens the puzzle of the new day", "[puzzles]") {
    come_at(midnight - 60'000, 0, page::desktop());
    const std::string before = daily();
    page::wait(120'000);
    page::choose("daily:crosshairs");
    CHECK(page::app().at("puzzle").at("id") != before);
    CHECK(page::app().at("puzzle").at("daily") == true);
}

TEST_CASE("zones: a day that comes twice, one that is left out, the ends of the earth, and summer time", "[puzzles]") {
    constexpr int hour = 60;
    come_at(midnight + hour_ms / 2, 0, page::desktop());  // half past midnight
    solve_daily();
    come_at(midnight + 2 * hour_ms, -8 * hour, page::outside());  // flown west: it is the day before again
    solve_daily();
    CHECK(page::outside().storage.at("puzzles.crosshairs").ends_with("19675-19676"));
    come_at(midnight + 30 * hour_ms, 14 * hour, page::outside());  // Kiritimati, where it is two days later
    solve_daily();
    CHECK(page::outside().storage.at("puzzles.crosshairs").ends_with("19675-19677"));
    come_at(midnight + 30 * hour_ms, -11 * hour, page::outside());  // Niue at the same moment: the day of the first
    CHECK(page::text().at("daily")[0].at("solved") == true);
    // In Berlin clocks go back an hour on 29 October 2023, which is day 19'659: half past two comes twice.
    const double sunday = 19'659 * day_ms;
    come_at(sunday + hour_ms / 2, 2 * hour, page::desktop());
    const std::string id = daily();
    solve_daily();
    come_at(sunday + 3 * hour_ms / 2, hour, page::outside());
    CHECK(daily() == id);
    CHECK(page::text().at("daily")[0].at("solved") == true);
}

TEST_CASE("a clock that was set to 2038 for a while does not hold up the streak", "[puzzles]") {
    come_at(midnight, 0, page::desktop());
    solve_daily();
    come_at(24'900 * day_ms, 0, page::outside());
    CHECK(streak().find("in a row") == std::string::npos);
    solve_daily();
    come_at(midnight + day_ms, 0, page::outside());
    CHECK(streak().find("1 day") != std::string::npos);
    CHECK(page::text().at("daily")[0].at("solved") == false);
    solve_daily();
    come_at(midnight + day_ms, 0, page::outside());
    CHECK(streak().find("2 days") != std::string::npos);
}

TEST_CASE("a link to a puzzle or a lesson of another release says so, and shows all that there are", "[puzzles]") {
    page::open("#puzzle=crosshairs/p9999");
    CHECK(page::app().at("screen") == "puzzles");
    CHECK(page::says("This link is for a puzzle that does not exist. These are all of them."));
    page::open("#lesson=crosshairs/of-an-older-release");
    CHECK(page::app().at("screen") == "learn");
    CHECK(page::says("This link is for a lesson that does not exist. These are all of them."));
    CHECK(page::text().at("progress").get<std::string>().starts_with("This link is for a lesson that does not exist."));
    page::open("#lesson=crosshairs");
    CHECK_FALSE(page::says("a lesson that does not exist"));
    for (const char* address : {"#puzzle=chess/p1", "#puzzle=chess", "#puzzle=Crosshairs/p1", "#puzzle="}) {
        INFO(address);
        page::open(address);
        CHECK(page::app().at("screen") == "puzzles");
        CHECK(page::says("This link is for a puzzle that does not exist. These are all of them."));
    }
    for (const char* address : {"#lesson=chess/enter", "#lesson=chess", "#lesson=Crosshairs/enter", "#lesson="}) {
        INFO(address);
        page::open(address);
        CHECK(page::app().at("screen") == "learn");
        CHECK(page::says("This link is for a lesson that does not exist. These are those of Crosshairs."));
    }
}

TEST_CASE("solved puzzles and lessons that are gone count for nothing", "[puzzles]") {
    page::Outside world = page::desktop();
    world.storage["puzzles.crosshairs"] = "1 gone,p9999,a -";
    world.storage["lessons.crosshairs"] = ",gone,";
    come_at(midnight, 0, world);
    CHECK(page::text().at("daily")[0].at("progress").get<std::string>().starts_with("1 of 3"));
    page::open("#lesson=crosshairs", world);
    CHECK(page::text().at("progress").get<std::string>().starts_with("0 of "));
}
