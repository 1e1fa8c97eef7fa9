#include "games/crossfire_hex/settings.h"

#include <array>

#include "games/card_art.h"
#include "games/crossfire_hex/rules/types.h"

namespace sightlines::crossfire_hex {
namespace {

constexpr std::array kos{
    Setting::Choice{R"("board")", "The board", "The men on every cell; reserves do not count."},
    Setting::Choice{R"("full")", "Board and reserves", "The men on every cell and in both reserves."},
};

using enum Setting::Kind;
constexpr std::array all{
    Setting{.kind = choice,
            .key = "ko",
            .name = "Same position",
            .help = "What the ko rule compares: no move may lead twice to the same position.",
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

const HomeCard card{
    "Stacks fire their men across the board: fill a cell past its brim, and your enemies fall out at the bottom.",
    "2 players, 30 minutes, no luck",
    "two players at one screen",
    R"({"game":"crossfire-hex","version":1,"start":{"phase":"play","player":0,"board":
        "./w.b./.(bw).(wwb).b./..(bbww).wb/b.b(bwbwb).ww/.b.(wb)w./.b.w.b./.w.b/.","reserve":[2,0]}})",
    card_art::crossfire_hex,
};

}  // namespace sightlines::crossfire_hex
