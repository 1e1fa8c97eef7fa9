// Playing with somebody: who is who, the others' turns told and shown again, the end and what follows it.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/serve.h"
#include "base/settings.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/page.h"
#include "page/driver.h"
#include "page/playthroughs.h"
#include "screens/table/ending.h"

using namespace sightlines;

namespace {

const Json no_clouds{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}};

void start_against_computer(const std::string& game) {
    page::open();
    for (const std::string& mark : {"play:" + game, std::string("start")}) page::choose(mark);
}

std::string who() { return page::app().at("asked").at("who").get<std::string>(); }

// A game of hex Crossfire with one action to go, which the first player takes; then against the computer.
const page::Playthrough& nearly_over() { return page::playthrough("crossfire-hex-to-the-last-man"); }

}  // namespace

TEST_CASE("a game begins with one button and a sheet that says against whom; the last choice is kept") {
    page::open();
    page::choose("play:crosshairs");
    CHECK(page::app().at("screen") == "start");
    CHECK(page::app().at("mode") == 0);
    page::choose("level:2");
    page::choose("side:1");
    page::choose("start");
    CHECK(page::app().at("screen") == "table");
    CHECK(page::app().at("seats") == "c0");
    page::press("h");
    page::choose("play:crosshairs");
    CHECK(page::app().at("level") == 3);
    CHECK(page::app().at("side") == 1);
    page::press("Escape");
    CHECK(page::app().at("screen") == "home");
    page::reload();
    page::choose("play:crosshairs");
    CHECK(page::app().at("level") == 3);
}

TEST_CASE("a game offers the levels that it has, and one that was chosen is kept") {
    for (const std::string& game : page::games) {
        INFO(game);
        const int levels = page_of(game)->game->levels;
        REQUIRE(levels == 4);
        page::open();
        page::choose("play:" + game);
        CHECK(page::shows("level:2"));
        CHECK(page::shows("level:3") == (levels == 4));
        page::press("Escape");
    }
    page::Outside world = page::desktop();
    world.storage["start:crosshairs"] = "0 4 0";
    page::open("", world);
    page::choose("play:crosshairs");
    CHECK(page::app().at("level") == 4);
    page::choose("start");
    CHECK(page::app().at("seats") == "0d");
    page::choose("who-plays");
    CHECK(page::shows("seat:1:level:3"));

    world.storage["games"] =
        "7 " + *write_link(Json{{"game", "crosshairs"}, {"version", 1}}) + " 0d @h1 Green to act\n";
    page::open("", world);
    page::act("resume", "0");
    REQUIRE(page::app().at("seats") == "0d");
    page::choose("who-plays");
    CHECK(page::shows("seat:1:level:3"));
}

TEST_CASE("who plays which side is said: you, the computer, a friend; on one screen only the sides") {
    const auto [mode, first] = GENERATE(table<int, std::string>(
        {{0, "You (Green)"}, {1, "You (Green)"}, {2, "Green to act"}, {3, "Computer, level 1 (Green)"}}));
    page::open();
    page::choose("play:crosshairs");
    page::choose("mode:" + std::to_string(mode));
    page::choose("start");
    CHECK(who() == first);
}

TEST_CASE("what was laid out by chance is not told as moves") {
    page::open();
    for (const char* mark : {"play:crosshairs", "mode:2", "start"}) page::choose(mark);
    CHECK(page::app().at("size") > 0);
    CHECK_FALSE(page::shows("told"));
}

