// The end of a game: who won from the reader's point of view, why, how it went, and what next.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "api/match.h"
#include "games/setting.h"
#include "games/view.h"
#include "session/computer_player.h"

namespace sightlines {

// The turning point: where the chances of a player changed most from one judgement to the next.
struct TurningPoint {
    std::size_t ply = 0;        // of the judgement before, so that what follows shows it
    std::size_t end = 0;        // of the judgement after
    int before = 0, after = 0;  // per mille
};
// nullopt if the chances never changed by a tenth. A change away from the final `result` (per mille) does not count: it
// was a fright or a misjudgement.
std::optional<TurningPoint> turning_point(std::span<const Judged> judged, int player, int result);

// After a scenario that is a record (Setting::Choice): the one that comes after it in the list; null after others.
const Setting::Choice* next_scenario(const Match& match);

// What follows this game, with the same players: the next battle of its campaign, or the next scenario.
std::optional<Json> record_after(const Match& match);

struct Ending {
    std::string title;  // "You won"
    std::string why;
    std::vector<SummaryLine> summary;
    std::string turn = {};     // the turning point in words: what was decided, and what it changed; or ""
    std::size_t turn_ply = 0;  // where it begins
    const Setting::Choice* next = nullptr;
    std::string campaign = {};  // how it stands; "": the game belongs to none
    bool next_battle = false;   // it goes on
};
Ending ending_of(const Match& match, const BoardView& view, std::string_view seats, std::span<const Judged> judged);

enum class AfterEnd {
    nothing,
    rematch,
    swap_sides,
    next_level,
    next_scenario,
    review,
    share,
    last_blow,
    turning_point
};

struct EndingOffers {
    bool swap_sides = false, next_level = false, next_scenario = false;
    bool first_game = false;  // a rematch is a real game
    bool titled = true;       // else the bar above says who has won
};
AfterEnd draw_ending(const Ending& ending, const BoardView& view, const EndingOffers& offers, float width);

}  // namespace sightlines
