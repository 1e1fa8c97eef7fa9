#include "screens/library/catalogue.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>
#include <set>

#include "api/games.h"
#include "base/date.h"
#include "base/grapheme.h"
#include "engine/wording.h"
#include "platform.h"
#include "screens/saved_game_entries.h"
#include "session/player_names.h"
#include "session/seats.h"
#include "text/listed.h"

namespace sightlines {
namespace {

std::vector<std::string> names_in(const Json& record) {
    std::vector<std::string> names;
    const auto players = record.find("players");
    if (players == record.end() || !players->is_array()) return names;
    for (const Json& name : *players) names.push_back(name.is_string() ? name.get<std::string>() : std::string());
    return names;
}

// "Ann and Ben", of those who have a name.
std::string listed(std::span<const std::string> names) {
    std::vector<std::string> shown;
    for (const std::string& name : names)
        if (std::string words = display_name(name); !words.empty()) shown.push_back(std::move(words));
    return wording::listed(shown);
}

std::string counted_moves(const Json& record) {
    const std::size_t count = moves_in(record);
    return count == 1 ? "1 move" : std::to_string(count) + " moves";
}

// The small letter of a Latin, Greek or Cyrillic capital (of two bytes at most); other letters stay.
constexpr char32_t in_small(char32_t code) {
    const auto is_in = [code](char32_t first, char32_t last) { return first <= code && code <= last; };
    if (is_in('A', 'Z') || (is_in(0xC0, 0xDE) && code != 0xD7) || is_in(0x391, 0x3AB) || is_in(0x410, 0x42F))
        return code + 0x20;
    if (is_in(0x400, 0x40F)) return code + 0x50;
    const bool even_first = is_in(0x100, 0x137) || is_in(0x14A, 0x177) || is_in(0x460, 0x481) || is_in(0x48A, 0x4BF);
    const bool odd_first = is_in(0x139, 0x148) || is_in(0x179, 0x17E);
    return (even_first && code % 2 == 0) || (odd_first && code % 2 == 1) ? code + 1 : code;
}

bool precedes(const LibraryGame& a, const LibraryGame& b, LibraryOrder order) {
    if (a.sample != b.sample) return b.sample;
    if (order == LibraryOrder::oldest) return a.saved.when_ms < b.saved.when_ms;
    if (order == LibraryOrder::name) {
        if (const int way = folded(a.name).compare(folded(b.name)); way != 0) return way < 0;
    }
    if (order == LibraryOrder::game && a.page != b.page) return a.page->game->name < b.page->game->name;
    return a.saved.when_ms > b.saved.when_ms;
}

}  // namespace

std::string folded(std::string_view text) {
    std::string low;
    for (std::size_t size = 0; !text.empty(); text.remove_prefix(size)) {
        const Character next = first_character(text);
        const char32_t small = in_small(next.code);
        size = next.size;
        if (small == next.code) {
            low += text.substr(0, size);
        } else if (small < 0x80) {
            low += static_cast<char>(small);
        } else {
            low += {static_cast<char>(0xC0 | small >> 6), static_cast<char>(0x80 | (small & 0x3F))};
        }
    }
    return low;
}

std::optional<LibraryGame> describe(SavedGame saved, double now_ms) {
    const auto [record, later, page] = held_in(saved.link);
    if (page == nullptr) return std::nullopt;
    if (later) platform::fetch_if_away(page->game->id);
    LibraryGame game{.saved = std::move(saved), .page = page, .unread = later};
    const std::string_view known = page->game->name;
    game.name = display_name(game.saved.title, longest_title_shown);
    if (game.name.empty()) game.name = known;
    const std::vector<std::string> names = record ? names_in(*record) : std::vector<std::string>();
    const int players = std::max(2, static_cast<int>(std::max(game.saved.seats.size(), names.size())));
    game.players = listed(names);
    if (game.players.empty()) game.players = opponent_of(game.saved.seats, players, names);
    if (record && is_unsent(game.saved, *record)) game.state = not_sent_yet;
    if (game.state.empty()) game.state = turn_of(game.saved, players, names);
    if (game.state.empty() && record) game.state = counted_moves(*record);
    std::string whole_date;
    if (game.saved.when_ms > 0) {
        const double when = platform::local_clock_ms(game.saved.when_ms);
        game.date = date_in_words(when, platform::local_clock_ms(now_ms));
        whole_date = date_in_words(when, 0);
    }
    game.words = folded(game.name + "\n" + std::string(known) + "\n" + game.players + "\n" + game.state + "\n" +
                        game.date + "\n" + whole_date);
    return game;
}

std::vector<std::size_t> find_games(std::span<const LibraryGame> games, std::string_view query, LibraryOrder order) {
    const std::string low = folded(query);
    std::vector<std::string_view> wanted;
    for (std::string_view rest = low; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        if (!word.empty()) wanted.push_back(word);
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
    }
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const std::string_view words = games[i].words;
        const auto is_in = [words](std::string_view word) { return words.find(word) != std::string_view::npos; };
        if (std::all_of(wanted.begin(), wanted.end(), is_in)) found.push_back(i);
    }
    std::stable_sort(found.begin(), found.end(),
                     [&](std::size_t a, std::size_t b) { return precedes(games[a], games[b], order); });
    return found;
}

std::vector<SavedGame> merged(std::span<const std::vector<SavedGame>> sources, std::vector<std::string>& copies) {
    std::vector<SavedGame> all;
    std::set<std::string> ids;
    for (const std::vector<SavedGame>& source : sources) {
        for (const SavedGame& game : source)
            if (ids.insert(game.id).second) all.push_back(game);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const SavedGame& a, const SavedGame& b) { return a.when_ms > b.when_ms; });
    std::set<std::string> links;
    std::erase_if(all, [&](const SavedGame& game) {
        const bool copy = !links.insert(renewed(game.link) + " " + game.seats).second && game.title.empty();
        if (copy) copies.push_back(game.id);
        return copy;
    });
    return all;
}

std::vector<SavedGame> read_lines(std::string_view lines) {
    std::vector<SavedGame> games;
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        if (auto game = read_saved_game(line)) games.push_back(std::move(*game));
    }
    return games;
}

}  // namespace sightlines
