// Overlay of a previewed move, of a mover that may be shot at, and of units about to be placed.
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

#include "base/sort_short.h"
#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/advice/compass.h"
#include "games/crossfire_squads/advice/picks.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/art/map_palette.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "games/crossfire_squads/draw/overlay.h"
#include "games/crossfire_squads/draw/sight_fan.h"
#include "games/crossfire_squads/rules/deployment.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/crossfire_squads/text/labels.h"
#include "games/crossfire_squads/text/lexicon.h"
#include "games/crossfire_squads/text/panel_sentences.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using art::Line;
using paint::faded;

constexpr float planned = 0.55f;  // opacity of a counter where its unit would go

const char* halt_text(Halt why) {
    switch (why) {
        case Halt::destination: return nullptr;
        case Halt::inside: return labels::stops_inside;
        case Halt::outside: return labels::stops_outside;
        case Halt::contact: return labels::close_combat;
        case Halt::mine: return labels::stops_in_minefield;
        case Halt::held: return labels::enemy_building;
        case Halt::wire: return labels::stops_at_wire;
        case Halt::walls: return labels::stops_at_building;
    }
    return nullptr;
}

ImVec2 offset_sideways(ImVec2 p, ImVec2 direction, float distance) {
    return {p.x - direction.y * distance, p.y + direction.x * distance};
}

ImVec2 direction(ImVec2 from, ImVec2 to) {
    const float length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1e-3f);
    return {(to.x - from.x) / length, (to.y - from.y) / length};
}

// Lines beside the path of a move, one for each enemy, along the stretches where it could fire, with its dice. Pattern
// and distance from the path distinguish the enemies.
class ExposureLines {
  public:
    ExposureLines(ImDrawList& list, const Camera& camera, const Position& at, const Route& route, float radius)
        : list_(list), camera_(camera), at_(at), route_(route), radius_(radius) {}

    void draw(const Exposure& exposure, int place, bool bright) const {
        const theme::Side& own = theme::sides()[static_cast<std::size_t>(side_of(exposure.enemy))];
        const ImU32 colour = faded(paint::is_dark(theme::palette().page) ? own.highlight : own.fill, bright ? 1 : 0.6f);
        static constexpr std::array<Line, 3> patterns{Line::solid, Line::dashed, Line::dotted};
        const int pair = place / 2;  // one on either side of the way
        const Line pattern = patterns[static_cast<std::size_t>(pair % 3)];
        const ImVec2 along = direction(camera_.at(route_.at(0)), camera_.at(route_.at(route_.last())));
        const float offset = (place % 2 == 0 ? 1.0f : -1.0f) * (6 + 5 * static_cast<float>(pair));
        const ImVec2 enemy = art::counter_place(camera_, at_, exposure.enemy);
        for (const Exposure::Segment& segment : exposure.segments) {
            ImVec2 from = offset_sideways(camera_.at(route_.at(segment.first)), along, offset);
            ImVec2 to = offset_sideways(camera_.at(route_.at(segment.last)), along, offset);
            if (std::hypot(to.x - from.x, to.y - from.y) < 4) {
                from = {from.x - along.x * 2, from.y - along.y * 2};
                to = {to.x + along.x * 2, to.y + along.y * 2};
            }
            const ImVec2 middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
            if (bright)
                art::draw_line(list_, art::towards(enemy, middle, radius_), middle, faded(colour, 0.55f), 1.2f,
                               Line::dashed);
            art::draw_line(list_, from, to, colour, 3, pattern);
        }
    }

    // Call after draw() for all enemies, so that no line crosses a number.
    void draw_numbers(const Exposure& exposure, int place) const {
        const theme::Side& own = theme::sides()[static_cast<std::size_t>(side_of(exposure.enemy))];
        const ImVec2 along = direction(camera_.at(route_.at(0)), camera_.at(route_.at(route_.last())));
        const int pair = place / 2;
        const float offset = (place % 2 == 0 ? 1.0f : -1.0f) * (17 + 5 * static_cast<float>(pair));
        for (const Exposure::Segment& segment : exposure.segments) {
            const ImVec2 from = camera_.at(route_.at(segment.first)), to = camera_.at(route_.at(segment.last));
            const bool room = std::hypot(to.x - from.x, to.y - from.y) > 15 || exposure.segments.size() == 1;
            if (room)
                art::draw_dice(list_, offset_sideways({(from.x + to.x) / 2, (from.y + to.y) / 2}, along, offset), 15,
                               segment.dice, own.fill);
        }
    }

