// The page's side of the browser: frames, surroundings, input beyond ImGui's, address bar, storage, clipboard, sheets.
// Nothing else in web/ knows that there is a browser; nothing here knows that there is a game. Pointer and keys reach
// the app as ordinary ImGui input. Lengths and positions are CSS pixels, which are ImGui's units too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sightlines::platform {

// Opens window, WebGL 2 context and ImGui. `draw` makes one frame's ImGui calls; it may be called several times for
// one event, and not every call is shown, so it must not count its calls. Without WebGL 2 none is shown: the page is
// text then. False: the drawing could not be set up.
bool start(void (*draw)());

// --- Frames: nothing is drawn unless somebody asks ------------------------------------------------------------------

void request_frames(int count = 3);  // every event asks by itself; a change from elsewhere must ask
void animate_until(double time_ms);  // draw every frame up to then
double now_ms();                     // the page's clock; frozen for the length of a frame
double wall_clock_ms();              // milliseconds since 1970, for naming things
int frames_drawn();
bool idle();  // no frame is wanted and none is on its way

// --- Surroundings: a change redraws
// -----------------------------------------------------------------------------------

struct Insets {
    float top = 0, right = 0, bottom = 0, left = 0;
};

// What the bar of an embed offers; with nothing there is no bar.
struct Bar {
    bool undo = true, rules = true, reset = true, full_page = true;
};

struct Surroundings {
    float width = 0, height = 0;  // of the canvas
    float scale = 1;              // device pixels in one CSS pixel, as drawn (capped on phones)
    Insets safe;                  // parts of the canvas that notches and system bars may cover
    bool dark = false;
    bool reduced_motion = false;
    bool coarse = false;    // fingers: targets of 44 px
    bool embedded = false;  // a guest in someone's page: small, modest, stores nothing
    Bar bar;
};
const Surroundings& surroundings();

enum class Scheme { system, light, dark };
void choose_scheme(Scheme scheme);  // saved for the next visit
Scheme chosen_scheme();

// The nearest position whose edge is sharp on this screen: for hairlines and the like.
float snap(float position);

// --- Input beyond ImGui's
// -------------------------------------------------------------------------------------------------

// Two fingers, or a pinch on a trackpad, since the last frame: a shift, a zoom and its fixed point.
struct Gesture {
    float dx = 0, dy = 0, scale = 1, x = 0, y = 0;
    bool active = false;
};
const Gesture& gesture();

// A finger rests on the screen: it points (the mouse is there, no button is down) and will not click when lifted.
bool long_press();

// --- Address bar
// -----------------------------------------------------------------------------------------------------------

void set_fragment(std::string_view text);        // replaces, shortly after the last change
void push_fragment(std::string_view text);       // a new step for the Back button
std::string address(std::string_view fragment);  // the whole link to share

// --- Storage: silent when the browser refuses, nothing when embedded
// --------------------------------------------------

void store(std::string_view key, std::string_view text);
std::string stored(std::string_view key);  // empty when there is none
void forget(std::string_view key);

// --- Out of the page: call these while handling a click or a key, which is when browsers allow them ------------------

enum class Copied { nothing, waiting, done, by_hand };  // by_hand: refused, a sheet shows the text for copying
void copy_text(std::string_view text);
Copied copied();  // what became of the latest one; a change redraws
bool can_share();
void share(std::string_view title, std::string_view address);
void open_page(std::string_view fragment);  // the full page in a tab of its own
void download(std::string_view name, std::string_view text);

// --- HTML sheets over the canvas
// ---------------------------------------------------------------------------------------------

void show_open_sheet();   // paste a link or JSON, or choose a file; the text goes to App::open
void show_share_sheet();  // of the game on the table: App::share tells it what there is
void show_move_sheet();   // type or paste moves; the text goes to App::play_moves
void show_rule(std::string_view game, std::string_view rule);  // an empty rule opens the rulebook's beginning

// --- Chance: from the browser's cryptographic source, each number equally likely
// --------------------------------------------------------------------------------------------------------------------

unsigned random_below(unsigned n);  // 0 to n-1; n is at least 1

// --- Deferred code: a game's own, fetched once, when it is first wanted
// -------------------------------------------------------------------------------------------------------------------

enum class LoadState { away, coming, here, failed };
// Again, if it has failed; nothing when it is coming or here. A change redraws.
void fetch_deferred(std::string_view game);
LoadState deferred(std::string_view game);

// --- Lessons: the file of a game, which comes as lessons::came
// ---------------------------------------------------------------------------------------------------------------------

void fetch_lessons(std::string_view game);

// --- The computer: a worker that answers one question at a time
// ---------------------------------------------------------------------------------------------------------------------

// What is best for whoever is to act at the end of a record (JSON): the reply of serve's "think" comes as
// App::engine_replied with the ticket, an empty one when there is none to be had. A question under way is dropped.
void ask_engine(int ticket, std::string_view record, int level, unsigned seed);
void drop_engine_question();  // whatever is under way is never answered

// --- A picture
// ---------------------------------------------------------------------------------------------------------------------

// One frame drawn apart from the screen, as wide and high as said, by a `draw` of its own: RGBA, the lowest row first.
// Nothing when the graphics are lost, and inside a frame.
std::vector<unsigned char> picture(int width, int height, float scale, void (*draw)());

// --- The page around this one, when it is embedded
// -----------------------------------------------------------------------------------------

void tell_host(std::string_view event, std::string_view detail);  // JSON; what there is to tell: host.h

// --- For those who do not see the canvas
// --------------------------------------------------------------------------------

void announce(std::string_view text);  // read out by a screen reader when it next pauses
void text_changed();                   // App::text tells something else now
void show_text_view();

}  // namespace sightlines::platform
