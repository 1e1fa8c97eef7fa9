#include "games/crossfire_squads/draw/projection.h"

#include <algorithm>
#include <cmath>

#include "platform.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr float max_scale = 1.25f;  // CSS pixels per table unit
constexpr double wheel_ms = 150, glide_ms = 280;

ImVec2 middle(const Box& box) {
    return {static_cast<float>(box.left + box.right) / 2, static_cast<float>(box.top + box.bottom) / 2};
}

bool contains(const Area& area, ImVec2 p) {
    return area.min.x <= p.x && p.x <= area.max.x && area.min.y <= p.y && p.y <= area.max.y;
}

}  // namespace

float Camera::fitted_unit() const {
    const ImVec2 size = viewport_.size();
    const float across = std::max(size.x - 2 * margin_, 1.0f), down = std::max(size.y - 2 * margin_, 1.0f);
    return std::max(table_width / across, table_height / down);
}

// A table smaller than the viewport is centred, but for its foot; otherwise no more than the margin is visible beyond
// its edge.
Camera::Pose Camera::clamped(Pose pose) const {
    pose.unit = std::clamp(pose.unit, std::min(1 / max_scale, fitted_unit()), fitted_unit());
    const auto clamp_axis = [&](float centre, float viewport, float length) {
        const float seen = viewport * pose.unit / 2, beyond = margin_ * pose.unit;
        if (2 * seen >= length + 2 * beyond) return length / 2;
        return std::clamp(centre, seen - beyond, length - seen + beyond);
    };
    const ImVec2 size = viewport_.size();
    pose.centre = {clamp_axis(pose.centre.x, size.x, table_width), clamp_axis(pose.centre.y, size.y, table_height)};
    const float spare = (size.y - table_height / pose.unit) / 2;  // below it, where it is smaller than the viewport
    if (spare > 0) pose.centre.y += look_.sign() * pose.unit * std::clamp(foot_ - spare, 0.0f, spare);
    return pose;
}

void Camera::place(const Area& viewport, float margin) {
    const bool whole = !placed_ || is_fitted();
    viewport_ = viewport;
    margin_ = margin;
    placed_ = true;
    if (whole) aim_.unit = fitted_unit();
    aim_ = clamped(aim_);
    now_ = clamped(interpolated());
}

// Interpolates centre and units per pixel linearly, so that a point at the same screen position in both views stays
// there.
Camera::Pose Camera::interpolated() const {
    const double now = platform::now_ms();
    if (now >= ends_) return aim_;
    const auto left = static_cast<float>((ends_ - now) / (ends_ - begins_)), part = 1 - left * left * left;
    return {{std::lerp(from_.centre.x, aim_.centre.x, part), std::lerp(from_.centre.y, aim_.centre.y, part)},
            std::lerp(from_.unit, aim_.unit, part)};
}

void Camera::move_to(Pose to, double ms) {
    before_.reset();
    from_ = now_;
    aim_ = clamped(to);
    begins_ = ends_ = platform::now_ms();
    if (ms == 0 || platform::surroundings().reduced_motion) {
        now_ = aim_;
        return;
    }
    ends_ += ms;
    platform::animate_until(ends_);
}

Camera::Pose Camera::zoomed(Pose from, float factor, ImVec2 fixed) const {
    const ImVec2 mid = viewport_.centre();
    Pose to = from;
    to.unit = std::clamp(from.unit / factor, std::min(1 / max_scale, fitted_unit()), fitted_unit());
    const float by = look_.sign() * (from.unit - to.unit);
    to.centre = {from.centre.x + (fixed.x - mid.x) * by, from.centre.y + (fixed.y - mid.y) * by};
    return to;
}

void Camera::zoom(float factor, ImVec2 fixed) { move_to(zoomed(aim_, factor, fixed), wheel_ms); }

void Camera::drag(ImVec2 delta) {
    if (is_overview()) return;
    Pose to = now_;
    const float unit = look_.sign() * to.unit;
    to.centre = {to.centre.x - delta.x * unit, to.centre.y - delta.y * unit};
    move_to(to, 0);
}

