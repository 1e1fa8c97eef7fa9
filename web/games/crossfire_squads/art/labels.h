// Where labels go: beside what they belong to and over nothing else. CSS pixels.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "board/area.h"
#include "imgui.h"

namespace sightlines::crossfire_squads::art {

struct Disc {
    ImVec2 centre;
    float radius;
};

struct Tag {
    Disc of;                                     // what it belongs to
    float width, height;                         // of the label
    float brief = 0;                             // a width to make do with; 0: none
    bool needed = false;                         // rather far off, with a leader, than missing
    std::function<bool(const Area&)> fits = {};  // what else its place must keep, or it has none
};

struct PlacedTag {
    Area area;
    bool whole = true;  // not only its brief form
    bool led = false;   // far off: a leader says whose it is
};

// For each tag its place, or nothing. Within `view`; over none of the discs and areas given, nor over another tag.
// Earlier tags choose first. A needed tag has a place unless its disc is out of view, or nothing is free.
std::vector<std::optional<PlacedTag>> place_tags(std::span<const Tag> tags, std::span<const Disc> discs,
                                                 std::span<const Area> areas, const Area& view);

float lettering_width(const std::string& text, float size);  // in the strong font

bool overlap(const Area& a, const Area& b);
bool overlap(const Area& area, const Disc& disc);
bool is_inside(const Area& inner, const Area& outer);

}  // namespace sightlines::crossfire_squads::art
