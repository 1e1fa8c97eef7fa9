#pragma once

#include <string_view>

#include "base/static_vector.h"

// Numbers that explain themselves: every term with the rule it comes from. Nothing here decides anything.
namespace sightlines {

// A term of a sum, a change, or an event, as a player reads it, and the rule it comes from.
struct Reason {
    std::string_view what;
    std::string_view rule;
};

struct Modifier {
    const Reason* why = nullptr;
    int value = 0;
    friend bool operator==(const Modifier&, const Modifier&) = default;
};

// A number and the terms it is made of; terms of 0 are left out.
class ModifierSum {
  public:
    ModifierSum& add(const Reason& why, int value) {
        if (value != 0) modifiers_.push_back({&why, value});
        total_ += value;
        return *this;
    }
    int total() const { return total_; }
    const StaticVector<Modifier, 12>& modifiers() const { return modifiers_; }

  private:
    StaticVector<Modifier, 12> modifiers_;
    int total_ = 0;
};

}  // namespace sightlines
