#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/crossfire_hex/rules/types.h"

namespace sightlines::crossfire_hex {

// CX-KO-01: an action that was played, and the position that it led to.
struct Occurrence {
    Action action;
    Board board;
    PerPlayer reserve{};  // both 0 where the ko rule looks at the board alone

    friend bool operator==(const Occurrence&, const Occurrence&) = default;
};

// An additive hash of an occurrence: the board, its action and its reserves each add a term, so that the hash after an
// action takes a few additions.
namespace ko_weight {

inline constexpr std::uint64_t target = 0x9E3779B97F4A7C15U;
inline constexpr std::uint64_t origin = target * cell_count;  // 0 for an entry, else of the cell's place + 1
inline constexpr std::array<std::uint64_t, 2> reserve{0xD6E8FEB86659FD93U, 0xA0761D6478BD642FU};

}  // namespace ko_weight

std::uint64_t ko_key(const Occurrence& occurrence);

// All occurrences of a game, oldest first, for the ko rule. A value with cheap copies: they share their common past in
// a log that only grows, and each sees its own part of it. Appending to a copy whose log has gone on without it starts
// a new branch.
class KoHistory {
  public:
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Occurrence& operator[](std::size_t place) const;

    void append(const Occurrence& occurrence);

    // The place of an occurrence with this key of which `same` is true.
    template <class Same>
    std::optional<std::size_t> find(std::uint64_t key, Same same) const {
        std::size_t end = size_;
        for (const Log* log = log_.get(); log != nullptr; end = log->first, log = log->trunk.get()) {
            for (std::size_t slot = key & log->mask; log->slots[slot] != 0; slot = (slot + 1) & log->mask) {
                const std::size_t at = log->slots[slot] - 1;
                if (log->keys[at] == key && log->first + at < end && same(log->own[at])) return log->first + at;
            }
        }
        return std::nullopt;
    }

    // They hold the same log to the same place. If not, they may be equal all the same.
    friend bool same_log(const KoHistory& a, const KoHistory& b) { return a.log_ == b.log_ && a.size_ == b.size_; }

  private:
    // The occurrences from place `first` on, and a table of them by key; what lies before is in the trunk. Most
    // look-ups find nothing, so the table is kept nearly empty.
    struct Log {
        std::shared_ptr<const Log> trunk;
        std::size_t first = 0;
        int trunks = 0;
        std::vector<Occurrence> own;
        std::vector<std::uint64_t> keys;   // of `own`
        std::size_t mask = 63;             // of a key, for its slot
        std::vector<std::uint32_t> slots;  // a place in `own`, plus 1; 0: free

        Log() : slots(mask + 1) {}
        std::size_t end() const { return first + own.size(); }
        void append(const Occurrence& occurrence);
        void enter(std::size_t at);
    };

    std::shared_ptr<Log> branch() const;

    std::shared_ptr<Log> log_;
    std::size_t size_ = 0;
};

}  // namespace sightlines::crossfire_hex
