#include "screens/table/seats.h"

#include <algorithm>

#include "games/page.h"
#include "platform.h"
#include "screens/by_link/player_names.h"

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
    return by_link_is_here() ? display_name_at(names, player) : std::string();
}

Names names_of(const BoardView& view, std::string_view seats) {
    Names names{.sides = {}, .you = seats::you(seats, view.players())};
    for (int player = 0; player < view.players(); ++player) names.sides.push_back(view.player_name(player));
    return names;
}

std::string player_label(const BoardView& view, std::string_view seats, int player,
                         std::span<const std::string> names) {
    const std::string who = seats::who(seats, player, view.players(), names);
    return who.empty() ? view.player_name(player) : who + " (" + view.player_name(player) + ")";
}

std::string addressed(std::string text, const BoardView& view, std::string_view seats) {
    const int you = seats::you(seats, view.players());
    if (you < 0) return text;
    const std::string name = view.player_name(you), owned = name + "'s ";
    if (text.starts_with(name + " has ")) text.replace(0, name.size() + 4, "You have");
    if (text.starts_with(name + " ")) text.replace(0, name.size(), "You");
    for (std::size_t at = text.find(owned); at != std::string::npos; at = text.find(owned, at))
        text.replace(at, owned.size(), at == 0 || text.substr(0, at).ends_with(". ") ? "Your " : "your ");
    return text;
}

}  // namespace sightlines
