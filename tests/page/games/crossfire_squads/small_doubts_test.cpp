// What strangers doubted in First fight.
#include "games/crossfire_squads/words/sentences.h"
#include "games/crossfire_squads/words/wording.h"
#include "page/games/crossfire_squads/selection_table.h"
#include "page/hand.h"

using namespace sightlines;
using namespace sightlines::crossfire_squads;

TEST_CASE("squads: a commander for whom no walk is suggested is not said to be of no use", "[squads][small-doubts]") {
    Table t(battle(R"({"a00":{"k":"pc","at":[2100,2300],"plt":1},"b00":{"k":"cc","at":[5000,300]}})"));
    t.press("a00");
    REQUIRE(t.selection.proposal() == nullptr);
    CHECK(prompt(t.scene(), t.selection).question == "Platoon commander: no walk is suggested. End the turn?");
    CHECK(words::purpose_of({}, Table::id("a00"), t.scene().unit(Table::id("a00")))
              .ends_with("Suggestions do not look ahead to that."));
}
