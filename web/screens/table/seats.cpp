#include "screens/table/seats.h"

#include <algorithm>
#include <array>

#include "app/test_ids.h"
#include "games/page.h"
#include "platform.h"
#include "screens/by_link/player_names.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

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

bool draw_seats(const BoardView& view, std::string& seats, float width) {
    const std::string before = seats;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    constexpr float indent = 32;
    seats.resize(static_cast<std::size_t>(view.players()), seats::here);
    bool levels = false;
    for (int player = 0; player < view.players(); ++player) {
        char& seat = seats[static_cast<std::size_t>(player)];
        const std::string name = "seat:" + std::to_string(player);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        view.draw_emblem(list, {at.x + 12, at.y + theme::button_height() / 2}, 22, player);
        ImGui::SetCursorScreenPos({at.x + indent, at.y});
        constexpr std::array kinds{"Here", "By link", "Computer"};
        const int kind = seats::level_of(seat) > 0 ? 2 : seat == seats::elsewhere ? 1 : 0;
        const int chosen = segments(name.c_str(), kinds, kind, width - indent);
        if (chosen >= 0 && chosen != kind)
            seat = chosen == 2 ? seats::computer(seats::usual_level) : chosen == 1 ? seats::elsewhere : seats::here;
        const int level = seats::level_of(seat);
        if (level == 0) continue;
        levels = true;
        ImGui::SetCursorScreenPos({at.x + indent, ImGui::GetCursorScreenPos().y});
        constexpr std::array names{"Level 1", "2", "3", "4"};
        const int harder = segments((name + ":level").c_str(), names, level - 1, width - indent);
        if (harder >= 0) seat = seats::computer(harder + 1);
    }
    if (levels) caption("Level 1 answers at once and can be beaten by a beginner; level 4 thinks for some seconds.");
    return seats != before;
}

}  // namespace sightlines
