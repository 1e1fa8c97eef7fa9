// Games that are played live, as the gate to them has it (app/live_gate.h). Made by Live::desk; what is called from
// outside its part is virtual, so that nothing else of it is named there.
#pragma once

#include <string>
#include <string_view>

#include "platform.h"
#include "platform/page.h"

namespace sightlines {

class LiveDesk {
  public:
    virtual ~LiveDesk() = default;
    virtual void invite() = 0;                                       // somebody to the game on the table
    virtual std::string open(std::string_view text, From from) = 0;  // a ticket; "" or the error, as Page::open
    virtual void news(platform::LiveNews news, int connection, std::string_view text) = 0;
    virtual void follow() = 0;      // plays on the table what has come, and tells others what was played there
    virtual void draw() = 0;        // follows, and draws the cards over the table
    virtual bool asks() const = 0;  // one of them is shown
    virtual void close_card() = 0;
    virtual std::string talk() const = 0;  // the same for the text view; "null": nothing
    virtual void answer(std::string_view command) = 0;
    virtual std::string state() const = 0;  // JSON for tests
};

}  // namespace sightlines
