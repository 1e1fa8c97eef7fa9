#include "games/crossfire_squads/rules/terrain.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace sightlines::crossfire_squads {

namespace {

auto place_of(std::vector<Piece>& pieces, PieceId id) {
    return std::lower_bound(pieces.begin(), pieces.end(), id,
                            [](const Piece& piece, PieceId wanted) { return piece.id < wanted; });
}

}  // namespace

Terrain::Terrain(std::vector<Piece> pieces) {
    assert(std::is_sorted(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.id < b.id; }));
    if (!pieces.empty()) pieces_ = std::make_shared<const std::vector<Piece>>(std::move(pieces));
}

const Piece* Terrain::find(PieceId id) const {
    const Piece* found =
        std::lower_bound(begin(), end(), id, [](const Piece& piece, PieceId wanted) { return piece.id < wanted; });
    return found != end() && found->id == id ? found : nullptr;
}

void Terrain::put(const Piece& piece) {
    std::vector<Piece> pieces(begin(), end());
    const auto place = place_of(pieces, piece.id);
    if (place != pieces.end() && place->id == piece.id) {
        *place = piece;
    } else {
        pieces.insert(place, piece);
    }
    *this = Terrain(std::move(pieces));
}

void Terrain::remove(PieceId id) {
    std::vector<Piece> pieces(begin(), end());
    std::erase_if(pieces, [id](const Piece& piece) { return piece.id == id; });
    *this = Terrain(std::move(pieces));
}

}  // namespace sightlines::crossfire_squads
