#pragma once

#include <string_view>

namespace sightlines::crossfire_hex {

// Begins the links of this game, for ever.
inline constexpr char link_letter = 'h';

// Records that the model of this game's links reads before any other (api/link/models.h): parcels, one behind the
// other. Made by tests/links/renew_sample.mjs. Links of released versions are read with it, so it never changes again.
std::string_view link_sample();

}  // namespace sightlines::crossfire_hex
