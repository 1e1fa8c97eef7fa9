#include "screens/study/marks.h"

#include <algorithm>
#include <array>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines {
namespace {

constexpr std::array mark_inks{IM_COL32(126, 78, 196, 255), IM_COL32(30, 130, 50, 255), IM_COL32(206, 32, 52, 255),
                               IM_COL32(22, 106, 214, 255)};
constexpr std::array<std::string_view, 4> mark_names{"", ":green", ":red", ":blue"};

std::string_view bare(std::string_view mark) { return mark.substr(0, mark.find(':')); }

ImU32 ink_of(std::string_view mark) {
    const auto found = std::ranges::find(mark_names, mark.substr(bare(mark).size()));
    return found == mark_names.end() ? mark_inks[0] : mark_inks[static_cast<std::size_t>(found - mark_names.begin())];
}

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
    mark = bare(mark);
    const std::size_t dash = mark.find('-');
    return {named(places, mark.substr(0, dash)), dash == mark.npos ? nullptr : named(places, mark.substr(dash + 1))};
}

}  // namespace

std::string coloured(std::string mark, int colour) { return mark.append(mark_names[static_cast<std::size_t>(colour)]); }

std::string mark_of(std::span<const NamedPlace> places, ImVec2 from, ImVec2 to) {
    const NamedPlace *one = place_at(places, from), *other = place_at(places, to);
    if (one == nullptr || other == nullptr) return "";
    return one == other ? one->name : one->name + "-" + other->name;
}

void draw_marks(ImDrawList& list, std::span<const NamedPlace> places, std::span<const std::string> marks,
                float strength) {
    const ImU32 casing = theme::fade(IM_COL32_WHITE, 0.7f * strength);
    for (const std::string& mark : marks) {
        const ImU32 ink = theme::fade(ink_of(mark), strength);
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
    const auto found = std::ranges::find(marks, bare(mark), [](const std::string& each) { return bare(each); });
    if (found == marks.end()) {
        marks.push_back(mark);
    } else if (*found == mark) {
        marks.erase(found);
    } else {
        *found = mark;
    }
    return marks;
}

}  // namespace sightlines
