// What the page draws, as numbers that change when a pixel would, but not with compiler or machine.
#pragma once

#include <string>

namespace sightlines::page {

// Of the last frame, for each window that draws something: its name, how many vertices, and a hash of where they are,
// of their colours and of what clips them: "board 1832 5f3a". Places are rounded to half pixels. Not hashed is where a
// glyph lies in the font's texture.
std::string drawn();

}  // namespace sightlines::page
