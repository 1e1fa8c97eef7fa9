// The options of a game in words: what its set-up screen shows. Values are those of the record's "options", as JSON.
#pragma once

#include <span>

#include "json/json.h"

namespace sightlines {

struct Setting {
    // number_each, choice_each: an array with one for each player. choice_each: the first choice is none for all of
    // them. seed: a number that is drawn anew rather than counted. preset: each choice is an object of options, which
    // takes the place of all that are not `first`.
    enum class Kind { toggle, choice, choice_each, number, number_each, seed, preset };

    struct Choice {
        const char* value;  // as JSON text: "\"duel\"", "3"
        const char* name;
        const char* help = "";
    };

    Kind kind;
    const char* key;
    const char* name;
    const char* help;  // one line
    const char* rule;
    bool first = false;                    // who plays at all: stands before everything else
    bool house = false;                    // not in the game's source
    std::span<const Choice> choices = {};  // of a choice; the first is the default
    int least = 0, most = 0;               // of a number; the least is the default
    int step = 1;
    Json (*usual)(const Json& options) = nullptr;    // the default, where it depends on other options
    void (*settle)(Json& options) = nullptr;         // after a change of this one: what others have to become with it
    const char* least_is = nullptr;                  // what the least number means: "none"
    bool (*applies)(const Json& options) = nullptr;  // null: with all others
};

// What a game leaves to be laid out before its first move, done at random by Match::play_opening.
struct OpeningTexts {
    const char* name;       // "Clouds"
    const char* at_random;  // "at random, fair to all sides"
    const char* by_hand;    // "placed by the players in turn"
};

}  // namespace sightlines
