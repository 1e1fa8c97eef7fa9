#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/crossfire_hex/types.h"

namespace sightlines::crossfire_hex {

// CX-KO-01: an action that was played, and the position that it led to.
struct Occurrence {
    Action action;
    Board board;
    PerPlayer reserve{};  // both 0 where the ko rule looks at the board alone

    friend bool operator==(const Occurrence&, const Occurrence&) = default;
};

// A hash of an occurrence; `board` is the board's.
constexpr std::uint64_t ko_key(const Action& action, std::uint64_t board, PerPlayer reserve) {
    const auto* move = std::get_if<Move>(&action);
    const int from = move != nullptr ? move->from + 1 : 0;
    const int to = move != nullptr ? move->to : std::get_if<Enter>(&action)->to;
    const auto played = static_cast<std::uint64_t>(from * cell_count + to);
    const auto held = static_cast<std::uint64_t>(reserve[0] * (side_men + 1) + reserve[1]);
    std::uint64_t key = board + played * 0x9E3779B97F4A7C15U + held * 0xD6E8FEB86659FD93U;
    key = (key ^ (key >> 32U)) * 0xBF58476D1CE4E5B9U;
    return key ^ (key >> 32U);
}

// Everything that came about in a game, oldest first, for the ko rule. A value: copies go their own ways. What they
// have in common they share, so that to copy is cheap however long the game, and so is to append: a log only grows,
// and who holds a part of it does not see the rest. If the log went on without the holder, a new one branches off.
class Seen {
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
            for (std::size_t at = key & log->mask(); log->slots[at].next != 0; at = (at + 1) & log->mask()) {
                const Slot slot = log->slots[at];
                const std::size_t place = log->first + slot.next - 1;
                if (slot.tag == tag(key) && place < end && same(log->own[slot.next - 1])) return place;
            }
        }
        return std::nullopt;
    }

    // They hold the same log to the same place. If not, they may be equal all the same.
    friend bool same_log(const Seen& a, const Seen& b) { return a.log_ == b.log_ && a.size_ == b.size_; }

  private:
    struct Slot {
        std::uint32_t tag = 0;
        std::uint32_t next = 0;  // the place in Log::own after the one meant; 0: free
    };

    // The occurrences from place `first` on, and a table of them by key; what lies before is in the trunk.
    struct Log {
        std::shared_ptr<const Log> trunk;
        std::size_t first = 0;
        int trunks = 0;
        std::vector<Occurrence> own;
        std::vector<Slot> slots = std::vector<Slot>(16);

        std::size_t end() const { return first + own.size(); }
        std::size_t mask() const { return slots.size() - 1; }
        void append(const Occurrence& occurrence);
        void enter(std::size_t place);
    };

    static std::uint32_t tag(std::uint64_t key) { return static_cast<std::uint32_t>(key >> 32U); }
    std::shared_ptr<Log> branch() const;

    std::shared_ptr<Log> log_;
    std::size_t size_ = 0;
};

}  // namespace sightlines::crossfire_hex
