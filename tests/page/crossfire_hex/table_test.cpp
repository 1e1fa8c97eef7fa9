// Hex Crossfire on the page: by mouse, touch and keys; its editor and settings.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "page/driver.h"

using namespace sightlines;

namespace {

const Json crossfire{{"game", "crossfire-hex"}, {"version", 1}};

// g1 has capacity 2 and both sides have reserves: after one entry of each, Black's next entry would repeat the position
// after his first.
Json fight() {
    Json record = crossfire;
    record["start"] = {{"phase", "play"},
                       {"player", 1},
                       {"board", "./..../......./....../...w.../....../......./..../w"},
                       {"reserve", {1, 2}}};
    record["moves"] = Json::array({{{"do", "enter"}, {"to", "g1"}}, {{"do", "enter"}, {"to", "g1"}}});
    return record;
}

std::string rank(int which) {
    std::istringstream board(page::position().at("board").get<std::string>());
    std::string row;
    for (int i = 9; i >= which; --i) std::getline(board, row, '/');
    return row;
}

// White lands two men on j8, which holds three: the black man at the bottom has to go.
const std::vector<std::pair<std::string, std::string>> capture{
    {"k7", "j8"}, {"a5", "b4"}, {"j6", "l6"}, {"c5", "e5"}, {"l6", "j8"}};

Json before_capture() {
    Json record = crossfire;
    for (const auto& [from, to] : capture) record["moves"].push_back({{"do", "move"}, {"from", from}, {"to", to}});
    record["moves"].erase(capture.size() - 1);
    return record;
}

void check_captured() {
    const Json position = page::position();
    const auto board = position.at("board").get<std::string>();
    CHECK(page::app().at("size") == capture.size());
    CHECK(rank(8) == "wbb(www)");
    CHECK(std::ranges::count(board, 'b') == 17);
    CHECK_FALSE(position.contains("reserve"));
    CHECK(page::app().at("asked").at("who") == "Black to move");
}

Json view() { return page::app().at("view"); }

void keys(const std::string& names) {
    std::istringstream in(names);
    for (std::string name; in >> name;) page::press(name);
}

// By touch the first tap only shows what would happen.
void move(const std::string& from, const std::string& to) {
    page::choose("cell:" + from);
    page::choose("cell:" + to);
    if (page::outside().around.coarse) page::choose("cell:" + to);
}

}  // namespace

TEST_CASE("hex Crossfire: a man is taken prisoner, and the links of the game and of its position open") {
    const bool fingers = GENERATE(false, true);
    page::open("", fingers ? page::phone() : page::desktop());
    for (const char* mark : {"play:crossfire-hex", "mode:2", "start"}) page::choose(mark);
    for (const auto& [from, to] : capture) move(from, to);
    check_captured();
    Json position = page::position();
    CHECK(position.at("seen").size() == 1);  // only the position that just arose has no man too many

    page::choose("tab:share");
    page::choose("copy-link");
    const std::string whole = page::outside().clipboard;
    page::choose("copy-position");
    const std::string here = page::outside().clipboard;
    page::open(whole);
    CHECK(page::position() == position);
    position.erase("seen");
    page::open(here);
    CHECK(page::position() == position);
    CHECK(page::app().at("size") == 0);
}

TEST_CASE("hex Crossfire: by finger a first tap shows what would happen, a button plays it") {
    page::open(before_capture(), page::phone());
    page::tap("cell:l6");
    CHECK(view().at("chosen") == "l6");
    CHECK(view().at("targets").at("j6") == 1);
    CHECK(view().at("targets").at("j8") == 2);
    CHECK(page::app().at("asked").at("question") == "Choose a ringed hex.");
    page::tap("cell:j8");
    CHECK(view().at("considered") == "l6-j8");
    CHECK(page::app().at("asked").at("question") == "Choose it again to play, or another hex.");
    CHECK(page::app().at("size") == capture.size() - 1);
    page::tap("action:play");
    check_captured();
}

TEST_CASE("hex Crossfire: by keys alone: choose, look, play; let go") {
    page::open(crossfire);
    keys("Enter ArrowUp ArrowUp ArrowRight ArrowRight");
    CHECK(view().at("cursor") == "k7");
    keys("Enter ArrowUp");
    CHECK(view().at("chosen") == "k7");
    CHECK(view().at("considered") == "k7-j8");
    CHECK(page::app().at("size") == 0);
    keys("Enter");
    CHECK(page::app().at("size") == 1);
    CHECK(rank(8) == "wbb(bw)");
    keys("ArrowLeft Enter");
    CHECK(view().at("chosen") == "h8");
    keys("Escape Escape");
    CHECK(view().at("chosen").is_null());
    CHECK(view().at("cursor").is_null());
}

