// What somebody asked who played First fight to its end.
#include "api/games.h"
#include "games/crossfire_squads/advice/guide.h"
#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"
#include "page/layout.h"
#include "support/nonempty.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// Nobody has a better place to go to, as both are at the flag, or cannot walk.
const char* const face_to_face = R"({"a00":{"k":"rifle","at":[2100,2100]},"b00":{"k":"rifle","at":[2100,1200]},
    "b01":{"k":"rifle","at":[2900,1000]}})";

std::vector<std::string> hints(const Table& t) {
    std::vector<std::string> ids;
    for (const GuideHint& hint : guide_hints(t.scene(), t.selection)) ids.emplace_back(hint.id);
    return ids;
}

void begin(const page::Outside& world) {
    page::open("", world);
    for (const char* mark : {"play:crossfire-squads", "guided"}) page::choose(mark);
}
// Between two people at this screen.
void begin_with_both(const page::Outside& world) {
    begin(world);
    for (const char* mark : {"who-plays", "seat:1:0", "who-plays"}) page::choose(mark);
}

bool has(const std::vector<std::string>& ids, const char* id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

TEST_CASE("squads: the shot that is proposed takes one press of its button, and two on the enemy",
          "[squads][first-fight]") {
    const auto chosen = [] {
        Table t(battle(face_to_face));
        t.press("a00");
        REQUIRE(t.selection.proposal() == nullptr);
        REQUIRE(t.selection.aimed_at(t.scene()) == Table::id("b00"));
        return t;
    };
    Table by_key = chosen();
    by_key.selection.do_default(by_key.scene());
    CHECK(by_key.order() == "a00 x b00");
    // Dice cannot be taken back, and who presses an enemy may only want to know what it is: that marks it.
    Table by_tap = chosen();
    by_tap.press("b00");
    CHECK(by_tap.order().empty());
    CHECK(by_tap.selection.choice().target == Table::id("b00"));
    by_tap.press("b00");
    CHECK(by_tap.order() == "a00 x b00");
    Table other = chosen();
    other.press("b01");
    CHECK(other.order().empty());

    page::open(record_with(battle(face_to_face)), GENERATE(false, true) ? page::phone() : page::desktop());
    if (page::app().at("view").at("unit").is_null()) page::choose("do:unit");
    REQUIRE(page::app().at("view").at("unit") == "a00");
    CHECK(page::shows("odds"));
    page::choose("target:b00");
    CHECK(page::position().at("phase") == "fire");
}

TEST_CASE("squads: a press on the place that is proposed walks there", "[squads][first-fight]") {
    const char* const apart = R"({"a00":{"k":"rifle","at":[2100,2800]},"b00":{"k":"pc","at":[3600,600]}})";
    Table t(battle(apart));
    t.press("a00");
    REQUIRE(t.selection.proposal() != nullptr);
    const Point place = t.selection.proposal()->at;
    page::open(record_with(battle(apart)), GENERATE(false, true) ? page::phone() : page::desktop());
    if (page::app().at("view").at("unit").is_null()) page::choose("do:unit");
    const Json camera = page::app().at("view").at("camera");
    const auto scale = camera.at("scale").get<float>();
    page::choose(ImVec2{camera.at("x").get<float>() + scale * static_cast<float>(place.x),
                        camera.at("y").get<float>() + scale * static_cast<float>(place.y)});
    REQUIRE(page::record().at("moves").size() > 0);
    CHECK(page::record().at("moves")[0].at("do") == "move");
}

TEST_CASE("squads: First fight opens with its first unit chosen, and one press walks it", "[squads][first-fight]") {
    const auto chosen = [] { return page::app().at("view").at("unit"); };
    begin(GENERATE(false, true) ? page::phone() : page::desktop());
    REQUIRE(chosen() == "a01");
    CHECK(page::says("Alone at the flag"));
    SECTION("the press") {
        page::choose("do:walk");
        CHECK(page::record().at("moves")[0].at("unit") == "a01");
        page::wait(2000);
        page::go_to(0);
        CHECK(chosen() == "a01");
    }
    SECTION("another unit") {
        page::choose("unit:a02");
        CHECK(chosen() == "a02");
        CHECK(page::says("A unit walks straight"));
    }
    SECTION("none") {
        page::press("Escape");
        CHECK(chosen().is_null());
        CHECK(page::says("A unit is lit up"));
    }
}

TEST_CASE("squads: labels keep off the place that is proposed", "[squads][first-fight]") {
    begin(GENERATE(false, true) ? page::phone() : page::desktop());
    const page::Box preview = page::mark("ghost");
    for (const auto& [name, box] : nonempty(page::marks_of("label:"))) {
        INFO(name);
        CHECK((box.max.x < preview.min.x || box.min.x > preview.max.x || box.max.y < preview.min.y ||
               box.min.y > preview.max.y));
    }
}

TEST_CASE("squads: in a later turn of First fight the player chooses", "[squads][first-fight]") {
    begin_with_both(page::desktop());
    page::press("e");
    REQUIRE(page::position().at("turn") == 2);
    CHECK(page::app().at("view").at("unit").is_null());
}

TEST_CASE("squads: who has played before chooses the first unit", "[squads][first-fight]") {
    page::Outside world = page::desktop();
    world.storage["guided:crossfire-squads"] = "off";
    page::open(std::string(scenario_record("crossfire-squads", "guided")), world);
    CHECK(page::app().at("view").at("unit").is_null());
}

TEST_CASE("squads: where a walk comes first the button of a shot still shoots at once", "[squads][first-fight]") {
    page::open(record_with(battle(R"({"a00":{"k":"rifle","at":[2100,2800]},"b00":{"k":"rifle","at":[3600,2900]}})")));
    page::choose("unit:a00");
    page::choose("target:b00");
    CHECK(page::position().at("phase") == "fire");
}

TEST_CASE("squads: what is not worth going to has no ring, and what has one is proposed", "[squads][first-fight]") {
    // A machine gun with the squad that holds the flag, or behind it.
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2200]},"a01":{"k":"hmg","at":[2200,2300],"face":[0,-1]},
        "b00":{"k":"cc","at":[2100,1200]}})");
    for (const bool behind : {false, true}) {
        if (behind) start["units"]["a01"]["at"] = {2100, 3300};
        Table t(start);
        t.selection.choose(t.scene(), Table::id("a01"));
        const bool ringed = std::any_of(t.selection.places().begin(), t.selection.places().end(),
                                        [](const AdvisedPlace& place) { return place.is_worth_going(); });
        INFO(behind);
        CHECK(ringed == behind);
        CHECK((t.selection.proposal() != nullptr) == ringed);
        t.selection.choose(t.scene(), no_unit);
        CHECK((t.selection.suggested_unit(t.scene()) == Table::id("a01")) == ringed);
    }
}

