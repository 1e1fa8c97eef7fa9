#include "app/guided.h"

#include <numeric>
#include <string>

#include "app/statistics.h"
#include "platform.h"
#include "session/seats.h"

namespace sightlines {
namespace {

std::string guided_key(std::string_view game) { return "guided:" + std::string(game); }

int games_ended(std::string_view game) {
    int ended = 0;
    for (int level = 1; level <= seats::highest_level; ++level) {
        const Tally games = tally(game, level);
        ended += std::accumulate(games.begin(), games.end(), 0);
    }
    return ended;
}

}  // namespace

bool is_guided(std::string_view game) {
    const std::string decided = platform::stored(guided_key(game));
    return decided.empty() ? games_ended(game) < guided_games : decided == "on";
}

void set_guided(std::string_view game, bool on) { platform::store(guided_key(game), on ? "on" : "off"); }

}  // namespace sightlines
