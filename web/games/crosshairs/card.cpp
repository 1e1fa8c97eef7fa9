// The picture of Crosshairs' card: the board itself, whose code is always here.
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "games/card_art.h"
#include "games/page.h"

namespace sightlines::card_art {
namespace {

constexpr const char* position =
    R"({"game":"crosshairs","version":1,"start":{"phase":"act","player":0,"round":6,"left":2,
        "clouds":["b4","b5","d2","e8","e9","g3","g4","h7","i3","j5"],
        "planes":[{"at":"c4","p":0,"dir":"ne","h":1,"m":true},{"at":"d6","p":0,"dir":"nw","h":3},
                  {"at":"e3","p":0,"dir":"e","h":2,"m":true},{"at":"b2","p":0,"dir":"ne"},
                  {"at":"f6","p":1,"dir":"sw","h":4},{"at":"g8","p":1,"dir":"w","h":2},
                  {"at":"h4","p":1,"dir":"se","h":5},{"at":"i6","p":1,"dir":"sw"}],"off":[1,2]}})";

struct Board {
    std::unique_ptr<Match> match = *open_link(position);
    std::unique_ptr<BoardView> view = sightlines::crosshairs::game_page.view(*match);
};

}  // namespace

void crosshairs(ImDrawList&, const Area& area) {
    static const Board board;
    board.view->draw_miniature(area);
}

}  // namespace sightlines::card_art
