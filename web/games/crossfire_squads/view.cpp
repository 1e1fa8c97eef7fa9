#include "games/crossfire_squads/view.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "games/crossfire_squads/art/counters.h"
#include "games/crossfire_squads/art/map.h"
#include "games/crossfire_squads/rules/fire.h"
#include "games/crossfire_squads/rules/line_of_sight.h"
#include "games/crossfire_squads/rules/names.h"
#include "games/crossfire_squads/rules/turn/turn.h"
#include "games/crossfire_squads/rules/unit_tables.h"
#include "platform.h"
#include "widgets/theme.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr double step_ms = 260;

// Whether a side has, or may be about to make, what the other one must not see.
bool has_secrets(const Options& options, const Position& at, int side) {
    const bool mined = std::any_of(at.terrain.begin(), at.terrain.end(),
                                   [&](const Piece& piece) { return piece.hidden && piece.owner == side; });
    const bool deploys = at.phase == Phase::deploy && (options.hidden == side || has_stock(at, side));
    return mined || deploys || any_hidden(at, side, [](UnitId, const Unit&) { return true; });
}

bool is_waiting(const Unit& unit) { return unit.exists() && unit.place == Place::waiting; }

// Whether it can be chosen by the one who decides.
bool is_choosable(const Position& at, UnitId id) {
    const Unit& unit = at[id];
    switch (at.phase) {
        case Phase::play: return unit.on_table() || unit.hidden();
        case Phase::deploy: return is_waiting(unit);
        case Phase::react: return (unit.on_table() || unit.hidden()) && can_shoot_at_all(unit) && !unit.no_fire;
        case Phase::group: return std::find(at.group->left.begin(), at.group->left.end(), id) != at.group->left.end();
        case Phase::reveal: return std::find(at.revealing.begin(), at.revealing.end(), id) != at.revealing.end();
        case Phase::affect:
        case Phase::join:
        case Phase::spill: return unit.on_table();
        default: return false;
    }
}

Json point_json(const std::optional<Point>& p) { return p ? Json{p->x, p->y} : Json(); }
Json unit_json(UnitId id) { return id == no_unit ? Json() : Json(unit_text(id)); }

}  // namespace

View::View(const MatchOf<Rules>& match) : ViewOf(match), viewer_(nobody) { moved(0, 0); }

int View::decider() const {
    const Side side = to_act(at());
    return side < Side::first ? nobody : static_cast<int>(side);
}

bool View::is_covered() const {
    const int side = decider();
    return side != nobody && plays_here(side) && side != viewer_ && has_secrets(rules().options(), at(), side);
}

// Where one alone plays here the table is seen with his eyes throughout.
void View::show_to(std::span<const bool> here) {
    std::copy(here.begin(), here.end(), here_.begin());
    if (here_[0] == here_[1]) return;
    viewer_ = here_[0] ? 0 : 1;
    unchoose();
    look();
}

void View::uncover() {
    viewer_ = decider();
    unchoose();
    look();
}

// Once the game is over everybody may see everything.
void View::look() {
    if (at().phase == Phase::over) viewer_ = art::whole;
    seen_ = viewer_ == art::whole ? at() : rules().seen_by(at(), player_side(viewer_));
    points_.clear();
    if (seen_.motion && at().phase == Phase::react) points_ = reaction_points(seen_, *seen_.motion);
    point_ = std::clamp(point_, 0, std::max(0, static_cast<int>(points_.size()) - 1));
    forecast();
}

void View::moved(std::size_t from, std::size_t to) {
    if (viewer_ == art::whole) viewer_ = nobody;
    const int side = decider();
    if (side != nobody && plays_here(side) && !is_covered()) viewer_ = side;
    const UnitId before = unit_;
    unchoose();
    point_ = 0;
    look();
    // Whoever is at it goes on, while he can.
    const bool same = before != no_unit && side == viewer_ && side == side_of(before) && at().phase == Phase::play &&
                      to == from + 1 && seen_[before].on_table();
    if (same) choose(before);
    if (!is_covered() && (at().phase == Phase::group || at().phase == Phase::reveal || at().phase == Phase::deploy)) {
        const std::vector<UnitId> units = own_units();
        if (!units.empty()) choose(units.front());
    }
    log_.clear();
    animation_ = sightlines::Animation::between(from, to, step_ms);
}

void View::unchoose() {
    withdraw_aim();
    unit_ = no_unit;
    tool_ = Tool::orders;
    partners_.clear();
    by_ = no_unit;
    grouping_ = false;
    piece_ = no_piece;
    spots_.clear();
    lit_units_.clear();
    lit_piece_ = no_piece;
    forecast();
}

void View::choose(UnitId unit) {
    unchoose();
    if (unit == no_unit || !is_choosable(seen_, unit)) return;
    unit_ = unit;
    const Unit& chosen = seen_[unit];
    face_ = no_heading;
    if (row_of(chosen.kind).arc) face_ = chosen.on_table() ? chosen.face : heading_to_enemy(unit);
    if (chosen.hidden() && at().phase == Phase::react) suggest_spot(unit);
    if (chosen.hidden() && (at().phase == Phase::reveal || at().phase == Phase::play)) suggest_appearance(unit);
    forecast();
}

void View::choose_tool(Tool tool) {
    withdraw_aim();
    tool_ = tool == tool_ ? Tool::orders : tool;
    if (tool_ == Tool::cross) suggest_crossing();
    forecast();
}

