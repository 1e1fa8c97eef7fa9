// The lists of the text view from which everything is chosen (Plans::listed_choices).
#pragma once

#include <string>
#include <vector>

#include "page/driver.h"

namespace sightlines::page::lists {

Json now();  // null where nothing is chosen from lists
std::vector<std::string> options(const std::string& list);
bool choose(const std::string& list, const std::string& begins);  // the first option that begins so; false: none does
std::string chosen(const std::string& list);
std::string does();  // what can be done now
bool do_it();        // and its dice are thrown; false: nothing was done

}  // namespace sightlines::page::lists
