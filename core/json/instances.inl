// What most files use of the JSON library, for precompiled headers: clang instantiates there what these functions use,
// and not again in each file. Nothing calls them. <nlohmann/json.hpp> comes first.
#pragma once

#ifdef __clang__  // g++ would instantiate it in every file

#include <cstdint>
#include <string>
#include <string_view>

#include "json/json.h"

namespace sightlines::instances {

template <class AnyJson>
void written(AnyJson& value, const std::string& text) {
    value = {{"key", text}, {"other", {1, "word", true}}};
    value["key"] = AnyJson::object();
    value[text] = AnyJson::array();
    value.push_back(AnyJson{{"key", "word"}});
    value.push_back(std::int64_t{1});
    value.emplace_back(text);
    value = std::string_view(text);
    value = AnyJson(std::size_t{1});
    value = AnyJson(false);
    value = AnyJson(nullptr);
    value.erase("key");
}

template <class AnyJson>
bool read(const AnyJson& value, const std::string& text) {
    for (const auto& [key, member] : value.items())
        if (member == value.at(key) || member != key) return true;
    for (const auto& element : value)
        if (element.is_object() && element.contains("key") && element.find(text) != element.end()) return true;
    return value.at(0) == value["key"] && value == "word" && value == 1 && value.value("key", false) &&
           value.value("key", text) == value.value("key", "word") && value.template get<bool>() &&
           value.template get<int>() == value.value("key", 0) && value.template get<std::string>() == value.dump() &&
           value.template get<std::string_view>().empty();
}

inline bool ordered(Json& value, const std::string& text) {
    written(value, text);
    return read(value, text);
}

}  // namespace sightlines::instances

#endif
