// Live play at a page: what is pressed and read. The other side is a room without a page.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/by_link.h"
#include "page/live.h"
#include "platform/page.h"
#include "session/live/ticket.h"

using namespace sightlines;
using platform::LiveNews;

namespace {

const std::string other_reach = "them passwordpassword " + std::string(64, 'a') + " h/127.0.0.1/6000";

Json shown() { return page::app().at("live"); }

// Somebody at another device, on the connection that the page has made last.
struct Friend {
    std::unique_ptr<live::Room> room;
    std::vector<live::Event> events;
    std::unique_ptr<Match> match;
    int connection = 0;
    std::size_t read = 0;

    double now() const { return outside_now(); }
    static double outside_now() { return page::outside().began_ms + page::outside().clock_ms; }

    void begin(const Json& record, bool host, int seat, const std::string& name) {
        live::Setup setup = page::live_setup(record, host, seat, 77);
        setup.match = setup.game->annotations().match;
        setup.match = record.at("match").get<std::string>();
        setup.name = name;
        match = *open_match(record);
        room = std::make_unique<live::Room>(std::move(setup));
        read = page::outside().requests.size();
    }
    void meet(int at, int seat) {
        connection = at;
        room->expect(at, seat);
        room->opened(at, now());
        headless::tell_live(LiveNews::opened, at, "");
        pump();
    }
    void pump() {
        for (bool more = true; more;) {
            more = false;
            page::settle();
            std::vector<headless::Request>& requests = page::outside().requests;
            const std::string number = std::to_string(connection) + " ";
            for (; read < requests.size(); ++read) {
                const headless::Request request = requests[read];
                if (request.kind != "live" || !request.text.starts_with(number)) continue;
                more = true;
                if (request.what == "send") room->received(connection, request.text.substr(number.size()), now());
                if (request.what == "close") room->closed(connection, now());
            }
            for (const live::Outgoing& out : room->take_outgoing()) {
                more = true;
                headless::tell_live(out.text.empty() ? LiveNews::closed : LiveNews::received, connection, out.text);
            }
            for (live::Event& event : room->take_events()) {
                if (event.what == live::Event::What::played) REQUIRE(match->play(event.action));
                if (event.what == live::Event::What::replaced) match = *open_match(event.game->record());
                if (event.what == live::Event::What::undone) {
                    match->go_to(static_cast<std::size_t>(event.ply));
                    match->forget_rest();
                }
                events.push_back(std::move(event));
            }
            room->advance(now());
        }
    }
    void play(const std::string& move) {
        REQUIRE(match->play_text(move));
        REQUIRE(room->play(match->action(match->size() - 1), now()));
        pump();
    }
    bool heard(live::Event::What what) const {
        return std::ranges::any_of(events, [&](const live::Event& event) { return event.what == what; });
    }
};

std::string ticket_on_clipboard() {
    const std::string& text = page::outside().clipboard;
    const std::size_t at = text.find("#1l.");
    REQUIRE(at != std::string::npos);
    return text.substr(at);
}

// The page invites to a game that is begun on the start sheet; the friend has answered.
Friend invited(const char* game, const std::string& name = "Ben", const page::Outside& world = page::desktop()) {
    page::open("", world);
    page::outside().storage["name"] = "Ann";
    page::choose("play:" + std::string(game));
    page::choose("mode:1");
    page::choose("way:1");
    page::choose("start");
    Friend ben;
    const Result<live::Ticket> offer = live::read_ticket(ticket_on_clipboard());
    REQUIRE(offer);
    CHECK(offer->name == "Ann");
    const Json record = page::record_behind(offer->link);
    ben.begin(record, false, offer->seat, name);
    live::Ticket answer{
        false, offer->match, offer->host, offer->seat, name, offer->minutes, *live::read_reach(other_reach)};
    page::outside().clipboard = "Here: https://sightlines.test/" + live::write_ticket(answer);
    page::choose("live:paste");
    ben.meet(1, live::no_seat);
    return ben;
}

}  // namespace

