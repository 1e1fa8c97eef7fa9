// Tickets: how one page tells another where it can be reached, and in which game, by a link of letters and digits. An
// offer has the game with it, its answer has not.
//   #1l.  two digits: how many bytes  |  these bytes in base 62, their check at the end  |  of an offer: what stands
//   behind "#1x." in the link of the game
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "session/live/message.h"

namespace sightlines::live {

inline constexpr std::string_view ticket_head = "#1l.";
inline constexpr int most_candidates = 4;
inline constexpr double ticket_lasts_minutes = 60;

// What a browser says of itself, as far as another one needs it (shell/live.js).
struct Reach {
    std::string user, password;           // of ICE
    std::string fingerprint;              // SHA-256, in hexadecimal
    std::vector<std::string> candidates;  // "h/192.168.1.7/51000": host, server reflexive or relayed; address; port
    friend bool operator==(const Reach&, const Reach&) = default;
};
Result<Reach> read_reach(std::string_view words);  // divided by blanks
std::string write_reach(const Reach& reach);

struct Ticket {
    bool offers = true;
    std::string match;
    int host = 0;        // the seat of who invites
    int seat = no_seat;  // the one offered
    std::string name;    // of who made the ticket; may be empty
    double minutes = 0;  // since 1970, when it was made
    Reach reach;
    std::string link = {};  // of the game: "#1x...."
    friend bool operator==(const Ticket&, const Ticket&) = default;
};

std::string write_ticket(const Ticket& ticket);
// Anywhere in a text, with blanks, line ends and what is invisible within it. The codes of errors are those of
// read_link.
Result<Ticket> read_ticket(std::string_view text);

}  // namespace sightlines::live
