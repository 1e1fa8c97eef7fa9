#pragma once

#include "games/crossfire_hex/rules/types.h"
#include "json/schema.h"

// The keys of options and actions.
namespace sightlines::crossfire_hex {

schema::Schema<Options> option_schema();
std::span<const schema::ActionForm> action_forms();

}  // namespace sightlines::crossfire_hex
