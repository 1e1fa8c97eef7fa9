#include "games/dogfight/pointer.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/notation.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/theme.h"

namespace sightlines::dogfight {
namespace {

constexpr float drag_begins = 8;
constexpr double double_press_ms = 400;
constexpr float wheel_zooms = 0.4f;  // powers of two, for each step of the wheel

float squared(ImVec2 a, ImVec2 b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

}  // namespace

void Pointer::take(const Area& area) {
    const BoardPress released = board_button(area);
    for (int column = 0; column < chart().columns; ++column) {
        for (int row = 0; row < chart().rows; ++row) {
            const Hex hex{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
            test_ids::add_point("cell:" + hex_name(hex), chart().centre(hex));
        }
    }
    for (int letter = 0; letter < static_cast<int>(looks().size()); ++letter) {
        const art::Look& look = picture_.look(letter);
        if (look.opacity > 0) test_ids::add_point("plane:" + plane_name(letter), art::lifted(look), 4);
    }
    for (const auto& [target, centre] : ring().targets()) {
        const Action action =
            at().phase == Phase::exit ? Action(ExitTo{target.direction.exit}) : Action(target.direction);
        test_ids::add_point("ghost:" + move_text(action), centre, 4);
        if (at().phase != Phase::exit && target.offer == nullptr)
            test_ids::add_point("faint:ghost:" + move_text(action), centre, 4);
    }
    if (strip().size().x > 0) test_ids::add("strip", strip().min, strip().max);
    if (planning() && decides_here()) {
        for (const PlanHandle& handle : plan_.handles()) {
            const bool circle = handle.face == Facing::none;
            const std::string name = circle ? "circle" : std::string(facing_words[index(handle.face)]);
            test_ids::add_point("nose:" + name, handle.centre, 4);
            if (handle.plan == nullptr) test_ids::add_point("faint:nose:" + name, handle.centre, 4);
        }
        for (const auto& [height_mark, centre, half] : plan_.shown_height_marks())
            test_ids::add_point("notch:" + std::to_string(height_mark->pitch), centre, 4);
        if (const Plan* preview = selection_.plan().preview(); preview != nullptr && preview->out == Out::in_play) {
            const art::Look look = plan_.preview_look();
            test_ids::add_point("ghost", look.ground);
            test_ids::add_point("planned", art::lifted(look), art::reach(look));
        }
        for (const PlacedWaypoint& waypoint : plan_.waypoints())
            test_ids::add_point("bead:" + std::to_string(waypoint.step), waypoint.centre, 4);
    }

    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemHovered()) {
        point_at(mouse);
        if (const float turned = ImGui::GetIO().MouseWheel; turned != 0)
            picture_.change_zoom(std::exp2(turned * wheel_zooms), mouse, {0, 0});
    } else {
        selection_.inspection().hovered = nobody;
        if (platform::surroundings().coarse) selection_.steps().hover(std::nullopt);  // the finger was lifted
    }
    last_mouse_ = mouse;
    follow_drag();
    const bool dragged = dragging_;
    const Held held = held_;
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        held_ = Held::nothing;
        dragging_ = false;
    }
    plan_.drag(dragging_ && held_ == Held::waypoint ? std::optional(held_waypoint_) : std::nullopt);
    if (released == BoardPress::none) return;
    const auto marked = [this] {
        const Plan* preview = planning() ? selection_.plan().preview() : nullptr;
        return preview == nullptr ? std::vector<Action>() : preview->actions;
    };
    const std::vector<Action> before = marked();
    if (dragged) {
        drop(held, mouse);
    } else if (released == BoardPress::slid) {
        if (const int letter = plane_at(pressed_at()); letter != nobody) selection_.tell_of(picture_.scene(), letter);
    } else if (!is_double(mouse)) {
        press(mouse);
    }
    if (const std::vector<Action> now = marked(); !now.empty() && now != before) {
        marked_at_ = mouse;
        marked_ms_ = platform::now_ms();
    }
}

bool Pointer::may_drag_from(ImVec2 point) const {
    const Phase phase = at().phase;
    const bool asks = phase == Phase::target || phase == Phase::random;
    const bool flies = phase == Phase::move || phase == Phase::declare || phase == Phase::exit;
    return (asks || flies) && selection_.acting() != nobody && plane_at(point) == selection_.acting();
}

// What is pressed has to be nearer than any aircraft, or than any but one's own.
float Pointer::nearer_than_planes(ImVec2 point, float reach, bool own) const {
    float least = reach * reach;
    for (int letter = 0; letter < static_cast<int>(looks().size()); ++letter) {
        const art::Look& look = picture_.look(letter);
        if (look.opacity > 0 && (own || letter != selection_.acting()))
            least = std::min(least, squared(art::lifted(look), point));
    }
    return least;
}

// Of the waypoints under the pointer the nearest, unless an aircraft is nearer.
std::optional<PlacedWaypoint> Pointer::waypoint_at(ImVec2 point) const {
    std::optional<PlacedWaypoint> found;
    float least = nearer_than_planes(point, waypoint_reach(), true);
    for (const PlacedWaypoint& waypoint : plan_.waypoints()) {
        if (squared(waypoint.centre, point) >= least) continue;
        least = squared(waypoint.centre, point);
        found = waypoint;
    }
    return found;
}

namespace {

bool is_in(const Area& area, ImVec2 point) {
    return point.x > area.min.x && point.x < area.max.x && point.y > area.min.y && point.y < area.max.y;
}

}  // namespace

bool Pointer::is_on_height_bar(ImVec2 point) const {
    const std::vector<PlacedHeightMark> all = plan_.height_marks();
    if (all.empty()) return false;
    const float right = selection_.shows_heights() ? all.front().centre.x + all.front().half.x : strip().max.x;
    return is_in({strip().min, {right, strip().max.y}}, point);
}

void Pointer::hold(ImVec2 point) {
    held_plane_ = target_at(point) != nullptr || nose_at(point) ? int{nobody} : plane_at(point);
    held_ = may_drag_from(point) ? Held::aircraft : held_plane_ != nobody ? Held::other : Held::nothing;
    ambiguous_.clear();
    if (!planning() || !decides_here()) return;
    if (const auto waypoint = waypoint_at(point)) {
        held_ = Held::waypoint;
        held_waypoint_ = waypoint->step;
    } else if (is_on_height_bar(point)) {
        held_ = Held::marker;
        selection_.panel().heights = true;
        const std::vector<PlacedHeightMark> all = plan_.height_marks();
        const auto pressed = std::ranges::find_if(all, [&](const PlacedHeightMark& height_mark) {
            return point.x > strip().max.x && std::abs(point.y - height_mark.centre.y) < height_mark.half.y;
        });
        const auto chosen = std::ranges::min_element(all, {}, [&](const PlacedHeightMark& height_mark) {
            return std::abs(height_mark.height_mark->pitch - selection_.plan().pitch());
        });
        held_height_mark_ = (pressed == all.end() ? chosen : pressed) - all.begin();
    }
}

// The item is the board's.
void Pointer::follow_drag() {
    if (ImGui::IsItemActivated()) hold(ImGui::GetIO().MouseClickedPos[0]);
    if (platform::gesture().active) {
        held_ = Held::nothing;
        dragging_ = false;
    }
    if (held_ != Held::nothing && ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left, drag_begins))
        dragging_ = true;
    if (dragging_ && held_ == Held::marker) drag_marker(ImGui::GetIO().MousePos.y);
    if (held_ == Held::nothing && !platform::surroundings().coarse && ImGui::IsItemActive() &&
        ImGui::IsMouseDragging(ImGuiMouseButton_Left, drag_begins))
        picture_.change_zoom(1, room().min, ImGui::GetIO().MouseDelta);
}

