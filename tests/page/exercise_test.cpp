// An exercise is made in a study, and opened by its link: on the page, and in an embed whose host is told that it was
// solved.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/lesson.h"
#include "page/driver.h"
#include "page/study.h"

using namespace sightlines;
using page::action, page::actions, page::game, page::line;

namespace {

Json commented() {
    Json record = game();
    record["notes"] = Json::array({{{"at", 0}, {"text", "A quiet start. Goal: Take the middle. Hint: Two steps."}},
                                   {{"at", 3}, {"text", "That is it."}}});
    record["lines"] = Json::array({line(0, 0, {"h2-j2"})});
    record["lines"][0]["notes"] = Json::array({{{"at", 1}, {"text", "The wrong way."}}});
    return record;
}

void make_at_start() {
    page::open_log(commented());
    page::go_to(0);
    page::choose("tree:exercise");
}

std::string last(std::string_view kind) {
    const auto& all = page::outside().requests;
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const auto& each) { return each.kind == kind; });
    return found == all.rend() ? "none" : found->what;
}

// What the sheet would open in another tab.
std::string made_link() {
    make_at_start();
    page::choose("exercise:try");
    const std::string address = last("open page");
    return address.substr(address.find('#'));
}

bool was_told(std::string_view event) {
    return std::ranges::any_of(page::outside().requests,
                               [&](const auto& each) { return each.kind == "host" && each.what == event; });
}

void solve() {
    page::play_all("d2-f2");
    CHECK(page::app().at("size") == 2);  // with the reply
    page::play_all("e3-g3");
}

}  // namespace

TEST_CASE("exercise: the sheet says what is to be found, and the goal and hints are written as a comment") {
    page::open_analysed(game());
    page::choose("tree:exercise");  // nothing follows that could be found
    CHECK(page::says("Nothing is to be found here yet"));
    CHECK(page::shows("exercise:fault"));
    page::choose("exercise:close");
    page::go_to(0);
    page::choose("tree:exercise");
    CHECK(page::says("From this position the reader must find: d2-f2, e3-g3"));
    CHECK(page::says("Goal: Find the best moves."));
    CHECK(page::says("0 wrong tries answered."));
    page::choose("exercise:words");
    CHECK(last("comment sheet") == "Goal: Find the best move. Hint: ");
    page::act("tree:comment", "Goal: Take the middle. Hint: Two steps.");
    page::choose("tree:exercise");
    CHECK(page::says("Goal: Take the middle."));
}

TEST_CASE("exercise: its link opens it, wrong tries are answered, and the right ones solve it") {
    const std::string link = made_link();
    CHECK(link.starts_with("#exercise=0.1x.h"));
    page::open(link);
    CHECK(page::says("A quiet start."));
    CHECK(page::says("Take the middle."));
    page::play_all("h2-j2");
    CHECK(page::app().at("size") == 0);
    CHECK(page::says("The wrong way."));
    solve();
    CHECK(page::says("That is it."));
    CHECK_FALSE(page::shows("lesson:list"));
    page::choose("lesson:play-on");
    CHECK(page::record().at("moves").size() == 3);
}

TEST_CASE("exercise: in an embed the host is told that it was solved, and what was tried stays") {
    const std::string link = made_link();
    page::open(link, page::embed());
    CHECK_FALSE(was_told("solved"));
    solve();
    CHECK(was_told("solved"));
    page::reload();
    CHECK(page::says("Take the middle."));
}

TEST_CASE("exercise: started over it is the same exercise again") {
    page::open(made_link());
    page::play_all("d2-f2");
    page::choose("lesson:again");
    CHECK(page::app().at("size") == 0);
    CHECK(page::says("Take the middle."));
}

TEST_CASE("exercise: the file has the format of lessons, and opens") {
    make_at_start();
    page::choose("exercise:file");
    const auto& all = page::outside().requests;
    const auto saved = std::ranges::find_if(all, [](const auto& each) { return each.kind == "download"; });
    REQUIRE(saved != all.end());
    CHECK(saved->what == "exercise.json");
    const std::string file = saved->text;
    CHECK(read_lessons(file).has_value());
    page::open("");
    page::load(file);
    CHECK(page::says("Take the middle."));
}

TEST_CASE("exercise: a link that names none says so") {
    page::open("");
    CHECK(page::load("#exercise=9.1x.h090RN7i9zZm")
              .at("error")
              .at("message")
              .get<std::string>()
              .starts_with("Nothing is to be found here yet"));
    CHECK(page::load("#exercise=nonsense").contains("error"));
}
