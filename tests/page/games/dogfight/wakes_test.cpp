#include "games/dogfight/marks.h"
#include "page/games/dogfight/board.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::dogfight;
using namespace sightlines::dogfight::test;

TEST_CASE("wakes are of the last two turns, and of aircraft that still fly", "[dogfight]") {
    const page::Playthrough& game = page::playthrough("dogfight-a-duel-to-the-kill");
    Board board(Json::parse(game.record));
    std::size_t seen = 0, older = 0;
    for (const std::string& move : game.moves) {
        board.play(move);
        const History<Rules>& history = board.scene().history;
        const std::size_t began = last_turn_began(history);
        for (const Trail& wake : wakes_of(history)) {
            ++seen;
            CHECK(board.at().plane(wake.letter).in_play());
            CHECK(history.at(wake.plies.front()).turn >= history.at(began).turn - 1);
            CHECK(wake.plies.back() <= history.cursor());
            older += wake.plies.front() < began ? 1 : 0;
        }
    }
    CHECK(seen > 50);
    CHECK(older > 50);
}
