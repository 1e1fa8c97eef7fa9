// The memory of the ko rule as a value: copies that go their own ways, long games, and positions shared without it.
#include "games/crossfire_hex/rules/ko_history.h"

#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <vector>

#include "api/games.h"
#include "api/link/forms.h"
#include "api/match_of.h"
#include "engine/playout.h"
#include "games/crossfire_hex/text/codec.h"
#include "games/crossfire_hex/text/notation.h"
#include "support/crossfire_hex.h"

using namespace sightlines;
using namespace sightlines::crossfire_hex;
using test::hex::board;
using test::hex::white;

namespace {

Occurrence numbered(int number) {
    Occurrence occurrence{Enter{static_cast<Cell>(number % cell_count)}, {}, {}};
    for (Cell cell = 0; number > 0; ++cell, number /= 2) {
        Stack man;
        if (number % 2 != 0) man.add(0);
        occurrence.board.put(cell, man);
    }
    return occurrence;
}

bool holds(const KoHistory& seen, const Occurrence& occurrence) {
    return seen.find(ko_key(occurrence), [&](const Occurrence& other) { return other == occurrence; }).has_value();
}

Position replayed(const Rules& rules, const std::vector<Action>& actions) {
    Position at = rules.start();
    for (const Action& action : actions) rules.play(at, action);
    return at;
}

}  // namespace

TEST_CASE("seen: finds what was appended, by its place, and nothing else") {
    KoHistory seen;
    CHECK(seen.empty());
    CHECK_FALSE(holds(seen, numbered(0)));
    for (int number = 0; number < 1000; ++number) seen.append(numbered(number));
    REQUIRE(seen.size() == 1000);
    for (int number = 0; number < 1000; ++number) {
        const Occurrence one = numbered(number);
        REQUIRE(seen[static_cast<std::size_t>(number)] == one);
        REQUIRE(seen.find(ko_key(one), [&](const Occurrence& other) { return other == one; }) ==
                static_cast<std::size_t>(number));
        REQUIRE_FALSE(holds(seen, numbered(number + 1000)));
    }
}

TEST_CASE("seen: a hash by itself proves nothing") {
    KoHistory seen;
    seen.append(numbered(7));
    int asked = 0;
    CHECK_FALSE(seen.find(ko_key(numbered(7)), [&](const Occurrence&) {
        ++asked;
        return false;
    }));
    CHECK(asked == 1);
}

TEST_CASE("seen: a copy does not see what the other appends") {
    KoHistory one;
    for (int number = 0; number < 100; ++number) one.append(numbered(number));
    KoHistory other = one;
    one.append(numbered(500));
    CHECK_FALSE(holds(other, numbered(500)));
    other.append(numbered(600));
    CHECK_FALSE(holds(one, numbered(600)));
    CHECK(holds(one, numbered(500)));
    CHECK(holds(other, numbered(600)));
    CHECK(holds(other, numbered(99)));
    CHECK(one[100] == numbered(500));
    CHECK(other[100] == numbered(600));
}

TEST_CASE("seen: a copy outlives the one that it was made from") {
    KoHistory kept_copy;
    {
        KoHistory first;
        for (int number = 0; number < 50; ++number) first.append(numbered(number));
        kept_copy = first;
        for (int number = 50; number < 90; ++number) first.append(numbered(number));
    }
    kept_copy.append(numbered(700));
    for (int number = 0; number < 50; ++number) REQUIRE(holds(kept_copy, numbered(number)));
    for (int number = 50; number < 90; ++number) REQUIRE_FALSE(holds(kept_copy, numbered(number)));
    CHECK(holds(kept_copy, numbered(700)));
}

