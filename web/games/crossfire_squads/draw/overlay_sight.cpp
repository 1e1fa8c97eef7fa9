// Overlay: what the chosen unit sees, what blocks its view, who is near it, and whom it shoots at.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/labels.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "games/crossfire_squads/draw/overlay.h"
#include "games/crossfire_squads/draw/sight_fan.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using art::Line;
using paint::faded;

// A counter on the screen.
struct Disc {
    ImVec2 centre;
    float radius;
};
Disc disc_of(const Camera& camera, const Position& at, UnitId id) {
    return {art::counter_place(camera, at, id), art::shown_radius(at[id], camera)};
}

// Where the piece blocks the line of sight: the middle of the line's part inside it, or the piece's middle.
ImVec2 blocking_point(const Camera& camera, const Piece& piece, ImVec2 from, ImVec2 to) {
    ImVec2 sum{0, 0};
    int inside = 0;
    constexpr int steps = 48;
    for (int i = 1; i < steps; ++i) {
        const float part = static_cast<float>(i) / steps;
        const ImVec2 p{std::lerp(from.x, to.x, part), std::lerp(from.y, to.y, part)};
        if (!piece.shape.contains(camera.point_at(p))) continue;
        sum = {sum.x + p.x, sum.y + p.y};
        ++inside;
    }
    if (inside > 0) return {sum.x / static_cast<float>(inside), sum.y / static_cast<float>(inside)};
    const Box& box = piece.shape.box();
    return camera.at(Point{(box.left + box.right) / 2, (box.top + box.bottom) / 2});
}

void cross_out(ImDrawList& list, ImVec2 at, ImU32 colour) {
    for (const float slope : {-1.0f, 1.0f})
        art::draw_line(list, {at.x - 5, at.y - 5 * slope}, {at.x + 5, at.y + 5 * slope}, colour, 2, Line::solid);
}

// Marks what blocks the line of fire, with the refusal as a tooltip.
void draw_blockage(ImDrawList& list, const Camera& camera, const Position& at, const LineForecast& line, Disc from,
                   Disc to) {
    const theme::Palette& p = theme::palette();
    if (const Piece* piece = at.terrain.find(line.piece); piece != nullptr && !line.seen) {
        art::outline_piece(list, camera, *piece, faded(p.refusal, 0.12f), p.refusal, 2);
        cross_out(list, blocking_point(camera, *piece, from.centre, to.centre), p.refusal);
    } else if (line.friendly != no_unit) {
        const Disc blocker = disc_of(camera, at, line.friendly);
        art::draw_ring(list, blocker.centre, blocker.radius + 4, p.refusal, 2);
    }
}

ImU32 side_colour(int side) {
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side)];
    return paint::is_dark(theme::palette().page) ? own.highlight : own.outline;
}

// The enemy, if the chosen unit has a line of fire to it.
UnitId fires_at(const Scene& scene, const Selection& selection, UnitId enemy) {
    const Choice& choice = selection.choice();
    const bool fires = enemy != no_unit && choice.unit != no_unit &&
                       line_of_fire(with_spots(scene.seen(), choice), choice.unit, enemy).accepted();
    return fires ? enemy : no_unit;
}

bool contains(const Units& units, UnitId id) { return std::find(units.begin(), units.end(), id) != units.end(); }

}  // namespace

void Overlay::draw_lines() const {
    if (chosen() == no_unit || !seen()[chosen()].on_table() || forecasts().lines.empty()) return;
    const theme::Palette& p = theme::palette();
    const bool has_preview = choice().goal || selection_.hovered().goal || forecasts().volley;
    const Unit& unit = seen()[chosen()];
    const bool arc = row_of(unit.kind).arc;
    const art::FanInk ink = art::fan_ink(arc);
    art::draw_fan(list_, camera_, art::fan_at(seen(), stand_of(unit), arc ? aim_of(unit) : no_heading),
                  faded(ink.fill, has_preview ? 0.6f : 1), ink.edge, paint::hairline());
    const Disc own = disc_of(camera_, seen(), chosen());
    for (const LineForecast& line : forecasts().lines) {
        const Disc enemy = disc_of(camera_, seen(), line.enemy);
        const bool is_target =
            line.enemy == hovered() || line.enemy == choice().target || line.enemy == selection_.refused_target();
        const auto is_at_it = [&](const Shot& shot) { return shot.target == line.enemy; };
        const bool aims = unit.kind == Kind::fo || std::ranges::any_of(selection_.shots(), is_at_it);
        if (!all_ && !is_target && !aims) continue;
        const ImVec2 from = art::towards(own.centre, enemy.centre, own.radius + 2);
        const ImVec2 to = art::towards(enemy.centre, own.centre, enemy.radius + 3);
        if (line.fire.accepted()) {
            const bool is_closest = line.closest;
            art::draw_line(list_, from, to, is_closest ? p.accent : faded(p.text, has_preview ? 0.4f : 0.75f),
                           is_closest ? 2.0f : 1.2f, Line::solid);
            if (is_closest) art::draw_reticle(list_, enemy.centre, enemy.radius + 5, p.accent, 2);
        } else if (line.seen) {
            art::draw_line(list_, from, to, faded(p.text, has_preview ? 0.3f : 0.6f), 1.2f, Line::dashed);
        } else if (is_target) {
            art::draw_line(list_, from, to, faded(p.refusal, 0.7f), 1.2f, Line::dotted);
        }
        if (is_target && !line.fire.accepted()) draw_blockage(list_, camera_, seen(), line, own, enemy);
    }
}

