// Every decision of Crossfire with squads, answered with the mouse, a finger and the keys.
#include <catch_amalgamated.hpp>
#include <cstdlib>

#include "api/games.h"
#include "games/crossfire_squads/advice/guide.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"
#include "support/nonempty.h"

using namespace sightlines;

namespace {

Json view() { return page::app().at("view"); }

struct Question {
    const char* name;
    Json start;
    Json options;
    std::vector<std::string> marks;  // chosen one after the other; "more-ways" only unfolds
    std::vector<std::string> keys;
    std::string plays;  // how the move in the record begins
};

Json read(const char* text) { return Json::parse(text); }

Json field(const char* units) { return crossfire_squads::battle(units); }

std::vector<Question> questions() {
    using crossfire_squads::full_options, test::squads_positions::in_phase, test::squads_positions::before;
    const Json all = full_options(), none = Json::object();
    const Json walk = field(R"({"a00":{"k":"rifle","at":[2100,2800]},"b00":{"k":"cc","at":[5000,300]}})");
    const Json shot = field(R"({"a00":{"k":"rifle","at":[3600,3200]},"b00":{"k":"rifle","at":[3600,2400]}})");
    const Json pair = field(R"({"a00":{"k":"rifle","at":[3600,3200]},"a01":{"k":"rifle","at":[3740,3200]},
        "b00":{"k":"rifle","at":[3600,2400]}})");
    const Json leader = field(R"({"a00":{"k":"pc","at":[3600,3200]},"b00":{"k":"rifle","at":[3600,2400]}})");
    const Json pinned = field(R"({"a00":{"k":"rifle","at":[2100,2800],"st":"p"},"b00":{"k":"cc","at":[5000,300]}})");
    Json react = field(R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,800]}})");
    react = crossfire_squads::in_phase(
        react, "react", R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
    Json retreat = field(R"({"a00":{"k":"rifle","at":[2100,2300],"rt":"t00"},"b00":{"k":"rifle","at":[5000,300]}})");
    const Json affect = in_phase("affect", R"({"affect":{"bld":"t01","res":1,"sup":0}})");
    const Json spill = in_phase("spill", R"({"spill":{"at":[650,790],"r":50,"pl":1,"n":1}})");
    const Json reveal = in_phase("reveal", R"({"rv":{"units":["b02"]},"clear":["t00"]})");
    const Json join = crossfire_squads::in_phase(
        field(R"({"a00":{"k":"rifle","at":[3600,2500]},"b00":{"k":"hmg","at":[3600,2400],"face":[0,1]},
        "b01":{"k":"rifle","at":[3740,2400]},"b03":{"k":"pc","at":[800,300]}})"),
        "join", R"({"cc":{"units":["a00","b00"],"join":1}})");
    Json mines = field(R"({"a00":{"k":"rifle","at":[2100,3600]},"b00":{"k":"rifle","at":[2100,300]}})");
    mines = crossfire_squads::in_phase(mines, "deploy", R"({"won":0,"dep":0,"stock":{"mines":[1,0],"wire":[0,0]}})");
    mines.erase("turn");
    mines.erase("active");
    Json red_deploys = test::squads_positions::deploy();
    red_deploys["dep"] = 1;
    const Json group = in_phase("group", R"({"grp":{"dest":[800,2900],"left":["a02","a00"]}})");
    return {
        {"objective", before("objective", R"({"won":0})"), all, {"do:objective"}, {" "}, "objective"},
        {"edge", before("edge", R"({"won":1,"obj":"t00"})"), all, {"edge:n"}, {" "}, "edge"},
        {"deploy", test::squads_positions::deploy(), all, {"do:place"}, {" "}, "place"},
        {"walk", walk, none, {"do:unit", "do:walk"}, {" ", " "}, "move"},
        {"fire", shot, none, {"unit:a00", "target:b00"}, {".", "f"}, "fire"},
        {"fire, whose shooters are chosen",
         pair,
         none,
         {"unit:a00", "more-ways", "choose-shooters", "do:fire"},
         {".", "Shift+F", "f"},
         "fire"},
        {"charge", shot, none, {"unit:a00", "tool:assault", "do:move"}, {".", "c", "PageDown", " "}, "move"},
        {"charge, folded", leader, none, {"unit:a00", "more-ways", "tool:assault", "unit:b00", "do:move"}, {}, "move"},
        {"rally", pinned, none, {"unit:a00", "do:rally"}, {".", " "}, "rally"},
        {"prone", walk, none, {"unit:a00", "more-ways", "do:prone"}, {".", "p"}, "prone"},
        {"retreat",
         retreat,
         read(R"({"retreat":true})"),
         {"unit:a00", "tool:retreat", "do:retreat"},
         {".", "b", " "},
         "retreat"},
        {"end", walk, none, {"do:end"}, {"e"}, "end"},
        {"react", react, none, {"do:best-shot"}, {" "}, "react"},
        {"hold", react, none, {"do:hold"}, {"w"}, "hold"},
        {"group", group, all, {"do:move"}, {" "}, "move"},
        {"done", group, all, {"do:done"}, {"w"}, "done"},
        {"join", join, none, {"do:join"}, {" "}, "join"},
        {"nobody", join, none, {"do:nobody"}, {"w"}, "join"},
        {"affect", affect, all, {"do:affect"}, {" "}, "affect"},
        {"spill", spill, all, {"do:spill"}, {" "}, "spill"},
        {"reveal", reveal, all, {"do:reveal"}, {" "}, "reveal"},
        {"cross",
         test::squads_positions::play(),
         all,
         {"unit:a05", "tool:cross", "do:cross"},
         {",", "i", " "},
         "cross"},
        {"turn",
         test::squads_positions::play(),
         all,
         {"unit:a02", "more-ways", "tool:turn", "turn:more", "do:turn"},
         {".", ".", ".", "u", "d", " "},
         "pivot"},
        {"explosive",
         test::squads_positions::play(),
         all,
         {"unit:a04", "target:b01", "do:he"},
         {",", ",", "f", "PageDown", "f"},
         "he"},
        {"smoke",
         test::squads_positions::play(),
         all,
         {"unit:a04", "tool:smoke", "unit:a01", "do:smoke"},
         {",", ",", "s", "PageDown", "d", " "},
         "smoke"},
        {"recon",
         test::squads_positions::play(),
         all,
         {"unit:a01", "more-ways", "tool:recon", "piece:t00", "do:recon"},
         {".", ".", "s", "PageDown", " "},
         "recon"},
        {"mine",
         mines,
         read(R"({"obstacles":true,"mines":[1,0]})"),
         {"more-ways", "tool:mine", "piece:t00", "do:mine"},
         {"b", "PageDown", " "},
         "mine"},
        {"hide", red_deploys, all, {"pick:b02", "piece:t00", "do:hide"}, {".", ".", "i"}, "hide"},
    };
}

