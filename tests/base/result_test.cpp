#include "base/result.h"

#include <catch_amalgamated.hpp>
#include <memory>

using namespace sightlines;

namespace {

constexpr Refusal too_high{"too-high", "XX-01", "That is too high."};

Result<int> halved(int number) {
    if (number % 2 != 0) return format_error("odd");
    return number / 2;
}

}  // namespace

TEST_CASE("result: a value or an error", "[base]") {
    const Result<int> good = halved(4);
    REQUIRE(good);
    CHECK(good.has_value());
    CHECK(*good == 2);
    const Result<int> bad = halved(3);
    REQUIRE_FALSE(bad);
    CHECK(bad.error() == Error("format", "FORMAT", "odd"));
    const Result<int> refused = too_high;
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == Error("too-high", "XX-01", "That is too high."));
}

TEST_CASE("result: a value can be moved out", "[base]") {
    Result<std::unique_ptr<int>> held = std::make_unique<int>(5);
    REQUIRE(held);
    const std::unique_ptr<int> taken = *std::move(held);
    CHECK(*taken == 5);
}

TEST_CASE("verdict: accepted, or the refusal itself", "[base]") {
    const Verdict good = accepted;
    CHECK(good.accepted());
    CHECK(as_result(good));
    const Verdict bad = too_high;
    CHECK_FALSE(bad.accepted());
    CHECK(&bad.why() == &too_high);
    CHECK(as_result(bad).error() == Error(too_high));
}
