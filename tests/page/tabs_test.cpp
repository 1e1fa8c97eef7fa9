// Several tabs of one browser, and a tab that comes back: what another has made of a game is not lost.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "app/saved_games.h"
#include "base/settings.h"
#include "main.h"
#include "page/by_link.h"
#include "page/study.h"

using namespace sightlines;
using page::Browser;
using page::sit;

namespace {

constexpr const char* duel = R"({"game":"crosshairs","version":1})";
constexpr const char* hex = R"({"game":"crossfire-hex","version":1})";
constexpr const char* went_on = "This game went on in another tab.";
constexpr const char* both_kept = "This game went on in another tab. Both are kept on the start page.";

std::size_t size() { return page::app().at("size").get<std::size_t>(); }

std::vector<Json> kept_moves() {
    std::vector<Json> all;
    for (const SavedGame& saved : saved_games())
        all.push_back(page::record_behind(saved.link).value("moves", Json::array()));
    return all;
}

bool is_kept(const Json& moves) {
    const auto all = kept_moves();
    return std::ranges::find(all, moves) != all.end();
}

// What is stored now, in the tab of somebody who has had another one before.
void bring(const page::Outside& from, bool tells) {
    page::outside().storage = from.storage;
    page::outside().library = from.library;
    if (tells) app().games_changed();
    page::settle();
}

// The second tab begins as the first one is; then `plays` happens in the first, and the second tab is looked at.
// `tells`: the browser says that something was stored, as it does not to a tab that it has put aside for Back.
template <class Plays>
void in_two_tabs(Browser& other, Plays plays, bool tells, bool analyses = false) {
    other.world = page::outside();
    plays();
    const page::Outside world = page::outside();
    sit(other);
    if (analyses) page::choose("tab:log"), page::choose("analysis");
    bring(world, tells);
}

}  // namespace

TEST_CASE("a game at one screen that went on in another tab is shown as it stands there", "[tabs]") {
    Browser one, other;
    sit(one, Json::parse(duel));
    page::play_all("~c4");
    in_two_tabs(other, [] { page::play_all("~e5 ~g6"); }, true);
    CHECK(size() == 3);
    CHECK(page::notice() == went_on);
    CHECK(std::ranges::count(page::outside().announced, went_on) == 1);
    CHECK(page::record_behind(page::link()) == page::record());
    page::play_all("~i6");
    CHECK(kept_moves().size() == 1);
    CHECK(kept_moves()[0].size() == 4);
}

TEST_CASE("what is stored is looked at before it is written, where nothing was told", "[tabs]") {
    Browser one, other;
    sit(one, Json::parse(duel));
    page::play_all("~c4");
    Json first;
    in_two_tabs(other, [&] { page::play_all("~e5"), first = page::record().at("moves"); }, false);
    page::play_all("~g6");
    CHECK(page::notice() == both_kept);
    CHECK(is_kept(first));
    CHECK(is_kept(page::record().at("moves")));
    page::play_all("~i6");
    CHECK(kept_moves().size() == 2);
}

TEST_CASE("while the computer is to act in the other tab, this one waits for what it does", "[tabs]") {
    Browser one, other;
    sit(one, "");
    for (const char* mark : {"play:crossfire-hex", "start"}) page::choose(mark);
    REQUIRE_FALSE(headless::engine_is_asked());
    other.world = page::outside();
    page::play_all("k5-i5");
    const page::Outside thinks = page::outside();
    page::let_computers_act();
    const page::Outside acted = page::outside();
    REQUIRE(size() > 1);
    const std::size_t all = size();
    sit(other);
    bring(thinks, true);
    CHECK_FALSE(headless::engine_is_asked());
    bring(acted, true);
    CHECK(size() == all);
    CHECK(page::notice() == went_on);
}

TEST_CASE("a study in two tabs loses no variation, and goes on being analysed", "[tabs]") {
    const bool tells = GENERATE(true, false);
    Browser one, other;
    sit(one, "");
    page::load(write_json(page::study()));
    page::choose("tab:log");
    page::choose("analysis");
    page::go_to(3);  // it opens at its start
    page::play_all("c3-e3");
    Json first;
    const auto plays = [&] {
        page::go_to(1);
        page::play_all("f8-e7");
        first = page::record();
    };
    in_two_tabs(other, plays, tells, true);
    if (tells) CHECK(page::record().at("lines") == first.at("lines"));
    page::go_to(0);
    page::play_all("k5-i5");
    std::vector<Json> kept;
    for (const SavedGame& saved : saved_games()) kept.push_back(page::record_behind(saved.link));
    const auto has = [&](const Json& lines) {
        return std::ranges::any_of(kept, [&](const Json& record) {
            return std::ranges::all_of(lines, [&](const Json& line) {
                const std::string text = write_json(record);
                return text.find(write_json(line.at("moves"))) != std::string::npos;
            });
        });
    };
    CHECK(has(first.at("lines")));
    CHECK(has(page::record().at("lines")));
}

TEST_CASE("two tabs of a match: the second follows, or both are kept", "[tabs][by-link]") {
    const bool tells = GENERATE(true, false);
    Browser one("Ann"), other("Ann");
    sit(one, "");
    page::begin_by_link(Json::parse(hex), 0);
    Json first;
    in_two_tabs(other, [&] { page::play_all("k5-i5"), first = page::record().at("moves"); }, tells);
    if (tells) {
        CHECK(page::record().at("moves") == first);
        return;
    }
    page::play_all("c7-e7");
    CHECK(page::notice() == both_kept);
    CHECK(is_kept(first));
    CHECK(page::kept_match().at("moves") == page::record().at("moves"));
    CHECK(kept_moves().size() == 2);
}

TEST_CASE("a lesson and a puzzle are left alone by what other tabs do", "[tabs]") {
    Browser one, other;
    sit(one, Json::parse(duel));
    page::play_all("~c4");
    page::load("#lesson=crosshairs/enter");
    in_two_tabs(other, [] { page::load(duel), page::play_all("~e5"); }, true);
    CHECK(page::app().contains("lesson"));
    CHECK(page::link() == "#lesson=crosshairs/enter");
}

TEST_CASE("a setting that another tab has changed stays when this one changes another", "[tabs]") {
    Browser one, other;
    sit(one, "");
    in_two_tabs(
        other,
        [] {
            Settings chosen = settings();
            chosen.turned = true;
            change_settings(chosen);
        },
        true);
    Settings chosen = settings();
    chosen.coordinates = false;
    change_settings(chosen);
    forget_settings_read();
    CHECK(settings().turned);
    CHECK_FALSE(settings().coordinates);
}
