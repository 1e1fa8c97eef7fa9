#include "screens/analysis/mistakes.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/games.h"
#include "base/date.h"
#include "base/hash.h"
#include "platform.h"
#include "screens/analysis/best_lines.h"

namespace sightlines {
namespace {

constexpr std::string_view mistakes_key = "mistakes";
constexpr JsonLimits kept_limits{.bytes = 1'000'000, .depth = 8};
constexpr std::size_t longest_link = 60'000;

std::string text_of(const Json& kept, const char* key) {
    const auto found = kept.find(key);
    return found != kept.end() && found->is_string() ? found->get<std::string>() : std::string();
}

double number_of(const Json& kept, const char* key) {
    const auto found = kept.find(key);
    return found != kept.end() && found->is_number() ? found->get<double>() : 0;
}

bool is_action(const std::string& text) {
    const Result<Json> action = parse_json(text, kept_limits);
    return action && action->is_object();
}

bool is_mistake(const Mistake& each) {
    const auto games = all_games();
    const bool known = std::ranges::any_of(games, [&](const GameInfo* game) { return game->id == each.game; });
    return known && !each.link.empty() && each.link.size() <= longest_link && is_action(each.played) &&
           is_action(each.better) && each.cost > 0 && each.cost <= 1000;
}

void store_all(const std::vector<Mistake>& mistakes) {
    Json list = Json::array();
    for (const Mistake& each : mistakes) {
        Json one{{"game", each.game},     {"link", each.link},    {"played", each.played},
                 {"better", each.better}, {"told", each.told},    {"why", each.why},
                 {"cost", each.cost},     {"when", each.when_ms}, {"solved", each.solved}};
        list.push_back(std::move(one));
    }
    platform::store(mistakes_key, write_json(list));
}

}  // namespace

std::string id_of_mistake(std::string_view link) {
    return std::string(mistake_id) + std::to_string(Hash().add(link).value());
}

std::vector<Mistake> kept_mistakes() {
    std::vector<Mistake> mistakes;
    const Result<Json> kept = parse_json(platform::stored(mistakes_key), kept_limits);
    if (!kept || !kept->is_array()) return mistakes;
    for (const Json& one : *kept) {
        if (!one.is_object() || mistakes.size() == most_mistakes) continue;
        Mistake each{.game = text_of(one, "game"),
                     .link = text_of(one, "link"),
                     .played = text_of(one, "played"),
                     .better = text_of(one, "better"),
                     .told = text_of(one, "told"),
                     .why = text_of(one, "why"),
                     .cost = static_cast<int>(std::clamp(number_of(one, "cost"), 0.0, 1001.0)),
                     .when_ms = std::clamp(number_of(one, "when"), 0.0, 1e15),
                     .solved = one.contains("solved") && one["solved"] == true};
        each.id = id_of_mistake(each.link);
        if (is_mistake(each) && std::ranges::count(mistakes, each.id, &Mistake::id) == 0)
            mistakes.push_back(std::move(each));
    }
    return mistakes;
}

std::vector<Mistake> kept_mistakes(std::string_view game) {
    std::vector<Mistake> mistakes = kept_mistakes();
    std::erase_if(mistakes, [game](const Mistake& each) { return each.game != game; });
    return mistakes;
}

void keep_mistakes(std::vector<Mistake> mistakes) {
    std::vector<Mistake> kept = kept_mistakes();
    std::erase_if(mistakes, [&](const Mistake& each) { return std::ranges::count(kept, each.id, &Mistake::id) > 0; });
    if (mistakes.empty()) return;
    mistakes.insert(mistakes.end(), std::make_move_iterator(kept.begin()), std::make_move_iterator(kept.end()));
    if (mistakes.size() > most_mistakes) mistakes.resize(most_mistakes);
    store_all(mistakes);
}

void mark_solved(std::string_view id) {
    std::vector<Mistake> kept = kept_mistakes();
    for (Mistake& each : kept) each.solved |= each.id == id;
    store_all(kept);
}

void forget_mistake(std::string_view id) {
    std::vector<Mistake> kept = kept_mistakes();
    std::erase_if(kept, [id](const Mistake& each) { return each.id == id; });
    store_all(kept);
}

PuzzleBook book_of_mistakes(std::string_view game, const std::vector<Mistake>& mistakes) {
    PuzzleBook book{.game = std::string(game), .puzzles = {}, .past = {}, .days = {}};
    for (const Mistake& each : mistakes) {
        if (each.game != game) continue;
        Puzzle puzzle{.id = each.id,
                      .title = title_of(each, platform::local_clock_ms(platform::wall_clock_ms())),
                      .level = 0,
                      .record = JsonValue(Json(each.link)),
                      .answer = {},
                      .hint = each.why,
                      .why = each.why};
        puzzle.answer.emplace_back(*parse_json(each.better, kept_limits));
        book.puzzles.push_back(std::move(puzzle));
    }
    return book;
}

std::string title_of(const Mistake& mistake, double now_ms) {
    const std::string when = mistake.when_ms > 0 ? " (" + date_in_words(mistake.when_ms, now_ms) + ")" : "";
    return "A move of yours that cost " + percent(mistake.cost) + when;
}

}  // namespace sightlines
