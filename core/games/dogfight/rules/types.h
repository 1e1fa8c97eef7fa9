#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "base/static_vector.h"
#include "engine/game.h"
#include "games/dogfight/rules/grid.h"

// Options, positions and actions as values.
namespace sightlines::dogfight {

inline constexpr int most_planes = 16;  // DF-SCN-02, as the next
inline constexpr int most_sides = 4;
inline constexpr int top_speed = 12;
inline constexpr int last_turn = 999;
inline constexpr int most_guns = 8;
inline constexpr int most_sets = 6;
inline constexpr int most_steps = 8;  // of one move; five hexes of a grand turn and a way out of the middle are six

enum class Scenario : std::int8_t { duel, patrol, escort, melee, encounter };
inline constexpr std::array<std::string_view, 5> scenario_words{"duel", "patrol", "escort", "melee", "encounter"};

// DF-OPT-01: without the advanced options, which are all off here, it is the basic game. `sun`: none is null.
struct Options {
    Scenario scenario = Scenario::duel;
    Facing sun = Facing::none;
    bool friends = true;
    bool acquisition = false;
    bool disclosure = false;
    bool random_targeting = false;
    bool formation = false;
    bool signals = false;
    bool carry_facing = false;
    bool collisions = false;
    bool ramming = false;
    bool declare_first = false;
    bool adv_tables = false;
    bool fine_climb = false;
    bool departure = false;
    bool adv_stress = false;
    bool engine_fire = false;
    bool jamming = false;
    bool grand = false;

    friend bool operator==(const Options&, const Options&) = default;
};

// DF-CARD-01. `wing`: so many of the guns, the last ones, are wing guns.
struct Card {
    std::int8_t level = 0;
    std::int8_t dive = 0;
    std::int8_t min = 0;
    std::int8_t power = 0;
    std::int8_t drag = 0;
    std::int8_t stall = 0;
    std::int8_t str = 0;
    std::int8_t aero = 0;
    std::int8_t mt = 0;
    std::int8_t fire = 0;
    std::int8_t spot = 0;
    std::int8_t guns = 0;
    std::int8_t wing = 0;
    std::int8_t ceiling = 0;
    StaticVector<std::int8_t, most_sets> boxes;

    friend bool operator==(const Card&, const Card&) = default;
};

// DF-CARD-03; the card's own numbers, see ratings.h for the effective ones.
struct Pilot {
    std::int8_t experience = 0;
    std::int8_t flying = 0;
    std::int8_t shooting = 0;
    friend bool operator==(const Pilot&, const Pilot&) = default;
};

enum class Type : std::int8_t { camel, se5a, spad13, nieuport17, dr1, d5a, d7, dfw };
inline constexpr std::array<std::string_view, 8> type_words{"camel", "se5a", "spad13", "nieuport17",
                                                            "dr1",   "d5a",  "d7",     "dfw"};

enum class Out : std::int8_t { in_play, destroyed, left };
enum class Gun : std::int8_t { works, jammed, for_good };

inline constexpr std::int8_t nobody = -1;  // where an aircraft or a side could be named

enum class StepKind : std::int8_t { fly, hold, spin };

// A step of a move as chosen: `fly`, `hold` or a voluntary `spin`. With `exit` or `mid` there is no turn.
struct Step {
    static constexpr std::int8_t same_pitch = 9;

    StepKind kind = StepKind::fly;
    std::int8_t turn = 0;            // hexsides, -2 to 3
    bool mid = false;                // the test to stay in the hex
    Facing exit = Facing::none;      // out of the middle
    std::int8_t pitch = same_pitch;  // the new one, -3 to 3
    std::int8_t raise = 0;           // DF-MT-08: 0 to 2
    std::int8_t number = 0;          // DF-ADV-TAB-03: 2 to 12; 0 is the table's own
    std::int8_t fine = 0;            // DF-ADV-CLB-01: 0 to 2

