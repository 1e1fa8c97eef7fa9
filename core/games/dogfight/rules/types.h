#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "base/static_vector.h"
#include "engine/campaign.h"
#include "engine/game.h"
#include "games/dogfight/rules/grid.h"

// Options, positions and actions as values. All numbers are whole: levels of altitude, Movement Points, hexes, points
// of Combat Value. A half level is told by `leave`, a half hex by standing on an edge. What is written down in a record
// has the same names there, shortened (text/schema.cpp); "with the option" means that without it the member keeps its
// default.
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

// DF-OPT-01: without the advanced options, which are all off here, it is the basic game. Rules::make refuses an option
// whose condition is off (DF-OPT-02).
struct Options {
    Scenario scenario = Scenario::duel;  // the start, if the record has none
    Facing sun = Facing::none;           // where it stands; used by `acquisition`
    bool friends = true;                 // may be declared as targets (DF-TGT-02)
    bool acquisition = false;            // a target must be spotted first (DF-ADV-ACQ)
    bool disclosure = false;             // DF-ADV-DIS; needs `formation`
    bool random_targeting = false;       // DF-ADV-RND
    bool formation = false;              // followers copy their leader's move (DF-ADV-FRM); needs `friends`
    bool signals = false;                // DF-ADV-SIG; needs `friends`
    bool carry_facing = false;           // DF-ADV-CAR; needs `acquisition`
    bool collisions = false;             // close encounters (DF-ADV-COL)
    bool ramming = false;                // DF-ADV-RAM; needs `collisions`
    bool declare_first = false;          // the first step is declared before the MP die (DF-ADV-DCL)
    bool adv_tables = false;             // finer tables of Maneuver Tests (DF-ADV-TAB)
    bool fine_climb = false;             // DF-ADV-CLB
    bool departure = false;              // a failed test may lead astray (DF-ADV-DEP)
    bool adv_stress = false;             // DF-ADV-STR; needs `adv_tables`
    bool engine_fire = false;            // smoke and fire (DF-ADV-ENG)
    bool jamming = false;                // guns jam (DF-ADV-JAM)
    bool grand = false;                  // grand tactical turns (DF-GT)
    Campaign campaign = {};              // aircraft by their places in it (campaign.h)

    friend bool operator==(const Options&, const Options&) = default;
};

// What a type of aircraft can do (DF-CARD-01). A rating is added to the roll that it is named after; 0 is usual.
struct Card {
    std::int8_t level = 0;    // top speed, flying level; a point of speed is about 30 km/h
    std::int8_t dive = 0;     // top speed, diving; beyond it damage is rolled for
    std::int8_t min = 0;      // at this speed or below a step is checked for a stall (DF-STALL-01)
    std::int8_t power = 0;    // rating of the roll for speed gained by throttle
    std::int8_t drag = 0;     // and for speed lost
    std::int8_t stall = 0;    // rating of the stall roll
    std::int8_t str = 0;      // strength, against stress
    std::int8_t aero = 0;     // with MT level and flying skill the most Aerobatic Points for a test (DF-AER-02)
    std::int8_t mt = 0;       // bonus of Maneuver Tests
    std::int8_t fire = 0;     // bonus of firing
    std::int8_t spot = 0;     // rating of acquisition, with the option
    std::int8_t guns = 0;     // 1 to most_guns; each rolls 2d6 a burst
    std::int8_t wing = 0;     // so many of them, the last ones, are wing guns, which are harder to clear
    std::int8_t ceiling = 0;  // the highest level that it reaches
    // Damage boxes of each set; a full set weakens it against stress (DF-DMG-02).
    StaticVector<std::int8_t, most_sets> boxes;

    friend bool operator==(const Card&, const Card&) = default;
};

// Grades of a pilot, -3 to 3 each (DF-CARD-03): as on the card. Wounds and fire lower them; see ratings.h for the
// effective ones.
struct Pilot {
    std::int8_t experience = 0;  // who declares later and has the initiative
    std::int8_t flying = 0;      // Maneuver Tests, points, stalls
    std::int8_t shooting = 0;    // bursts
    friend bool operator==(const Pilot&, const Pilot&) = default;
};

enum class Type : std::int8_t { camel, se5a, spad13, nieuport17, dr1, d5a, d7, dfw };
inline constexpr std::array<std::string_view, 8> type_words{"camel", "se5a", "spad13", "nieuport17",
                                                            "dr1",   "d5a",  "d7",     "dfw"};

