// All functions that the WebAssembly module exports to JavaScript. Names are stable; shell/*.js is the only caller.
// Their types, for the scripts, are written from here (web/packaging/seam.mjs).
//
// page_*  reports from the browser: fonts, size, surroundings, pointer, keys, lost context, clipboard
// game_*  requests from scripts; behind window.sightlines, which shell/boot.js documents
// Text comes in as UTF-8 bytes with a length and is returned as a NUL-terminated string that is valid until the next
// call.
#include <emscripten.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "platform.h"
#include "platform/events.h"
#include "platform/page.h"

using namespace sightlines;

namespace {

std::string returned;

const char* return_text(std::string text) {
    returned = std::move(text);
    return returned.c_str();
}

// Bits of `held`, as in shell/input.js.
platform::Modifiers modifiers(int held) {
    return {.shift = (held & 1) != 0, .command = (held & 2) != 0, .alt = (held & 4) != 0};
}

// Bits of `bar`, as in shell/screen.js.
platform::Bar bar_of(int bits) {
    return {.undo = (bits & 1) != 0, .rules = (bits & 2) != 0, .reset = (bits & 4) != 0, .full_page = (bits & 8) != 0};
}

}  // namespace

extern "C" {

// --- page: before the first frame

EMSCRIPTEN_KEEPALIVE void page_font(int which, unsigned char* bytes, std::size_t size) {
    add_page_font(static_cast<std::size_t>(which), {bytes, size});
}

// --- page: screen

EMSCRIPTEN_KEEPALIVE void page_resize(int width, int height, float scale, float text) {
    platform::on_resize(width, height, scale, text);
}

EMSCRIPTEN_KEEPALIVE void page_surroundings(bool dark, bool contrast, bool reduced_motion, bool coarse, bool embedded,
                                            int bar, float top, float right, float bottom, float left) {
    platform::on_surroundings(dark, contrast, reduced_motion, coarse, embedded, bar_of(bar),
                              {top, right, bottom, left});
}

EMSCRIPTEN_KEEPALIVE void page_scheme(int scheme) { platform::on_scheme(static_cast<platform::Scheme>(scheme)); }
EMSCRIPTEN_KEEPALIVE void page_colours(int accent, int page) { platform::on_colours(accent, page); }
EMSCRIPTEN_KEEPALIVE bool page_back() { return step_back(); }
EMSCRIPTEN_KEEPALIVE void page_visible(bool visible) { platform::on_visible(visible); }
EMSCRIPTEN_KEEPALIVE void page_context_lost() { platform::on_context_lost(); }
EMSCRIPTEN_KEEPALIVE void page_context_restored() { platform::on_context_restored(); }
EMSCRIPTEN_KEEPALIVE void page_letters() { platform::on_letters(); }
EMSCRIPTEN_KEEPALIVE void page_redraw() { platform::request_frames(); }

// --- page: input

EMSCRIPTEN_KEEPALIVE void page_pointer_move(int kind, float x, float y, int held) {
    platform::on_pointer_move(static_cast<platform::Pointer>(kind), x, y, modifiers(held));
}

EMSCRIPTEN_KEEPALIVE void page_pointer_button(int kind, int button, bool down, float x, float y, int held) {
    platform::on_pointer_button(static_cast<platform::Pointer>(kind), button, down, x, y, modifiers(held));
}

EMSCRIPTEN_KEEPALIVE void page_pointer_gone() { platform::on_pointer_gone(); }

EMSCRIPTEN_KEEPALIVE void page_finger(int id, int phase, float x, float y, int held) {
    platform::on_finger(id, static_cast<platform::Phase>(phase), x, y, modifiers(held));
}

EMSCRIPTEN_KEEPALIVE void page_wheel(float dx, float dy, int held) { platform::on_wheel(dx, dy, modifiers(held)); }

EMSCRIPTEN_KEEPALIVE void page_gesture(float dx, float dy, float scale, float x, float y, bool active) {
    platform::on_gesture({.dx = dx, .dy = dy, .scale = scale, .x = x, .y = y}, active);
}

EMSCRIPTEN_KEEPALIVE int page_key(const char* key, const char* code, int held, int repeated) {
    return platform::on_key(key, code, modifiers(held), repeated != 0);
}

EMSCRIPTEN_KEEPALIVE void page_blur() { platform::on_blur(); }

EMSCRIPTEN_KEEPALIVE void page_copied(int outcome) { platform::on_copied(static_cast<platform::Copied>(outcome)); }

// --- page: the code of a deferred game

EMSCRIPTEN_KEEPALIVE void page_deferred(const char* game, int here) {
    platform::on_deferred(game, here != 0);
    the_page().deferred_changed();
}

// `text` has "lessons/" or "puzzles/" and the game's id on the first line, then that file. Nothing after the id:
// fetching failed.
EMSCRIPTEN_KEEPALIVE const char* page_book(const char* text, std::size_t size) {
    const std::string_view all{text, size};
    const std::size_t end = std::min(all.find('\n'), all.size()), slash = std::min(all.find('/'), end);
    the_page().book_arrived(all.substr(0, slash), all.substr(slash, end - slash).substr(1),
                            all.substr(std::min(end + 1, all.size())));
    return return_text("");
}

// The answer to platform::ask_engine.
EMSCRIPTEN_KEEPALIVE void page_engine_replied(int ticket, const char* reply, std::size_t size) {
    the_page().engine_replied(ticket, {reply, size});
}

// --- page: the visitor's name, and other tabs

// The answer to platform::ask_name.
EMSCRIPTEN_KEEPALIVE void page_named(const char* name, std::size_t size) { the_page().named({name, size}); }

EMSCRIPTEN_KEEPALIVE void page_games_changed() { the_page().games_changed(); }

// The answer to platform::library.
EMSCRIPTEN_KEEPALIVE void page_library(int answer, const char* text, std::size_t size) {
    the_page().library_answered(static_cast<platform::LibraryAnswer>(answer), {text, size});
}

// --- page: state for tests

EMSCRIPTEN_KEEPALIVE const char* page_state() { return return_text(sightlines::page_state()); }

// --- game

// Returns "" if the text was opened, else the error as JSON; then the game in progress stays.
EMSCRIPTEN_KEEPALIVE const char* game_open(const char* text, std::size_t size, int from) {
    return return_text(the_page().open({text, size}, static_cast<From>(from)));
}

// The same for move texts, played on the table.
EMSCRIPTEN_KEEPALIVE const char* game_play(const char* text, std::size_t size, int from) {
    return return_text(the_page().play_moves({text, size}, static_cast<From>(from)));
}

// What the share sheet offers, as JSON (Sharing::json); "null" if no game is on the table.
EMSCRIPTEN_KEEPALIVE const char* game_share() { return return_text(the_page().share()); }

// A picture of the board on the table, or of a record given as text: RGBA, lowest row first, valid until the next call.
// Null if nothing can be drawn: the record is refused, the game's code is missing, or the graphics context is lost.
EMSCRIPTEN_KEEPALIVE const unsigned char* game_picture(const char* text, std::size_t size, int width, int height,
                                                       float scale) {
    static std::vector<unsigned char> pixels;
    pixels = picture_of({text, size}, width, height, scale);
    return pixels.empty() ? nullptr : pixels.data();
}

EMSCRIPTEN_KEEPALIVE const char* game_record() { return return_text(the_page().record()); }
EMSCRIPTEN_KEEPALIVE const char* game_exercise() { return return_text(the_page().exercise()); }

// The text view as JSON (text_view.h), and its commands: App::act.
EMSCRIPTEN_KEEPALIVE const char* game_text() { return return_text(the_page().text()); }
EMSCRIPTEN_KEEPALIVE void game_act(const char* command, const char* what) { the_page().act(command, what); }

EMSCRIPTEN_KEEPALIVE void game_go_to(int move) { the_page().go_to(move); }

}  // extern "C"

int main() { return start_page() ? 0 : 1; }
