// The story of a game: every ply of it has a sentence for people, and says no more than both sides may know.
#include "games/crossfire_squads/text/narration.h"
#include "api/games.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <regex>

#include "games/crossfire_squads/advice/answer_words.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/text/events.h"
#include "games/crossfire_squads/text/notation.h"
#include "games/crossfire_squads/text/summary.h"
#include "games/crossfire_squads/traces.h"
#include "games/crossfire_squads/viewer.h"
#include "games/page.h"
#include "page/playthroughs.h"
#include "search/choose.h"
#include "support/crossfire_squads_positions.h"
#include "support/crossfire_squads_skirmish.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

History<Rules> played(const page::Playthrough& game) {
    History<Rules> history = begun(Json::parse(game.record));
    for (const std::string& move : game.moves) {
        const Result<Action> action = read_move_text(move, &history.at());
        REQUIRE(action);
        REQUIRE(history.play(*action).accepted());
    }
    return history;
}

void play_at_random(History<Rules>& history, std::uint64_t seed, int most) {
    Rng rng(seed);
    for (int i = 0; i < most; ++i) {
        const Status status = history.rules().status(history.at());
        if (status.to_act == Side::nobody) return;
        const Action action =
            status.roll ? Action(sample_roll(*status.roll, rng)) : random_action(history.rules(), history.at(), rng);
        REQUIRE(history.play(action).accepted());
    }
}

void check_sentences(const std::string& text) {
    static const std::regex ids(R"(\b[abtmw]\d\d\b)"), points(R"(\d+,\d+)"), gaps(R"(  |\.\.|,,|, \.|,\.| ,)");
    REQUIRE_FALSE(text.empty());
    CHECK(text.find('_') == std::string::npos);
    CHECK_FALSE(std::regex_search(text, ids));
    CHECK_FALSE(std::regex_search(text, points));
    CHECK_FALSE(std::regex_search(text, gaps));
    CHECK((text[0] >= 'A' && text[0] <= 'Z'));
    CHECK(text.back() == '.');
}

void check_all(const History<Rules>& history) {
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        for (const Names& names : {nobody_here, you_are_green}) {
            const std::string text = narrate(history, ply, names);
            INFO(move_text(history.actions()[ply]) << " at ply " << ply << ": " << text);
            check_sentences(text);
        }
    }
}

std::string last(std::initializer_list<const char*> moves, const Names& names = you_are_green) {
    const History<Rules> history = skirmish(moves);
    return narrate(history, history.size() - 1, names);
}

}  // namespace

TEST_CASE("squads: every ply of the playthroughs is told in sentences", "[squads][story]") {
    int found = 0;
    for (const page::Playthrough& game : page::playthroughs()) {
        if (game.game != "crossfire-squads") continue;
        ++found;
        check_all(played(game));
    }
    CHECK(found >= 3);
}

TEST_CASE("squads: every ply of random games is told in sentences", "[squads][story]") {
    for (const char* options : {"{}", R"({"scenario":"village"})", R"({"scenario":"ambush"})"}) {
        History<Rules> history =
            begun({{"game", "crossfire-squads"}, {"version", 1}, {"options", Json::parse(options)}});
        play_at_random(history, 11, 260);
        check_all(history);
    }
}

TEST_CASE("squads: a move tells where it went, with the names of unit and place", "[squads][story]") {
    CHECK(last({"a00 > 2100,2200"}) == "Your rifle 1/1 moved into the woods at the flag. It holds the flag.");
    CHECK(last({"a00 > 2100,2200"}, nobody_here) ==
          "Green's rifle 1/1 moved into the woods at the flag. It holds the flag.");
    // In sight of b01, ordered past the field, which stops it.
    CHECK(last({"a01 > 2900,1900"}) == "Your rifle 1/2 began to move into the field G6.");
    CHECK(last({"a02 ^ 1,0"}) == "Your MG 2 turned to face L7.");
    CHECK(last({"a01 _"}) == "Your rifle 1/2 went prone.");
}

