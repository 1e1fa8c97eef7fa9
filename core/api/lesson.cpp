#include "api/lesson.h"

#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "json/reader.h"

namespace sightlines {
namespace {

constexpr JsonLimits file_limits{.depth = 20, .string_bytes = 2'000};
constexpr int lessons_version = 1;
constexpr std::size_t lessons_of_a_game = 100;
constexpr std::size_t actions_of_a_lesson = 500;
constexpr int tries_of_a_lesson = 50;
constexpr int hardest_level = 3;

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::string sentence(const Reader& at, std::size_t most) {
    const std::string_view text = at.text();
    const auto control = [](char byte) { return '\0' <= byte && byte < ' '; };
    if (text.empty() || characters(text) > most || std::any_of(text.begin(), text.end(), control))
        at.fail("expected 1 to " + std::to_string(most) + " characters on one line");
    return std::string(text);
}

std::string sentence_or_none(const Reader& at, std::string_view key, std::size_t most) {
    return at.has(key) ? sentence(at.member(key), most) : std::string();
}

std::string id(const Reader& at) {
    const std::string text = sentence(at, 40);
    const auto plain = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-'; };
    if (!std::all_of(text.begin(), text.end(), plain)) at.fail("expected small letters, digits and hyphens");
    return text;
}

// A list of `least` to `most` items, each read by `item`.
template <class Item>
auto list(const Reader& at, std::size_t least, std::size_t most, Item item) {
    std::vector<decltype(item(at))> items;
    const std::size_t size = at.size();
    if (size < least || size > most)
        at.fail("expected a list of " + std::to_string(least) + " to " + std::to_string(most));
    for (std::size_t i = 0; i < size && !at.fault(); ++i) items.push_back(item(at.item(i)));
    return items;
}

std::vector<std::string> sentences(const Reader& at, std::size_t most_items, std::size_t most_characters) {
    return list(at, 1, most_items, [&](const Reader& item) { return sentence(item, most_characters); });
}

JsonValue pattern(const Reader& at) {
    if (!at.is_object() || at.json().empty()) at.fail("expected an object with at least one key");
    return at.json();
}

std::vector<JsonValue> patterns(const Reader& at) {
    if (at.is_array()) return list(at, 1, actions_of_a_lesson, pattern);
    return {pattern(at)};
}

std::vector<JsonValue> patterns_or_none(const Reader& at, std::string_view key) {
    return at.has(key) ? patterns(at.member(key)) : std::vector<JsonValue>{};
}

Lesson::Wrong wrong(const Reader& at) {
    at.only({"played", "say"});
    return {pattern(at.member("played")), sentence(at.member("say"), 400)};
}

Side player(const Reader& at) { return player_side(at.integer(0, static_cast<int>(most_players) - 1)); }

std::vector<Side> players(const Reader& lesson) {
    if (!lesson.has("player")) return {Side::first};
    const Reader at = lesson.member("player");
    if (at.is_array()) return list(at, 1, most_players, player);
    return {player(at)};
}

void read_goal(const Reader& at, Lesson& lesson) {
    at.only({"played", "position", "result"});
    lesson.played = patterns_or_none(at, "played");
    lesson.position = patterns_or_none(at, "position");
    lesson.result = patterns_or_none(at, "result");
    if (lesson.played.empty() && lesson.position.empty() && lesson.result.empty())
        at.fail("expected at least one of: played, position, result");
}

JsonValue action(const Reader& at, const Match& match) {
    if (const Result<> shape = match.check_shape(at.json()); !shape) at.fail(shape.error().message);
    return at.json();
}

std::vector<JsonValue> actions(const Reader& at, const Match& match) {
    return list(at, 1, actions_of_a_lesson, [&match](const Reader& item) { return action(item, match); });
}

// One action, or several of which the first that is legal will be played.
std::vector<std::vector<JsonValue>> replies(const Reader& at, const Match& match) {
    return list(at, 0, actions_of_a_lesson, [&match](const Reader& item) {
        return item.is_array() ? actions(item, match) : std::vector<JsonValue>{action(item, match)};
    });
}

void open_record(const Reader& at, std::string_view game, Lesson& lesson) {
    lesson.record = at.json();
    if (at.member("game").text() != game) at.fail("it is of another game");
    if (at.fault()) return;
    const Result<std::unique_ptr<Match>> opened = open_match(lesson.record);
    if (!opened) {
        const Error& error = opened.error();
        return at.fail((error.action ? "move " + std::to_string(*error.action) + ": " : "") + error.message);
    }
    const Match& match = **opened;
    lesson.first = match.size();
    if (std::find(lesson.players.begin(), lesson.players.end(), match.status().to_act) == lesson.players.end())
        at.fail("it does not end with a turn of the reader");
}

void read_play(const Reader& at, Lesson& lesson) {
    read_goal(at.member("done"), lesson);
    lesson.allow = patterns_or_none(at, "allow");
    lesson.instead = sentence_or_none(at, "instead", 400);
    if (lesson.allow.empty() != lesson.instead.empty()) at.fail("\"allow\" and \"instead\" need each other");
    if (at.has("wrong")) lesson.wrong = list(at.member("wrong"), 1, 50, wrong);
    if (at.has("right")) lesson.right = list(at.member("right"), 1, 50, wrong);
    lesson.tries = at.has("tries") ? static_cast<std::size_t>(at.member("tries").integer(1, tries_of_a_lesson)) : 0;
    if (at.fault()) return;
    const std::unique_ptr<Match> match = open_lesson(lesson);
    if (at.has("replies")) lesson.replies = replies(at.member("replies"), *match);
    lesson.solution = actions(at.member("solution"), *match);
}

Lesson read_lesson(const Reader& at, std::string_view game) {
    at.only({"id", "title", "level", "rules", "text", "goal", "record", "player", "done", "allow", "wrong", "right",
             "instead", "tries", "hints", "replies", "praise", "solution"});
    Lesson lesson;
    lesson.id = id(at.member("id"));
    lesson.title = sentence(at.member("title"), 60);
    if (at.has("level")) lesson.level = at.member("level").integer(1, hardest_level);
    if (at.has("rules")) lesson.rules = sentences(at.member("rules"), 20, 40);
    lesson.text = sentences(at.member("text"), 4, 400);
    lesson.goal = sentence(at.member("goal"), 160);
    lesson.hints = sentences(at.member("hints"), 4, 200);
    lesson.praise = sentence_or_none(at, "praise", 200);
    lesson.players = players(at);
    open_record(at.member("record"), game, lesson);
    if (!at.fault()) read_play(at, lesson);
    return lesson;
}

}  // namespace

Result<LessonBook> read_lessons(std::string_view file) {
    const Result<Json> document = parse_json(file, file_limits);
    if (!document) return document.error();
    Fault fault;
    const Reader at(*document, "", fault);
    at.only({"lessons", "game", "list"});
    (void)at.member("lessons").integer(lessons_version, lessons_version);
    LessonBook book;
    book.game = at.member("game").text();
    if (fault) return fault.error();
    book.lessons = list(at.member("list"), 1, lessons_of_a_game,
                        [&book](const Reader& item) { return read_lesson(item, book.game); });
    for (std::size_t i = 0; i < book.lessons.size(); ++i) {
        const auto end = book.lessons.begin() + static_cast<std::ptrdiff_t>(i);
        const auto same = [end](const Lesson& earlier) { return earlier.id == end->id; };
        if (std::any_of(book.lessons.begin(), end, same))
            at.member("list").item(i).member("id").fail("another lesson has this id");
    }
    if (fault) return fault.error();
    return book;
}

std::unique_ptr<Match> open_lesson(const Lesson& lesson) {
    Result<std::unique_ptr<Match>> opened = open_match(lesson.record);
    assert(opened);
    return std::move(*opened);
}

}  // namespace sightlines
