// Chooses the monkey's events.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "api/chapters.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "page/driver.h"
#include "page/monkey_events.h"

namespace sightlines::monkey {
namespace {

template <class T, std::size_t n>
const T& one_of(const std::array<T, n>& all, Rng& rng) {
    return all[rng.below(static_cast<std::uint32_t>(n))];
}
template <class T>
const T& one_of(const std::vector<T>& all, Rng& rng) {
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

std::string number(float value) { return std::to_string(static_cast<int>(value)); }

// --- Starting positions

struct Size {
    int width, height;
    bool fingers = false, embedded = false;
};
constexpr std::array<Size, 9> sizes{{{1280, 800},
                                     {1920, 1080},
                                     {768, 1024, true},
                                     {390, 844, true},
                                     {360, 640, true},
                                     {844, 390, true},
                                     {480, 360, false, true},
                                     {320, 480, true, true},
                                     {700, 500, false, true}}};

std::vector<std::string> golden_links(std::string_view game) {
    static std::map<std::string, std::vector<std::string>, std::less<>> by_game;
    if (by_game.empty()) {
        for (const char* version : {"1", "2", "3", "4", "5", "6"}) {
            std::ifstream file(TESTS_DIR "/golden/links-0." + std::string(version) + ".0.json");
            for (const Json& link : Json::parse(file))
                by_game[link.at("record").at("game").get<std::string>()].push_back(link.at("link").get<std::string>());
        }
    }
    return by_game.find(game)->second;
}

std::string random_lesson(std::string_view game, Rng& rng) {
    const Json file = Json::parse(headless::lessons_on_disk(game), nullptr, false);
    const auto all = file.at("list").get<std::vector<Json>>();
    return "#lesson=" + std::string(game) + "/" +
           (rng.below(6) == 0 ? "" : one_of(all, rng).at("id").get<std::string>());
}

// A game of tests/playthroughs, up to a random move.
std::string playthrough_link(std::string_view game, Rng& rng) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(TESTS_DIR "/playthroughs")) {
        const std::string name = entry.path().filename();
        if (name.starts_with(game) && name.ends_with(".txt")) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    std::ifstream file(one_of(files, rng));
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) lines.push_back(line);
    Result<std::unique_ptr<Match>> opened = open_link(lines.at(0));
    Match& match = **opened;
    const std::size_t moves = 1 + rng.below(static_cast<std::uint32_t>(lines.size()));
    for (std::size_t i = 2; i < std::min(moves, lines.size()); ++i)
        if (!match.play_text(lines[i].substr(0, lines[i].find(match.blanks_in_moves() ? "  " : " ")))) break;
    const Result<std::string> link = write_link(match.record());
    return link ? *link : std::string();
}

std::string starting_address(std::string_view game, Rng& rng) {
    switch (rng.below(8)) {
        case 0: return "";
        case 1:
        case 2: return R"({"game":")" + std::string(game) + R"(","version":1})";
        case 3: return one_of(golden_links(game), rng);
        case 4: return random_lesson(game, rng);
        default: return playthrough_link(game, rng);
    }
}

// --- Events

constexpr std::array<const char*, 58> keys{"ArrowLeft", "ArrowRight", "ArrowUp",
                                           "ArrowDown", "Enter",      "Escape",
                                           " ",         "Tab",        "Shift+Tab",
                                           "Home",      "End",        "Backspace",
                                           "Delete",    "[",          "]",
                                           "=",         "-",          "+",
                                           "Shift+/",   "/",          ".",
                                           ",",         "F2",         "PageUp",
                                           "PageDown",  "a",          "b",
                                           "c",         "d",          "e",
                                           "f",         "g",          "h",
                                           "i",         "j",          "k",
                                           "l",         "m",          "n",
                                           "o",         "p",          "q",
                                           "r",         "s",          "t",
                                           "u",         "v",          "w",
                                           "x",         "y",          "z",
                                           "1",         "2",          "3",
                                           "4",         "Control+z",  "Control+Shift+z",
                                           "Control+y"};
constexpr std::array<const char*, 10> commands{"undo",  "redo", "hint", "roll",    "uncover",
                                               "again", "next", "list", "play-on", "retry"};
constexpr std::array<const char*, 15> changes{"storage refused",
                                              "storage allowed",
                                              "storage allowed",
                                              "clipboard refused",
                                              "clipboard allowed",
                                              "sharing there",
                                              "lessons lost",
                                              "lessons broken",
                                              "lessons found",
                                              "around dark",
                                              "around motion",
                                              "around sharper",
                                              "graphics lost",
                                              "away",
                                              "unseen"};

std::string random_point(Rng& rng) {
    const auto& around = page::outside().around;
    const auto below = [&](float length) { return static_cast<float>(rng.below(static_cast<std::uint32_t>(length))); };
    return number(below(around.width)) + " " + number(below(around.height));
}

bool leaves_screen(const std::string& name) {
    constexpr std::array<std::string_view, 9> away{"home",  "reset", "forget", "clear",    "lesson:list",
                                                   "learn", "back",  "open",   "full-page"};
    return std::ranges::any_of(away, [&](std::string_view one) { return name.starts_with(one); });
}

// Chooses a kind of test id first, because most ids are cells of the board.
std::string random_test_id(Rng& rng) {
    std::map<std::string, std::vector<std::string>> kinds;
    for (const auto& [name, box] : page::marks()) kinds[name.substr(0, name.find(':'))].push_back(name);
    if (kinds.empty()) return "";
    const bool board = kinds.contains("cell") && rng.below(3) == 0;
    auto kind = board ? kinds.find("cell") : kinds.begin();
    if (!board) std::advance(kind, rng.below(static_cast<std::uint32_t>(kinds.size())));
    const std::string name = one_of(kind->second, rng);
    return leaves_screen(name) && rng.below(8) != 0 ? random_test_id(rng) : name;
}

std::string random_offset(Rng& rng) {
    return std::to_string(static_cast<int>(rng.below(400)) - 200) + " " +
           std::to_string(static_cast<int>(rng.below(400)) - 200);
}

std::string random_move(Rng& rng) {
    const Json state = page::app();
    if (state.at("screen") != "table") return "key Enter";
    const Json tree = page::text().at("tree");
    if (state.at("study") == true && tree.is_null()) return "key Enter";  // covered: nobody sees which chapter it is
    const std::size_t chapter = tree.is_null() ? 0 : tree.at("chapter").get<std::size_t>();
    const Result<std::unique_ptr<Match>> opened = open_chapter(page::record(), chapter);
    if (!opened) return "key Enter";
    Match* match = opened->get();
    match->grow_tree();
    match->visit({state.at("line").get<std::size_t>(), state.at("cursor").get<std::size_t>()});
    const Json actions = match->actions();
    if (actions.empty()) return "act hint";
    const std::size_t at = match->cursor();
    if (!match->play(actions.at(rng.below(static_cast<std::uint32_t>(actions.size()))))) return "key Enter";
    return "play " + match->text(at);
}

std::string random_reply(Rng& rng) {
    switch (rng.below(16)) {
        case 0: return "answer dead";
        case 1: return "answer words";
        case 2: return "answer illegal";
        case 3: return "answer real";
        default: return "answer quick";
    }
}

std::string random_gesture(Rng& rng) {
    const std::string at = random_point(rng);
    switch (rng.below(8)) {
        case 0: return "at drag " + at + " " + random_offset(rng);
        case 1: return "at wheel " + at + " " + std::to_string(static_cast<int>(rng.below(1200)) - 600);
        case 2: return "at zoom " + at + " " + std::to_string(static_cast<int>(rng.below(200)) - 100);
        case 3:
            return "at pinch " + at + " " + one_of(std::array{"0.4", "0.8", "1.5", "3"}, rng) + " " +
                   random_offset(rng);
        case 4: return "at hold " + at;
        case 5: return "at lost " + at;
        case 6: return "at hover " + at;
        default: return "at choose " + at;
    }
}

std::string random_navigation(Rng& rng) {
    constexpr std::array<const char*, 5> games{"crosshairs", "crossfire-hex", "aerial-war", "dogfight",
                                               "crossfire-squads"};
    switch (rng.below(8)) {
        case 0: return "visit #1d.broken";
        case 1: return "visit " + random_lesson(one_of(games, rng), rng);
        case 2: return "visit " + one_of(golden_links(one_of(games, rng)), rng);
        case 3: return "paste " + one_of(golden_links(one_of(games, rng)), rng);
        case 4: return "paste nonsense";
        case 5: return "reload";
        case 6: return "forward";
        default: return "back";
    }
}

std::string random_size(Rng& rng) {
    const Size& size = one_of(sizes, rng);
    return "size " + std::to_string(size.width) + " " + std::to_string(size.height);
}

}  // namespace

