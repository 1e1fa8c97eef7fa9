// A game of hex Crossfire in words, so that a test of a rule reads like the rule:
//
//     Table t(white("c3=bwbww g9=b"));
//     t.refuses("c3-m5", "CX-MOVE-03");
//     t.plays("c3-m3");
//     CHECK(t.at("m3") == "ww");
//
// Moves are the move text of the rules: d8-f8, @g1. A text that begins with { is one action as JSON. Men are told from
// the bottom to the top, as in the rules.
#pragma once

#include "support/serve.h"

#include <map>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines::test::hex {

using Here = std::source_location;

// "c3=bwbww g9=b" as the board of a record. Ranks and files are written down here once more, from the rules.
std::string board(std::string_view men);

// Every cell, in cell order.
const std::vector<std::string>& cells();

class Start {
  public:
    Start(int player, std::string_view men) : json_{{"phase", "play"}, {"player", player}, {"board", board(men)}} {}

    Start& reserve(int white, int black) { return set("reserve", {white, black}); }
    Start& set(const char* key, Json value);
    const Json& json() const { return json_; }

  private:
    Json json_;
};

// Who acts, and the men.
inline Start white(std::string_view men) { return {0, men}; }
inline Start black(std::string_view men) { return {1, men}; }

Json record(std::string_view options);
Json record(std::string_view options, const Start& start);

// The rule by which a record with these options and this position is refused, "" if it is opened.
std::string refusal_of(std::string_view options, const Start& start);

class Table {
  public:
    // Options are words: "ko=full quietLimit=4". Without a position the game starts from its own.
    explicit Table(std::string_view options = "", Here = Here::current());
    explicit Table(const Start& start, Here = Here::current());
    Table(std::string_view options, const Start& start, Here = Here::current());

    // Every move is on the list of legal actions and is accepted.
    void plays(std::string_view moves, Here = Here::current());
    // The move is not on the list and is refused with this rule, and nothing has changed.
    void refuses(std::string_view move, std::string_view rule, Here = Here::current()) const;

    bool offers(std::string_view moves) const;  // all of them
    bool offers_any(std::string_view moves) const;
    int choices() const { return static_cast<int>(legal_.size()); }
    std::string targets(std::string_view from) const;  // of the moves of a piece, in cell order

    std::string turn() const;                     // "white", "black", "over"
    std::string result() const;                   // "" while the game is on; "0: no-move", "nobody: quiet-limit"
    std::string at(std::string_view cell) const;  // the men, "" if there are none
    std::string men() const;                      // all of them, in cell order: "c3=bwb g9=b"
    std::string reserve() const;                  // "1 0"
    std::string prisoners() const;                // of each colour: 18 less those on the board and in reserve
    std::vector<std::string> seen() const;
    int quiet() const;

    const Json& record() const { return record_; }
    const Json& position() const { return position_; }

  private:
    void look(const Here& here);

    Json record_, position_, status_;
    std::vector<Json> legal_;
    std::map<std::string, std::string> men_;
};

Json action_of(std::string_view move);    // "d8-f8" -> {"do":"move","from":"d8","to":"f8"}
std::string move_of(const Json& action);  // and back

}  // namespace sightlines::test::hex