ImVec2 on_screen(const Json& place) {
    const Json camera = view().at("camera");
    const auto scale = camera.at("scale").get<float>();
    return {camera.at("x").get<float>() + scale * place[0].get<float>(),
            camera.at("y").get<float>() + scale * place[1].get<float>()};
}

std::size_t played() {
    const Json record = page::record();
    return record.contains("moves") ? record.at("moves").size() : 0;
}

void check_played(const Question& question) {
    REQUIRE(played() > 0);
    CHECK(page::record().at("moves").at(0).at("do").get<std::string>() == question.plays);
}

void open(const Question& question, const page::Outside& world) {
    page::open(
        Json{{"game", "crossfire-squads"}, {"version", 1}, {"options", question.options}, {"start", question.start}},
        world);
    if (view().at("covered") == true) page::choose("uncover");
}

}  // namespace

TEST_CASE("squads: every decision is answered with the mouse, and with a finger", "[squads][answers]") {
    const bool fingers = GENERATE(false, true);
    const page::Outside tablet = page::phone(1024, 768);  // all units are in sight
    for (const Question& question : questions()) {
        INFO(question.name << (fingers ? " with a finger" : " with the mouse"));
        open(question, fingers ? tablet : page::desktop());
        for (const std::string& mark : question.marks) {
            if (mark == "more-ways" && page::shows("ask-everything")) continue;
            page::choose(mark);
        }
        check_played(question);
    }
}

TEST_CASE("squads: every decision is answered with the keys", "[squads][answers]") {
    for (const Question& question : questions()) {
        if (question.keys.empty()) continue;
        INFO(question.name);
        open(question, page::desktop());
        for (const std::string& key : question.keys) page::press(key);
        check_played(question);
    }
}

