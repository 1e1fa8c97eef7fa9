#include "games/crossfire_hex/seen.h"

#include <cassert>

namespace sightlines::crossfire_hex {
namespace {

constexpr std::size_t few = 32;  // occurrences that are sooner copied than looked up in a table of their own
constexpr int most_trunks = 3;   // tables to look into, besides the first

std::uint64_t key_of(const Occurrence& o) { return ko_key(o.action, o.board.hash(), o.reserve); }

}  // namespace

const Occurrence& Seen::operator[](std::size_t place) const {
    assert(place < size_);
    const Log* log = log_.get();
    while (place < log->first) log = log->trunk.get();
    return log->own[place - log->first];
}

void Seen::append(const Occurrence& occurrence) {
    if (log_ == nullptr || log_->end() != size_) log_ = branch();
    log_->append(occurrence);
    ++size_;
}

// A new log that ends where this one's part does. It leaves to the logs before it all but a few, unless that would make
// them too many.
std::shared_ptr<Seen::Log> Seen::branch() const {
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

void Seen::Log::append(const Occurrence& occurrence) {
    own.push_back(occurrence);
    if (2 * own.size() <= slots.size()) return enter(own.size() - 1);
    slots.assign(2 * slots.size(), Slot{});
    for (std::size_t place = 0; place < own.size(); ++place) enter(place);
}

void Seen::Log::enter(std::size_t place) {
    const std::uint64_t key = key_of(own[place]);
    std::size_t at = key & mask();
    while (slots[at].next != 0) at = (at + 1) & mask();
    slots[at] = {tag(key), static_cast<std::uint32_t>(place + 1)};
}

}  // namespace sightlines::crossfire_hex
