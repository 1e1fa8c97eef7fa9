#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sightlines {

// Results of alpha-beta search by the key of the position. A new entry replaces the one in its slot, unless that is of
// the same position and deeper.
class TranspositionTable {
  public:
    enum class Bound : std::uint8_t { none, exact, at_least, at_most };

    struct Entry {
        std::uint64_t key = 0;
        std::int16_t score = 0;
        std::uint16_t move = 0;
        std::int8_t depth = 0;
        Bound bound = Bound::none;
    };

    // Room for about this many positions, within limits: a power of two of entries, 16 bytes each.
    explicit TranspositionTable(std::uint64_t positions)
        : entries_(static_cast<std::size_t>(std::bit_ceil(clamped(positions)))) {}

    const Entry* probe(std::uint64_t key) const {
        const Entry& entry = entries_[slot_of(key)];
        return entry.bound != Bound::none && entry.key == key ? &entry : nullptr;
    }

    void store(const Entry& entry) {
        Entry& slot = entries_[slot_of(entry.key)];
        if (slot.key == entry.key && slot.bound != Bound::none && slot.depth > entry.depth) return;
        slot = entry;
    }

  private:
    static constexpr std::uint64_t least = 1U << 10U;
    static constexpr std::uint64_t most = 1U << 20U;  // 16 MB

    static std::uint64_t clamped(std::uint64_t positions) {
        return positions < least ? least : positions > most ? most : positions;
    }
    std::size_t slot_of(std::uint64_t key) const {
        return static_cast<std::size_t>(key >> 20U) & (entries_.size() - 1);
    }

    std::vector<Entry> entries_;
};

}  // namespace sightlines
