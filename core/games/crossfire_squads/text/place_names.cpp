#include "games/crossfire_squads/text/place_names.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "games/crossfire_squads/text/unit_wording.h"

namespace sightlines::crossfire_squads {
namespace {

constexpr int just_outside = inch;
constexpr int in_view = 18 * inch, ahead = 9 * inch;  // as far as ground gives a direction its name, or else a square

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

// Without what parts it from others that are described alike.
std::string PlaceNames::described(const Piece& piece) const {
    const std::string ground = ground_words_of(piece.ground);
    return "the " + ground + " " + (piece.id == objective_ ? "at the flag" : square_of(piece.shape.box().middle()));
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

std::string PlaceNames::open(Point p) const { return "at " + square_of(p); }

std::string PlaceNames::towards(Point from, Point heading) const {
    constexpr int step = 20;
    const int most = std::max({std::abs(heading.x), std::abs(heading.y), 1});
    const auto after = [&](int far) { return from + Point{heading.x * far / most, heading.y * far / most}; };
    for (int far = step; far <= in_view; far += step) {
        const PieceId area = area_at(after(far));
        if (area != no_piece && area != area_at(from)) return piece(area);
    }
    return square_of(after(ahead));
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
    const bool hill = terrain_.find(area)->ground == Ground::hill;
    if (area == before) return (hill ? "on " : "within ") + piece(area);
    return (hill ? "onto " : "into ") + piece(area);
}

}  // namespace sightlines::crossfire_squads
