// Letters that our fonts lack: how they are measured, wrapped, cut, kept and coloured. Stand-ins take the place of the
// system's fonts: a letter is 0.6 of the font's size wide, an ideograph or an emoji as wide as it is.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "imgui.h"
#include "page/layout.h"
#include "page/study.h"
#include "platform/headless/headless.h"
#include "screens/by_link/parts.h"
#include "screens/study/paragraph.h"
#include "widgets/controls.h"

using namespace sightlines;
using Catch::Matchers::WithinAbs;
using headless::DrawnText;

namespace {

std::string said;
float room = 0;

// Body text, of 15 CSS pixels, in the upper left corner.
void draw_said() {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({800, 600});
    theme::follow(platform::surroundings().dark);
    ImGui::Begin("letters", nullptr, ImGuiWindowFlags_NoDecoration);
    ImGui::PushTextWrapPos(room > 0 ? room + ImGui::GetCursorPosX() : -1);
    ImGui::TextUnformatted(said.c_str());
    ImGui::PopTextWrapPos();
    ImGui::End();
}

std::vector<DrawnText> draw(const std::string& text, float wrapped = 0) {
    said = text;
    room = wrapped;
    headless::show(draw_said);
    headless::run();
    return headless::texts();
}

float width(const std::string& text) {
    return theme::font(theme::Font::text)->CalcTextSizeA(theme::body, 10000, 0, text.c_str()).x;
}

std::vector<std::string>& drawn() { return headless::outside().drawn_letters; }
long times_drawn(const std::string& letters) { return std::ranges::count(drawn(), letters); }

constexpr float letter = 0.6f * 15, ideograph = 15;
const std::string family = "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466";
const std::string avi = "\u05D0\u05D1\u05D9 \u05DB\u05D4\u05DF";  // two words in Hebrew

struct Page {
    Page() { headless::restart(); }
};

}  // namespace

TEST_CASE("a sentence in several scripts is one line of text", "[letters]") {
    const Page page;
    const std::vector<DrawnText> texts = draw("Ann \u0438 \u0411\u043E\u0440\u0438\u0441, \u674E\u5C0F\u9F8D");
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].text == "Ann \u0438 \u0411\u043E\u0440\u0438\u0441, \u674E\u5C0F\u9F8D");
    CHECK_FALSE(texts[0].tofu);
    CHECK(texts[0].borrowed == "\u0438\u0411\u043E\u0440\u0438\u0441\u674E\u5C0F\u9F8D");
    CHECK_THAT(texts[0].box.width(), WithinAbs(width("Ann  , ") + 6 * letter + 3 * ideograph, 0.1));
    CHECK(draw("Ann and Boris \u2013 \u201CIt\u2019s me\u201D\u2026")[0].borrowed.empty());
}

TEST_CASE("each letter is drawn once for a font and a size, and again for another scale", "[letters]") {
    const Page page;
    draw("\u0418\u0438\u0418");
    draw("\u0438\u0418");
    CHECK(drawn() == std::vector<std::string>{"0 15 \u0418", "0 15 \u0438"});
    headless::outside().around.scale = 3;
    headless::surroundings_changed();
    headless::run();
    CHECK(times_drawn("0 45 \u0418") == 1);
    const std::vector<DrawnText> texts = headless::texts();
    REQUIRE(texts.size() == 1);
    CHECK_THAT(texts[0].box.width(), WithinAbs(2 * letter, 0.1));  // as wide as before, in CSS pixels
}

TEST_CASE("what is one letter for its reader is drawn as one", "[letters]") {
    const Page page;
    draw("e\u0301 " + family + " \u0928\u093F \U0001F1E9\U0001F1EA");
    const std::set<std::string> once(drawn().begin(), drawn().end());
    CHECK(once ==
          std::set<std::string>{"0 15 \u0301", "0 15 " + family, "0 15 \u0928\u093F", "0 15 \U0001F1E9\U0001F1EA"});
}