TEST_CASE("the computer's actions are told one by one, stay, and can be shown again") {
    start_against_computer("crosshairs");
    const auto begun = page::app().at("size").get<std::size_t>();
    page::play_all("+a3=ne");
    REQUIRE(headless::deliver());
    headless::run_frames(3);
    const auto after_one = page::app().at("size").get<std::size_t>();
    CHECK(after_one == begun + 2);
    headless::deliver();
    headless::run_frames(3);
    CHECK(page::app().at("size") == after_one);  // the next action waits until the first has been read
    page::let_computers_act();
    const Json app = page::app();
    REQUIRE(who() == "You (Green)");
    CHECK(app.at("told").size() >= 2);
    CHECK(page::shows("told"));

    const auto end = app.at("cursor").get<std::size_t>();
    const std::string link = page::link();
    page::choose("replay");
    CHECK(page::app().at("plays_back") == true);
    CHECK(page::app().at("cursor") == begun + 1);  // what the computer did
    page::wait(60000);
    CHECK(page::app().at("plays_back") == false);
    CHECK(page::app().at("cursor") == end);
    CHECK(page::link() == link);

    page::choose("replay");
    page::choose("skip");
    CHECK(page::app().at("cursor") == end);
    page::choose("replay");
    page::play_all("+a2=ne");  // meant for the present position
    CHECK(page::app().at("size") == end + 1);
}

TEST_CASE("in a guided game what the computer does stays for longer") {
    page::open();
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    const auto size = [] { return page::app().at("size").get<std::size_t>(); };
    std::size_t before = size();
    // Until the computer has decided something.
    for (int steps = 0; steps < 200 && page::app().at("asked").at("player") != 1; ++steps) {
        if (page::shows("roll-for-me")) page::choose("roll-for-me");
        page::press(" ");
        page::wait(100);
        before = size();
    }
    REQUIRE(page::app().at("asked").at("player") == 1);
    for (int steps = 0; steps < 600 && size() == before; ++steps) {
        headless::deliver();
        page::wait(50);
    }
    REQUIRE(size() > before);
    const Json told = page::app().at("told");
    REQUIRE_FALSE(told.empty());
    const double usual = told_ms(told.back().get<std::string>().size());
    const std::size_t then = size();
    double waited = 0;
    for (; waited < 60'000 && size() == then; waited += 50) {
        headless::deliver();
        page::wait(50);
    }
    CHECK(waited > 1.4 * usual);
}

TEST_CASE("what the computer does can be skipped, and is as fast as the settings say") {
    start_against_computer("crosshairs");
    page::play_all("+a3=ne");
    const auto moves = [] { return page::app().at("size").get<std::size_t>(); };
    const std::size_t before = moves();
    SECTION("skip") { page::choose("skip"); }
    SECTION("at once") {
        page::press(";");
        REQUIRE(page::shows("settings"));
        page::choose("set:pace:3");
        page::press("Escape");
        CHECK_FALSE(page::shows("settings"));
        CHECK(page::outside().storage.at("settings") == "pace=3 own-dice=1");
    }
    bool waits = false;
    SECTION("else it takes its time") { waits = true; }
    for (int i = 0; i < 3; ++i) {
        headless::deliver();
        headless::run_frames(4);
    }
    CHECK((moves() >= before + 2) != waits);
}

// "Allies is next" is no English, and a player's name does not say how many they are.
TEST_CASE("while the computer rests between two actions its turn is named without grammar of sides") {
    page::open(Json{{"game", "aerial-war"}, {"version", 1}});
    page::choose("who-plays");
    page::choose("seat:0:2");
    page::choose("seat:1:2");
    std::set<std::string> said;
    for (int steps = 0; steps < 400 && said.size() < 2; ++steps) {
        page::wait(50);
        const auto question = page::app().at("asked").at("question").get<std::string>();
        CHECK(question.find("is next") == std::string::npos);
        if (question.starts_with("Watch")) said.insert(question);
        if (said.size() == 1) break;
    }
    CHECK(said == std::set<std::string>{"Watch the next move."});
}

