#include "games/crossfire_squads/draw/unit_layer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/test_ids.h"
#include "board/paint.h"
#include "games/crossfire_squads/draw/annotations.h"
#include "games/crossfire_squads/draw/place_layer.h"
#include "games/crossfire_squads/draw/shown_shot.h"
#include "games/crossfire_squads/rules/movement.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/text/map_words.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

using paint::faded;

constexpr float plate_height = 15, plate_letters = 15, plate_padding = 3.5f;  // the letters as in theme::type_size

float plate_width(const std::string& text) {
    return text.empty() ? 0 : std::round(art::lettering_width(text, plate_letters) + 2 * plate_padding);
}

struct Plate {
    ImU32 paper, ink;
};
Plate plate_of(const Unit& unit) {
    if (unit.state == State::pinned) return {IM_COL32(242, 178, 38, 255), IM_COL32(28, 27, 25, 255)};
    if (unit.state == State::suppressed) return {IM_COL32(181, 32, 32, 255), IM_COL32(255, 252, 244, 255)};
    return {IM_COL32(70, 82, 94, 255), IM_COL32(255, 252, 244, 255)};
}

bool is_one_of(const Units& units, UnitId id) { return std::find(units.begin(), units.end(), id) != units.end(); }

bool is_needed(const Position& at, const Selection& selection, UnitId id) {
    const Choice& choice = selection.choice();
    if (id == choice.unit || id == choice.target || id == choice.director || id == selection.hovered().unit ||
        is_one_of(choice.partners, id))
        return true;
    if (at.motion && at.motion->unit == id) return true;
    if (at.shooting && (at.shooting->target == id || is_one_of(at.shooting->units, id))) return true;
    if (at.melee && std::find(at.melee->units.begin(), at.melee->units.end(), id) != at.melee->units.end()) return true;
    const Forecasts& forecasts = selection.forecasts();
    const auto is_exposed = [id](const Exposure& exposure) { return exposure.enemy == id; };
    return std::any_of(forecasts.lines.begin(), forecasts.lines.end(),
                       [id](const LineForecast& line) { return line.enemy == id && line.seen; }) ||
           std::any_of(forecasts.exposures.begin(), forecasts.exposures.end(), is_exposed) ||
           (forecasts.move &&
            std::any_of(forecasts.move->exposures.begin(), forecasts.move->exposures.end(), is_exposed));
}

// With what stands out from it: rim, chips.
art::Disc around(const ShownUnit& unit) {
    return {unit.look.centre, std::max(unit.look.radius * 1.08f + 2, unit.look.radius + unit.rim)};
}

}  // namespace

std::vector<art::Disc> discs_of(const std::vector<ShownUnit>& units) {
    std::vector<art::Disc> discs;
    for (const ShownUnit& unit : units) discs.push_back(around(unit));
    return discs;
}

std::optional<Point> shown_on_its_way(const Scene& scene, const Selection& selection) {
    const Position& at = scene.seen();
    const Slider& slider = selection.choice().slider;
    if (at.phase != Phase::react || !at.motion || slider.empty() || !at[at.motion->unit].on_table()) return {};
    const Point place = point_of(*at.motion, slider.point());
    return place != at[at.motion->unit].at ? std::optional(place) : std::nullopt;
}

std::vector<ShownUnit> shown_units(const Camera& camera, const Scene& scene, const Selection& selection) {
    const Position& at = scene.seen();
    const Area view = camera.painted();
    std::vector<ShownUnit> units;
    const auto add = [&](const ShownUnit& unit) {
        const auto [x, y] = unit.look.centre;
        const float reach = unit.look.radius * 2;
        if (x > view.min.x - reach && x < view.max.x + reach && y > view.min.y - reach && y < view.max.y + reach)
            units.push_back(unit);
    };
    const std::optional<Point> on_its_way = shown_on_its_way(scene, selection);
    for (int number = 0; number < all_units; ++number) {
        const auto id = static_cast<UnitId>(number);
        if (!art::is_shown(at, id, scene.viewer())) continue;
        ShownUnit unit{id, art::look_of(camera, at, id), is_needed(at, selection, id)};
        unit.look.chosen = id == selection.choice().unit;
        unit.look.radius = art::shown_radius(at[id], camera, unit.look.chosen);
        if (on_its_way && id == at.motion->unit) {
            ShownUnit mover = unit;
            mover.look.centre = camera.at(*on_its_way);
            mover.rim = 11;  // the cross hairs of who may be shot at
            add(mover);
            unit.look.opacity = art::left_behind;
            unit.was = true;
        }
        add(unit);
    }
    return units;
}

const Walk* shown_walk(const Selection& selection) {
    const AdvisedPlace* proposal = selection.proposal();
    const Walk* walk = selection.forecasts().walk ? &*selection.forecasts().walk
                       : proposal != nullptr      ? &proposal->walk
                                                  : nullptr;
    return walk != nullptr && !walk->legs.empty() ? walk : nullptr;
}

