// Who plays each seat: a person at this screen, a person elsewhere who is sent links, or the computer.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "session/game_words.h"
#include "session/player_names.h"

namespace sightlines {

// A string with a letter for each player: '0' here, '1' elsewhere, 'a' to 'd' the computer at level 1 to 4. Missing
// letters mean here.
namespace seats {

inline constexpr char here = '0', elsewhere = '1';
inline constexpr int usual_level = 2, highest_level = 4;
inline constexpr std::string_view letters = "01abcd";

inline char at(std::string_view seats, int player) {
    return player >= 0 && player < static_cast<int>(seats.size()) ? seats[static_cast<std::size_t>(player)] : here;
}
constexpr char computer(int level) { return static_cast<char>('a' + level - 1); }
constexpr int level_of(char seat) { return 'a' <= seat && seat <= 'd' ? seat - 'a' + 1 : 0; }  // 0: not the computer

// The computer plays all seats except the first.
std::string against_computer(int players, int level = usual_level);

// Whether others play from elsewhere, and are sent links.
inline bool by_link(std::string_view seats) { return seats.find(elsewhere) != std::string_view::npos; }

// The player whom the only person at this screen plays, while others play from elsewhere or are the computer; else -1.
int you(std::string_view seats, int players);

// "You", "Computer, level 2", "Ben", "Friend"; "": only the side has a name, or nobody is meant (-1). `names`: of the
// record, by seat.
std::string who(std::string_view seats, int player, int players, std::span<const std::string> names = {});

}  // namespace seats

// The name of a player in a record as the page shows it; "": there is none, or what reads games by link is not here
// yet.
std::string shown_name(std::span<const std::string> names, int player);

// Players are called in sentences by the names of the record, and by their sides where they have none, the computer
// plays them, or a name does not tell them apart.
Names names_of(const GameWords& view, std::string_view seats, std::span<const std::string> names);

// "You (Green)", "Computer, level 2 (Red)", "Ben (Red)", "Green"
std::string player_label(const GameWords& view, std::string_view seats, int player,
                         std::span<const std::string> names = {});

// The text with "Green's" turned into "your", and "Green has", "Green held" at its beginning into "You have", "You
// held", for the only person here; and into "Ann's" and "Ann has" for who is called so.
std::string addressed(std::string text, const GameWords& view, const Names& names);

}  // namespace sightlines
