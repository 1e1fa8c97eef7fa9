#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

namespace sightlines {

// A 64-bit hash that is the same on every machine and in every release (FNV-1a, then mixed), fed field by field.
class Hash {
  public:
    template <class T>
        requires std::is_integral_v<T> || std::is_enum_v<T>
    constexpr Hash& add(T value) {
        auto bits = static_cast<std::uint64_t>(value);
        for (int byte = 0; byte < 8; ++byte, bits >>= 8U) add_byte(static_cast<unsigned char>(bits & 0xFFU));
        return *this;
    }
    constexpr Hash& add(std::string_view text) {
        for (const char c : text) add_byte(static_cast<unsigned char>(c));
        return add(text.size());
    }

    constexpr std::uint64_t value() const {
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 33U)) * 0xFF51AFD7ED558CCDU;
        mixed = (mixed ^ (mixed >> 33U)) * 0xC4CEB9FE1A85EC53U;
        return mixed ^ (mixed >> 33U);
    }

  private:
    constexpr void add_byte(unsigned char byte) { state_ = (state_ ^ byte) * 0x100000001B3U; }

    std::uint64_t state_ = 0xCBF29CE484222325U;
};

}  // namespace sightlines
