#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace sightlines {

// A vector of at most `Capacity` items kept inside the object: positions without heap blocks. Unused items stay
// default-constructed, so the defaulted comparison of a position compares what it holds and nothing else.
template <class T, std::size_t Capacity>
class StaticVector {
  public:
    constexpr StaticVector() = default;
    constexpr StaticVector(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    constexpr T& operator[](std::size_t at) {
        assert(at < size_);
        return items_[at];
    }
    constexpr const T& operator[](std::size_t at) const {
        assert(at < size_);
        return items_[at];
    }

    constexpr void push_back(const T& item) {
        assert(size_ < Capacity);
        items_[size_++] = item;
    }
    constexpr void insert(T* before, const T& item) {
        assert(size_ < Capacity && begin() <= before && before <= end());
        std::move_backward(before, end(), end() + 1);
        *before = item;
        ++size_;
    }
    constexpr void erase(T* item) {
        assert(begin() <= item && item < end());
        std::move(item + 1, end(), item);
        items_[--size_] = T{};
    }
    constexpr void clear() {
        while (size_ > 0) items_[--size_] = T{};
    }

    friend constexpr bool operator==(const StaticVector& a, const StaticVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

  private:
    std::array<T, Capacity> items_{};
    std::uint16_t size_ = 0;
};

}  // namespace sightlines
