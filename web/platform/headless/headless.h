// The page without a browser, for tests. Its surroundings are a value in memory (Outside) that a test sets and reads.
// Time passes only in run() and by `drawing_ms`. Input comes as calls of platform/events.h (see tests/page/driver.h).
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

// A call of the page to the outside.
//   open sheet | share sheet | move sheet | text view
//   rule GAME RULE | share TITLE LINK | open page LINK | download NAME TEXT | host EVENT DETAIL | code
//   lessons GAME | puzzles GAME | library field|focus|name|file TEXT
//   live CALL "CONNECTION TEXT"
//   sound NAME VOLUME | name sheet BEFORE | code sheet ADDRESS HEADING
// The open sheet has TEXT and ERROR when it shows why what was pasted was not opened.
struct Request {
    std::string kind, what, text;
    bool operator==(const Request&) const = default;
};

std::string lessons_on_disk(std::string_view game);                              // public/lessons
std::string puzzles_on_disk(std::string_view game);                              // public/puzzles
void tell_live(platform::LiveNews news, int connection, std::string_view text);  // what platform::live brings
std::string samples_on_disk();                                                   // public/samples.json

struct Outside {
    Outside() { around.width = 1280, around.height = 800; }

    double clock_ms = 0;
    double began_ms = 1'700'000'000'000;  // the wall clock when clock_ms is 0: 14 November 2023, 22:13 in Greenwich
    int minutes_east = 0;                 // of Greenwich, for the local time
    double drawing_ms = 0;                // duration of drawing a frame
    // `dark` is the system's setting. Call surroundings_changed() after a change.
    platform::Surroundings around;
    int enlarged = 100;  // percent: what the page has asked for; `around` has followed
    bool draws = true;   // false: there is no WebGL 2

    std::map<std::string, std::string, std::less<>> storage;  // keys as the page gives them
    std::map<std::string, std::string, std::less<>> library;  // its lines by their ids
    bool refuses_library = false, library_is_silent = false;  // silent: it is given up after some seconds
    std::vector<std::string> address{""};                     // the browser's history, as fragments: "" or "#..."
    std::size_t step = 0;                                     // the current entry
    std::vector<Request> requests;
    std::vector<std::string> drawn_letters;  // "FONT SIZE RUN" of what our fonts lack, in the order of drawing
    bool draws_letters = true;               // false: not yet; call letters_came()
    std::string clipboard, title;            // the title: what is shown before the page's name
    std::vector<std::string> announced;      // to screen readers
    std::string address_when_announced;      // what the address bar showed when that was last done
    bool covered = false;                    // something is open that Back closes
    int text_changes = 0;
    bool refuses_storage = false, refuses_clipboard = false, can_share = false;
    bool refuses_writing = false;                                     // the storage is full
    bool is_file = false;                                             // the page is sightlines.html on a disk
    bool closes_share_sheet = false;                                  // without sharing
    platform::LoadState code = platform::LoadState::here;             // of each deferred game, until it is fetched
    std::map<std::string, platform::LoadState, std::less<>> fetched;  // since it was fetched; see code_arrived()
    std::function<std::string(std::string_view game)> lessons = lessons_on_disk;  // "": fetching fails
    std::function<std::string(std::string_view game)> puzzles = puzzles_on_disk;  // the same
    std::function<std::string()> samples = samples_on_disk;                       // the same
    std::function<std::string(std::string_view line)> engine;  // serve unless set; "": the worker dies
    std::string can_live = "scan";                             // the answer to LiveCall::begin
    bool other_tab_waits = false;                              // for a ticket: LiveCall::hand
    std::uint64_t seed = 1;                                    // of random_below
};

// Loads the page with these surroundings: new ImGui context, fonts and App; opens the address and draws.
Outside& restart(Outside outside = {});
Outside& outside();

// Draws this instead of the App, until restart(). Marks, keys and pointer are as ever.
void show(void (*draw)());

// Runs frames of 16 ms until the page is idle and `ms` have passed. Answers the page's requests, except questions to
// the engine. Returns the number of frames, at most `most_frames` more than fit into `ms`: a page that reaches this
// never becomes idle.
inline constexpr int most_frames = 600;
int run(double ms = 0);
void run_frames(int count);  // at most `count`, as long as the page requests any

bool engine_is_asked();  // the engine
bool deliver();          // delivers the engine's answer; false: it was not asked

void surroundings_changed();   // reports outside().around to the page
void code_arrived(bool here);  // for every game whose code is being fetched; false: failed
void letters_came();           // what draws letters that our fonts lack, or one more font
// Back closes what is open first; see shell/back.js. The address changes at once, and the page is told before its next
// frame, after what has arrived meanwhile.
void go_back();  // the browser's Back button
void go_forward();
void visit(std::string_view fragment);  // as typed into the address bar, or by a link

// --- The last frame that was shown; CSS pixels

struct Box {
    ImVec2 min, max;
    float width() const { return max.x - min.x; }
    float height() const { return max.y - min.y; }
    ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
};

struct DrawnText {
    std::string text;  // UTF-8; a run of glyphs on one line
    Box box;           // from the first to the last pen position, as high as the line
    Box clip;
    float size = 0;  // of the font, in ImGui's units (height of a line)
    ImU32 colour = 0;
    std::string window;    // the window whose draw list has it
    bool cut = false;      // a glyph was clipped
    bool tofu = false;     // contains a character that nothing draws
    std::string borrowed;  // of the text, what our fonts lack and the system's draw
};
std::vector<DrawnText> texts();

// Every ImGui item with an id, including windows. `clip`: the visible part of its window.
struct Item {
    ImGuiID id = 0;
    std::string label;
    Box box, clip;
    std::string window;
    bool is_window = false;  // a window or child window
    bool disabled = false;
    bool hovered = false;
};
const std::vector<Item>& items();

// The last frame, rendered in software. RGBA, highest row first.
struct Image {
    int width = 0, height = 0;
    std::vector<unsigned char> pixels;
};
Image screenshot();
bool write_png(const Image& image, const std::string& path);

}  // namespace sightlines::headless