// As far up or down the height marks as the pointer has moved since it was pressed.
void Pointer::drag_marker(float y) {
    const std::vector<PlacedHeightMark> all = plan_.height_marks();
    if (all.size() < 2) return;
    const float moved = (y - ImGui::GetIO().MouseClickedPos[0].y) / (all[1].centre.y - all[0].centre.y);
    const std::ptrdiff_t place =
        std::clamp<std::ptrdiff_t>(held_height_mark_ + std::lround(moved), 0, std::ssize(all) - 1);
    const int pitch = all[static_cast<std::size_t>(place)].height_mark->pitch;
    if (pitch != selection_.plan().pitch()) selection_.plan_pitch(picture_.scene(), pitch);
}

void Pointer::drop(Held held, ImVec2 point) {
    if (held == Held::marker) return;
    if (held == Held::other) return selection_.refuse_drag(picture_.scene(), held_plane_);
    if (held == Held::waypoint) {
        if (const auto hex = chart().hex_at(point)) selection_.plan_via(picture_.scene(), {held_waypoint_, *hex});
        return;
    }
    if (const auto nose = nose_at(point)) return selection_.plan().turn_to(*nose);
    if (const PlacedTarget* placed = target_at(point))
        return selection_.drop_on_target(picture_.scene(), placed->target);
    const int letter = selection_.steps().offers().empty() && !planning() ? plane_at(point) : int{nobody};
    if (letter != nobody) return selection_.drop_on_plane(picture_.scene(), letter);
    if (const std::optional<Hex> hex = chart().hex_at(point)) return selection_.drop_on_hex(picture_.scene(), *hex);
    selection_.click_outside();
}

