#include "text/verb_forms.h"

namespace sightlines {

std::string wording::third_person(std::string_view verb) {
    if (verb == "have") return "has";
    if (verb == "are") return "is";
    constexpr std::string_view vowels = "aeiou";
    const bool hisses = verb.ends_with('s') || verb.ends_with("sh") || verb.ends_with("ch") || verb.ends_with('o');
    if (hisses) return std::string(verb) + "es";
    const bool turns = verb.size() > 1 && verb.ends_with('y') && vowels.find(verb[verb.size() - 2]) == verb.npos;
    return turns ? std::string(verb.substr(0, verb.size() - 1)) + "ies" : std::string(verb) + "s";
}

}  // namespace sightlines
