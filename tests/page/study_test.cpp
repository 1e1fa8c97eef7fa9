// A game as a tree: variations and comments, in the log, by keys, in the text view, in links.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/serve.h"
#include "page/driver.h"
#include "page/study.h"
#include "support/deep_study.h"
#include "support/nonempty.h"

using namespace sightlines;
using page::action, page::actions, page::game, page::line, page::open_analysed, page::study;

namespace {

Json path() { return page::record_behind(page::link()); }

std::size_t cursor() { return page::app().at("cursor").get<std::size_t>(); }

std::string last_request(std::string_view kind) {
    for (const headless::Request& request : page::outside().requests)
        if (request.kind == kind) return request.what;
    return "none";
}

Json row_here() {
    const Json rows = page::text().at("tree").at("rows");
    const auto here = std::ranges::find_if(rows, [](const Json& row) { return row.at("here").get<bool>(); });
    return here == rows.end() ? Json{{"at", "nowhere"}} : *here;
}

}  // namespace

TEST_CASE("study: in analysis, going back and playing something else begins a variation, and nothing is lost") {
    open_analysed(game());
    page::go_to(1);
    page::play_all("c3-e3");
    Json expected = game();
    expected["lines"] = Json::array({line(0, 1, {"c3-e3"})});
    CHECK(page::record() == expected);
    CHECK(path() == expected);  // the address has all of it
    page::press("ArrowLeft");
    page::press("ArrowRight");
    CHECK(page::record() == expected);
    page::reload();
    CHECK(page::record() == expected);
}

TEST_CASE("study: in an ordinary game, taking back and playing something else replaces, as ever") {
    Json begun = game();
    begun["moves"].erase(2);
    page::open(begun);
    page::choose("undo");
    page::play_all("c3-e3");
    Json expected = game();
    expected["moves"] = actions({"d2-f2", "c3-e3"});
    CHECK(page::record() == expected);
    CHECK(page::text().at("tree").is_null());
}

TEST_CASE("study: analysis turned off goes back to the game, and what was tried stays") {
    open_analysed(game());
    page::go_to(1);
    page::play_all("c3-e3");
    page::choose("analysis");
    CHECK(page::app().at("size") == 3);
    CHECK(page::record().at("lines").size() == 1);
    page::go_to(2);
    page::play_all("f2-d2");
    CHECK(page::record().at("moves").size() == 3);
    CHECK(page::record().at("lines").size() == 2);
}

TEST_CASE("study: analysis that tried nothing leaves no trace") {
    open_analysed(game());
    page::choose("analysis");
    CHECK(page::record() == game());
    page::choose("undo");
    page::play_all("f2-d2");
    CHECK_FALSE(page::record().contains("lines"));
}

TEST_CASE("study: on a whole page it is read from its start, by whoever opens it") {
    const page::Outside world = GENERATE(page::desktop(), page::phone(), page::phone(844, 390));
    page::open(study(), world);
    CHECK(cursor() == 0);
    CHECK_FALSE(page::shows("previous"));
    for (const char* mark : {"tree:ask", "log", "players"}) CHECK_FALSE(page::shows(mark));
    page::choose("next");
    CHECK(page::says("A usual beginning."));
    REQUIRE(page::shows("way:1"));
    page::choose("way:1");
    CHECK(page::says("Bolder."));
    page::choose("previous");
    page::choose("next");
    page::choose("next");
    CHECK(cursor() == 3);
    CHECK_FALSE(page::shows("next"));
    CHECK(page::record() == study());
    page::choose("try");
    CHECK(page::shows("read"));
    page::choose("tab:log");
    CHECK(page::shows("tree:ask"));
}

TEST_CASE("study: whoever reads goes on to where something is said next") {
    Json record = game();
    record["notes"] = Json::array({{{"at", 0}, {"text", "Look."}}, {{"at", 3}, {"text", "There."}}});
    page::open(record, GENERATE(page::desktop(), page::phone()));
    page::choose("next-comment");
    CHECK(cursor() == 3);
    CHECK(page::says("There."));
    CHECK_FALSE(page::shows("next-comment"));
    page::choose("previous");
    CHECK(cursor() == 2);
    CHECK_FALSE(page::shows("next-comment"));  // it is the next page
}

TEST_CASE("study: a comment that was just written is in sight, and what can be done stands below it") {
    for (const page::Outside& world : {page::desktop(), page::phone()}) {
        page::open_log(*parse_json(test::deep_study(20)), world);
        page::act("tree:visit", "20 22");
        std::string words;
        while (words.size() < 150) words += "A long comment. ";
        page::act("tree:comment", words);
        page::settle();
        const page::Box note = page::mark("note:20/22"), log = page::mark("log");
        CHECK(note.min.y >= log.min.y);
        CHECK(note.max.y <= log.max.y);
        CHECK(page::mark("tree:ask").min.y >= note.max.y);
    }
}

