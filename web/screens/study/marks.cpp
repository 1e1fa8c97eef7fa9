#include "screens/study/marks.h"

#include <algorithm>
#include <array>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr ImU32 mark_ink = IM_COL32(126, 78, 196, 255);  // no side has it

const NamedPlace* named(std::span<const NamedPlace> places, std::string_view name) {
    const auto found = std::ranges::find(places, name, &NamedPlace::name);
    return found == places.end() ? nullptr : &*found;
}

// The upper one where several are.
const NamedPlace* place_at(std::span<const NamedPlace> places, ImVec2 point) {
    const NamedPlace* found = nullptr;
    float nearest = 0;
    for (const NamedPlace& each : places) {
        const float dx = each.centre.x - point.x, dy = each.centre.y - point.y;
        const float far = (dx * dx + dy * dy) / (each.radius * each.radius);
        if (far > 1.5f || (found != nullptr && far > nearest)) continue;
        found = &each;
        nearest = far;
    }
    return found;
}

struct Ends {
    const NamedPlace* from;
    const NamedPlace* to;
};

Ends ends_of(std::span<const NamedPlace> places, std::string_view mark) {
    const std::size_t dash = mark.find('-');
    return {named(places, mark.substr(0, dash)), dash == mark.npos ? nullptr : named(places, mark.substr(dash + 1))};
}

}  // namespace

std::string mark_of(std::span<const NamedPlace> places, ImVec2 from, ImVec2 to) {
    const NamedPlace *one = place_at(places, from), *other = place_at(places, to);
    if (one == nullptr || other == nullptr) return "";
    return one == other ? one->name : one->name + "-" + other->name;
}

void draw_marks(ImDrawList& list, std::span<const NamedPlace> places, std::span<const std::string> marks,
                float strength) {
    const ImU32 ink = theme::fade(mark_ink, strength), casing = theme::fade(IM_COL32_WHITE, 0.7f * strength);
    for (const std::string& mark : marks) {
        const Ends ends = ends_of(places, mark);
        if (ends.from == nullptr || (ends.to == nullptr && mark.find('-') != mark.npos)) continue;
        const float size = ends.from->radius * 1.7f;
        if (ends.to == nullptr) {
            paint::hint(list, std::array{ends.from->centre}, size, ink, casing);
        } else {
            paint::hint(list, std::array{ends.from->centre, ends.to->centre}, size, ink, casing);
        }
    }
}

std::vector<std::string> toggled(std::vector<std::string> marks, const std::string& mark) {
    const auto found = std::ranges::find(marks, mark);
    if (found != marks.end()) {
        marks.erase(found);
    } else {
        marks.push_back(mark);
    }
    return marks;
}

}  // namespace sightlines
