// The answers that leave things as they are, and the end of the turn.
#pragma once

#include <string>
#include <vector>

#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

struct Declining {
    Action action;
    std::string name;           // "Call nobody to help"
    const char* brief;          // "Nobody", where the name has no room
    const char* id;             // of the button, for tests
    const char* key;            // "Shift+W"
    const char* note = "";      // what it stands for: "ask next time"
    bool for_the_turn = false;  // and to every such question of this turn
};
// At most one of a kind; some may not be allowed yet. `guided`: questions that say nothing new are not asked again.
std::vector<Declining> declining_answers(const Scene& scene, bool guided);

}  // namespace sightlines::crossfire_squads