TEST_CASE("study: the sign of a move stands behind it") {
    page::open_log(study());
    page::choose("log:1");
    const auto row = [](int ply, bool comment) {
        const Json rows = page::text().at("tree").at("rows");
        for (const Json& each : rows)
            if (each.at("at") == "0 " + std::to_string(ply) && each.at("comment") == comment)
                return each.at("text").get<std::string>();
        return std::string();
    };
    page::act("tree:comment", "?! Too slow.");
    CHECK(row(2, false).ends_with(" ?!"));
    CHECK(row(2, true).starts_with("Too slow."));
    page::act("tree:comment", "?Why not");
    CHECK_FALSE(row(2, false).ends_with("?"));
    page::choose("log:2");
    page::act("tree:comment", "!!");
    CHECK(row(3, false).ends_with(" !!"));
    CHECK(row(3, true).empty());
}

TEST_CASE("study: Delete says how much goes, and Promote what it does") {
    page::open_log(study());
    page::choose("log:1/1");
    CHECK(page::says("Delete 3 moves"));
    CHECK(page::says("Make this the main line"));
    page::choose("log:2");
    CHECK(page::says("Delete this move"));
}

TEST_CASE("study: a link has a log, with its variations and comments where they belong") {
    page::open_log(study());
    CHECK(page::record() == study());
    for (const char* mark :
         {"log:0", "log:1", "log:2", "log:1/1", "log:1/2", "log:2/2", "log:3/0", "note:1", "note:2", "note:1/2"}) {
        INFO(mark);
        CHECK(page::shows(mark));
    }
    for (const char* text : {"Bolder.", "Marked: h2, j2-h2"}) CHECK(page::says(text));
    const auto top = [](const char* mark) { return page::mark(mark).min.y; };
    CHECK(top("log:1") < top("log:1/1"));  // below what it replaces
    CHECK(top("log:1/2") < top("log:2/2"));
    CHECK(top("log:2/2") < top("log:2"));
    page::choose("log:0");
    CHECK(page::says("A usual beginning."));
    CHECK(top("log:0") < top("log:3/0"));
    CHECK(top("log:3/0") < top("log:1"));
    CHECK(page::mark("log:2/2").min.x > page::mark("log:1/1").min.x);
    CHECK(page::mark("log:1/1").min.x > page::mark("log:1").min.x);
}

TEST_CASE("study: a press on a row goes there") {
    page::open_log(study());
    page::choose("log:2/2");
    CHECK(cursor() == 3);
    CHECK(page::app().at("size") == 3);
    CHECK(page::text().at("log").dump().find("f2-g1") != std::string::npos);
    page::choose("log:1");
    CHECK(cursor() == 2);
    CHECK(page::text().at("log").dump().find("j2-h2") != std::string::npos);
    page::choose("note:1/2");
    CHECK(page::text().at("tree").at("comment") == "Bolder.");
    CHECK(page::record() == study());
}

TEST_CASE("study: arrows walk along the line, and from one variation to the next") {
    page::open_log(study());
    page::press("Home");
    CHECK(cursor() == 0);
    page::press("ArrowRight", 2);
    CHECK(row_here().at("at") == "0 2");
    page::press("ArrowDown");
    CHECK(row_here().at("at") == "1 2");
    page::press("ArrowRight");
    CHECK(row_here().at("at") == "1 3");
    page::press("ArrowDown");
    CHECK(row_here().at("at") == "2 3");
    page::press("ArrowUp");
    CHECK(row_here().at("at") == "1 3");
    page::press("ArrowLeft", 2);
    page::press("Shift+}");
    CHECK(row_here().at("at") == "3 1");
    page::press("Shift+{");
    CHECK(row_here().at("at") == "0 1");
    CHECK(page::record() == study());
}

TEST_CASE("study: without a variation up and down go to the start and the end") {
    open_analysed(game());
    page::press("ArrowUp");
    CHECK(cursor() == 0);
    page::press("ArrowDown");
    CHECK(cursor() == 3);
}

TEST_CASE("study: a comment is asked for in a sheet, kept, changed and removed") {
    open_analysed(game());
    page::go_to(2);
    page::choose("tree:ask");
    CHECK(last_request("comment sheet").empty());
    page::act("tree:comment", "  Good,\n\tI think. ");
    Json expected = game();
    expected["notes"] = Json::array({{{"at", 2}, {"text", "Good, I think."}}});
    CHECK(page::record() == expected);
    CHECK(path() == expected);
    CHECK(page::says("Good, I think."));
    page::outside().requests.clear();
    page::press("Shift+N");
    CHECK(last_request("comment sheet") == "Good, I think.");
    page::act("tree:comment", std::string(1001, 'x'));
    CHECK(page::says("at most 1,000 characters"));
    CHECK(page::record() == expected);
    page::act("tree:comment", "");
    CHECK(page::record() == game());
}