TEST_CASE("the end is seen, then told from the player's side; a rematch keeps the players") {
    const page::Playthrough& game = nearly_over();
    page::open_at(game, game.moves.size() - 1);
    const int winner = page::app().at("asked").at("player").get<int>();
    const int other = 1 - winner;
    page::choose("who-plays");
    page::choose("seat:" + std::to_string(other) + ":2");
    const auto seats = page::app().at("seats").get<std::string>();
    page::play_all(game.moves.back());
    CHECK_FALSE(page::shows("ending"));  // first the board
    CHECK(who() == "You won");
    page::wait(2000);
    CHECK(page::shows("ending"));
    CHECK_FALSE(page::shows("replay"));  // which would be "See the last move again"
    SECTION("the last move is seen once more, and then the end again") {
        const Json whole = page::record();
        page::choose("ending:last-blow");
        CHECK(page::app().at("cursor").get<std::size_t>() + 1 == page::app().at("size").get<std::size_t>());
        CHECK(page::shows("skip"));
        page::wait(20000);
        CHECK(page::shows("rematch"));
        CHECK(page::record() == whole);
    }
    SECTION("rematch") {
        page::choose("rematch");
        CHECK(page::app().at("size") == 0);
        CHECK(page::app().at("seats") == seats);
    }
    SECTION("swap sides") {
        page::choose("swap-sides");
        CHECK(page::app().at("seats") == std::string(seats.rbegin(), seats.rend()));
    }
    SECTION("next level") {
        page::choose("next-level");
        CHECK(page::app().at("seats").get<std::string>().find('c') != std::string::npos);
    }
    SECTION("review") {
        page::choose("review");
        CHECK(page::app().at("analysis") == true);
        CHECK(page::app().at("cursor") == 0);
    }
}

TEST_CASE("after the small first game comes the next scenario, with the same players") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")));
    for (const char* move : {"a01 > 2800,2050", "a01 > 2800,2050", ".", ".", ".", ".", "."}) page::play_all(move);
    page::choose("who-plays");
    page::choose("seat:0:2");
    page::play_all(".");  // Green has a point for each turn but the first
    REQUIRE(who() == "You lost");
    page::wait(2000);
    REQUIRE(page::shows("next-scenario"));
    CHECK(page::says("Next: Two platoons"));
    CHECK(page::mark("next-scenario:about").max.x <= page::mark("next-scenario").max.x);
    const auto seats = page::app().at("seats").get<std::string>();
    page::choose("next-scenario");
    CHECK(page::record().at("game") == "crossfire-squads");
    CHECK(page::record().at("start").at("units").size() == 16);
    CHECK(page::app().at("seats") == seats);
    CHECK(page::app().at("screen") == "table");
}

TEST_CASE("the scenario after the small first game is the next in the list of its game, and only after that game") {
    const auto next = [](const Json& record) -> std::string {
        page::open(record);
        const std::unique_ptr<Match> match = std::move(*open_match(record));
        const Setting::Choice* choice = next_scenario(*match);
        return choice == nullptr ? "" : choice->name;
    };
    CHECK(next(*read_link(scenario_record("dogfight", "guided"))) == "Morning duel");
    CHECK(next(*read_link(scenario_record("crossfire-squads", "guided"))) == "Two platoons");
    CHECK(next(*read_link(scenario_record("crossfire-squads", "two"))) == "Meeting engagement");
    CHECK(next(*read_link(scenario_record("crosshairs", "guided"))).empty());
    CHECK(next(Json{{"game", "dogfight"}, {"version", 1}}).empty());
}

TEST_CASE("the list of scenarios holds those that the core knows, each under its name") {
    page::open();
    for (const GameInfo* game : all_games()) {
        INFO(game->id);
        std::vector<std::string> offered;
        for (const Setting& setting : page_of(game->id)->settings()) {
            if (std::string_view(setting.key) != "scenario") continue;
            for (const Setting::Choice& choice : setting.choices)
                offered.push_back(Json::parse(choice.value).get<std::string>());
        }
        if (offered.empty()) offered = {"guided"};  // from the start sheet
        std::vector<std::string> known;
        for (const ScenarioRecord& scenario : scenarios_of(game->id)) known.emplace_back(scenario.name);
        std::ranges::sort(offered);
        CHECK(offered == known);
    }
}

