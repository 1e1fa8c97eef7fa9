#pragma once

#include <cstddef>
#include <string>

#include "api/link/spelling.h"

namespace sightlines {

// How often a link of a text may still be tried, so that no text keeps its reader busy.
struct Attempts {
    int left = 200;
};

struct Repaired {
    std::string link;     // "#1d....", as read_link takes it; when none reads, what stands on its first line
    std::size_t end = 0;  // behind it in the text
    bool reads = false;
    bool is_later = false;  // it cannot be read yet ("link-later"): what unpacks it is still to be fetched
};

// Of the ways to read a spelling the first that makes a link: to which of its stops it goes, what its dashes were,
// whether marks of Markdown follow it, or whether its own last marks were left out. Where several guesses read, and
// not to the same record, none is believed.
Repaired repair(const Spelling& spelling, Attempts& attempts);

}  // namespace sightlines
