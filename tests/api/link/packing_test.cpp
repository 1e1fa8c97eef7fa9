// Records as bytes, and back: whatever JSON there is, whatever the model has seen before.
#include "api/link/packing.h"

#include <catch_amalgamated.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "api/link/forms.h"
#include "api/link/parcel.h"
#include "base/crc32.h"
#include "base/rng.h"

using namespace sightlines;

namespace {

using Model = std::unique_ptr<TokenModel>;

Model blank() { return std::make_unique<TokenModel>(); }

Packed there_and_back(const std::string& json) {
    const Packed packed = pack(*blank(), json);
    CHECK(packed.fault == Packed::Fault::none);
    return unpack(*blank(), packed.text, largest_record);
}

// Any JSON within the limits of a record, with a liking for what records hold.
Json random_json(Rng& rng, int depth) {
    const auto word = [&rng] {
        constexpr std::array<const char*, 8> usual{"do", "level", "e5", "b07", "", "text", "A", "t33"};
        if (rng.below(3) > 0) return std::string(usual[rng.below(usual.size())]);
        constexpr std::array<const char*, 7> pieces{"a", "0", "\"", "\\", "\n", "\xC3\xA9", "\xF0\x9F\x9B\xA9"};
        std::string text;
        for (std::uint32_t left = rng.below(60); left > 0; --left) text += pieces[rng.below(pieces.size())];
        return text;
    };
    switch (rng.below(depth > 0 ? 9 : 6)) {
        case 0: return static_cast<int>(rng.below(13)) - 6;
        case 1: return static_cast<std::int32_t>(rng.next());
        case 2: return rng.below(2) == 0;
        case 3: return nullptr;
        case 4:
        case 5: return word();
        case 6: {
            Json list = Json::array();
            for (std::uint32_t left = rng.below(9); left > 0; --left) list.push_back(random_json(rng, depth - 1));
            return list;
        }
        default: {
            Json object = Json::object();
            for (std::uint32_t left = rng.below(7); left > 0; --left) object[word()] = random_json(rng, depth - 1);
            return object;
        }
    }
}

}  // namespace

TEST_CASE("packing: any JSON comes back as it was written", "[links]") {
    Rng rng(4);
    for (int i = 0; i < 400; ++i) {
        const std::string json = write_json(random_json(rng, static_cast<int>(rng.below(7))));
        INFO(json);
        const Packed back = there_and_back(json);
        CHECK(back.fault == Packed::Fault::none);
        CHECK(back.text == json);
    }
    for (const char* odd : {"{}", "[]", "\"\"", "0", "-0", "null", "[[],[],{}]", R"({"":{"":[]}})", "1e+30",
                            "-2147483648", R"(["\u0001\"\\\n","a0","z9"])", "[1.5,4294967296]"})
        CHECK(there_and_back(odd).text == odd);
}

TEST_CASE("packing: what was seen before is short, and needs the same model", "[links]") {
    const std::string json = R"({"do":"level","plane":"e5","steps":2,"turn":-1})";
    const Model model = blank();
    const std::size_t first = pack(*model, json).text.size();
    const std::string second = pack(*model, json).text;
    CHECK(second.size() * 4 < first);
    const Model same = blank();
    CHECK(unpack(*same, pack(*blank(), json).text, 1000).text == json);
    CHECK(unpack(*same, second, 1000).text == json);
    CHECK(unpack(*blank(), second, 1000).text != json);
}

TEST_CASE("packing: long texts and deep nesting", "[links]") {
    std::string text = "\"";
    Rng rng(5);
    while (text.size() < 8000) text += static_cast<char>('a' + rng.below(26));
    text += "\"";
    CHECK(there_and_back(text).text == text);
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    CHECK(there_and_back(nested(16)).text == nested(16));
    CHECK(pack(*blank(), nested(21)).fault != Packed::Fault::none);
    CHECK(write_parcel(*blank(), nested(500)).fault == ParcelFault::too_odd);
}

