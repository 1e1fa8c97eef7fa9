#include "api/match.h"
#include "games/all.h"
#include "games/editor.h"

namespace sightlines {

std::unique_ptr<BoardEditor> make_editor(const Match& match) {
    const std::string_view game = match.game().id;
#define SIGHTLINES_EDITOR(name) \
    if (game == name::Rules::info.id) return name::make_editor(match);
    SIGHTLINES_GAMES(SIGHTLINES_EDITOR)
#undef SIGHTLINES_EDITOR
    return nullptr;
}

}  // namespace sightlines
