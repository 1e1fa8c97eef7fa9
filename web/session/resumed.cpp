// The session's part in a lesson or puzzle that goes on as the reader left it. Deferred.
#include <algorithm>

#include "session/session.h"

namespace sightlines {

void Session::resume_exercise(const Json& moves, int ply, int tried) {
    const std::size_t from = game.match->cursor();
    while (game.match->size() < moves.size() && game.match->play(moves[game.match->size()])) {
    }
    game.match->go_to(std::clamp(static_cast<std::size_t>(ply), game.exercise->first(), game.match->size()));
    game.exercise->set_tried(tried);
    moved_from(from);
}

}  // namespace sightlines
