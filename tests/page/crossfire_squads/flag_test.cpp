// What is proposed follows the flag: a shot that clears it, and the end of the turn that wins.
#include "games/crossfire_squads/advice/flag.h"

#include "games/crossfire_squads/advice/order_words.h"
#include "games/crossfire_squads/advice/sentences.h"
#include "page/crossfire_squads/selection_table.h"
#include "page/driver.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

namespace {

// Both sides in the woods with the flag; a third of Green's in the open, before an easier target.
Json contested(const char* state = "") {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2000,2100]},"a01":{"k":"hmg","at":[2100,2700],"face":[0,-1]},
        "b00":{"k":"rifle","at":[2200,2300]},"b01":{"k":"rifle","at":[2500,2550]}})");
    if (*state != 0) start["units"]["b00"]["st"] = state;
    return start;
}

Json about_to_win(int points) {
    Json start = battle(R"({"a00":{"k":"rifle","at":[2000,2100]},"a01":{"k":"rifle","at":[3600,3200]},
        "b00":{"k":"rifle","at":[3600,2000]}})");
    start["vp"] = {points, 0};
    return start;
}

}  // namespace

// CS-VP-01
TEST_CASE("squads: where one shot may leave the flag to the reader, it is proposed, and says so", "[squads][flag]") {
    Table t(contested());
    CHECK(contester(t.scene()) == Table::id("b00"));
    const UnitId unit = t.selection.suggested_unit(t.scene());
    REQUIRE(unit != no_unit);
    t.selection.choose(t.scene(), unit);
    REQUIRE_FALSE(t.selection.shots().empty());
    CHECK(t.selection.shots()[0].target == Table::id("b00"));
    t.selection.aim_at_best(t.scene());
    const std::string note = order_note(t.scene(), t.selection, *t.selection.intended(t.scene()));
    INFO(note);
    CHECK(note.ends_with(" A hit clears the flag: a point as your turn ends."));
    CHECK(contester(Table(contested("p")).scene()) == no_unit);  // it holds nothing
    Json alone = contested();
    alone["units"]["a00"]["at"] = {600, 3600};
    CHECK(contester(Table(alone).scene()) == no_unit);
    Json first = contested();
    first["turn"] = 1;
    CHECK(contester(Table(first).scene()) == no_unit);  // CS-VP-02
}

// CS-VP-03: five points win.
TEST_CASE("squads: where the point of the turn wins, its end is proposed", "[squads][flag]") {
    for (const bool chosen : {false, true}) {
        Table t(about_to_win(4));
        if (chosen) t.press("a01");
        CHECK(ending_wins(t.scene()));
        CHECK(t.selection.only_the_end_is_left(t.scene()));
        CHECK(prompt(t.scene(), t.selection).question == "End the turn, and win?");
        CHECK(default_answer(t.scene(), t.selection).id == "end-turn");  // what the panel offers Space does
        t.selection.do_default(t.scene());
        CHECK(t.order() == ".");
    }
    Table t(about_to_win(3));
    CHECK_FALSE(ending_wins(t.scene()));
    CHECK_FALSE(t.selection.only_the_end_is_left(t.scene()));
    page::open(Json{{"game", "crossfire-squads"}, {"version", 1}, {"start", about_to_win(4)}});
    CHECK(page::says("Only you hold the flag"));
    page::choose("unit:a01");
    CHECK(page::shows("end-turn"));
    page::choose("end-turn");
    CHECK(page::position().at("phase") == "over");
}