// On all screens, and in a game that begins with a guided first turn.
TEST_CASE("squads: the end of the turn keeps its place, away from everything else", "[squads][answers]") {
    const std::vector<page::Outside> worlds{page::desktop(), page::phone(), page::phone(844, 390), page::embed()};
    const page::Outside& world = worlds[GENERATE(0U, 1U, 2U, 3U)];
    INFO(world.around.width << " x " << world.around.height);
    page::open(std::string(scenario_record("crossfire-squads", "guided")), world);
    const page::Box place = page::mark("do:end");
    const auto check_place = [&](const std::string& after) {
        INFO("after " << after);
        if (page::shows("do:end")) {
            CHECK(page::mark("do:end").min.x == place.min.x);
            CHECK(page::mark("do:end").min.y == place.min.y);
        }
        for (const auto& [name, box] : page::marks()) {
            const bool button = name.starts_with("do:") || name.starts_with("target:") || name.starts_with("moment:") ||
                                name == "more-ways" || name == "details" || name == "undo" || name == "hint" ||
                                name == "whole-table" || name.starts_with("unit:next") || name.starts_with("tool:");
            if (!button || name == "do:end") continue;
            INFO(name);
            CHECK((box.max.x <= place.min.x || box.min.x >= place.max.x || box.max.y <= place.min.y ||
                   box.min.y >= place.max.y));
        }
    };
    check_place("nothing");
    for (const std::string& press : {"do:unit", "more-ways", "details", "do:walk", "do:unit", "do:walk"}) {
        if (!page::shows(press)) continue;
        page::choose(press);
        page::wait(2000);
        check_place(press);
        CHECK(page::position().at("active") == 0);
        CHECK(page::position().at("turn") == 1);
    }
    page::choose("do:end");
    CHECK(page::position().at("turn") == 2);
}

TEST_CASE("squads: outside of Details there are no rule ids, no unit ids and no coordinates", "[squads][answers]") {
    for (const Question& question : questions()) {
        open(question, page::desktop());
        for (std::size_t i = 0; i < question.marks.size(); ++i) {
            for (const std::string& words : nonempty(page::words())) {
                INFO(question.name << ": " << words);
                CHECK(words.find("CS-") == std::string::npos);
                CHECK(words.find("a0") == std::string::npos);
                CHECK(words.find("b0") == std::string::npos);
            }
            if (question.marks[i] == "more-ways" && page::shows("ask-everything")) continue;
            page::choose(question.marks[i]);
        }
    }
}

TEST_CASE("squads: a walk goes on by itself on the page, bead by bead back", "[squads][answers]") {
    Json start = field(R"({"a00":{"k":"rifle","at":[2100,3100]},"b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = read(R"({"k":"hill","poly":[[1900,2950],[2300,2950],[2300,3300],[1900,3300]]})");
    const bool moves = GENERATE(false, true);
    page::Outside world = page::desktop();
    world.around.reduced_motion = !moves;
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}}, world);
    page::choose("do:unit");
    page::choose("do:walk");
    page::wait(2000);
    const std::size_t legs = played();
    CHECK(legs >= 2);
    CHECK(page::app().at("cursor") == legs);
    page::press("z");
    page::wait(2000);
    CHECK(page::app().at("cursor") == legs - 1);  // and stays there
}

TEST_CASE("squads: more ways and details unfold by keys, and stay", "[squads][answers]") {
    page::open(Json{{"game", "crossfire-squads"},
                    {"version", 1},
                    {"start", field(R"({"a00":{"k":"rifle","at":[2100,2800]},"b00":{"k":"cc","at":[5000,300]}})")}});
    CHECK(view().at("more") == false);
    CHECK(view().at("details") == false);
    page::press("Shift+D");
    CHECK(view().at("details") == true);
    page::choose("more-ways");
    CHECK(view().at("more") == true);
    page::press(".");
    CHECK(view().at("more") == true);
    page::choose("ask-everything");
    page::reload();
    CHECK(view().at("more") == true);
}

TEST_CASE("squads: fire that is held for the turn is held by itself", "[squads][answers]") {
    const Json start = crossfire_squads::in_phase(
        field(R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,800]}})"), "react",
        R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}});
    GENERATE(false, true) ? page::press("Shift+W") : page::choose("do:hold-turn");
    CHECK(played() == 1);
    CHECK(page::record().at("moves").at(0).at("do") == "hold");
    page::play("a00 > 2800,3000");
    page::wait(2000);
    CHECK(played() == 3);
    CHECK(page::record().at("moves").at(2).at("do") == "hold");
    page::press("z");
    page::wait(2000);
    CHECK(page::app().at("cursor") == 2);  // not again after undo
}

