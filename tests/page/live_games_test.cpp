// Whole games played live, page to page.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>

#include "page/live.h"
#include "page/playthroughs.h"

using namespace sightlines;
using live::Event;
using page::LivePage;
using page::LiveTable;

namespace {

Json record_of(std::string_view game, std::string_view options = "{}", std::string_view start = "") {
    Json record{{"game", game}, {"version", 1}, {"options", Json::parse(options)}};
    if (!start.empty()) record["start"] = Json::parse(start);
    return record;
}

const Json duel = record_of("crosshairs", R"({"clouds":2,"roundLimit":12})");
const Json hex = record_of("crossfire-hex", R"({"quietLimit":12})");
const Json battle = record_of("aerial-war", R"({"battles":1,"roundLimit":4})");
const Json dogfight = record_of("dogfight", "{}",
                                R"({"phase":"begin","turn":1,"map":[15,13],"limit":6,"planes":{
              "A":{"side":0,"type":"camel","hex":"h8","alt":8,"speed":4,"face":"n"},
              "B":{"side":1,"type":"d5a","hex":"h7","alt":8,"speed":4,"face":"n"}}})");

bool same_everywhere(const LivePage& one, const LivePage& other) {
    return one.shown->record() == other.shown->record() && one.room.game().hash() == other.room.game().hash() &&
           one.shown->position() == one.room.game().match().position();
}

// Two pages, the host in seat 0, who have met.
struct Two {
    LiveTable table;
    explicit Two(const Json& record, double delay = 20) : table(delay) {
        table.add(page::live_setup(record, true, 0, 11));
        table.add(page::live_setup(record, false, 1, 12));
        table.connect(0, 1, 1);
    }
    LivePage& host() { return table.page(0); }
    LivePage& guest() { return table.page(1); }
    LivePage& acting() { return host().room.may_play() ? host() : guest(); }
};

}  // namespace

TEST_CASE("two play a whole game live, dice by both included", "[live]") {
    const auto& [name, record] = GENERATE(table<std::string, Json>(
        {{"crosshairs", duel}, {"crossfire-hex", hex}, {"aerial-war", battle}, {"dogfight", dogfight}}));
    const double delay = GENERATE(5, 240);
    INFO(name << ", " << delay << " ms apart");
    Two two(record, delay);
    REQUIRE(two.host().was_told(Event::What::joined));
    REQUIRE(two.guest().was_told(Event::What::joined));
    CHECK(two.host().room.name_of(1) == "Bnn");
    CHECK(two.guest().room.name_of(0) == "Ann");
    const std::size_t played = two.table.play_out(page::at_random_live(7));
    CHECK(played > 6);
    CHECK(two.host().shown->status().outcome.has_value());
    CHECK(same_everywhere(two.host(), two.guest()));
    CHECK(two.host().last_left().empty());
    CHECK(two.guest().last_left().empty());
    std::size_t rolls = 0;
    for (std::size_t ply = 0; ply < two.host().shown->size(); ++ply) rolls += two.host().shown->roll(ply) ? 1 : 0;
    CHECK(two.host().room.rolls().size() == rolls);
    CHECK(two.guest().room.rolls().size() == rolls);
    for (const live::ProvenRoll& roll : two.guest().room.rolls()) CHECK(live::holds(roll, "abcdefghij"));
}

TEST_CASE("two play a whole game of squads live, with the dice that both throw", "[live]") {
    const page::Playthrough& game = page::playthrough("crossfire-squads-small-table");
    Json record = Json::parse(game.record);
    record["options"]["turnLimit"] = 3;
    Two two(record);
    // What was recorded and is legal comes first, each once; then chance.
    std::vector<bool> used(game.moves.size());
    const auto random = page::at_random_live(3);
    const std::size_t played = two.table.play_out(
        [&](const Match& match) {
            for (std::size_t at = 0; at < game.moves.size(); ++at) {
                if (used[at] || game.moves[at].front() == '(' || !match.from_here()->play_text(game.moves[at]))
                    continue;
                used[at] = true;
                return game.moves[at];
            }
            return random(match);
        },
        600);
    two.table.run(1000);
    CHECK(played > 30);
    CHECK(two.host().shown->status().outcome.has_value());
    CHECK(two.host().shown->record() == two.guest().shown->record());
    CHECK(two.host().last_left().empty());
    CHECK(two.guest().last_left().empty());
    CHECK_FALSE(two.host().room.rolls().empty());
}

