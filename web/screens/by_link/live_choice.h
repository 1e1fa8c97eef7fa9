// How a friend is to play, as chosen on the start sheet, and whether two can play live here.
#pragma once

#include <string>

namespace sightlines {

struct LiveChoice {
    bool is_live = false;
    bool asked = false;       // the browser, whether that is possible
    std::string barred = {};  // why it is not; "": it is, or that is not known yet
    bool scans = false;       // codes can be scanned
    int drawn = -1;           // the frame in which the choice was last shown
    bool invites = false;     // in the next frame, to the game that is on the table now

    bool is_taken() const;  // in this frame, by the button that begins the game
};

LiveChoice& live_choice();  // of the page; forgotten with LiveGate

}  // namespace sightlines