TEST_CASE("study: a comment keeps its marks when its text is changed") {
    page::open_log(study());
    page::choose("log:1");
    page::act("tree:comment", "Here.");
    CHECK(page::record().at("notes")[1] == Json{{"at", 2}, {"text", "Here."}, {"marks", {"h2", "j2-h2"}}});
}

TEST_CASE("study: a variation is promoted, and stays on the board") {
    page::open_log(study());
    page::choose("log:1/2");
    const Json position = page::position();
    page::choose("tree:promote");
    CHECK(page::position() == position);
    CHECK(page::record().at("moves") == actions({"d2-f2", "c3-e3", "h2-g3"}));
    CHECK_FALSE(page::shows("tree:promote"));
    page::press("ArrowUp");  // among them is what it replaced
    page::press("Shift+T");
    CHECK(page::record().at("moves").size() == 3);
}

TEST_CASE("study: what is deleted comes back until something else is done") {
    page::open_log(study());
    page::choose("log:1/1");
    page::choose("tree:delete");
    CHECK(page::record().at("lines").size() == 1);
    CHECK(cursor() == 1);
    CHECK(page::says("3 moves are deleted."));
    page::choose("tree:restore");
    CHECK(page::record() == study());
    CHECK(cursor() == 2);
    CHECK_FALSE(page::shows("tree:restore"));
    page::press("Delete");
    REQUIRE(page::shows("tree:restore"));
    page::act("tree:comment", "Gone.");
    CHECK_FALSE(page::shows("tree:restore"));
}

TEST_CASE("study: its moves are copied with variations and comments") {
    const std::string all =
        "d2-f2 {A usual beginning.} (h2-j2) j2-h2 {Marked: h2, j2-h2} (c3-e3 {Bolder.} h2-g3 (f2-g1)) e3-g3";
    page::open_log(study());
    page::choose("log:1/2");
    page::press("Shift+K");
    CHECK(page::outside().clipboard == all);
    page::outside().clipboard.clear();
    page::choose("tab:share");
    page::choose("copy-moves");
    CHECK(page::outside().clipboard == all);
    CHECK(page::record() == study());
}

TEST_CASE("study: the text view has it as a tree, and does the same") {
    page::open_log(study());
    const Json tree = page::text().at("tree");
    std::string order;
    for (const Json& row : tree.at("rows"))
        order += row.at("at").get<std::string>() + (row.at("comment") == true ? "c " : "") + "/" +
                 std::to_string(row.at("depth").get<int>()) + " ";
    CHECK(order == "0 1/0 0 1c /0 3 1/1 0 2/0 0 2c /0 1 2/1 1 2c /1 1 3/1 2 3/2 0 3/0 ");
    page::act("tree:visit", "1 3");
    CHECK(row_here().at("at") == "1 3");
    CHECK(page::text().at("tree").at("promotes") == true);
    page::act("tree:promote");
    CHECK(page::record().at("moves") == actions({"d2-f2", "c3-e3", "h2-g3"}));
    page::act("tree:delete");
    CHECK_FALSE(page::text().at("tree").at("erased").get<std::string>().empty());
    page::act("tree:restore");
    CHECK(page::record().at("moves").size() == 3);
    for (const char* nowhere : {"", "9 1", "1 99", "x y", "1"}) page::act("tree:visit", nowhere);
    CHECK(page::app().at("screen") == "table");
}

TEST_CASE("study: whatever is shared has all of it, and the home page brings it back") {
    page::open_log(study());
    page::choose("log:1/2");
    CHECK(page::record_behind(page::share().at("choices")[0].at("link").get<std::string>()) == study());
    page::press("k");
    CHECK(page::record_behind(page::outside().clipboard) == study());
    page::act("tree:comment", "Mine.");
    const Json now = page::record();
    page::choose("home");
    page::choose("kept:0");
    CHECK(page::record() == now);
    CHECK(page::outside().storage.at("games").find('\n') == page::outside().storage.at("games").size() - 1);
}

TEST_CASE("study: a game by link stays what it is") {
    Json by_link = game();
    by_link["players"] = {"Ann", "Ben"};
    by_link["match"] = "0123456789";
    by_link["notes"] = study().at("notes");
    by_link["lines"] = study().at("lines");
    page::open(by_link);
    CHECK(page::text().at("tree").is_null());
    CHECK(page::record() == by_link);
}

