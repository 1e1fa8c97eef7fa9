// The Aerial War Game on the page. Faces of dice are entered by hand, so that every game is the same.
#include <catch_amalgamated.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

#include "page/driver.h"

using namespace sightlines;

namespace {

Json war(Json more = Json::object()) {
    more["game"] = "aerial-war";
    more["version"] = 1;
    return more;
}

// "Gre6n": German red on e6, facing north.
Json planes(const std::string& text) {
    Json all = Json::array();
    std::istringstream in(text);
    for (std::string plane; in >> plane;)
        all.push_back({{"at", plane.substr(2, plane.size() - 3)},
                       {"p", plane[0] == 'G' ? 0 : 1},
                       {"c", plane.substr(1, 1)},
                       {"dir", plane.substr(plane.size() - 1)}});
    return all;
}

// German blue is behind Allied red, about to roll for its movement, or with these dice.
Json behind_allies() {
    const Json start{{"phase", "throttle"}, {"side", 0},  {"first", 0},
                     {"mover", "b"},        {"round", 3}, {"planes", planes("Gbe5n Gra1n Ard8n Abk14w")}};
    return war({{"start", start}});
}

Json dice_put_down() {
    Json record = behind_allies();
    record["start"]["phase"] = "fly";
    record["start"]["dice"] = Json{3, 5};
    return record;
}

Json plane_on(const std::string& square) {
    const Json position = page::position();
    for (const Json& plane : position.at("planes"))
        if (plane.at("at") == square) return plane;
    return {};
}

Json view() { return page::app().at("view"); }

void keys(const std::string& names) {
    std::istringstream in(names);
    for (std::string name; in >> name;) page::press(name);
}

void roll(std::initializer_list<int> faces) { page::enter_dice(faces); }

}  // namespace

TEST_CASE("aerial war: from the first roll of a match to a plane shot down, and its link") {
    const bool fingers = GENERATE(false, true);
    page::open(war(), fingers ? page::phone() : page::desktop());
    roll({2, 3});
    roll({1, 2});
    CHECK(page::app().at("asked").at("player") == 0);
    CHECK(page::app().at("asked").at("who") == "Germans to roll");

    CHECK(page::load(write_json(behind_allies())) == Json{{"ok", true}});
    roll({3, 5});
    page::choose("cell:d7");  // behind Allied red, by the low die; north is what faces its tail
    page::choose("card:face:n");
    CHECK(view().at("chosen") == "d7n");
    page::choose("action:fly");
    CHECK(page::position().at("phase") == "attack");
    page::choose("cell:d8");
    roll({4});
    CHECK(plane_on("d8").is_null());
    CHECK(plane_on("d7") == Json{{"at", "d7"}, {"p", 0}, {"c", "b"}, {"dir", "n"}});
    CHECK(view().at("came").dump().find("shoots down Allied red") != std::string::npos);
    CHECK(page::app().at("size") == 4);

    page::choose("tab:share");
    page::choose("copy-link");
    const Json position = page::position(), record = page::record();
    page::open(page::outside().clipboard);
    CHECK(page::position() == position);
    CHECK(page::record() == record);
}

TEST_CASE("aerial war: by finger a tap takes the facing that attacks, a second one flies there") {
    page::open(dice_put_down(), page::phone());
    page::tap("cell:d7");
    CHECK(view().at("chosen") == "d7n");
    CHECK(page::app().at("size") == 0);
    for (const char* mark : {"cell:d7", "action:attack"}) page::tap(mark);
    roll({6});
    CHECK(plane_on("d8").is_null());
    CHECK(page::position().at("planes").size() == 3);
}

TEST_CASE("aerial war: a ringed enemy is chosen, flown to and attacked; the facings take the room of the dice") {
    const bool fingers = GENERATE(false, true);
    page::open(dice_put_down(), fingers ? page::phone() : page::desktop());
    CHECK(page::shows("movement-dice"));
    CHECK(page::says("ringed enemy"));
    page::choose("cell:d8");
    CHECK(view().at("chosen") == "d7n");
    CHECK(page::app().at("notice").is_null());
    CHECK_FALSE(page::shows("movement-dice"));
    CHECK(page::says("squares to d7, facing"));
    for (const char* mark : {"cell:d8", "action:attack"}) page::choose(mark);
    roll({6});
    CHECK(plane_on("d8").is_null());
}

