// The whole table at a glance: platoons as tokens, where counters have no room.
#pragma once

#include <vector>

#include "games/crossfire_squads/draw/tokens.h"

namespace sightlines::crossfire_squads {

class Overview {
  public:
    static constexpr float closest_look = 0.3f;  // greatest scale to which a token opens, CSS pixels per table unit

    void look(const Camera& camera, const Scene& scene);  // in each frame, before the others
    bool shows_tokens() const { return shows_tokens_; }
    void draw(ImDrawList& list, const Camera& camera, const Scene& scene, std::vector<Area> taken);
    Box box_at(const Camera& camera, ImVec2 mouse) const;  // what a press there opens: the token, or that place

  private:
    bool shows_tokens_ = false;
    std::vector<Token> tokens_;  // as they were last drawn
};

}  // namespace sightlines::crossfire_squads
