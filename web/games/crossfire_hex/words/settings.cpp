#include "games/page.h"

#include <array>

#include "games/card_art.h"
#include "games/crossfire_hex/rules/types.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr std::array kos{
    Setting::Choice{R"("board")", "The board", "The discs on every hex; reserves do not count."},
    Setting::Choice{R"("full")", "Board and reserves", "The discs on every hex and in both reserves."},
};

using enum Setting::Kind;
constexpr std::array all{
    Setting{.kind = choice,
            .key = "ko",
            .name = "Same position",
            .help = "No move may lead twice to the same position (ko). This says what is compared.",
            .rule = "CX-KO-02",
            .choices = kos},
    Setting{.kind = number,
            .key = "quietLimit",
            .name = "Quiet limit",
            .help = "The game is a draw after so many moves without a prisoner.",
            .rule = "CX-HOUSE-01",
            .house = true,
            .most = most_quiet,
            .least_is = "none"},
};

}  // namespace

std::span<const Setting> settings() { return all; }

const HomeCard home_card{
    .line =
        "Stacks of discs leap across the board. Land on your enemy to take the stack; overfill a hex, and the lowest "
        "fall out.",
    .facts = "2 players, 30 minutes, no luck",
    .quick = "a game from the usual start",
    .art = card_art::crossfire_hex,
    .odds = "White begins, and has the better of it: 63 to 37.",
};

}  // namespace sightlines::crossfire_hex
