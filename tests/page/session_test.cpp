// A session is played, taken back and told without a table and without a frame.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "games/page.h"
#include "page/driver.h"
#include "session/session.h"

using namespace sightlines;

namespace {

std::unique_ptr<Session> session_of(const char* game, const std::string& seats) {
    auto match = new_match(game, Json::object());
    REQUIRE(match.has_value());
    auto view = make_view(**match);
    return std::make_unique<Session>(std::move(*match), std::move(view), seats);
}

std::string any_move(const Session& session) {
    const std::vector<AccessibleAction> actions = session.match().accessible_actions();
    REQUIRE_FALSE(actions.empty());
    return actions.front().text;
}

}  // namespace

TEST_CASE("session: what is played is reported once, and taken back, without a frame", "[session]") {
    page::open();
    const int frames = platform::frames_drawn();
    const auto session = session_of("crossfire-hex", "");
    CHECK_FALSE(session->take_change());
    CHECK_FALSE(session->play_moves(any_move(*session), false));
    CHECK(session->match().cursor() == 1);
    CHECK(session->take_change());
    CHECK_FALSE(session->take_change());
    session->undo();
    CHECK(session->match().cursor() == 0);
    CHECK_FALSE(session->game.looks_back());  // it was taken back, and may be played otherwise
    session->redo();
    CHECK(session->match().cursor() == 1);
    CHECK(session->match().size() == 1);
    CHECK(platform::frames_drawn() == frames);
}

TEST_CASE("session: a refusal changes nothing", "[session]") {
    page::open();
    const auto session = session_of("crossfire-hex", "");
    const std::optional<Notice> refused = session->play_moves("nowhere", false);
    REQUIRE(refused);
    CHECK_FALSE(refused->message.empty());
    CHECK(session->match().size() == 0);
    CHECK_FALSE(session->take_change());
}

TEST_CASE("session: nobody plays for the computer", "[session]") {
    page::open();
    const auto session = session_of("crossfire-hex", "0a");
    CHECK_FALSE(session->play_moves(any_move(*session), false));
    REQUIRE(session->game.computers_turn());
    CHECK(session->play_moves(any_move(*session), false));
    CHECK(session->match().size() == 1);
    session->advance(true);
    CHECK(session->engine.task() == EngineClient::Task::move);
    session->undo();
    CHECK(session->match().cursor() == 0);
    CHECK(session->advance(true));
    CHECK(session->engine.task() == EngineClient::Task::nothing);
}
