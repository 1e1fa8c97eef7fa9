#include "games/dogfight/text/notation.h"

#include <algorithm>
#include <optional>
#include <span>

#include "base/narrow.h"
#include "base/scanner.h"
#include "games/dogfight/rules/names.h"

namespace sightlines::dogfight {
namespace {

constexpr int most_face = 12;
constexpr int most_points = 999;

std::string signed_text(int value) { return (value > 0 ? "+" : "") + std::to_string(value); }

std::string on_text(std::int8_t on) { return ">" + (on == nobody ? "-" : plane_name(on)); }

std::string way_text(const Step& step) {
    if (step.exit != Facing::none) return "X" + std::string(facing_words[index(step.exit)]);
    if (step.raise != 0) return "M+" + std::to_string(step.raise);
    if (step.number != 0) return "M" + std::to_string(step.number);
    if (step.mid) return "M";
    if (step.turn == 0) return "F";
    if (step.turn == 3) return "U";
    return step.turn < 0 ? "L" + std::to_string(-step.turn) : "R" + std::to_string(step.turn);
}

struct Writer {
    std::string operator()(const Roll& a) const {
        std::string text;
        for (const int face : a.faces) text += (text.empty() ? "" : ",") + std::to_string(face);
        return "(" + text + ")";
    }
    std::string operator()(const Declare& a) const { return on_text(a.on) + (a.form ? "*" : ""); }
    std::string operator()(const Signal& a) const { return "!" + std::to_string(a.code); }
    std::string operator()(const RandomAt& a) const { return on_text(a.on); }
    std::string operator()(const Go&) const { return "."; }
    std::string operator()(const Tail&) const { return "~"; }
    std::string operator()(const RollMp& a) const { return a.tail ? "=+" : "="; }
    std::string operator()(const Step& a) const {
        if (a.kind == StepKind::spin) return "S";
        std::string text = a.kind == StepKind::hold ? "H" : way_text(a);
        if (a.pitch != Step::same_pitch) text += "^" + std::to_string(a.pitch);
        if (a.fine != 0) text += "'" + std::to_string(a.fine);
        return text;
    }
    std::string operator()(const Aero& a) const { return "@" + std::to_string(a.points); }
    std::string operator()(const EndMove&) const { return "E"; }
    std::string operator()(const Recover&) const { return "S-"; }
    std::string operator()(const Prefer& a) const {
        std::string text;
        for (const Task task : a.order)
            text += (text.empty() ? "" : ",") + std::string(task_words[static_cast<std::size_t>(task)]);
        return "?" + text;
    }
    std::string operator()(const ExitTo& a) const { return "X" + std::string(facing_words[index(a.to)]); }
    std::string operator()(const Throttle& a) const { return a.use > 0 ? "P" : a.use < 0 ? "D" : "N"; }
    std::string operator()(const Fire& a) const { return "*" + std::to_string(a.burst); }
    std::string operator()(const Pass&) const { return "*0"; }
    std::string operator()(const Pip& a) const { return "p" + signed_text(a.pips); }
    std::string operator()(const Grand& a) const { return a.ok ? "G+" : "G-"; }
    std::string operator()(const Climb& a) const { return "C" + std::to_string(a.half_levels); }
    std::string operator()(const Ram&) const { return "Y"; }
    std::string operator()(const Evade& a) const { return "V" + std::to_string(a.level); }
    std::string operator()(const Clear&) const { return "J"; }
};

using Read = std::optional<Action>;

bool is_letter(char c) { return letter(0) <= c && c < letter(most_planes); }

Read read_roll(Scanner scan) {
    Roll roll;
    do {
        const auto face = scan.number(0, most_face);
        if (!face) return std::nullopt;
        roll.faces.push_back(static_cast<char>(*face));
    } while (scan.take(','));
    if (!scan.take(')') || !scan.done()) return std::nullopt;
    return roll;
}

Read read_order(Scanner scan) {
    Prefer prefer;
    do {
        const auto task = scan.word(task_words);
        if (!task || prefer.order.size() == Tasks::capacity()) return std::nullopt;
        prefer.order.push_back(static_cast<Task>(*task));
    } while (scan.take(','));
    if (!scan.done()) return std::nullopt;
    return prefer;
}

// What follows the ">" of a declaration.
Read read_target(std::string_view text, Phase phase) {
    const bool random = phase == Phase::random;
    if (text == "-") return random ? Action(RandomAt{}) : Action(Declare{});
    if (text.empty() || !is_letter(text[0])) return std::nullopt;
    const auto on = static_cast<std::int8_t>(text[0] - letter(0));
    if (text.size() == 1) return random ? Action(RandomAt{on}) : Action(Declare{on});
    if (text.substr(1) == "*" && !random) return Declare{on, true};
    return std::nullopt;
}

// What may follow the sign of an action: one number, and nothing else.
template <class Make>
Read read_number(Scanner scan, int least, int most, Make make) {
    const auto value = scan.number(least, most);
    if (!value || !scan.done()) return std::nullopt;
    return make(static_cast<std::int16_t>(*value));
}

// "L1", "M+2", "Xne": the horizontal part of a step.
bool read_way(Scanner& scan, Step& step) {
    const bool left = scan.take('L');
    if (left || scan.take('R')) {
        const auto hexsides = scan.number(1, 2);
        step.turn = static_cast<std::int8_t>(left ? -hexsides.value_or(0) : hexsides.value_or(0));
        return hexsides.has_value();
    }
    if (scan.take('U')) return step.turn = 3, true;
    if (scan.take('X')) {
        const auto facing = scan.word(facing_words);
        if (facing) step.exit = all_facings[*facing];
        return facing.has_value();
    }
    if (!scan.take('M')) return scan.take('F');
    step.mid = true;
    const bool raised = scan.take('+');
    if (!raised && (scan.done() || scan.rest().find_first_of("^'") == 0)) return true;
    const auto number = raised ? scan.number(1, 2) : scan.number(2, 12);
    (raised ? step.raise : step.number) = static_cast<std::int8_t>(number.value_or(0));
    return number.has_value();
}

Read read_step(Scanner scan, Phase phase) {
    Step step;
    if (scan.take('H')) {
        step.kind = StepKind::hold;
    } else if (!read_way(scan, step)) {
        return std::nullopt;
    }
    if (step.exit != Facing::none && scan.done() && phase == Phase::exit) return ExitTo{step.exit};
    if (scan.take('^')) {
        const auto pitch = scan.number(-3, 3);
        if (!pitch) return std::nullopt;
        step.pitch = static_cast<std::int8_t>(*pitch);
    }
    if (scan.take('\'')) {
        const auto fine = scan.number(1, 2);
        if (!fine) return std::nullopt;
        step.fine = static_cast<std::int8_t>(*fine);
    }
    if (!scan.done()) return std::nullopt;
    return step;
}

Read read_word(std::string_view text) {
    struct Word {
        std::string_view text;
        Action action;
    };
    static const std::array<Word, 19> words{{{".", Go{}},
                                             {"~", Tail{}},
                                             {"=", RollMp{}},
                                             {"=+", RollMp{true}},
                                             {"E", EndMove{}},
                                             {"S", Step{StepKind::spin}},
                                             {"S-", Recover{}},
                                             {"P", Throttle{1}},
                                             {"D", Throttle{-1}},
                                             {"N", Throttle{}},
                                             {"*0", Pass{}},
                                             {"p0", Pip{}},
                                             {"p+1", Pip{1}},
                                             {"p-1", Pip{-1}},
                                             {"G+", Grand{true}},
                                             {"G-", Grand{}},
                                             {"Y", Ram{}},
                                             {"J", Clear{}},
                                             {"V0", Evade{}}}};
    for (const Word& word : words) {
        if (word.text == text) return word.action;
    }
    return std::nullopt;
}

Read read(std::string_view text, Phase phase) {
    if (const Read word = read_word(text)) return word;
    // The declaring aircraft may be named.
    if (text.size() > 1 && is_letter(text[0]) && (text[1] == '>' || text[1] == '!')) text.remove_prefix(1);
    Scanner scan(text);
    if (scan.take('(')) return read_roll(scan);
    if (scan.take('>')) return read_target(scan.rest(), phase);
    if (scan.take('?')) return read_order(scan);
    if (scan.take('!')) return read_number(scan, 1, 8, [&](int code) { return Signal{narrow(code)}; });
    if (scan.take('*')) return read_number(scan, 1, 3, [&](int burst) { return Fire{narrow(burst)}; });
    if (scan.take('C')) return read_number(scan, -9, 8, [&](int half_levels) { return Climb{narrow(half_levels)}; });
    if (scan.take('V')) return read_number(scan, 1, 3, [&](int level) { return Evade{narrow(level)}; });
    if (scan.take('@')) return read_number(scan, 1, most_points, [](std::int16_t n) { return Aero{n}; });
    return read_step(scan, phase);
}

}  // namespace

std::string move_text(const Action& action) { return std::visit(Writer{}, action); }

Result<Action> read_move_text(std::string_view text, Phase phase) {
    if (const Read action = read(text, phase)) return *action;
    return format_error("This is not a move of Dogfight!. Examples: >B  (4,2)  =  F  R1^-1  M+1  Xne  @2  P  *3");
}

bool is_label(std::string_view word) { return word.size() == 2 && is_letter(word[0]) && word[1] == ':'; }

}  // namespace sightlines::dogfight