TEST_CASE("aerial war: the log calls a turn by its plane, the moves as text by its letters") {
    page::open(behind_allies());
    roll({3, 5});
    page::choose("tab:log");
    CHECK(page::says("Blue \xC2\xB7 "));
    CHECK_FALSE(page::says("Gb"));
    CHECK(page::share().at("moves").get<std::string>().starts_with("Gb:"));
}

TEST_CASE("aerial war: the odds of an attack cover neither plane, at an edge of the board as elsewhere") {
    const bool fingers = GENERATE(false, true);
    const auto& [attacker, target, facing] =
        GENERATE(std::tuple{"b13", "b14", "n"}, std::tuple{"k2", "k1", "s"}, std::tuple{"e8", "d8", "w"},
                 std::tuple{"j14", "k14", "e"}, std::tuple{"e7", "e8", "n"});
    INFO(attacker);
    Json record = behind_allies();
    record["start"]["phase"] = "attack";
    record["start"]["planes"] = planes(std::string("Gb") + attacker + facing + " Ar" + target + "n Gra6n Aba9w");
    page::open(record, fingers ? page::phone() : page::desktop());
    const float cell = page::where("cell:f5").x - page::where("cell:e5").x;
    int found = 0;
    for (const headless::DrawnText& text : headless::texts()) {
        if (text.text.find(" attack: ") == std::string::npos) continue;
        ++found;
        for (const char* square : {attacker, target}) {
            const ImVec2 c = page::where(std::string("cell:") + square);
            const bool aside = text.box.max.x < c.x - cell * 0.3f || text.box.min.x > c.x + cell * 0.3f;
            const bool above_or_below = text.box.max.y < c.y - cell * 0.3f || text.box.min.y > c.y + cell * 0.3f;
            CHECK((aside || above_or_below));
        }
    }
    CHECK(found == 1);
}

