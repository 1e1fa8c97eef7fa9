#include "session/live/shared_game.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "api/games.h"
#include "base/sha256.h"

namespace sightlines::live {
namespace {

std::string next_link(const std::string& before, const Json& action) {
    return hexadecimal(sha256(before + write_json(action)));
}

std::string hash_of(const Match& match, const char* key, const Json& value) {
    const Json record = match.record();
    return hexadecimal(sha256(write_json(
        Json{{"game", match.game().id}, {"options", record.value("options", Json::object())}, {key, value}})));
}

}  // namespace

SharedGame::SharedGame(std::unique_ptr<Match> match, int ply) : match_(std::move(match)) {
    match_->go_to(match_->size());
    if (ply >= 0) before_ = ply - static_cast<int>(match_->size());
    if (match_->may_hide()) return;
    chain_.push_back(hash_of(*match_, "start", match_->record().value("start", Json())));
    for (std::size_t at = 0; at < match_->size(); ++at) chain_.push_back(next_link(chain_.back(), match_->action(at)));
}

std::string SharedGame::hash() const {
    return match_->may_hide() ? hash_of(*match_, "position", match_->position()) : chain_.back();
}

Result<> SharedGame::play(const Json& action) {
    Result<> played = match_->play(action);
    if (played && !match_->may_hide()) chain_.push_back(next_link(chain_.back(), match_->action(match_->size() - 1)));
    return played;
}

void SharedGame::take_back(std::size_t size) {
    match_->go_to(size);
    match_->forget_rest();
    if (!match_->may_hide()) chain_.resize(size + 1);
}

std::unique_ptr<SharedGame> SharedGame::as_seen_by(int player) const {
    const std::optional<Result<Json>> seen = match_->record_for(player);
    if (seen && !*seen) return nullptr;
    const Json record = seen ? **seen : match_->position_record();
    // What was played before may tell what is hidden.
    if (!record.value("moves", Json::array()).empty()) return nullptr;
    Result<std::unique_ptr<Match>> opened = open_match(record);
    if (!opened) return nullptr;
    return std::make_unique<SharedGame>(std::move(*opened), ply());
}

std::vector<int> hiding_seats(const Match& match) {
    std::vector<int> hiding;
    if (!match.may_hide()) return hiding;
    for (int seat = 0; seat < match.seats(); ++seat) {
        bool hides = match.may_hide(seat);
        for (int other = 0; other < match.seats() && !hides; ++other) hides = other != seat && match.record_for(other);
        if (hides) hiding.push_back(seat);
    }
    return hiding;
}

}  // namespace sightlines::live
