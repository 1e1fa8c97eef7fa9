#include "screens/library/library_file.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "api/games.h"
#include "api/link/forms.h"
#include "app/fault_words.h"
#include "app/saved_game_entries.h"
#include "platform.h"
#include "screens/by_link/player_names.h"
#include "screens/table/seats.h"

namespace sightlines {
namespace {

// A thousand games of the longest links.
constexpr JsonLimits limits{.bytes = 33'554'432, .string_bytes = longest_link, .note_bytes = longest_link};
constexpr int version = 1;
constexpr const char* unchanged = " Your games are as they were.";

Error sentence(std::string_view text) { return {"library", "", std::string(text) + unchanged}; }

std::string text_of(const Json& entry, const char* key) {
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

double number_of(const Json& entry, const char* key) {
    const auto found = entry.find(key);
    return found != entry.end() && found->is_number() ? found->get<double>() : 0;
}

Result<Json> record_of(const Json& entry) {
    if (!entry.is_object()) return format_error("it is no game");
    const auto record = entry.find("record");
    return read_link(record != entry.end() ? write_json(*record) : text_of(entry, "link"));
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= 20 && std::all_of(text.begin(), text.end(), [](char c) {
        return ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || c == '-';
    });
}

// Without the name of a game by link, which belongs to another one here.
std::string unnamed(const std::string& link) {
    Result<Json> record = read_link(link);
    if (!record || record->erase("match") == 0) return link;
    const Result<std::string> written = write_link(*record);
    return written ? *written : link;
}

}  // namespace

std::string write_library(std::span<const LibraryGame> games) {
    std::string text = R"({"sightlines":"library","version":)" + std::to_string(version) + ",\"games\":[";
    bool first = true;
    for (const LibraryGame& game : games) {
        if (game.sample) continue;
        const SavedGame& saved = game.saved;
        Json entry{{"id", saved.id}};
        if (!saved.title.empty()) entry["title"] = saved.title;
        if (!saved.seats.empty() && saved.seats != "-") entry["seats"] = saved.seats;
        if (saved.when_ms > 0) entry["when"] = static_cast<std::int64_t>(saved.when_ms);
        if (saved.sent != 0) entry["sent"] = saved.sent;
        if (!saved.shown.empty()) entry["shown"] = saved.shown;
        entry["link"] = saved.link;
        text += (first ? "\n" : ",\n") + write_json(entry);
        first = false;
    }
    return text + "\n]}\n";
}

Result<LibraryReader> LibraryReader::open(std::string_view file) {
    if (file.size() > limits.bytes) return sentence("This file is too large to be read.");
    const Result<Json> all = parse_json(file, limits);
    if (!all) return sentence("This file is cut off or damaged.");
    if (!all->is_object() || text_of(*all, "sightlines") != "library")
        return sentence("This file is no library of Sightlines.");
    if (number_of(*all, "version") > version)
        return sentence("This file was made by a newer version of Sightlines: reload the page, then import it again.");
    const auto games = all->find("games");
    if (games == all->end() || !games->is_array()) return sentence("There are no games in this file.");
    LibraryReader reader;
    for (const Json& entry : *games) reader.entries_.emplace_back(entry);
    return reader;
}

bool LibraryReader::step() {
    const Json& entry = entries_[done_];
    const Result<Json> record = record_of(entry);
    const GamePage* page = record              ? page_of_record(*record)
                           : entry.is_object() ? page_of_link(text_of(entry, "link"))
                                               : nullptr;
    if (page != nullptr && !code_is_here(*page)) {
        const platform::LoadState state = platform::deferred(page->game->id);
        if (state == platform::LoadState::away) platform::fetch_deferred(page->game->id);
        if (state != platform::LoadState::failed) return false;
        refuse(std::string(page->game->name) + " could not be loaded.");
    } else {
        judge(entry);
    }
    ++done_;
    return true;
}

void LibraryReader::refuse(std::string reason) {
    if (refused++ == 0) why = std::move(reason);
}

void LibraryReader::judge(const Json& entry) {
    const Result<Json> record = record_of(entry);
    if (!record) return refuse(record.error().message);
    const Result<std::unique_ptr<Match>> opened = open_match(*record);
    if (!opened) return refuse(in_words(opened.error()));
    const Match& match = **opened;
    const Result<std::string> link = write_link(match.record());
    if (!link) return refuse(link.error().message);
    SavedGame game{.id = text_of(entry, "id"), .link = *link};
    if (!is_id(game.id)) game.id.clear();
    game.title = display_name(text_of(entry, "title"), longest_title_shown);
    const std::string who = text_of(entry, "seats");
    const bool seated = who.size() <= static_cast<std::size_t>(match.seats()) &&
                        who.find_first_not_of(seats::letters) == std::string::npos;
    if (seated) game.seats = who;
    game.seats.resize(static_cast<std::size_t>(match.seats()), seats::here);
    game.when_ms = std::clamp(number_of(entry, "when"), 0.0, platform::wall_clock_ms());
    game.sent = static_cast<int>(std::clamp(number_of(entry, "sent"), -1.0, static_cast<double>(match.size())));
    if (read_link(text_of(entry, "shown"))) game.shown = renewed(text_of(entry, "shown"));
    look_at(game, match, *make_view(match));
    games.push_back(std::move(game));
}

std::vector<SavedGame> additions(std::span<const SavedGame> arrived, std::span<const LibraryGame> known) {
    std::set<std::string> ids, links;
    for (const LibraryGame& game : known) {
        if (game.sample) continue;
        ids.insert(game.saved.id);
        links.insert(renewed(game.saved.link));
    }
    std::vector<SavedGame> added;
    std::size_t fresh = 0;
    const std::string base = new_game_id();
    for (SavedGame game : arrived) {
        if (links.contains(game.link)) continue;
        if (game.id.empty() || ids.contains(game.id)) {
            do {
                game.id = base + "-" + std::to_string(++fresh);
            } while (ids.contains(game.id));
            game.link = unnamed(game.link);
            for (char& seat : game.seats)
                if (seat == seats::elsewhere) seat = seats::here;
        }
        if (!links.insert(game.link).second) continue;
        ids.insert(game.id);
        added.push_back(std::move(game));
    }
    return added;
}

}  // namespace sightlines
