// How much there is to read beside the board at once, in all games.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <cctype>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "page/driver.h"
#include "page/playthroughs.h"

using namespace sightlines;

namespace {

constexpr std::size_t most = 40;

// Those with letters, without the names of keys: a number is seen, not read.
std::size_t words_in(const std::string& text) {
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    std::istringstream in(text);
    std::size_t count = 0;
    for (std::string word; in >> word;) {
        const bool key = word == "Space" || (word.size() == 1 && word[0] <= 'Z');
        count += !key && std::ranges::any_of(word, is_letter) ? 1 : 0;
    }
    return count;
}

bool is_in(const page::Box& box, const headless::DrawnText& text) {
    const ImVec2 middle = text.box.centre();
    return box.min.x <= middle.x && middle.x <= box.max.x && box.min.y <= middle.y && middle.y <= box.max.y;
}

// The question, and all that the tab says, answers or asks; but for the names of buttons that are always there.
std::string asked_and_told() {
    std::vector<page::Box> always;
    for (const char* mark : {"who-plays", "table:settings", "table:keys", "more-ways", "details"}) {
        if (page::shows(mark)) always.push_back(page::marks().at(mark));
    }
    std::string all = page::text().at("question").get<std::string>() + " | ";
    for (const headless::DrawnText& text : headless::texts()) {
        const bool seen = text.box.max.y > text.clip.min.y + 2 && text.box.min.y < text.clip.max.y - 2 &&
                          text.box.max.x > text.clip.min.x && text.box.min.x < text.clip.max.x;
        const bool button = std::ranges::any_of(always, [&](const page::Box& box) { return is_in(box, text); });
        if (seen && !button && text.window.starts_with("panel/tab")) all += text.text + " | ";
    }
    return all;
}

// What a game asks, aims at, guides to, answers and hints; not what has been told.
std::string beside_the_board() {
    std::vector<page::Box> counted, not_counted;
    for (const char* mark : {"question", "standing", "guide"})
        if (page::shows(mark)) counted.push_back(page::marks().at(mark));
    for (const char* mark : {"who-plays", "table:settings", "table:keys", "replay", "told", "told:more",
                             "guide:dismiss", "more-ways", "details", "legend"})
        if (page::shows(mark)) not_counted.push_back(page::marks().at(mark));
    for (const auto& [mark, box] : page::marks_of("player:")) not_counted.push_back(box);
    std::string all = page::shows("question") ? "" : page::text().at("question").get<std::string>() + " | ";
    for (const headless::DrawnText& text : headless::texts()) {
        const bool seen = text.box.max.y > text.clip.min.y + 2 && text.box.min.y < text.clip.max.y - 2;
        const auto stands_in = [&](const page::Box& box) { return is_in(box, text); };
        const bool counts = text.window.starts_with("panel/tab") || std::ranges::any_of(counted, stands_in);
        if (seen && counts && !std::ranges::any_of(not_counted, stands_in)) all += text.text + " | ";
    }
    return all;
}

void check_words(std::set<std::string>& seen, const std::string& when) {
    const std::string words = beside_the_board();
    CAPTURE(when, words);
    if (seen.insert(words).second) CHECK(words_in(words) <= most);
}

// The guided game up to there, with a look at every hint.
void check_guided(const std::string& game, page::Outside world) {
    const platform::Surroundings shown = world.around;
    world.around.width = 800, world.around.height = 1400;
    world.storage["settings"] = "pace=3";
    page::open("", world);
    for (const std::string& mark : {"play:" + game, std::string("guided")}) page::choose(mark);
    page::change([&](platform::Surroundings& around) { around.width = shown.width, around.height = shown.height; });
    std::set<std::string> seen;
    for (int decision = 0; decision < 14; ++decision) {
        page::let_computers_act();
        page::wait(3000);
        if (page::text().at("over") == true) return;
        check_words(seen, "asked");
        if (page::text().at("dice").is_object()) {
            page::press("t");
            continue;
        }
        page::press("=");
        headless::deliver();
        page::settle();
        check_words(seen, "hint");
        page::shows("hint-play") ? page::choose("hint-play") : page::press(" ");
    }
}

void check_every_phase(const page::Outside& world) {
    std::set<std::string> seen;
    for (const page::Playthrough& one : page::playthroughs()) {
        for (std::size_t i = 0; i < one.situations.size(); ++i) {
            if (one.game != "dogfight" && one.game != "crossfire-squads") continue;
            if (!seen.insert(one.game + " " + page::phase_of(one.situations[i])).second) continue;
            page::open_at(one, i, world);
            const std::string words = asked_and_told();
            CAPTURE(one.name, i, one.situations[i], words);
            CHECK(words_in(words) <= most);
        }
    }
}

}  // namespace

TEST_CASE("what is asked and told has at most forty words in every phase of the large games", "[words]") {
    check_every_phase(page::desktop());
}

TEST_CASE("on a phone as well it has at most forty words in every phase of the large games", "[words]") {
    check_every_phase(page::phone());
}

TEST_CASE("guided, games have at most forty words beside the board", "[words][guided]") {
    const std::string game = GENERATE("crosshairs", "crossfire-hex", "aerial-war", "crossfire-squads", "dogfight");
    for (const page::Outside& world : {page::desktop(), page::phone(), page::phone(844, 390)})
        check_guided(game, world);
}