enum class Out : std::int8_t { in_play, destroyed, left };  // left: over the edge of the map (DF-GEO-08)
enum class Gun : std::int8_t { works, jammed, for_good };   // with `jamming` (DF-ADV-JAM)

inline constexpr std::int8_t nobody = -1;  // where an aircraft or a side could be named

enum class StepKind : std::int8_t { fly, hold, spin };

// A step of a move as chosen: `fly` to the next hex, `hold` without a horizontal move, or a voluntary `spin`. A step
// costs one Movement Point horizontally, and one vertically where it climbs or dives. With `exit` or `mid` there is no
// turn.
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

// An aircraft, or what is left of it. It is named by its letter, which is its index in Position::planes: A is 0.
// Members that end in _side or are called `target`, `follow` and the like hold such indexes, or `nobody`.
struct Aircraft {
    std::int8_t side = 0;  // 0 to most_sides - 1
    Type type = Type::camel;
    Card card;  // of the type, with what the record replaces
    Pilot pilot;
    Hex hex;
    Facing face = Facing::none;  // the edge across which it leaves its hex; none: in the middle of it (DF-GEO-03)
    std::int8_t altitude = 1;    // level, 1 to Card::ceiling
    std::int8_t leave = 0;       // half a level on: 1 upward, -1 downward; it still belongs to `altitude` (DF-GEO-04)
    std::int8_t pitch = 0;       // DF-GEO-05: 0 level, 1 to 3 climbs, -1 to -3 dives, 3 the steepest; in the middle too
    std::int8_t speed = 0;       // 0 to top_speed
    std::int8_t mt = 0;          // the marker, 0 to 3: level of the hardest test of its last move (DF-MOV-11)
    std::int16_t damage = 0;     // marks; each box takes two, and with all of them it is destroyed (DF-DMG)
    std::int8_t target = nobody;
    std::int16_t cv = 0;  // Combat Value against `target` alone (DF-TGT-04): chance to hit, and cost to be hit
    bool spin = false;    // then it has no `face`, pitch -2 and speed 0
    std::int16_t control_damage = 0;     // sum of critical hits on the controls; lowers Maneuver Tests
    std::int16_t engine_hits = 0;        // sum of critical hits on the engine; lowers the power roll
    bool engine_dead = false;            // it glides
    std::int16_t wound = 0;              // lowers all three grades of the pilot
    std::int8_t attacker_side = nobody;  // the enemy side that hit it last, and scores if it is destroyed
    Out out = Out::in_play;

    // Of this turn; cleared when the next begins.
    std::int16_t initiative = 0;         // the higher, the later it moves (DF-INI)
    std::vector<std::int8_t> roll_offs;  // dice thrown between equals, one after the other
    std::int8_t follow = nobody;         // moves right behind this one
    bool moved = false;
    std::int16_t speed_change = 0;  // not before the end of the turn (DF-MOV-04)
    std::int8_t speed_before = 0;   // with which it began the turn, if it went into a spin since; else 0

    // Between a declaration and the adjustment of CVs.
    bool fresh = false;  // the target is a new one
    bool claim = false;  // and keeps the CV of the random effect

    // With options; those marked * are of this turn only.
    bool tried = false;                   // *it failed to acquire a target, or was in a close encounter
    bool lost = false;                    // it does not see its target any more
    std::int8_t random_target = nobody;   // DF-ADV-RND
    bool form = false;                    // flies in formation with its target
    StaticVector<Step, most_steps> plan;  // *its steps so far, for followers to copy
    std::int8_t die = 0;                  // *its MP die, and
    std::int16_t aerobatic_points = 0;    // *the points that it spent, for the same reason
    std::int8_t signal = 0;               // *1 to 8 (DF-ADV-SIG)
    bool shown = false;                   // *its signal has been seen
    std::int8_t evading_level = 0;        // *1 to 3: of its test to get out of somebody's way
    std::int8_t levels_gained = 0;        // *by that test
    bool well = false;                    // *and it succeeded well (DF-MT-10)
    std::int16_t shock = 0;               // *of a collision
    std::int16_t smoke = 0;               // the turn in which it began to smoke; 0: it does not
    std::int16_t fire = 0;                // the turn in which it caught fire; 0: it has not
    std::int16_t burn = 0;                // boxes burnt, counted apart from `damage`
    std::array<Gun, most_guns> jams{};
    std::int16_t shots = 0;           // turns in a row in which it fired
    std::int16_t clearing_tries = 0;  // and in which it tried to clear a jam
    std::int16_t under = 0;           // *burst points fired at it
    bool level = false;               // *it flew straight and level throughout
    std::int8_t fine = 0;             // *0 to 2 steps of the fine climb

