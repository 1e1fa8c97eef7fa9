// Whatever is done in a game, in every form that a sentence needs: "Turn back", "turns back", "turned back". Answers,
// captions and the log are made of these. Whoever translates the game begins with the tables in verbs.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/dogfight/rules/types.h"

namespace sightlines::dogfight {

enum class Tense : std::int8_t { imperative, present, past };

// "{}" stands for what it is done to: an aircraft, a number of points.
struct Verb {
    const char* group;  // a heading over answers of its kind
    const char *imperative, *present, *past;
};

// `name`: in a list of steps, "straight on, then hard left". The past and `present_to` go on with the hex: "turned back
// in h7".
struct Manoeuvre {
    const char *name, *imperative, *present, *present_to, *past;
};

// The verb for an action of whoever decides there; of a step only if it is a spin, see manoeuvre_of.
const Verb& verb_of(const Position& at, const Action& action);
std::string describe(const Verb& verb, Tense tense, std::string_view object = {});
// The same with its object, the answer to a question: "Hunt the red Albatros".
std::string answer_of(const Position& at, const Action& action);
// What is done, without who does it: "hunts the red Albatros".
std::string done_by(const Position& at, const Action& action);

const Manoeuvre& manoeuvre_of(const Step& step);
// What was flown, by where it led. Only across hexes: a circle is told by the hex.
const Manoeuvre& manoeuvre_flown(const Aircraft& from, const Aircraft& to);
std::string to_the(Facing facing);  // " to the north-east", after a manoeuvre that leaves a circle

const char* throttle_name(int use);  // -1 to 1: "Slower", "Steady", "Faster"
const char* task_name(Task task);    // "the turn"
const char* signal_name(int code);

}  // namespace sightlines::dogfight