int Pointer::plane_at(ImVec2 point) const {
    int nearest = nobody;
    const float reach = std::max(chart().size * 0.62f, platform::surroundings().coarse ? 22.0f : 12.0f);
    float least = reach * reach;
    for (int letter = 0; letter < static_cast<int>(looks().size()); ++letter) {
        if (look(letter).opacity == 0) continue;
        float distance = squared(art::lifted(look(letter)), point);
        if (labels_.is_on(letter, point)) distance = 0;
        if (distance >= least) continue;
        least = distance;
        nearest = letter;
    }
    return nearest;
}

void Pointer::point_at(ImVec2 mouse) {
    const PlacedTarget* placed = target_at(mouse);
    selection_.inspection().hovered = placed != nullptr ? nobody : plane_at(mouse);
    if (placed != nullptr || selection_.inspection().hovered != nobody) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const StepOffer* offer = placed == nullptr ? nullptr : placed->target.offer;
    if (mouse.x != last_mouse_.x || mouse.y != last_mouse_.y)
        selection_.steps().hover(offer == nullptr ? std::nullopt : std::optional(offer->step));
}

const PlacedTarget* Pointer::target_at(ImVec2 point) const {
    const PlacedTarget* placed = ring().under(point);
    if (placed == nullptr) return nullptr;
    const float away = squared(placed->centre, point);
    return away > nearer_than_planes(point, ring().radius(), false) ? nullptr : placed;
}

std::optional<Facing> Pointer::nose_at(ImVec2 point) const {
    if (!planning() || !decides_here()) return std::nullopt;
    std::optional<Facing> nearest;
    float least = nearer_than_planes(point, handle_reach(), false);
    for (const PlanHandle& handle : plan_.handles()) {
        const float away = squared(handle.centre, point);
        if (away >= least) continue;
        least = away;
        nearest = handle.face;
    }
    return nearest;
}

bool Pointer::click_waypoint(ImVec2 point) {
    const std::optional<PlacedWaypoint> waypoint = waypoint_at(point);
    if (waypoint) selection_.plan().shorten(picture_.scene(), waypoint->step);
    return waypoint.has_value();
}

bool Pointer::click_height_mark(ImVec2 point) {
    if (!planning() || !decides_here() || !is_on_height_bar(point)) return false;
    for (const auto& [height_mark, centre, half] : plan_.height_marks()) {
        const bool beside = point.x > strip().min.x && point.x < centre.x + half.x;
        if (!beside || std::abs(point.y - centre.y) > half.y) continue;
        selection_.plan_pitch(picture_.scene(), height_mark->pitch);
        return true;
    }
    return false;
}

bool Pointer::is_double(ImVec2 point) const {
    constexpr float near = 12;
    return planning() && platform::now_ms() - marked_ms_ < double_press_ms && squared(point, marked_at_) < near * near;
}

void Pointer::press(ImVec2 point) {
    if (disambiguate(point)) return;
    if (const auto nose = nose_at(point)) return selection_.plan_nose(picture_.scene(), *nose);
    if (click_waypoint(point) || click_height_mark(point)) return;
    if (planning() && is_in(strip(), point)) return selection_.click_height_bar(picture_.scene());
    if (const PlacedTarget* placed = target_at(point)) return selection_.click_target(picture_.scene(), placed->target);
    const int letter = plane_at(point);
    const std::optional<Hex> hex = chart().hex_at(point);
    // Of the aircraft that is planned for, only the label may lie in another hex: that hex is meant.
    const bool label = planning() && letter != nobody && letter == selection_.acting() && hex != at().plane(letter).hex;
    if (letter != nobody && !label) return selection_.click_plane(picture_.scene(), letter);
    if (hex) return selection_.click_hex(picture_.scene(), *hex);
    selection_.click_outside();
}

void Pointer::draw_drag(ImDrawList& list) const {
    if (!dragging_ || selection_.acting() == nobody) return;
    const theme::Palette& p = theme::palette();
    if (held_ == Held::marker || held_ == Held::other) return;
    ImVec2 from = art::lifted(look(selection_.acting()));
    for (const PlacedWaypoint& waypoint : plan_.waypoints()) {
        if (held_ == Held::waypoint && waypoint.step == held_waypoint_) from = waypoint.centre;
    }
    const ImVec2 to = last_mouse_;
    paint::stroke(list, std::array{from, to}, paint::faded(p.raised, 0.6f), 5);
    paint::dashed(list, from, to, p.accent, 2.5f, 8, 6);
    list.AddCircle(to, std::max(10.0f, chart().size * 0.3f), p.accent, 0, 2.5f);
}

}  // namespace sightlines::dogfight