    bool in_play() const { return out == Out::in_play; }
    bool middle() const { return face == Facing::none; }

    friend bool operator==(const Aircraft&, const Aircraft&) = default;
};

// Where a turn stands (DF-SEQ-01). `target` to `clear` are decisions of players, `acquire` to `gtroll` wait for dice,
// and those after `over` are carried out at once: nobody ever sees a position in one of them but as the start of a
// record.
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

// What a Maneuver Test can be about: turning, a new pitch, staying in the hex, or Aerobatic Points.
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
    std::int8_t level = 0;        // MT level, 0 to 3: the marker, and what bounds the points
    std::int8_t number = 0;       // to be reached by 2d6 with all bonuses; penalties are in it
    std::int8_t plain = 0;        // the same without the one for points (DF-ADV-STR-01)
    std::int16_t speed_cost = 0;  // speed lost at the end of the turn; 0 or less
    std::int16_t power_cost = 0;  // taken from the power roll; 0 or less
    std::int8_t min_rise = 0;     // by which the minimum speed of this move rises
    friend bool operator==(const ManeuverTest&, const ManeuverTest&) = default;
};

// What goes on after a stress test.
enum class AfterStress : std::int8_t { test, evading, recovery, spin };

// The unfinished move of Position::current: working memory between its dice and decisions. Nothing of it is compared
// between implementations.
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

// The burst being resolved, at the firer's target.
struct Shot {
    std::int8_t firer = nobody;
    std::int8_t burst = 0;  // 1 to 3 burst points
    std::int8_t asked = 0;  // the gun in `dice` that the question of a pip is about
    StaticVector<GunDice, most_guns> dice;
    friend bool operator==(const Shot&, const Shot&) = default;
};

// Hits scored but not yet marked.
struct Pending {
    std::int8_t attacker = 0;
    std::int8_t target = 0;
    std::int16_t hits = 0;   // boxes to be marked
    std::int16_t crits = 0;  // critical hits to be rolled for
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

// Why a game ended (DF-END-03): one side was alone in the air, nobody was left, or the turns were over and the score
// decided.
enum class Ending : std::int8_t { none, sky_held, sky_empty, points, draw };
inline constexpr std::array<std::string_view, 5> ending_words{"", "sky held", "sky empty", "points", "draw"};

// All that matters between two actions. It is complete: what comes next depends on the position and the options alone.
struct Position {
    Phase phase = Phase::begin;
    std::int16_t turn = 1;
    std::int8_t columns = 15;      // of the map, 3 to 26
    std::int8_t rows = 13;         // 3 to 40
    std::int16_t limit = 25;       // the last turn
    std::vector<Aircraft> planes;  // 2 to most_planes; they keep their places when they are out
    std::array<std::int32_t, most_sides> score{};
    // Who is still to decide, the first one now: letters; in `grand` sides.
    StaticVector<std::int8_t, most_planes> queue;
    // What the dice of this roll are for, in their order: letters; in `encounter` pairs, one after the other; in
    // `collide` places in `encounters`; in `gtroll` 0 hex, 1 dive.
    std::vector<std::int8_t> list;
    std::int8_t current = nobody;                 // who moves or tests now
    StaticVector<std::int8_t, most_planes> done;  // who has finished a move, in this order; it is that of fire as well
    Move move;
    Shot shot;
    std::vector<Pending> pending;
    std::vector<Encounter> encounters;
    bool grand_turn = false;    // DF-GT-01
    bool then_chances = false;  // after the damage of a collision play goes on with who tests next
    Ending ending = Ending::none;
    StaticVector<std::int8_t, most_sides> winners;  // when it is over; several share it

    const Aircraft& plane(int letter) const { return planes[static_cast<std::size_t>(letter)]; }
    Aircraft& plane(int letter) { return planes[static_cast<std::size_t>(letter)]; }
    const Aircraft& mover() const { return plane(current); }
    Aircraft& mover() { return plane(current); }

    friend bool operator==(const Position&, const Position&) = default;
};

constexpr bool is_on_map(const Position& at, Hex hex) {
    return hex.column >= 0 && hex.column < at.columns && hex.row >= 0 && hex.row < at.rows;
}

// What can be done; a roll is the engine's, a step of a move is Step. In the order of a turn: declare a target (or
// signal, or take a target by the random effect), go or tail, roll the MP die, spend points and fly steps until the
// end, settle what a failed test leaves open, set the throttle, fire, and clear a jam. `Grand`, `Climb`, `Ram` and
// `Evade` come with options.
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
