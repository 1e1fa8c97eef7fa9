// Description of a game's options for the set-up screen. Values are those of the record's "options", as JSON.
#pragma once

#include <span>

#include "json/json.h"

namespace sightlines {

struct Setting {
    // number_each, choice_each: an array with a value for each player; with choice_each, the first choice means no
    // array. seed: a number that is drawn at random. preset: each choice is an object of options that replaces all
    // options that are not `first`.
    enum class Kind { toggle, choice, choice_each, number, number_each, seed, preset };

    struct Choice {
        const char* value;  // as JSON text: "\"duel\"", "3"
        const char* name;
        const char* help = "";
        bool recorded = false;  // no option describes it: it is the scenario of that name (games/scenario.h)
    };

    Kind kind;
    const char* key;
    const char* name;
    const char* help;  // one line
    const char* rule;
    bool first = false;                    // shown before all others: it decides who plays
    bool house = false;                    // a house rule
    std::span<const Choice> choices = {};  // the first is the default
    int least = 0, most = 0;               // inclusive; the least is the default
    int step = 1;
    Json (*default_value)(const Json& options) = nullptr;  // the default, where it depends on other options
    void (*settle)(Json& options) = nullptr;               // adapts other options after a change of this one
    const char* least_is = nullptr;                        // text shown for the least number: "none"
    bool (*applies)(const Json& options) = nullptr;        // null: always
};

// Texts for what is laid out before the first move, at random by Match::play_opening or by the players.
struct OpeningTexts {
    const char* name;       // "Clouds"
    const char* at_random;  // "at random, fair to all sides"
    const char* by_hand;    // "placed by the players in turn"
};

}  // namespace sightlines
