#include "screens/saved_game_entries.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "base/date.h"
#include "platform.h"
#include "session/outcome.h"
#include "session/seats.h"

namespace sightlines {
namespace {

using Turn = SavedGame::Turn;

constexpr std::size_t most_silent = 8;  // actions at the end of a game of which nothing is told

std::string last_of(const SavedGameEntry& game) {
    const Names names = names_of(*game.view, game.saved.seats, game.match->annotations().players);
    const std::size_t size = game.match->size();
    for (std::size_t back = 1; back <= std::min(size, most_silent) && !game.view->is_covered(); ++back) {
        if (std::string told = game.view->describe(size - back, names); !told.empty()) return told;
    }
    return "";
}

SavedGameEntry::Group group_of(const SavedGameEntry& game) {
    const SavedGame& saved = game.saved;
    if (game.unsent) return SavedGameEntry::Group::your_move;
    if (saved.turn == Turn::over) return SavedGameEntry::Group::over;
    const bool by_link = saved.seats.find(seats::elsewhere) != std::string::npos;
    return by_link && saved.turn == Turn::here ? SavedGameEntry::Group::your_move : SavedGameEntry::Group::going_on;
}

}  // namespace

std::string opponent_of(std::string_view seats, int players, std::span<const std::string> names) {
    if (const auto friends = std::count(seats.begin(), seats.end(), seats::elsewhere); friends > 0) {
        const std::string name = shown_name(names, static_cast<int>(seats.find(seats::elsewhere)));
        if (friends == 1) return name.empty() ? "A friend by link" : name + ", by link";
        return std::to_string(friends) + " friends by link";
    }
    int computers = 0, level = 0;
    for (const char seat : seats) {
        if (seats::level_of(seat) == 0) continue;
        ++computers;
        level = seats::level_of(seat);
    }
    if (computers == 0) return players == 2 ? "Two players here" : std::to_string(players) + " players here";
    if (computers == players) return "The computer plays all sides";
    return (computers == 1 ? "Computer" : std::to_string(computers) + " computers") + ", level " +
           std::to_string(level);
}

bool is_unsent(const SavedGame& saved, const Json& record) {
    return (saved.turn == Turn::others || saved.turn == Turn::over) && record.contains("match") &&
           static_cast<int>(moves_in(record)) > saved.sent;
}

void look_at(SavedGame& saved, const Match& match, const BoardView& view) {
    const Prompt asked = view.asked();
    if (match.status().outcome) {
        saved.turn = Turn::over;
        saved.asked = title_of(match, view, saved.seats);
        return;
    }
    const std::vector<std::string>& names = match.annotations().players;
    const std::string who = seats::who(saved.seats, asked.player, view.players(), names);
    saved.turn = seats::at(saved.seats, asked.player) == seats::here ? Turn::here : Turn::others;
    saved.asked = who.empty() ? addressed(asked.who, view, names_of(view, saved.seats, names))
                              : player_label(view, saved.seats, asked.player, names);
}

std::string turn_of(const SavedGame& saved, int players, std::span<const std::string> names) {
    const auto count = [&](auto wanted) {
        int seats = 0;
        for (int player = 0; player < players; ++player) seats += wanted(seats::at(saved.seats, player)) ? 1 : 0;
        return seats;
    };
    const int here = count([](char seat) { return seat == seats::here; });
    const int computers = count([](char seat) { return seats::level_of(seat) > 0; });
    if (saved.turn == Turn::here && here == 1 && players > 1) return "Your turn";
    if (saved.turn == Turn::others && computers == 0 && here == players - 1) {
        const std::string name = shown_name(names, static_cast<int>(saved.seats.find(seats::elsewhere)));
        return "Waiting for " + (name.empty() ? "your friend" : name);
    }
    if (saved.turn == Turn::others && computers > 0 && here + computers == players) return "The computer's turn";
    return saved.asked;
}

const char* words_of(SavedGameEntry::Group group) {
    switch (group) {
        case SavedGameEntry::Group::your_move: return "Your move";
        case SavedGameEntry::Group::going_on: return "Continue";
        case SavedGameEntry::Group::over: return "Finished";
    }
    return "";
}

std::vector<SavedGameEntry> saved_game_entries() {
    std::vector<SavedGameEntry> games;
    const double now = platform::local_clock_ms(platform::wall_clock_ms());
    for (SavedGame& saved : saved_games()) {
        const auto [record, later, page] = held_in(saved.link);
        if (page == nullptr) continue;
        SavedGameEntry game{.saved = std::move(saved), .page = page, .match = nullptr, .view = nullptr};
        const bool by_link = record ? is_annotated(*record) : seats::by_link(game.saved.seats);
        if (by_link) platform::fetch_if_away(records_part);
        if (by_link && later) platform::fetch_if_away(page->game->id);  // only then is it known whether it was sent
        if (code_is_here(*page) && (records_are_here() || !by_link)) {
            Result<std::unique_ptr<Match>> opened = open_match(*record);
            if (!opened) continue;
            game.match = std::move(*opened);
            game.view = page->view(*game.match);
            look_at(game.saved, *game.match, *game.view);
            game.last = last_of(game);
        }
        const int players = game.view ? game.view->players() : std::max(2, static_cast<int>(game.saved.seats.size()));
        const std::span<const std::string> names = game.match
                                                       ? std::span<const std::string>(game.match->annotations().players)
                                                       : std::span<const std::string>();
        game.opponent = opponent_of(game.saved.seats, players, names);
        if (game.saved.when_ms > 0) game.date = date_in_words(platform::local_clock_ms(game.saved.when_ms), now);
        game.unsent = record && is_unsent(game.saved, *record);
        game.turn = game.unsent ? not_sent_yet : turn_of(game.saved, players, names);
        game.group = group_of(game);
        games.push_back(std::move(game));
    }
    std::vector<SavedGameEntry> ordered;
    for (const auto group :
         {SavedGameEntry::Group::your_move, SavedGameEntry::Group::going_on, SavedGameEntry::Group::over}) {
        for (SavedGameEntry& game : games)
            if (game.group == group) ordered.push_back(std::move(game));
    }
    return ordered;
}

}  // namespace sightlines
