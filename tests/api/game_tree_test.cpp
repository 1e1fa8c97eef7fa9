// A game as a tree: variations, comments, and what can be done with them.
#include "support/crosshairs.h"

#include <catch_amalgamated.hpp>

#include "api/game_tree.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "api/move_list.h"
#include "json/json.h"
#include "support/deep_study.h"

using namespace sightlines::test;
using sightlines::GameTree;
using sightlines::Place;

namespace {

Json game() {
    Json record = record_of(json(R"({"clouds":0})"));
    record["moves"] = Json::array({action_of("+a1=ne"), action_of("+k1=sw"), action_of("+k2=sw")});
    return record;
}

std::unique_ptr<sightlines::Match> opened(const Json& record) {
    auto match = sightlines::open_match(*sightlines::parse_json(record.dump()));
    REQUIRE(match.has_value());
    (*match)->grow_tree();
    return std::move(*match);
}

Json record_of_tree(const sightlines::Match& match) { return json(sightlines::write_json(match.record())); }

Json line(int from, int at, std::initializer_list<const char*> moves) {
    Json json{{"from", from}, {"at", at}, {"moves", Json::array()}};
    for (const char* move : moves) json["moves"].push_back(action_of(move));
    return json;
}

void play(sightlines::Match& match, const char* move) { REQUIRE(match.play_text(move).has_value()); }

// The moves of a line and of those that it leaves, as text.
std::string path(const sightlines::Match& match) {
    std::string all;
    for (std::size_t ply = 0; ply < match.size(); ++ply) all += match.text(ply) + " ";
    return all;
}

}  // namespace

TEST_CASE("tree: going back and playing something else begins a variation, and the game stays") {
    const auto match = opened(game());
    match->go_to(1);
    play(*match, "+k3=sw");
    CHECK(match->place() == Place{1, 2});
    CHECK(path(*match) == "+a1=ne +k3=sw ");
    play(*match, "+k4=sw");
    Json expected = game();
    expected["lines"] = Json::array({line(0, 1, {"+k3=sw", "+k4=sw"})});
    CHECK(record_of_tree(*match) == expected);
    match->visit({0, 3});
    CHECK(path(*match) == "+a1=ne +k1=sw +k2=sw ");
    CHECK(record_of_tree(*match) == expected);
}

TEST_CASE("tree: an action that is there already is followed, whichever line it is on") {
    const auto match = opened(game());
    match->go_to(1);
    play(*match, "+k3=sw");
    match->go_to(1);
    play(*match, "+k1=sw");
    CHECK(match->place() == Place{0, 2});
    CHECK(match->size() == 3);  // and what follows it can be redone
    match->go_to(1);
    play(*match, "+k3=sw");
    CHECK(match->place() == Place{1, 2});
    CHECK(match->tree()->lines().size() == 2);
    // The line in view stays in view while what is played lies on it.
    match->go_to(0);
    play(*match, "+a1=ne");
    CHECK(match->place() == Place{1, 1});
    CHECK(path(*match) == "+a1=ne +k3=sw ");
}

TEST_CASE("tree: at the end of a line it goes on, at the end of the game too") {
    const auto match = opened(game());
    play(*match, "+a2=ne");
    CHECK(record_of_tree(*match).at("moves").size() == 4);
    CHECK_FALSE(record_of_tree(*match).contains("lines"));
    match->go_to(3);
    play(*match, "+a3=ne");
    CHECK(record_of_tree(*match).at("moves").size() == 4);
    CHECK(record_of_tree(*match).at("lines") == Json::array({line(0, 3, {"+a3=ne"})}));
}

TEST_CASE("tree: the record up to the cursor is the path there") {
    const auto match = opened(game());
    match->go_to(1);
    play(*match, "+k3=sw");
    Json here = json(sightlines::write_json(match->record_here()));
    CHECK(here.at("moves") == Json::array({action_of("+a1=ne"), action_of("+k3=sw")}));
    CHECK_FALSE(here.contains("lines"));
}