TEST_CASE("squads: what pinned and suppressed mean is said when a unit is first seen so", "[squads][first-fight]") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"rifle","at":[5000,300]}})");
    CHECK_FALSE(has(hints(Table(start)), "states"));
    start["units"]["b00"]["st"] = "s";
    Table t(start);
    CHECK(has(hints(t), "states"));
}

TEST_CASE("squads: on a phone all units of First fight stay in sight, with their labels", "[squads][first-fight]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")), page::phone());
    const auto check_all = [](const std::string& after) {
        const page::Box board = page::mark("board");
        for (const char* id : {"a00", "a01", "a02", "a03", "b00", "b01", "b02", "b03"}) {
            INFO(after << ": " << id);
            REQUIRE(page::shows(std::string("counter:") + id));
            const page::Box counter = page::mark(std::string("counter:") + id);
            CHECK(counter.min.x >= board.min.x);
            CHECK(counter.max.x <= board.max.x);
            CHECK(counter.min.y >= board.min.y);
            CHECK(counter.max.y <= board.max.y);
            CHECK(counter.max.x - counter.min.x >= 27.5f);
            CHECK(page::shows(std::string("label:") + id));
        }
    };
    check_all("the opening");
    for (const char* press : {"do:walk", "do:unit", "do:walk"}) {
        page::choose(press);
        page::wait(2000);
        check_all(press);
    }
}

TEST_CASE("squads: who is out of the picture is named at its rim", "[squads][first-fight]") {
    page::open(record_with(battle(R"({"a00":{"k":"rifle","at":[600,3500]},"a01":{"k":"pc","at":[900,3500]},
        "b00":{"k":"rifle","at":[5500,300]},"b01":{"k":"hmg","at":[5300,300],"face":[0,1]}})")),
               page::phone());
    const page::Box board = page::mark("board");
    REQUIRE_FALSE(page::shows("counter:b00"));
    REQUIRE(page::shows("rim:b00"));
    CHECK(page::shows("rim:b01"));
    const page::Box label = page::mark("rim:b00");
    CHECK(label.min.x >= board.min.x);
    CHECK(label.max.x <= board.max.x);
    CHECK(label.min.y >= board.min.y);
    CHECK(label.max.y < page::mark("do:end").min.y);
    CHECK_FALSE(page::shows("rim:a00"));
}