TEST_CASE("what is hidden is never sent while it is hidden", "[live]") {
    const int hider = GENERATE(0, 1);  // who of both pages hides: the host, or the guest
    const page::Playthrough& game = page::playthrough("crossfire-squads-ambush");
    const Json record = Json::parse(game.record);
    LiveTable table;
    table.add(page::live_setup(record, true, 1 - hider, 11));
    table.add(page::live_setup(record, false, hider, 12));
    const std::size_t hides = hider == 0 ? 0 : 1;  // seat 1 has the hidden units
    std::vector<std::string> to_other;
    table.listen = [&](std::size_t to, const std::string& text) {
        if (to == hides) return;
        to_other.push_back(text);
        const auto read = live::read_message(text);
        const auto* message = std::get_if<live::Message>(&read);
        if (message == nullptr) return;
        std::string all = text;
        if (const auto* seen = std::get_if<live::Seen>(message); seen != nullptr && !seen->link.empty())
            all += page::record_behind(seen->link).dump();
        CHECK(all.find("\"hid\"") == std::string::npos);
        CHECK(all.find("hide") == std::string::npos);
        const Json position = table.page(hides).room.game().match().position();
        for (const auto& [unit, what] : position.at("units").items())
            if (what.contains("hid")) CHECK(all.find('"' + unit + '"') == std::string::npos);
    };
    table.connect(0, 1, hider);
    LivePage &whole = table.page(hides), &part = table.page(1 - hides);
    REQUIRE(whole.was_told(Event::What::joined));
    std::size_t at = 0;
    const auto random = page::at_random_live(5);
    table.play_out(
        [&](const Match& match) {
            for (std::size_t next = 0; next < game.moves.size(); ++next) {
                std::unique_ptr<Match> trial = match.from_here();
                if (game.moves[next].front() == '(' || !trial->play_text(game.moves[next])) continue;
                ++at;
                if (match.status().phase == "deploy" || at % 3 != 0) return game.moves[next];
            }
            return random(match);
        },
        160);
    table.run(6000);  // what waited, since a page says no more than so much in a second
    CHECK(whole.last_left() == "");
    CHECK(part.last_left() == "");
    std::size_t hidden = 0;
    const Json all = whole.room.game().match().record();
    for (const auto& each : all.at("moves")) hidden += each.at("do") == "hide" ? 1 : 0;
    CHECK(hidden >= 3);
    CHECK(to_other.size() > 40);
    CHECK(whole.room.game().ply() > 60);
    CHECK(part.shown->record().dump().find("\"hid\"") == std::string::npos);
    const std::optional<Result<Json>> seen = whole.room.game().match().record_for(0);
    if (seen && *seen) {
        const Result<std::unique_ptr<Match>> as_seen = open_match(**seen);
        REQUIRE(as_seen);
        CHECK((*as_seen)->position() == part.shown->position());
    }
}

TEST_CASE("three play live, and one looks on; the host's computer has the fourth seat", "[live]") {
    const Json record = record_of("crosshairs", R"({"type":"ffa","players":4,"clouds":0,"roundLimit":6})");
    LiveTable table;
    live::Setup host = page::live_setup(record, true, 0, 21);
    host.computers = "...c";
    table.add(std::move(host));
    table.add(page::live_setup(record, false, 1, 22));
    table.add(page::live_setup(record, false, 2, 23));
    table.add(page::live_setup(record, false, live::no_seat, 24));
    table.connect(0, 1, 1);
    table.connect(0, 2, 2);
    table.connect(0, 3, live::no_seat);
    CHECK(table.page(1).room.is_connected_with(2));
    CHECK(table.page(2).room.name_of(1) == "Bnn");
    CHECK_FALSE(table.page(3).room.may_play());
    table.play_out(page::at_random_live(9));
    CHECK(table.page(0).shown->status().outcome.has_value());
    for (std::size_t at = 1; at < 4; ++at) {
        INFO(at);
        CHECK(same_everywhere(table.page(0), table.page(at)));
        CHECK(table.page(at).last_left().empty());
        CHECK(table.page(at).room.rolls().size() == table.page(0).room.rolls().size());
    }
}

