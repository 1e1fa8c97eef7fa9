#include "screens/by_link/words.h"

#include "engine/wording.h"
#include "session/player_names.h"
#include "session/seats.h"
#include "text/listed.h"

namespace sightlines {

bool by_link::is_computer(const std::vector<std::string>& players, int seat) {
    return computer_level(name_at(players, seat)) > 0;
}

std::string by_link::moves_in_words(std::size_t count) {
    if (count == 0) return "No moves yet";
    return std::to_string(count) + (count == 1 ? " move" : " moves");
}

std::string by_link::names_in_words(const std::vector<std::string>& players) {
    std::vector<std::string> names;
    bool computer = false;
    for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
        const std::string name = display_name_at(players, seat);
        if (is_computer(players, seat)) {
            computer = true;
        } else if (!name.empty()) {
            names.push_back(name);
        }
    }
    if (computer) names.emplace_back("the computer");
    std::string words = wording::listed(names);
    return computer && names.size() == 1 ? wording::capital(words) : words;
}

std::string by_link::turn_in_words(const Match& match, const BoardView& view) {
    const int player = view.asked().player;
    if (match.status().outcome || player < 0) return "The game is over";
    const std::vector<std::string>& players = match.annotations().players;
    const std::string name = is_computer(players, player) ? "Computer" : display_name_at(players, player);
    return (name.empty() ? view.player_name(player) : name) + " to move";
}

}  // namespace sightlines
