// What is hidden from whoever sits at this page is shown to them nowhere before the game is over: not in analysis, not
// in the editor, not among the saved games.
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/by_link.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

// Red's b00 is hidden in a wood while Green approaches.
Json ambush() {
    return Json::parse(R"({"game":"crossfire-squads","version":1,"options":{"hidden":1},
        "start":{"phase":"play","turn":3,"active":0,"edges":["s","n"],"obj":"t00",
            "terrain":{"t00":{"k":"woods","poly":[[1900,2000],[2300,2000],[2300,2400],[1900,2400]]}},
            "units":{"a00":{"k":"rifle","at":[2100,3200]},"a01":{"k":"rifle","at":[600,3600]},
                     "b00":{"k":"rifle","hid":"t00"},"b01":{"k":"rifle","at":[5000,300]}}}})");
}

bool tells_of_hidden() {
    std::string all = page::state().dump() + page::text().dump();
    for (const std::string& text : page::words()) all += "\n" + text;
    for (const std::string& text : page::outside().announced) all += "\n" + text;
    return all.find("b00") != std::string::npos ||
           page::text().value("tables", Json()).dump().find("hidden") != std::string::npos;
}

bool analyses() { return page::app().at("analysis") == true; }

// With one move, the last of Green's turn where `ends`.
void open_ambush(std::string_view who, bool ends, const page::Outside& world) {
    page::open("", world);
    if (who == "by link") {
        page::begin_by_link(ambush(), 0);
    } else {
        REQUIRE(page::load(write_json(ambush())) == Json{{"ok", true}});
        if (who == "computer")
            for (const char* mark : {"who-plays", "seat:1:2", "seat:1:level:0", "who-plays"}) page::choose(mark);
    }
    page::play_all("a01 _");
    if (ends) page::play_all(".");
}

}  // namespace

TEST_CASE("hidden: analysis is not offered before the game is over, and says why", "[hidden]") {
    const std::string who = GENERATE("by link", "computer", "two here");
    const bool ends = GENERATE(false, true);
    const bool key = GENERATE(false, true);
    CAPTURE(who, ends, key);
    open_ambush(who, ends, page::desktop());
    REQUIRE_FALSE(tells_of_hidden());
    const Json record = page::record();
    if (key) {
        page::press("q");
    } else {
        page::choose("tab:log");
        page::choose("analysis");
    }
    CHECK_FALSE(analyses());
    if (who != "two here" && page::shows("uncover")) page::choose("uncover");
    CHECK_FALSE(tells_of_hidden());
    CHECK(page::says("What is hidden stays hidden"));
    CHECK(page::record() == record);
    page::go_to(1);
    page::press("q");
    CHECK_FALSE(analyses());
    CHECK_FALSE(tells_of_hidden());
}

TEST_CASE("hidden: the editor does not show it either while the game goes on", "[hidden]") {
    const std::string who = GENERATE("by link", "computer", "two here");
    open_ambush(who, false, page::desktop());
    page::choose("tab:share");
    page::choose("edit");
    CHECK(page::app().at("screen") == "table");
    CHECK_FALSE(tells_of_hidden());
    CHECK(page::says("What is hidden stays hidden"));
}

TEST_CASE("hidden: neither start page nor library, log or replay tell of it", "[hidden]") {
    open_ambush("by link", true, page::desktop());
    page::choose("tab:log");
    CHECK_FALSE(tells_of_hidden());
    page::press("h");
    CHECK(page::app().at("screen") == "home");
    CHECK_FALSE(tells_of_hidden());
    page::act("library");
    page::settle();
    CHECK_FALSE(tells_of_hidden());
    page::press("h");
    page::act("resume", "0");
    page::press("\\");
    CHECK_FALSE(tells_of_hidden());
    page::wait(5000);
    CHECK_FALSE(tells_of_hidden());
}

TEST_CASE("hidden: a position that is only looked at, a study and a game that is over can be analysed", "[hidden]") {
    page::open(ambush());  // nothing has been played
    page::press("q");
    CHECK(analyses());

    Json study = ambush();
    study["moves"] = Json::array({Json{{"do", "prone"}, {"unit", "a01"}}});
    study["notes"] = Json::array({{{"at", 1}, {"text", "It waits."}}});
    page::open(study);
    page::press("q");
    CHECK(analyses());

    const page::Playthrough& over = page::playthrough("crossfire-squads-ambush");
    page::open_at(over, over.moves.size());
    REQUIRE(page::is_over());
    page::press("q");
    CHECK(analyses());
    page::go_to(5);
    CHECK(analyses());
}
