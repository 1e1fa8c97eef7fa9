#include "games/dogfight/text/codec.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "base/narrow.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/targeting.h"
#include "games/dogfight/text/accessible_board.h"
#include "games/dogfight/text/ascii_board.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/text/wording.h"

// Options and actions, and what a status tells beyond the common keys.
namespace sightlines {

using namespace dogfight;

namespace {

using std::string_view;

constexpr int no_face = 100;  // stands for every number that no die has: the rules refuse it (DF-SEQ-03)
constexpr int most_points = 999;

constexpr std::array<string_view, 24> action_words{
    "roll",    "target", "signal", "random",   "go",   "tail", "mp",  "fly",   "hold",  "aero", "end",   "spin",
    "recover", "prefer", "exit",   "throttle", "fire", "pass", "pip", "grand", "climb", "ram",  "evade", "clear"};
constexpr std::array<string_view, 2> use_words{"power", "drag"};

// The options that are on or off, but for `grand`, whose default depends on the scenario.
struct Switch {
    string_view key;
    bool Options::* on;
};
constexpr std::array<Switch, 16> switches{{{"friends", &Options::friends},
                                           {"acquisition", &Options::acquisition},
                                           {"disclosure", &Options::disclosure},
                                           {"randomTargeting", &Options::random_targeting},
                                           {"formation", &Options::formation},
                                           {"signals", &Options::signals},
                                           {"carryFacing", &Options::carry_facing},
                                           {"collisions", &Options::collisions},
                                           {"ramming", &Options::ramming},
                                           {"declareFirst", &Options::declare_first},
                                           {"advTables", &Options::adv_tables},
                                           {"fineClimb", &Options::fine_climb},
                                           {"departure", &Options::departure},
                                           {"advStress", &Options::adv_stress},
                                           {"engineFire", &Options::engine_fire},
                                           {"jamming", &Options::jamming}}};

// A number of an action, left out when it is `otherwise`.
std::int8_t number_or(const Reader& in, string_view key, int least, int most, int otherwise) {
    const int value = in.integer_or(key, least, most, otherwise);
    if (value == otherwise && in.has(key)) in.member(key).fail("this is the default, which is left out");
    return narrow(value);
}

// `true`, or left out.
bool flag(const Reader& in, string_view key) {
    const bool on = in.boolean_or(key, false);
    if (!on && in.has(key)) in.member(key).fail("this is the default, which is left out");
    return on;
}

std::int8_t letter_or_nobody(const Reader& in, string_view key) {
    return in.has(key) ? read_letter(in.member(key)) : nobody;
}

int face_of(int number) { return 0 <= number && number < no_face ? number : no_face; }

Roll read_roll(const Reader& in) {
    Roll roll;
    for (std::size_t die = 0; die < in.size(); ++die)
        roll.faces.push_back(static_cast<char>(
            face_of(in.item(die).integer(std::numeric_limits<int>::min(), std::numeric_limits<int>::max()))));
    return roll;
}

Tasks read_order(const Reader& in) {
    Tasks order;
    if (in.size() > Tasks::capacity()) in.fail("there are four tasks");
    for (std::size_t i = 0; i < std::min(in.size(), Tasks::capacity()); ++i)
        order.push_back(static_cast<Task>(in.item(i).word(task_words)));
    return order;
}

Declare read_target(const Reader& in) {
    in.only({"do", "on", "form"});
    const Declare declare{letter_or_nobody(in, "on"), flag(in, "form")};
    if (declare.form && declare.on == nobody) in.fail("\"form\" goes with \"on\" only");
    return declare;
}

Throttle read_throttle(const Reader& in) {
    in.only({"do", "use"});
    if (!in.has("use")) return {};
    return {narrow(in.member("use").word(use_words) == 0 ? 1 : -1)};
}

Action with_value(const Reader& in, string_view word) {
    const auto only = [&in](string_view key) { in.only({"do", key}); };
    if (word == "roll") return only("dice"), read_roll(in.member("dice"));
    if (word == "signal") return only("code"), Signal{narrow(in.member("code").integer(1, 8))};
    if (word == "random") return only("on"), RandomAt{letter_or_nobody(in, "on")};
    if (word == "mp") return only("tail"), RollMp{flag(in, "tail")};
    if (word == "aero") return only("ap"), Aero{static_cast<std::int16_t>(in.member("ap").integer(1, most_points))};
    if (word == "prefer") return only("order"), Prefer{read_order(in.member("order"))};
    if (word == "exit") return only("to"), ExitTo{read_facing(in.member("to"))};
    if (word == "fire") return only("burst"), Fire{narrow(in.member("burst").integer(1, 3))};
    if (word == "pip") return only("by"), Pip{number_or(in, "by", -1, 1, 0)};
    if (word == "grand") return only("ok"), Grand{flag(in, "ok")};
    if (word == "climb") return only("by"), Climb{number_or(in, "by", -9, 8, 0)};
    return only("level"), Evade{number_or(in, "level", 0, 3, 0)};
}

Action read_action(const Reader& in) {
    const string_view word = action_words[in.member("do").word(action_words)];
    if (word == "fly" || word == "hold" || word == "spin") return read_step(in);
    if (word == "target") return read_target(in);
    if (word == "throttle") return read_throttle(in);
    const auto bare = [&in, word](string_view name) {
        if (word != name) return false;
        in.only({"do"});
        return true;
    };
    if (bare("go")) return Go{};
    if (bare("tail")) return Tail{};
    if (bare("end")) return EndMove{};
    if (bare("recover")) return Recover{};
    if (bare("pass")) return Pass{};
    if (bare("ram")) return Ram{};
    if (bare("clear")) return Clear{};
    return with_value(in, word);
}

Json with_number(string_view word, string_view key, int value) {
    Json json{{"do", word}};
    if (value != 0) json[key] = value;
    return json;
}

Json with_flag(string_view word, string_view key, bool on) {
    Json json{{"do", word}};
    if (on) json[key] = true;
    return json;
}

Json with_letter(string_view word, std::int8_t on) {
    Json json{{"do", word}};
    if (on != nobody) json["on"] = name_of(on);
    return json;
}

struct ActionWriter {
    Json operator()(const Roll& a) const {
        Json dice = Json::array();
        for (const int face : a.faces) dice.push_back(face);
        return {{"do", "roll"}, {"dice", std::move(dice)}};
    }
    Json operator()(const Declare& a) const {
        Json json = with_letter("target", a.on);
        if (a.form) json["form"] = true;
        return json;
    }
    Json operator()(const Signal& a) const { return {{"do", "signal"}, {"code", a.code}}; }
    Json operator()(const RandomAt& a) const { return with_letter("random", a.on); }
    Json operator()(const Go&) const { return {{"do", "go"}}; }
    Json operator()(const Tail&) const { return {{"do", "tail"}}; }
    Json operator()(const RollMp& a) const { return with_flag("mp", "tail", a.tail); }
    Json operator()(const Step& a) const { return step_json(a); }
    Json operator()(const Aero& a) const { return {{"do", "aero"}, {"ap", a.points}}; }
    Json operator()(const EndMove&) const { return {{"do", "end"}}; }
    Json operator()(const Recover&) const { return {{"do", "recover"}}; }
    Json operator()(const Prefer& a) const {
        Json order = Json::array();
        for (const Task task : a.order) order.push_back(task_words[static_cast<std::size_t>(task)]);
        return {{"do", "prefer"}, {"order", std::move(order)}};
    }
    Json operator()(const ExitTo& a) const { return {{"do", "exit"}, {"to", facing_words[index(a.to)]}}; }
    Json operator()(const Throttle& a) const {
        Json json{{"do", "throttle"}};
        if (a.use != 0) json["use"] = use_words[a.use > 0 ? 0 : 1];
        return json;
    }
    Json operator()(const Fire& a) const { return {{"do", "fire"}, {"burst", a.burst}}; }
    Json operator()(const Pass&) const { return {{"do", "pass"}}; }
    Json operator()(const Pip& a) const { return with_number("pip", "by", a.by); }
    Json operator()(const Grand& a) const { return with_flag("grand", "ok", a.ok); }
    Json operator()(const Climb& a) const { return with_number("climb", "by", a.by); }
    Json operator()(const Ram&) const { return {{"do", "ram"}}; }
    Json operator()(const Evade& a) const { return with_number("evade", "level", a.level); }
    Json operator()(const Clear&) const { return {{"do", "clear"}}; }
};

}  // namespace

namespace dogfight {

std::int8_t read_letter(const Reader& in, int count) {
    const string_view name = in.text();
    if (name.size() == 1 && letter(0) <= name[0] && name[0] < letter(count)) return narrow(name[0] - letter(0));
    in.fail("expected a letter from A to " + name_of(count - 1));
    return 0;
}

Facing read_facing(const Reader& in) { return all_facings[in.word(facing_words)]; }

Step read_step(const Reader& in) {
    constexpr std::array<string_view, 3> words{"fly", "hold", "spin"};
    Step step;
    step.deed = static_cast<StepKind>(in.member("do").word(words));
    if (step.deed == StepKind::spin) return in.only({"do"}), step;
    if (in.has("pitch")) step.pitch = narrow(in.member("pitch").integer(-3, 3));
    step.fine = number_or(in, "fine", 0, 2, 0);
    if (step.deed == StepKind::hold) return in.only({"do", "pitch", "fine"}), step;
    in.only({"do", "turn", "mid", "exit", "pitch", "raise", "tn", "fine"});
    if (in.has("turn") + in.has("mid") + in.has("exit") > 1)
        in.fail("only one of \"turn\", \"mid\" and \"exit\" can stand here");
    if (!in.has("mid") && (in.has("raise") || in.has("tn"))) in.fail("\"raise\" and \"tn\" go with \"mid\" only");
    step.turn = number_or(in, "turn", -2, 3, 0);
    step.mid = flag(in, "mid");
    if (in.has("exit")) step.exit = read_facing(in.member("exit"));
    step.raise = number_or(in, "raise", 0, 2, 0);
    if (in.has("tn")) step.number = narrow(in.member("tn").integer(2, 12));
    return step;
}

Json step_json(const Step& step) {
    if (step.deed == StepKind::spin) return {{"do", "spin"}};
    Json json{{"do", step.deed == StepKind::fly ? "fly" : "hold"}};
    if (step.turn != 0) json["turn"] = step.turn;
    if (step.mid) json["mid"] = true;
    if (step.exit != Facing::none) json["exit"] = facing_words[index(step.exit)];
    if (step.pitch != Step::same_pitch) json["pitch"] = step.pitch;
    if (step.raise != 0) json["raise"] = step.raise;
    if (step.number != 0) json["tn"] = step.number;
    if (step.fine != 0) json["fine"] = step.fine;
    return json;
}

}  // namespace dogfight

Result<Options> Codec<Rules>::options(const Reader& in) {
    in.only({"scenario", "friends", "sun", "acquisition", "disclosure", "randomTargeting", "formation", "signals",
             "carryFacing", "collisions", "ramming", "declareFirst", "advTables", "fineClimb", "departure", "advStress",
             "engineFire", "jamming", "grand"});
    Options options;
    options.scenario = static_cast<Scenario>(in.word_or("scenario", scenario_words, 0));
    if (in.has("sun") && !in.member("sun").json().is_null()) options.sun = read_facing(in.member("sun"));
    for (const Switch& each : switches) options.*each.on = in.boolean_or(each.key, options.*each.on);
    options.grand = in.boolean_or("grand", options.scenario == Scenario::encounter);
    if (in.fault()) return in.fault().error();
    return options;
}

Json Codec<Rules>::write(const Options& options) {
    const Options defaults;
    Json json = Json::object();
    if (options.scenario != defaults.scenario)
        json["scenario"] = scenario_words[static_cast<std::size_t>(options.scenario)];
    if (options.sun != Facing::none) json["sun"] = facing_words[index(options.sun)];
    for (const Switch& each : switches) {
        if (options.*each.on != defaults.*each.on) json[each.key] = options.*each.on;
    }
    if (options.grand != (options.scenario == Scenario::encounter)) json["grand"] = options.grand;
    return json;
}

Result<Action> Codec<Rules>::action(const Reader& in) {
    const Action action = read_action(in);
    if (in.fault()) return in.fault().error();
    return action;
}

Json Codec<Rules>::write(const Action& action) { return std::visit(ActionWriter{}, action); }

std::string Codec<Rules>::text(const Action& action) { return move_text(action); }

Result<Action> Codec<Rules>::from_text(string_view text) { return read_move_text(text); }

Result<Action> Codec<Rules>::from_text(string_view text, const Rules&, const Position& at) {
    return read_move_text(text, at.phase);
}

bool Codec<Rules>::is_label(string_view word) { return dogfight::is_label(word); }

std::string Codec<Rules>::ascii_board(const Rules&, const Position& at) { return dogfight::ascii_board(at); }
AccessibleBoard Codec<Rules>::accessible_board(const Rules& rules, const Position& at) {
    return dogfight::accessible_board(rules, at);
}
ActionWords Codec<Rules>::words(const Rules& rules, const Position& at, const Action& action) {
    return worded(rules, at, action);
}

Json Codec<Rules>::status_extra(const Rules& rules, const Position& at) {
    const Options& options = rules.options();
    Json json = Json::object();
    if (is_decision(at.phase) && decider(at).plane != nobody) json["plane"] = name_of(decider(at).plane);
    if (options.disclosure) {
        Json& shown = json["shown"] = Json::object();
        for (const Shown& each : displayed(options, at)) shown[name_of(each.plane)] = name_of(each.target);
    }
    if (options.signals && at.phase != Phase::target && at.phase != Phase::acquire) {
        Json& messages = json["signals"] = Json::array();
        for (const Message& each : received(options, at))
            messages.push_back({{"to", name_of(each.to)}, {"from", name_of(each.from)}, {"code", each.code}});
    }
    return json;
}

}  // namespace sightlines