    friend bool operator==(const Step&, const Step&) = default;
};

// Letters are indexes: A is 0.
struct Aircraft {
    std::int8_t side = 0;
    Type type = Type::camel;
    Card card;
    Pilot pilot;
    Hex hex;
    Facing face = Facing::none;
    std::int8_t altitude = 1;
    std::int8_t leave = 0;  // 1 upward, -1 downward
    std::int8_t pitch = 0;  // DF-GEO-05: -3 to 3, in the middle too
    std::int8_t speed = 0;
    std::int8_t mt = 0;  // the marker: level of the hardest test of its last move (DF-MOV-11)
    std::int16_t damage = 0;
    std::int8_t target = nobody;
    std::int16_t cv = 0;  // DF-TGT-04: against `target` alone
    bool spin = false;
    std::int16_t control_damage = 0;
    std::int16_t engine_hits = 0;
    bool engine_dead = false;
    std::int16_t wound = 0;
    std::int8_t attacker_side = nobody;  // the last enemy side that hit it
    Out out = Out::in_play;

    // Of this turn.
    std::int16_t initiative = 0;
    std::vector<std::int8_t> roll_offs;
    std::int8_t follow = nobody;
    bool moved = false;
    std::int16_t speed_change = 0;  // DF-MOV-04: not before the end of the turn
    std::int8_t speed_before = 0;

    // Between a declaration and the adjustment of CVs: a new target; one that keeps the random effect's CV.
    bool fresh = false;
    bool claim = false;

    // With options.
    bool tried = false;
    bool lost = false;
    std::int8_t random_target = nobody;
    bool form = false;
    StaticVector<Step, most_steps> plan;
    std::int8_t die = 0;
    std::int16_t aerobatic_points = 0;
    std::int8_t signal = 0;
    bool shown = false;
    std::int8_t evading_level = 0;
    std::int8_t levels_gained = 0;
    bool well = false;
    std::int16_t shock = 0;
    std::int16_t smoke = 0;  // the turn it began
    std::int16_t fire = 0;
    std::int16_t burn = 0;
    std::array<Gun, most_guns> jams{};
    std::int16_t shots = 0;
    std::int16_t clearing_tries = 0;
    std::int16_t under = 0;
    bool level = false;
    std::int8_t fine = 0;

    bool in_play() const { return out == Out::in_play; }
    bool middle() const { return face == Facing::none; }

    friend bool operator==(const Aircraft&, const Aircraft&) = default;
};

// DF-SEQ-01. `target` to `clear` are decisions, `acquire` to `gtroll` dice; the last of all but `over` are automatic.
enum class Phase : std::int8_t {
    grand,
    target,
    ram,
    evade,
    random,
    tail,
    declare,
    mp,
    move,
    prefer,
    exit,
    spin,
    gtplan,
    throttle,
    fire,
    pip,
    clear,
    acquire,
    initiative,
    tiebreak,
    encounter,
    ramroll,
    evadetest,
    collide,
    rolloff,
    mproll,
    mt,
    fail,
    stress,
    stall,
    depart,
    spinroll,
    recover,
    speed,
    hit,
    crit,
    smoke,
    overspeed,
    burn,
    clearroll,
    spot,
    gtroll,
    over,
    begin,
    adjust,
    links,
    next,
    go,
    combat,
    endturn
};
inline constexpr std::array<std::string_view, 50> phase_words{
    "grand",      "target",    "ram",       "evade",     "random",    "tail",    "declare", "mp",     "move",
    "prefer",     "exit",      "spin",      "gtplan",    "throttle",  "fire",    "pip",     "clear",  "acquire",
    "initiative", "tiebreak",  "encounter", "ramroll",   "evadetest", "collide", "rolloff", "mproll", "mt",
    "fail",       "stress",    "stall",     "depart",    "spinroll",  "recover", "speed",   "hit",    "crit",
    "smoke",      "overspeed", "burn",      "clearroll", "spot",      "gtroll",  "over",    "begin",  "adjust",
    "links",      "next",      "go",        "combat",    "endturn"};

constexpr bool is_decision(Phase phase) { return phase <= Phase::clear; }
constexpr bool is_chance(Phase phase) { return Phase::acquire <= phase && phase <= Phase::gtroll; }

enum class Task : std::int8_t { turn, pitch, mid, aero };
inline constexpr std::array<std::string_view, 4> task_words{"turn", "pitch", "mid", "aero"};

using Tasks = StaticVector<Task, 4>;

// How many counts of each task are attempted, or left after a failure (DF-MT-01, DF-MT-12).
struct Counts {
    std::array<std::int8_t, 4> of{};
    std::int8_t& operator[](Task task) { return of[static_cast<std::size_t>(task)]; }
    std::int8_t operator[](Task task) const { return of[static_cast<std::size_t>(task)]; }
    int sum() const { return of[0] + of[1] + of[2] + of[3]; }
    friend bool operator==(const Counts&, const Counts&) = default;
};

// What a Maneuver Test asks for (DF-MT), worked out when a step is chosen.
struct ManeuverTest {
    bool needed = false;          // there is a task that can fail, or there are points
    bool possible = true;         // no task is an X (DF-MT-04)
    bool points_fit = true;       // DF-AER-02
    std::int8_t level = 0;        // MT level: the marker, and what bounds the points
    std::int8_t number = 0;       // target number with all that is added to it
    std::int8_t plain = 0;        // the same without the one for points (DF-ADV-STR-01)
    std::int16_t speed_cost = 0;  // 0 or less, as the next
    std::int16_t power_cost = 0;
    std::int8_t min_rise = 0;
    friend bool operator==(const ManeuverTest&, const ManeuverTest&) = default;
};

// What goes on after a stress test.
enum class AfterStress : std::int8_t { test, evading, recovery, spin };

// The unfinished move of Position::current.
struct Move {
    std::int8_t step = 0;      // 1, 2, ...; 0 before the MP die
    std::int8_t die = 0;       // the MP die
    std::int16_t bonus = 0;    // tailing bonus used (DF-MOV-03)
    std::int16_t offered = 0;  // and available
    std::int16_t points = 0;   // Aerobatic Points given to the step to come
    bool points_spent = false;
    bool tested = false;
    bool stayed = false;     // into the middle, or kept there, with `mid`
    bool level = true;       // straight and level so far
    bool well = false;       // DF-MT-10
    bool free_exit = false;  // all of the move so far was one exit without a test (DF-MOV-11)
    std::int16_t min_rise = 0;
    std::int16_t power_cost = 0;  // 0 or less
    std::int16_t checked = -1;    // the highest minimum speed at which a stall was checked
    bool declared = false;        // `chosen` is the declared first step (DF-ADV-DCL-01)
    bool undone = false;          // and the MPs do not allow it (DF-ADV-DCL-02)

