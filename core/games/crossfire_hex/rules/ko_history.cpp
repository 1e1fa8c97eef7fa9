#include "games/crossfire_hex/rules/ko_history.h"

#include <cassert>

namespace sightlines::crossfire_hex {
namespace {

constexpr std::size_t few = 32;  // occurrences that are sooner copied than looked up in a table of their own
constexpr int most_trunks = 3;   // tables to look into, besides the first

}  // namespace

std::uint64_t ko_key(const Occurrence& o) {
    std::uint64_t key = o.board.hash();
    if (const auto* move = std::get_if<Move>(&o.action))
        key += static_cast<std::uint64_t>(move->from + 1) * ko_weight::origin;
    key += static_cast<std::uint64_t>(target_of(o.action)) * ko_weight::target;
    for (const std::size_t player : {0U, 1U})
        key += static_cast<std::uint64_t>(o.reserve[player]) * ko_weight::reserve[player];
    return key;
}

const Occurrence& KoHistory::operator[](std::size_t place) const {
    assert(place < size_);
    const Log* log = log_.get();
    while (place < log->first) log = log->trunk.get();
    return log->own[place - log->first];
}

void KoHistory::append(const Occurrence& occurrence) {
    if (log_ == nullptr || log_->end() != size_) log_ = branch();
    log_->append(occurrence);
    ++size_;
}

// A new log that ends where this one's part does. It leaves to the logs before it all but a few, unless that would make
// them too many.
std::shared_ptr<KoHistory::Log> KoHistory::branch() const {
    std::shared_ptr<const Log> trunk = log_;
    std::size_t end = size_;
    while (trunk != nullptr && end - trunk->first < few) {
        end = trunk->first;
        trunk = trunk->trunk;
    }
    auto log = std::make_shared<Log>();
    if (trunk != nullptr && trunk->trunks < most_trunks) {
        log->trunks = trunk->trunks + 1;
        log->trunk = std::move(trunk);
        log->first = end;
    }
    for (std::size_t place = log->first; place < size_; ++place) log->append((*this)[place]);
    return log;
}

void KoHistory::Log::append(const Occurrence& occurrence) {
    own.push_back(occurrence);
    keys.push_back(ko_key(occurrence));
    if (8 * own.size() <= slots.size()) return enter(own.size() - 1);
    mask = 2 * mask + 1;
    slots.assign(mask + 1, 0);
    for (std::size_t at = 0; at < own.size(); ++at) enter(at);
}

void KoHistory::Log::enter(std::size_t at) {
    std::size_t slot = keys[at] & mask;
    while (slots[slot] != 0) slot = (slot + 1) & mask;
    slots[slot] = static_cast<std::uint32_t>(at + 1);
}

}  // namespace sightlines::crossfire_hex
