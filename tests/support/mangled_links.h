// The table of arrivals: tests/fixtures/mangled-links.json, which mangled-links.mjs beside it writes.
#pragma once

#include <string>
#include <vector>

namespace sightlines::test {

struct Arrival {
    std::string how;
    std::string text;      // as it is pasted, or stands in a mail, a file, an address
    std::string fragment;  // what a browser that is asked to open the text tells the page of it; "": it does not
    std::string gives;     // the clean link whose game it opens; "": none
    std::string error;     // the code, then
};

std::vector<Arrival> arrivals();

}  // namespace sightlines::test