    // The step being resolved.
    Step chosen;
    ManeuverTest test;
    Counts attempted;  // tasks that can fail
    Counts left;
    Tasks order;            // as preferred
    std::int8_t pitch = 0;  // once it is carried out
    bool held = false;      // a failed stay was held by a lower raise or number, the next (DF-MT-09)
    std::int8_t held_by = 0;
    bool failed = false;
    std::int16_t missed = 0;
    AfterStress after = AfterStress::test;
    std::int8_t stress = 0;    // modifier of the stress test to come
    std::int8_t spin_die = 0;  // MP die of a recovery that waits for its stress test
    bool recovered = false;
    std::int8_t last_marker = 0;  // the marker of last turn
    std::int8_t off = 0;          // hexsides that a departure went astray (DF-ADV-DEP-01)

    // Of a grand turn (DF-GT).
    std::int8_t half_levels = 0;
    std::int8_t hexes = 0;

    std::int8_t use = 0;  // of the throttle: 1 power, -1 drag

    friend bool operator==(const Move&, const Move&) = default;
};

// One gun of the burst being resolved, its dice with pips applied.
struct GunDice {
    std::int8_t gun = 0;
    std::int8_t first = 0;
    std::int8_t second = 0;
    friend bool operator==(const GunDice&, const GunDice&) = default;
};

struct Shot {
    std::int8_t firer = nobody;
    std::int8_t burst = 0;
    std::int8_t asked = 0;  // the gun in `dice` that the question of a pip is about
    StaticVector<GunDice, most_guns> dice;
    friend bool operator==(const Shot&, const Shot&) = default;
};

// Hits scored but not yet marked.
struct Pending {
    std::int8_t attacker = 0;
    std::int8_t target = 0;
    std::int16_t hits = 0;
    std::int16_t crits = 0;
    friend bool operator==(const Pending&, const Pending&) = default;
};

// A close encounter (DF-ADV-COL, DF-ADV-RAM): `need` MT levels; `rammer` is `a` or nobody.
struct Encounter {
    std::int8_t a = 0;
    std::int8_t b = 0;
    std::int8_t need = 0;
    std::int8_t rammer = nobody;
    friend bool operator==(const Encounter&, const Encounter&) = default;
};

enum class Ending : std::int8_t { none, sky_held, sky_empty, points, draw };
inline constexpr std::array<std::string_view, 5> ending_words{"", "sky held", "sky empty", "points", "draw"};

struct Position {
    Phase phase = Phase::begin;
    std::int16_t turn = 1;
    std::int8_t columns = 15;
    std::int8_t rows = 13;
    std::int16_t limit = 25;
    std::vector<Aircraft> planes;
    std::array<std::int32_t, most_sides> score{};
    StaticVector<std::int8_t, most_planes> queue;  // letters; in `grand` sides
    std::vector<std::int8_t> list;  // letters; `encounter`: pairs, one after the other; `collide`: places in
                                    // `encounters`; `gtroll`: 0 hex, 1 dive
    std::int8_t current = nobody;
    StaticVector<std::int8_t, most_planes> done;
    Move move;
    Shot shot;
    std::vector<Pending> pending;
    std::vector<Encounter> encounters;
    bool grand_turn = false;
    bool then_chances = false;
    Ending ending = Ending::none;
    StaticVector<std::int8_t, most_sides> winners;