TEST_CASE("hex Crossfire: what is not allowed is refused with its rule, and shown where") {
    const bool fingers = GENERATE(false, true);
    page::open(crossfire, fingers ? page::phone() : page::desktop());
    const Json before = page::record();
    struct Refusal {
        std::vector<std::string> cells;
        std::string rule, where;
    };
    for (const auto& [cells, rule, where] : {Refusal{{"g5"}, "CX-MOVE-01", "g5"},        // empty
                                             Refusal{{"a5"}, "CX-MOVE-02", "a5"},        // Black's
                                             Refusal{{"i5", "g9"}, "CX-MOVE-03", "g9"},  // not in line
                                             Refusal{{"g9"}, "CX-MOVE-03", "g9"}}) {     // still chosen
        INFO(cells.back());
        for (const std::string& cell : cells) page::choose("cell:" + cell);
        CHECK(page::app().at("notice").at("rule") == rule);
        CHECK(view().at("refused") == where);
    }
    for (const char* mark : {"notice:close", "action:let-go", "reserve:0"}) page::choose(mark);
    CHECK(page::app().at("notice").at("rule") == "CX-ENTER-01");
    CHECK(view().at("refused") == "reserve");
    CHECK(page::app().at("size") == 0);
    CHECK(page::record() == before);
}

TEST_CASE(
    "hex Crossfire: a tip tells the move that the pointer would make, beside the discs, and leaves a refusal alone") {
    page::open(before_capture());
    page::choose("cell:l6");
    page::hover("cell:j8");
    page::wait(600);
    CHECK(page::says("2 discs to j8. Falls out: 1 prisoner."));
    CHECK(page::says("j8  3 of 3"));
    CHECK(page::mark("discs").max.x < page::mark("tip").min.x);
    page::choose("cell:g9");
    CHECK(view().at("refused") == "g9");
    page::wait(600);
    CHECK_FALSE(page::shows("tip"));
    page::hover("cell:f8");
    page::wait(600);
    CHECK(page::says("Black's disc on f8."));
}

TEST_CASE("hex Crossfire: on a phone the rows of the players tell how the game stands") {
    page::open(crossfire, page::phone());
    CHECK(page::says("18 stacks"));
    page::play_all("k7-j8");
    CHECK(page::says("17 stacks"));
}

TEST_CASE("hex Crossfire: racks and their notes say whose discs they hold") {
    page::open(fight());
    CHECK(page::says("White's reserve: 1"));
    CHECK(page::says("Black's prisoners: 15"));
    page::hover("reserve:1");
    page::wait(600);
    CHECK(page::says("Black's reserve: discs that came back"));
    const page::Box board = page::mark("board");
    page::hover(ImVec2{board.min.x + 60, board.min.y + 20});
    page::wait(600);
    CHECK(page::says("Prisoners: White's discs that Black has taken."));
}

TEST_CASE("hex Crossfire: ko: the barred cell is marked, the earlier move is named, playing it is refused") {
    page::open(fight());
    page::choose("action:enter");
    CHECK(view().at("barred") == Json{"g1"});
    CHECK(view().at("targets").size() == 42);
    CHECK_FALSE(view().at("targets").contains("g1"));
    page::hover("cell:g1");
    CHECK(view().at("considered") == "@g1");
    CHECK(view().at("earlier") == 0);
    page::choose("cell:g1");
    CHECK(page::app().at("notice").at("rule") == "CX-KO-01");
    CHECK(view().at("refused") == "g1");
    CHECK(page::app().at("size") == 2);
    page::choose("cell:c5");
    CHECK(page::app().at("size") == 3);
    CHECK(rank(5) == ".b.w...");
}

TEST_CASE(
    "hex Crossfire: the third entry is barred under both ko options, and a position shared alone says what goes") {
    Json record = fight();
    record["options"]["ko"] = GENERATE("board", "full");
    page::open(record);
    page::choose("action:enter");
    CHECK(view().at("barred") == Json{"g1"});
    page::choose("tab:share");
    CHECK(page::says("the ko rule starts afresh"));
    page::choose("copy-position");
    page::open(page::record_behind(page::outside().clipboard));
    page::choose("action:enter");
    CHECK(view().at("barred").empty());
    CHECK(view().at("targets").contains("g1"));
    page::open(crossfire);
    page::choose("tab:share");
    CHECK_FALSE(page::says("the ko rule starts afresh"));
}

