// What the monkey found, each as short as it came.
#include <catch_amalgamated.hpp>

#include "page/hand.h"
#include "page/monkey.h"

using namespace sightlines;

TEST_CASE("an answer of the computer with other things than words is none") {
    CHECK(monkey::replay({
              R"(open 1280 800 mouse page here 1 {"game":"crosshairs","version":1})",
              "act hint",
              "answer words",
          }) == "");
}

TEST_CASE("aerial war: the mouse rests where a plane can fly to when the dice fall") {
    CHECK(monkey::replay({
              R"(open 1280 800 mouse page here 429 {"game":"crosshairs","version":1})",
              R"(key q)",
              R"(play ~a4)",
              R"(play ~d5)",
              R"(choose cell:j5)",
              R"(choose cell:i4)",
              R"(at pinch 171 71 1.5 -188 -83)",
              R"(choose undo)",
              R"(choose redo)",
              R"(choose board)",
              R"(at choose 577 712)",
              R"(choose home)",
              R"(choose quick:aerial-war)",
              R"(play [44])",
              R"(choose roll-for-me)",
              R"(choose hint)",
              R"(play d1s)",
              R"(play i2w)",
              R"(play k3n)",
              R"(play i1w)",
              R"(act hint)",
              R"(choose cell:a11)",
              R"(play d12e)",
          }) == "");
}

TEST_CASE("a guest waits for lessons and for a game's code") {
    CHECK(monkey::replay({"open 700 500 mouse embed here 1 #lesson=crosshairs/hide"}) == "");
    CHECK(monkey::replay({R"(open 700 500 mouse embed away 1 {"game":"dogfight","version":1})"}) == "");
    CHECK(monkey::replay({R"(open 700 500 mouse embed away 1 {"game":"dogfight","version":1})", "code failed"}) == "");
}

TEST_CASE("after the last lesson the next one is the list of them") {
    CHECK(monkey::replay({"open 390 844 fingers page here 989 #lesson=crosshairs/puzzle", "act next"}) == "");
    CHECK(page::app().at("screen") == "learn");
}