    const Aircraft& plane(int letter) const { return planes[static_cast<std::size_t>(letter)]; }
    Aircraft& plane(int letter) { return planes[static_cast<std::size_t>(letter)]; }
    const Aircraft& mover() const { return plane(current); }
    Aircraft& mover() { return plane(current); }

    friend bool operator==(const Position&, const Position&) = default;
};

constexpr bool is_on_map(const Position& at, Hex hex) {
    return hex.column >= 0 && hex.column < at.columns && hex.row >= 0 && hex.row < at.rows;
}

// Actions; a roll is the engine's, a step of a move is Step.
// clang-format off
struct Declare  { std::int8_t on = nobody; bool form = false;  friend bool operator==(const Declare&, const Declare&) = default; };
struct Signal   { std::int8_t code = 1;                        friend bool operator==(const Signal&, const Signal&) = default; };
struct RandomAt { std::int8_t on = nobody;                     friend bool operator==(const RandomAt&, const RandomAt&) = default; };
struct Go       {                                              friend bool operator==(const Go&, const Go&) = default; };
struct Tail     {                                              friend bool operator==(const Tail&, const Tail&) = default; };
struct RollMp   { bool tail = false;                           friend bool operator==(const RollMp&, const RollMp&) = default; };
struct Aero     { std::int16_t points = 1;                     friend bool operator==(const Aero&, const Aero&) = default; };
struct EndMove  {                                              friend bool operator==(const EndMove&, const EndMove&) = default; };
struct Recover  {                                              friend bool operator==(const Recover&, const Recover&) = default; };
struct Prefer   { Tasks order;                                 friend bool operator==(const Prefer&, const Prefer&) = default; };
struct ExitTo   { Facing to = Facing::n;                       friend bool operator==(const ExitTo&, const ExitTo&) = default; };
struct Throttle { std::int8_t use = 0; /* 1 power, -1 drag */  friend bool operator==(const Throttle&, const Throttle&) = default; };
struct Fire     { std::int8_t burst = 1;                       friend bool operator==(const Fire&, const Fire&) = default; };
struct Pass     {                                              friend bool operator==(const Pass&, const Pass&) = default; };
struct Pip      { std::int8_t pips = 0;                        friend bool operator==(const Pip&, const Pip&) = default; };
struct Grand    { bool ok = false;                             friend bool operator==(const Grand&, const Grand&) = default; };
struct Climb    { std::int8_t half_levels = 0;                 friend bool operator==(const Climb&, const Climb&) = default; };
struct Ram      {                                              friend bool operator==(const Ram&, const Ram&) = default; };
struct Evade    { std::int8_t level = 0;                       friend bool operator==(const Evade&, const Evade&) = default; };
struct Clear    {                                              friend bool operator==(const Clear&, const Clear&) = default; };
// clang-format on

using Action = std::variant<Roll, Declare, Signal, RandomAt, Go, Tail, RollMp, Step, Aero, EndMove, Recover, Prefer,
                            ExitTo, Throttle, Fire, Pass, Pip, Grand, Climb, Ram, Evade, Clear>;

}  // namespace sightlines::dogfight