  private:
    ImDrawList& list_;
    const Camera& camera_;
    const Position& at_;
    const Route& route_;
    float radius_;
};

bool is_shot_at_end(const Leg& leg) {
    return std::any_of(leg.exposures.begin(), leg.exposures.end(), [&](const Exposure& exposure) {
        return !exposure.segments.empty() && exposure.segments.back().last >= leg.plan.halt;
    });
}

void draw_previewed(ImDrawList& list, const Camera& camera, const Position& at, UnitId id, Point point, Point face,
                    Point turret, float opacity) {
    art::Look look{camera.at(point),    art::shown_radius(at[id], camera), side_of(id), at[id], opacity,
                   camera.look().turned};
    look.numbered = false;
    look.unit.prone = false;
    look.unit.placement = Placement::standing;
    if (face != no_heading && row_of(look.unit.kind).arc) look.unit.face = face;
    if (is_vehicle(look.unit) && look.unit.face == no_heading) look.unit.face = {0, side_of(id) == 0 ? -1 : 1};
    if (has_turret(look.unit)) look.unit.turret = turret != no_heading ? turret : look.unit.face;
    art::draw_counter(list, look);
}

std::vector<Point> smoke_points(Point middle, Slant slant, int bases) {
    static constexpr std::array<Point, 4> steps{{{48, 0}, {0, 48}, {34, -34}, {34, 34}}};
    const Point step = steps[static_cast<std::size_t>(slant)];
    std::vector<Point> points;
    points.reserve(static_cast<std::size_t>(bases));
    for (int k = 0; k < bases; ++k)
        points.push_back(middle + Point{(2 * k - bases + 1) * step.x, (2 * k - bases + 1) * step.y});
    return points;
}

}  // namespace

void Overlay::draw_suggestions() const {
    const theme::Palette& p = theme::palette();
    for (const Leg& leg : selection_.legs_left())
        art::draw_line(list_, camera_.at(leg.from), camera_.at(leg.plan.at), faded(p.text, 0.6f), 1.8f, Line::dashed);
    if (seen().phase != Phase::play || !scene_.decides() || scene_.viewer() != scene_.decider()) return;
    if (chosen() == no_unit) {
        const UnitId suggested = selection_.suggested_unit(scene_);
        if (suggested == no_unit || !is_shown(suggested)) return;
        const ImVec2 at = art::counter_place(camera_, seen(), suggested);
        const float radius = art::shown_radius(seen()[suggested], camera_);
        list_.AddCircleFilled(at, radius + 12, faded(p.accent, 0.16f));
        art::draw_ring(list_, at, radius + 6, p.accent, 2.4f);
        art::draw_ring(list_, at, radius + 12, faded(p.accent, 0.5f), 1.2f);
        return;
    }
    if (choice().tool != Tool::orders || choice().target != no_unit || !choice().partners.empty()) return;
    const float radius = art::shown_radius(seen()[chosen()], camera_);
    for (const AdvisedPlace& place : selection_.places()) {
        if (!place.is_worth_going()) continue;
        art::draw_place(list_, camera_.at(place.at), radius + 4);
    }
}

// Its dice: in words on the line to the place, over neither counter nor label; a die where there is no room.
void Overlay::draw_threat(const Threat& threat, ImVec2 enemy, ImVec2 at, float radius, std::vector<Area>& taken) const {
    constexpr float die = 15, step = 10;
    const ImU32 ink = theme::palette().refusal;
    const std::string words = words::dice(threat.dice);
    const float end = std::hypot(at.x - enemy.x, at.y - enemy.y);
    const auto area_at = [&](float away, ImVec2 size) {
        const auto [x, y] = art::towards(enemy, at, away);
        return Area{{x - size.x / 2, y - size.y / 2}, {x + size.x / 2, y + size.y / 2}};
    };
    const auto first_free = [&](float from, float until, ImVec2 size) -> std::optional<float> {
        for (float away = from; away <= until; away += step) {
            const Area area = area_at(away, size);
            const bool hit =
                std::any_of(taken.begin(), taken.end(), [&](const Area& t) { return art::overlap(area, t); }) ||
                std::any_of(units_.discs().begin(), units_.discs().end(),
                            [&](const art::Disc& disc) { return art::overlap(area, disc); });
            if (!hit) return away;
        }
        return std::nullopt;
    };
    const ImVec2 wide = art::label_size(list_, words);
    const std::optional<float> wordy = threat.dice > 0 ? first_free(46, end - 54, wide) : std::nullopt;
    const float away = wordy.value_or(first_free(radius + 12, end - radius, {die, die}).value_or(radius + 12));
    const Area area = area_at(away, wordy ? wide : ImVec2{die, die});
    taken.push_back(area);
    test_ids::add("threat:" + unit_name(threat.enemy), area.min, area.max);
    if (wordy) return art::draw_label(list_, art::towards(enemy, at, away), words, ink);
    art::draw_dice(list_, art::towards(enemy, at, away), die, threat.dice, ink);
}