std::vector<Area> forecast_areas(const Camera& camera, const Scene& scene, const Selection& selection) {
    const Position& at = scene.seen();
    const Choice& choice = selection.choice();
    const Forecasts& forecasts = selection.forecasts();
    constexpr float die = 11;  // half of one, with its rim
    std::vector<Area> areas;
    const auto radius = [&](UnitId id) { return art::shown_radius(at[id], camera, id == choice.unit); };
    const auto place = [&](UnitId id) { return art::counter_place(camera, at, id); };
    const auto add_die = [&](UnitId shooter, ImVec2 target) {
        areas.push_back(square_around(art::towards(place(shooter), target, radius(shooter) + 14), die));
    };
    std::optional<ImVec2> target;
    UnitId target_id = no_unit;
    float target_radius = 0;
    if (at.phase == Phase::react && at.motion && !choice.slider.empty()) {
        target = camera.at(point_of(*at.motion, choice.slider.point()));
        target_id = at.motion->unit;
        target_radius = radius(target_id);
        for (const Exposure& exposure : forecasts.exposures) add_die(exposure.enemy, *target);
    } else if (const UnitId aimed = shown_target(scene, selection); aimed != no_unit) {
        target = place(aimed);
        target_id = aimed;
        target_radius = radius(aimed);
    }
    if (target && forecasts.volley) {
        constexpr float half = 48;  // of the odds as a bar below the target
        for (const ShotForecast& shot : forecasts.volley->shots) add_die(shot.shooter, *target);
        const float low = target->y + target_radius + 11;
        constexpr float gap = 6;
        const Area odds = odds_label_area(camera, scene, target_id, *target);
        areas.push_back({{odds.min.x - gap, odds.min.y - gap}, {odds.max.x + gap, odds.max.y + gap}});
        areas.push_back({{target->x - half, low}, {target->x + half, low + 12}});
    }
    const Walk* walk = shown_walk(selection);
    if (choice.unit != no_unit && (forecasts.move || walk != nullptr))
        areas.push_back(
            square_around(camera.at(walk != nullptr ? walk->end() : forecasts.move->plan.at), radius(choice.unit) + 4));
    return areas;
}

std::vector<Area> forecast_lines(const Camera& camera, const Scene& scene, const Selection& selection) {
    constexpr float step = 8;
    const Position& at = scene.seen();
    const UnitId enemy = shown_target(scene, selection);
    std::vector<Area> areas;
    if (enemy == no_unit) return areas;
    const std::optional<Point> on_its_way = shown_on_its_way(scene, selection);
    const ImVec2 to = on_its_way ? camera.at(*on_its_way) : art::counter_place(camera, at, enemy);
    for (const ShotForecast& shot : selection.forecasts().volley->shots) {
        const ImVec2 from = art::counter_place(camera, at, shot.shooter);
        const float far = std::hypot(to.x - from.x, to.y - from.y);
        for (float along = 0; along < far; along += step)
            areas.push_back(square_around(art::towards(from, to, along), step / 2));
    }
    return areas;
}

UnitLayer::UnitLayer(const Camera& camera, const Position& at, const UnitNames& names, std::vector<ShownUnit> units,
                     std::vector<Area> taken, const std::vector<Area>& lines)
    : units_(std::move(units)), discs_(discs_of(units_)), areas_(std::move(taken)) {
    for (ShownUnit& unit : units_) unit.look.numbered = false;
    if (const Piece* piece = at.terrain.find(at.objective))
        flag_ = art::flag_on(camera, *piece, art::holder_of(at), discs_);
    const Area& view = camera.viewport();
    place_labels(camera, at, names, {{view.min.x + 2, view.min.y + 2}, {view.max.x - 2, view.max.y - 2}}, lines);
}

