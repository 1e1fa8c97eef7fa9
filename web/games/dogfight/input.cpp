// Pointer and keys on the board.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "app/test_ids.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/labels.h"
#include "games/dogfight/text/notation.h"
#include "games/dogfight/view.h"
#include "imgui.h"
#include "platform.h"
#include "widgets/controls.h"
#include "widgets/keys.h"

namespace sightlines::dogfight {
namespace {

constexpr float drag_begins = 8;
constexpr double double_press_ms = 400;

float squared(ImVec2 a, ImVec2 b) { return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y); }

int digit_pressed() {
    int digit = -1;
    for (int each = 0; each <= 9; ++each) {
        if (key_pressed(static_cast<ImGuiKey>(ImGuiKey_0 + each))) digit = each;
    }
    return digit;
}

}  // namespace

void View::take_pointer(const Area& area) {
    const BoardPress released = board_button(area);
    for (int column = 0; column < chart().columns; ++column) {
        for (int row = 0; row < chart().rows; ++row) {
            const Hex hex{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)};
            test_ids::add_point("cell:" + hex_name(hex), chart().centre(hex));
        }
    }
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        const art::Look& look = looks_[static_cast<std::size_t>(letter)];
        if (look.opacity > 0) test_ids::add_point("plane:" + plane_name(letter), art::lifted(look), 4);
    }
    for (const auto& [target, centre] : ring_.targets()) {
        const Action action =
            at().phase == Phase::exit ? Action(ExitTo{target.direction.exit}) : Action(target.direction);
        test_ids::add_point("ghost:" + move_text(action), centre, 4);
        if (at().phase != Phase::exit && target.offer == nullptr)
            test_ids::add_point("faint:ghost:" + move_text(action), centre, 4);
    }
    if (strip_.size().x > 0) test_ids::add("strip", strip_.min, strip_.max);
    if (planning() && decides_here()) {
        for (const PlanHandle& handle : handles()) {
            const bool circle = handle.face == Facing::none;
            const std::string name = circle ? "circle" : std::string(facing_words[index(handle.face)]);
            test_ids::add_point("nose:" + name, handle.centre, 4);
            if (handle.plan == nullptr) test_ids::add_point("faint:nose:" + name, handle.centre, 4);
        }
        for (const auto& [height_mark, centre, half] : shown_height_marks())
            test_ids::add_point("notch:" + std::to_string(height_mark->pitch), centre, 4);
        if (const Plan* preview = selection_.plan().preview(); preview != nullptr && preview->out == Out::in_play) {
            const art::Look look = preview_look();
            test_ids::add_point("ghost", look.ground, 3);
            test_ids::add_point("planned", art::lifted(look), art::reach(look));
        }
        for (const PlacedWaypoint& waypoint : waypoints())
            test_ids::add_point("bead:" + std::to_string(waypoint.step), waypoint.centre, 4);
    }

    // Only now is it known who decides.

    const ImVec2 mouse = ImGui::GetIO().MousePos;
    if (ImGui::IsItemHovered()) {
        point_at(mouse);
    } else {
        selection_.hover(nobody);
        if (platform::surroundings().coarse) selection_.hover_step(std::nullopt);  // the finger was lifted
    }
    last_mouse_ = mouse;
    follow_drag();
    const bool dragged = dragging_;
    const Held held = held_;
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        held_ = Held::nothing;
        dragging_ = false;
    }
    if (released == BoardPress::none) return;
    const auto marked = [this] {
        const Plan* preview = planning() ? selection_.plan().preview() : nullptr;
        return preview == nullptr ? std::vector<Action>() : preview->actions;
    };
    const std::vector<Action> before = marked();
    if (dragged) {
        drop(held, mouse);
    } else if (released == BoardPress::slid) {
        if (const int letter = plane_at(pressed_at()); letter != nobody) selection_.tell_of(scene(), letter);
    } else if (!is_double(mouse)) {
        press(mouse);
    }
    if (const std::vector<Action> now = marked(); !now.empty() && now != before) {
        marked_at_ = mouse;
        marked_ms_ = platform::now_ms();
    }
}

bool View::may_drag_from(ImVec2 point) const {
    const Phase phase = at().phase;
    const bool asks = phase == Phase::target || phase == Phase::random;
    const bool flies = phase == Phase::move || phase == Phase::declare || phase == Phase::exit;
    return (asks || flies) && selection_.acting() != nobody && plane_at(point) == selection_.acting();
}

// What is pressed has to be nearer than any aircraft, or than any but one's own.
float View::nearer_than_planes(ImVec2 point, float reach, bool own) const {
    float least = reach * reach;
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        const art::Look& look = looks_[static_cast<std::size_t>(letter)];
        if (look.opacity > 0 && (own || letter != selection_.acting()))
            least = std::min(least, squared(art::lifted(look), point));
    }
    return least;
}

