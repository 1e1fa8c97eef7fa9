#include "games/crossfire_squads/text/place_names.h"

#include <algorithm>
#include <cstdint>

#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int near_flag = 10 * inch, just_outside = inch;

}  // namespace

std::string square_name(int column, int line) { return static_cast<char>('A' + column) + std::to_string(line + 1); }

std::string square_of(Point p) {
    return square_name(std::clamp(p.x / square_side, 0, square_columns - 1),
                       std::clamp(p.y / square_side, 0, square_lines - 1));
}

PieceId PlaceNames::area_at(Point p) const {
    const auto* found = std::find_if(terrain_.begin(), terrain_.end(),
                                     [&](const Piece& piece) { return piece.is_area() && piece.shape.contains(p); });
    return found == terrain_.end() ? no_piece : found->id;
}

PieceId PlaceNames::named_at(Point p) const {
    const PieceId area = area_at(p);
    if (area != no_piece) return area;
    const auto* beside = std::find_if(terrain_.begin(), terrain_.end(), [&](const Piece& piece) {
        return piece.is_area() && piece.shape.is_nearer_than(just_outside, p);
    });
    return beside == terrain_.end() ? no_piece : beside->id;
}

std::string PlaceNames::by_flag(Point p) const {
    const Piece* flag = terrain_.find(objective_);
    if (flag == nullptr) return "";
    const Point way = p - flag->shape.box().middle();
    if (way == Point{0, 0} || squared_length(way) > square(near_flag)) return "";
    return std::string(heading_words_of(way)) + " of the flag";
}

// Without what parts it from others that are described alike.
std::string PlaceNames::described(const Piece& piece) const {
    const std::string ground = ground_words_of(piece.ground);
    if (piece.id == objective_) return "the flag " + ground;
    const std::string lies = by_flag(piece.shape.box().middle());
    return "the " + ground + " " + (lies.empty() ? square_of(piece.shape.box().middle()) : lies);
}

std::string PlaceNames::piece(PieceId id) const {
    const Piece* found = terrain_.find(id);
    if (found == nullptr) return "that place";
    const std::string name = described(*found);
    int before = 0;
    for (const Piece& other : terrain_) {
        if (other.id < id && other.ground == found->ground && !other.hidden && described(other) == name) ++before;
    }
    return before == 0 ? name : name + " " + static_cast<char>('a' + std::min(before, 25));
}

std::string PlaceNames::in(PieceId id) const {
    const Piece* found = terrain_.find(id);
    return (found != nullptr && found->ground == Ground::hill ? "on " : "in ") + piece(id);
}

std::string PlaceNames::open(Point p) const {
    const std::string lies = by_flag(p);
    return lies.empty() ? "at " + square_of(p) : lies;
}

std::string PlaceNames::ground(Point p) const {
    const PieceId area = area_at(p);
    return area == no_piece ? "the open ground " + open(p) : piece(area);
}

std::string PlaceNames::at(Point p) const {
    const PieceId named = named_at(p);
    if (named == no_piece) return "in the open " + open(p);
    if (area_at(p) == no_piece) return "just outside " + piece(named);
    return in(named);
}

std::string PlaceNames::way(Point from, Point to) const {
    const PieceId area = area_at(to), before = area_at(from);
    if (area == no_piece && before != no_piece && terrain_.find(before)->shape.is_nearer_than(just_outside, to))
        return (terrain_.find(before)->ground == Ground::hill ? "off " : "out of ") + piece(before);
    if (area == no_piece) return (before == no_piece ? "to the open ground " : "into the open ") + open(to);
    if (area == before) return "within " + piece(area);
    return (terrain_.find(area)->ground == Ground::hill ? "onto " : "into ") + piece(area);
}

}  // namespace sightlines::crossfire_squads
