#include "games/crosshairs/view.h"

#include <algorithm>
#include <variant>

#include "games/crosshairs/art/art.h"
#include "games/crosshairs/text/labels.h"
#include "widgets/theme.h"

namespace sightlines::crosshairs {
View::View(const MatchOf<Rules>& match) : ViewOf(match) { moved(0, 0); }

void View::show_moves(std::size_t first, std::size_t last) {
    trail_ = first < last ? trail_of(history(), first, last) : last_turn(history());
    if (first < last || at().phase == Phase::clouds || at().phase == Phase::over) return;
    // And what was shot down in this turn so far.
    const std::size_t now = history().cursor();
    const Trail turn = trail_of(history(), turn_begin(history(), now), now);
    trail_.shots.insert(trail_.shots.end(), turn.shots.begin(), turn.shots.end());
    trail_.given_up.insert(trail_.given_up.end(), turn.given_up.begin(), turn.given_up.end());
}

Prompt View::asked() const { return prompt(rules(), at(), selection_.choice() ? selection_.choice()->cell : no_cell); }

// Of an arrow or chip: what it does. Of the plane in hand: nothing, which would cover its arrows.
std::string View::tip(ImVec2 point) const {
    if (const HotSpot* spot = spot_under(point)) {
        const bool allowed =
            !std::holds_alternative<Shoot>(spot->action) && rules().check(at(), spot->action).accepted();
        if (allowed) return action_sentence(rules(), at(), spot->action);
    }
    const Cell cell = cell_under(point);
    if (cell == no_cell) return {};
    if (selection_.choice() && selection_.choice()->cell == cell && at().phase == Phase::act) return {};
    const auto falls = [cell](const Trail::Shot& shot) { return shot.target.cell == cell; };
    if (plane_at(at(), cell) == nullptr) {
        if (std::ranges::any_of(trail_.shots, falls)) return labels::shot_here;
        if (std::ranges::find(trail_.crashes, cell) != trail_.crashes.end()) return labels::crashed_here;
        const auto gave_up = [cell](const Plane& plane) { return plane.cell == cell; };
        if (std::ranges::any_of(trail_.given_up, gave_up)) return labels::gave_up_here;
    }
    return crosshairs::tip(rules(), at(), cell);
}

platform::Sound View::sound_of(std::size_t ply) const {
    const Action& action = history().actions()[ply];
    if (std::holds_alternative<EndTurn>(action)) return platform::Sound::none;
    if (std::holds_alternative<PlaceCloud>(action)) return platform::Sound::paper;
    const bool lost = std::holds_alternative<Shoot>(action) || std::holds_alternative<Crash>(action);
    return lost ? platform::Sound::shot : platform::Sound::engine;
}

std::vector<View::KeyedAnswer> View::answers() const {
    std::vector<KeyedAnswer> all;
    for (const Plane& plane : at().planes) all.push_back({"action:shoot:" + cell_name(plane.cell), Shoot{plane.cell}});
    if (at().phase == Phase::dive) all.push_back({"action:pullout", PullOut{}, ImGuiKey_U});
    if (at().phase == Phase::act) all.push_back({"action:end", EndTurn{}, ImGuiKey_E});
    return all;
}

void View::moved(std::size_t from, std::size_t to) {
    selection_.moved(scene());
    show_moves(to, to);
    animation_ = Animation::between(from, to, duration(from, to));
}

ImU32 View::player_colour(int player) const { return theme::sides()[static_cast<std::size_t>(player)].fill; }

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::emblem(list, centre, size, player);
}

std::vector<Area> View::lit() const {
    std::vector<Area> areas;
    for (const Cell cell : selection_.highlights())
        areas.push_back(square_around(view_.at(hex_of(cell)), view_.cell * 0.5f));
    if (selection_.refused_cell() != no_cell)
        areas.push_back(square_around(view_.at(hex_of(selection_.refused_cell())), view_.cell * 0.43f));
    return areas;
}

}  // namespace sightlines::crosshairs
