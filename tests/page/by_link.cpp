#include "page/by_link.h"

#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "app/saved_games.h"
#include "session/seats.h"

namespace sightlines::page {
namespace {

Browser* occupied = nullptr;

void leave() {
    if (occupied != nullptr) occupied->world = outside();
    occupied = nullptr;
}

}  // namespace

Browser::Browser(std::string_view name, Outside outside) : world(std::move(outside)) {
    if (!name.empty()) world.storage[std::string(name_key)] = name;
}

Browser::~Browser() {
    if (occupied == this) occupied = nullptr;
}

void sit(Browser& browser) {
    leave();
    headless::restart(browser.world);
    settle();
    occupied = &browser;
}

void sit(Browser& browser, const Address& address) {
    leave();
    open(address, browser.world);
    occupied = &browser;
}

void begin_by_link(const Json& record, int seat, int computer) {
    REQUIRE(load(write_json(record)) == Json{{"ok", true}});
    choose("who-plays");
    for (int player = 0; shows("seat:" + std::to_string(player) + ":0"); ++player) {
        const std::string mark = "seat:" + std::to_string(player);
        if (player == computer) {
            choose(mark + ":2");
            choose(mark + ":level:0");
        } else if (player != seat) {
            choose(mark + ":1");
        }
    }
    choose("who-plays");
}

std::string link_in(std::string_view text) {
    const std::size_t at = text.find("https://");
    REQUIRE(at != std::string_view::npos);
    return std::string(text.substr(at));
}

std::string send() {
    outside().clipboard.clear();
    choose("send");
    REQUIRE_FALSE(outside().clipboard.empty());
    return outside().clipboard;
}

void receive(std::string_view text) { REQUIRE(paste(text) == Json{{"ok", true}}); }

void join(std::string_view text) {
    receive(text);
    choose("invitation:play");
}

void see_replay() {
    wait(120'000);
    CHECK(app().at("plays_back") == false);
}

std::string seats() { return app().at("seats").get<std::string>(); }
std::string question() { return app().at("asked").at("question").get<std::string>(); }

std::string notice() {
    const Json notice = app().at("notice");
    return notice.is_null() ? std::string() : notice.at("message").get<std::string>();
}

bool waits() { return text().at("question").get<std::string>().starts_with("Waiting for"); }
bool is_over() { return text().at("over") == true; }

Json kept_match() {
    for (const SavedGame& saved : saved_games()) {
        const Json record = record_behind(saved.link);
        if (record.contains("match")) return record;
    }
    FAIL("no match is kept");
    return {};
}

}  // namespace sightlines::page
