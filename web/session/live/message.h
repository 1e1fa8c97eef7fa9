// What pages that play live say to each other: a line of JSON each. What comes in is judged here by its form alone.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "json/json.h"

namespace sightlines::live {

inline constexpr int protocol = 1;
inline constexpr std::size_t largest_message = 65'536;  // bytes
inline constexpr int no_seat = -1;                      // of who watches
inline constexpr int most_seats = 6;

// Both say it first. `ply` and `hash` are those of the game as the other side may see it.
struct Hello {
    int version = protocol;
    std::string match;
    int seat = no_seat;
    std::string name;
    int ply = 0;
    std::string hash;
};

// The host tells everybody who plays: a name for each seat, and whether that page is connected.
struct Company {
    std::vector<std::string> names;
    std::string here;  // a letter for each seat: '0' nobody, '1' somebody, 'c' a computer
};

struct Play {
    int ply = 0;  // before it
    JsonValue action;
    std::string hash;  // of the game after it
};

// Of a game in which something is hidden, by the page that hides it: how it stands for the other side. Without a link
// it stands as that side has it.
struct Seen {
    int ply = 0;
    std::string hash;
    std::string link;
};

struct Whole {  // the game as a link, where the hashes of a greeting differ
    std::string link;
};

struct Seal {
    int ply = 0, round = 0, seat = 0;
    std::string hash;
    std::string with;  // the seats that throw, a digit each
};

struct Secret {
    int ply = 0, round = 0, seat = 0;
    std::string secret;
};

struct Got {  // what was played so far has come
    int ply = 0;
};

struct Undo {
    enum class What { ask, allow, refuse, done };
    What what = What::ask;
    int seat = 0;         // who asked
    int ply = 0, to = 0;  // from where, to where
};

struct Mark {
    int seat = no_seat;
    std::string place;  // by BoardView::named_places
};

enum class Presence { here, away, choosing, gone };
struct Present {
    int seat = no_seat;
    Presence what = Presence::here;
};

enum class Reason { left, newer, form, large, flood, seat, taken, match, turn, again, illegal, differs, dice, late };
struct Bye {
    Reason why = Reason::left;
};

using Message = std::variant<Hello, Company, Play, Seen, Whole, Seal, Secret, Got, Undo, Mark, Present, Bye>;

// A Reason where it is no message: large, newer or form.
std::variant<Message, Reason> read_message(std::string_view text);
std::string write_message(const Message& message);

}  // namespace sightlines::live
