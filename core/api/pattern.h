#pragma once

#include "json/json.h"

namespace sightlines {

// A pattern is a part of a JSON value. An object holds what its keys say and leaves the others open; a key with null
// must be absent. Laid on a list, an object needs one item that it fits. Everything else must be equal, lists item by
// item, whatever the order of the keys of an object.
bool matches(const Json& pattern, const Json& value);

}  // namespace sightlines
