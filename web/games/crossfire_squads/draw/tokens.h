// The whole table at a glance: each platoon is one token.
#pragma once

#include <string>
#include <vector>

#include "board/area.h"
#include "games/crossfire_squads/draw/projection.h"
#include "games/crossfire_squads/text/scene.h"

namespace sightlines::crossfire_squads {

struct Token {
    int side = 0, platoon = 0;  // platoon 0: those without
    std::string name;           // "2nd platoon, 5"
    Box around;                 // its units, table units
    ImVec2 middle;              // of them, pixels
    Area area;                  // of the token, pixels
};

// Of what the viewer sees; none overlaps another.
std::vector<Token> tokens_of(const Camera& camera, const Scene& scene, const std::vector<Area>& taken);
void draw_tokens(ImDrawList& list, const std::vector<Token>& tokens);

}  // namespace sightlines::crossfire_squads
