#include "app/puzzle_record.h"

#include <algorithm>

#include "api/games.h"
#include "engine/wording.h"
#include "platform.h"

namespace sightlines {
namespace {

constexpr std::string_view version = "1", none = "-";
constexpr std::size_t longest_puzzle_id = 40, most_solved = 10'000;

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= longest_puzzle_id && text != none && std::ranges::all_of(text, [](char c) {
        return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-';
    });
}

// What stands before the separator, which is taken off with it.
std::string_view take(std::string_view& text, char separator) {
    const std::string_view before = text.substr(0, text.find(separator));
    text.remove_prefix(std::min(before.size() + 1, text.size()));
    return before;
}

std::string key_of(std::string_view game) { return "puzzles." + std::string(game); }

}  // namespace

void PuzzleRecord::add(const PuzzleRecord& other) {
    solved.insert(other.solved.begin(), other.solved.end());
    days.add(other.days);
}

PuzzleRecord read_puzzle_record(std::string_view text) {
    PuzzleRecord record;
    if (take(text, ' ') != version) return record;
    for (std::string_view ids = take(text, ' '); !ids.empty();) {
        const std::string_view id = take(ids, ',');
        if (is_id(id) && record.solved.size() < most_solved) record.solved.emplace(id);
    }
    record.days = Days::read(take(text, ' '));
    return record;
}

std::string write_puzzle_record(const PuzzleRecord& record) {
    std::string ids;
    for (const std::string& id : record.solved) ids += (ids.empty() ? "" : ",") + id;
    const std::string days = record.days.text();
    return std::string(version) + " " + (ids.empty() ? std::string(none) : ids) + " " +
           (days.empty() ? std::string(none) : days);
}

PuzzleRecord stored_puzzle_record(std::string_view game) { return read_puzzle_record(platform::stored(key_of(game))); }

bool store_puzzle_record(std::string_view game, const PuzzleRecord& record) {
    return platform::store(key_of(game), write_puzzle_record(record));
}

std::string daily_note() {
    const int now = today();
    Days days;
    int games = 0, solved = 0;
    for (const GameInfo* game : all_games()) {
        const Days own = stored_puzzle_record(game->id).days;
        days.add(own);
        ++games;
        solved += own.contains(now) ? 1 : 0;
    }
    const int streak = days.streak(now);
    if (streak == 0) return "A new one every day";
    return (solved == 0 ? "Open today" : std::to_string(solved) + " of " + std::to_string(games) + " solved today") +
           ", " + wording::counted(streak, "day") + " in a row";
}

}  // namespace sightlines