TEST_CASE("what runs from right to left is drawn as a whole, and turns nothing around it", "[letters]") {
    const Page page;
    std::vector<DrawnText> texts = draw("\u2068" + avi + "\u2069 moved to f4");
    CHECK(drawn() == std::vector<std::string>{"0 15 " + avi});
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].text == avi + " moved to f4");
    CHECK_THAT(texts[0].box.width(), WithinAbs(7 * letter + width(" moved to f4"), 0.1));

    drawn().clear();
    draw("\u2068Ann " + avi + " 2\u2069 moved");  // all that is isolated has one direction
    CHECK(drawn() == std::vector<std::string>{"0 15 Ann " + avi + " 2"});

    drawn().clear();
    draw("From " + avi + " to f4");
    CHECK(drawn().empty());  // the same as before
    CHECK(headless::texts()[0].text == "From " + avi + " to f4");
}

TEST_CASE("invisible marks and damaged UTF-8 have no width and turn nothing around", "[letters]") {
    const Page page;
    for (const char* marked :
         {"A\u202Enn", "A\u200Fnn", "\u2068Ann\u2069", "\uFEFFAnn", "A\u00ADnn", "Ann\u2069\u0085"}) {
        CAPTURE(marked);
        const std::vector<DrawnText> texts = draw(marked);
        REQUIRE(texts.size() == 1);
        CHECK(texts[0].text == "Ann");
    }
    CHECK(draw("A\xE2\x80 \xFF.")[0].text.starts_with("A"));
    CHECK(drawn().empty());
}

TEST_CASE("wrapped text breaks between letters, and none is cut", "[letters]") {
    const Page page;
    std::string ideographs;
    for (int i = 0; i < 40; ++i) ideographs += i % 2 == 0 ? "\u674E" : "\u9F8D";
    for (const std::string& text :
         {ideographs, std::string("\u0411\u043E\u0440\u0438\u0441 \u0438 \u0410\u043D\u043D\u0430 "
                                  "\u0438\u0433\u0440\u0430\u044E\u0442 \u0432 \u0438\u0433\u0440\u0443")}) {
        const std::vector<DrawnText> texts = draw(text, 100);
        CHECK(texts.size() > 1);
        for (const DrawnText& line : texts) CHECK(line.box.width() <= 100);
    }
}

TEST_CASE("what is too long is cut at a whole letter", "[letters]") {
    const Page page;
    const float place = width("A") + 2 * ideograph + width("\u2026") + 1;
    draw("A");
    CHECK(by_link::cut_to("A" + family + family + family + family, place, theme::Font::text, theme::body) ==
          "A" + family + family + "\u2026");
    CHECK(by_link::cut_to("\u2068" + avi + "\u2069", 5 * letter + ideograph + 0.5f, theme::Font::text, theme::body) ==
          "\u2068" + avi.substr(0, avi.size() - 4) + "\u2026");
}

TEST_CASE("emoji have colours of their own, and letters that of the text", "[letters]") {
    const Page page;
    const auto reds = [](const std::string& text) {
        draw(text);
        const headless::Image image = headless::screenshot();
        int count = 0;
        for (std::size_t at = 0; at < image.pixels.size(); at += 4)
            count += image.pixels[at] > 150 && image.pixels[at + 1] < 100 && image.pixels[at + 2] < 100;
        return count;
    };
    CHECK(reds("\u0416") == 0);
    CHECK(reds("\U0001F600") > 20);
    drawn().clear();
    headless::outside().around.dark = true;  // the letters beside them take another colour
    headless::surroundings_changed();
    draw("\U0001F600");
    CHECK(drawn() == std::vector<std::string>{"0 15 \U0001F600"});
}

TEST_CASE("until something can draw letters a frame stands for each, as browsers draw what no font has", "[letters]") {
    headless::Outside outside;
    outside.draws_letters = false;
    headless::restart(std::move(outside));
    const auto frames = [](const std::string& text) {  // columns with ink, in groups
        draw(text);
        const headless::Image image = headless::screenshot();
        int groups = 0;
        bool last = false;
        for (int x = 0; x < image.width / 2; ++x) {
            bool ink = false;
            for (int y = 0; y < image.height / 2; ++y) {
                const auto at = static_cast<std::size_t>(4 * (y * image.width + x));
                ink |= image.pixels[at] < 120;
            }
            groups += ink && !last;
            last = ink;
        }
        return groups;
    };
    CHECK(frames("") == 0);
    CHECK(frames("\u0411\u043E\u0440") == 3);
    CHECK(frames("\u0411\u043E\u0440") == frames(avi.substr(0, 6)));
    CHECK(frames("\u2068\u2069\u200F") == 0);
    CHECK(drawn().empty());
    headless::letters_came();
    draw("Ann \u0411");
    CHECK(drawn() == std::vector<std::string>{"0 15 \u0411"});
}

