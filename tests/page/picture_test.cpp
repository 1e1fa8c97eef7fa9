// The picture of a board that is sent to others: what stands below it.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/playthroughs.h"
#include "platform/page.h"

using namespace sightlines;

namespace {

// The texts of the picture of what is on the table.
std::vector<std::string> words_of_picture() {
    REQUIRE_FALSE(picture_of("", 600, 640, 1).empty());
    return page::words();
}

bool says(const std::vector<std::string>& words, const std::string& text) {
    for (const std::string& each : words)
        if (each.find(text) != std::string::npos) return true;
    return false;
}

}  // namespace

TEST_CASE("picture: a finished game is sent with its result in a sentence", "[picture]") {
    const page::Playthrough& game = page::playthrough("crossfire-hex-to-the-last-man");
    page::open_at(game, game.moves.size());
    const std::string why = page::app().at("asked").at("question").get<std::string>();
    REQUIRE_FALSE(why.empty());
    const auto words = words_of_picture();
    CHECK(says(words, why));
    CHECK(says(words, " wins"));
    page::go_to(4);
    CHECK_FALSE(says(words_of_picture(), why));
}
