#include "text/verb_forms.h"

#include <catch_amalgamated.hpp>

#include "games/texts.h"

using namespace sightlines;

TEST_CASE("a verb goes with who does it") {
    using wording::third_person;
    CHECK(third_person("move") == "moves");
    CHECK(third_person("fly") == "flies");
    CHECK(third_person("stay") == "stays");
    CHECK(third_person("miss") == "misses");
    CHECK(third_person("crash") == "crashes");
    CHECK(third_person("go") == "goes");
    CHECK(third_person("have") == "has");
    CHECK(third_person("are") == "is");
    const Names names{{"Green", "Ann"}, 0};
    CHECK(names.does(0, "have") == "You have");
    CHECK(names.does(1, "have") == "Ann has");
}
