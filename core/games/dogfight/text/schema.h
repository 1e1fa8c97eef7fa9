#pragma once

#include "games/dogfight/rules/types.h"
#include "json/schema.h"

// The keys of options and actions, and what they have in common with positions.
namespace sightlines::dogfight {

schema::Schema<Options> option_schema();
Options usual_options(Scenario scenario);

std::span<const schema::ActionForm> action_forms();

schema::Schema<Card> card_schema();
// What an aircraft has besides its letters and lists: numbers and flags, left out when they are 0 or false.
schema::Schema<Aircraft> state_schema();

// An aircraft by its letter, one of the first `count`.
std::int8_t read_letter(const Reader& in, int count = most_planes);
// `fly`, `hold` or `spin` in the form of an action: no key that has its default.
void read_step(const Reader& in, Step& step);
Json step_json(const Step& step);

}  // namespace sightlines::dogfight