TEST_CASE("hex Crossfire: a position is put together by hand and played on from") {
    const bool fingers = GENERATE(false, true);
    page::open(crossfire, fingers ? page::phone() : page::desktop());
    for (const char* mark : {"tab:share", "edit", "clear", "brush:1", "cell:g1", "cell:g1", "cell:g1"})
        page::choose(mark);
    CHECK(view().at("full") == "g1");  // capacity 2
    for (const char* mark : {"brush:0", "cell:e3", "cell:e3", "brush:none", "cell:e3", "acts:1", "reserve:1:more"})
        page::choose(mark);
    CHECK(page::app().at("fault").is_null());
    for (const char* mark : {"play", "action:enter", "cell:e3"}) page::choose(mark);
    if (fingers) page::choose("cell:e3");
    CHECK(page::position().at("board") == "./..../......./....../......./....../..(wb)..../..../(bb)");
    CHECK(page::app().at("size") == 1);
}

TEST_CASE("hex Crossfire: both options are on the set-up screen and reach the game") {
    const bool fingers = GENERATE(false, true);
    page::open("", fingers ? page::phone() : page::desktop());
    for (const char* mark : {"play:crossfire-hex", "mode:2", "options", "ko:1", "quietLimit:more", "quietLimit:more"})
        page::choose(mark);
    CHECK(page::app().at("options") == Json{{"ko", "full"}, {"quietLimit", 2}});
    page::choose("begin");
    move("k7", "j8");
    CHECK(page::position().at("phase") == "play");
    move("a5", "b4");
    CHECK(page::position().at("phase") == "over");
    CHECK(page::app().at("asked").at("who") == "A draw");
}

TEST_CASE("hex Crossfire: a drag of a stack shows the move; elsewhere it is refused; off the board it is put back") {
    page::open(crossfire);
    const auto drag = [](const std::string& from, const std::string& to) {
        const ImVec2 a = page::where(from), b = page::where(to);
        page::drag(from, {b.x - a.x, b.y - a.y});
    };
    drag("cell:k7", "cell:j8");
    CHECK(page::app().at("size") == 0);  // nothing is played that was not shown before
    CHECK(view().at("considered") == "k7-j8");
    page::choose("action:play");
    CHECK(page::app().at("size") == 1);
    CHECK(rank(8) == "wbb(bw)");
    CHECK(page::app().at("notice").is_null());
    CHECK(view().at("chosen").is_null());
    drag("cell:h8", "cell:g5");
    CHECK(page::app().at("size") == 1);
    CHECK(page::app().at("notice").at("rule") == "CX-MOVE-03");
    page::press("Escape", 2);
    page::choose("cell:h8");
    const Json before = page::record();
    REQUIRE(view().at("chosen") == "h8");
    const Json targets = view().at("targets");
    REQUIRE_FALSE(targets.empty());
    for (const auto& [target, men] : targets.items()) {
        if (target == "j8") continue;
        drag("cell:k7", "cell:" + target);  // from no stack
        CHECK(page::record() == before);
        drag("cell:j8", "cell:" + target);  // an enemy's: whose it is, is said
        CHECK(page::record() == before);
        CHECK(page::app().at("notice").at("rule") == "CX-MOVE-02");
        CHECK(view().at("chosen") == "h8");
        page::choose("notice:close");
    }
    page::choose("cell:" + targets.begin().key());
    CHECK(page::app().at("size") == 2);
    page::choose("undo");
    page::press("Escape", 2);
    page::drag("cell:h8", {900, 0});
    CHECK(page::app().at("cursor") == 1);
    CHECK(view().at("chosen").is_null());
}

TEST_CASE("hex Crossfire: the other side's stack is dragged: it is answered about itself, and nothing moves") {
    page::open(crossfire);
    page::choose("cell:k7");
    const ImVec2 from = page::where("cell:h8"), to = page::where("cell:j8");  // where k7 could go
    page::drag("cell:h8", {to.x - from.x, to.y - from.y});
    CHECK(page::app().at("size") == 0);
    CHECK(page::app().at("notice").at("rule") == "CX-MOVE-02");
}

TEST_CASE("hex Crossfire: what the racks hold, and why a hex is refused, is said once") {
    const auto count = [](const char* words) {
        const std::vector<std::string> all = page::words();
        return std::ranges::count_if(all, [&](const std::string& text) { return text.find(words) != text.npos; });
    };
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390), page::phone(320, 568)}) {
        page::open("", world);
        for (const char* mark : {"play:crossfire-hex", "guided", "guide:dismiss"}) page::choose(mark);
        CAPTURE(world.around.width);
        CHECK(count("'s reserve: ") + count(" in reserve, ") == 2);
        CHECK(count("'s prisoners: ") + count(" in reserve, ") == 2);
        CHECK(count("Enter a disc (") == 0);
        page::choose("cell:d2");
        page::choose("cell:a7");
        CHECK(count("Discs move") == 1);
    }
}
