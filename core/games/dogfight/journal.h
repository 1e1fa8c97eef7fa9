#pragma once

#include <string_view>
#include <vector>

#include "base/bounded.h"
#include "games/dogfight/types.h"

// What the rules have to say of themselves: why a number is what it is. Nothing here decides anything.
namespace sightlines::dogfight {

// A term of a sum, a change of a CV, or an event, as a player reads it, and the rule it comes from.
struct Reason {
    std::string_view what;
    std::string_view rule;
};

struct Term {
    const Reason* why = nullptr;
    int value = 0;
    friend bool operator==(const Term&, const Term&) = default;
};

// A number and the terms it is made of; terms of 0 are left out.
class Sum {
  public:
    Sum& add(const Reason& why, int value) {
        if (value != 0) terms_.push_back({&why, value});
        total_ += value;
        return *this;
    }
    int total() const { return total_; }
    const Bounded<Term, 12>& terms() const { return terms_; }

  private:
    Bounded<Term, 12> terms_;
    int total_ = 0;
};

// One thing that an action brought about.
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
    Sum sum;
    std::string_view result;  // of a roll: what it means
};
using Journal = std::vector<Note>;

}  // namespace sightlines::dogfight
