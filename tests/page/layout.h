// Layout checks that every frame must pass on every device. Each is a function of a Frame and returns its complaints:
// sentences with names and places, none if the check passes. CSS pixels.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "page/driver.h"
#include "platform.h"

namespace sightlines::layout {

using headless::Box;

Box intersection(const Box& a, const Box& b);

// An ImGui window: a pane of the page or a scrolling part of one.
struct Panel {
    std::string name;
    std::string root;     // the pane that contains it
    Box box;              // its visible part
    float scroll = 0;     // scroll position, of
    float most = 0;       // the greatest one, by wheel or finger
    bool floats = false;  // above the others
    bool board = false;   // the board: can be panned and zoomed, with cells and pieces inside
};

// Clickable items: every ImGui item that is not disabled. The board is one item. Its cells and pieces are not checked:
// the nearest one takes a click, and the board can be zoomed.
struct Target {
    std::string name;
    Box box;   // as laid out
    Box seen;  // its visible part, or nothing
    const Panel* panel = nullptr;
    bool link = false;  // a rule's id in a line of text
    ImGuiID id = 0;
    std::string label = {};  // what is to be read on it; "" where it draws its own
};

struct Text {
    headless::DrawnText drawn;
    Box ink;  // without the space above and below the letters
    const Panel* panel = nullptr;
};

struct Frame {
    platform::Surroundings around;
    std::vector<Panel> panels;  // bottom to top
    std::vector<Target> targets;
    std::vector<Target> primary;  // buttons of theme::Weight::primary
    std::vector<Text> texts;
    std::optional<Box> refusal;
    std::vector<Box> lit;  // by it
    std::size_t vertices = 0;
    bool finite = true;

    Frame() = default;
    Frame(const Frame&) = delete;  // holds pointers to the panels
    Frame(Frame&&) = default;
    Frame& operator=(const Frame&) = delete;
};

Frame look();  // analyses the last frame that was shown

using Complaints = std::vector<std::string>;

Complaints drawn_soundly(const Frame& frame);        // finite corners, not too many of them
Complaints labels_whole(const Frame& frame);         // no word of a button is left out at its rim
Complaints texts_whole(const Frame& frame);          // not cut off, within their panel, in letters that the fonts have
Complaints texts_apart(const Frame& frame);          // not one over the other
Complaints texts_off_targets(const Frame& frame);    // a target covers its own text wholly, other texts not at all
Complaints targets_apart(const Frame& frame);        // none over the other
Complaints targets_in_reach(const Frame& frame);     // on the screen, off notches and system bars
Complaints targets_for_fingers(const Frame& frame);  // 44 px each way, where fingers point
Complaints main_action(const Frame& frame);          // exactly one, visible without scrolling
Complaints contrast(const Frame& frame, const headless::Image& image);  // 4.5 to 1, large type 3 to 1

Complaints refusal_aside(const Frame& frame);  // the notice covers nothing that it highlights

Complaints geometry(const Frame& frame);  // the first seven

}  // namespace sightlines::layout
