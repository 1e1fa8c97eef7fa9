#include "games/crossfire_squads/text/codec.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "base/narrow.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/text/accessible_board.h"
#include "games/crossfire_squads/text/ascii_board.h"
#include "games/crossfire_squads/text/codec_parts.h"
#include "games/crossfire_squads/text/fields.h"
#include "games/crossfire_squads/text/notation.h"
#include "games/crossfire_squads/text/wording.h"

// Options: the scenario's defaults, and over them what the record says.
namespace sightlines {

using namespace crossfire_squads;

namespace {

using std::string_view;

constexpr int last_seed = 2'147'483'647;
constexpr int most_turns = 99;

// One for each side.
void two_items(const Reader& in) {
    if (in.size() != 2) in.fail("expected two items, one for each side");
}

Force read_force(const Reader& in) {
    Force force;
    const std::size_t count = bounded_size(in, most_units);
    if (count == 0) in.fail("a side has at least one unit");
    for (std::size_t i = 0; i < count; ++i) {
        in.item(i).only({"k", "plt", "q", "xp", "fm", "type"});
        force.push_back(read_make(in.item(i)));
    }
    return force;
}

void read_numbers(const Reader& in, string_view key, std::array<std::int8_t, 2>& numbers) {
    if (!in.has(key)) return;
    const Reader list = in.member(key);
    two_items(list);
    for (std::size_t side = 0; side < 2; ++side) numbers[side] = narrow(list.item(side).integer(0, most_obstacles));
}

void read_nations(const Reader& in, std::array<Nation, 2>& nations) {
    if (in.json() == Json(false)) {
        nations = {};
        return;
    }
    if (!in.is_array()) return in.fail("expected false or the nations of both sides");
    two_items(in);
    for (std::size_t side = 0; side < 2; ++side)
        nations[side] = static_cast<Nation>(1 + in.item(side).word(std::span(nation_words).subspan(1)));
}

void read_turn_limit(const Reader& in, Options& options) {
    if (!in.has("turnLimit")) return;
    options.turn_limit = narrow(in.member("turnLimit").integer(0, most_turns));
    if (options.turn_limit == 1) in.member("turnLimit").fail("expected 0 for none, or 2 to 99");
}

Json force_json(const Force& force) {
    Json json = Json::array();
    for (const Make& make : force) {
        Json unit = Json::object();
        write_make(unit, make);
        json.push_back(std::move(unit));
    }
    return json;
}

Json nations_json(const std::array<Nation, 2>& nations) {
    if (nations[0] == Nation::none) return false;
    return Json::array({word_of(nations[0], nation_words), word_of(nations[1], nation_words)});
}

}  // namespace

Result<Options> Codec<Rules>::options(const Reader& in) {
    in.only({"seed",  "terrain",    "scenario",  "forces",  "vpGoal",  "turnLimit", "first",
             "units", "commanders", "observers", "retreat", "recon",   "hidden",    "obstacles",
             "mines", "wire",       "buildings", "quality", "nations", "vehicles"});
    Options options = defaults_of(static_cast<Scenario>(in.word_or("scenario", scenario_words, 0)));
    options.seed = in.integer_or("seed", 1, last_seed, options.seed);
    if (in.has("terrain")) options.terrain = read_terrain(in.member("terrain"));
    if (in.has("forces")) {
        const Reader forces = in.member("forces");
        two_items(forces);
        for (std::size_t side = 0; side < 2; ++side) options.forces[side] = read_force(forces.item(side));
    }
    options.vp_goal = narrow(in.integer_or("vpGoal", 1, most_points, options.vp_goal));
    read_turn_limit(in, options);
    options.first_is_loser = in.word_or("first", first_words, options.first_is_loser ? 1 : 0) == 1;
    for (const auto& each : option_switches) options.*each.on = in.boolean_or(each.key, options.*each.on);
    options.hidden = narrow(in.integer_or("hidden", -1, 1, options.hidden));
    read_numbers(in, "mines", options.mines);
    read_numbers(in, "wire", options.wire);
    if (in.has("nations")) read_nations(in.member("nations"), options.nations);
    if (in.fault()) return in.fault().error();
    return options;
}

Json Codec<Rules>::write(const Options& options) {
    const Options defaults = defaults_of(options.scenario);
    Json json = Json::object();
    if (options.scenario != Scenario::meeting) json["scenario"] = word_of(options.scenario, scenario_words);
    if (options.seed != defaults.seed) json["seed"] = options.seed;
    if (options.terrain) json["terrain"] = terrain_json(*options.terrain);
    if (options.forces != defaults.forces)
        json["forces"] = Json::array({force_json(options.forces[0]), force_json(options.forces[1])});
    if (options.vp_goal != defaults.vp_goal) json["vpGoal"] = options.vp_goal;
    if (options.turn_limit != defaults.turn_limit) json["turnLimit"] = options.turn_limit;
    if (options.first_is_loser != defaults.first_is_loser) json["first"] = first_words[options.first_is_loser ? 1 : 0];
    for (const auto& each : option_switches) {
        if (options.*each.on != defaults.*each.on) json[each.key] = options.*each.on;
    }
    if (options.hidden != defaults.hidden) json["hidden"] = options.hidden;
    if (options.mines != defaults.mines) json["mines"] = pair_json(options.mines);
    if (options.wire != defaults.wire) json["wire"] = pair_json(options.wire);
    if (options.nations != defaults.nations) json["nations"] = nations_json(options.nations);
    return json;
}

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

std::string Codec<Rules>::public_text(const Action& action) {
    if (const auto* hide = std::get_if<Hide>(&action)) return unit_text(hide->unit) + " hides";
    return std::holds_alternative<LayMine>(action) ? "mine" : move_text(action);
}

Result<Action> Codec<Rules>::from_text(string_view text) { return read_move_text(text); }

Result<Action> Codec<Rules>::from_text(string_view text, const Rules&, const Position& at) {
    return read_move_text(text, &at);
}

bool Codec<Rules>::is_label(string_view word) { return crossfire_squads::is_label(word); }

std::string Codec<Rules>::ascii_board(const Rules&, const Position& at) { return crossfire_squads::ascii_board(at); }
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return crossfire_squads::accessible_board(rules, at);
}
ActionWords Codec<Rules>::words(const Rules& rules, const Position& at, const Action& action) {
    return worded(rules, at, action);
}
std::string_view Codec<Rules>::form(std::string_view kind) { return form_of(kind); }

}  // namespace sightlines
