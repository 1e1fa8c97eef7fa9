#include "base/parts.h"

#include "platform.h"

namespace sightlines {

// SIGHTLINES_DEFERRED is a list of ids, with a space before and after each.
bool is_deferred(std::string_view part) {
    constexpr std::string_view list = SIGHTLINES_DEFERRED;
    for (std::size_t at = list.find(part); at != std::string_view::npos; at = list.find(part, at + 1)) {
        const std::size_t end = at + part.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
    }
    return false;
}

bool part_is_here(std::string_view part) {
    return !is_deferred(part) || platform::deferred(part) == platform::LoadState::here;
}

bool panels_are_here() { return part_is_here(panels_part); }

bool fetch_panels_part() {
    platform::fetch_if_away(panels_part);
    return panels_are_here();
}

bool records_are_here() { return part_is_here(records_part); }

bool puzzles_are_here() { return part_is_here(puzzles_part); }

}  // namespace sightlines
