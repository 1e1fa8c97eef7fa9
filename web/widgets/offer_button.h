#pragma once

#include <string>

#include "engine/offers.h"

namespace sightlines {

// A button for an answer, under its shorter name where there is little room. The usual one stands out if anything may
// be suggested.
bool offer_button(const std::string& test_id, const Offer& offer, float width, bool advises);

}  // namespace sightlines
