// The way to live play, whose code comes when it is first needed: until then a card says so.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "app/live/live_desk.h"
#include "platform/page.h"
#include "screens/by_link/live_card.h"

namespace sightlines {

class Desk;

class LiveGate {
  public:
    explicit LiveGate(Desk& desk) : desk_(desk) {}
    ~LiveGate();
    LiveGate(const LiveGate&) = delete;
    LiveGate& operator=(const LiveGate&) = delete;

    std::string open(std::string_view ticket, From from);  // "" or the error, as Page::open
    void invite();                                         // somebody to the game that is on the table now
    void code_arrived();
    void follow();  // what was played on the table, or has come
    void draw();    // follows, and draws the card, if there is one
    bool asks() const { return wait_ || (live_ != nullptr && live_->asks()); }
    void close_card();
    std::string talk() const;               // "null": nothing
    void answer(std::string_view command);  // of a button, or what the browser tells: see platform::live
    std::string state() const;

  private:
    // `then` is done at once, or when the code is here. False: it is not here yet.
    bool when_here(std::function<void()> then);
    void look();  // asks the browser, once, whether it is possible
    LiveCard waiting_card() const;
    void hear(std::string_view news);

    Desk& desk_;
    std::unique_ptr<LiveDesk> live_;  // made at first use
    std::function<void()> wait_;
    float height_ = 0;
};

// Where a text has a ticket (session/live/ticket.h).
bool has_live_ticket(std::string_view text);

}  // namespace sightlines