TEST_CASE("tree: names and match stay where they are written") {
    Json record = game();
    record["players"] = {"Ann", "Ben"};
    record["match"] = "k3v9q2xz7m";
    record["notes"] = json(R"([{"at":1,"text":"one"}])");
    record["lines"] = Json::array({line(0, 1, {"+k3=sw"})});
    const auto match = opened(record);
    CHECK(match->annotations().notes.empty());
    CHECK(match->annotations().players.size() == 2);
    CHECK(record_of_tree(*match).dump() ==
          json(sightlines::write_json((*sightlines::open_match(*sightlines::parse_json(record.dump())))->record()))
              .dump());
    match->cut_tree();
    CHECK(match->tree() == nullptr);
    CHECK(record_of_tree(*match) == record);
}

TEST_CASE("tree: a promoted variation is the game, and what it replaces is the variation") {
    Json record = game();
    record["notes"] = json(R"([{"at":1,"text":"one"},{"at":3,"text":"three"}])");
    record["lines"] = Json::array({line(0, 2, {"+k5=sw"}), line(0, 1, {"+k3=sw", "+k4=sw"}), line(2, 2, {"+k6=sw"})});
    record["lines"][1]["notes"] = json(R"([{"at":1,"text":"before"},{"at":3,"text":"good"}])");
    const auto match = opened(record);
    GameTree tree = *match->tree();
    const auto now = tree.promote({2, 3});
    REQUIRE(now);
    CHECK(*now == Place{0, 3});
    match->set_tree(std::move(tree), *now);
    CHECK(path(*match) == "+a1=ne +k3=sw +k4=sw ");
    const Json after = record_of_tree(*match);
    CHECK(after.at("moves") == Json::array({action_of("+a1=ne"), action_of("+k3=sw"), action_of("+k4=sw")}));
    CHECK(after.at("notes") == json(R"([{"at":1,"text":"one"},{"at":3,"text":"good"}])"));
    REQUIRE(after.at("lines").size() == 3);  // those that leave a line stand behind it
    Json replaced = line(0, 1, {"+k1=sw", "+k2=sw"});
    replaced["notes"] = json(R"([{"at":1,"text":"before"},{"at":3,"text":"three"}])");
    CHECK(after.at("lines") == Json::array({replaced, line(0, 2, {"+k6=sw"}), line(1, 2, {"+k5=sw"})}));
    CHECK_FALSE(GameTree(*match->tree()).promote({0, 2}));
}

TEST_CASE("tree: a variation of a variation is promoted one step") {
    Json record = game();
    record["lines"] = Json::array({line(0, 1, {"+k3=sw", "+k4=sw"}), line(1, 2, {"+k6=sw"})});
    const auto match = opened(record);
    GameTree tree = *match->tree();
    CHECK(tree.promote({2, 3}) == Place{1, 3});
    match->set_tree(tree, {1, 3});
    CHECK(record_of_tree(*match).at("lines") ==
          Json::array({line(0, 1, {"+k3=sw", "+k6=sw"}), line(1, 2, {"+k4=sw"})}));
    CHECK(tree.promote({1, 3}) == Place{0, 3});
    match->set_tree(tree, {0, 3});
    CHECK(path(*match) == "+a1=ne +k3=sw +k6=sw ");
}

