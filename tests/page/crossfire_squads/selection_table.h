// A game of Crossfire with squads with viewer and selection, without a page.
#pragma once

#include <catch_amalgamated.hpp>
#include <initializer_list>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/games.h"
#include "api/match_of.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/selection.h"
#include "games/crossfire_squads/text/notation.h"
#include "games/crossfire_squads/viewer.h"
#include "support/crossfire_squads_positions.h"

namespace sightlines::crossfire_squads {

// Every kind of unit and of piece; side 1 may hide.
inline Json full_options() {
    return Json::parse(R"({"units":true,"commanders":true,"observers":true,"retreat":true,"recon":true,"hidden":1,
        "obstacles":true,"mines":[2,2],"wire":[2,2],"buildings":true,"vehicles":true})");
}

// Side 0's turn on an open table with one wood on it; side 0 comes from the south.
inline Json battle(const char* units) {
    Json start = Json::parse(R"({"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00","terrain":
        {"t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}}})");
    start["units"] = Json::parse(units);
    return start;
}

inline Json in_phase(Json start, const char* phase, const char* keys) {
    start["phase"] = phase;
    const Json added = Json::parse(keys);
    for (const auto& [key, value] : added.items()) start[key] = value;
    return start;
}

inline Json record_with(const Json& start) { return {{"game", "crossfire-squads"}, {"version", 1}, {"start", start}}; }

// Of a name, where there is room for all of it.
inline bool anything_fits(const std::string&) { return true; }

class Table {
  public:
    explicit Table(const Json& start, const Json& options = Json::object()) {
        Json record{{"game", "crossfire-squads"}, {"version", 1}, {"options", options}, {"start", start}};
        Result<std::unique_ptr<Match>> match = open_match(record);
        INFO((match ? "" : match.error().message));
        REQUIRE(match);
        match_ = std::move(*match);
        update(false);
    }
    explicit Table(std::unique_ptr<Match> match) : match_(std::move(match)) { update(false); }

    // In a position with every kind of unit and piece (support/crossfire_squads_positions.h).
    static Table full(const Json& start) { return Table(start, full_options()); }

    Scene scene() const { return {history(), viewer.seen(), viewer.onlooker()}; }
    Viewer::Truth truth() const {
        const History<Rules>& history = game().history();
        return {history.rules(), history, history.at()};
    }

    void uncover() {
        viewer.uncover(truth());
        selection.viewer_changed(scene());
    }
    void show_to(bool first, bool second) {
        const bool here[] = {first, second};
        if (viewer.show_to(truth(), here)) selection.viewer_changed(scene());
    }
    void play() {
        for (const Action& action : selection.take_orders()) REQUIRE(game().play(action).accepted());
        update(true);
    }
    // The same, and what goes on by itself is proposed. Returns the moves that were played.
    std::string play_on() {
        std::string text;
        const std::vector<Action> orders = selection.take_orders();
        if (orders.empty()) return text;
        for (const Action& action : orders) {
            text += (text.empty() ? "" : "; ") + move_text(action);
            REQUIRE(game().play(action).accepted());
        }
        go_on();
        return text;
    }
    void play_move(std::string_view text) {
        INFO(text);
        const Result<Action> action = read_move_text(text, &truth().at);
        REQUIRE(action);
        REQUIRE(game().play(*action).accepted());
        go_on();
    }
    bool allows(const Json& action) const {
        if (!match_->play(action)) return false;
        match_->go_to(match_->cursor() - 1);
        return true;
    }
    bool play_json(const Json& action) {
        const bool played = match_->play(action).has_value();
        update(true);
        return played;
    }
    // Where the action would lead; null if it is not allowed.
    Json position_after(const Json& action) const {
        if (!match_->play(action)) return {};
        Json after = match_->position();
        match_->go_to(match_->cursor() - 1);
        return after;
    }
    Json record() const { return game().record(); }
    const History<Rules>& history() const { return game().history(); }
    void take_back() {
        match_->go_to(match_->cursor() - 1);
        update(false);
    }

    // A click on a unit, on the ground, or on the previewed goal.
    void press(const char* unit) { selection.click(scene(), {id(unit), scene().unit(id(unit)).at, false}); }
    void press(Point ground) { selection.click(scene(), {no_unit, ground, false}); }
    void press_goal() { selection.click(scene(), {no_unit, *selection.choice().goal, true}); }
    void pick(const char* unit) { selection.pick(scene(), id(unit)); }
    void take(Tool tool) { selection.choose_tool(scene(), tool); }

    std::string chosen() const { return name(selection.choice().unit); }
    std::string target() const { return name(selection.choice().target); }
    std::string partners() const { return names(selection.choice().partners); }
    std::string offered() const { return names(selection.offered(scene())); }
    std::string lit() const { return names(selection.lit_units()); }
    std::string intended() const {
        const std::optional<Action> action = selection.intended(scene());
        return action ? move_text(*action) : "";
    }
    std::string refused_rule() const {  // the rule that forbids the intended action
        const Verdict verdict = selection.verdict(scene());
        return verdict.accepted() ? "" : std::string(verdict.why().rule);
    }
    // The orders as move texts; "" if there are none.
    std::string order() {
        std::string text;
        for (const Action& action : selection.take_orders()) text += (text.empty() ? "" : "; ") + move_text(action);
        return text;
    }
    std::string rule() {
        const std::optional<Notice> notice = selection.take_notice();
        return notice ? notice->rule : "";
    }

    static UnitId id(const char* unit) { return *unit_from(unit); }

    Viewer viewer;
    Selection selection;

  private:
    MatchOf<Rules>& game() const { return static_cast<MatchOf<Rules>&>(*match_); }
    void go_on() {
        update(true);
        selection.continuation().release();
        if (selection.continuation().is_released()) selection.go_on(scene());
    }
    void update(bool goes_on) {
        viewer.moved(truth());
        selection.moved(scene(), goes_on);
    }
    static std::string name(UnitId unit) { return unit == no_unit ? "" : unit_name(unit); }
    template <class Units>
    static std::string names(const Units& units) {
        std::string text;
        for (const UnitId unit : units) text += (text.empty() ? "" : " ") + unit_name(unit);
        return text;
    }

    std::unique_ptr<Match> match_;
};

// What the selection tells, or "".
inline std::string noticed(Table& t) {
    const std::optional<Notice> notice = t.selection.take_notice();
    return notice ? notice->message : "";
}

}  // namespace sightlines::crossfire_squads
