#include "page/monkey_laws.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "api/games.h"
#include "api/link/forms.h"
#include "app/saved_games.h"
#include "main.h"
#include "page/driver.h"
#include "platform.h"

namespace sightlines::monkey {
namespace {

using Saved = std::vector<std::pair<std::string, std::string>>;

// Reads storage directly, because the page may be refused access to it.
Saved saved() {
    Saved all;
    const auto found = page::outside().storage.find("games");
    if (found == page::outside().storage.end()) return all;
    std::istringstream lines(found->second);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string id, link;
        words >> id >> link;
        all.emplace_back(id, link);
    }
    return all;
}

// The game as the address is to have it: what was taken back is left out.
std::string up_to(const std::string& record, std::size_t cursor) {
    Json shown = Json::parse(record);
    const auto moves = shown.find("moves");
    if (moves == shown.end() || moves->size() <= cursor) return record;
    const Result<std::unique_ptr<Match>> opened = open_match(shown);
    if (!opened) return record;
    (*opened)->go_to(cursor);
    return write_json((*opened)->record_here());
}

std::string link_of(const std::string& record) {
    const Result<std::string> written = write_link(Json::parse(record));
    return written ? *written : std::string();
}

bool opens(const std::string& link) { return open_link(link).has_value(); }

// The same game, possibly continued.
bool continues(const std::string& record, const std::string& earlier) {
    Json now = Json::parse(record), before = Json::parse(earlier);
    if (!now.is_object() || !before.is_object()) return now == before;
    const Json played = now.value("moves", Json::array()), played_before = before.value("moves", Json::array());
    now.erase("moves"), before.erase("moves");
    return now == before && played.size() >= played_before.size() &&
           std::equal(played_before.begin(), played_before.end(), played.begin());
}

// Whether a game goes on under the name of a match that it was given: its seats may have names then.
bool is_named_version(const std::string& now, const std::string& before) {
    Result<Json> named = read_link(now), plain = read_link(before);
    if (!named || !plain || !named->contains("match")) return false;
    for (const char* key : {"match", "players"}) named->erase(key), plain->erase(key);
    return continues(write_json(*named), write_json(*plain));
}

std::string what_is_lost(const Saved& before, const Saved& now, std::string_view screen_before, bool on_table,
                         const std::string& address) {
    const auto by_id = [&](const std::string& id) {
        return std::ranges::find_if(now, [&](const auto& game) { return game.first == id; });
    };
    int gone = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const auto& [id, link] = before[i];
        const auto still = by_id(id);
        if (still != now.end()) {
            if (still->second != link && on_table && still->second != address)
                return "a saved game became one that is not on the table: " + link + " became " + still->second;
            continue;
        }
        const bool twice = std::ranges::any_of(
            now, [&](const auto& game) { return game.second == link || is_named_version(game.second, link); });
        const bool pushed_out = i + 1 >= most_saved_games && now.size() >= most_saved_games;
        const bool lists_games = screen_before == "home" || screen_before == "library";  // a press takes one away
        if (!twice && !pushed_out && ++gone > (lists_games ? 1 : 0)) return "a saved game is lost: " + link;
    }
    for (const auto& [id, link] : now) {
        if (std::ranges::find(before, std::pair(id, link)) == before.end() && !opens(link))
            return "what was saved does not open: " + link;
    }
    return "";
}

}  // namespace

void Laws::before() {
    screen_ = page::app().at("screen").get<std::string>();
    record_ = app().record();
    link_ = page::link();
    saved_ = saved();
}

std::string Laws::after(std::string_view line) {
    if (!platform::idle()) return "the page does not come to rest";
    const Json app = Json::parse(sightlines::app().state(), nullptr, false);
    if (app.is_discarded()) return "the state is no JSON";
    if (!Json::accept(sightlines::app().text())) return "the page in words is no JSON";
    const std::string screen = app.at("screen").get<std::string>(), link = page::link(),
                      record = sightlines::app().record();
    const bool random_lesson = app.contains("lesson"), puzzle = app.contains("puzzle");
    const bool on_table = screen == "table" && !random_lesson && !puzzle;

    // A refused link stays in the address bar while the page shows the error.
    if (screen == "home" && app.at("notice").is_null() && !link.empty()) return "the home page's address is: " + link;
    if (screen == "table" && random_lesson && !link.starts_with("#lesson=")) return "the lesson's address is " + link;
    if (screen == "table" && puzzle && !link.starts_with("#puzzle=")) return "the puzzle's address is " + link;
    if (on_table && (link != opened_link_ || record != opened_record_)) {
        const bool study = app.at("study").get<bool>();  // its address has all of it
        const std::string shown = study ? record : up_to(record, app.at("cursor").get<std::size_t>());
        const Result<std::string> written = write_link(Json::parse(shown));
        const Result<std::unique_ptr<Match>> opened = open_link(link);
        if (written && !opened) return "the address does not open: " + link;
        if (written && write_json((*opened)->record()) != shown)
            return "the address opens to another game than that on the table: " + link;
        opened_link_ = link, opened_record_ = record;
    }
    if (screen == "table" && app.at("thinking") == true && !headless::engine_is_asked())
        return "the page waits for a computer that was not asked";

    const page::Outside& world = page::outside();
    const Saved now = saved();
    if (world.around.embedded && !now.empty()) return "a guest keeps something";
    if (now != saved_) {
        if (world.refuses_storage) return "what is saved changed though storage refuses";
        if (const std::string lost = what_is_lost(saved_, now, screen_, on_table, link_of(record)); !lost.empty())
            return lost;
    }
    const bool played = on_table && screen_ == "table" && record != record_ &&
                        (line.starts_with("play ") || line.starts_with("answer"));
    if (played && !world.refuses_storage && !world.around.embedded && !link.empty() &&
        (now.empty() || now.front().second != link_of(record)))
        return "what was played is not saved";
    // The computer pauses during analysis and continues afterwards.
    const bool kept = !world.refuses_storage && !world.around.embedded;
    if (line == "reload" && screen_ == "table" && link_.starts_with("#1") &&
        !continues(record, kept ? record_ : write_json(page::record_behind(link_))))
        return "a reload brings another game";
    screen_ = screen, record_ = record, link_ = link, saved_ = now;
    return "";
}

}  // namespace sightlines::monkey
