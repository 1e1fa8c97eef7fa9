#pragma once

#include <string>
#include <string_view>

// Phrases that the games share.
namespace sightlines::wording {

void add_part(std::string& text, std::string_view part);                      // after ", ", unless it is the first
std::string counted(int count, std::string_view thing);                       // "1 plane", "2 planes"
std::string counted(int count, std::string_view one, std::string_view more);  // "1 die", "2 dice"
std::string number(int value);                                                // "-2" with a true minus
inline constexpr int most_in_words = 12;
std::string in_words(int count);           // "no", "one" to "twelve", "13"
std::string with_sign(int value);          // "+2", "0", "-2" with a true minus
std::string percent(int part, int whole);  // "17%", rounded
std::string percent(double chance);        // of 0 to 1; what can happen is never 0%, what can fail never 100%
// The number, then in brackets what was expected, 0 or more, in tenths.
std::string with_expected(int count, double expected);
std::string_view compass(std::string_view letters);  // "ne": "north-east"
std::string capital(std::string text);               // with a capital to begin with
std::string side_colour(int player);                 // of six seats, as on the page: "green"
std::string side_name(int player);                   // "Green"

}  // namespace sightlines::wording
