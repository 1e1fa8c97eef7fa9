#include "games/page.h"

#include <array>
#include <nlohmann/json.hpp>

#include "games/card_art.h"
#include "games/crosshairs/rules/setup.h"

namespace sightlines::crosshairs {
namespace {

std::string type_of(const Json& options) { return options.value("type", "duel"); }

bool alone(const Json& options) { return type_of(options) == "ffa" || type_of(options) == "circle"; }

Json usual_rings(const Json& options) {
    Options chosen;
    if (alone(options)) {
        chosen.type = GameType::ffa;
        chosen.players = static_cast<std::int8_t>(options.value("players", 3));
    }
    return default_pool(chosen);
}

Json sixteen(const Json&) { return 16; }

constexpr std::array types{
    Setting::Choice{R"("duel")", "Duel", "Two players with six planes each."},
    Setting::Choice{R"("1v2")", "One against two", "Five planes against three and three."},
    Setting::Choice{R"("1v3")", "One against three", "Five planes against two, two and two."},
    Setting::Choice{R"("2v2")", "Two against two", "Team-mates sit side by side and share their rings."},
    Setting::Choice{R"("ffa")", "Free-for-all", "Every plane you shoot down is a point; the highest score wins."},
    Setting::Choice{R"("circle")", "Circle of death",
                    "Hunt the player on your left; the player on your right hunts you."},
};
constexpr std::array turbulences{
    Setting::Choice{R"("off")", "None"},
    Setting::Choice{R"("cloud")", "Each cloud"},
    Setting::Choice{R"("hex")", "Each hex of a cloud"},
};
constexpr std::array ramps{
    Setting::Choice{R"("turn")", "Each turn"},
    Setting::Choice{R"("round")", "Each round"},
};

using enum Setting::Kind;
constexpr std::array all{
    Setting{.kind = choice,
            .key = "type",
            .name = "Game",
            .help = "Who fights whom.",
            .rule = "CH-SET-01",
            .first = true,
            .choices = types},
    Setting{.kind = number,
            .key = "players",
            .name = "Players",
            .help = "Seats go clockwise round the board.",
            .rule = "CH-SET-01",
            .first = true,
            .least = 3,
            .most = most_seats,
            .applies = alone},
    Setting{.kind = choice,
            .key = "turbulence",
            .name = "Turbulence",
            .help = "A plane that flies into a cloud loses one height.",
            .rule = "CH-VAR-02",
            .choices = turbulences},
    Setting{.kind = toggle,
            .key = "concealed",
            .name = "Concealed fire",
            .help = "Planes fire out of the cloud they are in, and cannot be hit there.",
            .rule = "CH-VAR-03"},
    Setting{.kind = number_each,
            .key = "handicap",
            .name = "Handicap",
            .help = "The greatest height at which a player's planes may come onto the board.",
            .rule = "CH-VAR-01",
            .most = top_height,
            .least_is = "0"},
    Setting{.kind = number,
            .key = "rings",
            .name = "Altitude rings",
            .help = "How much height each team can have in the air at once.",
            .rule = "CH-SET-03",
            .most = 99,
            .default_value = usual_rings},
    Setting{.kind = number,
            .key = "clouds",
            .name = "Fewer clouds",
            .help = "How many hexes get a cloud before the first flight.",
            .rule = "CH-HOUSE-04",
            .house = true,
            .most = 16,
            .default_value = sixteen,
            .least_is = "none"},
    Setting{.kind = toggle,
            .key = "activeAttacker",
            .name = "Attack with your own",
            .help = "One of the planes that aim must belong to the player who shoots.",
            .rule = "CH-HOUSE-01",
            .house = true},
    Setting{.kind = number,
            .key = "roundLimit",
            .name = "Round limit",
            .help = "The game ends when this many rounds are complete.",
            .rule = "CH-HOUSE-02",
            .house = true,
            .most = 999,
            .least_is = "none"},
    Setting{.kind = choice,
            .key = "ramp",
            .name = "One more plane",
            .help = "How the number of planes that may act grows at the start.",
            .rule = "CH-HOUSE-03",
            .house = true,
            .choices = ramps,
            .applies = alone},
};

}  // namespace

std::span<const Setting> settings() { return all; }

const HomeCard home_card{
    .line = "Aeroplanes over the front: catch an enemy in the fire of two of your planes at once.",
    .facts = "2 to 6 players, 30 minutes, no luck",
    .quick = "a duel, with balanced clouds",
    .art = card_art::crosshairs,
    .odds = "Green begins, and has the better of it: 56 to 44.",
};

const OpeningTexts opening_texts{"Clouds", "Balanced", "Placed in turn"};

}  // namespace sightlines::crosshairs
