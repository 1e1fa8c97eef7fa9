// Every decision of a review is a sentence.
#include <catch_amalgamated.hpp>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

#include "api/games.h"
#include "games/page.h"
#include "page/playthroughs.h"
#include "screens/analysis/tell_line.h"
#include "session/seats.h"

using namespace sightlines;

TEST_CASE("a decision that cost much is told in a sentence, in every game", "[analysis]") {
    std::set<std::string> unclear;
    for (const page::Playthrough& game : page::playthroughs()) {
        page::open_at(game, game.moves.size());
        const auto match = open_match(page::record());
        REQUIRE(match);
        const std::unique_ptr<BoardView> view = make_view(**match);
        view->moved(0, (*match)->size());
        for (std::size_t ply = 0; ply < (*match)->size(); ++ply) {
            if ((*match)->actor(ply) < Side::first) continue;
            const std::string told = told_decision(**match, *view, "", names_of(*view, "", {}), ply);
            const bool sentence = told.size() > 12 && told.find(' ') != told.npos && told.back() == '.' &&
                                  std::isupper(static_cast<unsigned char>(told.front())) != 0;
            if (!sentence) unclear.insert(game.name + ": " + told);
        }
    }
    for (const std::string& each : unclear) UNSCOPED_INFO(each);
    CHECK(unclear.empty());
}
