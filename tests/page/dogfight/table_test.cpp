// Dogfight! on the page. Faces of dice are entered by hand, so that every game is the same.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

Json record_with(const Json& start, const Json& options = Json::object()) {
    Json record{{"game", "dogfight"}, {"version", 1}, {"options", options}};
    if (!start.is_null()) record["start"] = start;
    return record;
}

// A Camel with a good shot as pilot, right behind its target, an Albatros.
Json behind(const char* phase = "begin") {
    Json start = Json::parse(R"({"phase": "", "turn": 3, "map": [15, 13], "planes": {
        "A": {"side": 0, "type": "camel", "hex": "g8", "face": "n", "alt": 8, "speed": 5, "target": "B", "cv": 10,
            "pilot": [2, 1, 2]},
        "B": {"side": 1, "type": "d5a", "hex": "g7", "face": "n", "alt": 8, "speed": 5, "mt": 1}}})");
    start["phase"] = phase;
    return start;
}

// The Camel is about to move.
Json to_move() {
    Json start = behind("go");
    start["cur"] = "A";
    return start;
}

void take_sights_off(Json& plane) {
    plane.erase("target");
    plane.erase("cv");
}

Json view() { return page::app().at("view"); }
Json plane(const char* id) { return page::position().at("planes").at(id); }
std::string phase() { return page::position().at("phase").get<std::string>(); }

void choose(std::initializer_list<const char*> marks) {
    for (const char* mark : marks) page::choose(mark);
}

// With everything unfolded.
void open_all(const page::Address& address, page::Outside world = page::desktop()) {
    world.storage["guided:dogfight"] = "off";
    page::open(address, world);
    choose({"more-ways", "details"});
}

void roll(std::initializer_list<int> faces) { page::enter_dice(faces); }

void press(std::initializer_list<const char*> keys) {
    for (const char* key : keys) page::press(key);
}

}  // namespace

TEST_CASE("three sides: targets, order, tailing and one whole turn, with what is usual by one key", "[dogfight]") {
    page::open(record_with(nullptr, {{"scenario", "melee"}}));
    choose({"action:>B", "action:>C", "action:>A"});
    roll({4, 8, 2});
    for (const auto& [id, target] : {std::pair{"A", "B"}, {"B", "C"}, {"C", "A"}})
        CHECK(plane(id).at("target") == target);
    for (int answer = 0; answer < 80 && page::position().at("turn") == 1; ++answer)
        if (phase() == "mt" || phase() == "stress")
            roll({6, 6});
        else if (phase() == "mproll")
            roll({4});
        else if (phase() == "speed")
            roll({3});
        else
            page::press(" ");
    INFO(page::position());
    CHECK(page::position().at("turn") == 2);
    const Json story = view().at("story");
    CHECK(std::ranges::count_if(story, [](const Json& note) {
              return note.get<std::string>().find("movement points") != std::string::npos;
          }) == 3);
}

TEST_CASE("a target or a turn that may not be is refused with its rule, and changes nothing", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    const page::Outside world = fingers ? page::phone() : page::desktop();
    Json with_friend = behind();
    with_friend["planes"]["C"] = with_friend.at("planes").at("B");
    with_friend["planes"]["C"]["side"] = 0;
    with_friend["planes"]["C"]["hex"] = "c3";
    open_all(record_with(with_friend, {{"friends", false}}), world);
    choose({"action:>-", "plane:B"});  // C declares, a friend of A
    CHECK(plane("C").at("target") == "B");
    Json before = page::record();
    page::choose("plane:C");  // a friend, for A
    CHECK(page::app().at("notice").at("rule") == "DF-TGT-02");
    CHECK(view().at("causes") == Json::array({"c3"}));
    CHECK(page::app().at("size") == 2);
    CHECK(page::record() == before);

    Json fast = to_move();
    take_sights_off(fast["planes"]["A"]);
    fast["planes"]["A"]["speed"] = 12;
    page::open(record_with(fast), world);
    roll({4});
    before = page::record();
    page::choose("more-ways");
    page::choose("way:U");  // too sharp at speed 12
    CHECK(page::app().at("notice").at("rule") == "DF-MT-04");
    CHECK(page::app().at("size") == 1);
    CHECK(page::record() == before);
}