void Camera::follow(bool hovered) {
    const ImGuiIO& io = ImGui::GetIO();
    if (hovered && io.MouseWheel != 0) zoom(std::exp2(io.MouseWheel * 0.4f), io.MousePos);
    const platform::Gesture& fingers = platform::gesture();
    if (!fingers.active && fingers.scale == 1) return;
    const ImVec2 middle_of{fingers.x, fingers.y};
    if (!contains(viewport_, middle_of)) return;
    Pose to = zoomed(now_, fingers.scale, middle_of);
    const float unit = look_.sign() * to.unit;
    to.centre = {to.centre.x - fingers.dx * unit, to.centre.y - fingers.dy * unit};
    move_to(to, 0);
}

void Camera::fit() { move_to({{table_width / 2.0f, table_height / 2.0f}, fitted_unit()}, glide_ms); }

void Camera::show_overview() {
    const Pose before = aim_;
    fit();
    before_ = before;
}

void Camera::leave_overview() {
    if (before_) move_to(Pose(*before_), glide_ms);
}

void Camera::toggle_zoom(ImVec2 fixed) {
    if (!is_fitted()) return fit();
    move_to(zoomed(now_, 2.6f, fixed), glide_ms);
}

void Camera::show(const Box& box, int spare) {
    const Area inner = on_screen(box.grown(-spare));
    if (contains(viewport_, inner.min) && contains(viewport_, inner.max)) return;
    const float unit = std::max(unit_for(box), aim_.unit);
    const ImVec2 half{viewport_.size().x * unit / 2, viewport_.size().y * unit / 2};
    const auto least = [](float from, float begin, float end, float reach) {
        return std::max(std::min(from, begin + reach), end - reach);
    };
    const auto [left, top, right, bottom] = box;
    move_to({{least(aim_.centre.x, static_cast<float>(left), static_cast<float>(right), half.x),
              least(aim_.centre.y, static_cast<float>(top), static_cast<float>(bottom), half.y)},
             unit},
            glide_ms);
}

Box Camera::sight() const {
    const ImVec2 half{viewport_.size().x * aim_.unit / 2, viewport_.size().y * aim_.unit / 2};
    return {static_cast<int>(aim_.centre.x - half.x), static_cast<int>(aim_.centre.y - half.y),
            static_cast<int>(aim_.centre.x + half.x), static_cast<int>(aim_.centre.y + half.y)};
}

void Camera::zoom_to_at_once(const Box& box, float most) {
    move_to({middle(box), std::max(unit_for(box), 1 / most)}, 0);
}
void Camera::zoom_to(const Box& box, float most) {
    move_to({middle(box), std::max(unit_for(box), 1 / most)}, glide_ms);
}

float Camera::unit_for(const Box& box) const {
    const ImVec2 size = viewport_.size();
    return std::max(static_cast<float>(box.right - box.left) / size.x,
                    static_cast<float>(box.bottom - box.top) / size.y);
}

ImVec2 Camera::at(ImVec2 units) const {
    const ImVec2 mid = viewport_.centre();
    const float unit = look_.sign() * now_.unit;
    return {mid.x + (units.x - now_.centre.x) / unit, mid.y + (units.y - now_.centre.y) / unit};
}

Area Camera::on_screen(const Box& box) const {
    const ImVec2 a = at(Point{box.left, box.top}), b = at(Point{box.right, box.bottom});
    return look_.turned ? Area{b, a} : Area{a, b};
}

ImVec2 Camera::on_table(ImVec2 screen) const {
    const ImVec2 mid = viewport_.centre();
    const float unit = look_.sign() * now_.unit;
    return {now_.centre.x + (screen.x - mid.x) * unit, now_.centre.y + (screen.y - mid.y) * unit};
}

Point Camera::point_at(ImVec2 screen) const {
    const ImVec2 point = on_table(screen);
    const auto whole = [](float value, int most) {
        return std::clamp(static_cast<std::int32_t>(std::lround(value)), 0, most);
    };
    return {whole(point.x, table_width), whole(point.y, table_height)};
}

}  // namespace sightlines::crossfire_squads
