// A game by link: whether something is to be sent, to whom, and sending it.
#pragma once

#include <optional>
#include <string>

#include "session/open_game.h"
#include "session/sharing.h"

namespace sightlines {

class Sending {
  public:
    explicit Sending(OpenGame& game) : game_(game) {}

    bool has_to_send() const;                   // there are actions for others, and nothing more to do here
    const char* title() const;                  // before the game's name, in the title of the page: "Your move: "
    std::string friend_name(int player) const;  // "Ben", "your friend"
    std::string said_of_friend(int player) const;
    void set_sent_all() { game_.sent = static_cast<int>(game_.match->size()); }

    // By link (send.cpp): call only if records_are_here().
    std::optional<Notice> send();  // to whoever is next
    void show_code();              // of the link, on the screen

    bool has_been_copied() const;  // what send() has put on the clipboard, and that is not taken note of
    void take_copied();

  private:
    OpenGame& game_;
    std::optional<int> sending_;  // what `sent` will be when the link has been copied
};

}  // namespace sightlines
