#include "api/link/arithmetic_coder.h"

#include <catch_amalgamated.hpp>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"

using namespace sightlines;

namespace {

using Answers = std::vector<std::pair<bool, std::uint32_t>>;  // and how likely a yes was held to be

std::string written(const Answers& answers) {
    ArithmeticCoder coder;
    for (const auto& [yes, chance] : answers) coder.answer(yes, chance);
    return coder.finish();
}

}  // namespace

TEST_CASE("arithmetic coding: a few answers, worked out by hand", "[links]") {
    // Half and half: yes is the lower half. Of 0x80000000 to 0xFFFFFFFF the last with three bytes of zeros.
    CHECK(written({{false, 32'768}}) == "\xFF");
    CHECK(written({{true, 32'768}}).empty());                                      // 0, whose zeros are left out
    CHECK(written({{false, 32'768}, {true, 32'768}, {false, 32'768}}) == "\xBF");  // 0xA0000000 to 0xBFFFFFFF
    CHECK(written({}).empty());
}

TEST_CASE("arithmetic coding: every answer comes back, for about as many bits as it was unlikely", "[links]") {
    Rng rng(2);
    for (int round = 0; round < 200; ++round) {
        Answers answers;
        double bits = 0;
        const std::uint32_t sharp = 1 + rng.below(65'535);
        for (std::uint32_t count = rng.below(400); count > 0; --count) {
            const std::uint32_t chance = rng.below(2) == 0 ? sharp : 1 + rng.below(65'535);
            const bool yes = rng.below(65'536) < chance;
            answers.emplace_back(yes, chance);
            bits -= std::log2((yes ? chance : 65'536 - chance) / 65'536.0);
        }
        const std::string bytes = written(answers);
        CHECK(static_cast<double>(bytes.size()) < bits * 1.01 / 8 + 3);
        ArithmeticCoder coder(bytes);
        bool same = true;
        for (const auto& [yes, chance] : answers) same = coder.answer(!yes, chance) == yes && same;
        CHECK(same);
        CHECK_FALSE(coder.ran_out());
        CHECK_FALSE(coder.has_rest());
    }
}

TEST_CASE("arithmetic coding: what is missing, and what is too much, is noticed", "[links]") {
    Answers answers;
    for (int i = 0; i < 200; ++i) answers.emplace_back(i % 3 == 0, 32'768);
    const std::string bytes = written(answers);
    const auto read = [&](const std::string& given) {
        ArithmeticCoder coder(given);
        for (const auto& [yes, chance] : answers) coder.answer(false, chance);
        return std::pair(coder.ran_out(), coder.has_rest());
    };
    CHECK(read(bytes) == std::pair(false, false));
    CHECK(read(bytes.substr(0, bytes.size() - 6)).first);
    CHECK(read(bytes + "some more").second);
}