// On none of the counters and names, nor on the way that comes `from` there; where there is no room it is left out, as
// the panel says it as well.
void Overlay::draw_label_beside(const art::Disc& disc, ImVec2 from, const std::string& text, ImU32 ink,
                                std::vector<Area> taken) const {
    constexpr float way = 7;
    taken.push_back(square_around(art::towards(disc.centre, from, disc.radius + way), way));
    const ImVec2 size = art::label_size(list_, text);
    const art::Tag tag{disc, size.x, size.y};
    const auto placed = art::place_tags({&tag, 1}, units_.discs(), taken, camera_.viewport()).front();
    if (!placed) return;
    art::draw_label(list_, placed->area.centre(), text, ink);
}

// Forecast of the close combat that a move would end in.
void Overlay::draw_melee(const MeleeForecast& melee, const art::Disc& place, ImVec2 from,
                         const std::vector<Area>& taken) const {
    const int side = side_of(chosen());
    for (const UnitId id : melee.units) {
        if (!seen()[id].on_table() || side_of(id) == side) continue;
        art::draw_ring(list_, art::counter_place(camera_, seen(), id), art::shown_radius(seen()[id], camera_) + 5,
                       theme::palette().accent, 2);
    }
    const std::string chance = words::percent(melee.wins[static_cast<std::size_t>(side)]);
    draw_label_beside(place, from, words::melee_label(melee, side, chance), theme::palette().accent, taken);
}

// A line in the colour of ways; red dashes where somebody may shoot, on a band as wide as their dice. The first pixels
// of it are left out.
void Overlay::draw_leg(const Leg& leg, float skip) const {
    constexpr float least = 12;  // of a stretch
    const Route route(leg.from, leg.to);
    const ImVec2 from = camera_.at(leg.from), to = camera_.at(leg.plan.at);
    const ImU32 red = theme::palette().refusal;
    const auto far = [&](ImVec2 p) { return std::hypot(p.x - from.x, p.y - from.y); };
    const auto at = [&](float pixels) { return art::towards(from, to, pixels); };
    const float end = far(to);
    std::vector<std::pair<float, float>> stretches;
    for (const Exposure& exposure : leg.exposures) {
        for (const Exposure::Segment& segment : exposure.segments) {
            const float first = far(camera_.at(route.at(segment.first))),
                        last = far(camera_.at(route.at(segment.last)));
            const float more = std::max(least - (last - first), 0.0f) / 2;
            stretches.emplace_back(std::clamp(first - more, std::min(skip, end), end), std::min(last + more, end));
            list_.AddLine(at(stretches.back().first), at(stretches.back().second), faded(red, 0.3f),
                          5 + 2.2f * static_cast<float>(segment.dice));
        }
    }
    sort_short(stretches, std::less());
    float drawn = std::min(skip, end);
    const auto draw = [&](float until, bool seen) {
        if (until <= drawn) return;
        art::draw_line(list_, at(drawn), at(until), seen ? red : art::map_colours().way, seen ? 3.4f : 3,
                       seen ? Line::dashed : Line::solid);
        drawn = until;
    };
    for (const auto& [first, last] : stretches) {
        draw(first, false);
        draw(last, true);
    }
    draw(end, false);
}