TEST_CASE("squads: on a phone the answers of a reaction and of a pinned unit are in sight beside the guide's hint",
          "[squads][first-fight]") {
    begin_with_both(page::phone());
    for (int leg = 0; leg < 3 && page::position().at("phase") == "play"; ++leg) page::play_all("a02 > 3700,2200");
    const auto bottom = page::outside().around.height;
    REQUIRE(page::shows("do:best-shot"));
    CHECK(page::says("One hit stops it"));
    CHECK(page::mark("do:hold").max.y < bottom);
    page::play_all("b03 r70 (5,1,1,1)");
    page::choose("unit:a02");
    REQUIRE(page::says("Rifle 2 is pinned. Shoot, or rally it?"));
    REQUIRE(page::shows("guide"));
    CHECK(page::mark("do:rally").max.y < bottom);
    CHECK(page::mark("target:b03").max.y < bottom);
}

TEST_CASE("squads: on a phone on its side the main answer keeps its place, and both answers are in sight",
          "[squads][first-fight]") {
    const page::Outside world = page::phone(844, 390);
    begin(world);
    const float place = page::mark("do:walk").min.y;
    const auto check_place = [&](const char* answer) {
        INFO(answer);
        REQUIRE(page::shows(answer));
        CHECK(page::mark(answer).min.y == place);
        if (page::shows("guide")) {
            CHECK(page::mark("guide").min.y >= page::mark(answer).max.y);
            CHECK(page::mark("guide").max.y <= world.around.height);
        }
    };
    check_place("do:walk");
    page::choose(page::mark("guide:dismiss").centre());
    check_place("do:walk");
    page::choose("do:walk");
    page::wait(2000);
    REQUIRE(page::shows("guide"));
    check_place("do:unit");
    begin_with_both(world);
    for (int leg = 0; leg < 3 && page::position().at("phase") == "play"; ++leg) page::play_all("a02 > 3700,2200");
    REQUIRE(page::says("One hit stops it"));
    check_place("do:best-shot");
    CHECK(page::mark("do:hold").max.y <= page::mark("guide").min.y);
    CHECK(page::mark("do:hold-turn").max.y <= page::mark("guide").min.y);
    CHECK_FALSE(page::shows("more-below"));  // it would fade the answers
}

TEST_CASE("squads: in a low window the words of the guide's button are whole", "[squads][first-fight]") {
    begin(page::desktop(844, 390));
    REQUIRE(page::shows("guide"));
    CHECK(layout::geometry(layout::look()) == layout::Complaints{});
}

TEST_CASE("squads: a small embed shows question, answers and the odds of a shot, whatever was unfolded before",
          "[squads][first-fight]") {
    page::open(std::string(scenario_record("crossfire-squads", "guided")), page::embed());
    const auto walk_into_sight = [](const std::string& to) {
        for (int leg = 0; leg < 4 && page::position().at("phase") == "play"; ++leg) page::play_all("a02 > " + to);
        REQUIRE(page::position().at("phase") == "react");
    };
    const auto check_in_sight = [] {
        const page::Box board = page::mark("board");
        for (const char* mark : {"question", "do:best-shot", "do:hold", "do:hold-turn", "odds"}) {
            INFO(mark);
            REQUIRE(page::shows(mark));
            CHECK(page::mark(mark).min.y >= 0);
            CHECK(page::mark(mark).max.y <= page::mark("undo").min.y);
            CHECK(page::mark(mark).min.x >= board.max.x);
        }
    };
    walk_into_sight("3700,2200");
    check_in_sight();
    page::choose("details");
    page::wheel("details", 2000);
    page::press("w");
    page::play_all("a01 > 2300,2500");  // or it would not be asked again
    walk_into_sight("3700,1800");
    check_in_sight();
}

// Whoever has learnt where it is finds it there, though it is the main answer, too.
TEST_CASE("squads: the end of the turn stays in its corner where it is the answer", "[squads][first-fight]") {
    const page::Outside world = GENERATE(0, 1) == 0 ? page::desktop() : page::phone();
    page::open(record_with(battle(R"({"a00":{"k":"rifle","at":[2100,2800]},"b00":{"k":"cc","at":[5000,300]}})")),
               world);
    CHECK_FALSE(page::shows("end-turn"));
    const page::Box corner = page::mark("do:end");
    Json at_the_flag = battle(R"({"a00":{"k":"rifle","at":[2100,2300]},"b00":{"k":"cc","at":[5000,300]}})");
    at_the_flag["terrain"]["t01"] =
        Json::parse(R"({"k":"woods","poly":[[3400,1000],[3900,1000],[3900,1600],[3400,1600]]})");
    page::open(record_with(at_the_flag), world);  // nothing better is left to do
    CHECK(page::shows("end-turn"));
    CHECK(page::mark("do:end").min.x == corner.min.x);
    CHECK(page::mark("do:end").min.y == corner.min.y);
}

