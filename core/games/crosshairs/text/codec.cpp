#include "games/crosshairs/text/codec.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/crosshairs/text/accessible_board.h"
#include "games/crosshairs/text/notation.h"
#include "games/crosshairs/text/wording.h"

namespace sightlines {

using namespace crosshairs;

namespace {

using std::string_view;

constexpr std::array<string_view, 6> type_words{"duel", "1v2", "1v3", "2v2", "ffa", "circle"};
constexpr std::array<string_view, 3> turbulence_words{"off", "cloud", "hex"};
constexpr std::array<string_view, 2> ramp_words{"turn", "round"};
constexpr std::array<string_view, 4> phase_words{"clouds", "act", "dive", "over"};
constexpr std::array<string_view, 10> action_words{"cloud", "enter",   "climb", "level", "swoop",
                                                   "power", "pullout", "crash", "shoot", "end"};

Cell read_cell(const Reader& in) {
    const string_view name = in.text();
    if (const auto cell = cell_from(name)) return *cell;
    in.fail("there is no hex \"" + excerpt(name) + "\"");
    return 0;
}

Heading read_heading(const Reader& in) { return all_headings[in.word(heading_words)]; }

std::int8_t read_turn(const Reader& in) { return narrow(in.integer_or("turn", -1, 1, 0)); }

PerPlayer read_per_player(const Reader& in, int players, int most) {
    PerPlayer values{};
    if (in.size() != static_cast<std::size_t>(players))
        in.fail("expected " + std::to_string(players) + " numbers, one for each player");
    for (std::size_t player = 0; player < in.size() && player < values.size(); ++player)
        values[player] = narrow(in.item(player).integer(0, most));
    return values;
}

CellSet read_clouds(const Reader& in) {
    CellSet clouds;
    for (std::size_t i = 0; i < in.size(); ++i) {
        const Cell cell = read_cell(in.item(i));
        if (clouds.contains(cell)) in.item(i).fail("a second cloud on " + cell_name(cell));
        clouds.insert(cell);
    }
    return clouds;
}

Plane read_plane(const Reader& in, int players) {
    in.only({"at", "p", "dir", "h", "m"});
    Plane plane;
    plane.cell = read_cell(in.member("at"));
    plane.owner = narrow(in.member("p").integer(0, players - 1));
    plane.heading = read_heading(in.member("dir"));
    plane.height = narrow(in.integer_or("h", 0, top_height, 0));
    plane.acted = in.boolean_or("m", false);
    return plane;
}

Planes read_planes(const Reader& in, int players) {
    Planes planes;
    if (in.size() > most_planes) in.fail("there are at most " + std::to_string(most_planes) + " planes");
    for (std::size_t i = 0; i < std::min<std::size_t>(in.size(), most_planes); ++i) {
        const Plane plane = read_plane(in.item(i), players);
        const auto place =
            std::find_if(planes.begin(), planes.end(), [&](const Plane& p) { return p.cell >= plane.cell; });
        if (place != planes.end() && place->cell == plane.cell)
            in.item(i).fail("a second plane on " + cell_name(plane.cell));
        planes.insert(place, plane);
    }
    return planes;
}

Json numbers(const PerPlayer& values, int players) {
    Json list = Json::array();
    for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) list.push_back(values[player]);
    return list;
}

bool all_zero(const PerPlayer& values) { return values == PerPlayer{}; }

// The keys that each phase knows.
void only_known_keys(const Reader& in, Phase phase, GameType type) {
    switch (phase) {
        case Phase::clouds: return in.only({"phase", "player", "clouds", "off"});
        case Phase::act:
            if (type == GameType::ffa)
                return in.only({"phase", "player", "round", "left", "clouds", "planes", "off", "points"});
            return in.only({"phase", "player", "round", "left", "clouds", "planes", "off"});
        case Phase::dive:
            if (type == GameType::ffa)
                return in.only({"phase", "player", "round", "left", "clouds", "planes", "off", "points", "dive"});
            return in.only({"phase", "player", "round", "left", "clouds", "planes", "off", "dive"});
        case Phase::over:
            if (type == GameType::ffa) return in.only({"phase", "round", "clouds", "planes", "off", "points"});
            return in.only({"phase", "round", "clouds", "planes", "off"});
    }
}

template <class Flight>
Json flight_json(string_view word, const Flight& flight) {
    Json json{{"do", word}, {"plane", cell_name(flight.plane)}};
    if constexpr (requires { flight.steps; }) {
        if (flight.steps != 1) json["steps"] = flight.steps;
    }
    if (flight.turn != 0) json["turn"] = flight.turn;
    return json;
}

struct ActionWriter {
    Json operator()(const PlaceCloud& a) const { return {{"do", "cloud"}, {"cell", cell_name(a.cell)}}; }
    Json operator()(const Enter& a) const {
        Json json{{"do", "enter"}, {"cell", cell_name(a.cell)}, {"dir", heading_words[index(a.heading)]}};
        if (a.height != 0) json["height"] = a.height;
        return json;
    }
    Json operator()(const Climb& a) const { return flight_json("climb", a); }
    Json operator()(const Level& a) const { return flight_json("level", a); }
    Json operator()(const Swoop& a) const { return flight_json("swoop", a); }
    Json operator()(const PowerDive& a) const { return flight_json("power", a); }
    Json operator()(const PullOut&) const { return {{"do", "pullout"}}; }
    Json operator()(const Crash& a) const { return {{"do", "crash"}, {"plane", cell_name(a.plane)}}; }
    Json operator()(const Shoot& a) const { return {{"do", "shoot"}, {"target", cell_name(a.target)}}; }
    Json operator()(const EndTurn&) const { return {{"do", "end"}}; }
};

Action read_action(const Reader& in) {
    const string_view word = action_words[in.member("do").word(action_words)];
    const auto plane = [&in] { return read_cell(in.member("plane")); };
    if (word == "cloud") {
        in.only({"do", "cell"});
        return PlaceCloud{read_cell(in.member("cell"))};
    }
    if (word == "enter") {
        in.only({"do", "cell", "dir", "height"});
        return Enter{read_cell(in.member("cell")), read_heading(in.member("dir")),
                     narrow(in.integer_or("height", 0, top_height, 0))};
    }
    if (word == "level") {
        in.only({"do", "plane", "steps", "turn"});
        return Level{plane(), narrow(in.integer_or("steps", 1, 2, 1)), read_turn(in)};
    }
    if (word == "shoot") {
        in.only({"do", "target"});
        return Shoot{read_cell(in.member("target"))};
    }
    if (word == "crash") {
        in.only({"do", "plane"});
        return Crash{plane()};
    }
    if (word == "pullout" || word == "end") {
        in.only({"do"});
        return word == "end" ? Action(EndTurn{}) : Action(PullOut{});
    }
    in.only({"do", "plane", "turn"});
    if (word == "climb") return Climb{plane(), read_turn(in)};
    if (word == "swoop") return Swoop{plane(), read_turn(in)};
    return PowerDive{plane(), read_turn(in)};
}

}  // namespace