TEST_CASE("squads: a shot tells at whom, what was rolled and what followed", "[squads][story]") {
    CHECK(last({"a02 x b01"}) == "Your MG 2 shot at Red's rifle 2.");
    CHECK(last({"a02 x b01", "(5,2,6,1)"}) ==
          "Your MG 2 at Red's rifle 2: 5, 2, 6 and 1, 2 hits (5 and 6). Red's rifle 2 was "
          "suppressed.");
    CHECK(last({"a02 x b01", "(1,2,3,4)"}) ==
          "Your MG 2 at Red's rifle 2: 1, 2, 3 and 4, no hit. That ended your turn.");
    CHECK(last({"a02 x b01", "(1,2,3,6)"}).ends_with("was pinned. That ended your turn: to go on takes two hits."));
}

TEST_CASE("squads: a unit that is hit at the flag loses it, and holds it again once it is fit", "[squads][story]") {
    const History<Rules> hit =
        skirmish({"a00 > 2100,2200", ".", "b00 > 2100,1800", "-", "b00 x a00", "(5,1)", "a00 ?", "(6)"});
    CHECK(narrate(hit, 5, you_are_green) ==
          "Red's rifle 1 at your rifle 1/1: 5 and 1, 1 hit (5). Your rifle 1/1 was pinned and no "
          "longer holds the flag. That ended Red's turn: to go on takes two hits.");
    CHECK(narrate(hit, 7, you_are_green).find("was fit again and holds the flag.") != std::string::npos);
}

TEST_CASE("CS-FIRE-10 squads: what a hit does to a unit that was hit before is said", "[squads][story]") {
    const auto shot = [](const char* state, const char* dice) {
        Json start = Json::parse(R"({"phase":"play","turn":3,"active":0,"edges":["s","n"],"terrain":{},
            "units":{"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"rifle","at":[2100,1200]},
            "b01":{"k":"cc","at":[5000,300]}}})");
        start["units"]["b00"]["st"] = state;
        History<Rules> history = begun({{"game", "crossfire-squads"}, {"version", 1}, {"start", start}});
        for (const char* move : {"a00 x b00", dice})
            REQUIRE(history.play(*read_move_text(move, &history.at())).accepted());
        return narrate(history, 1, you_are_green);
    };
    CHECK(
        shot("p", "(5,1,2)") ==
        "Your rifle squad at Red's rifle squad: 5, 1 and 2, 1 hit (5), which changes nothing as it is pinned already. "
        "That ended your turn.");
    CHECK(shot("s", "(5,1,2)").find("1 hit (5), which changes nothing as it is suppressed already.") !=
          std::string::npos);
    CHECK(shot("s", "(5,6,2)").find("2 hits (5 and 6), which destroy it as it is suppressed already.") !=
          std::string::npos);
    CHECK(shot("p", "(5,6,2)").find("already") == std::string::npos);
}