bool View::can_use(Tool tool) const {
    const Options& options = rules().options();
    const bool play = at().phase == Phase::play;
    if (tool == Tool::mine || tool == Tool::wire) {
        const auto side = static_cast<std::size_t>(std::max(0, decider()));
        if (at().phase != Phase::deploy || !at().stock || decider() == nobody) return false;
        return (tool == Tool::mine ? at().stock->mines[side] : at().stock->wire[side]) > 0;
    }
    if (tool == Tool::orders) return true;
    if (unit_ == no_unit || !play || !seen_[unit_].on_table()) return false;
    const Unit& unit = seen_[unit_];
    switch (tool) {
        case Tool::assault: return unit.state == State::fit;
        case Tool::turn: return row_of(unit.kind).arc && unit.state == State::fit;
        case Tool::turret: return has_turret(unit);
        case Tool::retreat: return options.retreat && unit.retreat != no_piece && unit.state == State::fit;
        case Tool::cross:
            return unit.state == State::fit &&
                   std::any_of(seen_.terrain.begin(), seen_.terrain.end(), [&](const Piece& piece) {
                       return piece.ground == Ground::wire && touches(piece, stand_of(unit));
                   });
        case Tool::smoke: return unit.kind == Kind::fo && unit.smoke > 0 && unit.used == 0;
        case Tool::recon:
            return options.recon && decider() != options.hidden && (is_rifle_squad(unit) || unit.kind == Kind::hmg);
        default: return false;
    }
}

void View::toggle_partner(UnitId unit) {
    if (UnitId* found = std::find(partners_.begin(), partners_.end(), unit); found != partners_.end()) {
        partners_.erase(found);
        spots_.erase(unit);
    } else if (partners_.size() < partners_.capacity() && unit != unit_) {
        partners_.push_back(unit);
        if (seen_[unit].hidden()) suggest_spot(unit);
    }
    forecast();
}

void View::set_by(UnitId commander) {
    by_ = by_ == commander ? no_unit : commander;
    forecast();
}

std::vector<UnitId> View::own_units() const {
    std::vector<UnitId> units;
    const int side = decider();
    if (side == nobody || is_covered()) return units;
    for (int number = 0; number < most_units; ++number) {
        const UnitId id = unit_id(side, number);
        if (seen_[id].exists() && is_choosable(seen_, id)) units.push_back(id);
    }
    return units;
}

void View::step_choice(int by) {
    const std::vector<UnitId> units = own_units();
    if (units.empty()) return;
    const auto place = std::find(units.begin(), units.end(), unit_);
    const int count = static_cast<int>(units.size());
    const int now = place == units.end() ? (by > 0 ? -1 : 0) : static_cast<int>(place - units.begin());
    choose(units[static_cast<std::size_t>(((now + by) % count + count) % count)]);
}

void View::refused(const Action& action) {
    lit_units_.clear();
    lit_piece_ = no_piece;
    if (unit_ != no_unit) lit_units_.push_back(unit_);
    const auto* fire = std::get_if<Fire>(&action);
    if (fire == nullptr) return;
    lit_units_.push_back(fire->target);
    for (const LineForecast& line : lines_) {
        if (line.enemy != fire->target) continue;
        lit_piece_ = line.seen ? no_piece : line.piece;
        if (line.friendly != no_unit) lit_units_.push_back(line.friendly);
    }
}

bool View::wants_arrows() const { return unit_ != no_unit || cursor_ || (at().phase == Phase::react && !is_covered()); }

std::string View::state() const {
    Json json = Json::object();
    const ImVec2 origin = camera_.at(Point{0, 0});
    json["seen"] = Codec<Rules>::write(rules(), seen_);
    json["viewer"] = viewer_;
    json["covered"] = is_covered();
    json["camera"] = {{"scale", camera_.scale()}, {"x", origin.x}, {"y", origin.y}};
    json["unit"] = unit_json(unit_);
    json["by"] = unit_json(by_);
    json["target"] = unit_json(target_);
    json["tool"] = static_cast<int>(tool_);
    json["grouping"] = grouping_;
    Json& partners = json["partners"] = Json::array();
    for (const UnitId id : partners_) partners.push_back(unit_text(id));
    json["goal"] = point_json(goal_);
    json["face"] = face_ == no_heading ? Json() : Json{face_.x, face_.y};
    json["point"] = points_.empty() ? Json() : Json(points_[static_cast<std::size_t>(point_)]);
    json["points"] = points_.size();
    const Verdict why = verdict();
    json["refusal"] = why.accepted() ? Json() : Json(std::string(why.why().rule));
    if (move_) {
        json["move"] = {{"halt", move_->plan.halt},
                        {"at", {move_->plan.at.x, move_->plan.at.y}},
                        {"why", static_cast<int>(move_->plan.why)},
                        {"exposures", move_->exposures.size()},
                        {"contact", move_->melee.has_value()}};
    }
    if (volley_)
        json["volley"] = {{"shots", volley_->shots.size()}, {"keeps", volley_->keeps_turn}, {"hits", volley_->hits}};
    json["lines"] = lines_.size();
    json["exposures"] = exposures_.size();
    json["moving"] = animation_.part() < 1;
    return write_json(json);
}

ImU32 View::player_colour(int player) const { return theme::sides()[static_cast<std::size_t>(player)].fill; }

void View::draw_emblem(ImDrawList& list, ImVec2 centre, float size, int player) const {
    art::draw_badge(list, centre, size, player);
}

}  // namespace sightlines::crossfire_squads
