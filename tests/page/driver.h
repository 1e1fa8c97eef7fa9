// Drives the page as a person would, and queries it. Input arrives as from the browser (web/platform/events.h), with
// frames in between; then the page runs until it is idle. Targets are test ids (web/base/test_ids.h: "undo", "cell:e5")
// or points, in CSS pixels. The surroundings are headless::outside().
//
//     TEST_CASE("a cloud is laid by a click") {
//         page::open(R"({"game":"crosshairs","version":1})");
//         page::click("cell:e5");
//         CHECK(page::app().at("size") == 1);
//     }
// Every test opens a new page. Motion is reduced, and dice wait to be thrown or entered in all games (the setting
// "own-dice" is kept there), unless the surroundings say otherwise: see desktop().
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "api/games.h"
#include "json/json.h"
#include "platform/headless/headless.h"

namespace sightlines::page {

using headless::Box;
using headless::outside;
using headless::Outside;

inline const std::vector<std::string> games = [] {
    std::vector<std::string> ids;
    for (const GameInfo* game : all_games()) ids.emplace_back(game->id);
    return ids;
}();

// --- Surroundings

Outside desktop(float width = 1280, float height = 800);  // with a mouse
Outside phone(float width = 390, float height = 844);     // touch; two device pixels per CSS pixel
Outside embed(float width = 480, float height = 360);     // embedded in another page

// --- Opening

// A link, a fragment ("#1x..."), a record (as JSON or text), or "" for the home page.
struct Address {
    Address(const char* words) : text(words) {}
    Address(std::string words) : text(std::move(words)) {}
    Address(const Json& record) : text(write_json(record)) {}
    std::string text;
};
Outside& open(const Address& address = "", Outside world = desktop());  // loads the page at the address
Outside& reload();                                                      // keeps address, storage and surroundings
void resize(float width, float height);
void change(const std::function<void(platform::Surroundings&)>& how);  // changes the surroundings

// --- What scripts can do: window.sightlines

Json state();  // as shell/boot.js describes it
Json app();    // its "app"
Json position();
Json record();
Json text();                            // the text view (web/app/text_view.h)
Json share();                           // what the share sheet offers
Json load(std::string_view text);       // {"ok": true} or {"error": {code, rule, message}}
Json paste(std::string_view text);      // the same from the clipboard
Json play(std::string_view moves);      // the same for moves
void play_all(std::string_view moves);  // fails if they are illegal; insists on what loses the game at once
void go_to(int ply);
void act(std::string_view command, std::string_view what = "");  // a button of the text view
std::string link();                                              // in the address bar
Json record_behind(std::string_view link);                       // the record that the link opens

// --- Queries

bool shows(std::string_view mark);
Box mark(std::string_view name);  // fails if there is none
std::map<std::string, Box> marks();
std::map<std::string, Box> marks_of(std::string_view prefix);  // with their whole names
std::vector<std::string> words();                              // the texts on the screen
bool says(std::string_view text);                              // one of them contains this
bool asked_for(std::string_view kind);                         // headless::Request

// --- Input

struct Target {
    Target(const char* mark) : name(mark) {}
    Target(std::string mark) : name(std::move(mark)) {}
    Target(ImVec2 point) : at(point) {}
    std::string name;  // of a mark, or "" for a point
    ImVec2 at;
};
ImVec2 where(const Target& target);  // its centre, scrolled into view

void settle();             // runs until the page is idle; fails if it never is
void wait(double ms);      // time passes
void let_computers_act();  // until no question to the engine is pending

void enter_dice(const std::vector<int>& faces);  // those of real dice, for the roll that is due

void click(const Target& target);
void tap(const Target& target);     // a finger
void choose(const Target& target);  // click or tap, as the surroundings have it
void hover(const Target& target);
void drag(const Target& from, ImVec2 way);  // the mouse, button down
void wheel(const Target& over, float dy,
           bool pinches = false);  // in the browser's units: 100 is one step downwards

void swipe(const Target& from, ImVec2 way);  // one finger, quickly
void hold(const Target& target);             // a finger that rests, until lift()
void lift();
void finger(int id, std::string_view phase, ImVec2 at);                // "down", "move", "up", "gone", and a frame
void pinch(const Target& centre, float scale, ImVec2 shift = {0, 0});  // two fingers

void press(std::string_view key, int times = 1);  // "a", "ArrowLeft", "Control+z", "Shift+/": names of the browser
void type(std::string_view text);

}  // namespace sightlines::page
