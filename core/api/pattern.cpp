#include "api/pattern.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sightlines {
namespace {

bool equal(const Json& left, const Json& right) {
    if (left.is_array() && right.is_array())
        return std::equal(left.begin(), left.end(), right.begin(), right.end(), equal);
    if (!left.is_object() || !right.is_object()) return left == right;
    const auto pairs = left.items();
    return left.size() == right.size() && std::all_of(pairs.begin(), pairs.end(), [&right](const auto& entry) {
               const auto found = right.find(entry.key());
               return found != right.end() && equal(entry.value(), *found);
           });
}

bool fits(const Json& pattern, const Json& object) {
    for (const auto& entry : pattern.items()) {
        const auto found = object.find(entry.key());
        const bool absent = found == object.end();
        if (entry.value().is_null() ? !absent : absent || !matches(entry.value(), *found)) return false;
    }
    return true;
}

}  // namespace

bool matches(const Json& pattern, const Json& value) {
    if (!pattern.is_object()) return equal(pattern, value);
    if (value.is_object()) return fits(pattern, value);
    return value.is_array() &&
           std::any_of(value.begin(), value.end(), [&pattern](const Json& item) { return matches(pattern, item); });
}

}  // namespace sightlines
