// Crossfire with squads in words, so that a test of a rule reads like the rule:
//
//     Battle t("play obj=t00", {"a00 rifle 500,1250", "b00 cc 5600,100"}, {"t00 woods 1000,1000 1500,1500"});
//     t.plays("a00>1400,1250");
//     CHECK(t.at("a00") == "1050,1250");
//
// A unit is id, kind and place (- for none), then keys of the position: plt=1 st=s face=1,0 fm=m81,2,1. A piece is id,
// kind and two corners of a rectangle or all its vertices, then keys. The phase is followed by keys too; turn 2, side 0
// and the home edges s and n go without saying. Options are words: "hidden=1 recon". Places and distances are in units,
// 80 to the inch.
//
// The moves are those of the log without its blanks, where it has a word for them:
//     a00>9,9  a00+a01>9,9@9,9  a00^1,0  a00^  a00xb00  a00+a01xb00  a00!a01+a02xb00  b00r10  b00+b01r10  b00!b01r10  -
//     b00r10=b00:9,9  a00_  a00?  .  +a01  +  a00<<9,9  a00#w00:9,9  a00*b00  a00*t00  a00~9,9:ns  a00??t00:9,9  (6,1)
// and for the rest: a00@9,9 place, a00=9,9 reveal, a00&t00 hide, obj:t00, edge:n, mine:t00, wire:9,9:ew, affect:b00,
// spill:b00+b01, done. Headings follow a place or a facing after a slash: a00@9,9/1,0/0,1. A text that begins with { is
// one action as JSON.
#pragma once

#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "support/serve.h"

namespace sightlines::test::squads {

using Here = std::source_location;
using test::has;
using test::Json;
using test::json;
using test::rule_of;
using Words = std::vector<std::string>;

Json position(std::string_view phase, const Words& units, const Words& terrain = {});
Json unit_of(std::string_view words);  // without the id
Json pieces_of(const Words& terrain);  // {"t00":{..},..}
Json options_of(std::string_view words);
Json action_of(std::string_view move);
Json record_of(std::string_view options, const Json& start = {});

// The rule by which a record is refused; "" if it is opened.
std::string refusal_of(const Json& start, std::string_view options = "");
std::string refusal_of_options(std::string_view options);

class Battle {
  public:
    explicit Battle(const Json& record, Here = Here::current());
    Battle(std::string_view phase, const Words& units, const Words& terrain = {}, std::string_view options = "",
           Here = Here::current());

    // Every move is accepted, and is on the list of legal actions or of a kind that has unlisted ones.
    Battle& plays(std::string_view moves, Here = Here::current());
    // The move is not on the list and is refused with this rule, or with one of these, and nothing has changed.
    void refuses(std::string_view move, std::string_view rules, Here = Here::current()) const;
    // The rule by which the move would be refused, "" if it is accepted.
    std::string verdict(std::string_view move) const;

    bool offers(std::string_view moves) const;      // all of them
    bool offers_any(std::string_view moves) const;  // at least one of them

    std::string phase() const;
    std::string parametric() const;  // "move pivot fire"
    int dice() const;                // how many six-sided dice are due, 0 for none
    std::string cause() const;       // what they are for; "" for none
    Json to_act() const { return status_.at("toAct"); }
    std::string result() const;  // "vp: 0"; "" while the game is on
    int turn() const { return position_.value("turn", 0); }
    int active() const { return position_.value("active", -1); }
    std::string vp() const;    // "0 2"; "0 0" where it is left out
    std::string lost() const;  // "b00 b01"

    std::string at(std::string_view unit) const;      // "500,1250"; "in t00" while hidden, "lost", "-" for not placed
    std::string state(std::string_view unit) const;   // "p", "s", "" or "lost"
    std::string facing(std::string_view unit) const;  // "1,0", "" for none
    std::string turret(std::string_view unit) const;
    Json key(std::string_view unit, const char* name) const;  // null if it is left out
    bool marked(std::string_view unit, const char* name) const { return key(unit, name) == Json(true); }
    Json part(const char* name) const;  // of the position, null if it is left out

    const Json& record() const { return record_; }
    const Json& position() const { return position_; }
    const Json& status() const { return status_; }

  private:
    void look(const Here& here);
    bool listed(const Json& action) const;

    Json record_, position_, status_, legal_;
};

// An enemy commander in the far corner, who cannot react and keeps the game going.
inline const std::string far_enemy = "b00 cc 5600,100";

// One unit, and that enemy.
Battle alone(const std::string& unit, const Words& terrain = {}, std::string_view options = "", Here = Here::current());

}  // namespace sightlines::test::squads