TEST_CASE("packing: unpacking ends at the limit, soon, whatever the bytes", "[links]") {
    std::string many = "[0";
    while (many.size() < 400'000) many += ",0";
    const Packed packed = pack(*blank(), many + "]");
    REQUIRE(packed.fault == Packed::Fault::none);
    CHECK(packed.text.size() < 1000);
    const Model model = blank();
    CHECK(unpack(*model, packed.text, 262'144).fault == Packed::Fault::too_large);
    CHECK(model->asked() < 470'000);  // the last text may have asked for 65,536
    CHECK(unpack(*blank(), packed.text, 500'000).text == many + "]");

    CHECK(pack(*blank(), "\"" + std::string(8191, 'a') + "\"").fault == Packed::Fault::none);
    CHECK(pack(*blank(), "\"" + std::string(8192, 'a') + "\"").fault == Packed::Fault::too_odd);
    Rng rng(6);
    for (int i = 0; i < 300; ++i) {
        std::string bytes;
        for (std::uint32_t left = rng.below(300); left > 0; --left) bytes += static_cast<char>(rng.below(256));
        const Model read = blank();
        const Packed back = unpack(*read, bytes, 262'144);
        CHECK(back.text.size() <= 262'144);
        CHECK(read->asked() < 470'000);
    }
}

TEST_CASE("parcels: cut off, changed and whole are told apart", "[links]") {
    const std::string json = R"({"game":"crosshairs","version":1,"moves":[{"do":"cloud","cell":"e5"}]})";
    const std::string parcel = write_parcel(*blank(), json).text;
    const auto read = [](const std::string& text) { return read_parcel(*blank(), text, largest_record); };
    CHECK(read(parcel).text == json);
    CHECK(parcel_size(parcel) == parcel.size());
    CHECK(parcel_size(parcel + "andmore") == parcel.size());
    CHECK(read(parcel + "andmore").text == json);
    CHECK(parcel_size("") == 0);
    CHECK(parcel_size("0") == 0);
    CHECK(parcel_size("00") == 2);
    CHECK(parcel_size("zz") == 0);          // a third digit says how long it is
    CHECK(parcel_size("rE0") == 3 + 3300);  // 53 * 62 + 14
    CHECK(parcel_size("rE1") == 3 + 3301);
    CHECK(parcel_size("rF0") == 3 + 3362);
    CHECK(parcel_size("rD0") == 2 + 3299);
    for (std::size_t size = 0; size < parcel.size(); ++size)
        CHECK(read(parcel.substr(0, size)).fault == ParcelFault::cut_off);
    for (std::size_t at = 0; at < parcel.size(); ++at) {
        for (const char c : {'0', 'q', 'Z', '-', ' ', '\xC3'}) {
            std::string changed = parcel;
            if (changed[at] == c) continue;
            changed[at] = c;
            INFO(changed);
            CHECK(read(changed).fault != ParcelFault::none);
            if (at >= 2) CHECK(read(changed).fault == ParcelFault::changed);
        }
    }
    CHECK(read("00").fault == ParcelFault::changed);  // not even a check
    CHECK(read("03000").fault == ParcelFault::changed);
}

TEST_CASE("parcels: the check is that of zlib", "[links]") {
    CHECK(crc32("") == 0);
    CHECK(crc32("123456789") == 0xCBF43926U);
    CHECK(crc32("The quick brown fox jumps over the lazy dog") == 0x414FA339U);
}

TEST_CASE("parcels: lengths of two and three digits", "[links]") {
    Rng rng(7);
    for (const std::size_t letters : std::initializer_list<std::size_t>{1000, 2300, 2500, 2700, 3500, 20'000}) {
        std::string json = "[\"";
        for (std::size_t i = 1; i <= letters; ++i) {
            json += static_cast<char>('#' + rng.below(56));
            if (i % 4000 == 0) json += "\",\"";
        }
        json += "\"]";
        const Parcel parcel = write_parcel(*blank(), json);
        REQUIRE(parcel.fault == ParcelFault::none);
        CHECK(parcel_size(parcel.text) == parcel.text.size());
        CHECK(read_parcel(*blank(), parcel.text, largest_record).text == json);
    }
}
