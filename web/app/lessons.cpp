#include "app/lessons.h"

#include <algorithm>
#include <map>

#include "platform.h"

namespace sightlines::lessons {
namespace {

struct Entry {
    LoadState state = LoadState::away;
    std::shared_ptr<const LessonBook> book;
};

std::map<std::string, Entry, std::less<>>& entries() {
    static std::map<std::string, Entry, std::less<>> all;
    return all;
}

constexpr std::string_view word = "lesson=";
constexpr std::size_t longest_name = 40;

bool is_name(std::string_view text) {
    return text.size() <= longest_name && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
           });
}

std::string key_of(std::string_view game) { return "lessons." + std::string(game); }

// The ids of the completed lessons, with a comma before and after each.
std::string done_in(std::string_view game) { return platform::stored(key_of(game)); }

}  // namespace

LoadState load_state(std::string_view game) {
    const auto found = entries().find(game);
    return found == entries().end() ? LoadState::away : found->second.state;
}

void fetch(std::string_view game) {
    Entry& entry = entries()[std::string(game)];
    if (entry.state == LoadState::coming || entry.state == LoadState::here) return;
    entry.state = LoadState::coming;
    platform::fetch_book("lessons", game);
}

void loaded(std::string_view game, std::shared_ptr<const LessonBook> book) {
    const auto found = entries().find(game);
    if (found == entries().end() || found->second.state != LoadState::coming) return;
    Entry& entry = found->second;
    entry.book = std::move(book);
    entry.state = entry.book ? LoadState::here : LoadState::failed;
}

std::shared_ptr<const LessonBook> book(std::string_view game) {
    const auto found = entries().find(game);
    return found == entries().end() ? nullptr : found->second.book;
}

void unload_all() { entries().clear(); }

bool is_done(std::string_view game, std::string_view id) {
    return done_in(game).find("," + std::string(id) + ",") != std::string::npos;
}

void mark_done(std::string_view game, std::string_view id) {
    if (is_done(game, id)) return;
    const std::string done = done_in(game);
    platform::store(key_of(game), (done.empty() ? "," : done) + std::string(id) + ",");
}

std::optional<LessonLink> parse_link(std::string_view text) {
    const std::size_t sharp = text.find('#');
    if (sharp == std::string_view::npos) return std::nullopt;
    text.remove_prefix(sharp + 1);
    if (!text.starts_with(word)) return std::nullopt;
    text.remove_prefix(word.size());
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::string_view game = text.substr(0, slash);
    const std::string_view id = text.substr(std::min(slash + 1, text.size()));
    if (!is_name(game) || !is_name(id)) return LessonLink{};
    return LessonLink{std::string(game), std::string(id)};
}

std::string fragment(std::string_view game, std::string_view id) {
    return "#" + std::string(word) + std::string(game) + (id.empty() ? "" : "/" + std::string(id));
}

}  // namespace sightlines::lessons
