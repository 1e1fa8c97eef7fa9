// The page without a browser. The world around it is a value in memory that a test sets and reads back; time stands
// still but for run() and what drawing takes. What a person does comes as calls of platform/events.h (tests/page/hand.h
// makes them).
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "platform.h"

namespace sightlines::headless {

// Something the page asked of the world: kind and words.
//   open sheet | share sheet | move sheet | text view
//   rule GAME RULE | share TITLE LINK | open page LINK | download NAME TEXT | host EVENT DETAIL | lessons GAME | code
struct Request {
    std::string kind, what, text;
    bool operator==(const Request&) const = default;
};

std::string lessons_on_disk(std::string_view game);  // public/lessons

struct Outside {
    Outside() { around.width = 1280, around.height = 800; }

    double clock_ms = 0;
    double drawing_ms = 0;  // that a frame takes
    // `dark` is what the system says. Width and height: CSS pixels. After a change: looked_around().
    platform::Surroundings around;
    bool draws = true;  // else there is no WebGL 2

    std::map<std::string, std::string, std::less<>> storage;  // keys as the page gives them
    std::vector<std::string> address{""};                     // fragments, Back's steps: "" or "#..."
    std::size_t step = 0;                                     // which of them is shown
    std::vector<Request> requests;
    std::string clipboard;
    std::vector<std::string> announced;  // to screen readers
    int text_changes = 0;
    bool refuses_storage = false, refuses_clipboard = false, can_share = false;
    platform::LoadState code = platform::LoadState::here;             // of each deferred game, until it is fetched
    std::map<std::string, platform::LoadState, std::less<>> fetched;  // since then; see code_came()
    std::function<std::string(std::string_view game)> lessons = lessons_on_disk;  // "": they do not come
    std::function<std::string(std::string_view line)> engine;  // serve unless set; "" is a worker that died
    std::uint64_t seed = 1;                                    // of random_below
};

// Loads the page into this world: new ImGui context, fonts and App; then opens the address and draws.
Outside& restart(Outside outside = {});
Outside& outside();

// Frames of 16 ms until the page is idle and `ms` have passed; what was asked of the world meanwhile is answered,
// except the computer's questions. -> frames drawn, at most `most_frames` and those that fit in `ms`: more is a page
// without end.
inline constexpr int most_frames = 600;
int run(double ms = 0);
void run_frames(int count);  // at most so many, if any is asked for

bool is_asked();  // the engine
bool deliver();   // its answer; false: it was not asked

void looked_around();       // tells the page what outside().around says now, size and all
void code_came(bool here);  // of every game whose code is on its way
void go_back();             // in the address bar
void go_forward();
void visit(std::string_view fragment);  // typed into the address bar, or a link that was followed

// --- What is to be seen in the last frame that was shown

struct Box {
    ImVec2 min, max;
    float width() const { return max.x - min.x; }
    float height() const { return max.y - min.y; }
    ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
};

struct DrawnText {
    std::string text;  // UTF-8; a run of glyphs on one line
    Box box;           // from the first pen position to the last, as high as the line
    Box clip;
    float size = 0;  // of the font, as ImGui counts
    ImU32 colour = 0;
    std::string window;  // whose draw list it is on
    bool cut = false;    // a glyph was cut to fit
    bool tofu = false;   // there is a character that the font lacks
};
std::vector<DrawnText> texts();

// Every ImGui item with an id, windows too. `clip`: what of its window is to be seen.
struct Item {
    ImGuiID id = 0;
    std::string label;
    Box box, clip;
    std::string window;
    bool is_window = false;  // a window or child, no button
    bool disabled = false;
    bool hovered = false;
};
const std::vector<Item>& items();

// The last frame, filled in by hand: RGBA, the highest row first.
struct Image {
    int width = 0, height = 0;
    std::vector<unsigned char> pixels;
};
Image screenshot();
bool write_png(const Image& image, const std::string& path);

}  // namespace sightlines::headless
