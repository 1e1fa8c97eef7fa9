// The page as one thing: what runs it, in a browser or in a test, calls these.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"

namespace sightlines {

// A new page, as when it is loaded: fonts, an address to open and a size are to come. False: it cannot be drawn.
bool start_page();

void leave_page();  // there is no App any more
App& app();         // the one there is

// Back, where something is open that it closes: a sheet, a notice, or a screen that has no address of its own. Whether
// there is more.
bool step_back();

// What tests look at, as JSON: platform, marks and App::state.
std::string page_state();

// The board on the table, or that of a record given as text; see platform::picture. Nothing when it cannot be drawn.
std::vector<unsigned char> picture_of(std::string_view record, int width, int height, float scale);

}  // namespace sightlines
