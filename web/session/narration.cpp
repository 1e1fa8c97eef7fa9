#include "session/narration.h"

#include <algorithm>

namespace sightlines {

std::vector<Narration::Line> Narration::lines(const Match& match, const GameView& view, const Names& names) const {
    std::vector<Line> lines;
    if (view.is_covered()) return lines;
    for (std::size_t first = since_, end = 0; first < match.cursor(); first = end) {
        end = std::clamp(event_end(view, first, match.cursor()), first + 1, match.cursor());
        std::string text = describe_event(view, first, end, names);
        if (text.empty()) continue;
        const std::size_t ply = end - 1;
        Side actor = Side::chance;  // of an event that begins with dice, whoever decided in it first
        for (std::size_t each = first; each < end && actor < Side::first; ++each) actor = match.actor(each);
        const int player = actor < Side::first ? -1 : static_cast<int>(actor);
        Line line{first, ply, player, std::move(text), match.roll(ply) != nullptr};
        bool several = false;
        for (std::size_t each = first; each < end; ++each) {
            const Roll* roll = match.roll(each);
            if (roll == nullptr) continue;
            several |= !line.roll.faces.empty() && !(view.events() != nullptr && view.events()->rolls_on(each));
            line.roll.faces += roll->faces;
            line.sides += match.dice(each)->sides;
        }
        if (!line.rolled || several) line.roll.faces.clear();
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace sightlines
