#pragma once

#include <string_view>
#include <vector>

#include "base/modifiers.h"
#include "games/dogfight/rules/types.h"

// A log of what actions bring about, to be shown. No rule reads it.
namespace sightlines::dogfight {

// One effect of an action.
struct Note {
    enum class Kind : std::int8_t {
        cv,     // `plane`'s CV against `other` changed by `amount`
        roll,   // dice and modifiers of `plane` came to `sum`; `amount` was needed, if anything
        event,  // something happened to `plane`; `amount` counts it, `other` had a part in it
    };
    Kind kind = Kind::event;
    std::int8_t plane = nobody;
    std::int8_t other = nobody;
    const Reason* why = nullptr;
    int amount = 0;
    ModifierSum sum;
    std::string_view result;  // of a roll: what it means
};
using Journal = std::vector<Note>;

}  // namespace sightlines::dogfight