// Of the waypoints under the pointer the nearest, unless an aircraft is nearer.
std::optional<PlacedWaypoint> View::waypoint_at(ImVec2 point) const {
    std::optional<PlacedWaypoint> found;
    float least = nearer_than_planes(point, waypoint_reach(), true);
    for (const PlacedWaypoint& waypoint : waypoints()) {
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

bool View::is_on_height_bar(ImVec2 point) const {
    const std::vector<PlacedHeightMark> all = height_marks();
    if (all.empty()) return false;
    const float right = selection_.shows_heights() ? all.front().centre.x + all.front().half.x : strip_.max.x;
    return is_in({strip_.min, {right, strip_.max.y}}, point);
}

void View::hold(ImVec2 point) {
    held_plane_ = target_at(point) != nullptr || nose_at(point) ? int{nobody} : plane_at(point);
    held_ = may_drag_from(point) ? Held::aircraft : held_plane_ != nobody ? Held::other : Held::nothing;
    ambiguous_.clear();
    if (!planning() || !decides_here()) return;
    if (const auto waypoint = waypoint_at(point)) {
        held_ = Held::waypoint;
        held_waypoint_ = waypoint->step;
    } else if (is_on_height_bar(point)) {
        held_ = Held::marker;
        selection_.show_heights();
        const std::vector<PlacedHeightMark> all = height_marks();
        const auto pressed = std::ranges::find_if(all, [&](const PlacedHeightMark& height_mark) {
            return point.x > strip_.max.x && std::abs(point.y - height_mark.centre.y) < height_mark.half.y;
        });
        const auto chosen = std::ranges::min_element(all, {}, [&](const PlacedHeightMark& height_mark) {
            return std::abs(height_mark.height_mark->pitch - selection_.plan().pitch());
        });
        held_height_mark_ = (pressed == all.end() ? chosen : pressed) - all.begin();
    }
}

// The item is the board's.
void View::follow_drag() {
    if (ImGui::IsItemActivated()) hold(ImGui::GetIO().MouseClickedPos[0]);
    if (platform::gesture().active) {
        held_ = Held::nothing;
        dragging_ = false;
    }
    if (held_ != Held::nothing && ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left, drag_begins))
        dragging_ = true;
    if (dragging_ && held_ == Held::marker) drag_marker(ImGui::GetIO().MousePos.y);
}

// As far up or down the height marks as the pointer has moved since it was pressed.
void View::drag_marker(float y) {
    const std::vector<PlacedHeightMark> all = height_marks();
    if (all.size() < 2) return;
    const float moved = (y - ImGui::GetIO().MouseClickedPos[0].y) / (all[1].centre.y - all[0].centre.y);
    const std::ptrdiff_t place =
        std::clamp<std::ptrdiff_t>(held_height_mark_ + std::lround(moved), 0, std::ssize(all) - 1);
    const int pitch = all[static_cast<std::size_t>(place)].height_mark->pitch;
    if (pitch != selection_.plan().pitch()) selection_.plan_pitch(scene(), pitch);
}

void View::drop(Held held, ImVec2 point) {
    if (held == Held::marker) return;
    if (held == Held::other) return selection_.refuse_drag(scene(), held_plane_);
    if (held == Held::waypoint) {
        if (const auto hex = chart().hex_at(point)) selection_.plan_via(scene(), {held_waypoint_, *hex});
        return;
    }
    if (const auto nose = nose_at(point)) return selection_.mark_nose(*nose);
    if (const PlacedTarget* placed = target_at(point)) return selection_.drop_on_target(scene(), placed->target);
    const int letter = steps().offers().empty() && !planning() ? plane_at(point) : int{nobody};
    if (letter != nobody) return selection_.drop_on_plane(scene(), letter);
    if (const std::optional<Hex> hex = chart().hex_at(point)) return selection_.drop_on_hex(scene(), *hex);
    selection_.click_outside();
}

bool View::is_on_label(ImVec2 point) const {
    for (std::size_t letter = 0; letter < label_centres_.size(); ++letter) {
        const ImVec2 half = label_size(static_cast<int>(letter)), c = label_centres_[letter];
        const bool on = std::abs(point.x - c.x) < half.x / 2 && std::abs(point.y - c.y) < half.y / 2;
        if (on && looks_[letter].opacity > 0) return true;
    }
    return false;
}

int View::plane_at(ImVec2 point) const {
    int nearest = nobody;
    const float reach = std::max(chart().size * 0.62f, platform::surroundings().coarse ? 22.0f : 12.0f);
    float least = reach * reach;
    for (int letter = 0; letter < static_cast<int>(looks_.size()); ++letter) {
        const auto place = static_cast<std::size_t>(letter);
        if (looks_[place].opacity == 0) continue;
        float distance = squared(art::lifted(looks_[place]), point);
        if (place < label_centres_.size()) {
            const ImVec2 half = label_size(letter), c = label_centres_[place];
            if (std::abs(point.x - c.x) < half.x / 2 && std::abs(point.y - c.y) < half.y / 2) distance = 0;
        }
        if (distance >= least) continue;
        least = distance;
        nearest = letter;
    }
    return nearest;
}

void View::point_at(ImVec2 mouse) {
    const PlacedTarget* placed = target_at(mouse);
    selection_.hover(placed != nullptr ? nobody : plane_at(mouse));
    if (placed != nullptr || selection_.hovered() != nobody) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const StepOffer* offer = placed == nullptr ? nullptr : placed->target.offer;
    if (mouse.x != last_mouse_.x || mouse.y != last_mouse_.y)
        selection_.hover_step(offer == nullptr ? std::nullopt : std::optional(offer->step));
}

const PlacedTarget* View::target_at(ImVec2 point) const {
    const PlacedTarget* placed = ring_.under(point);
    if (placed == nullptr) return nullptr;
    const float away = squared(placed->centre, point);
    return away > nearer_than_planes(point, ring_.radius(), false) ? nullptr : placed;
}

std::optional<Facing> View::nose_at(ImVec2 point) const {
    if (!planning() || !decides_here()) return std::nullopt;
    std::optional<Facing> nearest;
    float least = nearer_than_planes(point, handle_reach(), false);
    for (const PlanHandle& handle : handles()) {
        const float away = squared(handle.centre, point);
        if (away >= least) continue;
        least = away;
        nearest = handle.face;
    }
    return nearest;
}

bool View::click_waypoint(ImVec2 point) {
    const std::optional<PlacedWaypoint> waypoint = waypoint_at(point);
    if (waypoint) selection_.shorten_plan(scene(), waypoint->step);
    return waypoint.has_value();
}

bool View::click_height_mark(ImVec2 point) {
    if (!planning() || !decides_here() || !is_on_height_bar(point)) return false;
    for (const auto& [height_mark, centre, half] : height_marks()) {
        const bool beside = point.x > strip_.min.x && point.x < centre.x + half.x;
        if (!beside || std::abs(point.y - centre.y) > half.y) continue;
        selection_.plan_pitch(scene(), height_mark->pitch);
        return true;
    }
    return false;
}

bool View::is_double(ImVec2 point) const {
    constexpr float near = 12;
    return planning() && platform::now_ms() - marked_ms_ < double_press_ms && squared(point, marked_at_) < near * near;
}

void View::press(ImVec2 point) {
    if (disambiguate(point)) return;
    if (const auto nose = nose_at(point)) return selection_.plan_nose(scene(), *nose);
    if (click_waypoint(point) || click_height_mark(point)) return;
    if (planning() && is_in(strip_, point)) return selection_.click_height_bar(scene());
    if (const PlacedTarget* placed = target_at(point)) return selection_.click_target(scene(), placed->target);
    const int letter = plane_at(point);
    const std::optional<Hex> hex = chart().hex_at(point);
    // Of the aircraft that is planned for, only the label may lie in another hex: that hex is meant.
    const bool label = planning() && letter != nobody && letter == selection_.acting() && hex != at().plane(letter).hex;
    if (letter != nobody && !label) return selection_.click_plane(scene(), letter);
    if (hex) return selection_.click_hex(scene(), *hex);
    selection_.click_outside();
}

std::span<const KeyHelp> View::keys() const { return labels::keys; }

void View::take_keys() {
    if (ImGui::GetIO().KeyCtrl) return;
    if (key_pressed(ImGuiKey_Escape)) {
        ambiguous_.clear();
        return selection_.cancel();
    }
    if (key_pressed(ImGuiKey_L)) {
        selection_.show_details(true);
        return selection_.open_next_tab();
    }
    if (ImGui::GetIO().KeyShift) {
        const int code = digit_pressed();
        if (at().phase == Phase::target && rules().options().signals && 1 <= code && code <= 8)
            return propose(Signal{static_cast<std::int8_t>(code)});
        if (key_pressed(ImGuiKey_M)) return selection_.show_more_ways(scene(), !selection_.more_ways());
        if (key_pressed(ImGuiKey_D)) return selection_.show_details(!selection_.details());
    }
    if (is_decision(at().phase) && !planning()) {
        const bool moves = at().phase == Phase::move || at().phase == Phase::declare;
        if (moves ? move_keys() : answer_keys()) return;
    }
    if (planning() && decides_here() && plan_keys()) return;
    const bool enter = key_pressed(ImGuiKey_Enter) || key_pressed(ImGuiKey_KeypadEnter);
    const ArrowSteps arrows = arrow_steps();
    if (steps().chosen()) {
        if (arrows.down != 0) {
            selection_.change_pitch(scene(), -arrows.down);
        } else if (arrows.across != 0) {
            selection_.turn(scene(), arrows.across);
        }
        if (enter) selection_.fly(scene());
    } else if (selection_.cursor()) {
        const int way = look_.turned ? -1 : 1;
        selection_.move_cursor(scene(), way * arrows.across, way * arrows.down);
        if (enter) selection_.click_hex(scene(), *selection_.cursor());
    } else if (enter || (takes_arrows() && (arrows.across != 0 || arrows.down != 0))) {
        selection_.show_cursor(scene());
    }
}

// Keys of single steps unfold these; those that play one do no more than that.
bool View::plan_keys() {
    const ArrowSteps arrows = arrow_steps();
    const int by = (key_repeated(ImGuiKey_PageDown) ? 1 : 0) - (key_repeated(ImGuiKey_PageUp) ? 1 : 0);
    const bool fly = key_pressed(ImGuiKey_Space) || key_pressed(ImGuiKey_Enter) || key_pressed(ImGuiKey_KeypadEnter);
    if (fly) {
        selection_.go(scene());
    } else if (by != 0) {
        selection_.plan_next_hex(scene(), by);
    } else if (arrows.across != 0) {
        selection_.plan_turn(arrows.across);
    } else if (arrows.down != 0) {
        selection_.plan_pitch(scene(), selection_.plan().pitch() - arrows.down);
    } else if (key_repeated(ImGuiKey_Backspace)) {
        selection_.drop_step(scene());
    } else {
        static constexpr std::array choosing{ImGuiKey_Period, ImGuiKey_Comma, ImGuiKey_W, ImGuiKey_V};
        static constexpr std::array playing{ImGuiKey_X, ImGuiKey_E, ImGuiKey_S};
        const bool chooses = digit_pressed() >= 0 || std::ranges::any_of(choosing, key_pressed);
        if (!chooses && std::ranges::none_of(playing, key_pressed)) return false;
        selection_.show_more_ways(scene(), true);
        if (chooses) move_keys();
    }
    return true;
}

// Returns whether a key was handled.
bool View::move_keys() {
    if (const int digit = digit_pressed(); digit >= 0 && at().phase == Phase::move) {
        selection_.set_points(scene(), digit);
    } else if (key_pressed(ImGuiKey_Space)) {
        selection_.fly_default(scene());
    } else if (const int by = (key_repeated(ImGuiKey_Period) ? 1 : 0) - (key_repeated(ImGuiKey_Comma) ? 1 : 0);
               by != 0) {
        selection_.next_direction(scene(), by);
    } else if (key_repeated(ImGuiKey_W)) {
        selection_.raise_stay(scene(), 1);
    } else if (key_repeated(ImGuiKey_V) && rules().options().fine_climb) {
        selection_.set_fine(scene(), (steps().settings().fine + 1) % 3);
    } else if (key_pressed(ImGuiKey_X)) {
        selection_.hold(scene());
    } else if (key_pressed(ImGuiKey_E)) {
        propose(EndMove{});
    } else if (key_pressed(ImGuiKey_S)) {
        selection_.fly(scene(), Step{.kind = StepKind::spin});
    } else {
        return false;
    }
    return true;
}

bool View::answer_keys() {
    struct Letter {
        ImGuiKey key;
        const char* id;  // of an answer: its move text
    };
    static constexpr std::array<Letter, 5> letters{
        {{ImGuiKey_P, "P"}, {ImGuiKey_D, "D"}, {ImGuiKey_B, "=+"}, {ImGuiKey_S, "S"}, {ImGuiKey_F, "~"}}};
    // In these phases Enter acts at the keyboard cursor, because the board can answer.
    const Phase phase = at().phase;
    const bool on_board =
        selection_.cursor() || phase == Phase::target || phase == Phase::random || phase == Phase::exit;
    const bool default_step = key_pressed(ImGuiKey_Space) || (!on_board && key_pressed(ImGuiKey_Enter));
    if (default_step && selection_.give_default(scene())) return true;
    if (const int digit = digit_pressed(); digit >= 0 && selection_.give_numbered(scene(), digit)) return true;
    for (const Letter& letter : letters) {
        if (key_pressed(letter.key) && selection_.give_named(scene(), letter.id)) return true;
    }
    return default_step;
}

}  // namespace sightlines::dogfight
