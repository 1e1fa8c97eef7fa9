#include "text/device.h"

#include <catch_amalgamated.hpp>

#include "text/person.h"

using namespace sightlines;

TEST_CASE("a text for the device in hand names its gesture", "[text]") {
    CHECK(wording::for_device("{Click|Tap} a hex. {Click|Tap} it again.", false) == "Click a hex. Click it again.");
    CHECK(wording::for_device("{Click|Tap} a hex. {Click|Tap} it again.", true) == "Tap a hex. Tap it again.");
    CHECK(wording::for_device("Nothing to choose.", true) == "Nothing to choose.");
    CHECK(wording::for_device("{a} or b|c", true) == "{a} or b|c");
    CHECK(wording::for_device("", true).empty());
}

TEST_CASE("what is said of one is said to whoever reads it", "[text]") {
    for (const auto& [one, you] : {std::pair{"goes prone", "go prone"}, std::pair{"tries to rally", "try to rally"},
                                   std::pair{"shoots at it", "shoot at it"}, std::pair{"is lost", "are lost"},
                                   std::pair{"has the turn", "have the turn"}, std::pair{"reaches it", "reach it"},
                                   std::pair{"chooses it", "choose it"}, std::pair{"wins", "win"},
                                   std::pair{"passes", "pass"}, std::pair{"lays mines", "lay mines"}})
        CHECK(wording::for_you(one) == you);
}
