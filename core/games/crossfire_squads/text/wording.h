#pragma once

#include <string_view>

namespace sightlines::crossfire_squads {

// Move texts of a kind of action that is not listed, and what they mean; "" for any other kind.
std::string_view text_examples(std::string_view kind);

}  // namespace sightlines::crossfire_squads
