// What a stranger who won First fight still did not understand.
#include "games/crossfire_squads/words/sentences.h"
#include "games/crossfire_squads/words/wording.h"
#include "page/games/crossfire_squads/selection_table.h"
#include "page/hand.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("squads: a commander with nothing to do says what he is for", "[squads][beginner]") {
    const Json start =
        battle(R"({"a00":{"k":"pc","at":[2100,2300],"plt":1},"a01":{"k":"rifle","at":[2174,2300],"plt":1},
        "b00":{"k":"cc","at":[5000,300]}})");
    Table t(start);
    t.press("a00");
    REQUIRE(t.selection.proposal() == nullptr);
    CHECK(prompt(t.scene(), t.selection).question.find("nothing better") == std::string::npos);

    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", start}},
               GENERATE(0, 1) == 0 ? page::desktop() : page::phone());
    page::choose("unit:a01");
    CHECK_FALSE(page::shows("purpose"));
    page::choose("unit:a00");
    REQUIRE(page::shows("purpose"));
    CHECK(page::says("helps units"));
    CHECK(page::mark("purpose").max.y <= page::outside().around.height);
}

TEST_CASE("CS-NAT-05 CS-CC-07 squads: each commander's purpose is that of the rules", "[squads][beginner]") {
    Options options;
    Unit unit;
    const auto purpose = [&](Kind kind) {
        unit.kind = kind;
        return words::purpose_of(options, Table::id("a00"), unit);
    };
    CHECK(purpose(Kind::rifle).empty());
    CHECK(purpose(Kind::pc).find("rally") != std::string::npos);
    CHECK(purpose(Kind::pc).find("crossfire") != std::string::npos);
    CHECK(purpose(Kind::cc).find("crossfire") == std::string::npos);
    options.nations[0] = Nation::ru;
    CHECK(purpose(Kind::pc).find("rally") == std::string::npos);
}
