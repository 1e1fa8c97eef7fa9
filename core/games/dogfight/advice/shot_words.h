// What a shot needs, in words.
#pragma once

#include <string>
#include <vector>

#include "games/dogfight/advice/shot_needs.h"

namespace sightlines::dogfight::words {

struct NeedLine {
    std::string need;   // "Its hex, or the next one ahead"
    std::string state;  // "2 hexes away"
    bool met = false;
};

bool target_waits(const Position& at);  // the target of the mover has yet to fly

// "A shot needs", or "If it stays there, a shot needs"; where all is met, "A shot: 16% to hit".
std::string needs_title(const Position& at, const ShotNeeds& needs);
std::vector<NeedLine> need_lines(const ShotNeeds& needs);

// The same in a line: "A shot: 16% to hit."; "No shot: 2 hexes away, 1 level below it."
std::string shot_told(const Position& at, const ShotNeeds& needs);

}  // namespace sightlines::dogfight::words