// Where the chosen unit would end. On its own counter a preview would hide which is which: there only ring and arrow.
void Overlay::draw_arrival(Point place, Point face, Point turret, ImU32 ink) const {
    constexpr float arrow = 13, rings = 8;
    const Unit& unit = seen()[chosen()];
    const float radius = art::shown_radius(unit, camera_);
    const ImVec2 end = camera_.at(place), own = art::counter_place(camera_, seen(), chosen());
    const float far = std::hypot(end.x - own.x, end.y - own.y);
    const bool apart = far > radius + art::shown_radius(unit, camera_, true) + rings;
    if (apart) draw_previewed(list_, camera_, seen(), chosen(), place, face, turret, planned);
    art::draw_ring(list_, end, radius + 3, ink, 2.4f);
    if (!apart && far > 0) art::draw_arrow_head(list_, own, end, ink, arrow);
    const auto [min, max] = square_around(end, radius);
    test_ids::add(apart ? "ghost" : "walk-end", min, max);
}

// Each enemy that may shoot is tied to the worst place.
void Overlay::draw_walk(const Walk& walk, Point goal, const std::optional<MeleeForecast>& melee,
                        std::vector<Area> taken) const {
    const theme::Palette& p = theme::palette();
    const float radius = art::shown_radius(seen()[chosen()], camera_);
    const ImVec2 to = camera_.at(goal), end = camera_.at(walk.end());
    const ImU32 way = art::map_colours().way;
    constexpr float waypoint = 6.5f;
    for (const Leg& leg : walk.legs)
        taken.push_back(square_around(camera_.at(leg.plan.at), &leg == &walk.legs.back() ? radius : waypoint));
    std::size_t tied = 0;
    for (const Threat& threat : threats_of(walk)) {
        if (++tied > 4) break;
        const ImVec2 enemy = art::counter_place(camera_, seen(), threat.enemy), at = camera_.at(threat.at);
        const float away = art::shown_radius(seen()[threat.enemy], camera_);
        art::draw_line(list_, art::towards(enemy, at, away + 2), at, faded(p.refusal, 0.7f), 1.2f, Line::dashed);
        draw_threat(threat, enemy, at, away, taken);
    }
    if (!walk.arrives) {
        art::draw_line(list_, end, to, faded(p.text, 0.45f), 1.4f, Line::dotted);
        list_.AddCircle(to, 4, faded(p.text, 0.6f), 0, 1.2f);
    }
    for (const Leg& leg : walk.legs) draw_leg(leg, &leg == &walk.legs.front() ? radius + 2 : 0);
    for (const Leg& leg : walk.legs) {
        if (&leg == &walk.legs.back()) break;
        list_.AddCircleFilled(camera_.at(leg.plan.at), waypoint, p.raised);
        list_.AddCircleFilled(camera_.at(leg.plan.at), 4.5f, way);
        const auto [min, max] = square_around(camera_.at(leg.plan.at), waypoint);
        test_ids::add("halt:" + std::to_string(&leg - walk.legs.data()), min, max);
    }
    const Leg& last = walk.legs.back();
    draw_arrival(last.plan.at, reduced(last.to - last.from), choice().turret, is_shot_at_end(last) ? p.refusal : way);
    const art::Disc preview{end, radius + 5};
    if (melee) return draw_melee(*melee, preview, camera_.at(last.from), taken);
    const char* words = walk.arrives ? nullptr : halt_text(last.plan.why);
    if (words != nullptr) draw_label_beside(preview, camera_.at(last.from), words, p.text, std::move(taken));
}

// Those that come along, round the place where their leader would end.
void Overlay::draw_companions(Point place) const {
    std::size_t heading = 2;
    for (const UnitId id : choice().partners) {
        const int far = radius_of(seen()[chosen()]) + radius_of(seen()[id]) + 8;
        const Point beside = away(place, compass[heading % compass.size()], far);
        draw_previewed(list_, camera_, seen(), id, beside, no_heading, no_heading, 0.5f);
        heading += 4;
    }
}

