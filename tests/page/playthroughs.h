// The games of tests/playthroughs, as far as the page needs them: a record to begin with, and moves as people write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "json/json.h"

namespace sightlines::page {

struct Playthrough {
    std::string name;  // of the file, without ".txt"
    Json record;
    std::vector<std::string> moves;
};
const std::vector<Playthrough>& playthroughs();  // by name
const Playthrough& playthrough(std::string_view name);

}  // namespace sightlines::page