TEST_CASE("squads: more ways to answer are folded away again before the next question", "[squads][first-fight]") {
    begin_with_both(GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    const auto walk_into_sight = [](const std::string& to) {
        for (int leg = 0; leg < 4 && page::position().at("phase") == "play"; ++leg) page::play_all("a02 > " + to);
        REQUIRE(page::position().at("phase") == "react");
    };
    walk_into_sight("3700,2200");
    page::choose("more-ways");
    CHECK(page::shows("slider"));
    page::choose("do:hold");
    REQUIRE(page::position().at("phase") == "play");
    page::play_all("a01 > 2300,2500");  // or it would not be asked again
    walk_into_sight("3700,1800");
    CHECK_FALSE(page::shows("slider"));
}

TEST_CASE("squads: the answers that hold fire say for how long", "[squads][first-fight]") {
    const Json start =
        in_phase(battle(R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,800]}})"), "react",
                 R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
    page::Outside world = GENERATE(0, 1) == 0 ? page::desktop() : page::phone();
    const bool guided = GENERATE(true, false);
    world.storage["guided:crossfire-squads"] = guided ? "on" : "off";
    page::open(record_with(start), world);
    CHECK(page::says("Hold fire"));
    CHECK(page::says("here only") == guided);
    CHECK(page::says("ask next time") != guided);
    CHECK(page::says("Hold all fire"));
    CHECK(page::says("this turn"));
}

TEST_CASE("squads: a turn that was told is replayed from one place", "[squads][first-fight]") {
    begin(GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    page::play_all(".");
    page::let_computers_act();
    REQUIRE(page::app().at("told").size() > 1);
    CHECK(page::shows("told:strip:replay"));
    CHECK_FALSE(page::shows("replay"));
}

TEST_CASE("squads: in a first fight the computer does something with its first turn", "[squads][first-fight]") {
    begin(page::desktop());
    page::play_all(".");
    page::let_computers_act();
    const Json record = page::record();
    CHECK(std::ranges::any_of(record.at("moves"), [](const Json& move) { return move.at("do") != "end"; }));
}

TEST_CASE("squads: a shot beside others that are left does not say that a miss costs little", "[squads][first-fight]") {
    const auto costs_little = [](const char* other) {
        Table t(battle(
            (R"({"a00":{"k":"rifle","at":[3600,3200]},"b00":{"k":"rifle","at":[3600,2400]})" + std::string(other) + "}")
                .c_str()));
        t.press("a00");
        t.selection.aim_at_best(t.scene());
        return order_note(t.scene(), t.selection, *t.selection.intended(t.scene()))
            .ends_with("Nothing else is suggested now, so a miss costs little.");
    };
    CHECK(costs_little(""));
    CHECK_FALSE(costs_little(R"(,"a01":{"k":"rifle","at":[3800,3200]})"));          // shoots as well
    CHECK_FALSE(costs_little(R"(,"a01":{"k":"rifle","at":[600,3600],"st":"p"})"));  // may be rallied
}

TEST_CASE("squads: before the first shot the guide uses no word that it has not explained", "[squads][first-fight]") {
    Json record = Json::parse(scenario_record("crossfire-squads", "guided"));
    Table t(record.at("start"), record.at("options"));
    t.show_to(true, false);
    const auto check_all = [&] {
        for (const GuideHint& hint : guide_hints(t.scene(), t.selection)) {
            INFO(hint.text);
            for (const char* word : {"suppress", "rally", "pinned", "kill"})
                CHECK(std::string_view(hint.text).find(word) == std::string_view::npos);
        }
    };
    check_all();
    t.press("a01");
    check_all();
    t.selection.do_default(t.scene());
    while (!t.play_on().empty()) {
    }
    check_all();
    t.selection.choose(t.scene(), no_unit);
    REQUIRE(has(hints(t), "next-unit"));
    check_all();
}

TEST_CASE("squads: a reaction asks the shooter by name, and the next one by its own", "[squads][first-fight]") {
    Table t(in_phase(battle(R"({"a00":{"k":"rifle","at":[1000,3000]},"a01":{"k":"rifle","at":[600,3600]},
        "b00":{"k":"rifle","at":[2200,800]},"b01":{"k":"hmg","at":[1000,800],"face":[0,1]}})"),
                     "react", R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})"));
    CHECK(prompt(t.scene(), t.selection).question == "Machine gun: Green's rifle 1 is on the move. Shoot?");
    t.selection.shoot_best(t.scene());
    t.play();
    t.play_move("(1,1,1,1)");
    REQUIRE(t.scene().phase() == Phase::react);  // the same move, and another shooter
    CHECK(prompt(t.scene(), t.selection).question.starts_with("Rifle squad: Green's rifle 1 "));
}

