#pragma once

#include "games/crosshairs/rules/types.h"
#include "json/schema.h"

// The keys of options and actions.
namespace sightlines::crosshairs {

schema::Schema<Options> option_schema();
std::span<const schema::ActionForm> action_forms();

Cell read_cell_name(const Reader& in);

// One number for each player, from 0 to `most`.
PerPlayer read_per_player(const Reader& in, int players, int most);
Json per_player_json(const PerPlayer& values, int players);

}  // namespace sightlines::crosshairs
