#include "api/link/models.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <vector>

#include "api/link/parcel.h"

namespace sightlines {
namespace {

struct Model {
    const GameEntry* game;
    std::unique_ptr<const TokenModel> model;
};

std::unique_ptr<const TokenModel> read_sample(const GameEntry* game) {
    auto model = std::make_unique<TokenModel>();
    std::string_view sample = game == nullptr ? std::string_view() : game->link_sample();
    while (!sample.empty()) {
        [[maybe_unused]] const Parcel parcel = read_parcel(*model, sample, sample.size() * 100);
        assert(parcel.fault == ParcelFault::none);
        sample.remove_prefix(std::min(sample.size(), parcel_size(sample)));
    }
    return model;
}

}  // namespace

TokenModel& fresh_model(const GameEntry* game) {
    static std::vector<Model> models;
    static const auto fresh = std::make_unique<TokenModel>();
    auto found = std::find_if(models.begin(), models.end(), [game](const Model& model) { return model.game == game; });
    if (found == models.end()) found = models.insert(found, {game, read_sample(game)});
    *fresh = *found->model;
    return *fresh;
}

}  // namespace sightlines