TEST_CASE("a step is chosen, pitched and flown by keys alone", "[dogfight]") {
    page::open(record_with(to_move()));
    press({"6"});  // the MP die by its digit
    press({"1"});
    CHECK(view().at("points") == 1);
    press({"0", ".", ".", ".", "."});
    CHECK(view().at("chosen") == "R1");
    press({" "});
    CHECK(plane("A").at("hex") == "g7");
    CHECK(plane("A").at("face") == "ne");
}

TEST_CASE("a turn of a duel to a burst and a critical hit, and its link", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    open_all(record_with(behind()), fingers ? page::phone() : page::desktop());
    CHECK(page::app().at("asked").at("player") == 1);
    CHECK(page::app().at("asked").at("who") == "Red to act");
    choose({"action:>-", "action:>B"});
    roll({5, 3});
    CHECK(std::ranges::count(view().at("story"), Json("A CV +2 on B: right behind the target")) == 1);

    roll({3});  // MPs of B: one hex, straight on
    choose({"way:F", "action:fly", "action:N"});
    CHECK(phase() == "mp");
    CHECK(page::position().at("cur") == "A");
    page::choose("action:=");
    roll({5});                   // two hexes, into the hex of its target
    choose({"way:F", "way:F"});  // the second time flies it
    choose({"action:fly", "action:P"});
    roll({2});
    CHECK(phase() == "fire");

    page::choose("action:*1");
    roll({6, 6, 5, 6});  // the second gun: one pip up
    page::choose("action:p+1");
    CHECK(phase() == "crit");
    const std::size_t criticals = page::position().at("list").size();
    std::vector<int> faces;
    for (std::size_t die = 0; die < 2 * criticals; ++die) faces.push_back(1 + static_cast<int>(die % 2));
    page::enter_dice(faces);
    const Json position = page::position();
    CHECK(position.at("turn") == 4);
    CHECK(plane("B").at("ctl") > 0);
    CHECK(plane("B").at("dmg") == position.at("score")[0]);
    page::choose("book:2");

    choose({"tab:share", "copy-link"});
    const Json record = page::record();
    page::open(page::outside().clipboard);
    CHECK(page::position() == position);
    CHECK(page::record() == record);
}

TEST_CASE("a step is flown and a burst fired, by mouse and by finger", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    const page::Outside world = fingers ? page::phone() : page::desktop();
    open_all(record_with(behind("combat")), world);
    page::choose("action:*2");
    roll({6, 6, 1, 3});
    roll({1, 2, 1, 2});  // two critical hits on the controls
    CHECK(plane("B").at("ctl") == 4);
    page::open(record_with(to_move()), world);
    roll({5});
    choose({"more-ways", "pitch:1", "way:L1", "action:fly"});
    CHECK(plane("A").at("face") == "nw");
    CHECK(plane("A").at("pitch") == 1);
}

TEST_CASE("an aircraft that has flown is dragged, and that is what is answered", "[dogfight]") {
    const bool finger = GENERATE(false, true);
    Json start = to_move();
    start["done"] = {"B"};
    start["planes"]["B"]["moved"] = true;
    start["planes"]["B"]["hex"] = "d5";  // beside the ways of A
    Json record = record_with(start);
    record["moves"] = Json::parse(R"([{"do":"mp"},{"do":"roll","dice":[5]}])");
    page::open(record, finger ? page::phone() : page::desktop());
    const bool single = GENERATE(false, true);
    if (single) page::choose("more-ways");
    const Json before = page::record();
    const ImVec2 from = page::where("plane:B");
    for (const char* goal : {"cell:g6", "cell:e7", "cell:g9"}) {
        const ImVec2 to = page::where(goal);
        page::drag("plane:B", {to.x - from.x, to.y - from.y});
        CHECK(page::record() == before);
        CHECK(page::app().at("notice").at("rule") == "DF-MOV-01");
        CHECK(page::app().at("notice").at("message") == "The red Albatros has flown this turn already.");
    }
}

TEST_CASE("an aircraft is dragged to where it shall fly, and flown by the button; let go elsewhere it stays",
          "[dogfight]") {
    page::open(record_with(to_move()));
    roll({5});
    const auto drag_to = [](const char* mark) {
        const ImVec2 from = page::where("plane:A"), to = page::where(mark);
        page::drag("plane:A", {to.x - from.x, to.y - from.y});
    };
    const Json before = page::record();
    drag_to("cell:g9");
    CHECK(page::record() == before);
    CHECK(page::app().at("notice").at("rule") == "DF-MOV-06");
    page::choose("more-ways");
    drag_to("ghost:F");
    CHECK(page::record() == before);
    page::choose("action:fly");
    CHECK(plane("A").at("hex") == "g7");
    CHECK(plane("A").at("face") == "n");
    page::choose("more-ways");
    const std::size_t steps = page::record().at("moves").size();
    drag_to("cell:g6");  // the rest of a plan
    CHECK(page::record().at("moves").size() == steps);
    page::choose("action:fly");
    CHECK(page::record().at("moves").size() > steps);
}

