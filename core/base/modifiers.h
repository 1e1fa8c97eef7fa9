#pragma once

#include <string_view>

#include "base/static_vector.h"

// Sums that keep their terms and the rule of each, to be shown. No rule asks for the terms.
namespace sightlines {

// Why a number has a term or changes, or what happened: words for a player, and the rule id.
struct Reason {
    std::string_view what;
    std::string_view rule;
};

struct Modifier {
    const Reason* why = nullptr;
    int value = 0;
    friend bool operator==(const Modifier&, const Modifier&) = default;
};

// A total and its terms, at most 12; terms of 0 are left out.
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
