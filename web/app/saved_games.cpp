#include "app/saved_games.h"

#include <algorithm>
#include <array>

#include "api/link.h"
#include "engine/game.h"
#include "platform.h"
#include "screens/table/seats.h"

namespace sightlines {
namespace {

constexpr std::string_view storage_key = "games";
constexpr std::size_t longest_id = 24;
constexpr std::size_t longest_asked = 60;

void write(const std::vector<SavedGame>& games) {
    std::string text;
    for (const SavedGame& game : games)
        text += game.id + " " + game.link + " " + (game.seats.empty() ? "-" : game.seats) + " " + game.asked + "\n";
    platform::store(storage_key, text);
}

// The first `count` words of a line, then the rest of it. Missing words are empty.
template <std::size_t count>
std::array<std::string_view, count + 1> split_words(std::string_view line) {
    std::array<std::string_view, count + 1> words;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t end = std::min(line.find(' '), line.size());
        words[i] = line.substr(0, end);
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    words[count] = line;
    return words;
}

// The seats if they are valid (seats.h), else "".
std::string valid_seats(std::string_view text) {
    const bool good = text.size() <= most_players && text.find_first_not_of(seats::letters) == std::string_view::npos;
    return good ? std::string(text) : std::string();
}

}  // namespace

std::vector<SavedGame> saved_games() {
    const std::string text = platform::stored(storage_key);
    std::vector<SavedGame> games;
    for (std::size_t at = 0; at < text.size() && games.size() < most_saved_games;) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = std::string_view(text).substr(at, end - at);
        const auto [id, link, who, asked] = split_words<3>(line);
        if (id.size() <= longest_id && !link.empty() && link.size() <= longest_link)
            games.push_back(
                {std::string(id), std::string(link), valid_seats(who), std::string(asked.substr(0, longest_asked))});
        at = end + 1;
    }
    return games;
}

void save_game(SavedGame game) {
    std::vector<SavedGame> games = saved_games();
    std::erase_if(games, [&](const SavedGame& other) { return other.id == game.id || other.link == game.link; });
    games.insert(games.begin(), std::move(game));
    if (games.size() > most_saved_games) games.resize(most_saved_games);
    write(games);
}

void forget_game(std::string_view id) {
    std::vector<SavedGame> games = saved_games();
    std::erase_if(games, [&](const SavedGame& game) { return game.id == id; });
    write(games);
}

std::string new_game_id() { return std::to_string(static_cast<long long>(platform::wall_clock_ms())); }

}  // namespace sightlines
