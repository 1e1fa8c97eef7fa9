#include "text/person.h"

#include <array>
#include <utility>

namespace sightlines::wording {

std::string for_you(std::string_view does) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> irregular{
        {{"is", "are"}, {"has", "have"}, {"was", "were"}}};
    std::string_view verb = does.substr(0, does.find(' '));
    const std::string rest(does.substr(verb.size()));
    for (const auto& [of_one, of_you] : irregular) {
        if (verb == of_one) return std::string(of_you) + rest;
    }
    if (verb.ends_with("ies")) return std::string(verb.substr(0, verb.size() - 3)) + "y" + rest;
    for (const std::string_view ending : {"oes", "sses", "ches", "shes"}) {
        if (verb.ends_with(ending)) return std::string(verb.substr(0, verb.size() - 2)) + rest;
    }
    if (verb.ends_with('s')) verb.remove_suffix(1);
    return std::string(verb) + rest;
}

}  // namespace sightlines::wording
