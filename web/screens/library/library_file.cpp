#include "screens/library/library_file.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "api/compare_records.h"
#include "api/games.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "app/fault_words.h"
#include "platform.h"
#include "screens/saved_game_entries.h"
#include "session/player_names.h"
#include "session/seats.h"

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
    if (const std::string why = text_of(entry, "refused"); !why.empty()) return format_error(why);  // shell/files.js
    if (entry.contains("game")) return read_link(write_json(entry));
    const auto record = entry.find("record");
    return record != entry.end() ? read_link(write_json(*record)) : read_text(text_of(entry, "link"));
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= 20 && std::all_of(text.begin(), text.end(), [](char c) {
        return ('0' <= c && c <= '9') || ('a' <= c && c <= 'z') || c == '-';
    });
}

// Drops the id of its match from a game by link, because another game here has it.
std::string unnamed(const std::string& link) {
    Result<Json> record = read_link(link);
    if (!record || record->erase("match") == 0) return link;
    const Result<std::string> written = write_link(*record);
    return written ? *written : link;
}

using Relation = RecordComparison::Relation;

// A game that arrives to the one here of the same id, which two games may have by chance, if it is no match's.
Relation relation(const SavedGame& here, const SavedGame& arrives) {
    const Result<Json> ours = read_link(here.link), theirs = read_link(arrives.link);
    if (!ours || !theirs) return Relation::different;
    const auto names = [](const Json& record) { return record.value("players", Json()); };
    const bool other = !ours->contains("match") && names(*ours) != names(*theirs);
    return other ? Relation::different : compare_records(*ours, *theirs).relation;
}

// What arrives goes on where the game here ends. Who plays it here, and its name, are known better here.
SavedGame continued(const SavedGame& here, SavedGame arrives) {
    if (!here.title.empty()) arrives.title = here.title;
    arrives.seats = here.seats;
    arrives.when_ms = std::max(here.when_ms, arrives.when_ms);
    arrives.sent = std::max(here.sent, arrives.sent);
    return arrives;
}

bool looks_like_json(std::string_view file) {
    const std::size_t begin = file.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos || file[begin] == '{' || file[begin] == '[';
}

// A game for each line, as the program answers; lines without one are left out. Nothing: these are no such lines.
std::vector<JsonValue> games_of_lines(std::string_view file) {
    std::vector<JsonValue> games;
    while (!file.empty()) {
        const std::string_view line = file.substr(0, file.find('\n'));
        file.remove_prefix(std::min(line.size() + 1, file.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const Result<Json> value = parse_json(line, limits);
        if (!value || !value->is_object()) return {};
        if (value->contains("game") || value->contains("record") || value->contains("link")) games.emplace_back(*value);
    }
    return games;
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
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (file.size() > limits.bytes) return sentence("This file is too large to be read.");
    if (file.starts_with(byte_order_mark)) file.remove_prefix(byte_order_mark.size());
    LibraryReader reader;
    const Result<Json> all = parse_json(file, limits);
    if (all && all->is_object() && all->contains("sightlines")) {
        if (text_of(*all, "sightlines") != "library") return sentence("This file is not a library of Sightlines.");
        if (number_of(*all, "version") > version)
            return sentence(
                "This file was made by a newer version of Sightlines: reload the page, then import it again.");
        const auto games = all->find("games");
        if (games == all->end() || !games->is_array()) return sentence("There are no games in this file.");
        for (const Json& entry : *games) reader.entries_.emplace_back(entry);
    } else if (all && all->is_array()) {
        for (const Json& entry : *all) reader.entries_.emplace_back(entry);
    } else if (all) {
        reader.entries_.emplace_back(*all);
    } else if (reader.entries_ = games_of_lines(file); reader.entries_.empty()) {
        if (looks_like_json(file)) return sentence("This file is cut off or damaged.");
        reader.entries_.emplace_back(Json{{"link", std::string(file)}});
    }
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

Additions additions(std::span<const SavedGame> arrived, std::span<const LibraryGame> known) {
    std::map<std::string, SavedGame, std::less<>> by_id;
    std::map<std::string, std::string, std::less<>> id_of_link;
    const auto remember = [&](const SavedGame& game) {
        by_id.insert_or_assign(game.id, game);
        id_of_link.insert_or_assign(renewed(game.link), game.id);
    };
    for (const LibraryGame& game : known)
        if (!game.sample) remember(game.saved);
    Additions all;
    const auto put = [&](const SavedGame& game) {
        remember(game);
        std::erase_if(all.games, [&](const SavedGame& earlier) { return earlier.id == game.id; });
        all.games.push_back(game);
    };
    std::size_t count = 0;
    const std::string base = new_game_id();
    for (SavedGame game : arrived) {
        if (const auto same = id_of_link.find(game.link); same != id_of_link.end()) {
            SavedGame here = by_id.find(same->second)->second;
            if (!here.title.empty() || game.title.empty()) continue;
            here.title = game.title;
            put(here);
            continue;
        }
        const auto here = by_id.find(game.id);
        const bool taken = game.id.empty() || here != by_id.end();
        if (here != by_id.end()) {
            const Relation how = relation(here->second, game);
            if (how == Relation::same || how == Relation::shorter) continue;
            if (how == Relation::longer) {
                ++all.longer;
                put(continued(here->second, std::move(game)));
                continue;
            }
        }
        if (taken) {
            do {
                game.id = base + "-" + std::to_string(++count);
            } while (by_id.contains(game.id));
            game.link = unnamed(game.link);
            for (char& seat : game.seats)
                if (seat == seats::elsewhere) seat = seats::here;
        }
        if (id_of_link.contains(game.link)) continue;
        ++all.fresh;
        put(game);
    }
    return all;
}

}  // namespace sightlines
