#include "games/dogfight/text/schema.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/campaign.h"
#include "games/dogfight/rules/campaign.h"
#include "games/dogfight/rules/names.h"

namespace sightlines::dogfight {
namespace {

using namespace schema;

constexpr int no_face = 100;  // stands for every number that no die has: the rules refuse it (DF-SEQ-03)
constexpr std::string_view left_out = "this is the default, which is left out";

// A number of an action, which is not written out when it is 0.
void read_nonzero(const Reader& in, void* object, const Field& field) {
    read_number(in, object, field);
    if (in.integer(field.form->least, field.form->most) == 0) in.fail(left_out);
}
template <int least, int most>
constexpr NumberForm nonzero{{read_nonzero, write_number, least, most}};

bool read_true(const Reader& in) {
    const bool on = in.boolean();
    if (!on) in.fail(left_out);
    return on;
}
constexpr auto only_true = by<read_true>;

std::int8_t read_any_letter(const Reader& in) { return read_letter(in); }
constexpr auto aircraft = by<read_any_letter, plane_name>;

void read_scenario(const Reader& in, Options& options) {
    options = usual_options(static_cast<Scenario>(in.word(scenario_words)));
}
std::string_view scenario_of(const Options& options) {
    return scenario_words[static_cast<std::size_t>(options.scenario)];
}

Facing read_sun(const Reader& in) { return in.json().is_null() ? Facing::none : all_facings[in.word(facing_words)]; }
std::string_view facing_word(Facing facing) { return facing_words[index(facing)]; }

DiceNumbers read_faces(const Reader& in) {
    DiceNumbers faces;
    for (std::size_t die = 0; die < in.size(); ++die) {
        const int face = in.item(die).integer(std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
        faces.push_back(static_cast<char>(0 <= face && face < no_face ? face : no_face));
    }
    return faces;
}
Tasks read_tasks(const Reader& in) {
    Tasks order;
    if (in.size() > Tasks::capacity()) in.fail("there are four tasks");
    for (std::size_t i = 0; i < std::min(in.size(), Tasks::capacity()); ++i)
        order.push_back(static_cast<Task>(in.item(i).word(task_words)));
    return order;
}
Json order_json(const Tasks& order) {
    Json json = Json::array();
    for (const Task task : order) json.push_back(task_words[static_cast<std::size_t>(task)]);
    return json;
}

constexpr std::array<std::string_view, 2> use_words{"power", "drag"};
std::int8_t read_use(const Reader& in) { return narrow(in.word(use_words) == 0 ? 1 : -1); }
std::string_view use_word(int use) { return use_words[use > 0 ? 0 : 1]; }

// As they were called in that battle.
Campaign read_battles(const Reader& in) {
    return read_campaign(in, [](const Reader& name, std::size_t battle) -> std::int8_t {
        return narrow(place_in_campaign(read_letter(name, battle == 0 ? 2 : 4), battle));
    });
}
Json battles_json(const Campaign& campaign) {
    return campaign_json(campaign,
                         [](int place, std::size_t battle) { return plane_name(letter_at_place(place, battle)); });
}

constexpr Fields option_fields{
    optional("scenario", whole<Options, read_scenario, scenario_of>),
    optional("sun", MEMBER(Options, sun), by<read_sun, facing_word>),
    optional("friends", MEMBER(Options, friends), boolean),
    optional("acquisition", MEMBER(Options, acquisition), boolean),
    optional("disclosure", MEMBER(Options, disclosure), boolean),
    optional("randomTargeting", MEMBER(Options, random_targeting), boolean),
    optional("formation", MEMBER(Options, formation), boolean),
    optional("signals", MEMBER(Options, signals), boolean),
    optional("carryFacing", MEMBER(Options, carry_facing), boolean),
    optional("collisions", MEMBER(Options, collisions), boolean),
    optional("ramming", MEMBER(Options, ramming), boolean),
    optional("declareFirst", MEMBER(Options, declare_first), boolean),
    optional("advTables", MEMBER(Options, adv_tables), boolean),
    optional("fineClimb", MEMBER(Options, fine_climb), boolean),
    optional("departure", MEMBER(Options, departure), boolean),
    optional("advStress", MEMBER(Options, adv_stress), boolean),
    optional("engineFire", MEMBER(Options, engine_fire), boolean),
    optional("jamming", MEMBER(Options, jamming), boolean),
    optional("grand", MEMBER(Options, grand), boolean),
    optional("campaign", MEMBER(Options, campaign), by<read_battles, battles_json>),
};

namespace actions {

constexpr std::array<std::string_view, 3> step_words{"fly", "hold", "spin"};

constexpr Fields roll{required("dice", MEMBER(Roll, faces), by<read_faces, numbers_json<DiceNumbers>>)};
constexpr Fields target{optional("on", MEMBER(Declare, on), aircraft),
                        optional("form", MEMBER(Declare, form), only_true)};
constexpr Fields signal{required("code", MEMBER(Signal, code), integer<1, 8>)};
constexpr Fields random{optional("on", MEMBER(RandomAt, on), aircraft)};
constexpr Fields mp{optional("tail", MEMBER(RollMp, tail), only_true)};
constexpr auto pitch = optional("pitch", MEMBER(Step, pitch), integer<-3, 3>);
constexpr auto fine = optional("fine", MEMBER(Step, fine), nonzero<0, 2>);
constexpr Fields held_step{pitch, fine};
constexpr Fields step{
    required("do", MEMBER(Step, kind), word<step_words>),
    optional("turn", MEMBER(Step, turn), nonzero<-2, 3>),
    optional("mid", MEMBER(Step, mid), only_true),
    optional("exit", MEMBER(Step, exit), word<facing_words>),
    pitch,
    optional("raise", MEMBER(Step, raise), nonzero<0, 2>),
    optional("tn", MEMBER(Step, number), integer<2, 12>),
    fine,
};
constexpr Fields aero{required("ap", MEMBER(Aero, points), integer<1, 999>)};
constexpr Fields prefer{required("order", MEMBER(Prefer, order), by<read_tasks, order_json>)};
constexpr Fields exit{required("to", MEMBER(ExitTo, to), word<facing_words>)};
constexpr Fields throttle{optional("use", MEMBER(Throttle, use), by<read_use, use_word>)};
constexpr Fields fire{required("burst", MEMBER(Fire, burst), integer<1, 3>)};
constexpr Fields pip{optional("by", MEMBER(Pip, pips), nonzero<-1, 1>)};
constexpr Fields grand{optional("ok", MEMBER(Grand, ok), only_true)};
constexpr Fields climb{optional("by", MEMBER(Climb, half_levels), nonzero<-9, 8>)};
constexpr Fields evade{optional("level", MEMBER(Evade, level), nonzero<0, 3>)};

void read_target(const Reader& in, Declare& declare) {
    read_fields(in, &declare, target.rows, "do");
    if (declare.form && declare.on == nobody) in.fail("\"form\" goes with \"on\" only");
}

constexpr std::array all{
    action_form<Action>("roll", roll),
    action_form<Action, Declare, read_target>("target", target),
    action_form<Action>("signal", signal),
    action_form<Action>("random", random),
    action_form<Action, Go>("go"),
    action_form<Action, Tail>("tail"),
    action_form<Action>("mp", mp),
    action_form<Action, Step, dogfight::read_step>("fly", step),
    action_form<Action, Step, dogfight::read_step>("hold", step),
    action_form<Action>("aero", aero),
    action_form<Action, EndMove>("end"),
    action_form<Action, Step, dogfight::read_step>("spin", step),
    action_form<Action, Recover>("recover"),
    action_form<Action>("prefer", prefer),
    action_form<Action>("exit", exit),
    action_form<Action>("throttle", throttle),
    action_form<Action>("fire", fire),
    action_form<Action, Pass>("pass"),
    action_form<Action>("pip", pip),
    action_form<Action>("grand", grand),
    action_form<Action>("climb", climb),
    action_form<Action, Ram>("ram"),
    action_form<Action>("evade", evade),
    action_form<Action, Clear>("clear"),
};

}  // namespace actions
}  // namespace

Schema<Options> option_schema() { return option_fields; }
Options usual_options(Scenario scenario) {
    Options options;
    options.scenario = scenario;
    options.grand = scenario == Scenario::encounter;
    return options;
}

std::span<const ActionForm> action_forms() { return actions::all; }

std::int8_t read_letter(const Reader& in, int count) {
    const std::string_view name = in.text();
    if (name.size() == 1 && letter(0) <= name[0] && name[0] < letter(count)) return narrow(name[0] - letter(0));
    in.fail("expected a letter from A to " + plane_name(count - 1));
    return 0;
}

void read_step(const Reader& in, Step& step) {
    const std::span<const Field> rows = actions::step.rows;
    read_rows(in, &step, rows.first(1));
    if (step.kind == StepKind::spin) return in.only({"do"});
    read_rows(in, &step, actions::held_step.rows);
    if (step.kind == StepKind::hold) return only_keys(in, actions::held_step.rows, "do");
    only_keys(in, rows);
    if (in.has("turn") + in.has("mid") + in.has("exit") > 1)
        in.fail("only one of \"turn\", \"mid\" and \"exit\" can stand here");
    if (!in.has("mid") && (in.has("raise") || in.has("tn"))) in.fail("\"raise\" and \"tn\" go with \"mid\" only");
    read_rows(in, &step, rows);
}

Json step_json(const Step& step) { return write(step, actions::step); }

}  // namespace sightlines::dogfight