void Overlay::draw_preview(const std::vector<Area>& taken) const {
    const std::optional<Point> goal = selection_.shown_goal();
    if (const AdvisedPlace* place = selection_.proposal(); place != nullptr && !goal)
        return draw_walk(place->walk, place->at, std::nullopt, taken);
    if (!forecasts().move || !goal || chosen() == no_unit || !seen()[chosen()].on_table()) return;
    const bool walks = forecasts().walk && !forecasts().walk->legs.empty() && forecasts().move->verdict.accepted();
    if (walks) return draw_walk(*forecasts().walk, *goal, forecasts().charge, taken);
    const theme::Palette& p = theme::palette();
    const MoveForecast& move = *forecasts().move;
    const bool allowed = move.verdict.accepted();
    const ImU32 ink = allowed ? art::map_colours().way : p.refusal;
    const Route route(seen()[chosen()].at, *goal);
    const ImVec2 from = camera_.at(seen()[chosen()].at), halt = camera_.at(move.plan.at), to = camera_.at(*goal);
    const float radius = art::shown_radius(seen()[chosen()], camera_);
    if (move.plan.halt < route.last()) {
        art::draw_line(list_, halt, to, faded(p.text, 0.45f), 1.4f, Line::dotted);
        list_.AddCircle(to, 4, faded(p.text, 0.6f), 0, 1.2f);
    }
    art::draw_line(list_, art::towards(from, halt, radius + 2), halt, ink, 2.6f, Line::solid);
    const ExposureLines lines(list_, camera_, seen(), route, radius);
    int place = 0;
    for (const Exposure& exposure : move.exposures)
        lines.draw(exposure, place++, hovered() == no_unit || hovered() == exposure.enemy || choice().goal.has_value());
    place = 0;
    for (const Exposure& exposure : move.exposures) lines.draw_numbers(exposure, place++);
    draw_arrival(move.plan.at, reduced(*goal - seen()[chosen()].at), no_heading, ink);
    if (!choice().partners.empty() && choice().tool == Tool::orders) draw_companions(move.plan.at);
    if (!choice().partners.empty() && choice().tool == Tool::orders)
        art::draw_dotted_ring(list_, choice().gathering ? camera_.at(*choice().gathering) : halt, 150 * camera_.scale(),
                              faded(p.accent, 0.9f));
    const art::Disc preview{halt, radius + 5};
    if (move.melee) return draw_melee(*move.melee, preview, from, taken);
    if (const char* words = halt_text(move.plan.why)) draw_label_beside(preview, from, words, ink, taken);
}

// Ticks for the slider's points; at the chosen one the mover and the lines of fire at it.
void Overlay::draw_reaction() const {
    if (!seen().motion) return;
    const Motion& motion = *seen().motion;
    const theme::Palette& p = theme::palette();
    const Unit& mover = seen()[motion.unit];
    if (!mover.on_table()) return;
    const float radius = art::shown_radius(mover, camera_);
    const ImVec2 from = camera_.at(motion.from), to = camera_.at(point_of(motion, motion.halt));
    const theme::Side& own = theme::sides()[static_cast<std::size_t>(side_of(motion.unit))];
    const ImU32 ink = paint::is_dark(p.page) ? own.highlight : own.outline;
    if (motion.kind != MotionKind::pivot) {
        art::draw_line(list_, from, to, ink, 2.4f, Line::dashed);
        art::draw_arrow_head(list_, from, to, ink, 10);
        list_.AddCircle(from, radius, faded(ink, 0.7f), 0, 1.4f);
    }
    if (seen().phase != Phase::react || slider().empty()) return;
    const ImVec2 along = direction(from, to);
    for (const Exposure& exposure : forecasts().exposures) {
        for (const Exposure::Segment& segment : exposure.segments)
            list_.AddLine(camera_.at(point_of(motion, segment.first)), camera_.at(point_of(motion, segment.last)),
                          faded(p.accent, 0.3f), 5 + 2.2f * static_cast<float>(segment.dice));
    }
    for (const ReactionPoint& moment : forecasts().reaction_points) {
        const ImVec2 at = camera_.at(point_of(motion, slider().points[static_cast<std::size_t>(moment.first)]));
        art::draw_line(list_, offset_sideways(at, along, -6), offset_sideways(at, along, 6), faded(p.accent, 0.9f),
                       1.6f, Line::solid);
    }
    const int point = slider().point();
    const ImVec2 here = camera_.at(point_of(motion, point));
    for (const Exposure& exposure : forecasts().exposures) {
        const Exposure::Segment* segment = segment_at(forecasts().exposures, exposure.enemy, point);
        if (segment == nullptr || exposure.enemy == chosen()) continue;
        const ImVec2 shooter = art::counter_place(camera_, seen(), exposure.enemy);
        const float away = art::shown_radius(seen()[exposure.enemy], camera_);
        art::draw_line(list_, art::towards(shooter, here, away + 2), art::towards(here, shooter, radius + 3),
                       faded(p.text, 0.75f), 1.4f, Line::solid);
        art::draw_dice(list_, art::towards(shooter, here, away + 13), 15, segment->dice, p.text);
    }
    art::draw_ring(list_, here, radius + 4, p.accent, 2.6f);
}

