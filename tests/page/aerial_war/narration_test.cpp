#include "games/aerial_war/text/narration.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <regex>

#include "api/games.h"
#include "api/match_of.h"
#include "base/rng.h"
#include "engine/dice.h"
#include "games/aerial_war/text/codec.h"
#include "games/aerial_war/text/lexicon.h"
#include "page/playthroughs.h"

using namespace sightlines;
using namespace sightlines::aerial_war;

namespace {

std::unique_ptr<Match> opened(const Json& record) {
    auto match = open_match(record);
    REQUIRE(match);
    return std::move(*match);
}

const History<Rules>& history_of(const Match& match) { return static_cast<const MatchOf<Rules>&>(match).history(); }

// German blue on d7, which flies north, and two Allied planes: red on d8, which flies away from it, and blue far off.
std::unique_ptr<Match> in_phase(const char* phase, const char* moves, const char* options = "{}") {
    Json record = Json::parse(R"({"game":"aerial-war","version":1,"start":{"side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"d7","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"},
        {"at":"k14","p":1,"c":"b","dir":"w"}]}})");
    record["start"]["phase"] = phase;
    record["moves"] = Json::parse(moves);
    record["options"] = Json::parse(options);
    return opened(record);
}

Names germans() { return {neutral_names().sides, 0}; }
Names allies() { return {neutral_names().sides, 1}; }
Names ann_and_ben() { return {{"Ann", "Ben"}, -1}; }

std::vector<std::string> told(const Match& match, const Names& names = neutral_names()) {
    std::vector<std::string> lines;
    for (std::size_t ply = 0; ply < match.size(); ++ply) lines.push_back(narrate(history_of(match), ply, names));
    return lines;
}

// What is wrong with a sentence; "": nothing.
std::string fault_of(const std::string& text) {
    static const std::regex notation(R"([\[\]_#!{}]|\b[a-k]\d+[nesw]\b|AW-|  | ,| \.|\bdo\b)");
    if (text.empty()) return "it is empty";
    if (text.front() < 'A' || text.front() > 'Z') return "no capital";
    if (text.back() != '.') return "no full stop";
    if (std::regex_search(text, notation)) return "notation";
    return "";
}

void check_every_ply(const Match& match) {
    for (const Names& names : {neutral_names(), germans(), allies(), ann_and_ben()}) {
        for (const std::string& line : told(match, names)) {
            INFO(line);
            CHECK(fault_of(line) == "");
        }
    }
}

}  // namespace

TEST_CASE("aerial war: every action of every playthrough is told in a sentence") {
    int games = 0;
    for (const page::Playthrough& one : page::playthroughs()) {
        if (one.game != "aerial-war") continue;
        ++games;
        const auto match = opened(Json::parse(one.record));
        for (const std::string& move : one.moves) REQUIRE(match->play_text(move));
        check_every_ply(*match);
    }
    CHECK(games == 5);
}

TEST_CASE("aerial war: every action of games at random is told in a sentence") {
    const std::string options =
        GENERATE(R"({})", R"({"battles":1,"attacks":"forced","loops":"forced"})", R"({"playAll":true,"roundLimit":6})");
    Json record{{"game", "aerial-war"}, {"version", 1}};
    record["options"] = Json::parse(options);
    const auto match = opened(record);
    auto& game = static_cast<MatchOf<Rules>&>(*match);
    Rng rng(4);
    for (int played = 0; played < 900; ++played) {
        const Status status = game.status();
        if (status.outcome) break;
        std::vector<Action> actions;
        game.history().rules().legal(game.history().at(), actions);
        const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
        REQUIRE(game.play(status.roll ? Action(sample_roll(*status.roll, rng)) : actions[pick]).accepted());
    }
    check_every_ply(*match);
    CHECK(match->size() > 100);
}

TEST_CASE("aerial war: an attack from behind, a loop and the shot that answers it, as told") {
    const auto match = in_phase("attack", R"([{"do":"attack"},{"do":"roll","dice":[2]},{"do":"roll","dice":[6]},
        {"do":"loop"},{"do":"roll","dice":[4]}])",
                                R"({"battles":1})");
    CHECK(told(*match) ==
          std::vector<std::string>{
              "German blue attacks Allied red from behind.",
              "German blue needs 4 or more and rolls 2: it misses Allied red.",
              "Allied red tries to loop. It needs 5 or more and rolls 6: it can.",
              "Allied red loops to d6, right behind German blue.",
              "Allied red fires from behind. It needs 4 or more and rolls 4: it shoots down German blue. That "
              "is the last German plane: the Allies win the battle.",
          });
    CHECK(told(*match, allies())[1] == "German blue needs 4 or more and rolls 2: it misses your red plane.");
    CHECK(told(*match, germans())[0] == "Your blue plane attacks Allied red from behind.");
    CHECK(told(*match, germans())[4].ends_with("That is your last plane: the Allies win the battle."));
    CHECK(told(*match, allies())[4].ends_with("That is the last German plane: you win the battle."));
    CHECK(told(*match, ann_and_ben())[3] == "Ben's red plane loops to d6, right behind Ann's blue plane.");
    CHECK(told(*match, ann_and_ben())[4].ends_with("That is Ann's last plane: Ben wins the battle."));
}

