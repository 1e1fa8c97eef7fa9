// A study with chapters: in a record, taken apart and put together, in a link, and refused.
#include "api/chapters.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "support/chapter.h"

using namespace sightlines;

namespace {

Json game_of(const char* cell) { return test::chapter(cell, 1); }

Json study_of_three() {
    const Json two = *with_chapter(*with_title(game_of("a1"), 0, "First"), game_of("a2"), "Second");
    return *with_chapter(two, game_of("a3"), "");
}

std::string refusal(const Json& record) {
    const auto opened = open_match(record);
    return opened ? "" : opened.error().code + ": " + opened.error().message;
}

}  // namespace

TEST_CASE("chapters: a study is put together and taken apart", "[chapters]") {
    const Json study = study_of_three();
    CHECK(study.at("version") == 2);
    CHECK(chapters_in(study) == 3);
    CHECK(chapter_title(study, 0) == "First");
    CHECK(chapter_title(study, 1) == "Second");
    CHECK(chapter_title(study, 2) == "");
    CHECK(chapter_record(study, 0) == game_of("a1"));
    CHECK(chapter_record(study, 2) == game_of("a3"));
    CHECK(chapter_title(*with_title(study, 2, "Third"), 2) == "Third");
    const Json shorter = without_chapter(study, 0);
    CHECK(chapters_in(shorter) == 2);
    CHECK(chapter_record(shorter, 0) == game_of("a2"));
    CHECK(without_chapter(without_chapter(study, 0), 0) == game_of("a3"));
}

TEST_CASE("chapters: whichever is open, its match has the record of the whole study", "[chapters]") {
    const Json study = study_of_three();
    for (const std::size_t which : {0U, 1U, 2U}) {
        const auto match = open_chapter(study, which);
        REQUIRE(match);
        CHECK((*match)->record() == study);
        (*match)->grow_tree();
        CHECK((*match)->is_study());
        CHECK((*match)->record_to_share() == study);
        CHECK(chapter_record((*match)->record(), which) == chapter_record(study, which));
        REQUIRE((*match)->play_text("+k3=sw"));
        CHECK(chapter_record((*match)->record(), which).at("moves").size() == 2);
        CHECK(chapters_in((*match)->record()) == 3);
    }
    const auto opened = open_match(study);
    REQUIRE(opened);
    CHECK((*opened)->record() == study);
    const auto link = write_link(study);
    REQUIRE(link);
    CHECK(*read_link(*link) == study);
}

TEST_CASE("chapters: a record without them is as it was", "[chapters]") {
    CHECK((*open_match(game_of("a1")))->record() == game_of("a1"));
    CHECK(chapters_in(game_of("a1")) == 1);
    CHECK(chapter_record(game_of("a1"), 0) == game_of("a1"));
    CHECK_FALSE(refusal(Json::parse(R"({"game":"crosshairs","version":2})")).empty());
}

TEST_CASE("chapters: what is wrong with one is said, and nothing opens by halves", "[chapters]") {
    Json study = study_of_three();
    study["version"] = 1;
    CHECK(refusal(study) == "format: version: expected 2.");
    study = study_of_three();
    study["chapters"][1]["moves"][0]["cell"] = "k3";
    CHECK(refusal(study).starts_with("not-your-side: Chapter 3: "));
    study = study_of_three();
    study["chapters"][0]["chapters"] = Json::array();
    CHECK(refusal(study).starts_with("format: chapters/0"));
    study = study_of_three();
    study["chapters"] = Json::array();
    CHECK(refusal(study) == "format: chapters: expected at least one chapter.");
    study = study_of_three();
    study["title"] = std::string(61, 'x');
    CHECK(refusal(study).starts_with("format: title: "));
    study["title"] = 7;
    CHECK(refusal(study).starts_with("format: title: "));
    study = study_of_three();
    for (int more = 0; more < 61; ++more) study["chapters"].push_back(Json::object());
    CHECK(refusal(study).empty());
    CHECK_FALSE(with_chapter(study, game_of("a1"), ""));
    study["chapters"].push_back(Json::object());
    CHECK(refusal(study).starts_with("format: chapters: "));
    CHECK_FALSE(with_title(study_of_three(), 0, std::string(61, 'x')));
    CHECK_FALSE(with_title(study_of_three(), 0, "two\nlines"));
}
