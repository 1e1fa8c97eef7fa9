#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

// Battles of one game in a row, in which losses count on. Each is a game of its own, whose options say how those before
// it ended.
namespace sightlines {

inline constexpr std::size_t battles_of_campaign = 3;

// A battle before this one. Who was lost is numbered by side: the first side's begin at 0, the other's at a number that
// the game chooses.
struct Fought {
    std::int8_t winner = -1;        // a side; -1: drawn
    std::vector<std::int8_t> lost;  // ascending
    friend bool operator==(const Fought&, const Fought&) = default;
};

using Campaign = std::optional<std::vector<Fought>>;  // none: the game belongs to no campaign

// How a campaign stands: with the battle on the table, if that is over.
struct CampaignScore {
    int battle = 1;  // on the table, 1 to battles_of_campaign
    bool over = false;
    std::array<int, 2> won{}, lost{};  // by side
};

// Before the battle that comes after these.
inline CampaignScore score_of(const std::vector<Fought>& before, int others_begin) {
    CampaignScore score{.battle = 1 + static_cast<int>(before.size())};
    for (const Fought& fought : before) {
        if (fought.winner >= 0) ++score.won[static_cast<std::size_t>(fought.winner)];
        for (const int lost : fought.lost) ++score.lost[lost < others_begin ? 0 : 1];
    }
    return score;
}

}  // namespace sightlines