TEST_CASE("squads: names have their commas in questions, and yours are yours", "[squads][story]") {
    const auto match = std::move(*open_match(Json::parse(R"({"game":"crossfire-squads","version":1,
        "start":{"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00","terrain":{
        "t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}},
        "units":{"a00":{"k":"rifle","plt":1,"at":[3600,3200]},"a01":{"k":"rifle","plt":2,"at":[600,3600]},
        "b00":{"k":"rifle","plt":1,"at":[3600,2400]},"b01":{"k":"rifle","plt":2,"at":[800,300]}}}})")));
    const auto view = make_view(*match);
    REQUIRE(match->play_text("a00 x b00"));
    view->moved(0, 1);
    CHECK(view->asked().question == "Green's rifle 1 shoots at Red's rifle 1.");
    const bool green_here[] = {true, false};
    view->show_to(green_here);
    CHECK(view->asked().question == "Your rifle 1 shoots at Red's rifle 1.");
}

TEST_CASE("squads: who holds the flag when a turn ends, and what it is worth, is told", "[squads][story]") {
    CHECK(last({"a00 > 2100,2200", "."}) == "You ended the turn. Only you held the flag, 1\u20130.");
    const History<Rules> won = skirmish({"a00 > 2100,2200", ".", "."});
    CHECK(narrate(won, 2, you_are_green) ==
          "Red ended the turn. Only you held the flag, 2\u20130. You won by holding the flag.");
}

TEST_CASE("squads: what is hidden is not named while it is laid", "[squads][story]") {
    const History<Rules> history = played(page::playthrough("crossfire-squads-ambush"));
    int secrets = 0;
    for (std::size_t ply = 0; ply < history.size(); ++ply) {
        const Action& action = history.actions()[ply];
        const std::string text = narrate(history, ply, nobody_here);
        if (std::holds_alternative<Hide>(action)) {
            ++secrets;
            CHECK(text.starts_with("Red hid a unit."));
        }
        if (std::holds_alternative<LayMine>(action)) CHECK(text.starts_with("Red laid mines."));
    }
    CHECK(secrets > 0);
}

TEST_CASE("squads: the aim and the points stand in a line, without a flag the units", "[squads][story]") {
    const Standing standing = standing_of(skirmish({"a00 > 2100,2200", "."}));
    CHECK(standing.aim == "Hold the flag alone: first to 2.");
    CHECK(standing.scores == std::vector<std::string>{"1", "0"});
    CHECK(standing_of(begun(Json::parse(scenario_record("crossfire-squads", "guided")))).aim ==
          "Hold the flag alone: first to 5.");
}

TEST_CASE("squads: of the points for the flag the reader's own come first", "[squads][story]") {
    const History<Rules> history = skirmish({"a00 > 2100,2200", "."});
    CHECK(narrate(history, 1, Names{{"Green", "Red"}, 1}).find("Only Green held the flag, 0\u20131.") !=
          std::string::npos);
    CHECK(narrate(history, 1, Names{{"Green", "Red"}, 0}).find("Only you held the flag, 1\u20130.") !=
          std::string::npos);
}

TEST_CASE("squads: what the end of the turn would bring is said, on the first turn that it brings nothing",
          "[squads][story]") {
    const auto told = [](const History<Rules>& history, bool first_here, bool second_here) {
        Viewer viewer;
        const Viewer::Truth truth{history.rules(), history, history.at()};
        viewer.moved(truth);
        const bool here[] = {first_here, second_here};
        viewer.show_to(truth, here);
        return words::if_turn_ended({history, viewer.seen(), viewer.onlooker()});
    };
    CHECK(told(begun(Json::parse(scenario_record("crossfire-squads", "guided"))), true, false) ==
          "Turn 1 brings no point: Red has had no turn yet.");
    CHECK(told(begun(Json::parse(scenario_record("crossfire-squads", "guided"))), false, true) ==
          "Turn 1 brings no point: you have had no turn yet.");
    const History<Rules> held = skirmish({"a00 > 2100,2200"});
    CHECK(told(held, true, false) == "If the turn ended now: 1 point for you.");
    CHECK(told(held, false, true) == "If the turn ended now: 1 point for Green.");
    CHECK(told(skirmish({}), true, false) == "If the turn ended now: no point, nobody holds the flag.");
    const auto at_flag = [&](const char* units) {
        Json start = Json::parse(R"({"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00","terrain":
            {"t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}}})");
        start["units"] = Json::parse(units);
        return told(begun({{"game", "crossfire-squads"}, {"version", 1}, {"start", start}}), true, false);
    };
    CHECK(at_flag(R"({"a00":{"k":"rifle","at":[2100,2300]},"b00":{"k":"rifle","at":[2100,2100]}})") ==
          "If the turn ended now: no point, both sides hold the flag.");
    CHECK(at_flag(R"({"a00":{"k":"rifle","at":[2100,2300],"st":"p"},"b00":{"k":"rifle","at":[5000,300]}})") ==
          "If the turn ended now: no point. Rifle squad at the flag is pinned: only a fit unit holds it.");
    CHECK(at_flag(R"({"a00":{"k":"rifle","at":[2100,2300],"st":"s"},"b00":{"k":"rifle","at":[2100,2100]}})") ==
          "If the turn ended now: 1 point for Red. Rifle squad at the flag is suppressed: only a fit unit holds it.");
}

TEST_CASE("squads: the moves of a unit, and of a platoon, are one deed", "[squads][story]") {
    const History<Rules> alone = skirmish({"a00 > 2100,2600", "a00 > 2100,2200", "a02 x b01", "(1,2,3,4)"});
    CHECK(end_of_event(alone, 0, 4) == 2);
    CHECK(end_of_event(alone, 0, 1) == 1);
    CHECK(narrate_event(alone, 0, 2, you_are_green) == "Your rifle 1/1 walks to the woods at the flag.");
    CHECK(narrate_event(alone, 0, 1, you_are_green) == narrate(alone, 0, you_are_green, Tense::present));
    const History<Rules> about = skirmish({"a00 > 2100,2200", "a00 > 2150,2250", "a00 > 2100,2250"});
    CHECK(narrate_event(about, 1, 3, you_are_green) == "Your rifle 1/1 moves within the woods at the flag.");
    CHECK(end_of_event(alone, 2, 4) == 4);  // with its dice
    const History<Rules> platoon = skirmish({"a00 > 2100,2200", "a01 > 2200,2200", "-"});
    CHECK(end_of_event(platoon, 0, 3) == 1);  // at the second unit somebody might have fired
    const History<Rules> others = skirmish({"a00 > 2100,2200", "a02 > 5200,2900"});
    CHECK(end_of_event(others, 0, 2) == 1);  // another platoon
}

TEST_CASE("squads: of a platoon's many moves it is told how many go where, to two places at most", "[squads][story]") {
    const Json record =
        Json::parse(R"({"game":"crossfire-squads","version":1,"start":{"phase":"play","turn":3,"active":0,
        "edges":["s","n"],"obj":"t00","terrain":{
        "t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]},
        "t01":{"k":"woods","poly":[[3000,2000],[3400,2000],[3400,2400],[3000,2400]]}},
        "units":{"a00":{"k":"rifle","plt":1,"at":[1900,2700]},"a01":{"k":"rifle","plt":1,"at":[2300,2700]},
        "a02":{"k":"rifle","plt":1,"at":[3000,2700]},"a03":{"k":"rifle","plt":1,"at":[3300,2700]},
        "a04":{"k":"rifle","plt":2,"at":[4000,2700]},"b00":{"k":"rifle","at":[5200,300],"nf":true}}}})");
    const auto told = [&](std::initializer_list<const char*> moves) {
        History<Rules> history = begun(record);
        for (const char* move : moves) REQUIRE(history.play(*read_move_text(move, &history.at())).accepted());
        CHECK(end_of_event(history, 0, history.size()) == history.size());
        return narrate_event(history, 0, history.size(), nobody_here);
    };
    CHECK(told({"a00 > 2000,2200", "a01 > 2200,2200"}) ==
          "Green's rifle 1/1 and rifle 1/2 go to the woods at the flag.");
    CHECK(told({"a00 > 2000,2200", "a02 > 3100,2200"}) ==
          "Green's rifle 1/1 goes to the woods at the flag, rifle 1/3 to the woods G5.");
    CHECK(told({"a00 > 2000,2200", "a01 > 2200,2200", "a02 > 3100,2200", "a03 > 3300,2200"}) ==
          "Green's 1st platoon moves with 4 units: 2 to the woods at the flag, 2 to the woods G5.");
    CHECK(told({"a00 > 2000,2200", "a01 > 2200,2200", "a02 > 3100,2200", "a03 > 3500,2900"}) ==
          "Green's 1st platoon moves with 4 units.");
}

TEST_CASE("squads: a move of the enemy that asks nothing says why", "[squads][story]") {
    // What the last of so many plies is told as, when Green's unit stands south of Red's, or of the woods before it.
    const auto told = [](const char* green, std::initializer_list<const char*> moves, std::size_t plies,
                         const Names& names) {
        Json start = Json::parse(R"({"phase":"play","turn":4,"active":1,"edges":["s","n"],"terrain":{
            "t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}},
            "units":{"b00":{"k":"rifle","at":[2100,1200]}}})");
        start["units"]["a00"] = Json::parse(green);
        History<Rules> history = begun({{"game", "crossfire-squads"}, {"version", 1}, {"start", start}});
        for (const char* move : moves) REQUIRE(history.play(*read_move_text(move, &history.at())).accepted());
        return narrate_event(history, history.size() - plies, history.size(), names);
    };
    const char* const hidden = R"({"k":"rifle","at":[2100,2700]})";
    const char* const rifle = R"({"k":"rifle","at":[3100,2700]})";
    const char* const turned = R"({"k":"hmg","at":[3100,2700],"face":[0,1]})";
    const Names red{{"Green", "Red"}, 1};
    CHECK(told(hidden, {"b00 > 2100,1000"}, 1, you_are_green) ==
          "Red's rifle squad walks to the open ground at E3. None of yours sees it.");
    CHECK(told(hidden, {"b00 > 2100,1000"}, 1, nobody_here) == "Red's rifle squad walks to the open ground at E3.");
    CHECK(told(hidden, {"b00 > 2100,1000"}, 1, red) == "Your rifle squad walks to the open ground at E3.");
    CHECK(told(hidden, {"b00 > 2100,1100", "b00 > 2100,1000"}, 2, you_are_green) ==
          "Red's rifle squad walks to the open ground at E3. None of yours sees it.");
    CHECK(told(turned, {"b00 > 2100,1000"}, 1, you_are_green).ends_with(" Your machine gun sees it, but has no shot."));
    const char* const commander = R"({"k":"pc","plt":1,"at":[3100,2700]})";
    CHECK(told(commander, {"b00 > 2100,1000"}, 1, you_are_green)
              .ends_with(" Your platoon commander sees it: commanders do not shoot."));
    CHECK(told(rifle, {"b00 > 2100,1100", "a00 r100 b00", "(1,2,3)", "b00 > 2100,1000"}, 1, you_are_green)
              .ends_with(" Your rifle squad cannot shoot again this turn."));
    CHECK(told(rifle, {"b00 > 2100,1100", "-"}, 2, you_are_green).find("shot") == std::string::npos);
}

