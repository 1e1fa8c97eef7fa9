// "Which one?": asked where things that mean different things lie under one finger. A mouse points well enough.
#include <algorithm>
#include <cmath>

#include "games/dogfight/pointer.h"
#include "games/dogfight/text/board_words.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/lexicon.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/pane.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

constexpr float finger = 22;  // CSS pixels around its middle
constexpr std::size_t most_picks = 4;

}  // namespace

std::vector<Pointer::Pick> Pointer::picks_at(ImVec2 point) {
    std::vector<Pick> picks;
    const auto add = [&](ImVec2 centre, std::string words, std::function<void()> take) {
        const float distance = std::hypot(centre.x - point.x, centre.y - point.y);
        if (distance < finger) picks.push_back({distance, std::move(words), std::move(take)});
        return distance < finger;
    };
    const bool plans = planning() && decides_here();
    if (plans) {
        for (const PlanHandle& handle : plan_.handles())
            add(handle.centre, words::pick_nose(handle.face),
                [this, face = handle.face] { selection_.plan_nose(picture_.scene(), face); });
        for (const PlacedWaypoint& waypoint : plan_.waypoints())
            add(waypoint.centre, labels::pick_waypoint,
                [this, step = waypoint.step] { selection_.plan().shorten(picture_.scene(), step); });
    }
    const std::optional<Hex> hex = chart().hex_at(point);
    const std::vector<Hex> lit = plans ? selection_.plan().hexes() : std::vector<Hex>{};
    bool over_lit_hex = hex && std::ranges::find(lit, *hex) != lit.end(), flies_over = false;
    for (int letter = 0; letter < static_cast<int>(looks().size()); ++letter) {
        const art::Look& look = picture_.look(letter);
        if (look.opacity == 0) continue;
        const bool near = add(art::lifted(look), wording::capital(words::plane_words(at(), letter)),
                              [this, letter] { selection_.click_plane(picture_.scene(), letter); });
        flies_over |= near;
        if (near && at().plane(letter).hex == hex) over_lit_hex = false;
    }
    if (over_lit_hex && flies_over)
        add(point, labels::pick_hex, [this, goal = *hex] { selection_.click_hex(picture_.scene(), goal); });
    std::ranges::stable_sort(picks, {}, &Pick::distance);
    return picks;
}

// Not on a label, which belongs to one aircraft, nor on the ring of single steps, which lies over the aircraft.
bool Pointer::disambiguate(ImVec2 point) {
    if (!platform::surroundings().coarse || labels_.is_on_any(point) || target_at(point) != nullptr) return false;
    std::vector<Pick> picks = picks_at(point);
    if (picks.size() < 2) return false;
    if (picks.size() > most_picks) picks.resize(most_picks);
    ambiguous_ = std::move(picks);
    ambiguous_at_ = point;
    platform::request_frames();
    return true;
}

void Pointer::draw_question() {
    if (ambiguous_.empty()) return;
    const theme::Palette& p = theme::palette();
    constexpr float padding = 10, gap = 6;
    const float width = std::min(260.0f, room().size().x - 8), row = theme::button_height() + gap;
    const float height = 2 * padding + theme::small + gap + row * static_cast<float>(ambiguous_.size());
    const ImVec2 most{room().max.x - width - 4, room().max.y - height - 4};
    const ImVec2 min{std::clamp(ambiguous_at_.x - width / 2, room().min.x + 4, std::max(most.x, room().min.x + 4)),
                     std::clamp(ambiguous_at_.y - height / 2, room().min.y + 4, std::max(most.y, room().min.y + 4))};
    const Pane pane("which", min, {width, height}, 0, {padding, padding}, Pane::Kind::floats);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRectFilled(min, {min.x + width, min.y + height}, p.raised, theme::radius);
    list.AddRect(min, {min.x + width, min.y + height}, p.hairline, theme::radius);
    small_text(p.text, labels::which_one);
    for (std::size_t place = 0; place < ambiguous_.size(); ++place) {
        ImGui::SetCursorScreenPos(
            {min.x + padding, min.y + padding + theme::small + gap * 2 + row * static_cast<float>(place)});
        const bool pressed = theme::button("which:" + std::to_string(place), ambiguous_[place].words.c_str(),
                                           width - 2 * padding, theme::Weight::normal);
        if (!pressed) continue;
        const std::function<void()> take = ambiguous_[place].take;
        ambiguous_.clear();
        return take();
    }
}

}  // namespace sightlines::dogfight