TEST_CASE("aerial war: the first move, the dice and a flight as told") {
    const Json record = Json::parse(R"({"game":"aerial-war","version":1,"moves":[
        {"do":"roll","dice":[2,5]},{"do":"roll","dice":[3,4]},{"do":"roll","dice":[2,5]},{"do":"roll","dice":[1,4]},
        {"do":"roll","dice":[4,2]},{"do":"fly","to":"h5","dir":"n"}]})");
    const auto match = opened(record);
    CHECK(told(*match, germans()) == std::vector<std::string>{
                                         "You roll 7 for the first move.",
                                         "The Allies roll 7 against 7: a tie, so both sides roll again.",
                                         "You roll 7 for the first move.",
                                         "The Allies roll 5 against 7: you get the first move.",
                                         "Your red plane rolls 4 and 2.",
                                         "Your red plane flies from h1 to h5, facing h6.",
                                     });
}

TEST_CASE("aerial war: a flight tells whom it has in front, and a crash what is lost") {
    const auto flown = [](const char* planes, const char* to, const char* dir) {
        Json record = Json::parse(R"({"game":"aerial-war","version":1,"start":{"phase":"fly","side":0,"first":0,
            "mover":"b","round":3,"dice":[3,5]}})");
        record["start"]["planes"] = Json::parse(planes);
        record["moves"] = Json::array({{{"do", "fly"}, {"to", to}, {"dir", dir}}});
        return told(*opened(record))[0];
    };
    const char* away = R"([{"at":"e5","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"n"}])";
    CHECK(flown(away, "d7", "n") == "German blue flies from e5 to d7 and gets behind Allied red.");
    CHECK(flown(away, "e8", "w") == "German blue flies from e5 to e8 and comes at Allied red from the side.");
    const char* towards = R"([{"at":"e5","p":0,"c":"b","dir":"n"},{"at":"d8","p":1,"c":"r","dir":"s"}])";
    CHECK(flown(towards, "d7", "n") == "German blue flies from e5 to d7 and meets Allied red head-on.");
    const auto crash = opened(Json::parse(R"({"game":"aerial-war","version":1,"options":{"battles":3},
        "start":{"phase":"ram","side":0,"first":0,"mover":"b","round":3,
        "planes":[{"at":"a1","p":0,"c":"b","dir":"w"},{"at":"a2","p":1,"c":"r","dir":"n"}]},
        "moves":[{"do":"ram","target":"a2"}]})"));
    CHECK(told(*crash)[0] ==
          "German blue has nowhere to go and crashes into Allied red on a2. Both are lost. Those are the last planes: "
          "battle 1 is a draw.");
}

TEST_CASE("aerial war: the aim and how far both sides are") {
    const auto match = in_phase("attack", "[]");
    const Standing now = standing_of(history_of(*match).rules(), history_of(*match).at());
    CHECK(now.aim == "Shoot down all enemy planes. Win two battles.");
    CHECK(now.scores == std::vector<std::string>{"1 plane", "2 planes"});
    Position later = history_of(*match).at();
    later.score = {1, 0};
    CHECK(standing_of(history_of(*match).rules(), later).scores ==
          std::vector<std::string>{"1 plane and 1 battle won", "2 planes and 0 battles won"});
    const auto single = in_phase("attack", "[]", R"({"battles":1})");
    const Standing one = standing_of(history_of(*single).rules(), history_of(*single).at());
    CHECK(one.aim == "Shoot down all enemy planes.");
    CHECK(one.scores == std::vector<std::string>{"1 plane", "2 planes"});
    const auto limited = in_phase("attack", "[]", R"({"battles":1,"roundLimit":5})");
    CHECK(standing_of(history_of(*limited).rules(), history_of(*limited).at()).aim ==
          "Shoot down all enemy planes. After round 5 the side with more planes wins.");
}

TEST_CASE("aerial war: the summary counts shots and hits, with what was to be expected") {
    const auto match = in_phase("attack", R"([{"do":"attack"},{"do":"roll","dice":[2]},{"do":"roll","dice":[6]},
        {"do":"loop"},{"do":"roll","dice":[4]}])",
                                R"({"battles":1})");
    std::vector<std::string> lines;
    for (const SummaryLine& line : summary_of(history_of(*match)))
        lines.push_back(line.what + ": " + line.values.at(0) + ", " + line.values.at(1));
    CHECK(lines == std::vector<std::string>{"Rounds played: 1, 1", "Planes lost: 1, 0", "Shots: 1, 1",
                                            "Hits (expected): 0 (0.5), 1 (0.5)",
                                            "Chances to loop (expected): 0 (0.0), 1 (0.3)"});
    match->go_to(1);
    CHECK(summary_of(history_of(*match)).size() == 4);  // no loop yet
    CHECK(summary_of(history_of(*match))[2].values == std::vector<std::string>{"0", "0"});
}
