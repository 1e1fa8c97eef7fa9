#include <algorithm>
#include <string>

#include "games/dogfight/rules/campaign.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/ratings.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/rules/rules.h"
#include "games/dogfight/rules/turn/turn.h"

// Options and positions from outside: whether they make sense; and the scenarios as positions.
namespace sightlines::dogfight {
namespace {

// DF-OPT-02.
struct Need {
    bool Options::* option;
    bool Options::* needed;
    Refusal refusal;
};
// clang-format off
constexpr std::array<Need, 6> dependencies{{
    {&Options::disclosure,   &Options::formation,   {"option-needs-another", "DF-OPT-02", "The option \"disclosure\" needs \"formation\"."}},
    {&Options::formation,    &Options::friends,     {"option-needs-another", "DF-OPT-02", "The option \"formation\" needs \"friends\"."}},
    {&Options::signals,      &Options::friends,     {"option-needs-another", "DF-OPT-02", "The option \"signals\" needs \"friends\"."}},
    {&Options::carry_facing, &Options::acquisition, {"option-needs-another", "DF-OPT-02", "The option \"carryFacing\" needs \"acquisition\"."}},
    {&Options::ramming,      &Options::collisions,  {"option-needs-another", "DF-OPT-02", "The option \"ramming\" needs \"collisions\"."}},
    {&Options::adv_stress,   &Options::adv_tables,  {"option-needs-another", "DF-OPT-02", "The option \"advStress\" needs \"advTables\"."}},
}};
// clang-format on

Error fault(std::string what) { return format_error("start: " + std::move(what) + "."); }

Error fault(int plane, const std::string& what) {
    return format_error("start/planes/" + plane_name(plane) + ": " + what + ".");
}

bool has_side(const Position& at, int side) {
    return std::any_of(at.planes.begin(), at.planes.end(), [side](const Aircraft& p) { return p.side == side; });
}

template <class List>
bool any_twice(const List& list) {
    for (auto item = list.begin(); item != list.end(); ++item) {
        if (std::find(list.begin(), item, *item) != item) return true;
    }
    return false;
}

// Whether an aircraft comes back to itself by the links that `next` names.
template <class Next>
bool in_circle(const Position& at, int letter, Next next) {
    int reached = next(at.plane(letter));
    for (std::size_t links = 0; links < at.planes.size() && reached != nobody; ++links) {
        if (reached == letter) return true;
        reached = next(at.plane(reached));
    }
    return false;
}

Result<> admit_place(const Position& at, int letter) {
    const Aircraft& plane = at.plane(letter);
    if (plane.hex.column >= at.columns || plane.hex.row >= at.rows)
        return fault(letter, "the hex " + hex_name(plane.hex) + " is not on the map");
    // An aircraft that hit the ground lies there (DF-GEO-06).
    if (plane.altitude == 0 && plane.out != Out::destroyed) return fault(letter, "level 0 is the ground");
    if (plane.altitude > plane.card.ceiling)
        return fault(letter, "level " + std::to_string(plane.altitude) + " is above its ceiling of " +
                                 std::to_string(plane.card.ceiling));
    if (plane.altitude == plane.card.ceiling && plane.leave > 0)
        return fault(letter, "it cannot leave its ceiling upward");
    if (plane.spin && (!plane.middle() || plane.pitch != -2 || plane.speed != 0))
        return fault(letter, "in a spin an aircraft has no face, pitch -2 and speed 0");
    if (plane.in_play() && plane.damage >= 2 * all_boxes(plane.card))
        return fault(letter, "with two marks in every box it is destroyed");
    return ok;
}

Result<> admit_mate(const Position& at, int letter, std::int8_t mate, std::string_view key) {
    if (mate == nobody) return ok;
    const std::string named = "\"" + std::string(key) + "\" names ";
    if (mate == letter) return fault(letter, named + "the aircraft itself");
    if (!at.plane(mate).in_play()) return fault(letter, named + "an aircraft that is out of play");
    return ok;
}

Result<> admit_mates(const Position& at, int letter) {
    const Aircraft& plane = at.plane(letter);
    if (!plane.in_play() && plane.target != nobody) return fault(letter, "it is out of play and has no target");
    if (plane.cv != 0 && plane.target == nobody && plane.random_target == nobody)
        return fault(letter, "there is a CV only against a target");
    if (plane.attacker_side != nobody && !has_side(at, plane.attacker_side))
        return fault(letter, "\"by\" is not among the sides");
    for (const auto& admitted :
         {admit_mate(at, letter, plane.target, "target"), admit_mate(at, letter, plane.random_target, "rnd"),
          admit_mate(at, letter, plane.follow, "follow")}) {
        if (!admitted) return admitted;
    }
    if (in_circle(at, letter, [](const Aircraft& p) { return p.follow; }))
        return fault(letter, "\"follow\" leads round in a circle");
    if (in_circle(at, letter, [](const Aircraft& p) { return p.form ? p.target : nobody; }))
        return fault(letter, "a formation leads round in a circle");
    return ok;
}

// DF-SCN-02.
Result<> admit_planes(const Position& at) {
    for (int letter = 0; letter < static_cast<int>(at.planes.size()); ++letter) {
        for (const auto& admitted : {admit_place(at, letter), admit_mates(at, letter)}) {
            if (!admitted) return admitted;
        }
    }
    const int first_side = at.planes[0].side;
    if (std::all_of(at.planes.begin(), at.planes.end(), [&](const Aircraft& p) { return p.side == first_side; }))
        return fault("there are at least two sides");
    const bool anybody = std::any_of(at.planes.begin(), at.planes.end(), [](const Aircraft& p) { return p.in_play(); });
    if (!anybody && at.phase != Phase::over) return fault("nobody is in play");
    return ok;
}

bool moves_to_come(Phase phase) {
    return phase == Phase::target || phase == Phase::adjust || phase == Phase::initiative || phase == Phase::links ||
           phase == Phase::next || phase == Phase::go;
}

Result<> admit_phase(const Position& at) {
    if (any_twice(at.done)) return fault("an aircraft stands twice in \"done\"");
    if (moves_to_come(at.phase)) {
        for (const int letter : at.done) {
            const Aircraft& plane = at.plane(letter);
            if (plane.in_play() && !plane.moved) return fault(letter, "it stands in \"done\" and has not \"moved\"");
        }
    }
    if (at.phase == Phase::target) {
        if (at.queue.empty()) return fault("\"queue\" names nobody");
        if (any_twice(at.queue)) return fault("an aircraft stands twice in \"queue\"");
        for (const int letter : at.queue) {
            const Aircraft& plane = at.plane(letter);
            if (!plane.in_play() || plane.spin)
                return fault(plane_name(letter) + " in \"queue\" cannot declare a target");
        }
    }
    if (at.phase == Phase::go) {
        const Aircraft& mover = at.plane(at.current);
        if (!mover.in_play() || mover.moved) return fault("\"cur\" names an aircraft that cannot move");
    }
    return ok;
}

Result<> admit_result(const Position& at) {
    if (at.phase != Phase::over) return ok;
    if (any_twice(at.winners)) return fault("a side wins twice");
    for (const int side : at.winners) {
        if (!has_side(at, side)) return fault("a winner is not among the sides");
    }
    if (at.winners.empty() != (at.ending == Ending::draw)) return fault("a draw, and only a draw, has no winners");
    return ok;
}

Position set_up(const ScenarioSetup& setup) {
    Position at;
    at.columns = static_cast<std::int8_t>(setup.columns);
    at.rows = static_cast<std::int8_t>(setup.rows);
    at.limit = static_cast<std::int16_t>(setup.limit);
    for (const Entry& entry : setup.planes) {
        Aircraft plane;
        plane.side = static_cast<std::int8_t>(entry.side);
        plane.type = entry.type;
        plane.card = card_of(entry.type);
        plane.pilot = entry.pilot;
        plane.hex = *hex_from(entry.hex);
        plane.face = entry.face;
        plane.altitude = static_cast<std::int8_t>(entry.altitude);
        plane.speed = static_cast<std::int8_t>(entry.speed);
        at.planes.push_back(plane);
    }
    return at;
}

}  // namespace

// DF-OPT-01, DF-OPT-02: only what an option needs is asked for.
Result<Rules> Rules::make(const Options& options) {
    for (const Need& need : dependencies) {
        if (options.*need.option && !(options.*need.needed)) return need.refusal;
    }
    if (const auto admitted = admit_campaign(options); !admitted) return admitted.error();
    return Rules(options);
}

Position Rules::start() const {
    Position at = set_up(setup_of(options_));
    begin_play(options_, at);
    return at;
}

Result<> admit_start(const Position& at) {
    for (const auto& admitted : {admit_planes(at), admit_phase(at), admit_result(at)}) {
        if (!admitted) return admitted;
    }
    return ok;
}

Result<Position> Rules::admit(Position at) const {
    for (const auto& admitted : {admit_start(at), admit_campaign_start(options_, at)}) {
        if (!admitted) return admitted.error();
    }
    begin_play(options_, at);
    return at;
}

}  // namespace sightlines::dogfight
