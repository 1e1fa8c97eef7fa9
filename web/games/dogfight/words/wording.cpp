#include "games/dogfight/words/wording.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/dogfight/rules/names.h"
#include "games/dogfight/rules/reasons.h"
#include "games/dogfight/rules/roster.h"
#include "games/dogfight/text/plane_wording.h"
#include "games/dogfight/words/shot_words.h"

namespace sightlines::dogfight::words {

std::string decimal(double value) {
    const int tenths = static_cast<int>(std::lround(std::fabs(value) * 10));
    return (value < 0 && tenths > 0 ? minus : "") + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

const char* type_name(Type type) {
    constexpr std::array names{"Camel", "S.E.5a", "SPAD XIII", "Nieuport 17", "Dr.I", "D.Va", "D.VII", "DFW C.V"};
    return names[static_cast<std::size_t>(type)];
}

std::string plane_words(const Position& at, int letter) { return spoken_name(at, letter); }

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

const char* signal_name(int code) {
    constexpr std::array names{"attack", "break left", "break right", "climb", "dive", "re-form", "go home", "help"};
    return names[static_cast<std::size_t>(code - 1)];
}

std::string turn_name(int turn) { return "turn " + std::to_string(turn); }

std::string boxes_name(int set) { return "boxes of set " + std::to_string(set); }

std::string step_name(const Step& step, int pitch_now) {
    std::string name;
    if (step.kind == StepKind::spin) return "Drop into a spin";
    if (step.kind == StepKind::hold) {
        name = "Stay in this hex";
    } else if (step.exit != Facing::none) {
        name = "Out to the " + std::string(wording::compass(facing_words[index(step.exit)]));
    } else if (step.mid) {
        name = "Circle";
        if (step.raise > 0) name += step.raise > 1 ? " very tightly" : " tightly";
        if (step.number > 0) name += ", needs " + std::to_string(step.number);
    } else if (step.turn == 0) {
        name = "Straight on";
    } else if (step.turn == 3) {
        name = "Turn back";
    } else {
        const std::string side = step.turn < 0 ? "left" : "right";
        name = step.turn == 1 || step.turn == -1 ? wording::capital(side) + " a little" : "Hard " + side;
    }
    if (step.pitch != Step::same_pitch && step.pitch != pitch_now) name += std::string(", ") + pitch_name(step.pitch);
    return name;
}

std::string given_name(const Position& at, const Action& action) {
    if (const auto* declared = std::get_if<Declare>(&action)) return "hunts " + words::plane_words(at, declared->on);
    if (std::holds_alternative<Tail>(action)) return "lets the other fly first, and follows";
    if (std::holds_alternative<Throttle>(action)) return "keeps its speed";
    if (const auto* engine = std::get_if<RollMp>(&action))
        return engine->tail ? "flies on the tail, a little farther" : "flies as far as its engine goes";
    if (std::holds_alternative<Pass>(action)) return "has no shot: " + words::why_none_hits(at, at.queue[0]);
    if (std::holds_alternative<Prefer>(action)) return "gives up the part of its move that wins least";
    return "nudged a die to a double";
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

}  // namespace sightlines::dogfight::words
