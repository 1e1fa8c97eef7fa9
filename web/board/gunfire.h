// Gunfire and falls, drawn alike over every board of aircraft. `part` is the progress from 0 to 1, `size` the length in
// CSS pixels of what an aircraft takes of the board.
#pragma once

#include "imgui.h"

namespace sightlines::gunfire {

// How long they take, in milliseconds.
inline constexpr double shot_ms = 480, fall_ms = 1200;

// A burst of tracers, with the flash of the guns at `from`.
void tracers(ImDrawList& list, ImVec2 from, ImVec2 to, float size, float part);
void hits(ImDrawList& list, ImVec2 at, float size, float part);  // puffs where they strike

// A column of smoke from where it was hit to where the aircraft is now, fire on it, and a burst where it reaches the
// ground.
void fall(ImDrawList& list, ImVec2 hit, ImVec2 now, ImVec2 ground, float size, float part);

// A shot that brings down: the guns first, then the fall. Each is the progress of that, 0 before it begins.
struct Kill {
    float shot = 0, fall = 0;
};
Kill kill_at(float part);

// The time gone by of a motion that eases out (Animation::part), for what begins slowly.
float uneased(float part);

}  // namespace sightlines::gunfire