// The flag's first, then what the decision is about, then the rest.
void UnitLayer::place_labels(const Camera& camera, const Position& at, const UnitNames& names, const Area& view,
                             const std::vector<Area>& lines) {
    std::vector<Label> wanted;
    std::vector<art::Tag> tags;
    if (flag_) {
        areas_.push_back(flag_->area);
        const ImVec2 size = flag_->area.size();
        const std::string name = words::flag_name(flag_->holder);
        const ImVec2 middle{flag_->area.min.x + size.x / 2, flag_->area.min.y + size.y / 2};
        const float wide = plate_width(name);
        const Naming naming{camera, at.terrain, *at.terrain.find(at.objective)};
        const auto fits = [&](const Area& area) {
            return naming.touches(area, naming.piece) && !naming.misleads(area);
        };
        const art::Tag tag{{middle, std::max(size.x, size.y) / 2}, wide, plate_height + 1, 0, true, fits};
        std::vector<Area> all = areas_;
        all.insert(all.end(), lines.begin(), lines.end());
        auto place = art::place_tags({&tag, 1}, discs_, all, view).front();
        if (!place) place = art::place_tags({&tag, 1}, discs_, areas_, view).front();  // rather on a line than missing
        if (place) {
            areas_.push_back(place->area);
            labels_.push_back({no_unit, name, "", wide, *place});
        }
    }
    areas_.insert(areas_.end(), lines.begin(), lines.end());
    for (const bool needed : {true, false}) {
        for (const ShownUnit& unit : units_) {
            if (unit.needed != needed || unit.was) continue;
            const std::string name = names.label(unit.id), state = words::map_state(unit.look.unit);
            const float wide = plate_width(name);
            tags.push_back({around(unit), wide + plate_width(state), plate_height, state.empty() ? 0 : wide, needed});
            wanted.push_back({unit.id, name, state, wide, {}});
        }
    }
    const auto placed = art::place_tags(tags, discs_, areas_, view);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        if (!placed[i]) continue;
        wanted[i].at = *placed[i];
        if (!placed[i]->whole) wanted[i].state.clear();
        areas_.push_back(placed[i]->area);
        labels_.push_back(std::move(wanted[i]));
    }
}

void UnitLayer::draw_counters(ImDrawList& list) const {
    std::vector<art::Look> looks;
    looks.reserve(units_.size());
    for (const ShownUnit& unit : units_) {
        if (unit.was) art::draw_counter(list, unit.look);  // below the others
        if (!unit.was) looks.push_back(unit.look);
    }
    art::draw_counters(list, std::move(looks));
}

void UnitLayer::draw_labels(ImDrawList& list) const {
    for (const Label& label : labels_) draw_label(list, label);
}

void UnitLayer::draw_flag(ImDrawList& list) const {
    if (flag_) art::draw_flag(list, *flag_);
}

void UnitLayer::draw_label(ImDrawList& list, const Label& label) const {
    const theme::Palette& p = theme::palette();
    const bool night = paint::is_dark(p.page);
    const auto [a, b] = label.at.area;
    const float middle = (a.y + b.y) / 2, round = 3;
    const ImU32 paper = night ? p.raised : IM_COL32(255, 253, 246, 255);
    const auto owner = std::find_if(units_.begin(), units_.end(),
                                    [&](const ShownUnit& unit) { return unit.id == label.id && !unit.was; });
    const bool flag = owner == units_.end();
    const float opacity = flag ? 1 : owner->look.opacity;
    const theme::Side& own =
        theme::sides()[static_cast<std::size_t>(flag ? std::clamp(flag_->holder, 0, 1) : owner->look.side)];
    const bool held = !flag || flag_->holder == 0 || flag_->holder == 1;
    const ImU32 rim = held ? own.fill : p.text;
    if (label.at.led) {
        const ImVec2 of = flag ? flag_->foot : owner->look.centre;
        const ImVec2 to{std::clamp(of.x, a.x, b.x), std::clamp(of.y, a.y, b.y)};
        const ImVec2 leader[2] = {flag ? of : art::towards(of, to, owner->look.radius + 1), to};
        paint::stroke(list, leader, faded(paper, 0.9f), 3);
        paint::stroke(list, leader, rim, 1.2f);
    }
    list.AddRectFilled({a.x - 0.5f, a.y}, {b.x + 0.5f, b.y + 1}, faded(IM_COL32_BLACK, 0.22f * opacity), round);
    list.AddRectFilled(a, b, faded(paper, opacity), round);
    const float split = a.x + label.name_width;
    if (!label.state.empty()) {
        const Plate plate = plate_of(owner->look.unit);
        list.AddRectFilled({split, a.y}, b, faded(plate.paper, opacity), round, ImDrawFlags_RoundCornersRight);
        paint::label(list, theme::font(theme::Font::strong), plate_letters, {(split + b.x) / 2, middle},
                     faded(plate.ink, opacity), label.state.c_str());
    }
    list.AddRect(a, b, faded(rim, opacity), round, 0, flag ? 1.6f : 1.0f);
    paint::label(list, theme::font(theme::Font::strong), plate_letters,
                 {label.state.empty() ? (a.x + b.x) / 2 : (a.x + split) / 2, middle}, faded(p.text, opacity),
                 label.name.c_str());
}

void UnitLayer::add_test_ids() const {
    if (flag_) test_ids::add("flag", flag_->area.min, flag_->area.max);
    for (const Label& label : labels_)
        test_ids::add("label:" + (label.id == no_unit ? "flag" : unit_name(label.id)), label.at.area.min,
                      label.at.area.max);
    for (const ShownUnit& unit : units_) {
        const auto [x, y] = unit.look.centre;
        const float r = unit.look.radius;
        test_ids::add((unit.was ? "was:" : "counter:") + unit_name(unit.id), {x - r, y - r}, {x + r, y + r});
    }
}

}  // namespace sightlines::crossfire_squads
