#include "api/chapters.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <vector>

#include "api/games.h"

namespace sightlines {
namespace {

// What a chapter has of its own, in the order of a record.
constexpr std::array<std::string_view, 7> own_keys{"options", "start", "moves", "players", "notes", "lines", "title"};

Json part_of(const Json& record) {
    Json part = Json::object();
    for (const std::string_view key : own_keys) {
        if (const auto found = record.find(std::string(key)); found != record.end()) part[std::string(key)] = *found;
    }
    return part;
}

std::vector<Json> parts_of(const Json& study) {
    std::vector<Json> parts{part_of(study)};
    if (const auto others = study.find("chapters"); others != study.end())
        for (const Json& each : *others) parts.push_back(part_of(each));
    return parts;
}

Json put_together(const Json& study, const std::vector<Json>& parts) {
    Json record{{"game", study.at("game")}, {"version", 1}};
    for (const std::string_view name : own_keys) {
        const std::string key(name);
        if (key == "notes" && study.contains("match")) record["match"] = study["match"];
        if (parts.front().contains(key)) record[key] = parts.front()[key];
    }
    for (std::size_t which = 1; which < parts.size(); ++which) record["chapters"].push_back(parts[which]);
    if (record.contains("title") || record.contains("chapters")) record["version"] = 2;
    return record;
}

std::size_t actions_in(const Json& part) {
    std::size_t actions = part.contains("moves") ? part["moves"].size() : 0;
    if (part.contains("lines"))
        for (const Json& line : part["lines"]) actions += line.contains("moves") ? line["moves"].size() : 0;
    return actions;
}

constexpr const char* too_many = "A study can hold 64 chapters, and this one is full.";
constexpr const char* bad_title = "A title has at most 60 characters, all on one line.";

}  // namespace

void read_chapters(const Reader& record, Annotations& into) {
    const auto title_in = [](const Reader& part) {
        if (!part.has("title")) return;
        if (!is_text(part.member("title").text(), longest_title)) part.member("title").fail(bad_title);
    };
    title_in(record);
    if (record.has("title")) into.title = std::string(record.member("title").text());
    if (!record.has("chapters")) return;
    const Reader chapters = record.member("chapters");
    const std::size_t count = chapters.size(most_chapters - 1);
    if (count == 0) chapters.fail("expected at least one chapter");
    std::size_t actions = actions_in(record.json());
    for (std::size_t which = 0; which < count && !record.fault(); ++which) {
        const Reader part = chapters.item(which);
        part.only(own_keys);
        title_in(part);
        if (record.fault()) return;
        actions += actions_in(part.json());
        into.chapters.emplace_back(part.json());
    }
    if (actions > most_moves) chapters.fail(record_full.message);
}

Result<> judge_chapters(const Json& study) {
    for (std::size_t which = 1; which < chapters_in(study); ++which) {
        const auto opened = open_match(chapter_record(study, which));
        if (opened) continue;
        Error error = opened.error();
        error.message = "Chapter " + std::to_string(which + 1) + ": " + error.message;
        return error;
    }
    return ok;
}

void write_chapters(const Annotations& annotations, Json& record) {
    std::vector<Json> parts;
    for (const JsonValue& each : annotations.chapters) parts.push_back(*each);
    Json own = part_of(record);
    if (!annotations.title.empty()) own["title"] = annotations.title;
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(annotations.chapter), std::move(own));
    record = put_together(record, parts);
}

std::size_t chapters_in(const Json& study) {
    const auto others = study.find("chapters");
    return 1 + (others != study.end() && others->is_array() ? others->size() : 0);
}

std::string chapter_title(const Json& study, std::size_t which) {
    const Json& part = which == 0 ? study : study.at("chapters").at(which - 1);
    return part.value("title", "");
}

Json chapter_record(const Json& study, std::size_t which) {
    Json part = part_of(which == 0 ? study : study.at("chapters").at(which - 1));
    part.erase("title");
    return put_together(Json{{"game", study.at("game")}}, {std::move(part)});
}

Result<std::unique_ptr<Match>> open_chapter(const Json& study, std::size_t which) {
    auto opened = open_match(chapter_record(study, which));
    if (!opened) return opened;
    Annotations written = (*opened)->annotations();
    written.title = chapter_title(study, which);
    std::vector<Json> parts = parts_of(study);
    for (std::size_t each = 0; each < parts.size(); ++each)
        if (each != which) written.chapters.emplace_back(std::move(parts[each]));
    written.chapter = which;
    (*opened)->annotate(std::move(written));
    return opened;
}

Result<Json> with_chapter(const Json& study, const Json& record, std::string_view title) {
    std::vector<Json> parts = parts_of(study);
    if (parts.size() >= most_chapters) return format_error(too_many);
    parts.push_back(part_of(record));
    return with_title(put_together(study, parts), parts.size() - 1, title);
}

Result<Json> with_title(const Json& study, std::size_t which, std::string_view title) {
    if (!title.empty() && !is_text(title, longest_title)) return format_error(bad_title);
    std::vector<Json> parts = parts_of(study);
    parts[which].erase("title");
    if (!title.empty()) parts[which]["title"] = title;
    return put_together(study, parts);
}

Json without_chapter(const Json& study, std::size_t which) {
    std::vector<Json> parts = parts_of(study);
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(which));
    return put_together(study, parts);
}

}  // namespace sightlines
