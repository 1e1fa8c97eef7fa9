// Games that other places of these games have written, told by their look alone.
#pragma once

#include <string_view>

namespace sightlines {

enum class Peer {
    none,
    abstractplay,  // Crosshairs: the state of a game with its stack, or the list of its moves
    boardspace,    // Hex Crossfire: SGF
};

Peer peer_of(std::string_view text);

// The id of the game that a peer writes.
std::string_view game_of(Peer peer);

}  // namespace sightlines
