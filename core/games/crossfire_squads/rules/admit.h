#pragma once

#include <string>
#include <string_view>

#include "base/fault.h"
#include "games/crossfire_squads/rules/rules.h"

// Options and positions from outside, in two parts: admit.cpp, admit_pending.cpp.
namespace sightlines::crossfire_squads {

// A fault at the path `where`, "where: what.", unless `fine`.
inline void expect(Fault& fault, bool fine, std::string_view where, std::string_view what) {
    if (!fine && !fault) fault.set(format_error(std::string(where) + ": " + std::string(what) + "."));
}

// What is under way: everything that the phase needs, and nothing that does not belong to it. Units and pieces have no
// fault.
void admit_pending(const Options& options, const Position& at, Fault& fault);

}  // namespace sightlines::crossfire_squads
