#pragma once

#include <string>
#include <string_view>

// What the games' words have in common.
namespace sightlines::in_words {

void add_part(std::string& text, std::string_view part);  // behind what stands there already, with ", " between
std::string counted(int count, std::string_view thing);   // "1 plane", "2 planes"
std::string_view compass(std::string_view letters);       // "ne": "north-east"
std::string capital(std::string text);                    // with a capital to begin with
std::string side_colour(int player);                      // of six seats, as on the page: "green"
std::string side_name(int player);                        // "Green"

}  // namespace sightlines::in_words
