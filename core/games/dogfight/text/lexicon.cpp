#include "games/dogfight/text/lexicon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "games/dogfight/rules/fire.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/rules/tables.h"
#include "games/dogfight/text/verbs.h"
#include "text/listed.h"

namespace sightlines::dogfight::words {

std::string decimal(double value) {
    const int tenths = static_cast<int>(std::lround(std::fabs(value) * 10));
    return (value < 0 && tenths > 0 ? minus : "") + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string odds(const Chance& chance) { return chance.of == chance.out_of ? ", sure" : " " + percent(chance); }

const char* type_name(Type type) {
    constexpr std::array names{"Camel", "S.E.5a", "SPAD XIII", "Nieuport 17", "Dr.I", "D.Va", "D.VII", "DFW C.V"};
    return names[static_cast<std::size_t>(type)];
}

const char* spoken_type(Type type) {
    constexpr std::array names{"Camel", "S.E.5", "SPAD", "Nieuport", "triplane", "Albatros", "Fokker", "DFW"};
    return names[static_cast<std::size_t>(type)];
}

std::string short_name(const Position& at, int letter) {
    const Aircraft& plane = at.plane(letter);
    const auto alike = std::ranges::count_if(
        at.planes, [&plane](const Aircraft& other) { return other.side == plane.side && other.type == plane.type; });
    return spoken_type(plane.type) + (alike > 1 ? " " + plane_name(letter) : "");
}

std::string plane_words(const Position& at, int letter) {
    return "the " + wording::side_colour(at.plane(letter).side) + " " + short_name(at, letter);
}

// DF-CV-05
std::string behind_words(const Aircraft& plane, const Aircraft& other, const std::string& whom) {
    if (distance(plane.hex, other.hex) != 1) return "behind " + whom;
    const bool straight = plane.hex == neighbour(other.hex, turned(other.face, 3));
    return straight ? "right behind " + whom : "behind " + whom + ", to the side";
}

const char* pitch_name(int pitch) {
    constexpr std::array names{"steep dive",    "dive",  "shallow dive", "level flight",
                               "shallow climb", "climb", "steep climb"};
    return names[static_cast<std::size_t>(pitch + 3)];
}

std::string place_name(Hex hex, Facing face) {
    return hex_name(hex) + (face == Facing::none
                                ? ", circling"
                                : ", heading " + std::string(wording::compass(facing_words[index(face)])));
}

std::string level_name(int alt, int leave) {
    return std::to_string(leave < 0 ? alt - 1 : alt) + (leave != 0 ? "\xC2\xBD" : "");
}

std::string grade_name(const Pilot& pilot) {
    for (const Grade& grade : grades) {
        if (grade.pilot == pilot) return std::string(grade.name);
    }
    return wording::with_sign(pilot.experience) + " / " + wording::with_sign(pilot.flying) + " / " +
           wording::with_sign(pilot.shooting);
}

std::string turn_name(int turn) { return "turn " + std::to_string(turn); }

std::string boxes_name(int set) { return "boxes of set " + std::to_string(set); }

std::string step_name(const Step& step, int pitch_now) {
    std::string name = manoeuvre_of(step).name;
    if (step.exit != Facing::none) name += to_the(step.exit);
    if (step.number > 0) name += ", needs " + std::to_string(step.number);
    if (step.pitch != Step::same_pitch && step.pitch != pitch_now) name += std::string(", ") + pitch_name(step.pitch);
    return wording::capital(name);
}

std::string given_name(const Position& at, const Action& action) {
    if (std::holds_alternative<Pass>(action)) return "has no shot: " + why_none_hits(at, at.queue[0]);
    return done_by(at, action);
}

std::string roll_result(const Note& note) {
    std::string text = wording::number(note.sum.total());
    if (note.amount != 0) text += " of " + wording::number(note.amount);
    if (!note.result.empty()) text += (note.result == "hits" ? " " : ", ") + std::string(note.result);
    return text;
}

std::string parts_text(std::span<const Modifier> parts) {
    std::string text;
    for (const Modifier& part : parts)
        text += (text.empty() ? "" : ", ") + wording::with_sign(part.value) + " " + std::string(part.why->what);
    return text;
}

std::string note_text(const Note& note) {
    const std::string what(note.why->what);
    const std::string other = note.other == nobody ? "" : plane_name(note.other);
    if (note.kind == Note::Kind::cv)
        return "CV " + wording::with_sign(note.amount) + (other.empty() ? "" : " on " + other) + ": " + what;
    if (note.kind == Note::Kind::event) {
        std::string text = what;
        if (!other.empty()) text += " (" + other + ")";
        return note.amount == 0 ? text : text + " " + wording::number(note.amount);
    }
    std::string text = what + (other.empty() ? "" : " on " + other) + ": " + roll_result(note);
    if (note.sum.modifiers().size() < 2) return text;
    std::string terms;
    for (const Modifier& term : note.sum.modifiers())
        terms += (terms.empty() ? "" : ", ") + std::string(term.why->what) + " " +
                 (term.why == &why::die ? wording::number(term.value) : wording::with_sign(term.value));
    return text + " (" + terms + ")";
}

std::string hexes_told(int count) { return wording::in_words(count) + " hexes"; }

namespace {

// Into which the turns at the beginning of these steps lead, and the circle after them: each of these ends a hex.
int hexes_turned_in(std::span<const Step> steps) {
    const auto end = std::ranges::find_if(steps, [](const Step& step) { return step.turn == 0; });
    return static_cast<int>(end - steps.begin()) + (end != steps.end() && end->mid ? 1 : 0);
}

// After so many others; none: they are named.
std::string flown(int hexes, int others) {
    if (others == 0) return hexes == 1 ? " a hex" : " " + hexes_told(hexes);
    return hexes > 1 ? " " + wording::in_words(hexes) : others == 1 ? " another" : " one";
}

std::string repeated(int times, bool again) {
    if (again) return times == 1 ? " again" : times == 2 ? " twice more" : " on and on";
    return times == 1 ? "" : times == 2 ? " twice" : " on and on";
}

}  // namespace

std::string steps_told(const Position& at, std::span<const Step> steps) {
    std::vector<std::string> parts;
    int pitch = at.mover().pitch;
    std::string told;  // the manoeuvre that was told last
    int hexes = 0;     // that were flown with it
    for (std::size_t i = 0; i < steps.size();) {
        const Step& step = steps[i];
        const bool changes = step.pitch != Step::same_pitch && step.pitch != pitch;
        if (changes) pitch = step.pitch;
        const auto is_same = [&](Step next) {
            if (next.pitch == Step::same_pitch || next.pitch == pitch) next.pitch = step.pitch;
            return next == step;
        };
        std::size_t last = i + 1;
        while (last < steps.size() && is_same(steps[last])) ++last;
        const auto times = static_cast<int>(last - i);
        const bool straight = step.kind == StepKind::fly && step.exit == Facing::none && !step.mid && step.turn == 0;
        const std::string does =
            straight ? "flies" : manoeuvre_of(step).present + (step.exit == Facing::none ? "" : to_the(step.exit));
        const bool again = does == told;  // the verb stands before
        const int before = std::exchange(hexes, straight ? times + hexes_turned_in(steps.subspan(last)) : 0);
        std::string part = straight ? flown(hexes, again ? before : 0) : repeated(times, again);
        part = again ? ", then" + part : does + part;
        if (changes && pitch == 0) part += again ? " in level flight" : ", now level";
        if (changes && pitch != 0) part += " in a " + std::string(pitch_name(pitch));
        if (again)
            parts.back() += part;
        else
            parts.push_back(part);
        told = does;
        i = last;
    }
    return wording::listed(parts);
}

std::string why_none_hits(const Position& at, int firer) {
    const Aircraft& plane = at.plane(firer);
    const Aircraft& target = at.plane(plane.target);
    const int range = fire_range(plane, target).value_or(0);
    if (range == 0) return "no dice could hit";
    return std::string(plane.hex == target.hex ? "the height" : "the next hex") + " takes " +
           std::to_string(-table::fire_range[static_cast<std::size_t>(range)]) + " off the dice, so none could hit";
}

}  // namespace sightlines::dogfight::words
