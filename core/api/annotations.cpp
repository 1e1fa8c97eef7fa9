#include "api/annotations.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/chapters.h"

namespace sightlines {
namespace {

constexpr bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// U+0000 to U+001F, U+007F, and U+0080 to U+009F, which are two bytes.
bool has_control(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x20 || byte == 0x7F) return true;
        if (byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0) return true;
    }
    return false;
}

std::string characters(std::size_t count) { return std::to_string(count) + " characters"; }

std::string read_text(const Reader& in, std::size_t least, std::size_t most) {
    const std::string_view text = in.text();
    if (least > 0 || !text.empty()) {
        if (has_control(text)) {
            in.fail("control characters are not allowed");
        } else if (!is_text(text, most)) {
            in.fail(text.empty() ? "expected a text" : "expected at most " + characters(most));
        }
    }
    return std::string(text);
}

std::size_t read_ply(const Reader& in, std::size_t least, std::size_t most) {
    return static_cast<std::size_t>(in.integer(static_cast<int>(least), static_cast<int>(most)));
}

constexpr std::string_view none_may_follow = "no comment can follow one that stands at the end";

std::vector<Note> read_notes(const Reader& in, std::size_t first, std::size_t last) {
    std::vector<Note> notes;
    const std::size_t count = in.size();
    for (std::size_t i = 0; i < count && !in.fault(); ++i) {
        const Reader item = in.item(i);
        item.only({"at", "text", "marks"});
        if (!notes.empty() && notes.back().at >= last) item.member("at").fail(none_may_follow);
        Note note;
        note.at = read_ply(item.member("at"), notes.empty() ? first : notes.back().at + 1, last);
        if (item.has("text") || !item.has("marks")) note.text = read_text(item.member("text"), 1, longest_note);
        if (item.has("marks")) {
            const Reader marks = item.member("marks");
            const std::size_t size = marks.size(most_marks);
            if (size == 0) marks.fail("expected at least one mark");
            for (std::size_t mark = 0; mark < size; ++mark)
                note.marks.push_back(read_text(marks.item(mark), 1, longest_name));
        }
        notes.push_back(std::move(note));
    }
    return notes;
}

std::vector<std::string> read_players(const Reader& in, int seats) {
    std::vector<std::string> names;
    const std::size_t count = in.size();
    if (count != static_cast<std::size_t>(seats)) in.fail("expected " + std::to_string(seats) + " names");
    for (std::size_t i = 0; i < count && !in.fault(); ++i) names.push_back(read_text(in.item(i), 0, longest_name));
    return names;
}

std::string read_match(const Reader& in) {
    const std::string_view match = in.text();
    const bool good = match.size() == match_length && std::all_of(match.begin(), match.end(), [](char c) {
                          return ('0' <= c && c <= '9') || ('a' <= c && c <= 'z');
                      });
    if (!good) in.fail("expected " + characters(match_length) + " of 0-9 and a-z");
    return std::string(match);
}

std::vector<Line> read_lines(const Reader& in, std::size_t game) {
    std::vector<Line> lines;
    std::size_t actions = game;
    const std::size_t count = in.size(most_lines);
    for (std::size_t i = 0; i < count && !in.fault(); ++i) {
        const Reader item = in.item(i);
        item.only({"from", "at", "moves", "notes"});
        Line line;
        line.from = read_ply(item.member("from"), 0, lines.size());
        line.at = read_ply(item.member("at"), 0, line.from == 0 ? game : lines[line.from - 1].end());
        const Reader moves = item.member("moves");
        const std::size_t size = moves.size();
        actions += size;
        if (actions > most_moves) moves.fail("a game can hold 20,000 actions, its variations included");
        for (std::size_t move = 0; move < size && !in.fault(); ++move) line.moves.emplace_back(moves.item(move).json());
        if (item.has("notes")) line.notes = read_notes(item.member("notes"), line.at, line.end());
        lines.push_back(std::move(line));
    }
    return lines;
}

Json json_of(const std::vector<Note>& notes) {
    Json list = Json::array();
    for (const Note& note : notes) {
        Json json{{"at", note.at}};
        if (!note.text.empty()) json["text"] = note.text;
        if (!note.marks.empty()) json["marks"] = note.marks;
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace

bool is_text(std::string_view text, std::size_t longest) {
    const auto length =
        static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) { return !continues(byte); }));
    return length >= 1 && length <= longest && !has_control(text);
}

namespace {

// Which lines stay if the game's actions after the first `kept` are forgotten: by their numbers, 0 is the game itself.
std::vector<bool> staying(const std::vector<Line>& lines, std::size_t kept) {
    std::vector<bool> stay{true};
    for (const Line& line : lines) stay.push_back(line.from == 0 ? line.at <= kept : stay[line.from]);
    return stay;
}

}  // namespace

std::size_t Annotations::count_actions(std::size_t kept) const {
    const std::vector<bool> stay = staying(lines, kept);
    std::size_t actions = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) actions += stay[i + 1] ? lines[i].moves.size() : 0;
    return actions;
}

void Annotations::forget_notes_and_lines(std::size_t kept) {
    std::erase_if(notes, [kept](const Note& note) { return note.at > kept; });
    const std::vector<bool> stay = staying(lines, kept);
    std::vector<Line> left;
    std::vector<std::size_t> moved(lines.size() + 1, 0);  // where a line is now; 0: nowhere, but for the game itself
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line& line = lines[i];
        if (!stay[i + 1]) continue;
        line.from = moved[line.from];
        left.push_back(std::move(line));
        moved[i + 1] = left.size();
    }
    lines = std::move(left);
}

Annotations read_annotations(const Reader& record, int seats, std::size_t moves) {
    Annotations read;
    if (record.has("players")) read.players = read_players(record.member("players"), seats);
    if (record.has("match")) read.match = read_match(record.member("match"));
    if (record.has("notes")) read.notes = read_notes(record.member("notes"), 0, moves);
    if (record.has("lines")) read.lines = read_lines(record.member("lines"), moves);
    read_chapters(record, read);
    return read;
}

void write_players_and_match(const Annotations& annotations, Json& record) {
    if (!annotations.players.empty()) record["players"] = annotations.players;
    if (!annotations.match.empty()) record["match"] = annotations.match;
}

void write_annotations(Annotations annotations, std::size_t moves, Json& record) {
    annotations.forget_after(moves);
    write_players_and_match(annotations, record);
    if (!annotations.notes.empty()) record["notes"] = json_of(annotations.notes);
    if (annotations.lines.empty()) return;
    Json& lines = record["lines"] = Json::array();
    for (const Line& line : annotations.lines) {
        Json json{{"from", line.from}, {"at", line.at}, {"moves", Json::array()}};
        for (const JsonValue& move : line.moves) json["moves"].push_back(*move);
        if (!line.notes.empty()) json["notes"] = json_of(line.notes);
        lines.push_back(std::move(json));
    }
}

}  // namespace sightlines