TEST_CASE("scripts without blanks between words wrap between any two letters", "[letters]") {
    const Page page;
    const std::string khmer = "\u1780\u17B6\u179A\u1794\u17D2\u179A\u1780\u17BD\u178F",
                      burmese = "\u1019\u103C\u1014\u103A\u1019\u102C",
                      tibetan = "\u0F56\u0F7C\u0F51\u0F0B\u0F61\u0F72\u0F42",
                      thai = "\u0E20\u0E32\u0E29\u0E32\u0E44\u0E17\u0E22",
                      lao = "\u0E9E\u0EB2\u0EAA\u0EB2\u0EA5\u0EB2\u0EA7", kana = "\u3072\u3089\u304C\u306A";
    for (const std::string& script : {khmer, burmese, tibetan, thai, lao, kana}) {
        CAPTURE(script);
        std::string sentence = "Ann: ";
        for (int i = 0; i < 8; ++i) sentence += script;
        const std::vector<DrawnText> texts = draw(sentence, 100);
        CHECK(texts.size() > 2);
        std::string together;
        for (const DrawnText& line : texts) {
            CHECK(line.box.width() <= 100);
            together += line.text;
        }
        CHECK(together.size() + 2 >= sentence.size());
    }
}

TEST_CASE("a page that has drawn thousands of words goes on", "[letters][long]") {
    const Page page;
    for (int i = 0; i < 7000; ++i) {
        std::string word;
        for (int rest = i; rest > 0; rest /= 30) word += std::string("\xE0\xA4") + static_cast<char>(0x95 + rest % 30);
        draw("x" + word);
    }
    CHECK_FALSE(headless::texts()[0].tofu);
    CHECK(headless::texts()[0].text.size() > 3);
}

namespace {

const std::string hebrew =
    "\u05E9\u05DC\u05D5\u05DD \u05DC\u05DB\u05DC \u05DE\u05D9 \u05E9\u05E7\u05D5\u05E8\u05D0 "
    "\u05D0\u05EA \u05D4\u05DE\u05E9\u05E4\u05D8 \u05D4\u05D0\u05E8\u05D5\u05DA \u05D4\u05D6\u05D4";

}  // namespace

TEST_CASE("of a comment from right to left each line is drawn as a whole, words in their order", "[letters]") {
    const Page page;
    draw("x");
    const std::string lines = broken_into_lines(hebrew + " Ann " + hebrew, 200);
    std::string together;
    for (const DrawnText& line : draw(lines, 200)) {
        CHECK(line.box.width() <= 200);
        CHECK(line.text.starts_with("\u200F"));  // also where a line begins with a Latin letter
        together += (together.empty() ? "" : " ") + line.text.substr(3);
    }
    CHECK(together == hebrew + " Ann " + hebrew);
    for (const std::string& text : {std::string("Ann and Ben"), "\u2068" + hebrew + "\u2069 moved",
                                    std::string("\u0411\u043E\u0440\u0438\u0441 \u0438 \u674E\u5C0F\u9F8D")})
        CHECK(broken_into_lines(text, 50) == text);
    CHECK(broken_into_lines("Ann " + hebrew.substr(0, 8), 500).starts_with("\u2066\u200E"));
}

TEST_CASE("rows of a study make room as soon as the letters of its comments are drawn", "[letters]") {
    headless::Outside world = page::desktop();
    world.draws_letters = false;
    Json record = page::study();
    record["players"] = {"\u0411\u043E\u0440\u0438\u0441", "\u05D0\u05D1\u05D9"};
    record["notes"][0]["text"] = hebrew + " " + hebrew + " " + hebrew;
    page::open(record, world);
    page::choose("tab:log");
    headless::letters_came();
    page::settle();
    CHECK(layout::texts_apart(layout::look()).empty());
    CHECK(layout::texts_whole(layout::look()) == layout::Complaints{});
    CHECK(page::says("\u0411\u043E\u0440\u0438\u0441 moves a disc"));
}
