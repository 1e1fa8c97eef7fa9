// The laws of layout: what must hold of every frame that is shown, on every device. Each is a function of what is to
// be seen, and returns its complaints: sentences with names and places, none when the law holds.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "page/hand.h"
#include "platform.h"

namespace sightlines::layout {

using headless::Box;

// A window of ImGui: a pane of the page, or a part of one that rolls.
struct Panel {
    std::string name;
    std::string root;     // the pane it is a part of
    Box box;              // what of it is to be seen
    float scroll = 0;     // how far it has been rolled, of
    float most = 0;       // how far it can be, by wheel or finger
    bool floats = false;  // over the others
    bool board = false;   // a sheet that two fingers shift and magnify, with cells and pieces that answer to a touch
};

// What can be clicked: every ImGui item that is not switched off. The board is one; of its cells and pieces the one
// that is nearest answers, and where they are small the sheet can be magnified, so the laws do not look into it.
struct Target {
    std::string name;
    Box box;   // as laid out
    Box seen;  // what of it is to be seen, or nothing
    const Panel* panel = nullptr;
    bool link = false;  // a rule's id in a line of text
    ImGuiID id = 0;
};

struct Text {
    headless::DrawnText drawn;
    Box ink;  // without the room above and below the letters
    const Panel* panel = nullptr;
};

struct Frame {
    platform::Surroundings around;
    std::vector<Panel> panels;  // the lowest first
    std::vector<Target> targets;
    std::vector<Target> primary;  // buttons of theme::Weight::primary
    std::vector<Text> texts;
    std::optional<Box> refusal;
    std::vector<Box> lit;  // by it
    std::size_t vertices = 0;
    bool finite = true;

    Frame() = default;
    Frame(const Frame&) = delete;  // the panels are pointed at
    Frame(Frame&&) = default;
    Frame& operator=(const Frame&) = delete;
};

Frame look();  // at the last frame that was shown

using Complaints = std::vector<std::string>;

Complaints drawn_soundly(const Frame& frame);        // finite corners, not too many of them
Complaints texts_whole(const Frame& frame);          // not cut off, within their panel, in letters that the fonts have
Complaints texts_apart(const Frame& frame);          // not one over the other
Complaints texts_off_targets(const Frame& frame);    // a target covers its own words wholly, others not at all
Complaints targets_apart(const Frame& frame);        // none over the other
Complaints targets_in_reach(const Frame& frame);     // on the screen, off notches and system bars
Complaints targets_for_fingers(const Frame& frame);  // 44 px each way, where fingers point
Complaints main_action(const Frame& frame);          // one, and in sight without rolling
Complaints contrast(const Frame& frame, const headless::Image& image);  // 4.5 to 1, large type 3 to 1

Complaints refusal_aside(const Frame& frame);  // it lies over nothing that it lights up

Complaints geometry(const Frame& frame);  // the first seven

}  // namespace sightlines::layout
