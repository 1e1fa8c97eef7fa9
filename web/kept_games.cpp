#include "kept_games.h"

#include <algorithm>

#include "api/link.h"
#include "engine/game.h"
#include "platform.h"

namespace sightlines {
namespace {

constexpr std::string_view storage_key = "games";
constexpr std::size_t longest_id = 24;

void write(const std::vector<KeptGame>& games) {
    std::string text;
    for (const KeptGame& game : games)
        text += game.id + " " + game.link + (game.away.empty() ? "" : " " + game.away) + "\n";
    platform::store(storage_key, text);
}

// Ones and noughts, a letter a player; anything else is nobody.
std::string away_in(std::string_view text) {
    const bool good = text.size() <= most_players && text.find_first_not_of("01") == std::string_view::npos;
    return good ? std::string(text) : std::string();
}

}  // namespace

std::vector<KeptGame> kept_games() {
    const std::string text = platform::stored(storage_key);
    std::vector<KeptGame> games;
    for (std::size_t at = 0; at < text.size() && games.size() < most_kept_games;) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = std::string_view(text).substr(at, end - at);
        const std::size_t blank = line.find(' ');
        const std::size_t second = std::min(line.find(' ', blank + 1), line.size());
        if (blank != std::string_view::npos && blank <= longest_id && second - blank <= longest_link)
            games.push_back({std::string(line.substr(0, blank)),
                             std::string(line.substr(blank + 1, second - blank - 1)),
                             away_in(line.substr(std::min(second + 1, line.size())))});
        at = end + 1;
    }
    return games;
}

void keep_game(std::string_view id, std::string_view link, std::string_view away) {
    std::vector<KeptGame> games = kept_games();
    std::erase_if(games, [&](const KeptGame& game) { return game.id == id || game.link == link; });
    games.insert(games.begin(), {std::string(id), std::string(link), std::string(away)});
    if (games.size() > most_kept_games) games.resize(most_kept_games);
    write(games);
}

void forget_game(std::string_view id) {
    std::vector<KeptGame> games = kept_games();
    std::erase_if(games, [&](const KeptGame& game) { return game.id == id; });
    write(games);
}

std::string new_game_id() { return std::to_string(static_cast<long long>(platform::wall_clock_ms())); }

}  // namespace sightlines
