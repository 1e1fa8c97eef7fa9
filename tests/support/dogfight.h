// A game of Dogfight! in words, so that a test of a rule reads like the rule:
//
//     Flight f("go cur=A", {"0 camel h7 ne 8 5 target=B cv=4", "1 d5a o13 n 8 5"}, "fineClimb");
//     f.plays("= (4) R1^-1 (8,2) P (5)");
//     CHECK(f.where("A") == "i7 se 8- p-1");
//
// A plane is side, type, hex, facing (- for the middle), level and speed, then keys of the position: pilot=1,0,0. The
// phase is followed by keys too. Options are words: "grand sun=n friends=false". Moves are the move text of the rules;
// a text that begins with { is one action as JSON.
#pragma once

#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "support/serve.h"

namespace sightlines::test::dogfight {

using Here = std::source_location;
using test::has;
using test::Json;
using test::json;
using test::rule_of;
using Planes = std::vector<std::string>;

// A position on a map of 15 by 13, turn 1 of 20 unless it says otherwise.
Json position(std::string_view phase, const Planes& planes);
Json plane_of(std::string_view words);
Json options_of(std::string_view words);
Json record_of(std::string_view options, const Json& start);

// The rule by which a record is refused; "" if it is opened.
std::string refusal_of(const Json& start, std::string_view options = "");

class Flight {
  public:
    explicit Flight(const Json& record, Here = Here::current());
    Flight(std::string_view phase, const Planes& planes, std::string_view options = "", Here = Here::current());

    // Every move is on the list of legal actions, where there is a list, and is accepted.
    Flight& plays(std::string_view moves, Here = Here::current());
    // The move is not on the list and is refused with this rule, and nothing has changed.
    void refuses(std::string_view move, std::string_view rule, Here = Here::current()) const;

    bool offers(std::string_view moves) const;      // all of them
    bool offers_any(std::string_view moves) const;  // at least one of them
    std::size_t choices() const { return legal_.at("actions").size(); }

    // "move A", "mt A", "fire B", "initiative", "grand 1", "over"; the side of a question of a whole side.
    std::string phase() const;
    std::string roll() const;    // the sides of the dice due: "6 6"; "" when none are
    std::string queue() const;   // "A B"; numbers for sides
    std::string list() const;    // "A B", pairs "AB", words
    std::string done() const;    // "A B"
    std::string score() const;   // "3 5"; "" while nobody has a point
    std::string result() const;  // "points: 1"; "" while the game is on
    int turn() const { return position_.value("turn", 0); }
    Json to_act() const { return status_.at("toAct"); }

    // "h7 ne 8", "h7 mid 8+ p2" while leaving upward in a climb; "destroyed", "left".
    std::string where(const char* plane) const;
    int of(const char* plane, const char* key) const;    // a number, 0 if the key is left out; true is 1
    Json key(const char* plane, const char* key) const;  // null if it is left out
    std::string target(const char* plane) const;         // "B 4": the target and the CV against it; "" for none

    const Json& record() const { return record_; }
    const Json& position() const { return position_; }
    const Json& status() const { return status_; }

  private:
    void look(const Here& here);
    Json action_of(std::string_view move) const;
    bool listed(const Json& action) const;

    Json record_, position_, status_, legal_;
};

// Aircraft A is about to move and B is far away.
Flight alone(const std::string& plane, std::string_view options = "", Here = Here::current());

// A moves, and B stands where it is told.
Flight pair(const std::string& a, const std::string& b, std::string_view options = "", Here = Here::current());

}  // namespace sightlines::test::dogfight
