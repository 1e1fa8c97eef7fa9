// A match of Dogfight! with a selection but without a page, and starting positions for tests.
#pragma once

#include <catch_amalgamated.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "api/games.h"
#include "api/match_of.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/selection.h"
#include "games/dogfight/text/notation.h"

namespace sightlines::dogfight::test {

// A match after some moves, with a selection.
class Board {
  public:
    explicit Board(const Json& record, const std::string& moves = "") : match_(std::move(*open_match(record))) {
        std::istringstream in(moves);
        for (std::string move; in >> move;) play(move);
        moved();
    }

    void play(const std::string& move) {
        const Result<Action> action = read_move_text(move, at().phase);
        REQUIRE(action);
        REQUIRE(match().play(*action).accepted());
    }
    // The engine's die of whoever is to move, without the bonus of tailing, if that is asked.
    void play_engine(const std::string& die) {
        if (at().phase == Phase::mp) REQUIRE(try_play(RollMp{false}));
        play(die);
        moved();
    }
    bool try_play(const Action& action) { return match().play(action).accepted(); }
    void moved() {
        selection.moved(scene());
        selection.look_ahead(scene());
    }
    Scene<Rules> scene() const { return {history().rules(), history(), history().at()}; }
    const Position& at() const { return history().at(); }

    // `direction`: move text of the step without pitch, raise and fine step.
    std::optional<StepTarget> target(const std::string& direction) const {
        for (const StepTarget& target : selection.steps().targets(scene())) {
            if (move_text(target.direction) == direction) return target;
        }
        return std::nullopt;
    }
    void press(const std::string& direction) { selection.click_target(scene(), target(direction).value()); }
    void take(const StepOutcome& outcome) { selection.take(scene(), outcome); }
    void press_hex(const char* hex) { selection.click_hex(scene(), *hex_from(hex)); }
    void press_plane(char letter) { selection.click_plane(scene(), letter - 'A'); }

    std::string chosen() const { return selection.steps().chosen() ? move_text(*selection.steps().chosen()) : ""; }
    std::string orders() {
        std::string text;
        for (const Action& action : selection.take_orders()) text += (text.empty() ? "" : " ") + move_text(action);
        return text;
    }
    std::string rule() {
        const std::optional<Notice> notice = selection.take_notice();
        return notice ? notice->rule : "";
    }
    std::string told() {
        const std::optional<Notice> notice = selection.take_notice();
        return notice ? notice->message : "";
    }
    std::string lit() const {
        std::string text;
        for (const Hex hex : selection.highlights()) text += hex_name(hex);
        return text;
    }
    std::string cursor() const { return selection.cursor() ? hex_name(*selection.cursor()) : ""; }

    Selection selection;

  private:
    MatchOf<Rules>& match() { return static_cast<MatchOf<Rules>&>(*match_); }
    const History<Rules>& history() const { return static_cast<const MatchOf<Rules>&>(*match_).history(); }

    std::unique_ptr<Match> match_;
};

// Its moves, as in a list of moves.
inline std::string text_of(const Plan& plan) {
    std::string text;
    for (const Action& action : plan.actions) text += (text.empty() ? "" : " ") + move_text(action);
    return text;
}

// An aircraft as in a record. `face`: "-" for the middle; `keys`: further keys as JSON.
inline Json plane(int side, const char* hex, const char* face, const char* keys = "{}") {
    Json json{{"side", side}, {"type", "d5a"}, {"hex", hex}, {"alt", 8}, {"speed", 5}};
    if (std::string_view(face) != "-") json["face"] = face;
    json.update(Json::parse(keys));
    return json;
}

inline Json record(const char* start, const std::vector<Json>& planes, const char* options = "{}") {
    Json at{{"turn", 1}, {"limit", 20}, {"map", {15, 13}}};
    at.update(Json::parse(start));
    for (std::size_t i = 0; i < planes.size(); ++i) at["planes"][plane_name(static_cast<int>(i))] = planes[i];
    return {{"game", "dogfight"}, {"version", 1}, {"options", Json::parse(options)}, {"start", at}};
}

// A on h7 is about to move; B is far away on o13.
inline Board to_move(const char* face, const std::string& moves, const char* keys = "{}", const char* options = "{}") {
    return Board(record(R"({"phase":"go","cur":"A"})", {plane(0, "h7", face, keys), plane(1, "o13", "n")}, options),
                 moves);
}

// A has to declare a target. B is an enemy, C a friend.
inline Board to_declare(const char* options = "{}") {
    return Board(
        record(R"({"phase":"begin"})", {plane(0, "g8", "n"), plane(1, "g7", "n"), plane(0, "c3", "n")}, options));
}

// A has a better place in the order than its target and may tail it.
inline Board to_tail() {
    return Board(
        record(R"({"phase":"initiative"})", {plane(0, "h9", "n", R"({"target":"B","cv":9})"), plane(1, "h7", "n")}),
        "(3,4)");
}

inline Board to_surprise() {
    return Board(record(R"({"phase":"initiative"})", {plane(0, "h7", "n"), plane(1, "h7", "n", R"({"target":"A"})")},
                        R"({"randomTargeting":true})"),
                 "(9,1)");
}

inline Board to_leave_the_middle() { return to_move("-", "(5) M (1,2) (3,3)"); }

inline Board to_clear_a_gun() {
    return Board(record(R"({"phase":"go","cur":"A","done":["B"]})",
                        {plane(0, "h7", "ne", R"({"jam":[1,0]})"), plane(1, "o13", "n", R"({"moved":true})")},
                        R"({"jamming":true})"),
                 "(5) F F N");
}

}  // namespace sightlines::dogfight::test
