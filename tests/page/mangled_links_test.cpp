// The page's door for links as they arrive: by the address bar, and pasted. The program's: tests/api.
#include "support/mangled_links.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <map>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "main.h"
#include "page/driver.h"

using namespace sightlines;
using test::Arrival;

namespace {

// As the page writes it.
std::string clean(const std::string& link) {
    static std::map<std::string, std::string> known;
    if (!known.contains(link)) known[link] = *write_link(page::record_behind(link));
    return known[link];
}

// Whether the page, at home, opens what has arrived, or says why not.
bool is_right(const Arrival& arrival, std::string_view text, From from) {
    (void)app().open("", From::address);
    page::settle();
    const std::string error = app().open(text, from);
    page::settle();
    if (arrival.gives.empty()) return !error.empty() && Json::parse(error).at("code") == arrival.error;
    return error.empty() && page::app().at("screen") == "table" && page::link() == clean(arrival.gives);
}

}  // namespace

TEST_CASE("links: what arrives opens its game in the page, and its address is clean, or the page says why not",
          "[links]") {
    page::open();
    for (const Arrival& arrival : test::arrivals()) {
        INFO(arrival.how << "\n" << arrival.text);
        CHECK(is_right(arrival, arrival.text, From::paste));
        CHECK(is_right(arrival, arrival.text, From::address));
        if (!arrival.fragment.empty()) CHECK(is_right(arrival, arrival.fragment, From::address));
    }
}

namespace {

page::Outside first_visit() {
    page::Outside world = page::desktop();
    world.code = platform::LoadState::away;
    return world;
}

bool fetched(std::string_view part) {
    return std::ranges::any_of(page::outside().requests, [&](const headless::Request& request) {
        return request.kind == "code" && request.what == part;
    });
}

}  // namespace

TEST_CASE("links: a clean one in the address is read at once, and what is surely none refused") {
    const std::string link = page::open(Json{{"game", "crosshairs"}, {"version", 1}}).address.front();
    page::open(link, first_visit());
    CHECK(page::app().at("screen") == "table");
    CHECK_FALSE(fetched("records"));
    page::open("#top", first_visit());
    CHECK(page::app().at("screen") == "home");
    CHECK_FALSE(fetched("records"));
    CHECK(page::load("nonsense").at("error").at("code") == "link-none");
}

TEST_CASE("links: what reads all others is fetched for the first one, wherever that comes from") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}});
    const std::string clean = page::link();
    const std::string mangled = "#\u200B" + clean.substr(1) + "&fbclid=x).";
    const auto comes = [] {
        CHECK(fetched("records"));
        headless::code_arrived(true);
        page::settle();
    };
    for (const From from : {From::address, From::paste, From::file, From::script}) {
        page::open("", first_visit());
        CHECK(app().open(mangled, from).empty());
        page::settle();
        CHECK(page::app().at("screen") == "loading");
        comes();
        CHECK(page::app().at("screen") == "table");
        CHECK(page::link() == clean);
        CHECK(page::app().at("notice").is_null());
    }
    page::open("", first_visit());  // the sheet asks once more
    CHECK(Json::parse(app().open(mangled, From::sheet)).at("code") == "later");
    comes();
    CHECK(app().open(mangled, From::sheet).empty());
    CHECK(page::link() == clean);
}

TEST_CASE("links: a mangled address is made clean in its place, without another step of history") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}});
    const std::string clean = page::link();
    page::open(clean + ").");
    page::settle();
    CHECK(page::outside().address == std::vector<std::string>{clean});
    CHECK(page::app().at("notice").is_null());
}

TEST_CASE("links: in an embed a mangled link opens as well") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}});
    const Json record = page::record();
    const std::string clean = page::link();
    page::open("#https%3A%2F%2Fgames.example.org%2F%23" + clean.substr(1) + "%E2%80%9D", page::embed());
    CHECK(page::record() == record);
}

TEST_CASE("links: during a game pasted moves are moves, and a mangled link is a link") {
    page::open(Json{{"game", "crosshairs"}, {"version", 1}, {"options", {{"clouds", 0}}}});
    const std::string clean = page::link();
    CHECK(page::paste("1: +a3=ne +k3=sw").contains("ok"));
    CHECK(page::app().at("size") == 2);
    CHECK(page::paste("https://games.example.org/%23" + clean.substr(1) + "&sa=D").contains("ok"));
    CHECK(page::link() == clean);
}
