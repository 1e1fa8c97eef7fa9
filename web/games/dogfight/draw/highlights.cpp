#include "games/dogfight/draw/highlights.h"

#include <algorithm>

#include "board/paint.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

}  // namespace

void Highlights::draw(ImDrawList& list) const {
    const theme::Palette& p = theme::palette();
    const float width = std::max(1.5f, chart().size * 0.06f);
    for (const Hex hex : selection().highlights())
        art::hex_outline(list, chart(), hex, 0.97f, faded(p.refusal, 0.25f), p.refusal, width * 1.4f);
    // All possible targets.
    if (at().phase == Phase::target || at().phase == Phase::random || at().phase == Phase::tail) {
        const int decider = selection().acting();
        for (int letter = 0; letter < static_cast<int>(looks().size()); ++letter) {
            const Action action = at().phase == Phase::random
                                      ? Action(RandomAt{static_cast<std::int8_t>(letter)})
                                      : Action(Declare{static_cast<std::int8_t>(letter), false});
            const bool open = at().phase == Phase::tail ? decider != nobody && at().plane(decider).target == letter
                                                        : rules().check(at(), action).accepted();
            if (!open) continue;
            const ImVec2 c = art::lifted(look(letter));
            const bool hot = letter == selection().inspection().hovered;
            const float radius = chart().size * 0.86f;
            for (int part = 0; part < 4; ++part) {
                const float from = 0.35f + 1.5707963f * static_cast<float>(part);
                list.PathArcTo(c, radius, from, from + 0.87f, 8);
                list.PathStroke(faded(p.raised, 0.8f), 0, width * 2.4f);
                list.PathArcTo(c, radius, from, from + 0.87f, 8);
                list.PathStroke(faded(p.accent, hot ? 1.0f : 0.75f), 0, hot ? width * 1.5f : width);
            }
        }
    }
    // In a grand turn: the remaining hexes ahead.
    if (at().grand_turn && at().phase == Phase::move && at().current != nobody) {
        const Aircraft& plane = at().mover();
        Hex hex = plane.hex;
        for (int step = at().move.step; step <= at().move.hexes && !plane.middle(); ++step) {
            const ImVec2 from = chart().centre(hex);
            hex = neighbour(hex, plane.face);
            paint::dashed(list, from, chart().centre(hex), p.accent, width, chart().size * 0.12f, chart().size * 0.2f);
            list.AddCircle(chart().centre(hex), chart().size * 0.2f, faded(p.accent, 0.8f), 0, width);
        }
    }
}

void Highlights::draw_cursor(ImDrawList& list) const {
    if (!selection().cursor()) return;
    const float width = std::max(1.5f, chart().size * 0.06f);
    art::hex_outline(list, chart(), *selection().cursor(), 1.0f, 0, theme::palette().raised, width * 3);
    art::hex_outline(list, chart(), *selection().cursor(), 1.0f, 0, theme::palette().text, width * 1.5f);
}

}  // namespace sightlines::dogfight
