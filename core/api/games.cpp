#include "api/games.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/link/forms.h"
#include "api/registry.h"

namespace sightlines {
namespace {

constexpr int schema_version = 1, with_chapters = 2;

}  // namespace

std::vector<const GameInfo*> all_games() {
    std::vector<const GameInfo*> infos;
    for (const GameEntry* game : registry::games()) infos.push_back(game->info);
    return infos;
}

Result<std::unique_ptr<Match>> open_match(const Json& document) {
    Fault fault;
    const Reader record(document, "", fault);
    const std::string_view game = record.member("game").text();
    const int version = record.has("title") || record.has("chapters") ? with_chapters : schema_version;
    if (record.has("version") && record.member("version").json().is_number_integer() &&
        record.member("version").json().get<int>() > version)
        return Error("record-newer", "FORMAT", "This game was made by a newer version of Sightlines: reload the page.");
    record.only(
        {"game", "version", "options", "start", "moves", "players", "match", "notes", "lines", "title", "chapters"});
    (void)record.member("version").integer(version, version);
    if (fault) return fault.error();
    for (const GameEntry* entry : registry::games()) {
        if (entry->info->id == game) return entry->open(record);
    }
    record.member("game").fail("there is no game \"" + excerpt(game) + "\"");
    return fault.error();
}

bool is_annotated(const Json& record) {
    return std::any_of(annotation_keys.begin(), annotation_keys.end(),
                       [&](std::string_view key) { return record.contains(key); });
}

Result<std::unique_ptr<Match>> open_link(std::string_view link) {
    const Result<Json> record = read_link(link);
    if (!record) return record.error();
    return open_match(*record);
}

Result<std::unique_ptr<Match>> new_match(std::string_view game, const Json& options) {
    return open_match(Json{{"game", game}, {"version", schema_version}, {"options", options}});
}

std::span<const ScenarioRecord> scenarios_of(std::string_view game) {
    for (const GameEntry* entry : registry::games()) {
        if (entry->info->id == game) return entry->scenarios();
    }
    return {};
}

std::string_view scenario_record(std::string_view game, std::string_view name) {
    for (const ScenarioRecord& scenario : scenarios_of(game)) {
        if (scenario.name == name) return scenario.record;
    }
    return {};
}

std::string_view scenario_replies(std::string_view game, std::string_view name) {
    for (const ScenarioRecord& scenario : scenarios_of(game)) {
        if (scenario.name == name) return scenario.replies;
    }
    return {};
}

Result<std::unique_ptr<Match>> open_scenario(std::string_view game, std::string_view name) {
    const Result<Json> record = parse_json(scenario_record(game, name));
    if (!record) return record.error();
    return open_match(*record);
}

}  // namespace sightlines
