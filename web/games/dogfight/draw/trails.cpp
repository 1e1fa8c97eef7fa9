// Where aircraft flew during some plies, the shots of that time, and where aircraft were lost.
#include <algorithm>
#include <array>
#include <cmath>

#include "board/paint.h"
#include "games/dogfight/view.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

using paint::faded;

ImVec2 middle_of(ImVec2 a, ImVec2 b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }

}  // namespace

void View::draw_trail(ImDrawList& list, const Trail& trail) const {
    const bool night = paint::is_dark(theme::palette().page);
    std::vector<ImVec2> points;
    for (const std::size_t ply : trail.plies) points.push_back(art::lifted(look_of(history().at(ply), trail.letter)));
    const theme::Side& side = theme::sides()[static_cast<std::size_t>(at().plane(trail.letter).side)];
    const ImU32 ink = night ? side.highlight : side.fill;
    const float width = std::max(1.8f, chart().size * 0.075f);
    paint::stroke(list, points, faded(night ? IM_COL32(8, 14, 22, 255) : IM_COL32(255, 253, 246, 255), 0.7f),
                  width * 2.4f);
    paint::stroke(list, points, faded(ink, 0.85f), width);
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        list.AddCircleFilled(points[i], width * (i == 0 ? 1.8f : 1.3f), ink);
        const ImVec2 a = points[i], b = points[i + 1];
        if (std::hypot(b.x - a.x, b.y - a.y) > chart().size * 0.7f)
            paint::arrow(list, a, middle_of(middle_of(a, b), b), ink, width, std::max(5.0f, chart().size * 0.2f));
    }
}

void View::draw_shot(ImDrawList& list, const ShotMark& shot) const {
    const theme::Palette& p = theme::palette();
    const Position& then = history().at(shot.ply);
    const ImVec2 from = art::lifted(look_of(then, shot.firer)), to = art::lifted(look_of(then, shot.target));
    const float width = std::max(1.5f, chart().size * 0.06f);
    paint::stroke(list, std::array{from, to}, faded(p.raised, 0.7f), width * 2.4f);
    paint::dashed(list, from, to, p.refusal, width, chart().size * 0.14f, chart().size * 0.1f);
    if (shot.hits == 0) {
        list.AddCircle(to, chart().size * 0.34f, p.refusal, 0, width);
        return;
    }
    for (int ray = 0; ray < 8; ++ray) {
        const float angle = 0.3f + 0.7853982f * static_cast<float>(ray), reach = chart().size * 0.95f;
        const ImVec2 direction{std::cos(angle), std::sin(angle)};
        list.AddLine({to.x + direction.x * reach * 0.72f, to.y + direction.y * reach * 0.72f},
                     {to.x + direction.x * reach, to.y + direction.y * reach}, p.refusal, width * 1.2f);
    }
}

void View::draw_loss(ImDrawList& list, const LossMark& loss) const {
    const theme::Palette& p = theme::palette();
    const art::Look look = look_of(history().at(loss.ply), loss.letter);
    const float arm = chart().size * 0.36f, width = std::max(2.0f, chart().size * 0.1f);
    for (const float scale : {2.2f, 1.0f}) {
        const ImU32 ink = scale > 1 ? faded(p.raised, 0.8f) : p.refusal;
        list.AddLine({look.ground.x - arm, look.ground.y - arm}, {look.ground.x + arm, look.ground.y + arm}, ink,
                     width * scale);
        list.AddLine({look.ground.x + arm, look.ground.y - arm}, {look.ground.x - arm, look.ground.y + arm}, ink,
                     width * scale);
    }
    art::emblem(list, {look.ground.x, look.ground.y - arm * 1.9f}, arm * 1.1f, at().plane(loss.letter).side);
}

void View::draw_marks(ImDrawList& list) const {
    for (const Trail& trail : marks_.trails) draw_trail(list, trail);
    for (const ShotMark& shot : marks_.shots) draw_shot(list, shot);
    for (const LossMark& loss : marks_.losses) draw_loss(list, loss);
}

}  // namespace sightlines::dogfight