TEST_CASE("squads: beside who cannot shoot again stands who had no shot", "[squads][story]") {
    History<Rules> history =
        begun(Json::parse(R"({"game":"crossfire-squads","version":1,"start":{"phase":"play","turn":4,
        "active":1,"edges":["s","n"],"terrain":{
        "t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}},"units":{
        "a00":{"k":"rifle","at":[3100,2700]},"a01":{"k":"hmg","at":[3400,2700],"face":[0,1]},
        "b00":{"k":"rifle","at":[2100,1200]}}}})"));
    for (const char* move : {"b00 > 2100,1100", "a00 r100 b00", "(1,2,3)", "b00 > 2100,1000"})
        REQUIRE(history.play(*read_move_text(move, &history.at())).accepted());
    CHECK(narrate_event(history, 3, 4, you_are_green)
              .ends_with(" Your rifle squad cannot shoot again this turn, and machine gun has no shot."));
}

TEST_CASE("squads: a shot concerns both sides, a rally one", "[squads][story]") {
    const History<Rules> history = skirmish({".", "b01 > 5200,2200", "a02 r200 b01", "(5,1,1,1)", "b01 ?", "(6)"});
    for (const int side : {0, 1}) {
        CHECK(concerns(history, 3, side));
        CHECK(concerns(history, 5, side) == (side == 1));
    }
}

