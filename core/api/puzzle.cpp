#include "api/puzzle.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "api/reply.h"
#include "json/reader.h"

namespace sightlines {
namespace {

constexpr JsonLimits puzzle_file_limits{.depth = 20, .string_bytes = 2'000};
constexpr int puzzles_version = 1;
constexpr std::size_t puzzles_of_a_game = 200;
constexpr std::size_t answers_of_a_puzzle = 3;
constexpr std::size_t lists_of_days = 50;

std::string words_of(const Reader& at, std::size_t most) {
    const std::string_view text = at.text();
    if (text.empty() || text.size() > most) at.fail("expected 1 to " + std::to_string(most) + " bytes");
    return std::string(text);
}

std::string puzzle_id(const Reader& at) {
    const std::string text = words_of(at, 40);
    const auto plain = [](char c) { return ('a' <= c && c <= 'z') || ('0' <= c && c <= '9') || c == '-'; };
    if (!std::all_of(text.begin(), text.end(), plain)) at.fail("expected small letters, digits and hyphens");
    return text;
}

JsonValue object(const Reader& at) {
    if (!at.is_object()) at.fail("expected an object");
    return at.json();
}

Puzzle read_puzzle(const Reader& at) {
    at.only({"id", "title", "level", "record", "answer", "hint", "why"});
    Puzzle puzzle;
    puzzle.id = puzzle_id(at.member("id"));
    puzzle.title = words_of(at.member("title"), 60);
    puzzle.level = at.member("level").integer(1, puzzle_levels);
    const Reader record = at.member("record");
    puzzle.record = record.is_object() ? record.json() : Json(words_of(record, 2'000));
    const Reader answer = at.member("answer");
    const std::size_t size = answer.size(answers_of_a_puzzle);
    if (size == 0) answer.fail("expected at least one action");
    for (std::size_t i = 0; i < size && !at.fault(); ++i) puzzle.answer.push_back(object(answer.item(i)));
    puzzle.hint = words_of(at.member("hint"), 200);
    puzzle.why = words_of(at.member("why"), 400);
    return puzzle;
}

// Into a list of the book.
void read_list(const Reader& at, const PuzzleBook& book, std::vector<Puzzle>& list) {
    const std::size_t size = at.size(puzzles_of_a_game);
    for (std::size_t i = 0; i < size && !at.fault(); ++i) {
        Puzzle puzzle = read_puzzle(at.item(i));
        if (book.find(puzzle.id) != nullptr) at.item(i).member("id").fail("another puzzle has this id");
        list.push_back(std::move(puzzle));
    }
}

PuzzleDays read_days(const Reader& at) {
    at.only({"from", "ids"});
    PuzzleDays days{.from = at.member("from").integer(0, 99'999), .ids = {}};
    const Reader ids = at.member("ids");
    const std::size_t size = ids.size(puzzles_of_a_game);
    if (size == 0) ids.fail("expected at least one puzzle");
    for (std::size_t i = 0; i < size && !at.fault(); ++i) days.ids.push_back(puzzle_id(ids.item(i)));
    return days;
}

// Units that shoot together do so in any order.
Json in_any_order(Json action) {
    if (const auto units = action.find("units"); units != action.end() && units->is_array())
        std::sort(units->begin(), units->end());
    return action;
}

bool play_all_but(Match& match, const std::vector<JsonValue>& actions, std::size_t left_out) {
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (i != left_out && !match.play(*actions[i])) return false;
    }
    return true;
}

}  // namespace

Result<PuzzleBook> read_puzzles(std::string_view file) {
    const Result<Json> document = parse_json(file, puzzle_file_limits);
    if (!document) return document.error();
    Fault fault;
    const Reader at(*document, "", fault);
    if (at.has("puzzles") && at.json()["puzzles"] != Json(puzzles_version))
        return format_error("These puzzles are of another version of this page: reload it.");
    at.only({"puzzles", "game", "days", "list", "past"});
    (void)at.member("puzzles").integer(puzzles_version, puzzles_version);
    PuzzleBook book;
    book.game = at.member("game").text();
    const std::size_t lists = at.has("days") ? at.member("days").size(lists_of_days) : 0;
    for (std::size_t i = 0; i < lists && !fault; ++i) book.days.push_back(read_days(at.member("days").item(i)));
    read_list(at.member("list"), book, book.puzzles);
    if (at.has("past")) read_list(at.member("past"), book, book.past);
    if (fault) return fault.error();
    return book;
}

const Puzzle* PuzzleBook::find(std::string_view id) const {
    for (const auto* list : {&puzzles, &past}) {
        const auto found = std::find_if(list->begin(), list->end(), [&](const Puzzle& each) { return each.id == id; });
        if (found != list->end()) return &*found;
    }
    return nullptr;
}

Json puzzle_json(const Puzzle& puzzle) {
    Json answer = Json::array();
    for (const Json& action : puzzle.answer) answer.push_back(action);
    return {{"id", puzzle.id},          {"title", puzzle.title},       {"level", puzzle.level},
            {"record", *puzzle.record}, {"answer", std::move(answer)}, {"hint", puzzle.hint},
            {"why", puzzle.why}};
}

Result<std::unique_ptr<Match>> open_puzzle(const Puzzle& puzzle) {
    const Json& record = puzzle.record;
    auto opened = record.is_string() ? open_link(record.get_ref<const std::string&>()) : open_match(record);
    if (!opened) return opened;
    Match& match = **opened;
    if (match.status().to_act < Side::first) return format_error("Nobody is to act in this puzzle.");
    const std::size_t ply = match.size();
    for (const Json& action : puzzle.answer) {
        if (const Result<> played = match.play(action); !played) return played.error();
        match.go_to(ply);
        match.forget_rest();
    }
    return opened;
}

std::size_t answered_by(const Puzzle& puzzle, const Match& match) {
    const auto opened = open_puzzle(puzzle);
    if (!opened) return 0;
    Match& copy = **opened;
    const std::size_t first = copy.size();
    std::vector<JsonValue> played, reached;
    for (std::size_t ply = first; ply < match.cursor(); ++ply) {
        played.emplace_back(match.action(ply));
        if (!copy.play(*played.back())) return 0;
        reached.emplace_back(copy.position());
    }
    for (const Json& answer : puzzle.answer) {
        copy.go_to(first);
        if (!copy.play(answer)) continue;
        const Json told = in_any_order(copy.action(first)), position = copy.position();
        for (std::size_t i = 0; i < played.size(); ++i) {
            const bool is_answer = in_any_order(*played[i]) == told;
            if ((is_answer && i == 0) || *reached[i] == position) return i + 1;
            if (is_answer && play_all_but(copy, played, i) && copy.position() == *reached.back()) return played.size();
        }
    }
    return 0;
}

}  // namespace sightlines