TEST_CASE("tree: an action is erased with all that follows it, and the first variation goes on") {
    Json record = game();
    record["notes"] = json(R"([{"at":1,"text":"one"},{"at":2,"text":"two"}])");
    record["lines"] = Json::array(
        {line(0, 2, {"+k5=sw"}), line(1, 3, {"+a2=ne"}), line(0, 1, {"+k3=sw", "+k4=sw"}), line(3, 2, {"+k6=sw"})});
    const auto match = opened(record);
    GameTree tree = *match->tree();
    const auto now = tree.erase({0, 2});
    REQUIRE(now);
    CHECK(*now == Place{0, 1});
    match->set_tree(std::move(tree), *now);
    const Json after = record_of_tree(*match);
    CHECK(after.at("moves") == Json::array({action_of("+a1=ne"), action_of("+k3=sw"), action_of("+k4=sw")}));
    CHECK(after.at("notes") == json(R"([{"at":1,"text":"one"}])"));
    CHECK(after.at("lines") == Json::array({line(0, 2, {"+k6=sw"})}));
}

TEST_CASE("tree: the first action of a variation erased is the variation erased") {
    Json record = game();
    record["lines"] = Json::array({line(0, 1, {"+k3=sw", "+k4=sw"}), line(1, 2, {"+k6=sw"}), line(0, 2, {"+k5=sw"})});
    const auto match = opened(record);
    GameTree tree = *match->tree();
    CHECK(tree.erase({1, 2}) == Place{0, 1});
    match->set_tree(tree, {0, 1});
    CHECK(record_of_tree(*match).at("lines") == Json::array({line(0, 2, {"+k5=sw"})}));
    CHECK_FALSE(tree.erase({0, 0}));
}

TEST_CASE("tree: a comment is written, changed and removed where it belongs") {
    Json record = game();
    record["lines"] = Json::array({line(0, 1, {"+k3=sw"})});
    const auto match = opened(record);
    GameTree tree = *match->tree();
    REQUIRE(tree.annotate({0, 2}, "two", {}).has_value());
    REQUIRE(tree.annotate({1, 1}, "one", {"a1", "a1-b2"}).has_value());  // before the line begins: of the game
    REQUIRE(tree.annotate({1, 2}, "else", {}).has_value());
    REQUIRE(tree.annotate({0, 2}, "TWO", {}).has_value());
    match->set_tree(tree, {0, 0});
    record["notes"] = json(R"([{"at":1,"text":"one","marks":["a1","a1-b2"]},{"at":2,"text":"TWO"}])");
    record["lines"][0]["notes"] = json(R"([{"at":2,"text":"else"}])");
    CHECK(record_of_tree(*match) == record);
    REQUIRE(tree.annotate({0, 2}, "", {}).has_value());
    CHECK(tree.note({0, 2}) == nullptr);
    CHECK(tree.note({0, 1})->text == "one");
    for (const std::string& bad : {std::string("a\nb"), std::string(1001, 'x')})
        CHECK_FALSE(tree.annotate({0, 1}, bad, {}).has_value());
    CHECK_FALSE(tree.annotate({0, 1}, "x", std::vector<std::string>(41, "e5")).has_value());
    CHECK(tree.note({0, 1})->text == "one");
}

TEST_CASE("tree: what can be played next, and instead") {
    Json record = game();
    record["lines"] = Json::array({line(0, 1, {"+k3=sw"}), line(1, 1, {"+k5=sw"}), line(0, 1, {})});
    const auto match = opened(record);
    const GameTree& tree = *match->tree();
    const std::vector<Place> three{{0, 2}, {1, 2}, {2, 2}};
    CHECK(tree.next({0, 1}) == three);
    CHECK(tree.next({2, 1}) == three);
    CHECK(tree.siblings({1, 2}) == three);
    CHECK(tree.next({1, 2}).empty());
    CHECK(tree.siblings({0, 0}) == std::vector<Place>{{0, 0}});
}

TEST_CASE("tree: the 201st variation is refused, and nothing has changed") {
    Json record = game();
    record["lines"] = Json::array();
    for (int each = 0; each < 200; ++each) record["lines"].push_back(line(0, 1, {"+k3=sw"}));
    const auto match = opened(record);
    match->go_to(1);
    const auto refused = match->play_text("+k4=sw");
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().message == "A game can hold 200 variations, and this one is full.");
    CHECK(match->place() == Place{0, 1});
    CHECK(match->size() == 3);
    CHECK(record_of_tree(*match) == record);
    play(*match, "+k1=sw");  // what is there can be followed
    CHECK(match->place() == Place{0, 2});
}

