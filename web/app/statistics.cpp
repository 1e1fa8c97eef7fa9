#include "app/statistics.h"

#include <algorithm>
#include <string>

#include "engine/game.h"
#include "platform.h"
#include "session/seats.h"

namespace sightlines {
namespace {

constexpr std::string_view counted_key = "counted";
constexpr std::size_t longest_counted = 600;  // some forty games: more than are saved
constexpr int most = 999'999;
constexpr int level_of_all_games = 3;  // some have a higher one
constexpr int few_games = 3;

std::string key_of(std::string_view game, int level) {
    return "results:" + std::string(game) + ":" + std::to_string(level);
}

}  // namespace

Tally tally(std::string_view game, int level) {
    const std::string text = platform::stored(key_of(game, level));
    Tally tally{};
    std::size_t which = 0;
    for (const char letter : text) {
        if (letter == ' ' && which + 1 < tally.size()) {
            ++which;
        } else if ('0' <= letter && letter <= '9' && tally[which] <= most / 10) {
            tally[which] = tally[which] * 10 + (letter - '0');
        } else {
            return {};
        }
    }
    return which + 1 == tally.size() ? tally : Tally{};
}

void keep_tally(std::string_view game, int level, const Tally& tally) {
    const std::string key = key_of(game, level);
    if (tally == Tally{}) return platform::forget(key);
    platform::store(key, std::to_string(tally[0]) + " " + std::to_string(tally[1]) + " " + std::to_string(tally[2]));
}

int beaten_level(std::string_view game) {
    int level = seats::highest_level;
    while (level > 0 && tally(game, level)[static_cast<std::size_t>(FinalResult::won)] == 0) --level;
    return level;
}

std::string next_goal() {
    int games = 0, best = 0;
    for (const GameInfo* game : all_games()) {
        best = std::max(best, beaten_level(game->id));
        ++games;
    }
    if (best == 0) return "";
    for (int level = 1; level <= level_of_all_games; ++level) {
        int beaten = 0;
        for (const GameInfo* game : all_games()) beaten += beaten_level(game->id) >= level ? 1 : 0;
        if (beaten == games) continue;
        const std::string what = "Next: beat level " + std::to_string(level) + " in ";
        if (beaten == 0) return what + "any game";
        const std::string so_far = " (" + std::to_string(beaten) + " so far)";
        return what + (beaten < few_games ? std::to_string(few_games) : "all " + std::to_string(games)) + " games" +
               so_far;
    }
    return "You have beaten level " + std::to_string(level_of_all_games) + " in every game";
}

void count_end(std::string_view saved_id, std::string_view game, const GameEnd& end) {
    std::string counted = platform::stored(counted_key);
    const std::string id = std::string(saved_id) + " ";
    if ((" " + counted).find(" " + id) != std::string::npos) return;
    counted.insert(0, id);
    counted.resize(std::min(counted.size(), longest_counted));
    platform::store(counted_key, counted);
    Tally now = tally(game, end.level);
    int& games = now[static_cast<std::size_t>(end.result)];
    games = std::min(games + 1, most);
    keep_tally(game, end.level, now);
}

}  // namespace sightlines