TEST_CASE("seen: every branch of a tree of games remembers its own") {
    const Rules rules = *Rules::make({});
    struct Node {
        Position at;
        std::vector<Action> played;
    };
    std::vector<Node> tree{{rules.start(), {}}};
    Rng rng(5);
    std::size_t longest = 0;
    while (tree.size() < 3000) {
        // Mostly on from the last, sometimes a little back, sometimes anywhere.
        const auto nodes = static_cast<std::uint32_t>(tree.size());
        const std::uint32_t die = rng.below(40);
        const std::uint32_t back = die > 2 ? 0 : die > 0 ? rng.below(std::min(nodes, 60U)) : rng.below(nodes);
        Node node = tree[nodes - 1 - back];
        const auto actions = legal_actions(rules, node.at);
        if (actions.empty()) continue;
        node.played.push_back(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
        rules.play(node.at, node.played.back());
        longest = std::max(longest, node.played.size());
        tree.push_back(std::move(node));
    }
    CHECK(longest > 200);
    for (std::size_t place = 0; place < tree.size(); place += 17) {
        const Node& node = tree[place];
        const Position again = replayed(rules, node.played);
        REQUIRE(node.at.seen.size() == node.played.size());
        REQUIRE(node.at == again);
        REQUIRE(legal_actions(rules, node.at) == legal_actions(rules, again));
        for (std::size_t ply = 0; ply < node.played.size(); ++ply) REQUIRE(node.at.seen[ply] == again.seen[ply]);
    }
}

TEST_CASE("seen: positions with another past are not the same") {
    const Rules rules = *Rules::make({});
    const auto after = [&rules](std::initializer_list<const char*> moves) {
        Position at = rules.start();
        for (const char* move : moves) rules.play(at, *read_move_text(move));
        return at;
    };
    const Position one = after({"d8-f8", "b4-a3", "d2-f2"});
    const Position other = after({"d2-f2", "b4-a3", "d8-f8"});
    CHECK(one.board == other.board);
    CHECK(one.player == other.player);
    CHECK_FALSE(one == other);
    CHECK(one == after({"d8-f8", "b4-a3", "d2-f2"}));
}

TEST_CASE("a position is shared without its past, and its link is short") {
    const Rules rules = *Rules::make({});
    MatchOf<Rules> match(History<Rules>(rules, rules.start()), false);
    Rng rng(8);
    Position at = rules.start();
    playout(rules, at, rng, 200,
            [&](const auto&, const auto&, const auto& chosen) { REQUIRE(match.play(chosen).accepted()); });
    REQUIRE(match.position().contains("seen"));
    const Json shared = match.position_record();
    CHECK_FALSE(shared.at("start").contains("seen"));
    CHECK(shared.at("start").at("board") == match.position().at("board"));
    const Result<std::string> link = write_link(shared);
    REQUIRE(link);
    CHECK(link->size() <= 300);
    const Result<std::unique_ptr<Match>> opened = open_link(*link);
    REQUIRE(opened.has_value());
    CHECK((*opened)->record() == shared);
}

TEST_CASE("a position that is over by ko keeps what shows it") {
    // Black's only man may not go to either cell beside it.
    const auto start =
        test::hex::black("m7=w g1=b").set("seen", {"g1-f2 " + board("m7=w f2=b"), "g1-h2 " + board("m7=w h2=b")});
    const Result<Json> record = parse_json(test::hex::record("", start).dump());
    REQUIRE(record);
    const Result<std::unique_ptr<Match>> opened = open_match(*record);
    const auto& match = **opened;
    REQUIRE(match.status().to_act == Side::nobody);
    const Json shared = match.position_record();
    CHECK(shared.at("start").at("seen").size() == 2);
    CHECK(open_match(shared).has_value());
}

TEST_CASE("a game of a hundred actions makes a link of two thousand characters at most") {
    const Rules rules = *Rules::make({});
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        MatchOf<Rules> match(History<Rules>(rules, rules.start()), false);
        Position at = rules.start();
        Rng rng(seed);
        playout(rules, at, rng, 100,
                [&](const auto&, const auto&, const auto& chosen) { REQUIRE(match.play(chosen).accepted()); });
        const Result<std::string> link = write_link(static_cast<Match&>(match).record());
        REQUIRE(link);
        CHECK(link->size() <= 2000);
    }
}

TEST_CASE("move text of hex Crossfire: there and back, and nothing else") {
    CHECK(move_text(Move{*cell_from("d8"), *cell_from("f8")}) == "d8-f8");
    CHECK(move_text(Enter{*cell_from("g1")}) == "@g1");
    for (const char* text : {"d8-f8", "d8-f8 (+1 reserve, 2 prisoners)", "d8-f8 ()"}) {
        INFO(text);
        const auto read = read_move_text(text);
        REQUIRE(read);
        CHECK(*read == Action(Move{*cell_from("d8"), *cell_from("f8")}));
    }
    CHECK(*read_move_text("@g1 (+1 reserve)") == Action(Enter{*cell_from("g1")}));
    for (const char* text : {"",
                             " ",
                             "d8",
                             "d8-",
                             "-f8",
                             "d8-f8-h8",
                             "d8f8",
                             "d8 f8",
                             " d8-f8",
                             "d8-f8 ",
                             "D8-f8",
                             "d8-e8",
                             "@",
                             "@b8",
                             "@g1-f2",
                             "g1@",
                             "d8-f8(+1 reserve)",
                             "d8-f8 (+1 reserve",
                             "d8-f8 +1 reserve",
                             " (d8-f8)",
                             "(+1 reserve)"}) {
        INFO(text);
        const auto read = read_move_text(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().rule == "FORMAT");
    }
}

TEST_CASE("picture of hex Crossfire: rank 9 on top, stacks from the bottom to the top") {
    const Rules rules = *Rules::make({});
    Position at = rules.start();
    for (const char* move : {"d8-f8", "h8-f8"}) rules.play(at, *read_move_text(move));
    const std::string text = ascii_board(at);
    std::vector<std::string> lines;
    for (std::size_t begin = 0, end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1)
        lines.push_back(text.substr(begin, end - begin));
    REQUIRE(lines.size() == 12);
    CHECK(lines[0].front() == '9');
    CHECK(lines[8].front() == '1');
    CHECK(lines[1].find("bwb") != std::string::npos);
    // Cells stand above the letters of their files.
    CHECK(lines[9].find('m') == lines[4].rfind('w'));
    CHECK(lines[9].find('a') == lines[4].find('b'));
    CHECK(lines[9].find('g') == lines[0].find('.'));
    CHECK(lines[9].find('f') == lines[1].find("bwb") + 1);
    CHECK(lines[9].find('d') == lines[1].find('.'));
    CHECK(lines[9].find('h') == lines[1].rfind('.'));
    CHECK(lines[9].find('j') == lines[1].rfind('b'));
    CHECK(lines[10] == "w: White, 0 in reserve, 0 taken prisoner, to act");
    CHECK(lines[11] == "b: Black, 0 in reserve, 0 taken prisoner");
}