// From a platoon's commander to the units that could take part in a crossfire.
void Overlay::draw_command_lines() const {
    const Unit& unit = seen()[chosen()];
    const Disc own = disc_of(camera_, seen(), chosen());
    each_on_table(seen(), side_of(chosen()), [&](UnitId id, const Unit& other) {
        const bool commands = (unit.kind == Kind::pc) != (other.kind == Kind::pc);
        const Unit& commander = unit.kind == Kind::pc ? unit : other;
        if (id == chosen() || !commands || unit.platoon == 0 || unit.platoon != other.platoon) return;
        if (commander.state == State::suppressed || !sees(seen(), chosen(), id)) return;
        const Disc disc = disc_of(camera_, seen(), id);
        const bool directs = id == choice().director || chosen() == choice().director;
        art::draw_line(list_, art::towards(own.centre, disc.centre, own.radius + 6),
                       art::towards(disc.centre, own.centre, disc.radius + 4),
                       directs ? theme::palette().accent : side_colour(side_of(id)), directs ? 2.0f : 1.2f,
                       Line::solid);
    });
}

void Overlay::draw_rings() const {
    const theme::Palette& p = theme::palette();
    if (hovered() != no_unit && hovered() != chosen() && is_shown(hovered())) {
        const Disc disc = disc_of(camera_, seen(), hovered());
        art::draw_ring(list_, disc.centre, disc.radius + 3, faded(p.text, 0.7f), 1.2f);
    }
    for (const UnitId id : choice().partners) {
        if (!is_shown(id)) continue;
        const Disc partner = disc_of(camera_, seen(), id);
        art::draw_ring(list_, partner.centre, partner.radius + 4, p.accent, 2);
    }
    if (chosen() == no_unit || !is_shown(chosen())) return;
    const Unit& unit = seen()[chosen()];
    const Disc own = disc_of(camera_, seen(), chosen());
    list_.AddCircleFilled(own.centre, own.radius + 9, faded(p.accent, 0.2f));
    art::draw_ring(list_, own.centre, own.radius + 5, p.accent, 2.6f);
    const bool together =
        choice().grouping || choice().target != no_unit || !choice().partners.empty() || unit.state != State::fit;
    if (!unit.on_table() || is_chance(seen().phase) || !(all_ || together)) return;
    const float reach = static_cast<float>(radius_of(unit) + base_width) * camera_.scale();
    if (reach > own.radius + 7) art::draw_dotted_ring(list_, own.centre, reach, faded(p.text, 0.75f));
    each_on_table(seen(), side_of(chosen()), [&](UnitId id, const Unit& other) {
        if (id == chosen() || contains(choice().partners, id)) return;
        const Disc disc = disc_of(camera_, seen(), id);
        if (near(stand_of(unit), stand_of(other)))
            art::draw_dotted_ring(list_, disc.centre, disc.radius + 4.5f, faded(p.text, 0.85f));
        if (unit.platoon == 0 || unit.platoon != other.platoon) return;
        list_.AddCircle(disc.centre, disc.radius + 2.5f, side_colour(side_of(id)), 0, 2);
    });
    draw_command_lines();
    if (choice().director != no_unit && is_shown(choice().director)) {
        const Disc commander = disc_of(camera_, seen(), choice().director);
        art::draw_reticle(list_, commander.centre, commander.radius + 4, p.accent, 1.6f);
    }
}

