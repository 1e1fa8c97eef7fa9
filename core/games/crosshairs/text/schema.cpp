#include "games/crosshairs/text/schema.h"

#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/crosshairs/rules/setup.h"

namespace sightlines::crosshairs {

Cell read_cell_name(const Reader& in) {
    const std::string_view name = in.text();
    if (const auto cell = cell_from(name)) return *cell;
    in.fail("there is no hex \"" + excerpt(name) + "\"");
    return 0;
}

PerPlayer read_per_player(const Reader& in, int players, int most) {
    PerPlayer values{};
    if (in.size() != static_cast<std::size_t>(players))
        in.fail("expected " + std::to_string(players) + " numbers, one for each player");
    for (std::size_t player = 0; player < in.size() && player < values.size(); ++player)
        values[player] = narrow(in.item(player).integer(0, most));
    return values;
}

Json per_player_json(const PerPlayer& values, int players) {
    Json list = Json::array();
    for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) list.push_back(values[player]);
    return list;
}

namespace {

using namespace schema;

void read_players(const Reader& in, Options& options) {
    options.players = narrow(in.integer(3, most_seats));
    if (!each_alone(options.type)) in.fail("this game type has a fixed number of players");
}
int players_of(const Options& options) { return options.players; }

std::optional<std::int8_t> read_rings(const Reader& in) { return narrow(in.integer(0, 99)); }
Json rings_json(const std::optional<std::int8_t>& rings) { return rings ? Json(*rings) : Json(); }

void read_handicap(const Reader& in, Options& options) {
    options.handicap = read_per_player(in, player_count(options), top_height);
}
Json handicap_json(const Options& options) {
    return options.handicap == PerPlayer{} ? Json() : per_player_json(options.handicap, player_count(options));
}

namespace words {
constexpr std::array<std::string_view, 6> type{"duel", "1v2", "1v3", "2v2", "ffa", "circle"};
constexpr std::array<std::string_view, 3> turbulence{"off", "cloud", "hex"};
constexpr std::array<std::string_view, 2> ramp{"turn", "round"};
}  // namespace words

constexpr Fields option_fields{
    optional("type", MEMBER(Options, type), word<words::type>),
    optional("players", whole<Options, read_players, players_of>),
    optional("rings", MEMBER(Options, rings), by<read_rings, rings_json>),
    optional("handicap", whole<Options, read_handicap, handicap_json>),
    optional("turbulence", MEMBER(Options, turbulence), word<words::turbulence>),
    optional("concealed", MEMBER(Options, concealed), boolean),
    optional("clouds", MEMBER(Options, clouds), integer<0, 16>),
    optional("activeAttacker", MEMBER(Options, active_attacker), boolean),
    optional("roundLimit", MEMBER(Options, round_limit), integer<0, 999>),
    optional("ramp", MEMBER(Options, ramp), word<words::ramp>),
};

namespace actions {

constexpr auto cell = by<read_cell_name, cell_name>;
constexpr auto turn = integer<-1, 1>;

constexpr Fields place_cloud{required("cell", MEMBER(PlaceCloud, cell), cell)};
constexpr Fields enter{required("cell", MEMBER(Enter, cell), cell),
                       required("dir", MEMBER(Enter, heading), word<heading_words>),
                       optional("height", MEMBER(Enter, height), integer<0, top_height>)};
constexpr Fields climb{required("plane", MEMBER(Climb, plane), cell), optional("turn", MEMBER(Climb, turn), turn)};
constexpr Fields level{required("plane", MEMBER(Level, plane), cell),
                       optional("steps", MEMBER(Level, steps), integer<1, 2>),
                       optional("turn", MEMBER(Level, turn), turn)};
constexpr Fields swoop{required("plane", MEMBER(Swoop, plane), cell), optional("turn", MEMBER(Swoop, turn), turn)};
constexpr Fields power_dive{required("plane", MEMBER(PowerDive, plane), cell),
                            optional("turn", MEMBER(PowerDive, turn), turn)};
constexpr Fields crash{required("plane", MEMBER(Crash, plane), cell)};
constexpr Fields shoot{required("target", MEMBER(Shoot, target), cell)};

constexpr std::array all{
    action_form<Action>("cloud", place_cloud), action_form<Action>("enter", enter),
    action_form<Action>("climb", climb),       action_form<Action>("level", level),
    action_form<Action>("swoop", swoop),       action_form<Action>("power", power_dive),
    action_form<Action, PullOut>("pullout"),   action_form<Action>("crash", crash),
    action_form<Action>("shoot", shoot),       action_form<Action, EndTurn>("end"),
};

}  // namespace actions
}  // namespace

Schema<Options> option_schema() { return option_fields; }
std::span<const ActionForm> action_forms() { return actions::all; }

}  // namespace sightlines::crosshairs
