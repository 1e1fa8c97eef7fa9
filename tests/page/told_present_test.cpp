// What is told while it happens is in the present tense; the log keeps the past.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>

#include "api/games.h"
#include "api/match_of.h"
#include "games/crossfire_squads/text/codec.h"
#include "games/crossfire_squads/text/events.h"
#include "games/crossfire_squads/text/narration.h"
#include "games/crossfire_squads/text/turns.h"
#include "games/dogfight/text/codec.h"
#include "games/dogfight/text/events.h"
#include "games/dogfight/text/narration.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

const Names spectator{{"Green", "Red", "Blue", "Yellow"}, -1};
const Names green{{"Green", "Red", "Blue", "Yellow"}, 0};
const Names red{{"Green", "Red", "Blue", "Yellow"}, 1};

// Reasons and participles are no tense: "-3 failed manoeuvre", "a tie, to be rolled again", "Critical hit, rolled 5".
std::string without_participles(const std::string& text) {
    static const std::regex none(R"(failed manoeuvre|the target was hunting it|to be rolled again|, rolled [0-9]+)");
    return std::regex_replace(text, none, "");
}

bool in_the_past(const std::string& text) {
    static const std::regex past(
        R"(\b(was|were|rolled|took|flew|turned|walked|stopped|held|won|worked|failed|needed|had|made|went|kept|ended)\b)"
        R"(|\b(tried|began|saw|fired|chose|placed|shot at|slipped|stalled|scored|lost its|could|missed|called)\b)");
    return std::regex_search(text, past);
}

// "You goes", "Red go".
bool agrees(const std::string& text) {
    static const std::regex wrong(
        R"(\b[Yy]ou (is|has|goes|ends|holds|wins|shoots|rolls|flies|pins|tries|chooses|places|hides|lays|calls|moves)\b)"
        R"(|\b(Green|Red) (are|have|go|end|hold|win|shoot|roll|fly|pin|try|choose|place|hide|lay|call|move)\b)");
    return !std::regex_search(text, wrong);
}

template <class Rules>
std::unique_ptr<Match> played(const page::Playthrough& game) {
    auto match = *open_match(Json::parse(game.record));
    for (const std::string& move : game.moves) REQUIRE(match->play_text(move));
    return match;
}

template <class Rules, class Tell>
void check_told(const char* id, Tell tell) {
    int told = 0;
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != id) continue;
        const auto match = played<Rules>(game);
        const History<Rules>& history = static_cast<const MatchOf<Rules>&>(*match).history();
        for (const Names& names : {spectator, green, red}) {
            for (std::size_t ply = 0; ply < history.size(); ++ply) {
                const std::string text = tell(history, ply, names);
                INFO(game.name << " " << ply << ": " << text);
                CHECK_FALSE(in_the_past(without_participles(text)));
                CHECK(agrees(text));
                told += text.empty() ? 0 : 1;
            }
        }
    }
    CHECK(told > 100);
}

}  // namespace

TEST_CASE("events of Dogfight! are told in the present tense", "[told]") {
    using Rules = dogfight::Rules;
    check_told<Rules>("dogfight", [](const History<Rules>& history, std::size_t ply, const Names& names) {
        return dogfight::event_sentence(history, ply, dogfight::event_end(history, ply, history.size()), names) + " " +
               dogfight::turn_sentence(history, ply, std::min(ply + 9, history.size()), names);
    });
}

TEST_CASE("events of squads are told in the present tense", "[told]") {
    using Rules = crossfire_squads::Rules;
    check_told<Rules>("crossfire-squads", [](const History<Rules>& history, std::size_t ply, const Names& names) {
        const std::size_t end = crossfire_squads::end_of_event(history, ply, history.size());
        return crossfire_squads::narrate_event(history, ply, end, names) + " " +
               crossfire_squads::narrate_turn(history, ply, std::min(ply + 9, history.size()), names);
    });
}

TEST_CASE("the log is told in the past tense", "[told]") {
    using Squads = crossfire_squads::Rules;
    using Dogfight = dogfight::Rules;
    const auto squads = played<Squads>(page::playthrough("crossfire-squads-village"));
    const auto duel = played<Dogfight>(page::playthrough("dogfight-a-duel-to-the-kill"));
    int past = 0;
    for (std::size_t ply = 0; ply < squads->size(); ++ply)
        past += in_the_past(
            crossfire_squads::narrate(static_cast<const MatchOf<Squads>&>(*squads).history(), ply, spectator));
    for (std::size_t ply = 0; ply < duel->size(); ++ply)
        past += in_the_past(dogfight::narrate(static_cast<const MatchOf<Dogfight>&>(*duel).history(), ply, spectator));
    CHECK(past > 50);
}