TEST_CASE("squads: in a reaction a moment is chosen from the list, and on the way", "[squads][answers]") {
    Json start = crossfire_squads::in_phase(
        field(R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,800]}})"), "react",
        R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
    start["terrain"]["t01"] = read(R"({"k":"field","poly":[[1500,2800],[2000,2800],[2000,3200],[1500,3200]]})");
    start["mv"] = read(R"({"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":550})");
    const bool fingers = GENERATE(false, true);
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}},
               fingers ? page::phone() : page::desktop());
    page::choose("more-ways");
    CHECK(view().at("point") == 1);
    page::choose("moment:1");
    const int point = view().at("point").get<int>();
    CHECK(point > 1);
    page::choose(on_screen(Json{1200, 3000}));
    const int there = view().at("point").get<int>();
    CHECK(std::abs(there - 200) <= 10);  // a pixel is some ten units
    page::choose("do:best-shot");
    CHECK(page::record().at("moves").at(0).at("at") == there);
}

TEST_CASE("squads: a walk is bent by dragging a bead, and orders nothing yet", "[squads][answers]") {
    Json start = field(R"({"a00":{"k":"rifle","at":[2100,3100]},"b00":{"k":"cc","at":[5000,300]}})");
    start["terrain"]["t01"] = read(R"({"k":"hill","poly":[[1900,2950],[2300,2950],[2300,3300],[1900,3300]]})");
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}});
    page::choose("unit:a00");
    page::click(on_screen(Json{2100, 2200}));
    REQUIRE(view().at("legs") == 3);
    if (!page::shows("ask-everything")) page::choose("more-ways");
    page::drag(on_screen(view().at("move").at("at")), {60, 0});
    CHECK(view().at("legs") == 4);
    CHECK(played() == 0);
}

TEST_CASE("squads: a walk that is hit says so, and marks what is left of it", "[squads][answers]") {
    Json start = field(R"({"a00":{"k":"rifle","at":[2100,3100]},"b00":{"k":"rifle","at":[3600,2700]}})");
    start["terrain"]["t01"] = read(R"({"k":"hill","poly":[[1900,2950],[2300,2950],[2300,3300],[1900,3300]]})");
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}});
    page::choose("unit:a00");
    page::click(on_screen(Json{2100, 2200}));
    REQUIRE(view().at("legs") == 3);
    page::choose("do:move");
    REQUIRE(page::position().at("phase") == "react");
    const bool hits = GENERATE(true, false);
    page::choose("do:best-shot");  // both sides are played here
    page::enter_dice({hits ? 5 : 1, 1, 1});
    page::wait(2000);
    CHECK(page::says("Plan stopped: it was hit.") == hits);
    CHECK((view().at("stopped") != 0) == hits);
    CHECK(played() == (hits ? 3U : 5U));  // else it goes on: b00 has missed and shoots no more
}

TEST_CASE("squads: what is uncertain is neither 0% nor 100%", "[squads][answers]") {
    // Five squads roll 15 dice: without a hit in 0.2% of all cases.
    const Json start = crossfire_squads::in_phase(
        field(R"({"a00":{"k":"rifle","at":[1000,3000]},"b00":{"k":"rifle","at":[2200,800]},
        "b01":{"k":"rifle","at":[2086,738]},"b02":{"k":"rifle","at":[2314,862]},"b03":{"k":"rifle","at":[2310,734]},
        "b04":{"k":"rifle","at":[2196,672]}})"),
        "react", R"({"mv":{"u":"a00","k":"move","from":[1000,3000],"to":[2600,3000],"i":0,"m":1600}})");
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}});
    page::choose("more-ways");
    for (const char* shooter : {"pick:b00", "pick:b01", "pick:b02", "pick:b03", "pick:b04"}) page::choose(shooter);
    REQUIRE(view().at("volley").at("shots") == 5);
    REQUIRE(view().at("volley").at("hits").get<double>() > 0.995);
    CHECK(page::says("stops it 99%"));
    CHECK_FALSE(page::says("100%"));
}

TEST_CASE("a charge that was chosen is given up by the button that chose it", "[squads][answers]") {
    const auto all = questions();
    const auto charge =
        std::ranges::find_if(all, [](const Question& each) { return each.name == std::string("charge"); });
    REQUIRE(charge != all.end());
    for (const page::Outside& world : {page::desktop(), page::phone()}) {
        open(*charge, world);
        for (const char* mark : {"unit:a00", "tool:assault"}) page::choose(mark);
        CHECK(page::shows("do:move"));
        page::choose("tool:assault");
        CHECK_FALSE(page::shows("do:move"));
        CHECK(view().at("goal").is_null());
        CHECK(played() == 0);
    }
}
