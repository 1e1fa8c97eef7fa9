// Chapters of a study on the page: read in turn, and written.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/chapters.h"
#include "page/driver.h"
#include "support/chapter.h"

using namespace sightlines;

namespace {

Json game_of(const char* cell) { return test::chapter(cell, 0); }

Json study_of_two() { return *with_chapter(*with_title(game_of("a1"), 0, "Entering"), game_of("a2"), "Again"); }

void write_in(const Json& record, const page::Outside& world = page::desktop()) {
    page::open(record, world);
    page::choose("tab:log");
    page::choose("analysis");
}

}  // namespace

TEST_CASE("chapters: a reader goes from one to the next, on a page and in an embed", "[chapters]") {
    const page::Outside world = GENERATE(page::desktop(), page::phone(), page::embed(), page::phone(844, 390));
    page::open(study_of_two(), world);
    const std::string address = page::link();
    CHECK(page::says("Chapter 1. Entering"));
    CHECK(page::says("A comment on a1"));
    CHECK_FALSE(page::shows("chapter:add"));
    page::choose("chapter:next");
    CHECK(page::says("Chapter 2. Again"));
    CHECK(page::says("A comment on a2"));
    page::choose("chapter:next");  // there is none
    CHECK(page::says("Chapter 2. Again"));
    CHECK(page::link() == address);
    page::choose("chapter:previous");
    CHECK(page::says("A comment on a1"));
    page::act("tree:chapter", "1");
    CHECK(page::says("A comment on a2"));
    CHECK(page::text().at("tree").at("chapters") == Json{"1. Entering", "2. Again"});
    CHECK(page::text().at("tree").at("chapter") == 1);
}

TEST_CASE("chapters: a writer adds one, gives it a title, and deletes it", "[chapters]") {
    write_in(game_of("a1"));
    REQUIRE(page::shows("chapter:add"));
    page::choose("chapter:add");
    CHECK(page::says("Chapter 2. Chapter 2"));
    CHECK(chapters_in(page::record_behind(page::link())) == 2);
    page::play_all("+a3=ne");
    page::choose("tab:log");
    page::choose("chapter:rename");
    CHECK(page::asked_for("title sheet"));
    page::act("tree:title", "What follows");
    CHECK(page::says("Chapter 2. What follows"));
    const Json both = page::record_behind(page::link());
    CHECK(chapter_record(both, 0) == game_of("a1"));
    CHECK(chapter_title(both, 1) == "What follows");
    CHECK(chapter_record(both, 1).at("moves").size() == 1);
    page::act("tree:title", std::string(61, 'x'));
    CHECK(page::record_behind(page::link()) == both);
    page::reload();
    CHECK(page::record() == both);
    page::choose("tab:log");
    page::choose("analysis");
    page::choose("chapter:next");
    page::choose("tab:log");
    page::choose("chapter:drop");
    CHECK(page::record_behind(page::link()) == both);  // it is asked once more
    page::choose("chapter:drop");
    CHECK(page::record_behind(page::link()) == game_of("a1"));
    CHECK_FALSE(page::shows("chapter:drop"));
}

TEST_CASE("chapters: a game in which nothing is written offers none", "[chapters]") {
    Json plain = game_of("a1");
    plain.erase("notes");
    write_in(plain);
    CHECK_FALSE(page::shows("chapter:add"));
    CHECK_FALSE(page::shows("chapter"));
}

TEST_CASE("chapters: each is reviewed by itself, and a file holds all", "[chapters]") {
    write_in(study_of_two());
    page::choose("chapter:next");
    page::choose("tab:analysis");
    page::let_computers_act();
    page::choose("review:begin");
    page::let_computers_act();
    CHECK(page::shows("curve"));
    CHECK(page::record() == study_of_two());
}
