#include "games/dogfight/draw/motion.h"

#include <algorithm>
#include <cmath>

#include "board/gunfire.h"
#include "platform.h"

namespace sightlines::dogfight {
namespace {

float lerp(float a, float b, float part) { return a + (b - a) * part; }
ImVec2 lerp(ImVec2 a, ImVec2 b, float part) { return {lerp(a.x, b.x, part), lerp(a.y, b.y, part)}; }

constexpr double step_ms = 300;

bool falls(const Position& before, const Position& after) {
    for (std::size_t letter = 0; letter < before.planes.size(); ++letter) {
        if (before.planes[letter].in_play() && after.planes[letter].out == Out::destroyed) return true;
    }
    return false;
}

// Takes the shorter way round.
float lerp_angle(float from, float to, float part) { return from + std::remainder(to - from, 6.2831853f) * part; }

}  // namespace

double Motion::duration(std::size_t from, std::size_t to) const {
    if (to != from + 1 || to > history().size()) return step_ms;
    if (falls(history().at(from), history().at(to))) return gunfire::fall_ms;
    return history().at(from).phase == Phase::hit ? gunfire::shot_ms : step_ms;
}

// Several steps that were flown in one go, one after the other.
Animation Motion::glide(std::size_t from, std::size_t to) const {
    double ms = 0;
    for (std::size_t ply = from; ply < to; ++ply) ms += duration(ply, ply + 1);
    Animation glide = Animation::between(from, from + 1, ms);
    glide.to = to;
    return glide;
}

void Motion::begin(std::size_t from, std::size_t to, bool flown) {
    animation_ = flown ? glide(from, to) : Animation::between(from, to, duration(from, to));
}

double Motion::left() const { return animation_.left(); }

Motion::Moment Motion::moment() const {
    const bool backwards = animation_.to < animation_.from;
    const std::size_t first = std::min(animation_.from, animation_.to), last = std::max(animation_.from, animation_.to);
    const auto plies = static_cast<float>(last - first);
    const float way = plies * (backwards ? 1 - animation_.part() : animation_.part());
    const auto ply = std::min(static_cast<std::size_t>(way), last - first - 1);
    return {first + ply, way - static_cast<float>(ply)};
}

// Of an aircraft in play before.
art::Look Motion::look_between(const Position& before, const Position& after, int letter, float part) const {
    const Aircraft &was = before.plane(letter), &is = after.plane(letter);
    const art::Look from = look_of(before, letter), to = look_of(after, letter);
    if (is.out == Out::destroyed) {
        art::Look look = from;
        look.ground.y += chart().size * 1.3f * part;  // out from under whoever shot it down from the same hex
        look.angle += 7 * part;
        look.level *= 1 - part * part;
        look.pitch = -3 * part;
        look.opacity = std::clamp((1 - part) * 5, 0.0f, 1.0f);
        return look;
    }
    art::Look look = to;
    look.ground = lerp(from.ground, to.ground, part);
    look.angle = lerp_angle(from.angle, to.angle, std::clamp(part * 1.6f - 0.4f, 0.0f, 1.0f));
    look.level = lerp(from.level, to.level, part);
    look.pitch = lerp(from.pitch, to.pitch, part);
    look.scale = lerp(from.scale, to.scale, part);
    look.opacity = is.in_play() ? 1 : 1 - part;
    if (is.spin && !was.spin) look.angle += 6.2831853f * part;
    return look;
}

void Motion::draw(ImDrawList& list) const {
    const auto [ply, eased] = moment();
    if (ply + 1 > history().size()) return;
    const Position& before = history().at(ply);
    const Position& after = history().at(ply + 1);
    const float part = falls(before, after) ? gunfire::uneased(eased) : eased;
    const bool last = history().cursor() == ply + 1;
    std::vector<art::Look> looks;
    for (int letter = 0; letter < static_cast<int>(std::min(before.planes.size(), after.planes.size())); ++letter) {
        const Aircraft &was = before.plane(letter), &is = after.plane(letter);
        if (!was.in_play()) continue;
        const bool moves = was.hex != is.hex || was.face != is.face || was.altitude != is.altitude || !is.in_play();
        if (!moves && last) labels_.draw(list, letter);
        looks.push_back(look_between(before, after, letter, part));
    }
    std::stable_sort(looks.begin(), looks.end(),
                     [](const art::Look& a, const art::Look& b) { return a.ground.y < b.ground.y; });
    for (const art::Look& look : looks) art::shadow(list, look);
    for (const art::Look& look : looks) art::stalk(list, look);
    for (int letter = 0; letter < static_cast<int>(after.planes.size()); ++letter) {
        if (!before.plane(letter).in_play() || after.plane(letter).out != Out::destroyed) continue;
        const art::Look hit = look_of(before, letter), now = look_between(before, after, letter, part);
        gunfire::fall(list, art::lifted(hit), art::lifted(now), now.ground, chart().size, part);
    }
    for (const art::Look& look : looks) art::plane(list, look);
    if (before.phase == Phase::hit && before.shot.firer != nobody) draw_tracers(list, before, part);
}

void Motion::draw_tracers(ImDrawList& list, const Position& before, float part) const {
    const int target = before.plane(before.shot.firer).target;
    if (target == nobody) return;
    const ImVec2 from = art::lifted(look_of(before, before.shot.firer)), to = art::lifted(look_of(before, target));
    gunfire::tracers(list, from, to, chart().size, part);
    const bool hit = !trails_.marks().shots.empty() && trails_.marks().shots.back().hits > 0;
    if (hit) gunfire::hits(list, to, chart().size, part);
}

}  // namespace sightlines::dogfight
