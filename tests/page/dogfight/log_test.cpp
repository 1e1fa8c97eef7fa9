#include "games/dogfight/log.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/match_of.h"
#include "games/dogfight/advice/advice.h"
#include "games/dogfight/rules/names.h"
#include "games/dogfight/text/notation.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::dogfight;

namespace {

// A playthrough played to its end.
History<Rules> played(const char* name) {
    const page::Playthrough& game = page::playthrough(name);
    const auto match = std::move(*open_match(Json::parse(game.record)));
    History<Rules> history = static_cast<const MatchOf<Rules>&>(*match).history();
    for (const std::string& move : game.moves)
        REQUIRE(history.play(*read_move_text(move, history.at().phase)).accepted());
    return history;
}

}  // namespace

TEST_CASE("the events are those of the turn, and of the previous one while targets are declared", "[dogfight]") {
    History<Rules> history = played("dogfight-melee-of-three");
    int with_both = 0;
    for (std::size_t ply = 0; ply <= history.size(); ++ply) {
        history.go_to(ply);
        const TurnEvents events = turn_events_of(history);
        INFO("after " << ply << " moves");
        REQUIRE(events.plies.size() == events.notes.size());
        CHECK(std::is_sorted(events.plies.begin(), events.plies.end()));
        const int turn = history.at().turn;
        const bool declares = history.at().phase == Phase::target;
        bool both = false;
        for (std::size_t note = 0; note < events.notes.size(); ++note) {
            const std::size_t ply_of_note = events.plies[note];
            CHECK(events.is_of_this_turn(note) == (history.at(ply_of_note).turn == turn));
            // Of the previous turn only the last action, except while targets are declared.
            if (!events.is_of_this_turn(note)) CHECK(history.at(ply_of_note).turn == turn - 1);
            if (!events.is_of_this_turn(note) && !declares) CHECK(ply_of_note + 1 == events.turn_began);
            both = both || (declares && ply_of_note + 1 < events.turn_began);
        }
        with_both += both ? 1 : 0;
    }
    CHECK(with_both > 0);
}

TEST_CASE("the log has a line for each aircraft's turn and covers every action", "[dogfight]") {
    const char* name = GENERATE("dogfight-a-duel-to-the-kill", "dogfight-encounter", "dogfight-every-option",
                                "dogfight-melee-of-three");
    const History<Rules> history = played(name);
    std::size_t next = 0;
    for (const LoggedTurn& line : logged_turns(history)) {
        CHECK(line.first == next);
        REQUIRE(line.last > line.first);
        for (std::size_t ply = line.first; ply < line.last; ++ply) {
            const int plane = acting_plane(history.rules(), history.at(ply));
            CHECK(history.at(ply).turn == history.at(line.first).turn);
            if (plane == nobody) {
                CHECK(line.player == -1);
            } else {
                CHECK(line.label == plane_name(plane));
                CHECK(line.player == history.at(ply).plane(plane).side);
            }
        }
        next = line.last;
    }
    CHECK(next == history.size());
}
