// The Aerial War Game in words, so that a test of a rule reads like the rule:
//
//     Table t("attacks=forced", fly("Gr", 1, 1, "Gr=e5n Gb=j1n Ar=e7n Ab=a14s"));
//     t.plays("e6n [4]");
//     CHECK(t.turn() == "throttle Gb");
//
// A plane is side and colour, = square and facing. Moves are the move text of the rules: [35] roll, e7n fly, #a6 ram,
// ! attack, - hold, o loop, . stay. A text that begins with { is one action as JSON.
#pragma once

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <source_location>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/crosshairs.h"
#include "support/serve.h"

namespace sightlines::test::aerial {

using Here = std::source_location;
using test::applied;
using test::has;
using test::Json;
using test::json;
using test::rule_of;
using test::status_of;
using test::text_of;

inline std::vector<std::string> words_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

// "Gr=e5n" -> {"at":"e5","p":0,"c":"r","dir":"n"}
inline Json plane_of(const std::string& text) {
    return {{"at", text.substr(3, text.size() - 4)},
            {"p", text[0] == 'G' ? 0 : 1},
            {"c", text.substr(1, 1)},
            {"dir", text.substr(text.size() - 1)}};
}

// A position in which a plane has its turn; German first, in round 1 unless said otherwise.
inline Json turn_of(std::string_view phase, std::string_view plane, std::string_view planes) {
    Json at = {{"phase", phase},
               {"side", plane[0] == 'G' ? 0 : 1},
               {"first", 0},
               {"mover", plane.substr(1)},
               {"planes", Json::array()}};
    for (const std::string& word : words_of(planes)) at["planes"].push_back(plane_of(word));
    return at;
}

inline Json fly(std::string_view plane, int die, int other, std::string_view planes) {
    Json at = turn_of("fly", plane, planes);
    at["dice"] = {die, other};
    return at;
}

// A copy with one key changed or taken away.
inline Json with(Json at, const char* key, Json value) {
    at[key] = std::move(value);
    return at;
}
inline Json without(Json at, const char* key) {
    at.erase(key);
    return at;
}

inline Json action_of(std::string_view move) {
    if (move.starts_with('{')) return json(move);
    if (move == "!") return {{"do", "attack"}};
    if (move == "-") return {{"do", "hold"}};
    if (move == "o") return {{"do", "loop"}};
    if (move == ".") return {{"do", "stay"}};
    if (move[0] == '#') return {{"do", "ram"}, {"target", move.substr(1)}};
    if (move[0] != '[')
        return {{"do", "fly"}, {"to", move.substr(0, move.size() - 1)}, {"dir", move.substr(move.size() - 1)}};
    Json dice = Json::array();
    for (const char face : move.substr(1, move.size() - 2)) dice.push_back(face - '0');
    return {{"do", "roll"}, {"dice", dice}};
}

inline Json record(std::string_view options, const Json& start = {}) {
    Json record = {{"game", "aerial-war"}, {"version", 1}, {"options", options_of(options)}};
    if (!start.is_null()) record["start"] = start;
    return record;
}

// The rule by which a record is refused; "" if it is opened.
inline std::string refusal_of(std::string_view options, const Json& start) {
    const Json reply = status_of(record(options, start));
    INFO("reply: " << reply.dump());
    CHECK(has(reply, "error") != has(reply, "position"));
    if (has(reply, "error")) CHECK(is_clear_refusal(reply));
    return rule_of(reply);
}

class Table {
  public:
    explicit Table(std::string_view options, Here here = Here::current()) : record_(record(options)) { look(here); }
    Table(std::string_view options, const Json& start, Here here = Here::current()) : record_(record(options, start)) {
        look(here);
    }

    // Every move is on the list of legal actions and is accepted.
    void plays(std::string_view moves, Here here = Here::current()) {
        for (const std::string& move : words_of(moves)) {
            const Json action = action_of(move);
            INFO("at line " << here.line() << ", move " << move << ", position " << position_.dump());
            CHECK(std::find(legal_.begin(), legal_.end(), action) != legal_.end());
            const Json reply = applied(record_, Json::array({action}));
            INFO("reply: " << reply.dump());
            REQUIRE(has(reply, "record"));
            record_ = reply.at("record");
            look(here);
        }
    }