TEST_CASE("six play live", "[live]") {
    const Json record = record_of("crosshairs", R"({"type":"ffa","players":6,"clouds":0,"roundLimit":4})");
    LiveTable table;
    for (int seat = 0; seat < 6; ++seat)
        table.add(page::live_setup(record, seat == 0, seat, 50 + static_cast<std::uint64_t>(seat)));
    for (std::size_t guest = 1; guest < 6; ++guest) table.connect(0, guest, static_cast<int>(guest));
    table.play_out(page::at_random_live(9));
    CHECK(table.page(0).shown->status().outcome.has_value());
    for (std::size_t at = 1; at < 6; ++at) {
        INFO(at);
        CHECK(same_everywhere(table.page(0), table.page(at)));
        CHECK(table.page(at).last_left().empty());
    }
}

TEST_CASE("three throw dice together, and two go on when the third is gone in their midst", "[live]") {
    const Json record = record_of("crosshairs", R"({"type":"ffa","players":3,"clouds":0,"roundLimit":6})");
    LiveTable table(50);
    for (int seat = 0; seat < 3; ++seat)
        table.add(page::live_setup(record, seat == 0, seat, 30 + static_cast<std::uint64_t>(seat)));
    table.connect(0, 1, 1);
    table.connect(0, 2, 2);
    const auto random = page::at_random_live(2);
    bool was_cut = false;
    for (int steps = 0; steps < 4000 && !was_cut; ++steps) {
        for (std::size_t at = 0; at < 3; ++at)
            if (table.page(at).room.may_play() && !table.page(at).shown->status().outcome)
                table.play(table.page(at), random(*table.page(at).shown));
        if (table.page(0).room.throws() && table.page(2).room.throws() && steps > 50) {
            table.cut(1);
            was_cut = true;
        }
        table.run(5);
        if (table.page(0).shown->status().outcome) break;
    }
    if (!was_cut) return;  // these options throw no dice in this game
    table.run(2000);
    CHECK_FALSE(table.page(0).room.throws());
    CHECK_FALSE(table.page(1).room.throws());
    CHECK(same_everywhere(table.page(0), table.page(1)));
    CHECK(table.page(1).room.is_connected());
}

TEST_CASE("an undo is asked, refused and allowed; dice stand", "[live]") {
    Two two(hex);
    const auto random = page::at_random_live(4);
    const auto act = [&] {
        LivePage& page = two.acting();
        REQUIRE(two.table.play(page, random(*page.shown)));
        two.table.run(200);
        return &page;
    };
    act();
    act();
    LivePage* last = act();
    LivePage& other = last == &two.host() ? two.guest() : two.host();
    const Json before = two.host().shown->record();
    REQUIRE(last->room.ask_undo(two.table.now()));
    two.table.run(200);
    REQUIRE(other.room.asks_undo() == last->room.setup().seat);
    CHECK_FALSE(two.host().room.may_play());
    CHECK_FALSE(two.guest().room.may_play());
    other.room.answer_undo(false, two.table.now());
    two.table.run(200);
    CHECK(last->was_told(Event::What::undo_refused));
    CHECK(two.host().shown->record() == before);
    CHECK(two.acting().room.may_play());

    REQUIRE(last->room.ask_undo(two.table.now()));
    two.table.run(200);
    other.room.answer_undo(true, two.table.now());
    two.table.run(200);
    CHECK(two.host().shown->size() == 2);
    CHECK(same_everywhere(two.host(), two.guest()));
    CHECK(last->room.may_play());
    act();
    CHECK(same_everywhere(two.host(), two.guest()));

    Two rolls(battle);
    const std::size_t dice = rolls.host().room.rolls().size();
    for (int i = 0; i < 200 && rolls.host().room.rolls().size() == dice; ++i) {
        LivePage& page = rolls.acting();
        if (page.room.may_play()) rolls.table.play(page, random(*page.shown));
        rolls.table.run(300);
    }
    REQUIRE(rolls.host().room.rolls().size() > dice);
    REQUIRE(rolls.host().shown->roll(rolls.host().shown->size() - 1) != nullptr);
    for (LivePage* page : {&rolls.host(), &rolls.guest()}) {
        const Result<> asked = page->room.ask_undo(rolls.table.now());
        REQUIRE_FALSE(asked);
        CHECK(asked.error().message == "There is nothing of yours to take back: dice stand.");
    }
}

