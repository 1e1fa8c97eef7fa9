// What most tests use of the JSON library, compiled once (json_instances.cpp) and not in every file that includes it.
#pragma once

#include <nlohmann/json.hpp>

namespace nlohmann {

using CharacterInput = detail::iterator_input_adapter<const char*>;

extern template class basic_json<>;
extern template class basic_json<ordered_map>;
extern template class detail::parser<json, CharacterInput>;
extern template class detail::parser<ordered_json, CharacterInput>;
extern template class detail::serializer<json>;
extern template class detail::serializer<ordered_json>;

}  // namespace nlohmann

#include "json/instances.inl"

#ifdef __clang__
namespace sightlines::instances {

inline bool sorted(nlohmann::json& value, const std::string& text) {
    written(value, text);
    Json ordered = value;
    return read(value, text) && nlohmann::json::parse(text) == nlohmann::json(ordered) && Json::parse(text) != ordered;
}

}  // namespace sightlines::instances
#endif
