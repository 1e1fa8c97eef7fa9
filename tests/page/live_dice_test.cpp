// Dice that are thrown by both.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <numeric>

#include "base/rng.h"
#include "page/live.h"

using namespace sightlines;

namespace {

double chi_square(const std::vector<int>& counts) {
    const double expected =
        static_cast<double>(std::accumulate(counts.begin(), counts.end(), 0)) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

RollOfAll one_die(int sides) {
    RollOfAll roll{"abcdefghij", 7, 0, {}};
    roll.dice.sides.push_back(static_cast<char>(sides));
    return roll;
}

int face(const RollOfAll& roll, const std::vector<SecretOf>& secrets) { return roll_of_all(roll, secrets).faces[0]; }

}  // namespace

TEST_CASE("a hash is that of the standard", "[live]") {
    CHECK(hexadecimal(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hexadecimal(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hexadecimal(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hexadecimal(sha256(std::string(1'000'000, 'a'))) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("a million rolls by both are even", "[live][long]") {
    // The values that chance passes once in a thousand, for 5, 9, 19 and 99 degrees of freedom.
    const std::vector<std::pair<int, double>> dice{{6, 20.52}, {10, 27.88}, {20, 43.82}, {100, 148.23}};
    const std::vector<std::vector<int>> counts = page::faces_of_two({6, 10, 20, 100}, 1'000'000, 20261129);
    for (std::size_t die = 0; die < dice.size(); ++die) {
        INFO("a die of " << dice[die].first);
        CHECK(std::accumulate(counts[die].begin(), counts[die].end(), 0) == 1'000'000);
        CHECK(chi_square(counts[die]) < dice[die].second);
    }
}

TEST_CASE("whoever chooses a secret after the other's hash gains nothing", "[live]") {
    const auto honest = page::live_secrets(1), cheating = page::live_secrets(2);
    const RollOfAll roll = one_die(6);
    int blind = 0, knowing = 0;
    constexpr int throws = 1200;
    for (int i = 0; i < throws; ++i) {
        const std::string secret = honest(), hash = seal(roll, 0, secret);
        // It takes whichever of twenty secrets gives a six with what it has: the hash; and, for comparison, the secret.
        std::string chosen, with_secret;
        for (int tries = 0; tries < 20; ++tries) {
            const std::string mine = cheating();
            if (chosen.empty() || face(roll, {{0, hash}, {1, chosen}}) != 6) chosen = mine;
            if (with_secret.empty() || face(roll, {{0, secret}, {1, with_secret}}) != 6) with_secret = mine;
        }
        blind += face(roll, {{0, secret}, {1, chosen}}) == 6 ? 1 : 0;
        knowing += face(roll, {{0, secret}, {1, with_secret}}) == 6 ? 1 : 0;
    }
    CHECK(std::abs(blind - throws / 6) < 52);  // four times the deviation, 12.9
    CHECK(knowing > throws * 9 / 10);          // so the test would see it
}

TEST_CASE("a hash holds for one roll, one seat and one secret", "[live]") {
    const std::string secret = page::live_secrets(3)();
    const RollOfAll roll = one_die(6);
    const std::string hash = seal(roll, 0, secret);
    CHECK(seal(roll, 0, secret) == hash);
    CHECK(seal(roll, 1, secret) != hash);
    CHECK(seal(roll, 0, page::live_secrets(4)()) != hash);
    RollOfAll other = roll;
    other.ply = 8;
    CHECK(seal(other, 0, secret) != hash);
    other = roll;
    other.match = "abcdefghik";
    CHECK(seal(other, 0, secret) != hash);
    other = roll;
    other.round = 1;
    CHECK(seal(other, 0, secret) != hash);
    CHECK(seal(one_die(10), 0, secret) != hash);
}

TEST_CASE("a roll of both can be worked out again from the log", "[live]") {
    live::ProvenRoll roll;
    const auto secret = page::live_secrets(5);
    RollOfAll of_all = one_die(6);
    of_all.dice.sides.push_back(10);
    for (int seat = 0; seat < 2; ++seat) {
        roll.secrets.push_back({seat, secret()});
        roll.seals.push_back(seal(of_all, seat, roll.secrets.back().secret));
    }
    roll.ply = 7, roll.sides = {6, 10};
    for (const char each : roll_of_all(of_all, roll.secrets).faces) roll.faces.push_back(each);
    CHECK(live::holds(roll, "abcdefghij"));
    CHECK_FALSE(live::holds(roll, "abcdefghik"));
    live::ProvenRoll changed = roll;
    changed.faces[0] = changed.faces[0] % 6 + 1;
    CHECK_FALSE(live::holds(changed, "abcdefghij"));
    changed = roll;
    changed.secrets[1].secret = secret();
    CHECK_FALSE(live::holds(changed, "abcdefghij"));
    changed = roll;
    changed.secrets.clear(), changed.seals.clear();
    CHECK_FALSE(live::holds(changed, "abcdefghij"));
}
