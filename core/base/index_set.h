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
    using Words = std::array<std::uint64_t, static_cast<std::size_t>((Count + 63) / 64)>;

  public:
    constexpr bool contains(int index) const { return (words_[word(index)] & bit(index)) != 0; }
    constexpr void insert(int index) { words_[word(index)] |= bit(index); }
    constexpr void erase(int index) { words_[word(index)] &= ~bit(index); }

    constexpr int size() const {
        int count = 0;
        for (const std::uint64_t w : words_) count += std::popcount(w);
        return count;
    }
    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t w : words_) any |= w;
        return any == 0;
    }

    constexpr IndexSet& operator|=(const IndexSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr IndexSet& operator&=(const IndexSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
        return *this;
    }
    friend constexpr IndexSet operator|(IndexSet a, const IndexSet& b) { return a |= b; }
    friend constexpr IndexSet operator&(IndexSet a, const IndexSet& b) { return a &= b; }

    // Everything that is not in the set.
    constexpr IndexSet operator~() const {
        IndexSet all;
        for (std::size_t i = 0; i < words_.size(); ++i) all.words_[i] = ~words_[i];
        return all.cut();
    }

    // Every index moved by `distance`, -63 to 63; what leaves 0 to Count-1 is lost.
    constexpr IndexSet moved(int distance) const {
        if (distance == 0) return *this;
        IndexSet set;
        const auto shift = static_cast<unsigned>(distance < 0 ? -distance : distance);
        for (std::size_t i = 0; i < words_.size(); ++i) {
            if (distance > 0) {
                set.words_[i] = (words_[i] << shift) | (i > 0 ? words_[i - 1] >> (64U - shift) : 0);
            } else {
                set.words_[i] = (words_[i] >> shift) | (i + 1 < words_.size() ? words_[i + 1] << (64U - shift) : 0);
            }
        }
        return set.cut();
    }

    // Calls see(index) in ascending order; faster than the iterator.
    template <class See>
    constexpr void each(See see) const {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                see(static_cast<int>(i) * 64 + std::countr_zero(rest));
        }
    }

    class Iterator {
      public:
        constexpr Iterator(const IndexSet& set, std::size_t word) : words_(&set.words_), word_(word) {
            if (word_ < words_->size()) rest_ = (*words_)[word_];
            skip();
        }
        constexpr int operator*() const { return static_cast<int>(word_) * 64 + std::countr_zero(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            skip();
            return *this;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.word_ == b.word_ && a.rest_ == b.rest_;
        }

      private:
        constexpr void skip() {
            while (rest_ == 0 && word_ < words_->size()) {
                if (++word_ < words_->size()) rest_ = (*words_)[word_];
            }
        }
        const Words* words_;
        std::size_t word_;
        std::uint64_t rest_ = 0;  // the bits of the word that are still to be visited
    };
    constexpr Iterator begin() const { return {*this, 0}; }
    constexpr Iterator end() const { return {*this, std::tuple_size_v<Words>}; }

    friend constexpr bool operator==(const IndexSet&, const IndexSet&) = default;

  private:
    static constexpr std::size_t word(int index) {
        assert(0 <= index && index < Count);
        return static_cast<std::size_t>(index) / 64U;
    }
    static constexpr std::uint64_t bit(int index) { return std::uint64_t{1} << (static_cast<unsigned>(index) % 64U); }

    // Clears the bits beyond Count in the last word.
    constexpr IndexSet& cut() {
        if constexpr (Count % 64 != 0) words_.back() &= (std::uint64_t{1} << (Count % 64)) - 1;
        return *this;
    }

    Words words_{};
};

}  // namespace sightlines
