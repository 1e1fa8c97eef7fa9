// People who play by link, each at a browser of their own. There is one page at a time: `sit` leaves the browser of
// whoever was there before, which keeps its storage, its address and its clock, and loads the page in the other.
//
//     Browser ann("Ann"), ben("Ben");
//     sit(ann);
//     begin_by_link(no_clouds, 0);
//     play_all("+a3=ne");
//     const std::string text = send();
//     sit(ben);
//     receive(text);
#pragma once

#include <string>
#include <string_view>

#include "page/driver.h"

namespace sightlines::page {

struct Browser {
    explicit Browser(std::string_view name = {}, Outside world = desktop());  // the name is given at this browser
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;
    ~Browser();

    Outside world;  // as it was left
};

void sit(Browser& browser);                          // loads the page at the address that it has
void sit(Browser& browser, const Address& address);  // the page is opened there anew

// The game of a record is put on the table and played by link: `seat` here, the others elsewhere, `computer` (-1: none)
// by level 1.
void begin_by_link(const Json& record, int seat, int computer = -1);

std::string link_in(std::string_view text);  // "https://..." to its end

std::string send();                   // presses "Send": what is then on the clipboard
void receive(std::string_view text);  // pastes it; fails if it does not open
void join(std::string_view text);     // the same, and plays the seat that the invitation offers
void see_replay();                    // until what is new has been told

std::string seats();
std::string question();
std::string notice();  // "": none
bool waits();          // for somebody elsewhere
bool is_over();

// The game of a match that is kept in this browser, by its name; fails if there is none.
Json kept_match();

}  // namespace sightlines::page
