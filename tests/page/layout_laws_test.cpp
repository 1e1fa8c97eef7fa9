// Tests of the layout checks: each must complain about a frame with one fault, and pass without it.
#include <catch_amalgamated.hpp>
#include <cmath>

#include "page/layout.h"

using namespace sightlines;

namespace {

using layout::Box;
using layout::Complaints;
using layout::Frame;

constexpr ImU32 black = IM_COL32(0, 0, 0, 255), grey = IM_COL32(170, 170, 170, 255);

// A panel of 200 x 100 on a screen of 400 x 300.
Frame plain() {
    Frame frame;
    frame.around.width = 400;
    frame.around.height = 300;
    frame.panels.push_back({.name = "panel", .root = "panel", .box = {{0, 0}, {200, 100}}});
    return frame;
}

void write(Frame& frame, const std::string& words, Box box, ImU32 ink = black) {
    layout::Text text;
    text.drawn.text = words;
    text.drawn.box = text.ink = box;
    text.drawn.clip = frame.panels[0].box;
    text.drawn.size = 20;
    text.drawn.colour = ink;
    text.panel = &frame.panels[0];
    frame.texts.push_back(std::move(text));
}

layout::Target button(const Frame& frame, const std::string& name, Box box) {
    return {.name = name, .box = box, .seen = box, .panel = &frame.panels[0]};
}

headless::Image white_paper() { return {400, 300, std::vector<unsigned char>(400 * 300 * 4, 255)}; }

}  // namespace

TEST_CASE("vertices are finite and not too many, or not", "[layout]") {
    Frame frame = plain();
    CHECK(layout::drawn_soundly(frame).empty());
    frame.finite = false;
    CHECK(layout::drawn_soundly(frame).size() == 1);
    frame.vertices = 1'000'000;
    CHECK(layout::drawn_soundly(frame).size() == 2);
}

TEST_CASE("a text is whole, cut off, or has missing glyphs", "[layout]") {
    Frame frame = plain();
    write(frame, "whole", {{150, 10}, {199, 25}});
    CHECK(layout::texts_whole(frame).empty());
    write(frame, "cut off", {{150, 30}, {230, 45}});
    CHECK(layout::texts_whole(frame).size() == 1);
    write(frame, "below", {{10, 95}, {60, 110}});
    CHECK(layout::texts_whole(frame).size() == 2);
    frame.panels[0].most = 50;  // it can be scrolled into view
    CHECK(layout::texts_whole(frame).size() == 1);
    frame.texts[0].drawn.tofu = true;
    CHECK(layout::texts_whole(frame).size() == 2);
    frame.texts[0].drawn.tofu = false;
    frame.texts[0].drawn.borrowed = "\u0416\u00EB\u674E";  // somebody's name
    CHECK(layout::texts_whole(frame).size() == 1);
    frame.texts[0].drawn.borrowed = "\u0416\u2717";  // a sign of ours that the fonts were cut without
    CHECK(layout::texts_whole(frame).size() == 2);
}

TEST_CASE("a label is read whole, on one line or two, or ends at the rim of its button", "[layout]") {
    Frame frame = plain();
    frame.targets = {button(frame, "steps", {{10, 10}, {90, 50}})};
    frame.targets[0].label = "Climb, dive";
    write(frame, "Climb,", {{12, 12}, {60, 25}});
    CHECK(layout::labels_whole(frame).size() == 1);
    write(frame, "dive", {{12, 30}, {60, 45}});
    CHECK(layout::labels_whole(frame).empty());
    frame.texts.clear();
    CHECK(layout::labels_whole(frame).empty());  // it draws a picture
}

