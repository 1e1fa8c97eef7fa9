#include "games/crossfire_squads/editor/editor.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/next_in_circle.h"
#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/editor/handles.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "games/editor.inl"

namespace sightlines::crossfire_squads {

Editor::Editor(const MatchOf<Rules>& match)
    : rules_(match.history().rules()), drafts_{draft_of(rules_.options(), match.history().at())} {}

// --- Drafts ---------------------------------------------------------------------------------------------------------

Json Editor::record() const { return record_of(draft()); }

bool Editor::restore(const Json& saved) {
    const std::optional<Draft> draft = draft_from(saved);
    if (!draft || !began_with(*draft, rules_.options())) return false;
    change(*draft);
    return true;
}

void Editor::clear() { change(emptied(draft())); }
void Editor::restart() { change(draft_of(rules_.options(), rules_.start())); }

void Editor::change(Draft next) {
    next = prepared(std::move(next));
    if (next == draft()) return;
    drafts_.resize(now_ + 1, next);
    drafts_.push_back(std::move(next));
    go_to(now_ + 1);
}

void Editor::change_to(Position next) { change({draft().options, std::move(next), draft().deploys}); }

void Editor::go_to(std::size_t draft) {
    now_ = draft;
    ++changes_;
    drop_stale_selection();
}

void Editor::drop_stale_selection() {
    dragged_.reset();
    if (unit_ != no_unit && !draft().at[unit_].exists()) unit_ = no_unit;
    const Piece* piece = draft().at.terrain.find(piece_);
    if (piece == nullptr) piece_ = no_piece;
    if (piece == nullptr || corner_ >= static_cast<int>(piece->shape.corners().size())) corner_ = -1;
}

// --- Choosing -------------------------------------------------------------------------------------------------------

void Editor::select_brush(Brush brush) {
    brush_ = brush;
    outline_.clear();
    if (brush != Brush::choose) deselect();
}

void Editor::choose(UnitId unit) {
    deselect();
    unit_ = unit;
}

void Editor::choose(PieceId piece) {
    deselect();
    piece_ = piece;
}

void Editor::deselect() {
    unit_ = no_unit;
    piece_ = no_piece;
    corner_ = -1;
}

// The topmost one: hedges and wire lie on areas.

// Goes through units, then pieces, by id.
void Editor::step_choice(int by) {
    const Position& at = draft().at;
    std::vector<int> all;
    for (UnitId id = 0; id < all_units; ++id) {
        if (art::is_shown(at, id, art::everybody)) all.push_back(id);
    }
    for (const Piece& piece : at.terrain) all.push_back(all_units + piece.id);
    if (all.empty()) return;
    const int now = unit_ != no_unit ? unit_ : piece_ != no_piece ? all_units + piece_ : -1;
    const int next = all[next_in_circle(std::find(all.begin(), all.end(), now) - all.begin(), by, all.size())];
    if (next < all_units) {
        choose(static_cast<UnitId>(next));
    } else {
        choose(static_cast<PieceId>(next - all_units));
    }
}

// --- Changing -------------------------------------------------------------------------------------------------------

void Editor::click(ImVec2 screen) {
    const Point point = snapped(camera_, screen);
    if (cursor_) cursor_ = point;
    if (brush_ == Brush::unit) return put_unit(point);
    if (brush_ == Brush::ground) return add_corner(point);
    const UnitId unit = draft().deploys ? no_unit : art::unit_at(camera_, draft().at, art::everybody, screen);
    if (unit != no_unit) return unit == unit_ ? deselect() : choose(unit);
    const PieceId piece = piece_at(draft().at.terrain, camera_, camera_.point_at(screen));
    if (piece == piece_) return deselect();
    choose(piece);
}

void Editor::put_unit(Point point) {
    Position next = draft().at;
    const UnitId id = free_unit(next, side_);
    if (id == no_unit) return;
    const int before = unit_ != no_unit && side_of(unit_) == side_ ? next[unit_].platoon : 0;
    next[id] = new_unit(next, side_, kind_, point);
    // Units placed one after the other usually belong to the same platoon.
    if (before != 0 && next[id].platoon != 0) next[id].platoon = static_cast<std::int8_t>(before);
    place_unit(next, id, point);
    change_to(std::move(next));
    choose(id);
}

void Editor::add_corner(Point point) {
    const int reach = static_cast<int>(14 / camera_.scale());
    if (outline_.size() >= 3 && squared_distance(outline_[0], point) <= square(reach)) return finish_outline();
    if (outline_.empty() && ground_ == Ground::mine) {
        const Piece* under = draft().at.terrain.find(piece_at(draft().at.terrain, camera_, point));
        if (under != nullptr && under->is_area()) return put_piece(Ground::mine, under->shape.corners());
    }
    if (outline_.empty() && ground_ == Ground::wire)
        return put_piece(ground_, shape_between(ground_, point, point + Point{1, 0}));
    if (std::find(outline_.begin(), outline_.end(), point) != outline_.end()) return;
    outline_.push_back(point);
    if (outline_.size() == most_corners) finish_outline();
}

void Editor::finish_outline() {
    const Corners corners = outline_;
    outline_.clear();
    if (corners.size() >= 3) put_piece(ground_, clockwise(corners));
}

// CS-OBS-01: a minefield may cover an area piece completely.

void Editor::put_piece(Ground ground, const Corners& corners) {
    Position next = draft().at;
    Piece piece{free_piece(next.terrain, ground), ground, Polygon(shifted(corners, {0, 0}))};
    if (piece.id == no_piece) return;
    if (ground == Ground::mine) {
        piece.owner = static_cast<std::int8_t>(side_);
        piece.hidden = true;
    }
    next.terrain.put(piece);
    change_to(std::move(next));
    choose(piece.id);
}

void Editor::remove_chosen() {
    Position next = draft().at;
    if (unit_ != no_unit) {
        next[unit_] = Unit{};
    } else if (const Piece* piece = next.terrain.find(piece_); piece != nullptr && corner_ >= 0) {
        Corners corners = piece->shape.corners();
        if (corners.size() <= 3) return;
        corners.erase(corners.begin() + corner_);
        Piece changed = *piece;
        changed.shape = Polygon(corners);
        next.terrain.put(changed);
        corner_ = -1;
    } else if (piece != nullptr) {
        remove_piece(next, piece_);
    }
    change_to(std::move(next));
}

void Editor::nudge(Point by) {
    Position next = draft().at;
    if (unit_ != no_unit && next[unit_].on_table()) {
        place_unit(next, unit_, next[unit_].at + by);
    } else if (const Piece* piece = next.terrain.find(piece_)) {
        Piece changed = *piece;
        Corners corners = changed.shape.corners();
        if (corner_ >= 0) {
            corners[static_cast<std::size_t>(corner_)] = corners[static_cast<std::size_t>(corner_)] + by;
        } else {
            corners = shifted(corners, by);
        }
        changed.shape = Polygon(corners);
        next.terrain.put(changed);
    }
    change_to(std::move(next));
}

void Editor::turn(int steps) {
    if (unit_ == no_unit || !row_of(draft().at[unit_].kind).arc) return;
    Position next = draft().at;
    Unit& unit = next[unit_];
    unit.face = turned(unit.face, steps);
    if (has_turret(unit)) unit.turret = unit.face;
    change_to(std::move(next));
}

std::string Editor::state() const {
    const ImVec2 origin = camera_.at(Point{0, 0});
    Json json = Json::object();
    json["camera"] = {{"x", origin.x}, {"y", origin.y}, {"scale", camera_.look().sign() * camera_.scale()}};
    json["unit"] = unit_ == no_unit ? Json() : Json(unit_name(unit_));
    json["piece"] = piece_ == no_piece ? Json() : Json(piece_name(piece_));
    json["outline"] = outline_.size();
    json["cursor"] = cursor_ ? Json::array({cursor_->x, cursor_->y}) : Json();
    return write_json(json);
}

std::unique_ptr<BoardEditor> make_editor(const Match& match) { return editor_of<Rules, Editor>(match); }

}  // namespace sightlines::crossfire_squads
