#include "games/page.h"

#include <array>
#include <nlohmann/json.hpp>

#include "games/card_art.h"

namespace sightlines::aerial_war {
namespace {

bool three_battles(const Json& options) { return options.value("battles", 3) == 3; }

constexpr std::array battles{
    Setting::Choice{"3", "Match", "Win two of three battles to win the match."},
    Setting::Choice{"1", "One battle", "One battle decides."},
};
constexpr std::array attacks{
    Setting::Choice{R"("optional")", "Optional", "A plane with an enemy in front may hold its fire."},
    Setting::Choice{R"("forced")", "Always", "A plane with an enemy in front must attack it."},
};
constexpr std::array loops{
    Setting::Choice{R"("optional")", "Optional", "A plane that may loop can also stay where it is."},
    Setting::Choice{R"("forced")", "Always", "A plane that may loop must loop."},
};

using enum Setting::Kind;
constexpr std::array all{
    Setting{.kind = choice,
            .key = "battles",
            .name = "Length",
            .help = "How many battles decide the game.",
            .rule = "AW-OPT-01",
            .first = true,
            .choices = battles},
    Setting{.kind = toggle,
            .key = "playAll",
            .name = "All three battles",
            .help = "Play the third battle even when one side has won the first two.",
            .rule = "AW-OPT-02",
            .applies = three_battles},
    Setting{.kind = choice,
            .key = "attacks",
            .name = "Attacks",
            .help = "Whether a plane must attack the enemy in front of it.",
            .rule = "AW-OPT-03",
            .choices = attacks},
    Setting{.kind = choice,
            .key = "loops",
            .name = "Loops",
            .help = "Whether a plane must loop when its roll allows it.",
            .rule = "AW-OPT-04",
            .choices = loops},
    Setting{.kind = number,
            .key = "roundLimit",
            .name = "Round limit",
            .help = "A battle ends after this round; the side with more planes wins it.",
            .rule = "AW-HOUSE-01",
            .house = true,
            .most = 999,
            .least_is = "none"},
};

}  // namespace

std::span<const Setting> settings() { return all; }

const HomeCard home_card{
    "Eight biplanes over the trenches: get behind an enemy, and watch your own tail.",
    "2 players, 20 minutes a battle, dice",
    "two players on one screen, the page rolls the dice",
    card_art::aerial_war,
};

}  // namespace sightlines::aerial_war