TEST_CASE("study: the computer is asked about the place that is looked at") {
    page::Outside world = page::desktop();
    std::vector<Json> asked;
    world.engine = [&asked](std::string_view request) {
        asked.push_back(Json::parse(request));
        return serve(std::string(request));
    };
    page::open_log(study(), world);
    const Json at_the_end = page::position();
    page::choose("log:1/1");
    const Json here = page::position();
    REQUIRE(here != at_the_end);
    page::choose("hint");
    page::let_computers_act();
    CHECK_FALSE(page::text().at("hint").get<std::string>().empty());
    for (const Json& request : nonempty(asked))
        CHECK(Json::parse(write_json((*open_match(request.at("record")))->position())) == here);
}

TEST_CASE("study: two hundred variations are read and walked, and another one is refused") {
    Json record = game();
    record["lines"] = Json::array();
    for (int each = 0; each < 200; ++each) record["lines"].push_back(line(each % 2 == 0 ? 0 : each, 1, {"j2-i3"}));
    page::open(record);
    CHECK(page::record() == record);
    CHECK(page::text().at("tree").at("rows").size() == 203);
    page::press("Home");
    page::press("ArrowRight", 2);
    page::press("ArrowDown", 2);
    CHECK(row_here().at("at") == "2 2");
    page::go_to(1);
    CHECK(page::play("c3-e3").contains("error"));
    CHECK(page::record() == record);
}

TEST_CASE("study: two hundred variations, each deeper than the one before, are read and walked") {
    const Json record = *parse_json(test::deep_study(200));
    page::open(record);
    CHECK(page::text().at("tree").at("rows").size() == 402);
    CHECK(page::record() == record);
    page::press("ArrowDown");  // what is played in place of the last move
    CHECK(row_here().at("at") == "1 2");
    page::press("End");
    page::press("ArrowDown");
    CHECK(row_here().at("at") == "2 3");
    page::act("tree:visit", "200 202");
    CHECK(row_here().at("at") == "200 202");
    CHECK(cursor() == 202);
    CHECK(page::record() == record);
}

TEST_CASE("study: what can be done with a place stays in sight when the bar of chances takes room") {
    page::open_log(*parse_json(test::deep_study(20)));
    page::act("tree:visit", "20 22");
    const auto is_in_sight = [] { return page::mark("tree:ask").max.y <= page::mark("log").max.y; };
    CHECK(is_in_sight());
    page::choose("analysis");
    page::let_computers_act();
    CHECK(is_in_sight());
}

TEST_CASE("study: a forged one is refused with one sentence, and nothing is lost") {
    page::open(game());
    const auto refusal = [](const Json& forged) {
        const Json refused = page::load(write_json(forged));
        REQUIRE(refused.contains("error"));
        CHECK(page::record() == game());
        return refused.at("error").at("message").get<std::string>();
    };
    Json forged = study();
    forged["lines"][1]["moves"][0] = action("a9-z9");
    CHECK(refusal(forged).starts_with("Action 1 of variation 2 is refused: "));
    forged = study();
    forged["notes"][0]["text"] = std::string(1001, 'x');
    CHECK_THAT(refusal(forged), Catch::Matchers::ContainsSubstring("notes/0/text"));
    forged = study();
    while (forged["lines"].size() < 201) forged["lines"].push_back(line(0, 1, {"c3-e3"}));
    CHECK_THAT(refusal(forged), Catch::Matchers::ContainsSubstring("lines"));
}

TEST_CASE("study: the comment and the lines from here stand where the game is played") {
    page::open_analysed(study());
    page::choose("tab:play");
    page::go_to(1);
    CHECK(page::shows("comment"));
    CHECK(page::says("A usual beginning."));
    CHECK(page::mark("told").max.y <= page::mark("comment").min.y);
    REQUIRE(page::shows("way:1"));
    page::choose("way:1");
    CHECK(page::record() == study());
    CHECK(page::says("Bolder."));
    page::press("ArrowRight");
    CHECK_FALSE(page::shows("comment"));
    CHECK_FALSE(page::shows("way:0"));
}

TEST_CASE("study: a link that messengers may cut off says so") {
    page::open_log(study());
    page::choose("tab:share");
    CHECK_FALSE(page::shows("long-link"));
    unsigned chance = 1;
    for (int ply = 0; ply <= 3; ++ply) {
        std::string words;  // that cannot be made small
        while (words.size() < 900) {
            chance = chance * 1103515245U + 12345U;
            words += static_cast<char>('0' + (chance >> 16U) % 75U);
        }
        page::go_to(ply);
        page::act("tree:comment", words);
    }
    CHECK(page::shows("long-link"));
}
