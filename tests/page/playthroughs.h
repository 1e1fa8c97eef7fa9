// The games of tests/playthroughs for tests of the page: a starting record, moves as text, and the situations they lead
// to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "page/hand.h"

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
std::string phase_of(const std::string& situation);  // without the player

// Opens the game at the table after this number of moves.
void open_at(const Playthrough& game, std::size_t moves, const Outside& world = desktop());

}  // namespace sightlines::page
