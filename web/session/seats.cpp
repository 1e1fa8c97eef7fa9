#include "session/seats.h"

#include <algorithm>

#include "base/grapheme.h"
#include "base/parts.h"
#include "session/player_names.h"

namespace sightlines {

std::string seats::against_computer(int players, int level) {
    std::string all(static_cast<std::size_t>(players), computer(level));
    all.front() = here;
    return all;
}

int seats::you(std::string_view seats, int players) {
    int only = -1, people = 0;
    for (int player = 0; player < players; ++player) {
        if (at(seats, player) != here) continue;
        only = player;
        ++people;
    }
    return people == 1 && players > 1 ? only : -1;
}

std::string seats::who(std::string_view seats, int player, int players, std::span<const std::string> names) {
    if (player < 0) return "";
    const char seat = at(seats, player);
    if (const int level = level_of(seat); level > 0) return "Computer, level " + std::to_string(level);
    if (seat == elsewhere) {
        const std::string name = shown_name(names, player);
        return name.empty() ? "Friend" : name;
    }
    return you(seats, players) == player ? "You" : "";
}

std::string shown_name(std::span<const std::string> names, int player) {
    const PlayerNames* record = part<PlayerNames>();
    return record != nullptr ? record->display_name_at(names, player) : std::string();
}

namespace {

// A full stop in a name ends no sentence: behind it stands a mark without width, where a blank may follow.
std::string within_sentences(std::string name) {
    for (std::size_t at = name.find('.'); at != name.npos; at = name.find('.', at + 1))
        name.insert(at + 1, script::word_joiner);
    return name;
}

}  // namespace

Names names_of(const GameWords& view, std::string_view seats, std::span<const std::string> names) {
    Names called{.sides = {}, .you = seats::you(seats, view.players())};
    std::vector<std::string> all{"You", "you"};
    for (int player = 0; player < view.players(); ++player) {
        called.sides.push_back(view.player_name(player));
        all.push_back(called.sides.back());
        all.push_back(shown_name(names, player));
    }
    for (int player = 0; player < view.players(); ++player) {
        const std::string name = shown_name(names, player);
        if (!name.empty() && std::ranges::count(all, name) == 1 && PlayerNames::here().computer_level(name) == 0)
            called.sides[static_cast<std::size_t>(player)] = within_sentences(name);
    }
    return called;
}

std::string player_label(const GameWords& view, std::string_view seats, int player,
                         std::span<const std::string> names) {
    std::string who = seats::who(seats, player, view.players(), names);
    if (who.empty()) who = names_of(view, seats, names).sides[static_cast<std::size_t>(player)];
    const std::string side = view.player_name(player);
    return who == side ? side : who + " (" + side + ")";
}

std::string addressed(std::string text, const GameWords& view, const Names& names) {
    const auto begins = [&text](std::size_t at) { return at == 0 || text.substr(0, at).ends_with(". "); };
    for (int player = 0; player < view.players(); ++player) {
        const std::string side = view.player_name(player), called = names.subject(player), owned = side + "'s ";
        if (called == side) continue;
        const bool you = player == names.you;
        if (you && text.starts_with(side + " has ")) text.replace(0, side.size() + 4, "You have");
        if (text.starts_with(side + " ")) text.replace(0, side.size(), called);
        for (std::size_t at = text.find(owned); at != std::string::npos; at = text.find(owned, at + 1))
            text.replace(at, owned.size() - 1, you && begins(at) ? "Your" : names.possessive(player));
    }
    return text;
}

}  // namespace sightlines
