#include "app/saved_games.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "base/grapheme.h"
#include "base/parts.h"
#include "engine/game.h"
#include "platform.h"
#include "session/seats.h"

namespace sightlines {
namespace {

constexpr std::string_view storage_key = "games";
constexpr std::size_t longest_id = 24;
constexpr std::size_t longest_asked = 60;
constexpr std::size_t longest_title = 240;         // bytes
constexpr std::size_t longest_time = 14;           // digits: until the year 5138
constexpr std::string_view turn_letters = "uheo";  // of SavedGame::Turn

// "@h1700000000000" is a game in which somebody here was to act after its last move at that time.
std::string state_of(const SavedGame& game) {
    return std::string("@") + turn_letters[static_cast<std::size_t>(game.turn)] +
           std::to_string(static_cast<long long>(game.when_ms));
}

bool read_state(std::string_view word, SavedGame& game) {
    if (word.size() < 3 || word.size() > longest_time + 2) return false;
    const std::size_t turn = turn_letters.find(word[1]);
    if (turn == std::string_view::npos) return false;
    game.turn = static_cast<SavedGame::Turn>(turn);
    for (const char c : word.substr(2)) {
        if (c < '0' || c > '9') return false;
        game.when_ms = game.when_ms * 10 + (c - '0');
    }
    return true;
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

// Whether there is such a game.
bool is_known(const Json& record) {
    const auto game = record.find("game");
    if (game == record.end() || !game->is_string()) return false;
    return std::ranges::any_of(all_games(), [&](const GameInfo* each) { return *game == each->id; });
}

}  // namespace

bool put_in_library(std::string_view lines) {
    if (lines.empty()) return true;
    if (!platform::store(platform::older_key, platform::stored(platform::older_key).append(lines))) return false;
    platform::library(platform::LibraryCall::sweep);
    return true;
}

std::string line_of(const SavedGame& game) {
    std::string line = game.id;
    line.append(" ").append(game.link).append(" ");
    line.append(game.seats.empty() ? std::string_view("-") : std::string_view(game.seats)).append(" ");
    line.append(state_of(game)).append(" ~").append(std::to_string(game.sent));
    line.append(" ^").append(game.shown).append(" ").append(game.asked);
    if (!game.title.empty()) line.append("\t").append(game.title);
    line.append("\n");
    return line;
}

std::optional<SavedGame> read_saved_game(std::string_view line) {
    const auto [id, link, who, rest] = split_words<3>(line);
    if (id.empty() || id.size() > longest_id || link.empty() || link.size() > longest_link) return std::nullopt;
    SavedGame game{std::string(id), std::string(link), valid_seats(who)};
    std::string_view asked = rest;
    if (rest.starts_with('@')) {  // older pages did not write it
        const auto [state, after] = split_words<1>(rest);
        if (!read_state(state, game)) return std::nullopt;
        asked = after;
        if (after.starts_with('~')) {  // nor this
            const auto [sent, shown, last] = split_words<2>(after);
            game.sent = std::atoi(std::string(sent.substr(1)).c_str());
            if (shown.starts_with('^') && shown.size() <= longest_link) game.shown = shown.substr(1);
            asked = last;
        }
    }
    const std::size_t tab = std::min(asked.find('\t'), asked.size());
    game.asked = whole_graphemes(asked.substr(0, tab), longest_asked);
    game.title = whole_graphemes(asked.substr(std::min(tab + 1, asked.size())), longest_title);
    return game;
}

std::vector<SavedGame> saved_games() {
    const std::string text = platform::stored(storage_key);
    std::vector<SavedGame> games;
    for (std::size_t at = 0; at < text.size() && games.size() < most_saved_games + most_by_link;) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (auto game = read_saved_game(std::string_view(text).substr(at, end - at))) games.push_back(std::move(*game));
        at = end + 1;
    }
    return games;
}

bool write_saved_games(std::span<const SavedGame> games) {
    std::string text;
    for (const SavedGame& game : games) text += line_of(game);
    return platform::store(storage_key, text);
}

std::size_t moves_in(const Json& record) {
    const auto moves = record.find("moves");
    return moves != record.end() && moves->is_array() ? moves->size() : 0;
}

std::unique_ptr<Match> open_saved(const SavedGame& saved) {
    Result<std::unique_ptr<Match>> opened = open_link(saved.link);
    return opened ? std::move(*opened) : nullptr;
}

const SavedGame* find_game(const std::vector<SavedGame>& games, std::string_view id) {
    const auto found = std::find_if(games.begin(), games.end(), [&](const SavedGame& game) { return game.id == id; });
    return found == games.end() ? nullptr : &*found;
}

bool same_record(const std::string& link, const std::string& other) {
    if (link == other) return !link.empty();
    const std::string_view game = game_of_link(link), other_game = game_of_link(other);
    if (!game.empty() && !other_game.empty() && game != other_game) return false;
    const Result<Json> record = read_link(link), other_record = read_link(other);
    return record && other_record && *record == *other_record;
}

std::string renewed(const std::string& link) {
    if (link.empty() || !game_of_link(link).empty()) return link;
    const Result<Json> record = read_link(link);
    if (!record || !is_known(*record)) return link;
    const Result<std::string> written = write_link(*record);
    return written ? *written : link;
}

bool saved_games_wait() {
    const auto waits = [](const std::string& link) { return link.starts_with(deflated_links) && !records_are_here(); };
    const std::vector<SavedGame> games = saved_games();
    return std::ranges::any_of(games, [&](const SavedGame& game) { return waits(game.link) || waits(game.shown); });
}

void renew_saved_games() {
    std::vector<SavedGame> games = saved_games();
    bool changed = false;
    for (SavedGame& game : games) {
        for (std::string* link : {&game.link, &game.shown}) {
            std::string now = renewed(*link);
            changed = changed || now != *link;
            *link = std::move(now);
        }
    }
    if (changed) (void)write_saved_games(games);
}

bool save_game(SavedGame game) {
    game.link = renewed(game.link);
    game.shown = renewed(game.shown);
    std::vector<SavedGame> games = saved_games();
    if (const SavedGame* before = find_game(games, game.id)) {
        const bool same = same_record(before->link, game.link);
        if (game.title.empty()) game.title = before->title;
        if (same && before->when_ms > 0) game.when_ms = before->when_ms;
        if (same && game.turn == SavedGame::Turn::unknown) {
            game.turn = before->turn;
            game.asked = before->asked;
        }
    }
    std::erase_if(games, [&](const SavedGame& other) { return other.id == game.id; });
    games.insert(games.begin(), std::move(game));
    std::size_t by_link = 0, others = 0;  // a finished game gives way like any other
    std::string older;
    std::erase_if(games, [&](const SavedGame& each) {
        const bool waits = seats::by_link(each.seats) && each.turn != SavedGame::Turn::over;
        const bool leaves = waits ? ++by_link > most_by_link : ++others > most_saved_games;
        if (leaves) older += line_of(each);
        return leaves;
    });
    return put_in_library(older) && write_saved_games(games);
}

void forget_game(std::string_view id) {
    std::vector<SavedGame> games = saved_games();
    std::erase_if(games, [&](const SavedGame& game) { return game.id == id; });
    (void)write_saved_games(games);
}

std::string new_game_id() {
    const std::vector<SavedGame> games = saved_games();
    auto id = static_cast<long long>(platform::wall_clock_ms());
    while (find_game(games, std::to_string(id)) != nullptr) ++id;
    return std::to_string(id);
}

}  // namespace sightlines