TEST_CASE("squads: who shoots at whom is said once in a deed", "[squads][story]") {
    const History<Rules> history = skirmish({"a02 x b01", "(5,2,6,1)"});
    CHECK(narrate_event(history, 0, 2, you_are_green) ==
          "Your MG 2 shoots at Red's rifle 2. Dice: 5, 2, 6 and 1, 2 hits (5 and 6). Red's rifle 2 "
          "is suppressed.");
}

TEST_CASE("squads: the summary counts turns, losses and hits with their expectation", "[squads][story]") {
    const std::vector<SummaryLine> lines = summary_of(skirmish({"a02 x b01", "(5,2,6,1)", "."}));
    const auto values = [&](const std::string& what) {
        for (const SummaryLine& line : lines) {
            if (line.what == what) return line.values;
        }
        return std::vector<std::string>{};
    };
    CHECK((lines.size() >= 3 && lines.size() <= 6));
    CHECK(values("Turns") == std::vector<std::string>{"1", "0"});
    CHECK(values("Units lost") == std::vector<std::string>{"0", "0"});
    CHECK(values("Hits (expected)") == std::vector<std::string>{"2 (1.3)", "none"});
}

TEST_CASE("squads: traces are the trails, shots and losses of some plies", "[squads][story]") {
    History<Rules> history = skirmish({"a00 > 2100,2200", "a02 x b01", "(5,5,6,1)", "a01 > 4150,3600"});
    const Traces all = traces_of(history, 0, 4);
    REQUIRE(all.trails.size() == 2);
    CHECK(all.trails[0].from == Point{2100, 2700});
    CHECK(all.trails[0].to == history.at()[unit_id(0, 0)].at);
    REQUIRE(all.shots.size() == 1);
    CHECK(all.shots[0].hits == 3);
    REQUIRE(all.losses.size() == 1);
    CHECK(all.losses[0].at == Point{5200, 1800});
    CHECK(traces_of(history, 1, 4).trails.size() == 1);
    CHECK(traces_of(history, 0, 1).trails.size() == 1);
    CHECK(traces_of(history, 0, 1).shots.empty());
    CHECK(usual_since(history) == 3);  // the last order
}

