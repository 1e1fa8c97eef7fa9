// What the end of a game says of how it went.
#include <catch_amalgamated.hpp>
#include <vector>

#include "screens/table/ending.h"

using namespace sightlines;

TEST_CASE("the turning point leads to the result", "[ending]") {
    const std::vector<Judged> judged{
        {2, {400, 600}}, {5, {650, 350}}, {9, {990, 10}}, {14, {470, 530}}, {15, {480, 520}}};
    const auto ply = [&](int player, int result) {
        const auto found = turning_point(judged, player, result);
        return found ? static_cast<int>(found->ply) : -1;
    };
    // What is shown is where it begins: the judgement before.
    CHECK(ply(0, 1000) == 5);   // not the fright at the end
    CHECK(ply(1, 0) == 5);      // the same for who lost
    CHECK(ply(0, 0) == 9);      // it was no fright
    CHECK(ply(0, 500) == 9);    // to a draw
    CHECK(ply(2, 1000) == -1);  // of whom nothing was said
    CHECK_FALSE(turning_point(std::vector<Judged>{{1, {500, 500}}, {2, {560, 440}}}, 0, 1000));
}
