// Draws the chart and the aircraft, and defines the drawing order.
#include <algorithm>

#include "board/paint.h"
#include "games/dogfight/draw/altitude_strip.h"
#include "games/dogfight/draw/label_layout.h"
#include "games/dogfight/view.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {

void View::draw_sky(ImDrawList& list) const {
    art::sky(list, chart(), picture_.window(), picture_.camera().height());
    if (rules().options().sun != Facing::none) art::sun(list, chart(), rules().options().sun);
}

// Near the aircraft and where the mover can go.
void View::draw_grid(ImDrawList& list) const {
    std::vector<ImVec2> near;
    for (const art::Look& look : picture_.looks()) {
        if (look.opacity > 0) near.push_back(look.ground);
    }
    for (const StepOffer& offer : selection_.steps().offers()) {
        if (offer.forecast.out == Out::in_play) near.push_back(chart().centre(offer.forecast.hex));
    }
    if (selection_.cursor()) near.push_back(chart().centre(*selection_.cursor()));
    art::grid(list, chart(), near);
}

// From the top of the screen down: the perspective is slightly from below, so nearer aircraft cover farther ones.
void View::draw_aircraft(ImDrawList& list) const {
    if (!motion_.is_over()) return motion_.draw(list);
    std::vector<int> order;
    for (int letter = 0; letter < static_cast<int>(picture_.looks().size()); ++letter) {
        if (at().plane(letter).in_play()) order.push_back(letter);
    }
    const auto look = [this](int letter) -> const art::Look& { return picture_.look(letter); };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return look(a).ground.y < look(b).ground.y; });
    const theme::Palette& p = theme::palette();
    for (const int letter : order) art::shadow(list, look(letter));
    for (const int letter : order) {
        const bool decides = letter == selection_.acting(), chosen = selection_.inspection().is_on(letter);
        if (!decides && !chosen) continue;
        const ImVec2 g = look(letter).ground;
        const float radius = chart().size * 0.74f;
        const ImU32 ink = decides ? p.accent : p.text;
        list.AddCircleFilled(g, radius, paint::faded(ink, decides ? 0.16f : 0.07f));
        list.AddCircle(g, radius, paint::faded(p.raised, 0.8f), 0, chart().size * 0.09f);
        list.AddCircle(g, radius, paint::faded(ink, decides ? 1.0f : 0.6f), 0, chart().size * 0.05f);
    }
    for (const int letter : order) art::stalk(list, look(letter));
    for (const int letter : order) art::plane(list, look(letter));
}

// What is written later makes room for all of this.
void View::place_labels() {
    const TargetRing& ring = picture_.ring();
    Obstacles obstacles;
    obstacles.points = trails_.points_flown();
    obstacles.areas = plan_.areas();
    if (gunnery_.firer() != nobody) obstacles.areas.push_back(gunnery_.aim_area());
    const std::vector<Area> hits = gunnery_.hit_areas();
    obstacles.areas.insert(obstacles.areas.end(), hits.begin(), hits.end());
    for (const Area& area : obstacles.areas) picture_.take(area);
    // Reserved for the forecast of a step, which is above the step targets.
    if (!ring.empty())
        obstacles.areas.push_back(
            area_around({ring.centre().x, ring.centre().y - ring.radius() * 1.5f - 20}, {70, 28}));
    for (const PlacedTarget& target : ring.targets()) {
        const float reach = ring.radius() * 0.6f;
        obstacles.areas.push_back(area_around(target.centre, {reach, reach}));
    }
    labels_.place(obstacles);
    for (int letter = 0; letter < static_cast<int>(picture_.looks().size()); ++letter) {
        if (!at().plane(letter).in_play()) continue;
        const art::Look& look = picture_.look(letter);
        const ImVec2 size = labels_.size(letter);
        picture_.take(area_around(labels_.centre(letter), {size.x / 2, size.y / 2}));
        picture_.take(area_around(art::lifted(look), {art::reach(look), art::reach(look)}));
    }
    const float token = ring.radius() * 0.4f;
    for (const PlacedTarget& target : ring.targets()) picture_.take(area_around(target.centre, {token, token}));
}

void View::draw_over_aircraft(ImDrawList& list) const {
    for (int letter = 0; letter < static_cast<int>(picture_.looks().size()); ++letter) labels_.draw(list, letter);
    hunt_.draw_gains(list);
    if (selection_.shows_values()) targets_.draw(list, true);
    steps_.draw_targets(list);
    plan_.draw_stopped(list);
    selection_.planning() ? plan_.draw(list) : steps_.draw_forecast(list);
    hunt_.draw_odds(list);
    gunnery_.draw_fire(list);
    gunnery_.draw_hits(list);
    if (!selection_.planning()) trails_.draw_test(list);
    if (selection_.planning() && !pointer_.drags()) plan_.draw_tap_again(list, hint());
    highlights_.draw_cursor(list);
    draw_hints(list);
    pointer_.draw_drag(list);
}

void View::draw_board(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const BoardLook look = board_look();
    if (waits_ && motion_.is_over()) played();
    look_ahead();
    picture_.place(area, painted_below(), look, decides_here());
    place_labels();
    art::sheet(list, chart(), picture_.paper(), look.coordinates);
    list.PushClipRect(picture_.window().min, picture_.window().max, true);
    draw_sky(list);
    draw_grid(list);
    const bool still = motion_.is_over();
    if (still) {
        picture_.forget_numbers();
        highlights_.draw(list);
        trails_.draw(list);
        hunt_.draw(list);
        targets_.draw(list, false);
        selection_.planning() ? plan_.draw_reach(list) : steps_.draw_destination(list);
    }
    draw_aircraft(list);
    if (still) draw_over_aircraft(list);
    list.PopClipRect();
    const Area& strip = picture_.strip();
    const std::vector<PlacedHeightMark> placed =
        still && selection_.planning() && decides_here() ? plan_.shown_height_marks() : std::vector<PlacedHeightMark>();
    const bool on_strip = !placed.empty() && placed.front().centre.x < strip.max.x;
    constexpr float heading = theme::small + 6;  // above the highest of them
    const Area covered = on_strip ? Area{{strip.min.x, placed.back().centre.y - placed.back().half.y - heading},
                                         {strip.max.x, placed.front().centre.y + placed.front().half.y}}
                                  : Area{};
    draw_altitude_strip(list, strip, at(), selection_, picture_.looks(), covered);
    if (still) plan_.draw_height_marks(list);
    pointer_.take(area);
    take_keys();
    pointer_.draw_question();
}

void View::draw_miniature(const Area& area) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    picture_.reset_zoom();
    picture_.place(area, 0, {}, decides_here());
    labels_.clear();
    art::sheet(list, chart(), picture_.paper(), false);
    list.PushClipRect(picture_.window().min, picture_.window().max, true);
    draw_sky(list);
    draw_grid(list);
    targets_.draw(list, false);
    draw_aircraft(list);
    list.PopClipRect();
}

}  // namespace sightlines::dogfight