std::string first_event(std::string_view game, Rng& rng) {
    const Size& size = one_of(sizes, rng);
    return "open " + std::to_string(size.width) + " " + std::to_string(size.height) +
           (size.fingers ? " fingers" : " mouse") + (size.embedded ? " embed" : " page") +
           (rng.below(5) == 0 ? " away " : " here ") + std::to_string(rng.below(1000)) + " " +
           starting_address(game, rng);
}

std::string next_event(Rng& rng) {
    if (headless::engine_is_asked() && rng.below(2) == 0) return random_reply(rng);
    const bool loading = std::ranges::any_of(page::outside().fetched,
                                             [](const auto& one) { return one.second == platform::LoadState::coming; });
    if (loading && rng.below(3) == 0) return rng.below(4) == 0 ? "code failed" : "code came";
    const std::uint32_t kind = rng.below(200);
    if (kind < 100) {
        const std::string mark = random_test_id(rng);
        if (mark.empty()) return "wait 100";
        switch (rng.below(16)) {
            case 0: return "drag " + mark + " " + random_offset(rng);
            case 1: return "hover " + mark;
            case 2: return "hold " + mark;
            default: return "choose " + mark;
        }
    }
    if (kind < 125) return random_gesture(rng);
    if (kind < 150) return std::string("key ") + one_of(keys, rng);
    if (kind < 176) return random_move(rng);
    if (kind < 182) return std::string("act ") + one_of(commands, rng);
    if (kind < 184) return "go " + std::to_string(rng.below(60));
    if (kind < 187) return random_navigation(rng);
    if (kind < 189) return random_size(rng);
    if (kind < 193) return one_of(changes, rng);
    if (kind < 194) return "around fingers";
    if (kind < 196) return "wait " + std::to_string(rng.below(3000));
    if (kind < 198) return "there and back";
    return "picture";
}

}  // namespace sightlines::monkey