TEST_CASE("squads: a rally leaves a trace that says if it helped", "[squads][story]") {
    const auto rallies = [](const char* die) {
        const History<Rules> history = skirmish({".", "b01 > 5200,2200", "a02 r200 b01", "(5,1,1,1)", "b01 ?", die});
        return traces_of(history, 4, 6).rallies;
    };
    for (const bool helped : {true, false}) {  // CS-RALLY-03: pinned, it needs a 4
        const auto left = rallies(helped ? "(4)" : "(3)");
        REQUIRE(left.size() == 1);
        CHECK(left[0].unit == unit_id(1, 1));
        CHECK(left[0].helped == helped);
    }
    const History<Rules> twice =
        skirmish({".", "b01 > 5200,2200", "a02 r200 b01", "(5,1,1,1)", "b01 ?", "(1)", ".", "b01 ?", "(6)"});
    CHECK(traces_of(twice, 0, 9).rallies.size() == 1);
    CHECK(traces_of(twice, 0, 9).rallies[0].helped);
}

TEST_CASE("squads: the moves that are asked for are marked until something is played", "[squads][story]") {
    const auto match = std::move(*open_match(Json::parse(R"({"game":"crossfire-squads","version":1,
        "start":{"phase":"play","turn":3,"active":0,"edges":["s","n"],"terrain":{
        "t00":{"k":"woods","poly":[[0,1800],[5760,1800],[5760,2000],[0,2000]]}},
        "units":{"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"rifle","at":[2100,500]},
        "b01":{"k":"rifle","at":[3100,500]}}}})")));
    const auto view = make_view(*match);
    const bool green_here[] = {true, false};
    view->show_to(green_here);
    const auto play = [&](const char* move) {
        REQUIRE(match->play_text(move));
        view->moved(match->cursor() - 1, match->cursor());
    };
    const auto trails = [&] { return Json::parse(view->state()).at("traces").at("trails").get<int>(); };
    play(".");
    play("b00 > 2100,800");
    CHECK(trails() == 1);
    play("b01 > 3100,800");
    CHECK(trails() == 1);  // the last order only
    view->show_moves(1, 3);
    CHECK(trails() == 2);
    play(".");
    CHECK(trails() == 2);  // all that was done since Green's last order
    play("a00 > 2100,3000");
    CHECK(trails() == 1);
    view->show_moves(0, 5);
    CHECK(trails() == 3);
    view->show_moves(5, 5);
    CHECK(trails() == 1);
    match->go_to(1);
    view->moved(5, 1);
    CHECK(trails() == 0);
    view->show_moves(2, 3);  // after the cursor
    CHECK(trails() == 1);
}

TEST_CASE("squads: the guided game is small, short and the reader's to begin", "[squads][story]") {
    History<Rules> history = begun(Json::parse(scenario_record("crossfire-squads", "guided")));
    CHECK(to_act(history.at()) == Side::first);
    CHECK(history.rules().options().turn_limit <= 20);
    play_at_random(history, 3, 200);
    check_all(history);
}

TEST_CASE("CS-XF-04 squads: who shoots alone under its commander is told to be free in its target", "[squads][story]") {
    const auto told = [](const char* start, const char* move) {
        Json record{{"game", "crossfire-squads"}, {"version", 1}};
        record["start"] = Json::parse(start);
        return narrate(played({"", "", record.dump(), {move}, {}}), 0, you_are_green);
    };
    const char* const shot = R"({"phase":"play","turn":3,"active":0,"edges":["s","n"],"terrain":{},"units":{
        "a00":{"k":"pc","plt":1,"at":[3000,3000]},"a01":{"k":"rifle","plt":1,"at":[2600,3000]},
        "b00":{"k":"rifle","at":[2600,2400]},"b01":{"k":"rifle","at":[2900,2200]}}})";
    CHECK(told(shot, "a00! a01 x b01") == "Your rifle squad shot at Red's rifle 2, led by its commander.");
    // Reactions are at whoever moves.
    const char* const reaction = R"({"phase":"react","turn":3,"active":1,"edges":["s","n"],"terrain":{},"units":{
        "a00":{"k":"pc","plt":1,"at":[3000,3000]},"a01":{"k":"rifle","plt":1,"at":[2600,3000]},
        "b00":{"k":"rifle","at":[2600,2400]}},
        "mv":{"u":"b00","k":"move","from":[2600,2400],"to":[2800,2400],"i":0,"m":200}})";
    CHECK(told(reaction, "a00! a01 r200 b00").find("its commander") == std::string::npos);
}

TEST_CASE("squads: a walk that may be shot at is told by the place where the shot is", "[squads][story]") {
    Json record = Json::parse(scenario_record("crossfire-squads", "guided"));
    record["start"]["active"] = 1;
    record["start"]["units"]["b03"]["at"] = {3500, 1400};
    record["start"]["units"]["a02"]["at"] = {3047, 2048};  // sees the rough ground
    const History<Rules> history = played({"", "", record.dump(), {"b03 > 3430,1440", "b03 > 3400,1560"}, {}});
    REQUIRE(history.at().motion);
    const std::string place = PlaceNames(history.at()).ground({3400, 1560});
    CHECK(narrate_event(history, 0, history.size(), you_are_green).starts_with("Red's machine gun walks to " + place));
}