TEST_CASE("texts are apart or overlap", "[layout]") {
    Frame frame = plain();
    write(frame, "left", {{10, 10}, {50, 25}});
    write(frame, "right", {{52, 10}, {90, 25}});
    write(frame, "left", {{11, 11}, {51, 26}});  // its halo
    CHECK(layout::texts_apart(frame).empty());
    write(frame, "run", {{10, 40}, {50, 55}});
    write(frame, "together", {{50.5f, 40}, {90, 55}});
    CHECK(layout::texts_apart(frame).size() == 1);
    frame.texts.back().drawn.text = ": apart";
    CHECK(layout::texts_apart(frame).empty());
    write(frame, "over", {{40, 15}, {50, 30}});
    CHECK_FALSE(layout::texts_apart(frame).empty());
}

TEST_CASE("targets are apart or overlap", "[layout]") {
    Frame frame = plain();
    frame.targets = {button(frame, "one", {{0, 0}, {50, 50}}), button(frame, "two", {{50, 0}, {99, 50}})};
    CHECK(layout::targets_apart(frame).empty());
    frame.targets.push_back(button(frame, "three", {{90, 10}, {140, 60}}));
    CHECK(layout::targets_apart(frame).size() == 1);
}

TEST_CASE("a target is in reach, or under a notch or outside its panel", "[layout]") {
    Frame frame = plain();
    frame.targets = {button(frame, "edge", {{0, 0}, {50, 50}})};
    CHECK(layout::targets_in_reach(frame).empty());
    frame.around.safe.left = 47;
    CHECK(layout::targets_in_reach(frame).size() == 1);
    frame.around.safe.left = 0;
    frame.targets[0].box.max.x = 220;
    CHECK(layout::targets_in_reach(frame).size() == 1);
}

TEST_CASE("a target is large enough for fingers or not", "[layout]") {
    Frame frame = plain();
    frame.targets = {button(frame, "small", {{0, 0}, {60, 40}})};
    CHECK(layout::targets_for_fingers(frame).empty());
    frame.around.coarse = true;
    CHECK(layout::targets_for_fingers(frame).size() == 1);
    frame.targets[0].link = true;
    CHECK(layout::targets_for_fingers(frame).empty());
}

TEST_CASE("there is one visible main action, or not", "[layout]") {
    Frame frame = plain();
    frame.primary = {button(frame, "Fly", {{0, 0}, {100, 44}})};
    CHECK(layout::main_action(frame).empty());
    frame.primary[0].seen.max.y = 20;
    CHECK(layout::main_action(frame).size() == 1);
    frame.primary[0].seen.max.y = 44;
    frame.primary.push_back(button(frame, "Roll", {{0, 50}, {100, 94}}));
    CHECK(layout::main_action(frame).size() == 1);
}

TEST_CASE("a target covers only its own text", "[layout]") {
    Frame frame = plain();
    write(frame, "title", {{10, 10}, {60, 25}});
    frame.targets = {button(frame, "next", {{62, 0}, {106, 44}})};
    CHECK(layout::texts_off_targets(frame).empty());
    frame.targets.push_back(button(frame, "previous", {{40, 0}, {84, 44}}));
    CHECK(layout::texts_off_targets(frame).size() == 1);
    frame.targets[1].box = frame.targets[1].seen = {{0, 0}, {84, 44}};  // its own text
    CHECK(layout::texts_off_targets(frame).empty());
}

TEST_CASE("text has enough contrast, or not", "[layout]") {
    Frame frame = plain();
    write(frame, "black", {{10, 10}, {60, 25}});
    CHECK(layout::contrast(frame, white_paper()).empty());
    write(frame, "grey", {{10, 40}, {60, 55}}, grey);
    CHECK(layout::contrast(frame, white_paper()).size() == 1);
}

TEST_CASE("a refusal is beside its highlights or covers them", "[layout]") {
    Frame frame = plain();
    frame.refusal = Box{{10, 10}, {100, 60}};
    frame.lit = {{{110, 10}, {130, 30}}};
    CHECK(layout::refusal_aside(frame).empty());
    frame.lit.push_back({{90, 50}, {120, 80}});
    CHECK(layout::refusal_aside(frame).size() == 1);
}
