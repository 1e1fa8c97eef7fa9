#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "geometry/plane.h"

// The table and its pieces (CS-GEO, CS-SET).
namespace sightlines::crossfire_squads {

// CS-GEO-01, CS-GEO-02: 80 units are an inch. CS-GEO-12: at this size 64 bits hold all that geometry/plane.h reckons.
inline constexpr int inch = 80;
inline constexpr int table_width = 5760;
inline constexpr int table_height = 3840;
inline constexpr int base_width = 100;  // W
inline constexpr Box table{0, 0, table_width, table_height};

// The number of a piece, in the order of the ids: m00 to m99, t00 to t99 (from 100), w00 to w99 (from 200).
using PieceId = std::int16_t;
inline constexpr PieceId no_piece = -1;
inline constexpr PieceId first_mine = 0;
inline constexpr PieceId first_area = 100;
inline constexpr PieceId first_wire = 200;
inline constexpr PieceId all_pieces = 300;
inline constexpr int most_pieces = 99;

enum class Ground : std::int8_t { hill, field, woods, rough, hedge, building, wire, mine };
inline constexpr std::array<std::string_view, 8> ground_words{"hill",  "field",    "woods", "rough",
                                                              "hedge", "building", "wire",  "mine"};

// CS-BLD-01: buildings too.
constexpr bool is_area(Ground ground) { return ground <= Ground::rough || ground == Ground::building; }
constexpr bool is_obstacle(Ground ground) { return ground == Ground::wire || ground == Ground::mine; }

// CS-GEO-02: home edges.
enum class Edge : std::int8_t { none, n, e, s, w };
inline constexpr std::array<std::string_view, 5> edge_words{"", "n", "e", "s", "w"};
constexpr Edge opposite(Edge edge) {
    constexpr std::array<Edge, 5> other{Edge::none, Edge::s, Edge::w, Edge::n, Edge::e};
    return other[static_cast<std::size_t>(edge)];
}

// CS-SMOKE-03, CS-OBS-01: how a line of smoke, or wire, lies.
enum class Slant : std::int8_t { ew, ns, ne, nw };
inline constexpr std::array<std::string_view, 4> slant_words{"ew", "ns", "ne", "nw"};

struct Piece {
    PieceId id = no_piece;
    Ground ground = Ground::field;
    Polygon shape;
    std::int8_t owner = -1;  // of an obstacle; -1 is nobody
    bool hidden = false;     // a mine that has not attacked yet

    bool is_area() const { return crossfire_squads::is_area(ground); }
    friend bool operator==(const Piece&, const Piece&) = default;
};

// All pieces, in the order of their ids. A value whose copies share what they have in common: a table rarely changes.
class Terrain {
  public:
    Terrain() = default;
    explicit Terrain(std::vector<Piece> pieces);  // ids in order, each once

    const Piece* begin() const { return pieces_ ? pieces_->data() : nullptr; }
    const Piece* end() const { return pieces_ ? pieces_->data() + pieces_->size() : nullptr; }
    std::size_t size() const { return pieces_ ? pieces_->size() : 0; }

    const Piece* find(PieceId id) const;

    void put(const Piece& piece);  // in place of one with the same id, if there is one
    void remove(PieceId id);

    friend bool operator==(const Terrain& a, const Terrain& b) {
        return a.pieces_ == b.pieces_ || (a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin()));
    }

  private:
    std::shared_ptr<const std::vector<Piece>> pieces_;
};

// The generated table (CS-SET-03, CS-SET-04, CS-SET-05, CS-SET-06, CS-SET-07, CS-SET-08, CS-SET-09, CS-SET-10); seed
// from 1 on.
Terrain generate_terrain(std::int32_t seed, bool buildings);

}  // namespace sightlines::crossfire_squads
