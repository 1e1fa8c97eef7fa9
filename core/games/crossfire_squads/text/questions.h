// What is asked at a position, before anything has been chosen, and what the dice are for.
#pragma once

#include <string>

#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads::words {

// Both sides can read it: it tells nothing that is hidden.
std::string question(const Scene& scene);
std::string asked_about(const Scene& scene);    // "Red's rifle 2"; "" if it is about nobody in particular
std::string roll_question(const Scene& scene);  // "Rifle 2 tries to rally."
std::string mover_moves(const Scene& scene);    // "is on the move", of the unit that may be shot at
std::string placing_question(const Scene& scene);

}  // namespace sightlines::crossfire_squads::words
