// Names that anybody may have written, as the page shows them.
#include <catch_amalgamated.hpp>

#include "base/grapheme.h"
#include "session/player_names.h"

using namespace sightlines;

namespace {

std::string times(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

const std::string ellipsis = "\u2026";

}  // namespace

TEST_CASE("an ordinary name is shown as it is") {
    for (const char* name :
         {"Ann", "Jos\u00E9 Mar\u00EDa", "O'Brien-Smith", "<b>&amp;</b>", "\u674E\u5C0F\u9F8D", "\U0001F600"})
        CHECK(display_name(name) == name);
}

TEST_CASE("a name is shown on one line, without blanks around it") {
    CHECK(display_name("  Ann \t  B.\u00A0\u3000 ") == "Ann B.");
    CHECK(display_name("Ann\u2028Ben\nCem") == "Ann Ben Cem");
}

TEST_CASE("what is invisible in a name, or turns the direction of writing, is taken out") {
    for (const char* mark : {"\u00AD", "\u061C", "\u200B", "\u200C", "\u200D", "\u200E", "\u200F", "\u202A", "\u202E",
                             "\u2060", "\u2066", "\u2069", "\uFEFF", "\uFFF9", "\uFFFB", "\u3164", "\U000E0041"}) {
        CAPTURE(mark);
        CHECK(display_name(std::string("A") + mark + "nn" + mark) == "Ann");
        CHECK(display_name(times(30, mark)).empty());
    }
    CHECK(display_name("\u202E neB \u202C").starts_with("neB"));
    CHECK(display_name("").empty());
    CHECK(display_name(" \u200B ").empty());
}

TEST_CASE("a long name is cut to 24 characters, whole ones, with an ellipsis") {
    CHECK(display_name(times(24, "a")) == times(24, "a"));
    CHECK(display_name(times(25, "a")) == times(23, "a") + ellipsis);
    CHECK(display_name(times(10'000, "a")) == times(23, "a") + ellipsis);
    CHECK(display_name(times(24, "\u00E9")) == times(24, "\u00E9"));
    CHECK(display_name(times(30, "\U0001F600")) == times(23, "\U0001F600") + ellipsis);
    CHECK(display_name(times(12, "a ")) == times(11, "a ") + "a");
    CHECK(display_name(times(22, "a") + " bc") == times(22, "a") + ellipsis);
    CHECK(display_name(times(12, "a\u200D\u200B") + times(12, "b\u200D")) == times(12, "a") + times(12, "b"));
}

TEST_CASE("what people write as one letter counts as one, and is never cut in two") {
    const std::string couple = "\U0001F468\u200D\U0001F469", accented = "e\u0301",
                      syllable = "\u0915\u094D\u0937\u093F";
    const std::string flag = "\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F";
    for (const std::string& letter : {couple, accented, syllable, flag}) {
        CAPTURE(letter);
        CHECK(display_name(times(24, letter)) == times(24, letter));
        CHECK(display_name(times(25, letter)) == times(23, letter) + ellipsis);
        CHECK(display_name(letter + "\u200D") == letter);
    }
}

TEST_CASE("the joiners stay that a script needs") {
    const std::string persian = "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645";
    CHECK(display_name(persian) == script::isolated(persian));
    CHECK(display_name("\u0938\u094D\u200D\u0935") == "\u0938\u094D\u200D\u0935");
    CHECK(display_name("\u0938\u200D \u0935") == "\u0938 \u0935");
}

TEST_CASE("a name from right to left is isolated, and no mark in it ends that") {
    CHECK(display_name("\u05D0\u05D1\u05D9") == "\u2068\u05D0\u05D1\u05D9\u2069");
    CHECK(display_name("Ann \u05D0") == "\u2068Ann \u05D0\u2069");
    CHECK(display_name("\u2069\u202E\u05D0\u2068\u05D1") == "\u2068\u05D0\u05D1\u2069");
    CHECK(display_name("\u0411\u043E\u0440\u0438\u0441") == "\u0411\u043E\u0440\u0438\u0441");
}

TEST_CASE("damaged UTF-8 in a name does no harm") {
    CHECK(display_name("A\xE2\x80") == "A");
    CHECK(display_name("\xC3") == "");
    CHECK(display_name("A\xFF\x80"
                       "B") == "A B");
}

TEST_CASE("the names of computers tell their levels") {
    for (int level = 1; level <= 4; ++level) CHECK(computer_level(computer_name(level)) == level);
    CHECK(computer_name(2) == "Computer, level 2");
    for (const char* name :
         {"", "Ann", "Computer", "Computer, level 0", "Computer, level 5", "computer, level 2", "Computer, level 22"})
        CHECK(computer_level(name) == 0);
}
