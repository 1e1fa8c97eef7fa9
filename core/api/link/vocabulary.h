#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sightlines {

// Words by number, in the order in which they were met first. Has room for so many; words that are later or longer have
// no number. A value without pointers, so that it is copied in one piece.
class Vocabulary {
  public:
    static constexpr std::uint16_t unknown = 0xFFFF;
    static constexpr std::size_t most_words = 1024, most_letters = 12'288, longest_word = 40;

    std::uint16_t find(std::string_view word) const;  // its number, or unknown
    std::uint16_t find_or_add(std::string_view word);
    std::string_view word(std::uint16_t number) const;

  private:
    std::size_t slot_of(std::string_view word) const;

    std::array<char, most_letters> letters_{};
    std::array<std::uint16_t, most_words + 1> begins_{};
    std::array<std::uint16_t, most_words * 2> slots_{};  // a number + 1; 0: free
    std::uint16_t count_ = 0;
};

}  // namespace sightlines