TEST_CASE("aerial war: what may not be flown is refused with its rule, and changes nothing") {
    const bool fingers = GENERATE(false, true);
    page::open(dice_put_down(), fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    for (const auto& [square, rule] : {std::pair{"e7", "AW-MOVE-02"}, {"a1", "AW-MOVE-06"}, {"e5", "AW-MOVE-05"}}) {
        INFO(square);
        page::choose(std::string("cell:") + square);
        CHECK(page::app().at("notice").at("rule") == rule);
        CHECK(view().at("causes") == Json{square});
        CHECK(page::app().at("size") == 0);
        CHECK(page::record() == before);
    }
}

TEST_CASE("aerial war: a plane is dragged to where it flies, and flown when that is pressed") {
    const bool fingers = GENERATE(false, true);
    page::open(dice_put_down(), fingers ? page::phone() : page::desktop());
    const auto drag = [&](const char* from, const char* to) {
        const ImVec2 a = page::where(from), b = page::where(to);
        fingers ? page::swipe(from, {b.x - a.x, b.y - a.y}) : page::drag(from, {b.x - a.x, b.y - a.y});
    };
    drag("cell:e5", "cell:f6");
    CHECK(page::app().at("notice").at("rule") == "AW-MOVE-02");
    CHECK(page::app().at("notice").at("message") == "f6 is 2 squares away, and German blue has to fly exactly 3 or 5.");
    CHECK(page::app().at("size") == 0);
    drag("cell:e5", "cell:d7");
    CHECK(page::app().at("size") == 0);
    for (const char* from : {"cell:d8", "cell:a1", "cell:f6"}) {  // whatever else is dragged there
        drag(from, "cell:d7");
        CHECK(page::app().at("size") == 0);
    }
    CHECK(view().at("chosen").get<std::string>().starts_with("d7"));
    page::choose("cell:d7");
    CHECK(page::app().at("size") == 1);
    CHECK_FALSE(plane_on("d7").is_null());
    CHECK(plane_on("e5").is_null());
}

TEST_CASE("aerial war: another plane than the one to fly is dragged: it is answered about itself") {
    page::open(dice_put_down());
    const ImVec2 from = page::where("cell:d8"), to = page::where("cell:d7");  // where e5 could fly
    page::choose("cell:d7");
    page::drag("cell:d8", {to.x - from.x, to.y - from.y});
    CHECK(page::app().at("size") == 0);
    CHECK(page::app().at("notice").at("message").get<std::string>().find("It moves") != std::string::npos);
    CHECK(view().at("causes") == Json{"d8"});
}

TEST_CASE("aerial war: a facing that is drawn as impossible does nothing when it is pressed") {
    const bool fingers = GENERATE(false, true);
    page::open(dice_put_down(), fingers ? page::phone() : page::desktop());
    page::choose("cell:e8");
    const Json chosen = view().at("chosen");
    for (const char* facing : {"e", "s"}) {
        REQUIRE(page::shows(std::string("faint:card:face:") + facing));
        page::choose(std::string("card:face:") + facing);
        CHECK(page::app().at("size") == 0);
        CHECK(view().at("chosen") == chosen);
    }
}

TEST_CASE("aerial war: a tap on the middle of an enemy's square means the enemy, not an arrow that lies over it") {
    page::open(dice_put_down(), page::phone());
    page::choose("cell:e8");
    REQUIRE(view().at("chosen") == "e8w");  // d8, where the enemy is, lies under its arrow
    page::choose("cell:d8");
    CHECK(page::app().at("size") == 0);
    CHECK(view().at("chosen") == "d7n");  // from where it is attacked best
}

TEST_CASE("aerial war: a dark square lies under a German plane, and none under an Allied one") {
    page::open(behind_allies());
    const float cell = page::where("cell:f5").x - page::where("cell:e5").x;
    const headless::Image image = headless::screenshot();
    const float scale = static_cast<float>(image.width) / page::outside().around.width;
    const auto dark_corners = [&](const char* square) {
        const ImVec2 c = page::where(square);
        int found = 0;
        for (const ImVec2 way : {ImVec2{1, 1}, ImVec2{1, -1}, ImVec2{-1, 1}, ImVec2{-1, -1}}) {
            const auto x = static_cast<int>((c.x + way.x * 0.37f * cell) * scale);
            const auto y = static_cast<int>((c.y + way.y * 0.37f * cell) * scale);
            const auto* pixel = &image.pixels[4 * static_cast<std::size_t>(y * image.width + x)];
            found += (pixel[0] + pixel[1] + pixel[2]) / 3 < 130 ? 1 : 0;
        }
        return found;
    };
    for (const char* german : {"cell:e5", "cell:a1"}) CHECK(dark_corners(german) >= 3);
    for (const char* allied : {"cell:d8", "cell:k14"}) CHECK(dark_corners(allied) <= 2);  // of letter and wing
}

TEST_CASE("aerial war: a dice roll comes first, and says so") {
    const bool fingers = GENERATE(false, true);
    page::open(behind_allies(), fingers ? page::phone() : page::desktop());
    page::choose("cell:e8");
    CHECK(page::app().at("notice").at("rule") == "AW-TURN-05");
    CHECK(page::app().at("notice").at("message") ==
          (fingers ? "Roll the dice first." : "Roll the dice first. T rolls them."));
    CHECK(view().at("causes") == Json{"e5"});
    CHECK(page::app().at("size") == 0);
}

TEST_CASE("aerial war: a flight, an attack, a loop and its answer by keys alone") {
    page::open(dice_put_down());
    keys("Enter");
    CHECK(view().at("cursor") == "e5");
    keys("ArrowUp ArrowUp ArrowLeft Enter");
    CHECK(view().at("chosen") == "d7n");
    keys(".");
    const auto turned = view().at("chosen").get<std::string>();
    CHECK(turned.starts_with("d7"));
    CHECK(turned != "d7n");
    keys(",");
    CHECK(view().at("chosen") == "d7n");
    keys("Enter a");
    CHECK(page::position().at("phase") == "shot");
    CHECK(plane_on("e5").is_null());
    CHECK(plane_on("d7").at("dir") == "n");
    roll({1});
    roll({5});
    CHECK(page::app().at("asked").at("player") == 1);
    keys("l");
    CHECK(page::position().at("phase") == "counter");
    CHECK(plane_on("d6") == Json{{"at", "d6"}, {"p", 1}, {"c", "r"}, {"dir", "n"}});
    CHECK(plane_on("d8").is_null());
}

TEST_CASE("aerial war: dice that were thrown stand, except in analysis") {
    page::open(behind_allies());
    page::press("t");
    CHECK(page::app().at("cursor") == 1);
    CHECK(page::position().at("phase") == "fly");
    CHECK(page::app().at("undo") == "refused");  // the button is faint
    page::choose("undo");
    CHECK(page::app().at("cursor") == 1);
    CHECK(page::app().at("notice").at("message").get<std::string>().find("undo a dice roll") != std::string::npos);
    page::choose("tab:log");
    page::choose("analysis");
    CHECK(page::app().at("undo") == "ready");
    page::choose("undo");
    CHECK(page::app().at("cursor") == 0);
    CHECK(page::app().at("undo") == "off");
    CHECK(page::position().at("phase") == "throttle");
}

TEST_CASE("aerial war: a position is built by hand and played") {
    const bool fingers = GENERATE(false, true);
    page::open(behind_allies(), fingers ? page::phone() : page::desktop());
    for (const char* mark : {"tab:share", "edit", "clear"}) page::choose(mark);
    CHECK(page::app().at("fault").get<std::string>().find("no planes") != std::string::npos);
    for (const char* mark : {"brush:0", "cell:c3", "brush:4", "cell:c5", "plane:turn:more", "mover:4"})
        page::choose(mark);
    CHECK(page::app().at("fault").is_null());
    page::choose("play");
    const Json position = page::position();
    CHECK(position.at("phase") == "throttle");
    CHECK(position.at("side") == 1);
    CHECK(position.at("mover") == "r");
    CHECK(position.at("planes") == planes("Grc3n Arc5w"));
    CHECK(page::record_behind(page::link()) == page::record());
}

TEST_CASE("aerial war: every option is on the set-up screen and goes into the game") {
    const bool fingers = GENERATE(false, true);
    page::open("", fingers ? page::phone() : page::desktop());
    page::choose("play:aerial-war");
    page::choose("mode:2");
    page::choose("options");
    page::choose("playAll");
    CHECK(page::app().at("options") == Json{{"playAll", true}});
    for (const char* mark : {"battles:1", "attacks:1"}) page::choose(mark);
    page::wheel(ImVec2{195, 400}, 5000);  // scrolls it from below the buttons
    for (const char* mark : {"loops:1", "roundLimit:more"}) page::choose(mark);
    const Json options{{"battles", 1}, {"attacks", "forced"}, {"loops", "forced"}, {"roundLimit", 1}};
    CHECK(page::app().at("options") == options);
    page::choose("begin");
    CHECK(page::app().at("screen") == "table");
    CHECK(page::app().at("game") == "aerial-war");
    CHECK(page::position().at("phase") == "initiative");
    CHECK(page::record().at("options") == options);
}

TEST_CASE("aerial war: squares are large on a phone, also on its side, where the board lies on its side as well") {
    const bool low = GENERATE(false, true);
    page::open(dice_put_down(), low ? page::phone(844, 390) : page::phone());
    const ImVec2 corner = page::where("cell:a1"), north = page::where("cell:a2"), east = page::where("cell:b1");
    CHECK(std::hypot(north.x - corner.x, north.y - corner.y) >= (low ? 28 : 30));
    CHECK((north.x > corner.x) == low);
    CHECK((east.y > corner.y) == low);
    const page::Box board = page::mark("board");
    for (const char* cell : {"cell:a1", "cell:k1", "cell:a14", "cell:k14"}) {
        const ImVec2 at = page::where(cell);
        CHECK((at.x > board.min.x && at.x < board.max.x && at.y > board.min.y && at.y < board.max.y));
    }
    page::choose("cell:d7");
    CHECK(view().at("chosen") == "d7n");
    page::press("Escape", 2);
    keys(low ? "Enter ArrowRight ArrowDown" : "Enter ArrowUp ArrowRight");
    CHECK(view().at("cursor") == "f6");  // from e5, north and east
}
