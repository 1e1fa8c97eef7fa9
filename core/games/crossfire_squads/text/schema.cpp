#include "games/crossfire_squads/text/schema.h"

#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/campaign.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/scenarios.h"
#include "games/crossfire_squads/text/codec_parts.h"
#include "games/crossfire_squads/text/fields.h"

namespace sightlines::crossfire_squads {
namespace {

using namespace schema;

constexpr int last_seed = 2'147'483'647;
constexpr int most_turns = 99;

// Makes and pieces.
constexpr Fields mission_fields{
    required("cal", MEMBER(Make, calibre), word<calibre_words, 1>),
    required("he", MEMBER(Make, he), integer<0, most_missions>),
    required("sm", MEMBER(Make, smoke), integer<0, most_missions>),
};
void read_missions(const Reader& in, Make& make) { read_into(make, in, mission_fields); }
Json missions_json(const Make& make) { return make.calibre == Calibre::none ? Json() : write(make, mission_fields); }

constexpr Fields make_fields{
    required("k", MEMBER(Make, kind), word<kind_words, 1>),
    optional("plt", MEMBER(Make, platoon), integer<1, 9>),
    optional("q", MEMBER(Make, quality), word<quality_words, 1>),
    optional("xp", MEMBER(Make, expert), boolean),
    optional("type", MEMBER(Make, type), word<type_words, 1>),
    optional("fm", whole<Make, read_missions, missions_json>),
};

Polygon read_shape(const Reader& in) {
    const Corners corners = read_corners(in, table);
    return corners.empty() ? Polygon() : Polygon(corners);
}
Json shape_json(const Polygon& shape) { return corners_json(shape.corners()); }

constexpr Fields piece_fields{
    required("k", MEMBER(Piece, ground), word<ground_words>),
    required("poly", MEMBER(Piece, shape), by<read_shape, shape_json>),
    optional("pl", MEMBER(Piece, owner), integer<0, 1>),
    optional("hid", MEMBER(Piece, hidden), boolean),
};

// Options.
void read_scenario(const Reader& in, Options& options) {
    options = defaults_of(static_cast<Scenario>(in.word(scenario_words)));
}
std::string_view scenario_of(const Options& options) { return word_of(options.scenario, scenario_words); }

std::optional<Terrain> read_map(const Reader& in) { return read_terrain(in); }
Json map_json(const std::optional<Terrain>& terrain) { return terrain ? terrain_json(*terrain) : Json(); }

// One for each side.
void two_items(const Reader& in) {
    if (in.size() != 2) in.fail("expected two items, one for each side");
}

Force read_force(const Reader& in) {
    Force force;
    const std::size_t count = in.size(most_units);
    if (count == 0) in.fail("a side has at least one unit");
    for (std::size_t i = 0; i < count; ++i) read_into(force.emplace_back(), in.item(i), make_fields);
    return force;
}
std::array<Force, 2> read_forces(const Reader& in) {
    two_items(in);
    return {read_force(in.item(0)), read_force(in.item(1))};
}
Json forces_json(const std::array<Force, 2>& forces) {
    Json json = Json::array({Json::array(), Json::array()});
    for (std::size_t side = 0; side < 2; ++side) {
        for (const Make& make : forces[side]) json[side].push_back(write(make, make_fields));
    }
    return json;
}

std::int8_t read_turn_limit(const Reader& in) {
    const int limit = in.integer(0, most_turns);
    if (limit == 1) in.fail("expected 0 for none, or 2 to 99");
    return narrow(limit);
}

bool read_first(const Reader& in) { return in.word(first_words) == 1; }
std::string_view first_word(bool is_loser) { return first_words[is_loser ? 1 : 0]; }

std::array<std::int8_t, 2> read_obstacles(const Reader& in) {
    two_items(in);
    return {narrow(in.item(0).integer(0, most_obstacles)), narrow(in.item(1).integer(0, most_obstacles))};
}
constexpr auto obstacle_numbers = by<read_obstacles, pair_json>;

std::array<Nation, 2> read_nations(const Reader& in) {
    std::array<Nation, 2> nations{};
    if (in.json() == Json(false)) return nations;
    if (!in.is_array()) return in.fail("expected false or the nations of both sides"), nations;
    two_items(in);
    for (std::size_t side = 0; side < 2; ++side)
        nations[side] = static_cast<Nation>(1 + in.item(side).word(std::span(nation_words).subspan(1)));
    return nations;
}
Json nations_json(const std::array<Nation, 2>& nations) {
    if (nations[0] == Nation::none) return false;
    return Json::array({word_of(nations[0], nation_words), word_of(nations[1], nation_words)});
}

Campaign read_battles(const Reader& in) {
    return read_campaign(
        in, [](const Reader& name, std::size_t) -> std::int8_t { return crossfire_squads::read_unit(name); });
}
Json battles_json(const Campaign& campaign) {
    return campaign_json(campaign, [](int unit, std::size_t) { return unit_name(static_cast<UnitId>(unit)); });
}

constexpr Fields option_fields{
    optional("scenario", whole<Options, read_scenario, scenario_of>),
    optional("seed", MEMBER(Options, seed), integer<1, last_seed>),
    optional("terrain", MEMBER(Options, terrain), by<read_map, map_json>),
    optional("forces", MEMBER(Options, forces), by<read_forces, forces_json>),
    optional("vpGoal", MEMBER(Options, vp_goal), integer<1, most_points>),
    optional("turnLimit", MEMBER(Options, turn_limit), by<read_turn_limit>),
    optional("first", MEMBER(Options, first_is_loser), by<read_first, first_word>),
    optional("units", MEMBER(Options, units), boolean),
    optional("commanders", MEMBER(Options, commanders), boolean),
    optional("observers", MEMBER(Options, observers), boolean),
    optional("retreat", MEMBER(Options, retreat), boolean),
    optional("recon", MEMBER(Options, recon), boolean),
    optional("obstacles", MEMBER(Options, obstacles), boolean),
    optional("buildings", MEMBER(Options, buildings), boolean),
    optional("quality", MEMBER(Options, quality), boolean),
    optional("vehicles", MEMBER(Options, vehicles), boolean),
    optional("hidden", MEMBER(Options, hidden), integer<-1, 1>),
    optional("mines", MEMBER(Options, mines), obstacle_numbers),
    optional("wire", MEMBER(Options, wire), obstacle_numbers),
    optional("nations", MEMBER(Options, nations), by<read_nations, nations_json>),
    optional("campaign", MEMBER(Options, campaign), by<read_battles, battles_json>),
};

}  // namespace

Schema<Options> option_schema() { return option_fields; }
Schema<Make> make_schema() { return make_fields; }
Schema<Piece> piece_schema() { return piece_fields; }

}  // namespace sightlines::crossfire_squads
