// Reviews in the browser's storage: those of the last games.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "api/chapters.h"
#include "api/games.h"
#include "base/hash.h"
#include "games/page.h"
#include "platform.h"
#include "screens/analysis/analysis.h"

namespace sightlines {
namespace {

constexpr std::string_view reviews_key = "reviews";
constexpr std::size_t most_kept = 8;
constexpr JsonLimits limits{.bytes = 2'000'000, .depth = 8};

Json kept_reviews() {
    Result<Json> kept = parse_json(platform::stored(reviews_key), limits);
    return kept && kept->is_array() ? std::move(*kept) : Json::array();
}

}  // namespace

std::optional<ReviewedGame> game_to_review(const Match& match) {
    Json record = chapter_record(match.record(), match.annotations().chapter);
    for (const std::string_view written : annotation_keys) record.erase(std::string(written));
    Result<std::unique_ptr<Match>> opened = open_match(record);
    if (!opened) return std::nullopt;
    std::unique_ptr<Match> game = std::move(*opened);
    std::vector<int> actors;
    actors.reserve(game->size());
    for (std::size_t ply = 0; ply < game->size(); ++ply) actors.push_back(static_cast<int>(game->actor(ply)));
    Review review(std::to_string(Hash().add(write_json(record)).value()), std::move(actors),
                  game->status().outcome.has_value());
    for (const Json& kept : kept_reviews()) {
        if (review.read(kept)) break;
    }
    std::unique_ptr<BoardView> view = make_view(*game);
    return ReviewedGame{std::move(game), std::move(view), std::move(record), std::move(review)};
}

void keep_review(const Review& review) {
    Json reviews = Json::array({review.write()});
    for (Json& kept : kept_reviews()) {
        if (reviews.size() < most_kept && kept.is_object() && kept.value("of", "") != review.id())
            reviews.push_back(std::move(kept));
    }
    platform::store(reviews_key, write_json(reviews));
}

}  // namespace sightlines
