// A game of Crosshairs in words, so that a test of a rule reads like the rule:
//
//     Table t("rings=4", act(0, 7).fleet(0, "c3=e^1 e5=ne^3").fleet(1, "k1=e k5=w"));
//     t.refuses("e5^", "CH-RING-02");
//     t.plays("c3v e5^");
//     CHECK(t.fleet(0) == "c4=e f6=ne^4");
//
// Moves are the move text of the rules: ~c4 cloud, +a3=ne^2 enter, e5^ climb, e5-2 level, e5v swoop, e5w power dive,
// = pull out, k6# crash, xf6 shoot, . end; < and > turn left and right. A text that begins with { is one action as
// JSON. A plane is cell=facing, then ^height unless 0, then * if it has acted in this turn.
#pragma once

#include "support/serve.h"

#include <source_location>
#include <string>
#include <string_view>
#include <vector>

namespace sightlines::test {

using Here = std::source_location;

class Position {
  public:
    explicit Position(std::string_view phase);

    Position& fleet(int player, std::string_view planes);
    Position& clouds(std::string_view cells);
    Position& off(std::string_view counts);  // "5 6": one number a player
    Position& points(std::string_view counts);
    Position& set(const char* key, Json value);

    const Json& json() const { return json_; }

  private:
    Json json_;
};

Position clouds(int player);
Position act(int player, int round);
Position dive(int player, int round, std::string_view cell);
Position over(int round);

class Table {
  public:
    // Options are words: "type=ffa players=4 handicap=[0,2,0,0]". Without a position the game starts from its own.
    explicit Table(std::string_view options, Here = Here::current());
    Table(std::string_view options, const Position& start, Here = Here::current());

    // Every move is on the list of legal actions and is accepted.
    void plays(std::string_view moves, Here = Here::current());
    // The move is not on the list and is refused with this rule, and nothing has changed.
    void refuses(std::string_view move, std::string_view rule, Here = Here::current()) const;

    bool offers(std::string_view moves) const;      // all of them
    bool offers_any(std::string_view moves) const;  // at least one of them
    int choices() const { return static_cast<int>(legal_.size()); }
    std::string choices_of(std::string_view plane) const;  // as move text, sorted
    std::string shots() const;                             // the cells that can be shot at, in cell order
    std::string entries() const;                           // the cells that can be entered, in cell order

    std::string turn() const;    // "player 1, round 7, left 3", "player 0 places a cloud", "over in round 7", ...
    std::string result() const;  // "" while the game is on; "1 2: elimination", "nobody: round-limit"
    std::string fleet(int player) const;
    std::string at(std::string_view cell) const;  // "0=ne^2*": owner and plane, "" if none is there
    std::string clouds() const;
    std::string off() const;     // "" when every plane is on the board
    std::string points() const;  // "" when nobody has any
    int left() const;            // -1 when no turn is going on

    const Json& record() const { return record_; }
    const Json& position() const { return position_; }

  private:
    void look(const Here& here);

    Json record_, position_, status_;
    std::vector<Json> legal_;
};

// The rule by which a record with these options and this position is refused, "" if it is opened.
std::string refusal_of(std::string_view options, const Position& start);

Json options_of(std::string_view words);
Json action_of(std::string_view move);    // "e5-2<" -> {"do":"level","plane":"e5","steps":2,"turn":-1}
std::string move_of(const Json& action);  // and back

}  // namespace sightlines::test
