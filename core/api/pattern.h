#pragma once

#include "json/json.h"

namespace sightlines {

// A pattern is a part of a JSON value. An object matches if the value has its keys with matching values, whatever other
// keys there are; a key with null must be absent. Against a list, an object must match one of its items. Everything
// else must be equal, lists item by item, whatever the order of an object's keys.
bool matches(const Json& pattern, const Json& value);

}  // namespace sightlines
