// Who has the better of a game's standard scenario is said where a side is chosen, as the ladder measured it.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cmath>
#include <fstream>
#include <optional>
#include <regex>
#include <string>

#include "api/games.h"
#include "games/page.h"
#include "page/driver.h"

using namespace sightlines;

namespace {

// Of games of level 3 against itself, the share of the first seat, in percent, or of whoever the dice let begin.
std::optional<double> measured_share(const std::string& game) {
    std::ifstream file(TESTS_DIR "/ladder/RESULTS.md");
    const std::regex row("\\| " + game + R"( \| 3 \| [0-9]+ \| [0-9 /]+ \| \*\*([0-9.]+)%\*\* \|.*)");
    std::smatch found;
    for (std::string line; std::getline(file, line);)
        if (std::regex_match(line, found, row)) return std::stod(found[1]);
    return std::nullopt;
}

}  // namespace

TEST_CASE("where a side wins more than 55 games of 100, the page says it") {
    for (const GameInfo* info : all_games()) {
        const std::string game(info->id);
        INFO(game);
        const std::optional<double> of_seat = measured_share(game),
                                    of_starter = measured_share(game + ", whoever begins");
        REQUIRE(of_seat);
        const double share = of_starter.value_or(*of_seat);
        const char* odds = page_of(game)->card->odds;
        CHECK((odds != nullptr) == (share > 55 || share < 45));
        if (odds == nullptr) continue;
        const long first = std::lround(share);
        CHECK(std::string(odds).ends_with(": " + std::to_string(first) + " to " + std::to_string(100 - first) + "."));
        page::open();
        page::choose("play:" + game);
        CHECK(page::says(odds));
        page::choose("mode:3");
        CHECK_FALSE(page::says(odds));  // nobody chooses a side
    }
}

TEST_CASE("where a side wins more than 55 games of 100 of another scenario, its words say it") {
    int compared = 0;
    for (const GameInfo* info : all_games()) {
        for (const Setting& setting : page_of(info->id)->settings()) {
            if (std::string(setting.key) != "scenario") continue;
            for (const Setting::Choice& choice : setting.choices) {
                const std::string name = Json::parse(choice.value).get<std::string>();
                const std::optional<double> share = measured_share(std::string(info->id) + " " + name);
                if (!share) continue;
                ++compared;
                INFO(info->id << " " << name);
                const long more = std::max(std::lround(*share), 100 - std::lround(*share));
                const std::string odds = "better of it: " + std::to_string(more) + " to " + std::to_string(100 - more);
                CHECK((std::string(choice.help).find(odds) != std::string::npos) == (more > 55));
            }
        }
    }
    CHECK(compared >= 3);  // patrol, escort, ambush
}
