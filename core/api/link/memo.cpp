#include "api/link/memo.h"

namespace sightlines {

const std::string* Memo::made_of(std::string_view text) const {
    for (const auto& [known, made] : known_) {
        if (known == text) return &made;
    }
    return nullptr;
}

const std::string& Memo::add(std::string_view text, std::string made) {
    if (known_.size() < most_) known_.emplace_back();
    auto& place = known_[next_];
    next_ = (next_ + 1) % most_;
    place = {std::string(text), std::move(made)};
    return place.second;
}

}  // namespace sightlines
