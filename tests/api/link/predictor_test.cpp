#include "api/link/predictor.h"

#include <catch_amalgamated.hpp>
#include <memory>

#include "api/link/logistic.h"
#include "base/rng.h"

using namespace sightlines;

TEST_CASE("logistic: from an even chance to a sure one, and back", "[links]") {
    CHECK(chance_of(0) == 32'768);
    CHECK(chance_of(256) == 47'911);   // 65,536 / (1 + 1 / e)
    CHECK(chance_of(-256) == 17'625);  // the rest of it
    CHECK(chance_of(-99'999) == chance_of(-2047));
    CHECK(chance_of(99'999) == chance_of(2047));
    const Stretched& table = stretched_chances();
    for (int number = -2047; number < 2047; ++number) CHECK(chance_of(number) <= chance_of(number + 1));
    for (std::size_t i = 1; i < table.size(); ++i) CHECK(table[i - 1] <= table[i]);
    CHECK(table.front() == -2047);
    CHECK(table.back() == 2047);
    for (const int number : {-1500, -700, -100, 0, 100, 700, 1500})
        CHECK(std::abs(table[static_cast<std::size_t>(chance_of(number)) / 16] - number) < 24);
}

TEST_CASE("predictor: what is always answered alike costs little, what is tossed a bit each", "[links]") {
    const auto bytes_of = [](auto answer) {
        const auto predictor = std::make_unique<Predictor>();
        ArithmeticCoder coder;
        Rng rng(3);
        for (std::uint32_t i = 0; i < 8000; ++i)
            predictor->ask(coder, std::array<std::uint32_t, 5>{1, 2 + i % 3, 10 + i % 5, 20, 30 + i % 2}, i % 4, 0,
                           answer(i, rng));
        CHECK(predictor->asked() == 8000);
        return coder.finish().size();
    };
    CHECK(bytes_of([](std::uint32_t, Rng&) { return true; }) < 20);
    CHECK(bytes_of([](std::uint32_t i, Rng&) { return i % 4 == 1; }) < 40);   // the question decides
    CHECK(bytes_of([](std::uint32_t i, Rng&) { return i % 5 == 2; }) < 120);  // one of the contexts does
    const std::size_t tossed = bytes_of([](std::uint32_t, Rng& rng) { return rng.below(2) == 0; });
    CHECK(tossed > 950);
    CHECK(tossed < 1100);
}
