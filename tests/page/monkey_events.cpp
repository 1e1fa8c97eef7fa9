#include "page/monkey_events.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <vector>

#include "api/games.h"
#include "api/link.h"
#include "api/serve.h"
#include "main.h"
#include "page/hand.h"
#include "platform/events.h"

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

std::vector<std::string> split_words(std::string_view line) {
    std::istringstream in{std::string(line)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::string rest_of(std::string_view line, int words) {
    for (; words > 0; --words) {
        const std::size_t blank = line.find(' ');
        line = blank == std::string_view::npos ? std::string_view() : line.substr(blank + 1);
    }
    return std::string(line);
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

std::vector<std::string> links(std::string_view game) {
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

std::string lesson(std::string_view game, Rng& rng) {
    const Json file = Json::parse(headless::lessons_on_disk(game), nullptr, false);
    const auto all = file.at("list").get<std::vector<Json>>();
    return "#lesson=" + std::string(game) + "/" +
           (rng.below(6) == 0 ? "" : one_of(all, rng).at("id").get<std::string>());
}

// A game of tests/playthroughs, up to a random move.
std::string on_the_way(std::string_view game, Rng& rng) {
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

std::string any_address(std::string_view game, Rng& rng) {
    switch (rng.below(8)) {
        case 0: return "";
        case 1:
        case 2: return R"({"game":")" + std::string(game) + R"(","version":1})";
        case 3: return one_of(links(game), rng);
        case 4: return lesson(game, rng);
        default: return midgame(game, rng);
    }
}

// --- The engine: low level, and sometimes broken replies

enum class Reply { quick, real, dead, words, illegal };
Reply reply_kind = Reply::quick;

std::unique_ptr<Match> match_in(const Json& record) {
    Result<std::unique_ptr<Match>> opened = open_match(record);
    return opened ? std::move(*opened) : nullptr;
}

std::string engine_reply(std::string_view line) {
    Json question = Json::parse(line, nullptr, false);
    if (reply_kind == Reply::dead) return "";
    if (reply_kind == Reply::words) return R"({"action":{"do":7},"text":null,"chances":["x"]})";
    if (reply_kind == Reply::illegal) return R"({"action":{"do":"surrender"},"text":"","why":"","chances":[-5,2000]})";
    const std::unique_ptr<Match> match = match_in(question.at("record"));
    if (match == nullptr) return "";
    match->go_to(match->size());
    Rng rng(question.at("seed").get<std::uint64_t>());
    const Json actions = match->actions();
    if (reply_kind == Reply::real || actions.empty()) {
        question["level"] = 1;
        return serve(write_json(question));
    }
    const Json action = actions.at(rng.below(static_cast<std::uint32_t>(actions.size())));
    return write_json(
        Json{{"action", action}, {"text", ""}, {"why", "It is one."}, {"chances", Json::array({500, 500})}});
}

// --- Pointer targets

// The centre of a test id, scrolled into view if possible.
std::optional<ImVec2> aim(const std::string& name) {
    const float height = page::outside().around.height;
    for (int tries = 0; tries < 2; ++tries) {
        const auto all = page::marks();
        const auto found = all.find(name);
        if (found == all.end()) return std::nullopt;
        const ImVec2 at = found->second.centre();
        if (at.y > 0 && at.y < height) return at;
        page::wheel(ImVec2{at.x, height - 40}, at.y - height / 2);
    }
    return std::nullopt;
}

// --- Single events

std::string there_and_back() {
    page::act("uncover");  // a covered table does not show its position
    const Json start = page::app();
    if (start.at("screen") != "table" || start.contains("lesson")) return "";
    const int cursor = start.at("cursor").get<int>();
    const std::string record = app().record();
    const bool by_undo = cursor < 40;
    if (by_undo)
        for (int i = 0; i < cursor; ++i) page::act("undo");
    else
        page::go_to(0);
    if (app().record() != record) return "undo changes the game";
    const int first = page::app().at("cursor").get<int>();
    if (!by_undo && first != 0) return "the start cannot be reached";
    if (by_undo)
        for (int i = 0; i < cursor && page::app().at("cursor") < cursor; ++i) page::act("redo");
    page::go_to(cursor);
    page::act("uncover");
    const Json now = page::app();
    if (now.at("cursor") != cursor || now.at("size") != start.at("size")) return "redo does not lead back";
    if (app().record() != record) return "undo and redo change the game";
    if (now.at("position") != start.at("position")) return "redo leads to another position";
    return "";
}

std::string open_page(const std::vector<std::string>& words, std::string_view line) {
    page::Outside world = page::desktop(std::stof(words.at(1)), std::stof(words.at(2)));
    world.around.coarse = words.at(3) == "fingers";
    world.around.scale = world.around.coarse ? 2 : 1;
    world.around.embedded = words.at(4) == "embed";
    if (words.at(1) == "844") world.around.safe = {0, 47, 21, 47};
    if (words.at(5) == "away") world.code = platform::LoadState::away;
    world.seed = std::stoull(words.at(6));
    world.engine = engine_reply;
    reply_kind = Reply::quick;
    page::open(rest_of(line, 7), world);
    return "";
}

void long_press(ImVec2 at) {
    page::finger(1, "down", at);
    page::wait(700);
    page::finger(1, "up", at);
    page::settle();
}

void point(const std::string& how, ImVec2 at, const std::vector<std::string>& words, std::size_t from) {
    const auto value = [&](std::size_t i) { return std::stof(words.at(from + i)); };
    if (how == "choose") page::choose(at);
    if (how == "hover") page::hover(at);
    if (how == "hold") long_press(at);
    if (how == "wheel") page::wheel(at, value(0));
    if (how == "zoom") page::wheel(at, value(0), true);
    if (how == "drag")
        page::outside().around.coarse ? page::swipe(at, {value(0), value(1)}) : page::drag(at, {value(0), value(1)});
    if (how == "pinch") page::pinch(at, value(0), {value(1), value(2)});
    if (how == "lost") {  // cancelled by the system
        page::finger(1, "down", at);
        page::finger(1, "gone", at);
        page::settle();
    }
}

void change_surroundings(const std::string& what, const std::vector<std::string>& words) {
    page::Outside& world = page::outside();
    const std::string how = words.size() > 1 ? words[1] : "";
    if (what == "storage") world.refuses_storage = how == "refused";
    if (what == "clipboard") world.refuses_clipboard = how == "refused";
    if (what == "sharing") world.can_share = how == "there";
    if (what == "lessons")
        world.lessons = how == "lost"     ? [](std::string_view) { return std::string(); }
                        : how == "broken" ? [](std::string_view) { return std::string(R"({"lessons":1,"list":[)"); }
                                          : std::function<std::string(std::string_view)>(headless::lessons_on_disk);
    if (what == "code") headless::code_arrived(how == "came");
    if (what == "size") page::resize(std::stof(words.at(1)), std::stof(words.at(2)));
    if (what == "around")
        page::change([&](platform::Surroundings& around) {
            if (how == "dark") around.dark = !around.dark;
            if (how == "motion") around.reduced_motion = !around.reduced_motion;
            if (how == "fingers") around.coarse = !around.coarse;
            if (how == "sharper") around.scale = around.scale == 1 ? 1.5f : around.scale == 1.5f ? 3.0f : 1.0f;
        });
    if (what == "graphics") {
        platform::on_context_lost();
        page::settle();
        platform::on_context_restored();
    }
    if (what == "away") platform::on_blur();
    if (what == "unseen") {
        platform::on_visible(false);
        page::settle();
        platform::on_visible(true);
    }
}

void computer_answers(const std::string& how) {
    constexpr std::array<std::string_view, 5> names{"quick", "real", "dead", "words", "illegal"};
    reply_kind = static_cast<Reply>(std::ranges::find(names, how) - names.begin());
    headless::deliver();
}

// --- Choosing the next event

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
std::string a_mark(Rng& rng) {
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
    const std::unique_ptr<Match> match = match_in(page::record());
    if (match == nullptr) return "key Enter";
    match->go_to(state.at("cursor").get<std::size_t>());
    const Json actions = match->actions();
    if (actions.empty()) return "act hint";
    const std::size_t at = match->cursor();
    if (!match->play(actions.at(rng.below(static_cast<std::uint32_t>(actions.size()))))) return "key Enter";
    return "play " + match->text(at);
}

std::string random_answer(Rng& rng) {
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

std::string random_visit(Rng& rng) {
    constexpr std::array<const char*, 5> games{"crosshairs", "crossfire-hex", "aerial-war", "dogfight",
                                               "crossfire-squads"};
    switch (rng.below(8)) {
        case 0: return "visit #1d.broken";
        case 1: return "visit " + lesson(one_of(games, rng), rng);
        case 2: return "visit " + one_of(links(one_of(games, rng)), rng);
        case 3: return "paste " + one_of(links(one_of(games, rng)), rng);
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
           (rng.below(5) == 0 ? " away " : " here ") + std::to_string(rng.below(1000)) + " " + any_address(game, rng);
}

std::string next_event(Rng& rng) {
    if (headless::engine_is_asked() && rng.below(2) == 0) return an_answer(rng);
    const bool coming = std::ranges::any_of(page::outside().fetched,
                                            [](const auto& one) { return one.second == platform::LoadState::coming; });
    if (coming && rng.below(3) == 0) return rng.below(4) == 0 ? "code failed" : "code came";
    const std::uint32_t kind_of_event = rng.below(200);
    if (kind_of_event < 100) {
        const std::string name = random_test_id(rng);
        if (name.empty()) return "wait 100";
        switch (rng.below(16)) {
            case 0: return "drag " + name + " " + random_offset(rng);
            case 1: return "hover " + name;
            case 2: return "hold " + name;
            default: return "choose " + name;
        }
    }
    if (kind_of_event < 125) return random_gesture(rng);
    if (kind_of_event < 150) return std::string("key ") + one_of(keys, rng);
    if (kind_of_event < 176) return random_move(rng);
    if (kind_of_event < 182) return std::string("act ") + one_of(commands, rng);
    if (kind_of_event < 184) return "go " + std::to_string(rng.below(60));
    if (kind_of_event < 187) return random_visit(rng);
    if (kind_of_event < 189) return random_size(rng);
    if (kind_of_event < 193) return one_of(changes, rng);
    if (kind_of_event < 194) return "around fingers";
    if (kind_of_event < 196) return "wait " + std::to_string(rng.below(3000));
    if (kind_of_event < 198) return "there and back";
    return "picture";
}

std::string happen(std::string_view line) {
    const std::vector<std::string> words = split_words(line);
    const std::string& what = words.at(0);
    constexpr std::array<std::string_view, 4> at_marks{"choose", "hover", "hold", "drag"};
    if (what == "open") return open_page(words, line);
    if (what == "there") return undo_and_redo();
    if (what == "at") point(words.at(1), {std::stof(words.at(2)), std::stof(words.at(3))}, words, 4);
    if (std::ranges::find(at_marks, what) != at_marks.end()) {
        const std::size_t numbers = what == "drag" ? 2 : 0;  // test ids may contain spaces
        std::string name = rest_of(line, 1);
        for (std::size_t i = 0; i < numbers; ++i) name.resize(name.rfind(' '));
        if (const auto at = bring_into_view(name)) point(what, *at, words, words.size() - numbers);
    }
    if (what == "key") page::press(rest_of(line, 1));
    if (what == "play") (void)page::play(rest_of(line, 1));
    if (what == "paste") (void)page::paste(rest_of(line, 1));
    if (what == "act") page::act(words.at(1), rest_of(line, 2));
    if (what == "go") page::go_to(std::stoi(words.at(1)));
    if (what == "visit") headless::visit(rest_of(line, 1));
    if (what == "back") headless::go_back();
    if (what == "forward") headless::go_forward();
    if (what == "reload") page::reload();
    if (what == "wait") page::wait(std::stod(words.at(1)));
    if (what == "answer") computer_answers(words.at(1));
    if (what == "picture") (void)picture_of("", 200, 160, 1);
    change_surroundings(what, words);
    page::settle();
    return "";
}

}  // namespace sightlines::monkey