TEST_CASE("tree: moves typed in a variation are tried on its path") {
    Json record = game();
    record["lines"] = Json::array({line(0, 1, {"+k3=sw"})});
    const auto match = opened(record);
    match->visit({1, 2});
    CHECK(sightlines::play_moves(*match, "+k3=sw"));
    CHECK_FALSE(sightlines::play_moves(*match, "+k1=sw"));
    CHECK(match->place() == Place{1, 3});
}

TEST_CASE("tree: two hundred variations, each leaving the one before, are opened, walked and written") {
    const Json record = json(deep_study(200));
    REQUIRE(record.at("lines").size() == 200);
    CHECK(record.at("lines")[199].at("from") == 199);
    CHECK(record.at("lines")[199].at("at") == 200);
    const auto match = opened(record);
    match->visit({200, 202});
    CHECK(match->cursor() == 202);
    CHECK(match->record_here().at("moves").size() == 202);
    while (match->cursor() > 0) match->go_to(match->cursor() - 1);
    match->visit({0, 2});
    match->visit({200, 1});
    CHECK(match->size() == 202);
    CHECK(record_of_tree(*match) == record);
    const auto link = sightlines::write_link(match->record());
    REQUIRE(link.has_value());
    CHECK(json(sightlines::write_json((*sightlines::open_link(*link))->record())) == record);
}

TEST_CASE("tree: of two hundred variations the last one forged is told in a sentence") {
    const Json record = json(deep_study(200));
    const auto refused = [](const Json& forged) {
        const auto match = sightlines::open_match(*sightlines::parse_json(forged.dump()));
        REQUIRE_FALSE(match.has_value());
        return match.error();
    };
    Json forged = record;
    forged["lines"][199]["from"] = 200;  // itself
    CHECK_THAT(refused(forged).message, Catch::Matchers::ContainsSubstring("lines/199/from"));
    forged = record;
    forged["lines"][199]["at"] = 203;
    CHECK_THAT(refused(forged).message, Catch::Matchers::ContainsSubstring("lines/199/at"));
    forged = record;
    std::swap(forged["lines"][199]["moves"][0], forged["lines"][199]["moves"][1]);  // of the other side
    CHECK(refused(forged).line == 200);
    CHECK(refused(forged).action == 0);
}

TEST_CASE("tree: it has 20,000 actions with all its variations, and what is there can be followed") {
    const sightlines::Json move = "a1";
    std::vector<sightlines::JsonValue> moves(10'000, sightlines::JsonValue(move));
    sightlines::Line variation{.from = 0, .at = 0, .moves = moves, .notes = {}};
    *variation.moves[0] = "a2";
    variation.moves.pop_back();
    GameTree tree(moves, {}, {variation});
    CHECK(tree.size() == 19'999);
    CHECK(tree.play({1, 9'999}, "b1") == Place{1, 10'000});
    CHECK_FALSE(tree.play({1, 10'000}, "b1"));  // at an end
    CHECK_FALSE(tree.play({0, 5'000}, "b1"));   // as a variation
    CHECK(tree.play({1, 9'999}, "b1") == Place{1, 10'000});
    CHECK(tree.size() == 20'000);
}

TEST_CASE("tree: a match that holds 20,000 actions with its variations says so") {
    auto match = *sightlines::open_match(*sightlines::parse_json(game().dump()));
    sightlines::Annotations written;
    written.lines.push_back({.from = 0, .at = 0, .moves = {}, .notes = {}});
    written.lines[0].moves.resize(19'997);
    match->annotate(std::move(written));
    match->grow_tree();
    const auto refused = match->play_text("+a2=ne");
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == "record-full");
    CHECK(match->size() == 3);
}
