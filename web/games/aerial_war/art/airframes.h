// Outlines of the planes.
#pragma once

#include "board/outline.h"

namespace sightlines::aerial_war::art {

// Nose towards +x, in widths of a square. The sides differ by their outlines too: the Germans have raked wings and a
// fish tail, the Allies rounded wings, a blunt nose and a small tail.
struct Airframe {
    Shape upper, lower, body, cowling, tail, cockpit, propeller;
    float strut = 0.28f;  // from the middle
};

const Airframe& airframe(int side);

}  // namespace sightlines::aerial_war::art
