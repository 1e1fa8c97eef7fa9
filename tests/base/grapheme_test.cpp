// Letters as readers count them. The sequences are those of Unicode's emoji and of everyday names.
#include "base/grapheme.h"

#include <catch_amalgamated.hpp>

using namespace sightlines;

namespace {

int count(std::string_view text) {
    int letters = 0;
    for (; !text.empty(); ++letters) text.remove_prefix(grapheme_size(text));
    return letters;
}

const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466";
const std::string england = "\U0001F3F4\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F";

}  // namespace

TEST_CASE("a letter with all that belongs to it is one grapheme", "[grapheme]") {
    for (const std::string& one : {std::string("a"), std::string("\u00E9"), std::string("e\u0301"),
                                   std::string("\u0416"), std::string("\u674E"), std::string("\uD55C"),
                                   std::string("\u1112\u1161\u11AB"),  // the same syllable of Hangul, in its parts
                                   std::string("\u0928\u093F"),        // ni in Devanagari
                                   std::string("\u0915\u094D\u0937"),  // ksha
                                   std::string("\u0E19\u0E49\u0E33"),  // nam in Thai
                                   std::string("\u05E9\u05C1"), std::string("\U0001F600"),
                                   std::string("\U0001F44D\U0001F3FD"),  // a thumb with a colour of skin
                                   std::string("\U0001F1E9\U0001F1EA"),  // a flag
                                   std::string("1\uFE0F\u20E3"), std::string("\u2764\uFE0F"), family, england}) {
        CAPTURE(one);
        CHECK(count(one) == 1);
        CHECK(count(one + one) == 2);
        CHECK(count("x" + one + "y") == 3);
    }
    CHECK(count("") == 0);
    CHECK(count("Ann \u0438 \u674E\u5C0F\u9F8D") == 9);
    CHECK(count("\U0001F1E9\U0001F1EA\U0001F1EB\U0001F1F7") == 2);  // two flags, not a row of four
}

TEST_CASE("damaged UTF-8 is counted byte by byte", "[grapheme]") {
    CHECK(count("\xE2\x80") == 2);
    CHECK(count("A\xFF\x80") == 3);
    CHECK(first_character("\xC3").size == 1);
}

TEST_CASE("the last grapheme is taken away as a whole", "[grapheme]") {
    std::string text = "A" + family + "e\u0301";
    drop_grapheme(text);
    CHECK(text == "A" + family);
    drop_grapheme(text);
    CHECK(text == "A");
    drop_grapheme(text);
    CHECK(text.empty());
}

TEST_CASE("a text is cut to bytes at a whole grapheme", "[grapheme]") {
    CHECK(whole_graphemes("\u0416\u0416\u0416", 5) == "\u0416\u0416");
    CHECK(whole_graphemes("A" + family + "B", 20) == "A");
    CHECK(whole_graphemes("A" + family, 100) == "A" + family);
}