TEST_CASE("a ticket comes back as it was, and says what is wrong with it", "[live]") {
    const Json record{{"game", "crossfire-hex"}, {"version", 1}, {"match", "abcdefghij"}};
    const std::string link = *write_link((*open_match(record))->record());
    const live::Ticket offer{true,
                             "abcdefghij",
                             0,
                             1,
                             "Ann",
                             29'000'000,
                             *live::read_reach("user pass+word/22 " + std::string(64, 'b') +
                                               " h/192.168.1.7/50000 "
                                               "h/0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9.local/40001 s/2001:db8::1/9"),
                             link};
    const std::string text = live::write_ticket(offer);
    CHECK(text.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", 4) ==
          std::string::npos);
    CHECK(text.size() - link.size() < 260);
    const Result<live::Ticket> read =
        live::read_ticket("Come and play: https://sightlines.test/" + text + ". See you!");
    REQUIRE(read);
    CHECK(*read == offer);
    std::string wrapped = text;
    wrapped.insert(40, "\r\n> ");
    REQUIRE(live::read_ticket(wrapped));
    CHECK(*live::read_ticket(wrapped) == offer);
    CHECK(live::read_ticket("%231l." + text.substr(4)));
    live::Ticket answer = offer;
    answer.offers = false, answer.link.clear();
    CHECK(*live::read_ticket(live::write_ticket(answer)) == answer);
    for (std::size_t size = 4; size < text.size(); ++size) CHECK_FALSE(live::read_ticket(text.substr(0, size)));
    for (std::size_t at = 6; at < 60; ++at) {
        std::string changed = text;
        changed[at] = changed[at] == '5' ? '6' : '5';
        if (changed != text) CHECK_FALSE(live::read_ticket(changed));
    }
    for (const char* reach : {"", "a b", "a b c d", "a\rb c d e", "user pass x h/1.2.3.4/1"})
        CHECK_FALSE(live::read_reach(reach));
    CHECK_FALSE(live::read_reach("user pass " + std::string(64, 'b') + " h/1.2.3.4\r\na=x/5"));
    CHECK_FALSE(live::read_reach("user pass " + std::string(64, 'b') + " h/1.2.3.4/70000"));
}

TEST_CASE("a friend is invited to play live in four presses, and moves appear at once", "[live]") {
    Friend ben = invited("crossfire-hex");
    CHECK(shown().at("connected") == true);
    CHECK(page::notice() == "Connected with Ben.");
    CHECK(shown().at("company").get<std::string>().find("Ben") == 0);
    CHECK(page::record().at("players") == Json({"Ann", "Ben"}));
    CHECK_FALSE(page::shows("live:undo"));
    REQUIRE_FALSE(page::waits());
    const Json actions = page::text().at("actions");
    page::play_all(actions[0][2].get<std::string>());
    ben.pump();
    CHECK(ben.match->record().at("moves") == page::record().at("moves"));
    CHECK(page::waits());
    CHECK(page::question() == "Waiting for Ben.");
    CHECK_FALSE(page::shows("send"));
    ben.play(ben.match->accessible_actions().front().text);
    CHECK(ben.match->record().at("moves") == page::record().at("moves"));
    CHECK_FALSE(page::waits());
    CHECK(page::app().at("by_link").at("sent") == 2);
}

TEST_CASE("whoever has the move is not told in words to wait", "[live]") {
    Friend ben = invited("crossfire-hex");
    const auto words = [] { return page::text().at("talk").at("text").get<std::string>(); };
    CHECK(words() == "Ben is here.");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    ben.pump();
    CHECK(words() == "Ben is choosing. Waiting for Ben.");
}

TEST_CASE("on a phone the answers of a live game come before what else can be done", "[live]") {
    const Friend ben = invited("dogfight", "Ben", page::phone());
    REQUIRE_FALSE(page::waits());
    const auto actions = page::marks_of("action:");
    REQUIRE_FALSE(actions.empty());
    for (const auto& [name, box] : actions) CHECK(page::mark("live:leave").min.y >= box.max.y);
}