TEST_CASE("the hint comes before what may be looked up", "[dogfight]") {
    const bool fingers = GENERATE(false, true);
    page::open(record_with(to_move()), fingers ? page::phone() : page::desktop());
    roll({5});
    page::choose("details");
    CHECK(page::mark("hint").max.y < page::mark("book:0").min.y);
}

TEST_CASE("dice that are due are thrown for who asks, and not when a link is opened", "[dogfight]") {
    Json start = behind("initiative");
    take_sights_off(start["planes"]["A"]);
    const Json due = record_with(start);
    page::Outside world = page::desktop();
    world.around.reduced_motion = GENERATE(true, false);
    page::open(due, world);
    CHECK(page::app().at("size") == 0);
    page::choose("roll-for-me");  // initiative, then the MP die of the first mover
    CHECK(page::app().at("size") >= 2);
    const bool again = GENERATE(false, true);  // following a link, or reloading the page
    if (again) {
        world.storage = page::outside().storage;
        page::open(due, world);
    } else {
        headless::visit(write_json(due));
        page::settle();
    }
    CHECK(page::app().at("tumbling") == false);
    page::wait(2000);
    CHECK(page::app().at("size") == 0);
    page::choose("throw");
    page::wait(2000);
    CHECK(page::app().at("size") >= 2);
}

TEST_CASE("a position of Dogfight! is built by hand and played", "[dogfight]") {
    page::open(record_with(behind()));
    choose({"tab:share", "edit", "clear"});
    CHECK(page::app().at("fault").is_string());
    choose({"brush:0", "type:4", "cell:c3", "brush:2", "cell:e5", "plane:level:more", "plane:turn:more",
            "plane:pilot:more"});
    CHECK(page::app().at("fault").is_null());
    page::choose("play");
    const Json a = plane("A"), b = plane("B");
    CHECK(page::position().at("planes").size() == 2);
    CHECK(a.at("side") == 0);
    CHECK(a.at("type") == "dr1");
    CHECK(a.at("hex") == "c3");
    CHECK(b.at("side") == 2);
    CHECK(b.at("type") == "dr1");
    CHECK(b.at("hex") == "e5");
    CHECK(b.at("alt") == 9);
    CHECK(b.at("pilot") == Json{1, 1, 0});
    CHECK(page::app().at("asked").at("player") == 0);
}

TEST_CASE("presets and options of Dogfight! go into the game", "[dogfight]") {
    page::open();
    choose({"play:dogfight", "mode:2", "options", "scenario:2", "preset:1"});
    const Json options = page::app().at("options");
    CHECK(options.at("scenario") == "patrol");
    CHECK(options.at("jamming") == true);
    CHECK(options.at("advStress") == true);
    page::choose("preset:0");
    CHECK(page::app().at("options") == Json{{"scenario", "patrol"}});
    choose({"friends:1", "advTables", "begin"});
    CHECK(page::record().at("options") == Json{{"scenario", "patrol"}, {"friends", false}, {"advTables", true}});
}

// DF-GT-04
TEST_CASE("a grand turn offers the climbs and dives that can be flown, and no others", "[dogfight]") {
    const page::Playthrough& game = page::playthrough("dogfight-encounter");
    std::size_t plans = 0;
    for (std::size_t i = 0; i < game.situations.size(); ++i) {
        if (page::phase_of(game.situations[i]) != "gtplan") continue;
        ++plans;
        page::open_at(game, i);
        page::choose("more-ways");
        const Json legal = page::text().at("actions");
        std::size_t offered = 0;
        for (const auto& [mark, box] : page::marks()) {
            if (!mark.starts_with("action:C")) continue;
            ++offered;
            const std::string move = mark.substr(std::string_view("action:").size());
            INFO("after " << i << " moves, " << move);
            CHECK(std::ranges::any_of(legal, [&](const Json& action) { return action[2] == move; }));
        }
        CHECK(offered == legal.size());
    }
    CHECK(plans > 2);
}