Result<Options> Codec<Rules>::options(const Reader& in) {
    Fault& fault = in.fault();
    in.only({"type", "players", "rings", "handicap", "turbulence", "concealed", "clouds", "activeAttacker",
             "roundLimit", "ramp"});
    Options options;
    options.type = static_cast<GameType>(in.word_or("type", type_words, 0));
    if (in.has("players")) {
        options.players = narrow(in.member("players").integer(3, most_seats));
        if (!each_alone(options.type)) in.member("players").fail("this game type has a fixed number of players");
    }
    if (in.has("rings")) options.rings = narrow(in.member("rings").integer(0, 99));
    if (in.has("handicap"))
        options.handicap = read_per_player(in.member("handicap"), player_count(options), top_height);
    options.turbulence = static_cast<Turbulence>(in.word_or("turbulence", turbulence_words, 0));
    options.concealed = in.boolean_or("concealed", false);
    options.clouds = narrow(in.integer_or("clouds", 0, 16, 16));
    options.active_attacker = in.boolean_or("activeAttacker", false);
    options.round_limit = static_cast<std::int16_t>(in.integer_or("roundLimit", 0, 999, 0));
    options.ramp = static_cast<Ramp>(in.word_or("ramp", ramp_words, 0));
    if (fault) return fault.error();
    return options;
}