TEST_CASE("the code of an invitation is in sight as a whole on a low screen", "[live]") {
    page::Outside world = page::phone();
    world.around.width = 844;
    world.around.height = 390;
    page::open("", world);
    page::choose("play:crosshairs");
    page::choose("mode:1");
    page::choose("way:1");
    page::choose("start");
    page::settle();
    REQUIRE(page::shows("live:code"));
    CHECK(page::mark("live:code").max.y <= 390 - 20);
    CHECK(page::mark("live:code").max.y - page::mark("live:code").min.y >= 180);
}

TEST_CASE("what was laid out before a live game began is not offered to be taken back", "[live]") {
    Friend ben = invited("crosshairs");
    REQUIRE(page::app().at("size") > 0);  // clouds
    CHECK_FALSE(page::shows("live:undo"));
    const std::size_t before = page::record().at("moves").size();
    page::play_all("+a1=ne");
    ben.pump();
    CHECK(page::shows("live:undo"));
    page::choose("live:undo");
    ben.pump();
    ben.room->answer_undo(true, ben.now());
    ben.pump();
    CHECK(page::record().at("moves").size() == before);
}

TEST_CASE("an undo is asked at the page, refused and allowed", "[live]") {
    Friend ben = invited("crossfire-hex");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    ben.pump();
    page::choose("live:undo");
    ben.pump();
    REQUIRE(ben.room->asks_undo() == 0);
    ben.room->answer_undo(false, ben.now());
    ben.pump();
    CHECK(page::notice() == "Ben says no.");
    CHECK(page::app().at("size") == 1);
    page::choose("live:undo");
    ben.pump();
    ben.room->answer_undo(true, ben.now());
    ben.pump();
    CHECK(page::app().at("size") == 0);
    CHECK(ben.match->size() == 0);
    CHECK_FALSE(page::waits());
    page::play_all(page::text().at("actions")[1][2].get<std::string>());
    ben.pump();
    CHECK(ben.match->record().at("moves") == page::record().at("moves"));
    ben.play(ben.match->accessible_actions().front().text);
    REQUIRE(ben.room->ask_undo(ben.now()));
    ben.pump();
    CHECK(page::question() == "Ben would like to take back the last move.");
    page::choose("live:allow");
    ben.pump();
    CHECK(page::app().at("size") == 1);
    CHECK(ben.match->size() == 1);
}

TEST_CASE("dice are thrown by both at the page, and can be checked there", "[live]") {
    Friend ben = invited("aerial-war");
    const auto random = page::at_random_live(5);
    for (int i = 0; i < 200 && shown().at("rolls").size() < 3; ++i) {
        page::wait(1000);
        ben.pump();
        if (ben.room->may_play()) {
            ben.play(random(*ben.match));
        } else if (!page::waits() && page::text().at("dice").is_null() && !page::text().at("actions").empty()) {
            page::play_all(page::text().at("actions")[0][2].get<std::string>());
            ben.pump();
        }
    }
    REQUIRE(shown().at("rolls").size() >= 3);
    for (int i = 0; i < 30 && shown().at("waits") > 0; ++i) {
        page::wait(2000);
        ben.pump();
    }
    CHECK(ben.match->record().at("moves") == page::record().at("moves"));
    page::choose("live:dice");
    CHECK(shown().at("card") == "Dice thrown by both");
    CHECK(page::says("each worked out again just now"));
    page::choose("live:numbers");
    CHECK(page::outside().clipboard.find(" promised ") != std::string::npos);
    page::choose("live:close");
    page::choose("tab:log");
    CHECK(page::says("Dice thrown by both."));
    CHECK(page::shows("live:dice"));
}

TEST_CASE("a lost connection is told, and the game goes on by link at the same move", "[live]") {
    Friend ben = invited("crossfire-hex");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    ben.pump();
    ben.room->closed(1, ben.now());
    headless::tell_live(LiveNews::closed, 1, "");
    page::settle();
    CHECK(page::notice() == "Ben is gone. Go on by link, or invite again.");
    CHECK(shown().at("connected") == false);
    CHECK(page::question() == "Waiting for Ben.");
    // What Ben plays now arrives by link.
    REQUIRE(ben.match->play_text(ben.match->accessible_actions().front().text));
    Json record = ben.match->record();
    record["match"] = page::record().at("match");
    page::receive(*write_link(record));
    page::see_replay();
    CHECK(page::app().at("size") == 2);
    CHECK_FALSE(page::waits());
    // And is invited once more.
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    REQUIRE(page::shows("play-live"));
    page::choose("play-live");
    CHECK(shown().at("card").get<std::string>().find("Play live as") == 0);
    CHECK(live::read_ticket(ticket_on_clipboard()));
}