    // The move is not on the list and is refused with this rule, and nothing has changed.
    void refuses(std::string_view move, std::string_view rule, Here here = Here::current()) const {
        const Json action = action_of(move);
        const Json reply = applied(record_, Json::array({action}));
        INFO("at line " << here.line() << ", move " << move << ", position " << position_.dump());
        INFO("reply: " << reply.dump());
        CHECK(rule_of(reply) == rule);
        CHECK(is_clear_refusal(reply));
        CHECK(std::find(legal_.begin(), legal_.end(), action) == legal_.end());
        CHECK(status_of(record_).value("position", Json{}) == position_);
    }

    // All that may be played, as moves in alphabetical order; rolls as their number.
    std::string offered() const {
        std::vector<std::string> moves;
        for (const Json& action : legal_) {
            const std::string kind = text_of(action, "do");
            if (kind == "roll") return std::to_string(legal_.size()) + " rolls";
            moves.push_back(kind == "fly"      ? text_of(action, "to") + text_of(action, "dir")
                            : kind == "ram"    ? "#" + text_of(action, "target")
                            : kind == "attack" ? "!"
                            : kind == "hold"   ? "-"
                            : kind == "loop"   ? "o"
                                               : ".");
        }
        std::sort(moves.begin(), moves.end());
        std::string text;
        for (const std::string& move : moves) text += (text.empty() ? "" : " ") + move;
        return text;
    }
    bool offers(std::string_view move) const {
        return std::find(legal_.begin(), legal_.end(), action_of(move)) != legal_.end();
    }
    std::size_t choices() const { return legal_.size(); }

    // "throttle Gr", "fly Ab", "initiative A", "over"
    std::string turn() const {
        const std::string phase = text_of(position_, "phase");
        if (phase == "over") return phase;
        return phase + " " + (position_.at("side") == 0 ? "G" : "A") + text_of(position_, "mover");
    }
    int round() const { return position_.value("round", 1); }
    int battle() const { return position_.value("battle", 1); }
    Json score() const { return position_.value("score", Json::array({0, 0})); }

    // "2 for movement", "" when no dice are due
    std::string roll() const {
        if (!has(status_, "roll")) return {};
        CHECK(status_.at("toAct") == "chance");
        for (const Json& sides : status_.at("roll").at("dice")) CHECK(sides == 6);
        return std::to_string(status_.at("roll").at("dice").size()) + " for " + text_of(status_.at("roll"), "for");
    }
    Json to_act() const { return status_.at("toAct"); }
    std::string result() const {
        if (status_.at("result").is_null()) return {};
        std::string text = text_of(status_.at("result"), "reason") + ":";
        for (const Json& winner : status_.at("result").at("winners")) text += " " + winner.dump();
        return text;
    }

    // All planes in the order of the record, "Gr=e6n Ab=a14s".
    std::string planes() const {
        std::string text;
        for (const Json& plane : position_.at("planes")) {
            text += text.empty() ? "" : " ";
            text += plane.at("p") == 0 ? "G" : "A";
            text += text_of(plane, "c") + "=" + text_of(plane, "at") + text_of(plane, "dir");
        }
        return text;
    }
    const Json& position() const { return position_; }

  private:
    void look(const Here& here) {
        const Json reply = status_of(record_);
        INFO("at line " << here.line() << ", record " << record_.dump() << ", reply " << reply.dump());
        REQUIRE(has(reply, "position"));
        position_ = reply.at("position");
        status_ = reply.at("status");
        legal_ = legal_of(record_).at("actions").get<std::vector<Json>>();
    }

    Json record_, position_, status_;
    std::vector<Json> legal_;
};

inline const char* const set_up = "Gr=h1n Gb=i1n Gy=j1n Gg=k1n Ag=a14s Ay=b14s Ab=c14s Ar=d14s";

}  // namespace sightlines::test::aerial
