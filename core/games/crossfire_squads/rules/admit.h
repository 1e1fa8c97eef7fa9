#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/crossfire_squads/rules/rules.h"

// The judging of foreign options and positions, in parts: admit.cpp, admit_pending.cpp.
namespace sightlines::crossfire_squads {

// The first thing that is wrong, with the path of the place where it stands.
class Findings {
  public:
    void expect(bool fine, std::string_view where, std::string_view what) {
        if (!fine && !error_) error_ = format_error(std::string(where) + ": " + std::string(what) + ".");
    }
    bool sound() const { return !error_.has_value(); }
    Result<> result() const {
        if (error_) return *error_;
        return ok;
    }

  private:
    std::optional<Error> error_;
};

// What is under way: everything that the phase needs, and nothing that does not belong to it. Units and pieces have
// been judged.
void judge_pending(const Options& options, const Position& at, Findings& findings);

}  // namespace sightlines::crossfire_squads