TEST_CASE("the start sheet says how long the small first game is") {
    page::open();
    page::choose("play:crossfire-squads");
    CHECK(page::says("Eight units, about 15 minutes. A beginner can win."));
}

TEST_CASE("a game that is opened after its end says so at once") {
    const page::Playthrough& game = nearly_over();
    page::open_at(game, game.moves.size());
    page::reload();
    CHECK(page::shows("rematch"));
}

TEST_CASE("the dice of the player wait for a press, or roll by themselves if that is set") {
    page::open(Json{{"game", "aerial-war"}, {"version", 1}});
    const auto size = [] { return page::app().at("size").get<std::size_t>(); };
    REQUIRE(page::shows("throw"));
    page::wait(3000);
    CHECK(size() == 0);
    page::choose("roll-for-me");
    page::wait(3000);
    CHECK(size() > 0);
    CHECK(page::outside().storage.at("settings") == "rolls=1 own-dice=1");
    page::reload();
    page::press(";");
    page::choose("set:rolls");
    CHECK(page::outside().storage.at("settings") == "own-dice=1");
}

TEST_CASE("an older page's choice of automatic dice is kept") {
    page::Outside world = page::desktop();
    world.storage["roll-for-me"] = "1";
    page::open(Json{{"game", "aerial-war"}, {"version", 1}}, world);
    page::press(";");
    page::choose("set:motion:2");
    CHECK(page::outside().storage.at("settings") == "motion=2 rolls=1 own-dice=1");
    CHECK_FALSE(page::outside().storage.contains("roll-for-me"));
}

TEST_CASE("a pointer that rests says what an icon is; a moving one says nothing") {
    page::open(no_clouds);
    page::hover("rules");
    CHECK_FALSE(page::shows("tip"));
    page::wait(700);
    CHECK(page::shows("tip"));
    CHECK(page::says("Rules (R)"));
}

TEST_CASE("a line of the log goes to its action") {
    const page::Playthrough& game = nearly_over();
    page::open_at(game, 6);
    page::choose("tab:log");
    page::choose("log:2");
    CHECK(page::app().at("cursor") == 3);
    CHECK(page::app().at("size") == 6);
}

TEST_CASE("the log shows its latest line, when it is opened and when the game goes on") {
    const std::string game = GENERATE(as<std::string>(), "crosshairs-duel", "aerial-war-a-match-at-random");
    page::open_at(page::playthrough(game), 40);
    page::choose("tab:log");
    page::settle();
    const auto latest = [] {
        page::Box last{};
        for (const auto& [name, box] : page::marks())
            if (name.starts_with("log:")) last = box.max.y > last.max.y ? box : last;
        return last;
    };
    const float bottom = page::mark("log").max.y;
    CHECK(bottom <= page::outside().around.height);
    CHECK(latest().max.y <= bottom);
    CHECK(latest().min.y > bottom / 2);
    page::go_to(0);
    page::settle();
    CHECK(latest().min.y > bottom);
    page::go_to(40);
    page::settle();
    CHECK(latest().max.y <= bottom);
}

TEST_CASE("a refusal leaves the board free and goes with the next press") {
    page::open(no_clouds, GENERATE(page::desktop(), page::phone()));
    page::choose("cell:e5");  // in the middle, where nothing can enter
    REQUIRE(page::shows("notice"));
    const page::Box notice = page::mark("notice");
    page::choose("cell:a3");
    CHECK_FALSE(page::shows("notice"));
    CHECK(notice.width() < 440);
}

TEST_CASE("the computer rolls its own dice for the first move") {
    start_against_computer("aerial-war");
    for (int rolls = 0; rolls < 20 && page::position().at("phase") == "initiative"; ++rolls) {
        if (page::shows("throw") && page::app().at("asked").at("player") == 0) page::press("t");
        page::wait(2000);
        page::let_computers_act();
    }
    CHECK(page::position().at("phase") != "initiative");
    CHECK(page::app().at("told").size() >= 2);  // both rolls
}

