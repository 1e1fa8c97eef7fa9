#include "api/peers/peers.h"

#include <nlohmann/json.hpp>
#include <string>

namespace sightlines {

Result<Json> read_peer(Peer peer, std::string_view text) {
    return peer == Peer::boardspace ? read_boardspace(text) : read_abstractplay(text);
}

Error at_move(std::size_t number, std::string_view text, const Error& why) {
    Error error = why;
    error.message = "Move " + std::to_string(number) + " of that game, \"" + excerpt(text) + "\": " + why.message;
    return error;
}

}  // namespace sightlines