// The arc of fire of a gun or vehicle at the goal.
void Overlay::draw_intended_arc(Point point) const {
    const theme::Palette& p = theme::palette();
    if (choice().face == no_heading || !row_of(seen()[chosen()].kind).arc) return;
    const art::Fan& fan = art::fan_at(seen(), {point, radius_of(seen()[chosen()])}, reduced(choice().face));
    art::draw_fan(list_, camera_, fan, faded(p.accent, 0.14f), faded(p.accent, 0.8f), 1.4f);
}

void Overlay::draw_spots() const {
    const theme::Palette& p = theme::palette();
    if (chosen() != no_unit && seen()[chosen()].on_table() &&
        (choice().tool == Tool::turn || choice().tool == Tool::turret))
        draw_intended_arc(seen()[chosen()].at);
    if (seen().group && seen().phase == Phase::group && chosen() != no_unit) {
        const ImVec2 meeting = camera_.at(seen().group->dest);
        const int reach = radius_of(seen()[chosen()]) + base_width;  // CS-MOVE-13
        art::draw_dotted_ring(list_, meeting, static_cast<float>(reach) * camera_.scale(), p.accent);
        list_.AddCircleFilled(meeting, 2.5f, p.accent);
    }
    for (const auto& [id, spot] : choice().spots) {
        draw_previewed(list_, camera_, seen(), id, spot.at, spot.face, no_heading, 0.85f);
        art::draw_ring(list_, camera_.at(spot.at), art::shown_radius(seen()[id], camera_) + 4, p.accent, 2);
    }
    const std::optional<Point> goal = selection_.shown_goal();
    const bool allowed = !choice().goal || is_allowed();
    const ImU32 ink = allowed ? p.accent : p.refusal;
    if (const Piece* piece = seen().terrain.find(choice().piece))
        art::outline_piece(list_, camera_, *piece, faded(ink, 0.16f), ink, 2.4f);
    if (!goal) return;
    const bool places = seen().phase == Phase::deploy || seen().phase == Phase::reveal || choice().tool == Tool::cross;
    const ImVec2 here = camera_.at(*goal);
    if (choice().tool == Tool::smoke && chosen() != no_unit) {
        for (const Point at : smoke_points(*goal, choice().slant, row_of(seen()[chosen()].calibre).smoke)) {
            list_.AddCircleFilled(camera_.at(at), 50 * camera_.scale(), faded(p.secondary, 0.4f));
            art::draw_dotted_ring(list_, camera_.at(at), 50 * camera_.scale(), ink);
        }
    } else if (choice().tool == Tool::mine) {
        const std::optional<Action> action = selection_.intended(scene_);
        const auto* mine = action ? std::get_if<LayMine>(&*action) : nullptr;
        if (mine == nullptr || mine->piece != no_piece) return;
        const Piece field{first_mine, Ground::mine, Polygon(mine->corners), nobody, false};
        art::outline_piece(list_, camera_, field, faded(ink, 0.2f), ink, 2);
    } else if (choice().tool == Tool::wire) {
        const Piece wire{first_wire, Ground::wire, wire_shape({*goal, choice().slant}), nobody, false};
        art::outline_piece(list_, camera_, wire, faded(ink, 0.2f), ink, 2);
    } else if (choice().tool == Tool::recon) {
        art::draw_reticle(list_, here, 8, ink, 2);
    } else if (places && chosen() != no_unit && !choice().spots.contains(chosen())) {
        draw_intended_arc(*goal);
        draw_previewed(list_, camera_, seen(), chosen(), *goal, choice().face, no_heading, choice().goal ? 0.9f : 0.6f);
        art::draw_ring(list_, here, art::shown_radius(seen()[chosen()], camera_) + 4, ink, 2);
    }
}

}  // namespace sightlines::crossfire_squads
