// The platform interface: frames, surroundings, input beyond ImGui's, address bar, storage, clipboard, sheets. Nothing
// else in web/ depends on the browser, and nothing here on a game. Pointer and keys reach the app as ImGui input.
// Lengths and positions are CSS pixels, which are ImGui's units too; where text is larger, so are they.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "sounds.h"

namespace sightlines::platform {

// Opens the window, a WebGL 2 context and ImGui. `draw` emits one frame of ImGui calls. It may run several times for
// one event, and not every run is shown, so it must not count them. Without WebGL 2 nothing is shown and the page is
// the text view. False: setting up the graphics failed.
bool start(void (*draw)());

// --- Frames: drawn only on request -----------------------------------------------------------------------------------

void draw_unseen();                     // a frame that is not shown, within an event: what follows is known after it
bool is_seen();                         // whether anybody sees the frame that is drawn; else its shapes may be left out
void request_frames(int count = 3);     // events request frames by themselves; other changes must call this
void animate_until(double time_ms);     // requests every frame until that time of now_ms
void draw_at(double time_ms);           // requests a frame at that time of now_ms, and none until then
double now_ms();                        // the page's clock; constant within a frame
double wall_clock_ms();                 // milliseconds since 1970
double local_clock_ms(double wall_ms);  // the same as the clocks of this place show it: in their day, hour and minute
int frames_drawn();
bool idle();  // no frame is requested or pending

// --- Surroundings: a change requests frames --------------------------------------------------------------------------

struct Insets {
    float top = 0, right = 0, bottom = 0, left = 0;
};

// The buttons in the bar of an embed; without any there is no bar.
struct Bar {
    bool undo = true, rules = true, reset = true, full_page = true;
};

struct Surroundings {
    float width = 0, height = 0;  // of the canvas
    float scale = 1;              // device pixels in one CSS pixel, as drawn (capped on phones)
    float text = 1;               // by how much all is enlarged: by the size of text that was chosen, and the browser's
    Insets safe;                  // margins that notches and system bars may cover
    bool dark = false;
    bool contrast = false;  // more of it is asked for
    bool reduced_motion = false;
    bool coarse = false;    // the pointer is a finger: targets of 44 CSS pixels
    bool embedded = false;  // shown inside another page: small, stores nothing
    int accent = -1;        // colours of the page around this one, 0xRRGGBB; -1: the theme's own
    int page = -1;
    Bar bar;

