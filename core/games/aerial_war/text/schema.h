#pragma once

#include "games/aerial_war/rules/types.h"
#include "json/schema.h"

// The keys of options, actions and planes.
namespace sightlines::aerial_war {

schema::Schema<Options> option_schema();
schema::Schema<Plane> plane_schema();
std::span<const schema::ActionForm> action_forms();

inline constexpr std::array<std::string_view, 4> colour_words{"r", "b", "y", "g"};

// Dice of the number that `fewest` and `most` allow.
Roll read_dice(const Reader& in, std::size_t fewest, std::size_t most);

}  // namespace sightlines::aerial_war