// Dice beside each shooter, chances beside the target. Shooters without a line of fire are marked.
void Overlay::draw_volley() const {
    const std::optional<VolleyForecast>& volley = forecasts().volley;
    if (!volley || volley->shots.empty()) return;
    const theme::Palette& p = theme::palette();
    const bool reacts = seen().phase == Phase::react && seen().motion;
    const bool pointed = !reacts && choice().target == no_unit && selection_.points_at_enemy(scene_);
    const UnitId target = pointed ? fires_at(scene_, selection_, hovered()) : shown_target(scene_, selection_);
    if (target == no_unit) return;
    const Position scene = with_spots(seen(), choice());
    const auto fires = [&](UnitId shooter) { return line_of_fire(scene, shooter, target).accepted(); };
    const ImVec2 goal = reacts ? camera_.at(scene[target].at) : art::counter_place(camera_, scene, target);
    const float radius = art::shown_radius(seen()[target], camera_);
    for (const ShotForecast& shot : volley->shots) {
        const ImVec2 from = art::counter_place(camera_, scene, shot.shooter);
        const float own = art::shown_radius(seen()[shot.shooter], camera_);
        const ImVec2 begin = art::towards(from, goal, own + 3), end = art::towards(goal, from, radius + 6);
        const bool can_fire = fires(shot.shooter);
        const ImU32 ink = can_fire ? p.accent : p.refusal;
        art::draw_line(list_, begin, end, ink, can_fire ? 2.4f : 1.6f, can_fire ? Line::solid : Line::dotted);
        if (!can_fire) continue;
        art::draw_arrow_head(list_, begin, end, ink, 9);
        art::draw_dice(list_, art::towards(from, goal, own + 15), 17, shot.vehicle ? 0 : shot.dice.total(), ink);
    }
    const bool allowed = (!reacts && choice().target == no_unit) || is_allowed();
    art::draw_reticle(list_, goal, radius + 5, allowed ? p.accent : p.refusal, 2.2f);
    if (!allowed) return;
    const Unit& aimed = seen()[target];
    const std::string label = reacts              ? words::stops_label(words::percent(volley->hits))
                              : is_vehicle(aimed) ? words::destroys_label(words::percent(volley->after[3]))
                                                  : (aimed.state == State::suppressed
                                                         ? words::destroys_label
                                                         : words::suppresses_label)(words::percent(volley->keeps));
    const Area odds = odds_label_area(camera_, scene_, target, goal);
    art::draw_label(list_, odds.centre(), label, p.accent);
    test_ids::add("volley-odds", odds.min, odds.max);
    if (all_ && volley->shots.size() == 1 && !volley->shots.front().vehicle)
        art::draw_odds(list_, {goal.x - 30, goal.y + radius + 13}, 60, volley->shots.front().odds);
}

void Overlay::draw_highlights() const {
    const theme::Palette& p = theme::palette();
    if (const Piece* piece = seen().terrain.find(selection_.lit_piece()); piece != nullptr)
        art::outline_piece(list_, camera_, *piece, faded(p.refusal, 0.14f), p.refusal, 2.4f);
    for (const UnitId id : selection_.lit_units()) {
        if (!is_shown(id)) continue;
        const Disc lit = disc_of(camera_, seen(), id);
        list_.AddCircleFilled(lit.centre, lit.radius + 8, faded(p.refusal, 0.16f));
        art::draw_ring(list_, lit.centre, lit.radius + 6, p.refusal, 2.2f);
    }
}

UnitId shown_target(const Scene& scene, const Selection& selection) {
    const Position& at = scene.seen();
    const std::optional<VolleyForecast>& volley = selection.forecasts().volley;
    if (!volley || volley->shots.empty()) return no_unit;
    if (at.phase == Phase::react && at.motion) return at.motion->unit;
    const Choice& choice = selection.choice();
    if (choice.target != no_unit) return choice.target;
    return fires_at(scene, selection, selection.aimed_at(scene));
}

Area odds_label_area(const Camera& camera, const Scene& scene, UnitId target, ImVec2 goal) {
    constexpr float half = 68, high = 18;
    const float radius = art::shown_radius(scene.unit(target), camera), top = goal.y - radius - 14;
    std::vector<art::Disc> discs;
    for (int id = 0; id < all_units; ++id) {
        const auto unit = static_cast<UnitId>(id);
        if (!art::is_shown(scene.seen(), unit, scene.viewer())) continue;
        const Disc disc = disc_of(camera, scene.seen(), unit);
        discs.push_back({disc.centre, disc.radius});
    }
    const std::optional<Motion>& motion = scene.seen().motion;
    for (int part = 0; motion && part <= 4; ++part)
        discs.push_back({camera.at(point_of(*motion, motion->halt * part / 4)), 2});
    const Area above{{goal.x - half, top - high}, {goal.x + half, top}};
    const auto is_covered = [&](const art::Disc& disc) { return art::overlap(above, disc); };
    if (std::none_of(discs.begin(), discs.end(), is_covered)) return above;
    const art::Tag tag{{goal, radius + 22}, 2 * half, high};
    const auto placed = art::place_tags({&tag, 1}, discs, {}, camera.viewport()).front();
    return placed ? placed->area : above;
}

std::vector<Area> lit_areas(const Camera& camera, const Scene& scene, const Selection& selection) {
    std::vector<Area> areas;
    for (const UnitId id : selection.lit_units()) {
        if (!art::is_shown(scene.seen(), id, scene.viewer())) continue;
        const Disc lit = disc_of(camera, scene.seen(), id);
        areas.push_back(square_around(lit.centre, lit.radius + 8));
    }
    return areas;
}

}  // namespace sightlines::crossfire_squads
