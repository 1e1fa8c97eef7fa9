// The causes of a refusal, what can be chosen, and the keyboard cursor.
#pragma once

#include "games/dogfight/draw/picture.h"

namespace sightlines::dogfight {

class Highlights : public Layer {
  public:
    using Layer::Layer;

    void draw(ImDrawList& list) const;
    void draw_cursor(ImDrawList& list) const;
};

}  // namespace sightlines::dogfight