TEST_CASE("squads: who has never played it sees only how long the guided game is", "[squads][first-fight]") {
    page::open("", GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    const auto lengths = [] {
        const std::vector<std::string> words = page::words();
        return std::ranges::count_if(words,
                                     [](const std::string& text) { return text.find("90 minutes") != text.npos; });
    };
    const auto on_card = lengths();
    page::choose("play:crossfire-squads");
    CHECK(page::says("about 15 minutes"));
    CHECK(lengths() <= on_card);
}

TEST_CASE("squads: why an enemy cannot be shot at is said once, at its place; the panel says what can be done instead",
          "[squads][first-fight]") {
    const auto count = [](std::string_view part) {
        const std::vector<std::string> words = page::words();
        return std::ranges::count_if(words, [&](const std::string& text) { return text.find(part) != text.npos; });
    };
    page::open(record_with(battle(R"({"a00":{"k":"rifle","at":[2100,2700]},"b00":{"k":"rifle","at":[2100,1700]},
        "b01":{"k":"rifle","at":[3000,2800]}})")),
               GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    for (const char* mark : {"unit:a00", "unit:b00"}) page::choose(mark);  // behind the woods
    CHECK(count("It is behind the") == 1);
    CHECK_FALSE(page::shows("refused:CS-FIRE-03"));
    CHECK(page::shows("target:b01"));
    CHECK(page::app().at("view").at("target").is_null());
}

TEST_CASE("squads: an enemy that cannot be shot at, but reached, may still be charged", "[squads][first-fight]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[3600,3000]},"b00":{"k":"rifle","at":[3600,2200]},
        "b01":{"k":"rifle","at":[3200,3000]}})"));
    t.press("a00");
    t.press("b00");  // b01 is closer
    CHECK(t.rule() == "CS-FIRE-06");
    CHECK(t.selection.refused_target() == Table::id("b00"));
    CHECK(t.selection.aimed_at(t.scene()) != Table::id("b00"));
    t.press(Point{3700, 3000});
    CHECK(t.selection.refused_target() == no_unit);
}

TEST_CASE("squads: who chooses a place in a ground is told once that its edge and middle are alike",
          "[squads][first-fight]") {
    Table t(battle(R"({"a00":{"k":"rifle","at":[2100,2800]},"b00":{"k":"pc","at":[3600,600]}})"));
    t.press("a00");
    CHECK_FALSE(has(hints(t), "ground"));
    t.press(Point{2700, 2800});  // in the open
    CHECK_FALSE(has(hints(t), "ground"));
    t.press(Point{2100, 2200});
    CHECK(hints(t).front() == "ground");

    begin(GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    CHECK_FALSE(page::says("Anywhere in woods"));
    const Json camera = page::app().at("view").at("camera");
    const auto scale = camera.at("scale").get<float>();
    page::choose(ImVec2{camera.at("x").get<float>() + scale * 2920, camera.at("y").get<float>() + scale * 1900});
    REQUIRE(page::shows("do:move"));
    CHECK(page::says("Anywhere in woods"));
}

TEST_CASE("squads: the ghost of a short walk does not lie on its unit's counter", "[squads][first-fight]") {
    page::open(record_with(battle(R"({"a00":{"k":"rifle","at":[3600,3000]},"b00":{"k":"pc","at":[4400,2600]}})")),
               page::desktop());
    if (page::app().at("view").at("unit").is_null()) page::choose("do:unit");
    const auto walk = [](int x) {
        const Json camera = page::app().at("view").at("camera");
        const auto scale = camera.at("scale").get<float>();
        page::choose(ImVec2{camera.at("x").get<float>() + scale * static_cast<float>(x),
                            camera.at("y").get<float>() + scale * 3000});
        REQUIRE(page::shows("do:move"));
    };
    walk(4000);
    CHECK(page::shows("ghost"));
    walk(3720);
    CHECK_FALSE(page::shows("ghost"));
    CHECK(page::shows("walk-end"));
}

TEST_CASE("squads: what a shot at a mover does is one figure a sentence", "[squads][first-fight]") {
    Table t(in_phase(battle(R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,800]}})"), "react",
                     R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})"));
    // Three dice: a hit in 19 of 27 cases, two in 7.
    CHECK(order_note(t.scene(), t.selection, React{}).ends_with("Stops it 70%. Two hits also end Green's turn: 26%."));
}
