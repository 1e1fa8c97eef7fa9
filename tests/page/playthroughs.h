// The games of tests/playthroughs for tests of the page: a starting record, moves as text, and the situations they lead
// to.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "page/driver.h"

namespace sightlines::page {

struct Playthrough {
    std::string name;  // of the file, without ".txt"
    std::string game;
    std::string record;  // as JSON
    std::vector<std::string> moves;
    std::vector<std::string> situations;  // before the first move and after each: "dice, WHICH" or "SEAT PHASE"
};
const std::vector<Playthrough>& playthroughs();  // by name
const Playthrough& playthrough(std::string_view name);
// Of each game one, and a ply in its midst at which somebody decides.
extern const std::vector<std::pair<std::string, std::size_t>> midway;
std::string phase_of(const std::string& situation);  // without the player

// Opens the game at the table after this number of moves.
void open_at(const Playthrough& game, std::size_t moves, const Outside& world = desktop());

}  // namespace sightlines::page