TEST_CASE("with confirmation a move waits, can be cancelled, and goes on when it is played") {
    start_against_computer("crosshairs");
    page::press(";");
    page::choose("set:confirm");
    page::press("Escape");
    const auto moves = [] { return page::app().at("size").get<std::size_t>(); };
    const std::size_t before = moves();
    page::choose("cell:a3");
    for (const char* mark : {"card:ne", "action:fly"}) page::choose(mark);
    REQUIRE(page::shows("confirm"));
    CHECK_FALSE(headless::engine_is_asked());
    page::choose("cell:a4");  // not before the first is played
    CHECK(moves() == before + 1);
    page::choose("cancel");
    CHECK(page::app().at("cursor") == before);
    page::choose("cell:a3");
    for (const char* mark : {"card:ne", "action:fly"}) page::choose(mark);
    page::choose("confirm");
    CHECK_FALSE(page::shows("confirm"));
    page::let_computers_act();
    CHECK(moves() > before + 1);
}

TEST_CASE("the computer's turn offers nothing to skip where an answer is about to be", "[dogfight]") {
    page::open("", GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    for (const char* mark : {"play:dogfight", "guided"}) page::choose(mark);
    const page::Box fly = page::mark("action:fly");
    int seen = 0;
    for (int steps = 0; steps < 80 && seen == 0; ++steps) {
        if (page::shows("roll-for-me")) page::choose("roll-for-me");
        if (page::shows("skip")) {
            ++seen;
            CHECK(page::mark("skip").min.y >= fly.min.y + 40);
        }
        page::press(" ");
        page::wait(100);
    }
    CHECK(seen > 0);
}

// A game of squads that ends with its longest march, a side's moves one after the other, and that side.
std::pair<Json, char> game_with_march() {
    const Json begun{{"game", "crossfire-squads"}, {"version", 1}, {"options", {{"seed", 3}}}};
    const Json match{{"op", "match"}, {"record", begun}, {"players", {4, 4}}, {"seed", 3}, {"most", 140}};
    Json record = Json::parse(serve(write_json(match))).at("record");
    Json& moves = record.at("moves");
    const auto mover = [&](std::size_t ply) {
        return moves.at(ply).at("do") == "move" ? moves.at(ply).at("unit").get<std::string>().front() : ' ';
    };
    std::size_t longest = 0, end = 0;
    for (std::size_t first = 0, ply = 1; ply < moves.size(); ++ply) {
        if (mover(ply) != mover(ply - 1)) first = ply;
        if (mover(ply) != ' ' && ply - first > longest) longest = ply - first, end = ply;
    }
    const char side = mover(end);
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(end) + 1, moves.end());
    return {record, side};
}

// A side of squads that marches unopposed makes sixty moves and more in a turn.
TEST_CASE("the longer a turn of others is, the faster it is told", "[squads]") {
    const auto [record, side] = game_with_march();
    page::open(record);
    for (const char* mark : {"who-plays", side == 'a' ? "seat:0:2" : "seat:1:2"}) page::choose(mark);
    page::press("\\");
    REQUIRE(page::app().at("plays_back") == true);
    std::vector<double> shown;  // when each action of it was, in milliseconds
    std::size_t before = page::app().at("cursor").get<std::size_t>();
    for (double now = 0; page::app().at("plays_back") == true; now += 25, page::wait(25)) {
        const auto cursor = page::app().at("cursor").get<std::size_t>();
        if (cursor != before) shown.push_back(now);
        before = cursor;
    }
    constexpr std::size_t some = 12;
    REQUIRE(shown.size() > 2 * some);
    CHECK(shown[shown.size() - 1] - shown[shown.size() - 1 - some] < shown[some] - shown[0]);
}
