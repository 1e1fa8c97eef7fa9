#include "base/hash.h"

#include <catch_amalgamated.hpp>

using sightlines::Hash;

// Hashes are stored, so they may never change. The numbers were worked out apart from the code: FNV-1a over the bytes
// of each field, least significant first, a text followed by its length as 64 bits; then the final mix of MurmurHash3.
TEST_CASE("hash: the same numbers for ever", "[base]") {
    CHECK(Hash().value() == 0xEFD01F60BA992926U);
    CHECK(Hash().add(0).value() == 0x7BD3144F29C0CC9EU);
    CHECK(Hash().add(-1).value() == 0x6A92C0228678C02EU);
    CHECK(Hash().add("ab").add("c").value() == 0xAEB71C5B3F97797EU);
    CHECK(Hash().add("\xFF").value() == 0xDEB9B21E1A7489BAU);
}

TEST_CASE("hash: the width of a number does not count, its place does", "[base]") {
    enum class Colour : std::int8_t { red = 3 };
    CHECK(Hash().add(std::int8_t{3}).value() == Hash().add(std::uint64_t{3}).value());
    CHECK(Hash().add(Colour::red).value() == Hash().add(3).value());
    CHECK(Hash().add(1).add(2).value() != Hash().add(2).add(1).value());
    CHECK(Hash().add("ab").add("c").value() != Hash().add("a").add("bc").value());
    CHECK(Hash().add("").value() != Hash().value());
}
