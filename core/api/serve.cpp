#include "api/serve.h"

#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "api/asked.h"
#include "api/bots.h"
#include "api/campaign.h"
#include "api/games.h"
#include "api/link/deflated.h"
#include "api/link/forms.h"
#include "api/link/reader.h"
#include "api/match_of.h"
#include "api/reply.h"
#include "engine/dice.h"
#include "engine/wording.h"
#include "json/json.h"
#include "json/reader.h"
#include "search/bot.h"
#include "text/listed.h"

namespace sightlines {
namespace {

constexpr int deepest_perft = 64;
constexpr PerftBudget perft_budget{.positions = 20'000'000, .work = 400'000'000};  // some seconds at most

// Runs an operation on the record of a request.
template <class Operation>
Json with_match(const Reader& request, Operation operation) {
    const Reader record = request.member("record");
    if (request.fault()) return error_reply(request.fault().error());
    const Result<std::unique_ptr<Match>> opened = open_match(record.json());
    return opened ? operation(**opened) : open_error_reply(opened.error());
}

Json games(const Reader& request) {
    request.only({"op"});
    Json list = Json::array();
    for (const GameInfo* game : all_games()) {
        list.push_back({{"id", game->id},
                        {"name", game->name},
                        {"author", game->author},
                        {"players", {game->least_players, game->most_players}},
                        {"levels", game->levels}});
    }
    return {{"games", std::move(list)}};
}

Json new_scenario(const Reader& request, std::string_view game) {
    const std::string_view name = request.member("scenario").text();
    if (request.has("options")) request.member("options").fail("a scenario has options of its own");
    if (request.fault()) return {};
    if (const Result<> known = check_scenario(game, name); !known) return error_reply(known.error());
    const Result<std::unique_ptr<Match>> opened = open_scenario(game, name);
    return opened ? Json{{"record", (*opened)->record()}} : open_error_reply(opened.error());
}

// The next battle of a campaign.
Json new_battle(const Reader& request) {
    for (const char* key : {"game", "options", "scenario"})
        if (request.has(key)) request.member(key).fail("the game before says it");
    if (request.fault()) return {};
    const Reader before = request.member("after");
    const Result<std::unique_ptr<Match>> opened = open_match(before.json());
    if (!opened) return open_error_reply(opened.error());
    const std::optional<Json> battle = next_battle(**opened);
    if (!battle) return before.fail("no battle of a campaign comes after this game"), Json();
    return {{"record", (*open_match(*battle))->record()}};
}

Json new_game(const Reader& request) {
    request.only({"op", "game", "options", "scenario", "after"});
    if (request.has("after")) return new_battle(request);
    const std::string_view game = request.member("game").text();
    if (request.has("scenario")) return new_scenario(request, game);
    if (request.fault()) return {};
    const Result<std::unique_ptr<Match>> opened =
        new_match(game, request.has("options") ? request.member("options").json() : Json::object());
    if (!opened) return open_error_reply(opened.error());
    return {{"record", (*opened)->record()}};
}

Json status_of(const Match& match) {
    Json json = status_json(match.status());
    json.update(match.status_extra());
    return json;
}

Json status(const Reader& request) {
    request.only({"op", "record"});
    return with_match(request, [](const Match& match) -> Json {
        return {{"position", match.position()}, {"status", status_of(match)}};
    });
}

Json legal(const Reader& request) {
    request.only({"op", "record"});
    return with_match(request, [](const Match& match) {
        Json reply{{"actions", match.actions()}};
        const Status status = match.status();
        if (const auto kinds = match.parametric()) {
            reply["parametric"] = *kinds;
        } else if (status.roll && !listed(*status.roll)) {
            reply["parametric"] = Json::array({{{"do", "roll"}, {"dice", dice_json(*status.roll)}}});
        }
        return reply;
    });
}

Json apply(const Reader& request) {
    request.only({"op", "record", "actions"});
    const Reader actions = request.member("actions");
    (void)actions.size();
    if (request.fault()) return {};
    return with_match(request, [&actions](Match& match) -> Json {
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const Result<> played = match.play(actions.item(i).json());
            if (played) continue;
            Json reply = error_reply(played.error());
            reply["at"] = i;
            return reply;
        }
        return {{"record", match.record()}, {"position", match.position()}, {"status", status_of(match)}};
    });
}

Json perft(const Reader& request) {
    request.only({"op", "record", "depth"});
    const int depth = request.member("depth").integer(0, deepest_perft);
    if (request.fault()) return {};
    return with_match(request, [depth](const Match& match) -> Json {
        if (match.parametric()) return error_reply(format_error("This game has actions too many to list and count."));
        PerftBudget budget = perft_budget;
        const auto nodes = match.perft(depth, budget);
        if (nodes) return {{"nodes", *nodes}};
        return error_reply(
            format_error(budget.met_unlisted_roll
                             ? "depth: this is too deep: a roll with too many outcomes can only be the last action."
                             : "depth: this is too deep to count here."));
    });
}

Json link(const Reader& request) {
    request.only({"op", "record", "form"});
    constexpr std::array<std::string_view, 2> forms{"x", "d"};
    const bool older = request.word_or("form", forms, 0) == 1;
    if (request.fault()) return {};
    return with_match(request, [older](const Match& match) -> Json {
        const Result<std::string> made = older ? write_deflated_link(match.record()) : write_link(match.record());
        if (!made) return error_reply(made.error());
        return {{"link", *made}};
    });
}

Json unlink(const Reader& request) {
    request.only({"op", "link"});
    const std::string_view text = request.member("link").text();
    if (request.fault()) return {};
    const Result<std::unique_ptr<Match>> opened = open_text(text);
    if (!opened) return open_error_reply(opened.error());
    return {{"record", (*opened)->record()}};
}

constexpr int largest_seed = 2'147'483'647;

Json think(const Reader& request) {
    request.only({"op", "record", "level", "seed", "lines"});
    ThinkPlan plan;
    plan.level = request.member("level").integer(1, top_level);
    plan.seed = static_cast<std::uint64_t>(request.integer_or("seed", 0, largest_seed, 0));
    plan.lines = static_cast<std::size_t>(request.integer_or("lines", 1, static_cast<int>(most_best_lines), 0));
    if (request.fault()) return {};
    return with_match(request, [&plan](const Match& match) { return think_reply(match, plan); });
}

Json ask(const Reader& request) {
    request.only({"op", "record"});
    return with_match(request, [](const Match& match) { return ask_reply(match); });
}

Json review(const Reader& request) {
    request.only({"op", "record", "move", "level", "seed"});
    const int move = request.member("move").integer(0, static_cast<int>(most_moves) - 1);
    const int level = request.member("level").integer(1, top_level);
    const int seed = request.integer_or("seed", 0, largest_seed, 0);
    if (request.fault()) return {};
    return with_match(request, [&](const Match& match) {
        return review_reply(match, static_cast<std::size_t>(move), level, static_cast<std::uint64_t>(seed));
    });
}

Contestant read_contestant(const Reader& in) {
    constexpr std::array<std::string_view, 3> baselines{"random", "monte-carlo", "plain"};
    constexpr std::array<Contestant::Kind, 3> kinds{Contestant::Kind::random, Contestant::Kind::monte_carlo,
                                                    Contestant::Kind::baseline};
    if (!in.json().is_string()) return {Contestant::Kind::level, in.integer(1, top_level)};
    return {kinds[in.word(baselines)]};
}

Json match(const Reader& request) {
    request.only({"op", "record", "players", "seed", "opening", "most"});
    const Reader players = request.member("players");
    MatchPlan plan;
    for (std::size_t i = 0; i < players.size() && i < most_players; ++i)
        plan.contestants.push_back(read_contestant(players.item(i)));
    if (plan.contestants.empty()) players.fail("there must be somebody to play");
    plan.seed = static_cast<std::uint64_t>(request.integer_or("seed", 0, largest_seed, 0));
    plan.opening = static_cast<std::size_t>(request.integer_or("opening", 0, 1000, 0));
    plan.most = static_cast<std::size_t>(request.integer_or("most", 0, 20'000, 20'000));
    if (request.fault()) return {};
    return with_match(request, [&plan](Match& match) { return play_match(match, plan); });
}

struct Operation {
    std::string_view name;
    Json (*run)(const Reader& request);
};
constexpr std::array<Operation, 12> operations{{{"games", games},
                                                {"new", new_game},
                                                {"status", status},
                                                {"legal", legal},
                                                {"apply", apply},
                                                {"perft", perft},
                                                {"link", link},
                                                {"unlink", unlink},
                                                {"ask", ask},
                                                {"think", think},
                                                {"review", review},
                                                {"match", match}}};

constexpr auto operation_names = [] {
    std::array<std::string_view, operations.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = operations[i].name;
    return names;
}();

Json reply_to(std::string_view line) {
    if (line.size() > longest_line)
        return error_reply(format_error("This line is longer than " + std::to_string(longest_line) + " bytes."));
    // Room for a record (which has 16 levels) inside a request, and for a link as one text.
    const Result<Json> document = parse_json(line, {.bytes = longest_line, .depth = 17, .string_bytes = longest_line});
    if (!document) return error_reply(document.error());
    Fault fault;
    const Reader request(*document, "", fault);
    const std::size_t chosen = request.member("op").word(operation_names);
    if (fault) return error_reply(fault.error());
    Json reply = operations[chosen].run(request);
    return fault ? error_reply(fault.error()) : reply;
}

}  // namespace

Result<> check_scenario(std::string_view game, std::string_view name) {
    std::vector<std::string> names;
    for (const ScenarioRecord& scenario : scenarios_of(game)) names.emplace_back(scenario.name);
    if (names.empty()) return format_error("There is no game \"" + excerpt(game) + "\".");
    if (!scenario_record(game, name).empty()) return ok;
    return format_error("There is no scenario \"" + excerpt(name) + "\" of this game: it has " +
                        wording::listed(names) + ".");
}

std::string serve(std::string_view line) { return write_json(reply_to(line)); }

}  // namespace sightlines
