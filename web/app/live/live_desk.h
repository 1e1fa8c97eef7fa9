// Games that are played live, as the app calls them. Made by Live::desk; what is called from outside its part is
// virtual, so that nothing else of it is named there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "platform.h"
#include "platform/page.h"

namespace sightlines {

class LiveDesk {
  public:
    virtual ~LiveDesk() = default;
    virtual void look() = 0;                                       // whether it is possible here, asked once
    virtual std::string_view barred() const = 0;                   // why it is not; "": it is, or that is not known yet
    virtual void invite() = 0;                                     // somebody to the game on the table
    virtual std::string game_of(std::string_view text) const = 0;  // the id of the game of a ticket; "": none
    virtual std::string open(std::string_view text, From from) = 0;  // a ticket; "" or the error, as Page::open
    virtual void news(platform::LiveNews news, int connection, std::string_view text) = 0;
    virtual void follow() = 0;             // plays on the table what has come, and tells others what was played there
    virtual void table_is_put() = 0;       // another game is on the table, or none
    virtual void draw() = 0;               // the cards over the table
    virtual bool asks() const = 0;         // one of them is shown
    virtual std::string talk() const = 0;  // the same for the text view; "null": nothing
    virtual void answer(std::string_view command) = 0;
    virtual std::vector<std::string> proven() const = 0;  // a line for each roll of all, and whether it holds
    virtual std::string state() const = 0;                // JSON for tests
};

}  // namespace sightlines
