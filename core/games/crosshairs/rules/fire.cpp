#include "games/crosshairs/rules/fire.h"

#include <bit>

#include "games/crosshairs/rules/refusals.h"

namespace sightlines::crosshairs {
namespace {

constexpr PlaneSet only(std::size_t place) { return PlaneSet{1} << place; }

}  // namespace

LineOfFire line_of_fire(const Sky& sky, const Plane& plane, bool concealed) {
    const CellSet& clouds = sky.at().clouds;
    LineOfFire line;
    if (clouds.contains(plane.cell) && !concealed) {
        line.end = LineEnd::own_cloud;
        return line;
    }
    for (Cell cell = ahead(plane.cell, plane.heading); cell != no_cell; cell = ahead(cell, plane.heading)) {
        if (clouds.contains(cell)) {
            line.stop = cell;
            line.end = LineEnd::cloud;
            return line;
        }
        if (sky.occupied(cell)) {
            line.stop = cell;
            line.end = LineEnd::plane;
            return line;
        }
        line.crossed.push_back(cell);
    }
    return line;
}

Crosshairs::Crosshairs(const Options& options, const Setup& setup, const Sky& sky)
    : options_(&options), setup_(&setup), at_(&sky.at()) {
    for (std::size_t place = 0; place < at_->planes.size(); ++place) {
        const Plane& plane = at_->planes[place];
        const auto owner = static_cast<std::size_t>(plane.owner);
        owned_[owner] |= only(place);
        team_[static_cast<std::size_t>(setup.seats[owner].team)] |= only(place);
        const LineOfFire line = line_of_fire(sky, plane, options.concealed);
        if (line.end == LineEnd::plane) aimed_[static_cast<std::size_t>(sky.place_on(line.stop))] |= only(place);
    }
}

PlaneSet Crosshairs::hostile_aim(std::size_t target) const {
    const auto owner = static_cast<std::size_t>(at_->planes[target].owner);
    return aimed_[target] & ~team_[static_cast<std::size_t>(setup_->seats[owner].team)];
}

Verdict Crosshairs::verdict(int caller, std::size_t target) const {
    const int owner = at_->planes[target].owner;
    if (owner == caller) return refuse::own_plane;
    const auto team_of = [this](int player) { return setup_->seats[static_cast<std::size_t>(player)].team; };
    if (team_of(owner) == team_of(caller)) return refuse::team_mate;
    const PlaneSet aim = hostile_aim(target);
    if (std::popcount(aim) < 2) return refuse::not_in_crosshairs;
    if (options_->type == GameType::circle) {
        // CH-CIRC-01: the player to the owner's right.
        const int hunter = (owner + setup_->players - 1) % setup_->players;
        if ((aim & owned_by(hunter)) == 0) return refuse::hunter_not_aiming;
    }
    if (options_->active_attacker && (aim & owned_by(caller)) == 0) return refuse::caller_not_aiming;
    return accepted;
}

bool Crosshairs::any_open(int caller) const {
    for (std::size_t target = 0; target < at_->planes.size(); ++target) {
        if (verdict(caller, target).accepted()) return true;
    }
    return false;
}

std::vector<Cell> Crosshairs::shooters_at(std::size_t target) const {
    std::vector<Cell> cells;
    for (PlaneSet rest = hostile_aim(target); rest != 0; rest &= rest - 1)
        cells.push_back(at_->planes[static_cast<std::size_t>(std::countr_zero(rest))].cell);
    return cells;
}

}  // namespace sightlines::crosshairs