TEST_CASE("a cut connection leaves the same game on both sides, and pages that meet again go on", "[live]") {
    const bool in_dice = GENERATE(false, true);
    Two two(battle, 40);
    const auto random = page::at_random_live(8);
    for (int i = 0; i < 2000; ++i) {
        LivePage& page = two.acting();
        if (page.room.may_play()) two.table.play(page, random(*page.shown));
        if (in_dice ? i > 10 && two.host().room.throws() && two.guest().room.throws() : i > 25) break;
        two.table.run(in_dice ? 10 : 300);
    }
    if (in_dice) REQUIRE(two.host().room.throws());
    if (!in_dice) two.table.run(2000);
    two.table.cut(0);
    two.table.run(100);
    CHECK(two.host().last_left() == "Bnn is gone. Go on by link, or invite again.");
    CHECK(two.guest().last_left() == "Ann is gone. Go on by link, or invite again.");
    CHECK_FALSE(two.host().room.throws());
    CHECK_FALSE(two.guest().room.throws());
    if (!in_dice) REQUIRE(same_everywhere(two.host(), two.guest()));
    // One side goes on alone, as by link, and both meet again.
    LiveTable again;
    std::unique_ptr<Match> further = *open_match(two.host().shown->record());
    if (const Status status = further->status(); status.roll) {
        Json dice = Json::array();
        for (const char sides : status.roll->sides) dice.push_back(static_cast<int>(sides) / 2);
        REQUIRE(further->play(Json{{"do", "roll"}, {"dice", dice}}));
    }
    again.add(page::live_setup(further->record(), true, 0, 41));
    again.add(page::live_setup(two.guest().shown->record(), false, 1, 42));
    again.connect(0, 1, 1);
    CHECK(same_everywhere(again.page(0), again.page(1)));
    CHECK(again.page(0).shown->size() >= further->size());
    again.play_out(random, 40);
    CHECK(same_everywhere(again.page(0), again.page(1)));
    CHECK(again.page(0).last_left().empty());
}

TEST_CASE("a move that was lost on its way is known to be lost", "[live]") {
    Two two(hex, 50);
    const auto random = page::at_random_live(8);
    LivePage& first = two.acting();
    LivePage& other = &first == &two.host() ? two.guest() : two.host();
    REQUIRE(two.table.play(first, random(*first.shown)));
    CHECK(first.room.known() == 0);
    two.table.run(300);
    CHECK(first.room.known() == 1);
    CHECK(other.room.known() == 1);
    REQUIRE(two.table.play(other, random(*other.shown)));
    two.table.cut(0);
    CHECK(other.room.known() == 1);
    CHECK(other.shown->size() == 2);
    CHECK(first.room.known() == 1);
    CHECK(first.shown->size() == 1);
}

TEST_CASE("pages with two versions of a game part, and say so", "[live]") {
    Two two(hex);
    const auto random = page::at_random_live(6);
    const Json start = two.host().shown->record();
    std::unique_ptr<Match> one = *open_match(start), other = *open_match(start);
    REQUIRE(one->play(one->actions().front()));
    REQUIRE(other->play(other->actions().back()));
    REQUIRE(one->record() != other->record());
    LiveTable table;
    table.add(page::live_setup(one->record(), true, 0, 41));
    table.add(page::live_setup(other->record(), false, 1, 42));
    table.connect(0, 1, 1);
    CHECK((table.page(0).was_told(Event::What::differs) || table.page(1).was_told(Event::What::differs)));
    CHECK_FALSE(table.page(0).room.is_connected());
    CHECK_FALSE(table.page(1).room.is_connected());
    CHECK(table.page(0).shown->record() == one->record());
    CHECK(table.page(1).shown->record() == other->record());
}
