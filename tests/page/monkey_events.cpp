// Performs the monkey's events.
#include "page/monkey_events.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <vector>

#include "api/games.h"
#include "api/serve.h"
#include "main.h"
#include "page/driver.h"
#include "platform/events.h"

namespace sightlines::monkey {
namespace {

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
std::optional<ImVec2> find_target(const std::string& name) {
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

std::string undo_and_redo_all() {
    page::act("uncover");  // a covered table does not show its position
    const Json start = page::app();
    if (start.at("screen") != "table" || start.contains("lesson") || start.contains("puzzle")) return "";
    const int cursor = start.at("cursor").get<int>();
    const std::string record = app().record();
    page::wait(5000);
    if (app().record() != record) return "";  // the computer, which rolls its own dice, is at it
    // At the end only: redo goes to a person's next decision, and dice may follow where the game ends now.
    const bool by_undo = cursor < 40 && cursor == start.at("size");
    if (by_undo)
        for (int i = 0; i < cursor; ++i) page::act("undo");
    else
        page::go_to(0);
    if (app().record() != record) return "undo changes the game";
    const int first = page::app().at("cursor").get<int>();
    if (!by_undo && first != 0) return "the start cannot be reached";
    // A study that is read goes forward along the main line, whatever was tried on the board.
    const bool reads = start.at("reads").get<bool>();
    if (reads) return "";
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

void use_pointer(const std::string& how, ImVec2 at, const std::vector<std::string>& words, std::size_t from) {
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

void deliver_reply(const std::string& how) {
    constexpr std::array<std::string_view, 5> names{"quick", "real", "dead", "words", "illegal"};
    reply_kind = static_cast<Reply>(std::ranges::find(names, how) - names.begin());
    headless::deliver();
}

}  // namespace

std::string perform_event(std::string_view line) {
    const std::vector<std::string> words = split_words(line);
    const std::string& what = words.at(0);
    constexpr std::array<std::string_view, 4> at_marks{"choose", "hover", "hold", "drag"};
    if (what == "open") return open_page(words, line);
    if (what == "there") return undo_and_redo_all();
    if (what == "at") use_pointer(words.at(1), {std::stof(words.at(2)), std::stof(words.at(3))}, words, 4);
    if (std::ranges::find(at_marks, what) != at_marks.end()) {
        const std::size_t numbers = what == "drag" ? 2 : 0;  // test ids may contain spaces
        std::string name = rest_of(line, 1);
        for (std::size_t i = 0; i < numbers; ++i) name.resize(name.rfind(' '));
        if (const auto at = find_target(name)) use_pointer(what, *at, words, words.size() - numbers);
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
    if (what == "answer") deliver_reply(words.at(1));
    if (what == "picture") (void)picture_of("", 200, 160, 1);
    change_surroundings(what, words);
    page::settle();
    return "";
}

}  // namespace sightlines::monkey