    // The least height of what is pressed: 44 for fingers, unless 36 is as much for them.
    float least_target() const { return coarse ? std::max(36.0f, 44 / text) : 36; }
    bool is_low() const { return height < 480; }  // a phone on its side, a small embed: every line counts
};
const Surroundings& surroundings();

enum class Scheme { system, light, dark };
void choose_scheme(Scheme scheme);  // saved for the next visit
Scheme chosen_scheme();

void enlarge(int percent);  // text, and all with it, from the next frame on; 100 is as usual

// Grows whenever texts may be wider or narrower than before: a font has come for letters that ours lack.
int text_widths();

// Rounds to a position where the edge of a hairline is sharp: that of a device pixel.
float snap(float position);

// --- Input beyond ImGui's --------------------------------------------------------------------------------------------

// What two fingers, or a pinch on a trackpad, have done since the last frame: shift, zoom factor and its fixed point.
struct Gesture {
    float dx = 0, dy = 0, scale = 1, x = 0, y = 0;
    bool active = false;
};
const Gesture& gesture();

// Whether a finger rests on the screen: it hovers (no button is down) and will not click when it is lifted.
bool long_press();

// In a frame in which Tab was pressed: it has led to something here, and does not lead out of the canvas.
void keep_tab();

// --- Address bar -----------------------------------------------------------------------------------------------------

void set_fragment(std::string_view text);        // replaces the current one, a moment after the last call
void push_fragment(std::string_view text);       // adds an entry to the browser's history
std::string address(std::string_view fragment);  // the complete link, to be shared
void set_title(std::string_view words);          // shown before the page's name in the tab's title; "": the name alone

// --- Storage: an embed stores nothing. When another tab has changed the saved games, App::games_changed is called ----

// False: the browser refused, because it is full or stores nothing for this page. True in an embed, which has nothing
// to lose.
bool store(std::string_view key, std::string_view text);
std::string stored(std::string_view key);  // "" if there is none
void forget(std::string_view key);

// --- Library: any number of saved games, in a store that answers later, and the little HTML that its screen needs
// -----

// What leaves the list of saved games goes on to the library, and waits in the storage under this key until it is
// there.
inline constexpr std::string_view older_key = "games-older";

// One call for all, because every page has it, and few open the library.
enum class LibraryCall {
    sweep,  // moves the lines stored under older_key into the library; no answer
    read,   // the same, then answers `games` with all its lines
    write,  // puts the lines of the text there, all or none, and answers `written`; a line that is only an id removes
            // it
    field,  // "x y width height text": the field for searching is there; each change of it answers `searched`. "": none
    focus,  // the keys go to that field
    name,   // a sheet for the name of a game, with the one before; answers `named`, unless the visitor cancels
    file,   // the chooser for files; the text goes to App::open
    samples,  // answers `samples` with the file of sample games; "": it could not be fetched
};
// refused: what was asked of the store; with a text, because it does not answer.
enum class LibraryAnswer { games, written, refused, searched, named, samples };
void library(LibraryCall call, std::string_view text = {});  // to App::library_answered

// --- Clipboard, sharing, downloads: browsers allow these only while a click or a key is handled ----------------------

// by_hand: refused, a sheet shows the text for copying; shared: the system's sheet has passed it on.
enum class Copied { nothing, waiting, done, by_hand, shared };
void copy_text(std::string_view text);
Copied copied();  // the state of the latest copy_text or share; a change requests frames
bool can_share();
void share(std::string_view title, std::string_view address);
void open_page(std::string_view fragment);  // the full page in a new tab
void download(std::string_view name, std::string_view text);
// Opens what is on the clipboard, as if it were pasted. Where that is refused or empty: the sheet for opening.
void paste_link();

// --- HTML sheets over the canvas -------------------------------------------------------------------------------------

void show_open_sheet();   // paste a link or JSON, or choose a file; the text goes to App::open
void show_share_sheet();  // shares the game on the table, by App::share
void show_move_sheet();   // type or paste moves; the text goes to App::play_moves
// "Your name", with the one before; at most 40 characters. It goes to App::named, unless the visitor cancels.
void ask_name(std::string_view before);
// A comment on the position, with the one before; at most 1,000 characters. It goes to App::act as "tree:comment".
// `titles`: the title of a chapter instead, at most 60 characters, as "tree:title".
void ask_comment(std::string_view before, bool titles = false);
// The address of a link as a QR code, as large as the screen, with a heading above it.
void show_code(std::string_view link, std::string_view heading);
void show_rule(std::string_view game,
               std::string_view rule);  // an empty rule: the beginning of the rulebook; "licences" is read like one

// Whether something is open that Back closes before it leads elsewhere: step_back() in main.h.
void cover(bool open);

// --- Sound: made by the page, and silent until the visitor has pressed something there -------------------------------

void play_sound(Sound sound, int volume);  // 1 to 3; after what is still sounding

// --- Random numbers: uniform, from the browser's cryptographic source ------------------------------------------------

unsigned random_below(unsigned n);  // 0 to n-1; n is at least 1

// --- Deferred code: that of a game, or of the editor, fetched when it is first needed --------------------------------

enum class LoadState { away, coming, here, failed };
// Retries after a failure; does nothing while loading or loaded. A change requests frames.
void fetch_deferred(std::string_view part);
LoadState deferred(std::string_view part);
inline void fetch_if_away(std::string_view part) {  // without another attempt after a failure
    if (deferred(part) == LoadState::away) fetch_deferred(part);
}

// --- Lessons and puzzles: a file for each game, which arrives by App::book_arrived -----------------------------------

void fetch_book(std::string_view kind, std::string_view game);  // "lessons" or "puzzles"

// --- The engine: a worker that answers one question at a time --------------------------------------------------------

// Asks about a record (JSON): `what` are the members of serve's request that say which operation, such as "op":"think".
// The reply arrives as App::engine_replied with the ticket; "" if it failed. Drops a question in progress. Anything but
// a plain think waits while the page is hidden.
void ask_engine(int ticket, std::string_view what, std::string_view record, int level, unsigned seed);
inline constexpr std::string_view plain_think = R"("op":"think")";
void drop_engine_question();  // a question in progress will not be answered

// --- Live: connections to other pages, without a server between them (shell/live.js)
// -----------------------------------

// Connections have numbers that the caller gives. One call for all, because every page has it, and few play live.
enum class LiveCall {
    begin,    // answers `can`
    offer,    // makes a connection; answers `offered` with where this page can be reached, or `closed`
    accept,   // the text says where an offer came from; answers `answered` with the same of this page, or `closed`
    connect,  // the text says where the answer came from
    send,     // a text
    close,    // no answer
    hand,     // a ticket, to another tab with this page; answers `handed`, with "" if no tab waits for it
    took,     // the ticket that another tab has handed over was taken here
    scan,     // by the camera, on a sheet; answers `scanned` with what was read
    code,     // the QR code of a text; answers `code`, "" if the text is too long for one
    wake,     // answers `tick`, even while nobody looks
    copy,     // onto the clipboard, where that is allowed without a press; answers `copied` if it is
};
// can: "" if it is possible, and "scan" if codes can be scanned, too; else why it is not. arrived: a text was handed
// over by another tab. code: a letter for each module, '1' where it is dark. away: whether nobody looks at this page,
// "1" or "0". tick: time has passed.
enum class LiveNews {
    can,
    offered,
    answered,
    opened,
    received,
    closed,
    arrived,
    handed,
    away,
    tick,
    scanned,
    code,
    copied
};
// The news comes to App::act as "talk:live:news NUMBER CONNECTION TEXT", since what deals with it is fetched later.
void live(LiveCall call, int connection = 0, std::string_view text = {});

// --- Off-screen rendering --------------------------------------------------------------------------------------------

// Renders one frame of `draw` off screen. Width and height are CSS pixels; `scale` is device pixels in one of them.
// RGBA, lowest row first. Empty if the graphics context is lost, or inside a frame.
std::vector<unsigned char> picture(int width, int height, float scale, void (*draw)());

// --- The page that embeds this one -----------------------------------------------------------------------------------

void tell_host(std::string_view event, std::string_view detail);  // `detail` is JSON; the events are in app/host.h

// --- Accessibility ---------------------------------------------------------------------------------------------------

void announce(std::string_view text);  // a screen reader reads it out at its next pause
void text_changed();                   // App::text has changed
void show_text_view();

}  // namespace sightlines::platform