Json Codec<Rules>::write(const Options& options) {
    const Options defaults;
    Json json = Json::object();
    if (options.type != defaults.type) json["type"] = type_words[static_cast<std::size_t>(options.type)];
    if (options.players != defaults.players) json["players"] = options.players;
    if (options.rings) json["rings"] = *options.rings;
    if (!all_zero(options.handicap)) json["handicap"] = numbers(options.handicap, player_count(options));
    if (options.turbulence != defaults.turbulence)
        json["turbulence"] = turbulence_words[static_cast<std::size_t>(options.turbulence)];
    if (options.concealed) json["concealed"] = true;
    if (options.clouds != defaults.clouds) json["clouds"] = options.clouds;
    if (options.active_attacker) json["activeAttacker"] = true;
    if (options.round_limit != 0) json["roundLimit"] = options.round_limit;
    if (options.ramp != defaults.ramp) json["ramp"] = ramp_words[static_cast<std::size_t>(options.ramp)];
    return json;
}

Result<Position> Codec<Rules>::position(const Rules& rules, const Reader& in) {
    Fault& fault = in.fault();
    const int players = rules.setup().players;
    Position at;
    at.phase = static_cast<Phase>(in.member("phase").word(phase_words));
    if (fault) return fault.error();
    only_known_keys(in, at.phase, rules.options().type);
    const bool in_turn = at.phase == Phase::act || at.phase == Phase::dive;
    if (at.phase != Phase::over) at.player = narrow(in.member("player").integer(0, players - 1));
    if (at.phase != Phase::clouds) at.round = static_cast<std::int16_t>(in.member("round").integer(1, last_round));
    if (in.has("clouds")) at.clouds = read_clouds(in.member("clouds"));
    if (in.has("planes")) at.planes = read_planes(in.member("planes"), players);
    if (in.has("off") || at.phase == Phase::clouds) at.off = read_per_player(in.member("off"), players, top_fleet);
    if (in.has("points")) at.points = read_per_player(in.member("points"), players, most_points);
    if (at.phase == Phase::dive) at.dive = read_cell(in.member("dive"));
    if (in_turn && in.has("left")) {
        at.left = narrow(in.member("left").integer(0, most_planes));
    } else if (in_turn) {
        const bool begun = std::any_of(at.planes.begin(), at.planes.end(), [](const Plane& p) { return p.acted; });
        if (begun || at.phase == Phase::dive) in.fail("\"left\" is missing although a plane has acted");
        at.left = narrow(rules.quota(at));
    }
    if (fault) return fault.error();
    return at;
}

Json Codec<Rules>::write(const Rules& rules, const Position& at) {
    const int players = rules.setup().players;
    Json json{{"phase", phase_words[static_cast<std::size_t>(at.phase)]}};
    const bool in_turn = at.phase == Phase::act || at.phase == Phase::dive;
    if (at.phase != Phase::over) json["player"] = at.player;
    if (at.phase != Phase::clouds) json["round"] = at.round;
    if (in_turn) json["left"] = at.left;
    if (!at.clouds.empty()) {
        Json& clouds = json["clouds"] = Json::array();
        for (const int cell : at.clouds) clouds.push_back(cell_name(static_cast<Cell>(cell)));
    }
    if (!at.planes.empty()) {
        Json& planes = json["planes"] = Json::array();
        for (const Plane& plane : at.planes) {
            Json item{{"at", cell_name(plane.cell)}, {"p", plane.owner}, {"dir", heading_words[index(plane.heading)]}};
            if (plane.height != 0) item["h"] = plane.height;
            if (plane.acted) item["m"] = true;
            planes.push_back(std::move(item));
        }
    }
    if (!all_zero(at.off)) json["off"] = numbers(at.off, players);
    if (!all_zero(at.points)) json["points"] = numbers(at.points, players);
    if (at.phase == Phase::dive) json["dive"] = cell_name(at.dive);
    return json;
}

Result<Action> Codec<Rules>::action(const Reader& in) {
    const Action action = read_action(in);
    if (in.fault()) return in.fault().error();
    return action;
}

Json Codec<Rules>::write(const Action& action) { return std::visit(ActionWriter{}, action); }

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

Result<Action> Codec<Rules>::from_text(std::string_view text) { return read_move_text(text); }

std::string Codec<Rules>::ascii_board(const Rules& rules, const Position& at) {
    return crosshairs::ascii_board(rules, at);
}
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return crosshairs::accessible_board(rules, at);
}
ActionWords Codec<Rules>::words(const Rules& rules, const Position& at, const Action& action) {
    return worded(rules, at, action);
}

}  // namespace sightlines
