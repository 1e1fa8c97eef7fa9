#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace sightlines {

// A set of whole numbers from 0 to Count-1 (board cells, say) as bits. Iterates in ascending order.
template <int Count>
class IndexSet {
  public:
    constexpr bool contains(int index) const { return (words_[word(index)] & bit(index)) != 0; }
    constexpr void insert(int index) { words_[word(index)] |= bit(index); }
    constexpr void erase(int index) { words_[word(index)] &= ~bit(index); }

    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t w : words_) count += std::popcount(w);
        return count;
    }
    constexpr bool empty() const { return size() == 0; }

    class Iterator {
      public:
        constexpr Iterator(const IndexSet& set, int from) : set_(&set), at_(from) { skip(); }
        constexpr int operator*() const { return at_; }
        constexpr Iterator& operator++() {
            ++at_;
            skip();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

      private:
        constexpr void skip() {
            while (at_ < Count) {
                const std::uint64_t rest = set_->words_[word(at_)] >> (static_cast<unsigned>(at_) % 64U);
                if (rest != 0) {
                    at_ += std::countr_zero(rest);
                    return;
                }
                at_ = (at_ / 64 + 1) * 64;
            }
            at_ = Count;
        }
        const IndexSet* set_;
        int at_;
    };
    constexpr Iterator begin() const { return {*this, 0}; }
    constexpr Iterator end() const { return {*this, Count}; }

    friend constexpr bool operator==(const IndexSet&, const IndexSet&) = default;

  private:
    static constexpr std::size_t word(int index) {
        assert(0 <= index && index < Count);
        return static_cast<std::size_t>(index) / 64U;
    }
    static constexpr std::uint64_t bit(int index) { return std::uint64_t{1} << (static_cast<unsigned>(index) % 64U); }

    std::array<std::uint64_t, static_cast<std::size_t>((Count + 63) / 64)> words_{};
};

}  // namespace sightlines
