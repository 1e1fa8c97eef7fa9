#include "games/crosshairs/text/codec.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/crosshairs/text/accessible_board.h"
#include "games/crosshairs/text/notation.h"
#include "games/crosshairs/text/schema.h"

namespace sightlines {

using namespace crosshairs;

namespace {

using std::string_view;

constexpr std::array<string_view, 4> phase_words{"clouds", "act", "dive", "over"};

CellSet read_clouds(const Reader& in) {
    CellSet clouds;
    for (std::size_t i = 0; i < in.size(); ++i) {
        const Cell cell = read_cell_name(in.item(i));
        if (clouds.contains(cell)) in.item(i).fail("a second cloud on " + cell_name(cell));
        clouds.insert(cell);
    }
    return clouds;
}

Plane read_plane(const Reader& in, int players) {
    in.only({"at", "p", "dir", "h", "m"});
    Plane plane;
    plane.cell = read_cell_name(in.member("at"));
    plane.owner = narrow(in.member("p").integer(0, players - 1));
    plane.heading = all_headings[in.member("dir").word(heading_words)];
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

}  // namespace

Result<Options> Codec<Rules>::options(const Reader& in) { return schema::read(in, option_schema()); }

Json Codec<Rules>::write(const Options& options) { return schema::write(options, option_schema()); }

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
    if (at.phase == Phase::dive) at.dive = read_cell_name(in.member("dive"));
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
    if (!all_zero(at.off)) json["off"] = per_player_json(at.off, players);
    if (!all_zero(at.points)) json["points"] = per_player_json(at.points, players);
    if (at.phase == Phase::dive) json["dive"] = cell_name(at.dive);
    return json;
}

Result<Action> Codec<Rules>::action(const Reader& in) { return schema::read_action<Action>(in, action_forms()); }

Json Codec<Rules>::write(const Action& action) { return schema::write_action(action, action_forms()); }

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

Result<Action> Codec<Rules>::from_text(std::string_view text) { return read_move_text(text); }

std::string Codec<Rules>::ascii_board(const Rules& rules, const Position& at) {
    return crosshairs::ascii_board(rules, at);
}
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return crosshairs::accessible_board(rules, at);
}
}  // namespace sightlines