TEST_CASE("whoever is invited joins, and sends the answer back", "[live]") {
    page::open();
    page::outside().storage["name"] = "Ben";
    const Json start{{"game", "crossfire-hex"}, {"version", 1}, {"players", {"Ann", ""}}, {"match", "abcdefghij"}};
    const Json record = (*open_match(start))->record();
    const double minutes = std::floor(Friend::outside_now() / 60'000);
    live::Ticket offer{true, "abcdefghij", 0, 1, "Ann", minutes, *live::read_reach(other_reach), *write_link(record)};
    REQUIRE(page::paste("Play with me: https://sightlines.test/" + live::write_ticket(offer)) == Json{{"ok", true}});
    CHECK(shown().at("card") == "Ann invites you to play Hex Crossfire");
    CHECK(page::says("You are Black."));
    page::choose("live:join");
    CHECK(shown().at("card") == "Send it back");
    const Result<live::Ticket> answer = live::read_ticket(ticket_on_clipboard());
    REQUIRE(answer);
    CHECK_FALSE(answer->offers);
    CHECK(answer->name == "Ben");
    Friend ann;
    ann.begin(record, true, 0, "Ann");
    ann.meet(1, 1);
    CHECK(page::notice() == "Connected with Ann.");
    CHECK(page::seats() == "10");
    CHECK(page::waits());
    ann.play(ann.match->accessible_actions().front().text);
    CHECK(page::record().at("moves").size() == 1);
    CHECK_FALSE(page::waits());

    page::open();
    offer.minutes = minutes - 61;
    const Json old = page::paste(live::write_ticket(offer));
    CHECK(old.at("error").at("message") == "This invitation has ended: ask for a new one.");
    const live::Ticket late{false, "abcdefghij", 0, 1, "Ben", minutes, *live::read_reach(other_reach)};
    CHECK(page::paste(live::write_ticket(late)).at("error").at("message") ==
          "This invitation has ended: ask for a new one.");
    CHECK(page::paste("#1l.0").at("error").at("message") == "This invitation is cut off or damaged: ask for it again.");
}

TEST_CASE("where pages cannot connect, live play is not offered, and says why", "[live]") {
    page::Outside world = page::desktop();
    world.can_live = "This browser connects no pages with each other, or it is switched off there.";
    page::open("", world);
    page::choose("play:crosshairs");
    page::choose("mode:1");
    CHECK_FALSE(page::shows("way:1"));
    CHECK(page::says("Not live here."));
    page::hover("way:barred");
    page::wait(1500);
    CHECK(page::says("connects no pages"));
}

TEST_CASE("an invitation that is closed leaves a game by link", "[live]") {
    page::open();
    page::choose("play:crossfire-hex");
    page::choose("mode:1");
    page::choose("way:1");
    page::choose("start");
    CHECK(shown().at("card").get<std::string>().find("Play live as") == 0);
    page::choose("live:close");
    CHECK(shown().at("card") == "");
    CHECK(page::says("Waiting for your friend"));
    page::choose("live:show");
    CHECK(shown().at("card").get<std::string>().find("Play live as") == 0);
    page::choose("live:close");
    page::choose("live:stop");
    CHECK_FALSE(page::waits());
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    CHECK(page::shows("send"));
}

TEST_CASE("an answer finds the page that waits: from another tab, from the camera, and after the card was closed",
          "[live]") {
    page::open();
    page::choose("play:crossfire-hex");
    page::choose("mode:1");
    page::choose("way:1");
    page::choose("start");
    CHECK(shown().at("code").get<int>() > 0);
    const Result<live::Ticket> offer = live::read_ticket(ticket_on_clipboard());
    REQUIRE(offer);
    live::Ticket answer{
        false, offer->match, offer->host, offer->seat, "Ben", offer->minutes, *live::read_reach(other_reach)};
    page::choose("live:close");
    const auto asked = [] {
        return std::ranges::count_if(page::outside().requests, [](const headless::Request& request) {
            return request.kind == "live" && request.what == "connect";
        });
    };
    live::Ticket other = answer;
    other.match = "zzzzzzzzzz";
    headless::tell_live(LiveNews::arrived, 0, live::write_ticket(other));  // of another game: nothing is said of it
    page::settle();
    CHECK(asked() == 0);
    CHECK(page::notice().empty());
    SECTION("from another tab") {
        headless::tell_live(LiveNews::arrived, 0, "https://sightlines.test/" + live::write_ticket(answer));
    }
    SECTION("from the camera") {
        page::choose("live:show");
        page::choose("live:scan");
        headless::tell_live(LiveNews::scanned, 0, "https://sightlines.test/" + live::write_ticket(answer));
    }
    SECTION("pasted") { page::paste(live::write_ticket(answer)); }
    page::settle();
    CHECK(asked() == 1);
}

TEST_CASE("a page with an answer that another tab waits for hands it over", "[live]") {
    for (const bool waits : {true, false}) {
        page::Outside world = page::desktop();
        world.other_tab_waits = waits;
        page::open("", world);
        const double minutes = std::floor(Friend::outside_now() / 60'000);
        const live::Ticket answer{false, "abcdefghij", 0, 1, "Ben", minutes, *live::read_reach(other_reach)};
        CHECK(page::load(live::write_ticket(answer)) == Json{{"ok", true}});
        page::settle();
        CHECK(page::says(waits ? "The page that waits has taken the answer." : "This invitation has ended"));
    }
}

TEST_CASE("a place that is shown to others is drawn and named for a moment", "[live]") {
    Friend ben = invited("crossfire-hex");
    ben.room->mark("e5", ben.now());
    ben.pump();
    page::settle();
    CHECK(page::says("Look here: e5"));
    page::wait(4000);
    CHECK_FALSE(page::says("Look here: e5"));
    page::hold("cell:e5");
    CHECK(page::says("Look here: e5"));
    page::lift();
    ben.pump();
    CHECK(ben.heard(live::Event::What::marked));
}

TEST_CASE("an undo that is asked can be looked at beside the board before it is answered", "[live]") {
    Friend ben = invited("crossfire-hex");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    ben.pump();
    ben.play(ben.match->accessible_actions().front().text);
    REQUIRE(ben.room->ask_undo(ben.now()));
    ben.pump();
    CHECK(shown().at("card") == "Ben would like to take back the last move.");
    page::choose("live:close");
    CHECK(shown().at("card") == "");
    CHECK(page::waits() == false);
    CHECK(page::question() == "Ben would like to take back the last move.");
    page::choose("live:refuse");
    ben.pump();
    CHECK(page::app().at("size") == 2);
    CHECK(ben.heard(live::Event::What::undo_refused));
}

TEST_CASE("who goes on to something else leaves, and the game stays a game by link", "[live]") {
    Friend ben = invited("crossfire-hex");
    page::play_all(page::text().at("actions")[0][2].get<std::string>());
    ben.pump();
    const auto match = page::record().at("match").get<std::string>();
    page::act("home");
    ben.pump();
    CHECK(ben.heard(live::Event::What::left));
    CHECK(page::kept_match().at("match") == match);
}

TEST_CASE("where the part of live play cannot be fetched, a card says so and asks again", "[live]") {
    page::Outside world = page::desktop();
    world.fetched["live"] = platform::LoadState::away;
    page::open("", world);
    page::choose("play:crossfire-hex");
    page::choose("mode:1");
    page::choose("way:1");
    page::choose("start");
    CHECK(page::says("One moment"));
    headless::code_arrived(false);
    page::settle();
    CHECK(page::says("could not be loaded"));
    page::choose("live:try-again");
    headless::code_arrived(true);
    page::settle();
    CHECK(shown().at("card").get<std::string>().find("Play live as") == 0);
}
