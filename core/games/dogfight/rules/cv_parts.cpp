#include "games/dogfight/rules/cv_parts.h"

#include <algorithm>

namespace sightlines::dogfight {

std::vector<Modifier> cv_parts(const Journal& notes, int letter) {
    std::vector<Modifier> parts;
    for (const Note& note : notes) {
        if (note.kind != Note::Kind::cv || note.plane != letter || note.amount == 0) continue;
        const auto same = std::ranges::find(parts, note.why, &Modifier::why);
        if (same == parts.end()) {
            parts.push_back({note.why, note.amount});
        } else {
            same->value += note.amount;
        }
    }
    return parts;
}

}  // namespace sightlines::dogfight
